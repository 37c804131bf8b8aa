// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One mesh: its measures and flaws, and what a ray meets.
#include "jostle/mesh.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <tuple>

#include "jostle/output.h"
#include "measure/row.h"

namespace jostle::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kFlawsInWords = 8;

struct Flaw {
    const char* key;
    const char* words;
    Json places;  ///< numbers of triangles or vertices, or edges as pairs of vertices
};

Json edges(const std::vector<MeshEdge>& edges) {
    Json list = Json::array();
    for (const MeshEdge& edge : edges) list.push_back({edge.a, edge.b});
    return list;
}

std::vector<Flaw> flaws_of(const MeshReport& report) {
    return {{"degenerate", "triangles without area", report.degenerate},
            {"duplicate", "triangles that are there twice", report.duplicate},
            {"open_edges", "edges of one triangle", edges(report.open_edges)},
            {"crowded_edges", "edges of three triangles or more", edges(report.crowded_edges)},
            {"clashing_edges", "edges where a triangle is turned over", edges(report.clashing_edges)},
            {"pinched_vertices", "vertices with several fans", report.pinched_vertices}};
}

std::string words_of(const std::vector<Flaw>& flaws) {
    std::string text;
    for (const Flaw& flaw : flaws) {
        if (flaw.places.empty()) continue;
        std::vector<std::string> some;
        for (std::size_t i = 0; i < std::min(kFlawsInWords, flaw.places.size()); ++i) {
            const Json& place = flaw.places[i];
            some.push_back(place.is_array() ? fmt::format("{}-{}", place[0].get<int>(), place[1].get<int>())
                                            : std::to_string(place.get<int>()));
        }
        text +=
            fmt::format("  {:<18} {} {}: {}{}\n", text.empty() ? "flaws" : "", flaw.places.size(), flaw.words,
                        fmt::join(some, ", "), some.size() < flaw.places.size() ? ", ..." : "");
    }
    return text.empty() ? "  flaws              none\n" : text;
}

std::string left_out(int count) {
    return count == 0 ? "" : fmt::format(", {} points and lines left out", count);
}

}  // namespace

std::string to_words(Vec3 v) {
    return fmt::format("({:.6g}, {:.6g}, {:.6g})", v.x, v.y, v.z);
}

Json to_json(float x) {
    // A JSON number is a double: the nearest to the float's shortest text.
    const std::string text = fmt::format("{}", x);
    double number = 0.0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Json to_json(Vec3 v) {
    return Json::array({to_json(v.x), to_json(v.y), to_json(v.z)});
}

void mesh_info(const OneMeshOptions& options) {
    const auto [name, mesh, points_and_lines] = read_mesh(options.file, options.limits);
    const MeshReport report = mesh.report();
    const std::vector<Flaw> flaws = flaws_of(report);
    const Aabb3 box = mesh.bounds();
    const MeshMass mass = report.closed ? mesh.mass() : MeshMass{};
    if (options.json) {
        Json json;
        json["file"] = options.file;
        json["triangles"] = mesh.triangle_count();
        json["vertices"] = mesh.vertex_count();
        json["left_out"] = points_and_lines;
        json["lower"] = to_json(box.lower);
        json["upper"] = to_json(box.upper);
        json["area"] = to_json(mesh.area());
        json["closed"] = report.closed;
        json["manifold"] = report.is_manifold();
        json["volume"] = report.closed ? to_json(mass.volume) : Json();
        json["center_of_mass"] = report.closed ? to_json(mass.center) : Json();
        const Mat33& m = mass.inertia;
        json["inertia"] = report.closed ? Json::array({to_json(m.cx), to_json(m.cy), to_json(m.cz)}) : Json();
        for (const Flaw& flaw : flaws) json["flaws"][flaw.key] = flaw.places;
        print(measure::dump(json));
        return;
    }
    std::string text = fmt::format("{}: {} triangles, {} vertices{}\n", name, mesh.triangle_count(),
                                   mesh.vertex_count(), left_out(points_and_lines));
    text += fmt::format("  box                {} to {}\n", to_words(box.lower), to_words(box.upper));
    text += fmt::format("  area               {:.6g}\n", mesh.area());
    if (report.closed) {
        text += fmt::format("  volume             {:.6g}, center of mass {}\n", mass.volume,
                            to_words(mass.center));
    }
    text += fmt::format("  surface            {}\n", report.is_manifold() ? "closed, a manifold"
                                                     : report.closed      ? "closed, no manifold"
                                                                          : "open: it bounds no solid");
    print(text + words_of(flaws));
}

void mesh_ray(const OneMeshOptions& options) {
    if (options.from == options.to) throw UsageFailure("--from and --to are the same point");
    const auto [name, mesh, points_and_lines] = read_mesh(options.file, options.limits);
    std::vector<MeshRayHit> hits;
    mesh.ray_all({options.from, options.to - options.from}, hits);
    std::sort(hits.begin(), hits.end(), [](const MeshRayHit& a, const MeshRayHit& b) {
        return std::tie(a.fraction, a.triangle) < std::tie(b.fraction, b.triangle);
    });
    if (options.json) {
        Json json{{"file", options.file},
                  {"from", to_json(options.from)},
                  {"to", to_json(options.to)},
                  {"hits", Json::array()}};
        for (const MeshRayHit& hit : hits) {
            json["hits"].push_back({{"triangle", hit.triangle},
                                    {"fraction", to_json(hit.fraction)},
                                    {"point", to_json(hit.point)},
                                    {"normal", to_json(hit.normal)}});
        }
        print(measure::dump(json));
        return;
    }
    std::string text = fmt::format("{}: {} triangle{} met from {} to {}\n", name, hits.size(),
                                   hits.size() == 1 ? "" : "s", to_words(options.from), to_words(options.to));
    for (const MeshRayHit& hit : hits) {
        text += fmt::format("  at {:<10.6g} {}, triangle {}, normal {}\n", hit.fraction, to_words(hit.point),
                            hit.triangle, to_words(hit.normal));
    }
    print(text);
}

}  // namespace jostle::app
