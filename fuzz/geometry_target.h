// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the fuzzer of geometry/ does with bytes: two shapes, poses, ways and tolerances are read from them,
// and every verb is asked. Shapes that the makers refuse end it; what is valid must give sound answers, the
// same in a batch; what is no number must only end.
#pragma once

#include <jostle/core/error.h>
#include <jostle/geometry/chain.h>
#include <jostle/geometry/clip.h>
#include <jostle/geometry/collide_batch.h>
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/point_state.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "../tests/geometry/answers.h"

namespace jostle::fuzz {

/// What became of an input.
enum class GeometryOutcome { kRefused, kWild, kSound };

/// Zeros past the end.
class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

    std::uint8_t byte() { return at_ < size_ ? data_[at_++] : std::uint8_t{0}; }
    std::uint32_t word() {
        std::uint32_t result = 0;
        for (int i = 0; i < 4; ++i) result |= static_cast<std::uint32_t>(byte()) << (8 * i);
        return result;
    }
    /// Any float's bits, or (mostly) a number of the usual size, of which few bytes are needed.
    float number() {
        const std::uint8_t how = byte();
        if (how == 0xff) {
            const std::uint32_t bits = word();
            float result = 0.0f;
            std::memcpy(&result, &bits, sizeof result);
            return result;
        }
        static constexpr float kScales[4] = {1.0f, 1.0f / 256.0f, 1.0e-4f, 300.0f};
        const int fraction = byte() - 128;
        return kScales[how & 3] * (static_cast<float>(fraction) + static_cast<float>(how >> 2) / 64.0f);
    }
    /// The same without its sign, but for one in 64: of what should not be negative.
    float size() {
        const float result = number();
        return (byte() & 63) == 63 ? result : abs(result);
    }
    Vec2 point() {
        const float x = number();
        return {x, number()};
    }

  private:
    const std::uint8_t* data_;
    std::size_t size_, at_ = 0;
};

/// A shape and what it needs to live.
struct AnyShape {
    LargePolygon storage;
    Geometry geometry;

    explicit AnyShape(Bytes& bytes, const Tolerances& tolerances) {
        const std::uint8_t type = bytes.byte();
        switch (type % 8) {
            case 0: {
                const Vec2 center = bytes.point();
                geometry = Circle{center, bytes.size()};
                break;
            }
            case 1: {
                const Vec2 center1 = bytes.point(), center2 = bytes.point();
                geometry = Capsule{center1, center2, bytes.size()};
                break;
            }
            case 2: {
                Segment segment{bytes.point(), bytes.point()};
                if ((type & 0x10) != 0) segment.ghost1 = bytes.point();
                if ((type & 0x20) != 0) segment.ghost2 = bytes.point();
                segment.one_sided = (type & 0x40) != 0;
                geometry = segment;
                break;
            }
            case 3: {
                const float width = bytes.size(), height = bytes.size();
                const Vec2 center = bytes.point();
                const Rot rotation = Rot::from_angle(bytes.number());
                geometry = Polygon::offset_box(width, height, center, rotation, bytes.size());
                break;
            }
            case 4: {
                const int count = 2 + bytes.byte() % 64;
                const float size = bytes.size();
                storage = LargePolygon::regular(count, size, bytes.size());
                geometry = storage;
                break;
            }
            default: {
                const bool is_small = type % 8 < 7;
                std::vector<Vec2> points(2 + bytes.byte() % (is_small ? 8u : 70u));
                for (Vec2& p : points) p = bytes.point();
                const float radius = bytes.size();
                if (is_small) {
                    geometry = Polygon::from_hull(points, radius, tolerances);
                } else {
                    storage = LargePolygon::from_hull(points, radius, tolerances);
                    geometry = storage;
                }
            }
        }
        if ((type & 0x80) != 0) make_smooth(bytes);
        validate(geometry, "fuzz", tolerances);
    }
    AnyShape(const AnyShape&) = delete;
    AnyShape& operator=(const AnyShape&) = delete;

