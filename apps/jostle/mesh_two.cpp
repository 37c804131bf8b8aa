// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes: their distance, or the pairs of triangles that meet; and a picture of it.
#include <fmt/format.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <numeric>
#include <string>
#include <vector>

#include "jostle/files.h"
#include "jostle/mesh.h"
#include "jostle/output.h"
#include "measure/row.h"

namespace jostle::app {
namespace {

using Json = nlohmann::ordered_json;

constexpr Color kColorA = Color::rgb(0x5b9bd5);
constexpr Color kColorB = Color::rgb(0xe8955a);
constexpr std::array<const char*, 7> kFeatures = {"corner 0", "corner 1", "corner 2", "edge 0",
                                                  "edge 1",   "edge 2",   "face"};

const char* name_of(TriangleFeature feature) {
    return kFeatures[static_cast<std::size_t>(feature)];
}

struct TwoMeshes {
    NamedMesh a, b;
    Transform3 at_a, at_b;
};

TwoMeshes read_two(const TwoMeshesOptions& options) {
    check_view(options.view);
    return {
        read_mesh(options.file_a, options.limits), read_mesh(options.file_b, options.limits), {}, options.at};
}

/// The path of the picture; none: no folder was named.
std::vector<std::string> draw(const TwoMeshes& two, const TwoMeshesOptions& options, const char* suffix,
                              MeshPicture picture) {
    if (options.out.empty()) return {};
    picture.meshes = {{&two.a.mesh, two.at_a, kColorA, "A: " + two.a.name},
                      {&two.b.mesh, two.at_b, kColorB, "B: " + two.b.name}};
    make_folder(options.out);
    const std::filesystem::path folder(options.out);
    const auto stem = [](const NamedMesh& mesh) { return std::filesystem::path(mesh.name).stem().string(); };
    const std::string path = (folder / (stem(two.a) + "-" + stem(two.b) + suffix)).string();
    write_mesh_picture(path, picture, options.view);
    return {path};
}

std::string picture_line(const std::vector<std::string>& files) {
    return files.empty() ? "" : fmt::format("  picture            {}\n", files.front());
}

/// A vertex of each part of a mesh: triangles that share vertices are of one part.
std::vector<int> parts_of(const TriangleMesh& mesh) {
    std::vector<int> leader(static_cast<std::size_t>(mesh.vertex_count()));
    std::iota(leader.begin(), leader.end(), 0);
    const auto find = [&leader](int v) {
        const auto of = [&leader](int i) -> int& { return leader[static_cast<std::size_t>(i)]; };
        while (of(v) != v) v = of(v) = of(of(v));
        return v;
    };
    std::vector<bool> is_used(leader.size());
    for (int id = 0; id < mesh.triangle_count(); ++id) {
        const TriangleVertices t = mesh.triangle(id);
        for (const int v : t) {
            leader[static_cast<std::size_t>(find(v))] = find(t[0]);
            is_used[static_cast<std::size_t>(v)] = true;
        }
    }
    std::vector<int> first;
    for (int v = 0; v < mesh.vertex_count(); ++v)
        if (is_used[static_cast<std::size_t>(v)] && find(v) == v) first.push_back(v);
    return first;
}

/// Of two meshes whose surfaces do not meet: whether all parts of one lie in the other, which must be closed.
bool lies_inside(const TriangleMesh& inner, const Transform3& at_inner, const TriangleMesh& outer,
                 const Transform3& at_outer) {
    if (!outer.is_closed()) return false;
    const std::vector<int> parts = parts_of(inner);
    return std::all_of(parts.begin(), parts.end(), [&](int v) {
        return outer.contains(inverse_apply(at_outer, apply(at_inner, inner.vertex(v))));
    });
}

/// "a", "b", or nothing.
std::string inner_of(const TwoMeshes& two) {
    if (lies_inside(two.a.mesh, two.at_a, two.b.mesh, two.at_b)) return "a";
    if (lies_inside(two.b.mesh, two.at_b, two.a.mesh, two.at_a)) return "b";
    return "";
}

std::string inside_line(const std::string& inner) {
    if (inner.empty()) return "";
    return fmt::format("  inside             {}\n", inner == "a" ? "A lies in B" : "B lies in A");
}

Json or_null(const std::string& word) {
    return word.empty() ? Json() : Json(word);
}

struct Meeting {
    MeshContact pair;
    CommonPoints common;
};

std::vector<Meeting> meetings_of(const TwoMeshes& two) {
    std::vector<Meeting> meetings;
    contacts(two.a.mesh, two.at_a, two.b.mesh, two.at_b, [&](MeshContact pair) {
        meetings.push_back({pair, common_points(two.a.mesh, two.at_a, two.b.mesh, two.at_b, pair)});
    });
    return meetings;
}

/// Of what two triangles have in common: a segment, or the outline of a polygon.
std::vector<std::array<Vec3, 2>> segments_of(const CommonPoints& common) {
    std::vector<std::array<Vec3, 2>> segments;
    for (int i = 0; i + 1 < common.count; ++i) segments.push_back({common.points[i], common.points[i + 1]});
    if (common.count > 2) segments.push_back({common.points[common.count - 1], common.points[0]});
    return segments;
}

}  // namespace

void mesh_distance(const TwoMeshesOptions& options) {
    const TwoMeshes two = read_two(options);
    const MeshDistance found = distance(two.a.mesh, two.at_a, two.b.mesh, two.at_b);
    const bool meet = found.distance == 0.0f;
    const std::string inner = meet ? "" : inner_of(two);
    MeshPicture picture;
    picture.segments = {{found.point_a, found.point_b}};
    picture.dots = {found.point_a, found.point_b};
    picture.title = fmt::format("{} and {}", two.a.name, two.b.name);
    picture.caption = meet ? "They meet." : fmt::format("The distance is {:.6g}.", found.distance);
    const std::vector<std::string> files = draw(two, options, "-distance.png", picture);
    if (options.json) {
        const auto side = [](Vec3 point, int triangle, TriangleFeature feature) {
            return Json{{"point", to_json(point)}, {"triangle", triangle}, {"feature", name_of(feature)}};
        };
        print(measure::dump({{"file_a", options.file_a},
                             {"file_b", options.file_b},
                             {"distance", to_json(found.distance)},
                             {"a", side(found.point_a, found.triangle_a, found.feature_a)},
                             {"b", side(found.point_b, found.triangle_b, found.feature_b)},
                             {"inside", or_null(inner)},
                             {"files", files}}));
        return;
    }
    std::string text =
        meet ? fmt::format("{} and {} meet\n", two.a.name, two.b.name)
             : fmt::format("{} and {} are {:.6g} apart\n", two.a.name, two.b.name, found.distance);
    text += fmt::format("  on A               {}, triangle {}, {}\n", to_words(found.point_a),
                        found.triangle_a, name_of(found.feature_a));
    text += fmt::format("  on B               {}, triangle {}, {}\n", to_words(found.point_b),
                        found.triangle_b, name_of(found.feature_b));
    print(text + inside_line(inner) + picture_line(files));
}

void mesh_collide(const TwoMeshesOptions& options) {
    const TwoMeshes two = read_two(options);
    const std::vector<Meeting> meetings = meetings_of(two);
    MeshPicture picture;
    double length = 0.0;
    for (const Meeting& meeting : meetings) {
        const auto segments = segments_of(meeting.common);
        picture.segments.insert(picture.segments.end(), segments.begin(), segments.end());
        if (segments.size() != 1) continue;
        const Vec3 along = segments[0][1] - segments[0][0];
        length += std::sqrt(static_cast<double>(dot(along, along)));
    }
    const std::string inner = meetings.empty() ? inner_of(two) : "";
    picture.title = fmt::format("{} and {}", two.a.name, two.b.name);
    picture.caption = meetings.empty()
                          ? "They do not meet."
                          : fmt::format("{} pairs of triangles meet, along {:.6g}.", meetings.size(), length);
    const std::vector<std::string> files = draw(two, options, "-collide.png", picture);
    if (options.json) {
        Json pairs = Json::array();
        for (const Meeting& meeting : meetings) {
            Json points = Json::array();
            for (int i = 0; i < meeting.common.count; ++i)
                points.push_back(to_json(meeting.common.points[i]));
            pairs.push_back({{"a", meeting.pair.a}, {"b", meeting.pair.b}, {"points", points}});
        }
        print(measure::dump({{"file_a", options.file_a},
                             {"file_b", options.file_b},
                             {"meet", !meetings.empty()},
                             {"curve_length", length},
                             {"inside", or_null(inner)},
                             {"pairs", pairs},
                             {"files", files}}));
        return;
    }
    std::string text =
        fmt::format("{} and {} {}\n", two.a.name, two.b.name, meetings.empty() ? "do not meet" : "meet");
    if (!meetings.empty()) {
        text += fmt::format("  pairs              {} of triangles\n  curve              {:.6g} long\n",
                            meetings.size(), length);
    }
    print(text + inside_line(inner) + picture_line(files));
}

}  // namespace jostle::app
