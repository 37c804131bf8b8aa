// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A chain's children, and what is asked of all of them at once: each child in turn, the better answer kept.
#include <jostle/core/assert.h>
#include <jostle/geometry/chain.h>

#include <string>

#include "geometry/shapes/checks.h"

namespace jostle {

Segment Chain::segment(int index) const {
    JOSTLE_ASSERT(index >= 0 && index < segment_count(),
                  "A chain's child has an index from 0 to segment_count() - 1; pass one of these.");
    const int last = count - 1;
    Segment child;
    child.point1 = points[index];
    child.point2 = points[index < last ? index + 1 : 0];
    child.one_sided = one_sided;
    if (is_loop) {
        child.ghost1 = points[index > 0 ? index - 1 : last];
        child.ghost2 = points[(index + 2) % count];
    } else {
        child.ghost1 = index > 0 ? points[index - 1] : ghost1;
        child.ghost2 = index + 1 < last ? points[index + 2] : ghost2;
    }
    return child;
}

void validate(const Chain& chain, const Call& call, const Tolerances& tolerances) {
    using namespace detail;
    if (chain.count < (chain.is_loop ? 3 : 2)) {
        call.refuse("chain.count", std::to_string(chain.count),
                    chain.is_loop ? "a loop has at least 3 points" : "a chain has at least 2 points");
    }
    if (chain.points == nullptr) call.refuse("chain.points", "null", "it must not be null");
    const float apart = least_edge(tolerances);
    for (int i = 0; i < chain.count; ++i) {
        check_position(call, "chain.points", i, chain.points[i]);
        if (i == 0) continue;
        check_apart(call, "chain.points", i, chain.points[i], chain.points[i - 1], "the point before", apart);
    }
    const Vec2 first = chain.points[0], last = chain.points[chain.count - 1];
    if (!chain.is_loop) {
        check_ghost(call, "chain.ghost1", chain.ghost1, first, "the first point", apart);
        check_ghost(call, "chain.ghost2", chain.ghost2, last, "the last point", apart);
        return;
    }
    check_apart(call, "chain.points", chain.count - 1, last, first, "the first point", apart);
    if (chain.ghost1) call.refuse("chain.ghost1", to_text(*chain.ghost1), "a loop has no ghosts");
    if (chain.ghost2) call.refuse("chain.ghost2", to_text(*chain.ghost2), "a loop has no ghosts");
}

Aabb<2> bounds(const Chain& chain, const Transform& transform) {
    Aabb<2> box = empty_box<2>();
    for (int i = 0; i < chain.segment_count(); ++i) box = unite(box, bounds(chain.segment(i), transform));
    return box;
}

ChainRayHit ray_cast(const Chain& chain, const Ray2& ray) {
    ChainRayHit first;
    for (int i = 0; i < chain.segment_count(); ++i) {
        const ShapeRayHit hit = ray_cast(Geometry(chain.segment(i)), ray);
        if (hit.hit && (!first.hit.hit || hit.fraction < first.hit.fraction)) first = {hit, i};
    }
    return first;
}

ChainClosestPoint closest_point(const Chain& chain, Vec2 point) {
    ChainClosestPoint nearest;
    for (int i = 0; i < chain.segment_count(); ++i) {
        const ClosestPoint closest = closest_point(Geometry(chain.segment(i)), point);
        if (i == 0 || closest.distance < nearest.closest.distance) nearest = {closest, i};
    }
    return nearest;
}

}  // namespace jostle
