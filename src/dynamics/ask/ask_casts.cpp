// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays and shapes that move. The trees give the shapes whose boxes are met, the nearer mostly first; each is
// tested; what is found shortens the way on which the trees still look.
#include "dynamics/ask/ask.h"
#include "dynamics/ask/flush.h"
#include "dynamics/ask/one_cast.h"

namespace jostle {
namespace {

/// [1] The trees' fractions and those of hits are rounded differently: what is met so much later still
/// counts.
constexpr float kLater = 1.0f + 0x1p-20f;

/// Calls on_hit(shape, hit) for each shape that is met and admitted; it answers the greatest fraction that
/// still matters, or a negative one to stop.
template <class Test, class OnHit>
void for_hits(const Inquiry& inquiry, const Test& test, const BoxCast<2>& cast, const OnHit& on_hit) {
    inquiry.tables.broad_phase.box_cast(
        cast,
        [&](int proxy, float) {
            const ShapeRecord& shape = inquiry.shape(proxy);
            if (!inquiry.admits(shape)) return CastAnswer::ignore();
            WorldHit hit = test(shape.geometry, inquiry.pose(shape));
            if (!hit) return CastAnswer::ignore();
            hit.shape = inquiry.handle(shape.id);
            const float end = on_hit(shape, hit);
            return end < 0.0f ? CastAnswer::stop() : CastAnswer::clip(end * kLater);
        },
        inquiry.tree_filter());
}

template <class Test>
WorldHit first_hit(const Inquiry& inquiry, const Test& test) {
    WorldHit best;
    const ShapeRecord* of = nullptr;
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const ShapeRecord& shape, const WorldHit& hit) {
        if ((!best || is_before(hit, best)) && inquiry.agrees(shape)) {
            best = hit;
            of = &shape;
        }
        return best ? best.fraction : cast.max_fraction;
    });
    if (best) best.normal = flush_normal(inquiry, *of, best, test.translation());
    return best;
}

template <class Test>
bool any_hit(const Inquiry& inquiry, const Test& test) {
    bool is_hit = false;
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const ShapeRecord& shape, const WorldHit&) {
        is_hit = inquiry.agrees(shape);
        return is_hit ? -1.0f : cast.max_fraction;
    });
    return is_hit;
}

template <class Test, class OnHit>
void all_hits(const Inquiry& inquiry, const Test& test, const OnHit& on_hit) {
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const ShapeRecord& shape, const WorldHit& hit) {
        if (inquiry.agrees(shape)) on_hit(hit);
        return cast.max_fraction;
    });
}

/// Normals are looked at last, for hits that are kept alone.
template <class Test>
WorldHit with_normal(const Inquiry& inquiry, const Test& test, WorldHit hit) {
    const ShapeId id{static_cast<std::int32_t>(hit.shape.handle().index)};
    hit.normal = flush_normal(inquiry, inquiry.tables.shapes[id], hit, test.translation());
    return hit;
}

template <class Test>
int keep_hits(const Inquiry& inquiry, const Test& test, std::span<WorldHit> found) {
    FirstOf<WorldHit> first(found);
    all_hits(inquiry, test, [&](const WorldHit& hit) { first.add(hit); });
    for (WorldHit& hit : first.sort()) hit = with_normal(inquiry, test, hit);
    return first.count();
}

template <class Test>
int report_hits(const Inquiry& inquiry, const Test& test, const detail::Report<WorldHit>& report) {
    return report_in_order<WorldHit>(
        [&](const auto& on_hit) { all_hits(inquiry, test, on_hit); },
        [&](const WorldHit& hit) { return report(with_normal(inquiry, test, hit)); });
}

}  // namespace

WorldHit ray_closest(const Inquiry& inquiry, const Ray2& ray) {
    return first_hit(inquiry, RayTest(ray));
}
bool ray_any(const Inquiry& inquiry, const Ray2& ray) {
    return any_hit(inquiry, RayTest(ray));
}
int ray_all(const Inquiry& inquiry, const Ray2& ray, std::span<WorldHit> found) {
    return keep_hits(inquiry, RayTest(ray), found);
}
int visit_ray(const Inquiry& inquiry, const Ray2& ray, const detail::Report<WorldHit>& report) {
    return report_hits(inquiry, RayTest(ray), report);
}

WorldHit shape_cast_closest(const Inquiry& inquiry, const ShapeCast& cast) {
    return first_hit(inquiry, ShapeCastTest(cast));
}
bool shape_cast_any(const Inquiry& inquiry, const ShapeCast& cast) {
    return any_hit(inquiry, ShapeCastTest(cast));
}
int shape_cast_all(const Inquiry& inquiry, const ShapeCast& cast, std::span<WorldHit> found) {
    return keep_hits(inquiry, ShapeCastTest(cast), found);
}
int visit_shape_cast(const Inquiry& inquiry, const ShapeCast& cast, const detail::Report<WorldHit>& report) {
    return report_hits(inquiry, ShapeCastTest(cast), report);
}

}  // namespace jostle
