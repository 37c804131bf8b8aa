// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes and poses from memory into lanes, an object a lane, and manifolds back. What lies side by side in an
// object is loaded as it lies, four words at a time, and turned. Included as pair_lanes.h is.
#if defined(JOSTLE_GEOMETRY_KERNELS_LOAD_STORE_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_GEOMETRY_KERNELS_LOAD_STORE_H
#undef JOSTLE_GEOMETRY_KERNELS_LOAD_STORE_H
#else
#define JOSTLE_GEOMETRY_KERNELS_LOAD_STORE_H
#endif

#include <bit>
#include <cstddef>
#include <cstring>

#include "geometry/kernels/batch_kernels.h"
#include "geometry/kernels/pair_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

/// kLanes pairs that follow each other, and where their manifolds go.
struct JobLanes {
    const CollidePair* pairs;
    Manifold* out;
};

// Where the words of the object of a lane are.
struct ShapesA {
    const CollidePair* pairs;
    HWY_INLINE const Geometry& operator[](int i) const { return *pairs[i].a; }
    HWY_INLINE const std::byte* bytes(int i) const {
        return reinterpret_cast<const std::byte*>(&pairs[i].a->polygon);
    }
};
struct ShapesB {
    const CollidePair* pairs;
    HWY_INLINE const Geometry& operator[](int i) const { return *pairs[i].b; }
    HWY_INLINE const std::byte* bytes(int i) const {
        return reinterpret_cast<const std::byte*>(&pairs[i].b->polygon);
    }
};
struct Poses {
    const CollidePair* pairs;
    HWY_INLINE const std::byte* bytes(int i) const {
        return reinterpret_cast<const std::byte*>(&pairs[i].b_in_a);
    }
};

/// Four words of kLanes objects, a lane an object.
template <class Objects>
HWY_INLINE Four load_words(const Objects& objects, std::size_t offset) {
    return load_four([&](int i)
                         HWY_ATTR { return reinterpret_cast<const float*>(objects.bytes(i) + offset); });
}
HWY_INLINE float* word_of(Manifold* manifold, std::size_t offset) {
    return reinterpret_cast<float*>(reinterpret_cast<std::byte*>(manifold) + offset);
}
HWY_INLINE void store_words(const Four& four, Manifold* out, std::size_t offset) {
    store_four(
        four, [&](int i) HWY_ATTR { return word_of(out + i, offset); }, [](int) HWY_ATTR { return true; });
}
HWY_INLINE void store_zeros(Manifold* out, std::size_t offset) {
    for (int i = 0; i < kLanes; ++i) std::memset(word_of(out + i, offset), 0, 16);
}
/// The first eight words, in one store where there are as many lanes.
HWY_INLINE void store_eight(Four first, Four second, Manifold* out) {
    if constexpr (kLanes < 8) {
        store_words(first, out, 0);
        store_words(second, out, 16);
    } else {
#if HWY_TARGET != HWY_SCALAR
        const Tag d;
        transpose(first.v[0], first.v[1], first.v[2], first.v[3]);
        transpose(second.v[0], second.v[1], second.v[2], second.v[3]);
        for (int i = 0; i < 4; ++i) {
            hn::StoreU(hn::ConcatLowerLower(d, second.v[i], first.v[i]), d, word_of(out + i, 0));
            hn::StoreU(hn::ConcatUpperUpper(d, second.v[i], first.v[i]), d, word_of(out + i + 4, 0));
        }
#endif
    }
}

HWY_INLINE LanePose load_pose(const JobLanes& jobs) {
    static_assert(offsetof(Transform, p) == 0 && offsetof(Transform, q) == 8);
    const Four f = load_words(Poses{jobs.pairs}, 0);
    return {{f.v[0], f.v[1]}, {f.v[2], f.v[3]}};
}

struct LaneCircle {
    LaneVec2 center;
    Lanes radius;
};
template <class Shapes>
HWY_INLINE LaneCircle load_circle(const Shapes& shapes) {
    // The fourth word is the shape's too: the union goes on.
    static_assert(offsetof(Circle, radius) == 8 && sizeof(Geometry::polygon) >= 16);
    const Four f = load_words(shapes, 0);
    return {{f.v[0], f.v[1]}, f.v[2]};
}

/// The core of a capsule or a segment.
struct LaneNeedle {
    LaneVec2 p1, p2;
    Lanes radius;
};
template <class Shapes>
HWY_INLINE LaneNeedle load_needle(const Shapes& shapes) {
    static_assert(offsetof(Capsule, center2) == 8 && offsetof(Capsule, radius) == 16);
    static_assert(offsetof(Segment, point2) == 8);
    const Four f = load_words(shapes, 0);
    alignas(32) float radii[kLanes];
    for (int i = 0; i < kLanes; ++i)
        radii[i] = shapes[i].type == ShapeType::kCapsule ? shapes[i].capsule.radius : 0.0f;
    return {{f.v[0], f.v[1]}, {f.v[2], f.v[3]}, hn::Load(Tag(), radii)};
}

