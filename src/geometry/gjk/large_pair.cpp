// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All separating axes, then all edges of each against all points of the other.
//
// Two outlines overlap if no face of either has all of the other in front of it or on it. (Two needles have
// no axis along them; but the two faces of one have the other in front of them, or on both, unless it
// crosses the needle's line.) Else an edge of one and a point of the other are nearest. A common point is the
// middle of what one leaves of the other, [SutherlandHodgman1974].
#include "geometry/gjk/large_pair.h"

#include <limits>
#include <utility>

namespace jostle::detail {
namespace {

/// From A's first point on.
struct WideOutline {
    Double2 points[kMaxPolygonVertices];
    int count;

    [[nodiscard]] Double2 point(int i) const { return points[i < count ? i : 0]; }
    [[nodiscard]] Double2 edge(int i) const { return point(i + 1) - points[i]; }
    [[nodiscard]] Double2 normal(int i) const { return unit(right_perpendicular(edge(i))); }
    /// A needle's two faces lie on one edge.
    [[nodiscard]] int edge_count() const { return count == 2 ? 1 : count; }
    [[nodiscard]] int face_count() const { return count == 1 ? 0 : count; }
};

void place(WideOutline& outline, const DistanceProxy& proxy, const Rot& q, Double2 p) {
    const double c = static_cast<double>(q.c), s = static_cast<double>(q.s);
    outline.count = proxy.count;
    for (int i = 0; i < proxy.count; ++i) {
        const Double2 v = widen(proxy.point(i));
        outline.points[i] = {c * v.x - s * v.y + p.x, s * v.x + c * v.y + p.y};
    }
}

/// The other outline in front of the face that it lies furthest in front of.
struct InFront {
    double height = -std::numeric_limits<double>::infinity();  // [m] -inf: there is no face
    int lowest = 0;                                            // point of the other
};

/// ORDER: of those that tie, the lowest face and point.
InFront most_in_front(const WideOutline& faces, const WideOutline& other) {
    InFront most;
    for (int i = 0; i < faces.face_count(); ++i) {
        const Double2 normal = faces.normal(i), start = faces.points[i];
        InFront here{std::numeric_limits<double>::infinity(), 0};
        for (int j = 0; j < other.count; ++j) {
            const double height = dot(normal, other.points[j] - start);
            if (height < here.height) here = {height, j};
        }
        if (here.height > most.height) most = here;
    }
    return most;
}

/// A point of one outline, and of the other the edge that it is nearest to.
struct NearestEdge {
    double squared = std::numeric_limits<double>::infinity();
    double share = 0.0;  // along the edge
    int edge = 0, point = 0;
    bool of_b = false;  // the edge
};

/// ORDER: of those that are equally near, the lowest edge, then the lowest point.
void keep_nearest(NearestEdge& best, const WideOutline& edges, const WideOutline& points, bool of_b) {
    for (int i = 0; i < edges.edge_count(); ++i) {
        const Double2 start = edges.points[i], edge = edges.edge(i);
        const double length_squared = dot(edge, edge);
        for (int j = 0; j < points.count; ++j) {
            const Double2 from = points.points[j] - start;
            const double along = dot(from, edge);
            double share = 0.0, squared = dot(from, from);
            if (along >= length_squared && length_squared > 0.0) {
                share = 1.0;
                squared = dot(from - edge, from - edge);
            } else if (along > 0.0) {
                const double area = cross(edge, from);
                share = along / length_squared;
                squared = area * area / length_squared;
            }
            if (squared < best.squared) best = {squared, share, i, j, of_b};
        }
    }
}

void set_apart(CoreDistance& result, SimplexCache& cache, const NearestEdge& nearest,
               const WideOutline& edges, const WideOutline& points) {
    const Double2 tip = points.points[nearest.point], start = edges.points[nearest.edge];
    const bool on_edge = nearest.share > 0.0 && nearest.share < 1.0;
    const int next = nearest.edge + 1 < edges.count ? nearest.edge + 1 : 0;
    const Double2 foot =
        nearest.share == 1.0 ? edges.point(next) : start + nearest.share * edges.edge(nearest.edge);
    const Double2 outward = edges.normal(nearest.edge);
    const Double2 above = dot(outward, tip - start) < 0.0 ? -outward : outward;
    const Double2 normal = on_edge ? above : unit(tip - foot);
    result.distance = static_cast<float>(std::sqrt(nearest.squared));
    result.normal = narrow(nearest.of_b ? -normal : normal);
    result.point_a = narrow(nearest.of_b ? tip : foot);
    result.point_b = narrow(nearest.of_b ? foot : tip);
    result.sees_edge_of_a = on_edge && !nearest.of_b;
    result.sees_edge_of_b = on_edge && nearest.of_b;
    const auto byte = [](int i) { return static_cast<std::uint8_t>(i); };
    const int first = nearest.share == 1.0 ? next : nearest.edge;
    auto& of_edge = nearest.of_b ? cache.b : cache.a;
    auto& of_point = nearest.of_b ? cache.a : cache.b;
    cache.count = on_edge ? 2 : 1;
    of_edge[0] = byte(first);
    of_edge[1] = byte(next);
    of_point[0] = of_point[1] = byte(nearest.point);
}

struct Ring {
    static constexpr int kMost = 2 * kMaxPolygonVertices + 1;  // a cut leaves one more at most
    Double2 points[kMost];
    int count = 0;