  private:
    void make_smooth(Bytes& bytes) {
        if (geometry.type != ShapeType::kPolygon && geometry.type != ShapeType::kLargePolygon) return;
        const int count = geometry.polygon_view().count;
        std::uint64_t mask = (static_cast<std::uint64_t>(bytes.word()) << 32) | bytes.word();
        if (count < 64) mask &= (std::uint64_t{1} << count) - 1;
        (geometry.type == ShapeType::kPolygon ? geometry.polygon.inner_edges
                                              : geometry.large_polygon.inner_edges) = mask;
    }
};

/// Whether a world could have it.
inline bool is_tame(float x) {
    return abs(x) <= kMaxCoordinate;
}
inline bool is_tame(Vec2 v) {
    return is_tame(v.x) && is_tame(v.y);
}
inline bool is_tame(const Sweep& sweep) {
    return is_tame(sweep.local_center) && is_tame(sweep.c0) && is_tame(sweep.c) && abs(sweep.a0) <= 1.0e6f &&
           abs(sweep.a) <= 1.0e6f;
}

/// All that is asked about.
struct Scene2 {
    const Geometry& a;
    const Geometry& b;
    Transform body, b_in_a;
    Vec2 path, from, ray;
    Sweep sweep_a, sweep_b;
    Tolerances tolerances;

    Scene2(Bytes& bytes, const Geometry& shape_a, const Geometry& shape_b, const Tolerances& lengths)
        : a(shape_a), b(shape_b), tolerances(lengths) {
        body = {bytes.point(), Rot::from_angle(bytes.number())};
        b_in_a = {bytes.point(), Rot::from_angle(bytes.number())};
        path = bytes.point();
        from = bytes.point();
        ray = bytes.point();
        for (Sweep* sweep : {&sweep_a, &sweep_b}) {
            sweep->local_center = bytes.point();
            sweep->c0 = bytes.point();
            sweep->c = bytes.point();
            sweep->a0 = bytes.number();
            sweep->a = bytes.number();
        }
    }
    [[nodiscard]] bool is_valid() const {
        return is_tame(body.p) && is_tame(b_in_a.p) && is_unit_rotation(body.q) &&
               is_unit_rotation(b_in_a.q) && is_tame(path) && is_tame(from) && is_tame(ray) &&
               is_tame(sweep_a) && is_tame(sweep_b);
    }

  private:
    static bool is_unit_rotation(Rot q) { return abs(q.c * q.c + q.s * q.s - 1.0f) < 1.0e-5f; }
};

/// Asks, and where the input is valid, aborts unless the answer is sound.
template <class Answer, class... Rest>
void expect(bool is_valid, const char* call, const Answer& answer, const Rest&... rest) {
    const char* wrong = test::wrong_in(answer, rest...);
    if (!is_valid || wrong == nullptr) return;
    std::fprintf(stderr, "%s: %s\n", call, wrong);
    std::abort();
}
#define JOSTLE_FUZZ_ASK(valid, ...) expect(valid, #__VA_ARGS__, __VA_ARGS__)

