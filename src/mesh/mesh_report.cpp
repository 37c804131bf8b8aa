// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The flaws of a mesh. All is sorting: vertices by place, triangles by their places, edges by their ends. A
// triangle that names a place twice has no edges here, as those that it has would run both ways.
#include <algorithm>
#include <numeric>
#include <tuple>
#include <utility>

#include "mesh/mesh_store.h"

namespace jostle {

namespace {

using detail::MeshStore;

/// By vertex: the smallest number of a vertex at its place.
std::vector<int> places_of(const MeshStore& mesh) {
    const Vec3* const at = mesh.vertices.data();
    std::vector<int> order(static_cast<std::size_t>(mesh.vertex_count));
    std::iota(order.begin(), order.end(), 0);
    // ORDER: by x, y, z, then by number.
    std::sort(order.begin(), order.end(), [at](int a, int b) {
        return std::tie(at[a].x, at[a].y, at[a].z, a) < std::tie(at[b].x, at[b].y, at[b].z, b);
    });
    std::vector<int> places(order.size());
    int first = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || !(at[order[i]] == at[first])) first = order[i];
        places[static_cast<std::size_t>(order[i])] = first;
    }
    return places;
}

TriangleVertices placed(const std::vector<int>& places, const TriangleVertices& t) {
    const auto at = [&](int v) { return places[static_cast<std::size_t>(v)]; };
    return {at(t[0]), at(t[1]), at(t[2])};
}

struct HalfEdge {
    std::int32_t low, high;  ///< the ends
    std::int32_t triangle;
    std::int32_t corner;  ///< where it begins
    bool falls;           ///< it runs from `high` to `low`

    friend bool operator<(const HalfEdge& a, const HalfEdge& b) {
        return std::tie(a.low, a.high, a.triangle, a.corner) < std::tie(b.low, b.high, b.triangle, b.corner);
    }
};

std::vector<HalfEdge> half_edges(const MeshStore& mesh, const std::vector<int>& places) {
    std::vector<HalfEdge> edges;
    edges.reserve(3 * static_cast<std::size_t>(mesh.triangle_count));
    for (std::int32_t id = 0; id < mesh.triangle_count; ++id) {
        const TriangleVertices t = placed(places, mesh.triangles.data()[id]);
        if (t[0] == t[1] || t[1] == t[2] || t[2] == t[0]) continue;
        for (std::int32_t corner = 0; corner < 3; ++corner) {
            const std::int32_t from = t[static_cast<std::size_t>(corner)];
            const std::int32_t to = t[static_cast<std::size_t>((corner + 1) % 3)];
            edges.push_back({std::min(from, to), std::max(from, to), id, corner, from > to});
        }
    }
    // ORDER: by the ends, then by triangle.
    std::sort(edges.begin(), edges.end());
    return edges;
}

/// Calls visit(first, last) for the half edges between the same ends.
template <class Visitor>
void for_edges(const std::vector<HalfEdge>& edges, const Visitor& visit) {
    for (auto first = edges.begin(); first != edges.end();) {
        const auto last = std::find_if(first, edges.end(), [first](const HalfEdge& e) {
            return e.low != first->low || e.high != first->high;
        });
        visit(first, last);
        first = last;
    }
}

/// Along it as many triangles run one way as the other.
template <class Iterator>
bool is_balanced(Iterator first, Iterator last) {
    return 2 * std::count_if(first, last, [](const HalfEdge& e) { return e.falls; }) == last - first;
}

bool is_balanced(const std::vector<HalfEdge>& edges) {
    bool all = true;
    for_edges(edges, [&all](auto first, auto last) { all = all && is_balanced(first, last); });
    return all;
}

/// Corners of triangles, as sets of those that hang together around a vertex.
class Fans {
  public:
    explicit Fans(int triangle_count) : above_(3 * static_cast<std::size_t>(triangle_count)) {
        std::iota(above_.begin(), above_.end(), 0);
    }
    /// The smallest corner of its set.
    int root(int corner) {
        while (at(corner) != corner) corner = at(corner) = at(at(corner));
        return corner;
    }
    void join(int a, int b) {
        const auto [low, high] = std::minmax({root(a), root(b)});
        at(high) = low;
    }

  private:
    int& at(int corner) { return above_[static_cast<std::size_t>(corner)]; }
    std::vector<int> above_;
};

