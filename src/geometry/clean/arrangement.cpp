// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Points near an edge come before crossings: then a crossing is well away from all points but those that it
// is joined with. ORDER: edges by their vertices, which are numbered as they came; cuts along their edge.
#include "geometry/clean/arrangement.h"

#include <algorithm>
#include <cmath>

#include "core/sort.h"

namespace jostle::detail {
namespace {

constexpr double kBeside = 0.7;  // [1] of the distance of points: edges pass others by no less
constexpr int kMostRounds = 60;
constexpr int kMostVertices = 4 * kMaxCleanPoints;
/// [1] Edges, and crossings that are cut in a round. A plane has three edges per vertex at most, so half as
/// many are enough; long edges that lie on each other have more parts before these cancel.
constexpr std::size_t kMostEdges = std::size_t{1} << 19;

struct Span {
    double low, high;  // [m] in x
    int index;
};

}  // namespace

int Arrangement::vertex_at(Vec2 place) {
    const Vec2 on_grid{to_grid(place.x), to_grid(place.y)};
    const Double2 p = widen(on_grid);
    const std::int64_t column = static_cast<std::int64_t>(std::floor(p.x / apart_));
    const std::int64_t row = static_cast<std::int64_t>(std::floor(p.y / apart_));
    int nearest = -1;
    double least = apart_ * apart_;
    // ORDER: of vertices as near, the lowest.
    for (std::int64_t x = column - 1; x <= column + 1; ++x) {
        for (std::int64_t y = row - 1; y <= row + 1; ++y) {
            const auto cell = cells_.find({x, y});
            if (cell == cells_.end()) continue;
            for (const int vertex : cell->second) {
                const Double2 away = at(vertex) - p;
                const double squared = dot(away, away);
                if (squared > least || (squared == least && (nearest < 0 || vertex > nearest))) continue;
                least = squared;
                nearest = vertex;
            }
        }
    }
    if (nearest >= 0) return nearest;
    const int vertex = static_cast<int>(vertices_.size());
    vertices_.push_back(on_grid);
    cells_[{column, row}].push_back(vertex);
    return vertex;
}

void Arrangement::add_edge(int a, int b) {
    if (a != b) edges_.push_back({std::min(a, b), std::max(a, b)});
}

void Arrangement::add_loop(std::span<const Vec2> points) {
    if (points.empty()) return;
    const std::size_t before = vertices_.size();
    std::vector<int> corners;
    for (const Vec2 point : points) corners.push_back(vertex_at(point));
    changes_.joined += static_cast<int>(points.size() - (vertices_.size() - before));
    for (std::size_t i = 0; i < corners.size(); ++i) add_edge(corners[i], corners[(i + 1) % corners.size()]);
}

void Arrangement::cancel_pairs() {
    detail::sort(edges_);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
        if (i + 1 < edges_.size() && edges_[i] == edges_[i + 1]) {
            ++i;
            ++changes_.cancelled;
            continue;
        }
        edges_[kept++] = edges_[i];
    }
    edges_.resize(kept);
}

bool Arrangement::has_too_many() const {
    return has_too_many_ || static_cast<int>(vertices_.size()) > kMostVertices;
}

bool Arrangement::make_plane() {
    for (int round = 0; round < kMostRounds; ++round) {
        cancel_pairs();
        if (has_too_many()) return false;
        if (lead_through_points()) continue;
        if (!cut_at_crossings()) return true;
    }
    return false;
}

bool Arrangement::cut(std::vector<Cut>& cuts) {
    if (cuts.empty()) return false;
    detail::sort(cuts, is_before);
    std::size_t next = 0;
    std::vector<Edge> before;
    before.swap(edges_);
    for (int e = 0; e < static_cast<int>(before.size()); ++e) {
        const std::size_t first = next;
        while (next < cuts.size() && cuts[next].edge == e) ++next;
        add_parts(before[static_cast<std::size_t>(e)], std::span(cuts).subspan(first, next - first));
    }
    return true;
}

void Arrangement::add_parts(const Edge& edge, std::span<const Cut> cuts) {
    int from = edge[0];
    for (const Cut& cut : cuts) {
        add_edge(from, cut.vertex);
        from = cut.vertex;
    }
    add_edge(from, edge[1]);
}