inline void ask_pair(const Scene2& s, bool valid) {
    const Manifold m = collide(s.a, s.b, s.b_in_a, s.tolerances);
    expect(valid, "collide", m, s.tolerances.speculative_distance);
    const CollidePair pairs[] = {{&s.a, &s.b, s.b_in_a}, {&s.b, &s.a, s.b_in_a}, {&s.a, &s.b, s.b_in_a}};
    Manifold batch[3];
    collide(pairs, batch, s.tolerances);
    expect(valid, "collide", batch[1], s.tolerances.speculative_distance);
    const bool same = batch[0].count == m.count && batch[2].count == m.count && batch[0].normal == m.normal &&
                      batch[2].points[0].id == m.points[0].id;
    if (valid && !same) {
        std::fprintf(stderr, "a batch gives another answer\n");
        std::abort();
    }
    const float ra = radius_of(s.a), rb = radius_of(s.b);
    const Transform other = compose(s.body, s.b_in_a);
    JOSTLE_FUZZ_ASK(valid, evaluate(make_local(m, ra, rb, s.b_in_a), s.body, ra, other, rb));
    (void)point_states(m, batch[1]);

    JOSTLE_FUZZ_ASK(valid, distance(s.a, s.b, s.b_in_a));
    JOSTLE_FUZZ_ASK(valid, distance(s.a, s.b, s.b_in_a, {.use_radii = false}));
    SimplexCache cache;
    (void)distance(s.a, s.b, s.b_in_a, {}, &cache);
    JOSTLE_FUZZ_ASK(valid, distance(s.a, s.b, other, {}, &cache));
    JOSTLE_FUZZ_ASK(valid, penetration(s.a, s.b, s.b_in_a));
    (void)overlap(s.a, s.b, s.b_in_a);
    JOSTLE_FUZZ_ASK(valid, shape_cast(s.a, s.b, s.b_in_a, s.path));
    JOSTLE_FUZZ_ASK(valid, time_of_impact(s.a, s.sweep_a, s.b, s.sweep_b, 1.0f, s.tolerances));
}

inline void ask_alone(const Scene2& s, bool valid) {
    for (const Geometry* g : {&s.a, &s.b}) {
        JOSTLE_FUZZ_ASK(valid, bounds(*g, s.body));
        JOSTLE_FUZZ_ASK(valid, swept_bounds(*g, s.sweep_a));
        JOSTLE_FUZZ_ASK(valid, closest_point(*g, s.from));
        JOSTLE_FUZZ_ASK(valid, ray_cast(*g, {s.from, s.ray}));
        JOSTLE_FUZZ_ASK(valid, compute_mass(*g, 1.0f));
        (void)contains(*g, s.from);
        (void)signed_distance(*g, s.from);
        (void)max_extent(*g, s.from);
    }
    (void)clip_segment({s.from, 1}, {s.path, 2}, s.body.q.x_axis(), s.ray.x, 3);
}

inline void ask_chain(Bytes& bytes, const Scene2& s, bool valid) {
    std::vector<Vec2> points(bytes.byte() % 8u);
    for (Vec2& p : points) p = bytes.point();
    const std::uint8_t flags = bytes.byte();
    const Chain chain{points.data(), static_cast<int>(points.size()), (flags & 1) != 0, (flags & 2) != 0};
    try {
        validate(chain, "fuzz", s.tolerances);
    } catch (const Error&) {
        return;
    }
    JOSTLE_FUZZ_ASK(valid, bounds(chain, s.body));
    JOSTLE_FUZZ_ASK(valid, ray_cast(chain, {s.from, s.ray}).hit);
    JOSTLE_FUZZ_ASK(valid, closest_point(chain, s.from).closest);
    for (int i = 0; i < chain.segment_count(); ++i) {
        expect(valid, "collide a child", collide(chain.segment(i), s.b, s.b_in_a, s.tolerances),
               s.tolerances.speculative_distance);
    }
}

inline GeometryOutcome check_geometry(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    static constexpr float kLengthScales[4] = {1.0f, 1.0f, 0.01f, 100.0f};
    const Tolerances tolerances = Tolerances::scaled(kLengthScales[bytes.byte() & 3]);
    try {
        const AnyShape a(bytes, tolerances), b(bytes, tolerances);
        const Scene2 scene(bytes, a.geometry, b.geometry, tolerances);
        const bool valid = scene.is_valid();
        ask_pair(scene, valid);
        ask_alone(scene, valid);
        ask_chain(bytes, scene, valid);
        return valid ? GeometryOutcome::kSound : GeometryOutcome::kWild;
    } catch (const Error&) {
        return GeometryOutcome::kRefused;
    }
}

}  // namespace jostle::fuzz
