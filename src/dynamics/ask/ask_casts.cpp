// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Rays and shapes that move. The trees give the shapes whose boxes are met, the nearer mostly first. Each is
// tested, and a hit shortens the way on which the trees still look.
#include "dynamics/ask/ask.h"
#include "dynamics/ask/flush.h"
#include "dynamics/ask/one_cast.h"

namespace jostle::detail {
namespace {

/// [1] The trees' fractions and those of hits are rounded differently: a box that is met so much later than
/// a hit still counts.
constexpr float kLater = 1.0f + 0x1p-20f;

/// Calls on_hit(hit, may be at a corner) for each shape that is met and passes the filter; it answers the
/// greatest fraction that still matters, or a negative one to stop.
template <class Test, class OnHit>
void for_hits(const Inquiry& inquiry, const Test& test, const BoxCast<2>& cast, const OnHit& on_hit) {
    const BroadPhase<2>& boxes = inquiry.tables.broad_phase;
    const float slop = inquiry.tables.settings.tolerances.linear_slop;
    boxes.box_cast(
        {expand(cast.box, inquiry.off_boxes()), cast.translation, cast.max_fraction},
        [&](int proxy, float) {
            const std::uint64_t word = boxes.user_data_of(proxy);
            WorldHit hit = inquiry.ask(proxy, word, test);
            if (!hit) return CastAnswer::ignore();
            hit.shape = inquiry.handle(word);
            const bool at_corner =
                !is_plain_box(proxy, word) || may_be_at_corner(boxes.fat_box_of(proxy), hit.point, slop);
            const float end = on_hit(hit, at_corner);
            return end < 0.0f ? CastAnswer::stop() : CastAnswer::clip(end * kLater);
        },
        inquiry.tree_filter());
}

template <class Test>
Vec2 normal_of(const Inquiry& inquiry, const Test& test, const WorldHit& hit) {
    return flush_normal(inquiry, shape_of(hit.shape), hit, test.translation());
}

/// Calls on_hit(hit) for each hit that the user's predicate agrees to.
template <class Test, class OnHit>
void all_hits(const Inquiry& inquiry, const Test& test, const OnHit& on_hit) {
    const BoxCast<2> cast = test.box_cast();
    for_hits(inquiry, test, cast, [&](const WorldHit& hit, bool) {
        if (inquiry.agrees(hit.shape)) on_hit(hit);
        return cast.max_fraction;
    });
}

RayTest test_of(const Ray2& ray) {
    return RayTest(ray);
}
ShapeCastTest test_of(const ShapeCast& cast) {
    return ShapeCastTest(cast);
}

}  // namespace

template <class Cast>
WorldHit cast_closest(const Inquiry& inquiry, const Cast& cast) {
    const auto test = test_of(cast);
    const BoxCast<2> boxes = test.box_cast();
    WorldHit best;
    bool best_at_corner = false;
    for_hits(inquiry, test, boxes, [&](const WorldHit& hit, bool at_corner) {
        if ((!best || is_before(hit, best)) && inquiry.agrees(hit.shape)) {
            best = hit;
            best_at_corner = at_corner;
        }
        return best ? best.fraction : boxes.max_fraction;
    });
    if (best_at_corner) best.normal = normal_of(inquiry, test, best);
    return best;
}
template <class Cast>
bool cast_any(const Inquiry& inquiry, const Cast& cast) {
    const auto test = test_of(cast);
    const BoxCast<2> boxes = test.box_cast();
    bool is_hit = false;
    for_hits(inquiry, test, boxes, [&](const WorldHit& hit, bool) {
        is_hit = inquiry.agrees(hit.shape);
        return is_hit ? -1.0f : boxes.max_fraction;
    });
    return is_hit;
}
template <class Cast>
int cast_all(const Inquiry& inquiry, const Cast& cast, std::span<WorldHit> found) {
    const auto test = test_of(cast);
    FirstOf<WorldHit> first(found);
    all_hits(inquiry, test, [&](const WorldHit& hit) { first.add(hit); });
    // Only the hits that are kept need their normals.
    for (WorldHit& hit : first.sort()) hit.normal = normal_of(inquiry, test, hit);
    return first.count();
}
template <class Cast>
int visit_cast(const Inquiry& inquiry, const Cast& cast, const detail::Report<WorldHit>& report) {
    const auto test = test_of(cast);
    return report_in_order<WorldHit>([&](const auto& on_hit) { all_hits(inquiry, test, on_hit); },
                                     [&](WorldHit hit) {
                                         hit.normal = normal_of(inquiry, test, hit);
                                         return report(hit);
                                     });
}

template WorldHit cast_closest(const Inquiry&, const Ray2&);
template WorldHit cast_closest(const Inquiry&, const ShapeCast&);
template bool cast_any(const Inquiry&, const Ray2&);
template bool cast_any(const Inquiry&, const ShapeCast&);
template int cast_all(const Inquiry&, const Ray2&, std::span<WorldHit>);
template int cast_all(const Inquiry&, const ShapeCast&, std::span<WorldHit>);
template int visit_cast(const Inquiry&, const Ray2&, const detail::Report<WorldHit>&);
template int visit_cast(const Inquiry&, const ShapeCast&, const detail::Report<WorldHit>&);

}  // namespace jostle::detail
