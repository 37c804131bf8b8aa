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

/// Calls on_hit(hit, may be at a corner) for each shape that is met and passes the filter; it answers the
/// greatest fraction that still matters, or a negative one to stop.
template <class Test, class OnHit>
void for_hits(const Inquiry& inquiry, const Test& test, const BoxCast<2>& cast, const OnHit& on_hit) {
    const BroadPhase<2>& boxes = inquiry.tables.broad_phase;
    const float slop = inquiry.tables.settings.tolerances.linear_slop;
    boxes.box_cast(
        cast,
        [&](int proxy, float) {
            const std::uint64_t word = boxes.user_data_of(proxy);
            WorldHit hit = inquiry.ask(proxy, word, test);
            if (!hit) return CastAnswer::ignore();
            hit.shape = inquiry.handle(word);
            const bool at_corner =
                (word & kPlainBox) == 0 || may_be_at_corner(boxes.fat_box_of(proxy), hit.point, slop);
            const float end = on_hit(hit, at_corner);
            return end < 0.0f ? CastAnswer::stop() : CastAnswer::clip(end * kLater);
        },
        inquiry.tree_filter());
}

template <class Test>
Vec2 normal_of(const Inquiry& inquiry, const Test& test, const WorldHit& hit) {
    const ShapeId id{static_cast<std::int32_t>(hit.shape.handle().index)};
    return flush_normal(inquiry, id, hit, test.translation());
}

template <class Test>
WorldHit first_hit(const Inquiry& inquiry, const Test& test) {
    WorldHit best;
    bool best_at_corner = false;
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const WorldHit& hit, bool at_corner) {
        if ((!best || is_before(hit, best)) && inquiry.agrees(hit.shape)) {
            best = hit;
            best_at_corner = at_corner;
        }
        return best ? best.fraction : cast.max_fraction;
    });
    if (best_at_corner) best.normal = normal_of(inquiry, test, best);
    return best;
}

template <class Test>
bool any_hit(const Inquiry& inquiry, const Test& test) {
    bool is_hit = false;
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const WorldHit& hit, bool) {
        is_hit = inquiry.agrees(hit.shape);
        return is_hit ? -1.0f : cast.max_fraction;
    });
    return is_hit;
}

template <class Test, class OnHit>
void all_hits(const Inquiry& inquiry, const Test& test, const OnHit& on_hit) {
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const WorldHit& hit, bool) {
        if (inquiry.agrees(hit.shape)) on_hit(hit);
        return cast.max_fraction;
    });
}

template <class Test>
int keep_hits(const Inquiry& inquiry, const Test& test, std::span<WorldHit> found) {
    FirstOf<WorldHit> first(found);
    all_hits(inquiry, test, [&](const WorldHit& hit) { first.add(hit); });
    // Normals are looked at for hits that are kept alone.
    for (WorldHit& hit : first.sort()) hit.normal = normal_of(inquiry, test, hit);
    return first.count();
}

template <class Test>
int report_hits(const Inquiry& inquiry, const Test& test, const detail::Report<WorldHit>& report) {
    return report_in_order<WorldHit>([&](const auto& on_hit) { all_hits(inquiry, test, on_hit); },
                                     [&](WorldHit hit) {
                                         hit.normal = normal_of(inquiry, test, hit);
                                         return report(hit);
                                     });
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