/// What polygons are, but for their vertices.
struct LanePolygonHead {
    Lanes radius;
    Indices count;
    Mask rare;  ///< inner edges, or no polygon
};
template <class Shapes>
HWY_INLINE LanePolygonHead load_polygon_head(const Shapes& shapes) {
    static_assert(offsetof(Polygon, radius) == 136 && offsetof(Polygon, count) == 140 &&
                  offsetof(Polygon, inner_edges) == 144);
    const IndexTag d;
    const Four f = load_words(shapes, offsetof(Polygon, radius));
    const Indices count = hn::BitCast(d, f.v[1]);
    const Indices inner = hn::Or(hn::BitCast(d, f.v[2]), hn::BitCast(d, f.v[3]));
    const auto rare = hn::Or(hn::Gt(splat_index(3), count), hn::Ne(inner, hn::Zero(d)));
    return {f.v[0], count, hn::RebindMask(Tag(), rare)};
}
HWY_INLINE bool all_have_four(Indices count) {
    return hn::AllFalse(IndexTag(), hn::Gt(count, splat_index(4)));
}

/// A polygon of up to N vertices. Those past the last repeat the first, which changes no minimum, wins no tie
/// and is what comes after the last.
template <int N>
struct LanePolygon {
    LaneVec2 vertices[N];
    LaneVec2 normals[N];
    Lanes radius;
    Indices count;
};
template <int N, class Shapes>
HWY_INLINE void load_polygon(LanePolygon<N>& polygon, const LanePolygonHead& head, const Shapes& shapes) {
    static_assert(offsetof(Polygon, normals) == 64);
    polygon.radius = head.radius;
    polygon.count = head.count;
    for (int i = 0; i < N; i += 2) {
        const std::size_t offset = static_cast<std::size_t>(i) * sizeof(Vec2);
        const Four v = load_words(shapes, offset);
        const Four n = load_words(shapes, offsetof(Polygon, normals) + offset);
        polygon.vertices[i] = {v.v[0], v.v[1]};
        polygon.vertices[i + 1] = {v.v[2], v.v[3]};
        polygon.normals[i] = {n.v[0], n.v[1]};
        polygon.normals[i + 1] = {n.v[2], n.v[3]};
    }
    for (int i = 3; i < N; ++i) {
        const Mask used = hn::RebindMask(Tag(), hn::Gt(polygon.count, splat_index(i)));
        polygon.vertices[i] = choose(used, polygon.vertices[i], polygon.vertices[0]);
        polygon.normals[i] = choose(used, polygon.normals[i], polygon.normals[0]);
    }
}

/// 16 bits that come first in their word, and the other 16 or 8.
HWY_INLINE Indices first_half(Indices x) {
    return std::endian::native == std::endian::little ? x : hn::ShiftLeft<16>(x);
}
HWY_INLINE Indices second_half(Indices x) {
    return std::endian::native == std::endian::little ? hn::ShiftLeft<16>(x) : hn::ShiftLeft<8>(x);
}
template <bool kTwoPoints>
HWY_INLINE void store_manifolds(const LaneManifold& m, Manifold* out) {
    static_assert(offsetof(Manifold, count) == 8 && offsetof(Manifold, type) == 10);
    static_assert(offsetof(Manifold, points) == 12 && sizeof(ManifoldPoint) == 16 && sizeof(Manifold) == 44);
    static_assert(offsetof(ManifoldPoint, separation) == 8 && offsetof(ManifoldPoint, id) == 12);
    const Mask one = m.has_one;
    const LanePoint& p = m.points[0];
    Indices count = splat_index(1);
    if constexpr (kTwoPoints) count = choose(m.has_two, splat_index(2), count);
    const Four first{{keep_if(one, m.normal.x), keep_if(one, m.normal.y),
                      keep_if(one, hn::Or(first_half(count), second_half(m.type))), keep_if(one, p.point.x)}};
    Four second{{keep_if(one, p.point.y), keep_if(one, p.separation), keep_if(one, first_half(p.id)),
                 hn::Zero(Tag())}};
    if constexpr (kTwoPoints) {
        const LanePoint& q = m.points[1];
        const Mask two = m.has_two;
        second.v[3] = keep_if(two, q.point.x);
        store_eight(first, second, out);
        store_words({{second.v[3], keep_if(two, q.point.y), keep_if(two, q.separation),
                      keep_if(two, first_half(q.id))}},
                    out, 28);
    } else {
        store_eight(first, second, out);
        store_zeros(out, 28);
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_GEOMETRY_KERNELS_LOAD_STORE_H