bool Arrangement::is_before(const Cut& a, const Cut& b) {
    if (a.edge != b.edge) return a.edge < b.edge;
    return a.along != b.along ? a.along < b.along : a.vertex < b.vertex;
}

/// `used`: vertices, ascending in x.
void Arrangement::find_beside(const Edge& edge, std::span<const int> used, std::vector<Cut>& cuts) const {
    const double beside = kBeside * apart_;
    const Double2 a = at(edge[0]), b = at(edge[1]);
    const Double2 along = b - a;
    const double squared = dot(along, along);
    const double low = std::min(a.x, b.x) - beside, high = std::max(a.x, b.x) + beside;
    auto it = std::lower_bound(used.begin(), used.end(), low,
                               [this](int vertex, double x) { return at(vertex).x < x; });
    for (; it != used.end() && at(*it).x <= high; ++it) {
        if (*it == edge[0] || *it == edge[1]) continue;
        const Double2 away = at(*it) - a;
        const double t = dot(away, along);
        if (t <= 0.0 || t >= squared) continue;
        const double across = cross(along, away);
        if (across * across < beside * beside * squared) cuts.push_back({0, t / squared, *it});
    }
    detail::sort(cuts, is_before);
}

bool Arrangement::lead_through_points() {
    std::vector<int> used;
    for (const Edge& edge : edges_) used.insert(used.end(), edge.begin(), edge.end());
    detail::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    detail::sort(used, [this](int a, int b) { return at(a).x != at(b).x ? at(a).x < at(b).x : a < b; });
    bool any = false;
    std::vector<Edge> before;
    before.swap(edges_);
    std::vector<Cut> cuts;
    for (const Edge& edge : before) {
        cuts.clear();
        find_beside(edge, used, cuts);
        any = any || !cuts.empty();
        changes_.touches += static_cast<int>(cuts.size());
        add_parts(edge, cuts);
        if (edges_.size() <= kMostEdges) continue;
        // Long edges on each other: their parts are the same, and cancel.
        cancel_pairs();
        if (edges_.size() > kMostEdges / 2) {
            has_too_many_ = true;
            break;
        }
    }
    return any || has_too_many_;
}

template <class Visit>
void Arrangement::for_pairs_in_x(const Visit& visit) const {
    std::vector<Span> spans;
    for (int e = 0; e < static_cast<int>(edges_.size()); ++e) {
        const Edge& edge = edges_[static_cast<std::size_t>(e)];
        const double a = at(edge[0]).x, b = at(edge[1]).x;
        spans.push_back({std::min(a, b), std::max(a, b), e});
    }
    detail::sort(spans, [](const Span& a, const Span& b) {
        return a.low != b.low ? a.low < b.low : a.index < b.index;
    });
    for (std::size_t i = 0; i < spans.size(); ++i)
        for (std::size_t j = i + 1; j < spans.size() && spans[j].low <= spans[i].high; ++j)
            visit(spans[i].index, spans[j].index);
}

bool Arrangement::cut_at_crossings() {
    std::vector<Cut> cuts;
    for_pairs_in_x([&](int e, int f) {
        // The next round refuses these, or finds the others; without this check all crossings would take
        // memory first.
        if (has_too_many() || cuts.size() >= kMostEdges) return;
        const Edge &first = edges_[static_cast<std::size_t>(e)],
                   &second = edges_[static_cast<std::size_t>(f)];
        const Double2 a = at(first[0]), b = at(first[1]), c = at(second[0]), d = at(second[1]);
        if (std::max(a.y, b.y) < std::min(c.y, d.y) || std::max(c.y, d.y) < std::min(a.y, b.y)) return;
        if (side_of_line(a, b, c) * side_of_line(a, b, d) >= 0) return;
        if (side_of_line(c, d, a) * side_of_line(c, d, b) >= 0) return;
        const double along = cross(c - a, d - c) / cross(b - a, d - c);
        const Double2 crossing = a + along * (b - a);
        const int vertex = vertex_at(narrow(crossing));
        ++changes_.crossings;
        const Double2 second_way = d - c;
        if (vertex != first[0] && vertex != first[1]) cuts.push_back({e, along, vertex});
        if (vertex != second[0] && vertex != second[1])
            cuts.push_back({f, dot(crossing - c, second_way) / dot(second_way, second_way), vertex});
    });
    return cut(cuts);
}

}  // namespace jostle::detail
