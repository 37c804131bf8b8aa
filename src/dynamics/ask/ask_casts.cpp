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

[[nodiscard]] ShapeId id_of(const WorldHit& hit) {
    return {static_cast<std::int32_t>(hit.shape.handle().index)};
}

/// Calls on_hit(hit) for each shape that is met and passes the filter, still without its generation; it
/// answers the greatest fraction that still matters, or a negative one to stop.
template <class Test, class OnHit>
void for_hits(const Inquiry& inquiry, const Test& test, const BoxCast<2>& cast, const OnHit& on_hit) {
    const BroadPhase<2>& boxes = inquiry.tables.broad_phase;
    boxes.box_cast(
        cast,
        [&](int proxy, float) {
            const std::uint64_t word = boxes.user_data_of(proxy);
            WorldHit hit = inquiry.ask(proxy, word, test);
            if (!hit) return CastAnswer::ignore();
            hit.shape = Shape(Handle{0, 0, static_cast<std::uint32_t>(word), 0});
            const float end = on_hit(hit);
            return end < 0.0f ? CastAnswer::stop() : CastAnswer::clip(end * kLater);
        },
        inquiry.tree_filter());
}

/// With its handle, and the normal that its neighbours leave it: for hits that are kept alone.
template <class Test>
WorldHit complete(const Inquiry& inquiry, const Test& test, WorldHit hit) {
    const ShapeId id = id_of(hit);
    hit.shape = inquiry.handle(id);
    hit.normal = flush_normal(inquiry, id, hit, test.translation());
    return hit;
}

template <class Test>
WorldHit first_hit(const Inquiry& inquiry, const Test& test) {
    WorldHit best;
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const WorldHit& hit) {
        if ((!best || is_before(hit, best)) && inquiry.agrees(id_of(hit))) best = hit;
        return best ? best.fraction : cast.max_fraction;
    });
    return best ? complete(inquiry, test, best) : best;
}

template <class Test>
bool any_hit(const Inquiry& inquiry, const Test& test) {
    bool is_hit = false;
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const WorldHit& hit) {
        is_hit = inquiry.agrees(id_of(hit));
        return is_hit ? -1.0f : cast.max_fraction;
    });
    return is_hit;
}

template <class Test, class OnHit>
void all_hits(const Inquiry& inquiry, const Test& test, const OnHit& on_hit) {
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const WorldHit& hit) {
        if (inquiry.agrees(id_of(hit))) on_hit(hit);
        return cast.max_fraction;
    });
}

template <class Test>
int keep_hits(const Inquiry& inquiry, const Test& test, std::span<WorldHit> found) {
    FirstOf<WorldHit> first(found);
    all_hits(inquiry, test, [&](const WorldHit& hit) { first.add(hit); });
    for (WorldHit& hit : first.sort()) hit = complete(inquiry, test, hit);
    return first.count();
}

template <class Test>
int report_hits(const Inquiry& inquiry, const Test& test, const detail::Report<WorldHit>& report) {
    return report_in_order<WorldHit>(
        [&](const auto& on_hit) { all_hits(inquiry, test, on_hit); },
        [&](const WorldHit& hit) { return report(complete(inquiry, test, hit)); });
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