    void add(Double2 p) {
        if (count < kMost) points[count++] = p;
    }
};

/// What lies behind a face.
void clip(Ring& ring, const Ring& whole, Double2 start, Double2 normal) {
    ring.count = 0;
    for (int i = 0; i < whole.count; ++i) {
        const Double2 p = whole.points[i], q = whole.points[i + 1 < whole.count ? i + 1 : 0];
        const double height_p = dot(normal, p - start), height_q = dot(normal, q - start);
        if (height_p <= 0.0) ring.add(p);
        const bool crosses = (height_p < 0.0 && height_q > 0.0) || (height_p > 0.0 && height_q < 0.0);
        if (crosses) ring.add(p + height_p / (height_p - height_q) * (q - p));
    }
}

/// The middle of what `cutter` leaves of `outline`. Where they hardly overlap, rounding may leave nothing:
/// then `touch`, where their outlines are nearest.
Double2 middle_of_both(const WideOutline& outline, const WideOutline& cutter, Double2 touch) {
    Ring rings[2];
    Ring *ring = &rings[0], *next = &rings[1];
    for (int i = 0; i < outline.count; ++i) ring->points[i] = outline.points[i];
    ring->count = outline.count;
    for (int i = 0; i < cutter.face_count(); ++i) {
        clip(*next, *ring, cutter.points[i], cutter.normal(i));
        if (next->count == 0) return touch;
        std::swap(ring, next);
    }
    Double2 sum;
    for (int i = 0; i < ring->count; ++i) sum = sum + ring->points[i];
    return 1.0 / ring->count * sum;
}

bool holds(const WideOutline& outline, Double2 p) {
    bool inside = outline.count > 2;
    for (int i = 0; i < outline.face_count(); ++i)
        inside = inside && dot(outline.normal(i), p - outline.points[i]) <= 0.0;
    return inside;
}

/// Of two that overlap: a point that lies deepest, or else the middle.
Double2 common_point(const WideOutline& a, const WideOutline& b, const InFront& of_a, const InFront& of_b,
                     Double2 touch) {
    const Double2 tip = of_a.height >= of_b.height ? b.points[of_a.lowest] : a.points[of_b.lowest];
    if (holds(of_a.height >= of_b.height ? a : b, tip)) return tip;
    if (a.count == 2 && b.count == 2) {
        const Double2 normal = a.normal(0);
        const double height = dot(normal, b.points[0] - a.points[0]);
        return b.points[0] - height / dot(normal, b.edge(0)) * b.edge(0);
    }
    // What has no area is what is cut.
    return b.count > 2 ? middle_of_both(a, b, touch) : middle_of_both(b, a, touch);
}

}  // namespace

void measure_in_double(CoreDistance& result, const Pair& pair, SimplexCache& cache) {
    WideOutline a, b;
    place(a, pair.a, {}, {});
    place(b, pair.b, pair.pose.q, pair.pose.exact);
    const int iterations = result.iterations + 1;
    result = {};
    result.iterations = iterations;
    const InFront of_a = most_in_front(a, b), of_b = most_in_front(b, a);
    const double most = of_a.height > of_b.height ? of_a.height : of_b.height;
    NearestEdge nearest;
    keep_nearest(nearest, a, b, false);
    keep_nearest(nearest, b, a, true);
    const Double2 touch = nearest.of_b ? a.points[nearest.point] : b.points[nearest.point];
    if (most < 0.0 && most > -std::numeric_limits<double>::infinity()) {
        result.point_a = narrow(common_point(a, b, of_a, of_b, touch));
    } else if (nearest.squared > 0.0) {
        set_apart(result, cache, nearest, nearest.of_b ? b : a, nearest.of_b ? a : b);
        return;
    } else {
        result.point_a = narrow(touch);
    }
    result.overlapping = true;
    result.point_b = result.point_a;
    cache.count = 0;
}

}  // namespace jostle::detail