std::vector<int> pinched_vertices(const MeshStore& mesh, const std::vector<int>& places,
                                  const std::vector<HalfEdge>& edges) {
    Fans fans(mesh.triangle_count);
    for_edges(edges, [&fans](auto first, auto last) {
        const auto corner_at = [](const HalfEdge& e, bool high) {
            return 3 * e.triangle + (high == e.falls ? e.corner : (e.corner + 1) % 3);
        };
        for (auto next = first; next != last; ++next) {
            for (const bool high : {false, true}) fans.join(corner_at(*first, high), corner_at(*next, high));
        }
    });
    std::vector<std::pair<int, int>> of_place;
    for (const HalfEdge& e : edges) {
        const TriangleVertices t = placed(places, mesh.triangles.data()[e.triangle]);
        of_place.emplace_back(t[static_cast<std::size_t>(e.corner)], fans.root(3 * e.triangle + e.corner));
    }
    // ORDER: by vertex.
    std::sort(of_place.begin(), of_place.end());
    of_place.erase(std::unique(of_place.begin(), of_place.end()), of_place.end());
    std::vector<int> pinched;
    for (std::size_t i = 1; i < of_place.size(); ++i) {
        const int vertex = of_place[i].first;
        if (of_place[i - 1].first == vertex && (pinched.empty() || pinched.back() != vertex))
            pinched.push_back(vertex);
    }
    return pinched;
}

std::vector<int> duplicate_triangles(const MeshStore& mesh, const std::vector<int>& places) {
    std::vector<std::pair<TriangleVertices, int>> all;
    all.reserve(static_cast<std::size_t>(mesh.triangle_count));
    for (int id = 0; id < mesh.triangle_count; ++id) {
        TriangleVertices t = placed(places, mesh.triangles.data()[id]);
        std::sort(t.begin(), t.end());
        all.emplace_back(t, id);
    }
    // ORDER: by vertices, then by id, so that the first of several is none.
    std::sort(all.begin(), all.end());
    std::vector<int> duplicate;
    for (std::size_t i = 1; i < all.size(); ++i)
        if (all[i].first == all[i - 1].first) duplicate.push_back(all[i].second);
    std::sort(duplicate.begin(), duplicate.end());
    return duplicate;
}

void report_vertices(const MeshStore& mesh, const std::vector<int>& places, MeshReport& report) {
    std::vector<bool> used(places.size());
    for (int id = 0; id < mesh.triangle_count; ++id)
        for (const int v : mesh.triangles.data()[id]) used[static_cast<std::size_t>(v)] = true;
    for (int v = 0; v < mesh.vertex_count; ++v) {
        if (places[static_cast<std::size_t>(v)] != v) report.duplicate_vertices.push_back(v);
        if (!used[static_cast<std::size_t>(v)]) report.unused_vertices.push_back(v);
    }
}

}  // namespace

MeshReport TriangleMesh::report() const {
    const std::vector<int> places = places_of(store());
    const std::vector<HalfEdge> edges = half_edges(store(), places);
    MeshReport report;
    for (int id = 0; id < triangle_count(); ++id) {
        const TriangleCorners t = store().corners(id);
        if (detail::is_line(detail::to_double(t[0]), detail::to_double(t[1]), detail::to_double(t[2])))
            report.degenerate.push_back(id);
    }
    report.duplicate = duplicate_triangles(store(), places);
    report_vertices(store(), places, report);
    for_edges(edges, [&report](auto first, auto last) {
        const MeshEdge edge{first->low, first->high, first->triangle};
        if (last - first == 1) report.open_edges.push_back(edge);
        if (last - first > 2) report.crowded_edges.push_back(edge);
        if (last - first == 2 && !is_balanced(first, last)) report.clashing_edges.push_back(edge);
    });
    report.pinched_vertices = pinched_vertices(store(), places, edges);
    report.closed = is_balanced(edges);
    return report;
}

bool TriangleMesh::is_closed() const {
    using detail::Closed;
    // Two threads that find it unknown find the same.
    Closed closed = store().closed.load(std::memory_order_relaxed);
    if (closed == Closed::kUnknown) {
        closed = is_balanced(half_edges(store(), places_of(store()))) ? Closed::kYes : Closed::kNo;
        store().closed.store(closed, std::memory_order_relaxed);
    }
    return closed == Closed::kYes;
}

}  // namespace jostle
