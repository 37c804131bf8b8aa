// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where a ray enters a shape. A sharp polygon is cut from half planes, as in [CyrusBeck1978]; a rounded one
// is the union of discs about its vertices and of its edges moved outwards. The ray starts outside of all of
// these, and so enters the shape where it enters the first of them.
#include <jostle/geometry/point.h>
#include <jostle/geometry/ray.h>

#include <limits>

#include "geometry/query/nearest_on_core.h"

namespace jostle {
namespace {

using namespace detail;

/// A ray in double, from the core's first vertex on.
struct Way {
    Double2 origin;
    Double2 translation;
    double max_fraction;
};

struct Entry {
    bool hit = false;
    double fraction = 0.0;
    Double2 normal;
};

void keep_first(Entry& best, const Entry& entry) {
    if (entry.hit && (!best.hit || entry.fraction < best.fraction)) best = entry;
}

/// A disc that the ray starts outside of.
Entry enter_disc(const Way& ray, Double2 center, double radius) {
    const Double2 from = ray.origin - center;
    const double squared = dot(ray.translation, ray.translation);
    const double towards = -dot(from, ray.translation);
    if (!(towards > 0.0)) return {};
    const Double2 nearest = from + (towards / squared) * ray.translation;
    const double left = radius * radius - dot(nearest, nearest);
    if (left < 0.0) return {};
    const double fraction = (towards - std::sqrt(left * squared)) / squared;
    if (!(fraction <= ray.max_fraction)) return {};
    if (!(fraction > 0.0)) return {true, 0.0, unit(from)};
    // From the nearest point, not from the origin: of a disc smaller than the rounding of where the ray is,
    // nothing would be left.
    return {true, fraction, unit(nearest - std::sqrt(left / squared) * ray.translation)};
}

/// The edge from a to b moved outwards by the radius, if the ray comes at it from outside.
Entry enter_edge(const Way& ray, Double2 a, Double2 b, Double2 outward, double radius) {
    const double approach = -dot(ray.translation, outward);
    if (!(approach > 0.0)) return {};
    const double fraction = (dot(ray.origin - a, outward) - radius) / approach;
    if (!(fraction >= 0.0 && fraction <= ray.max_fraction)) return {};
    const double along = dot(ray.origin + fraction * ray.translation - a, b - a);
    if (along < 0.0 || along > dot(b - a, b - a)) return {};
    return {true, fraction, outward};
}

Entry enter_rounded(const Way& ray, const CoreView& core) {
    const double radius = static_cast<double>(core.radius());
    Entry best;
    for (int i = 0; i < core.count(); ++i) {
        const Double2 a = core.vertex(i), b = core.vertex(i + 1);
        keep_first(best, enter_disc(ray, a, radius));
        keep_first(best, enter_edge(ray, a, b, unit(right_perpendicular(b - a)), radius));
    }
    return best;
}

/// A sharp polygon, and whether the ray starts in it. Heights and approaches are times the edge's length,
/// which cancels: only the edge that counts is brought to length 1.
Entry enter_sharp(const Way& ray, const CoreView& core, bool& starts_inside) {
    double enter = 0.0, leave = ray.max_fraction;
    Entry result;
    starts_inside = true;
    bool passes = false;
    Double2 a = core.vertex(0);
    for (int i = 0; i < core.count(); ++i) {
        const Double2 b = core.vertex(i + 1);
        const Double2 outward = right_perpendicular(b - a);
        const double height = dot(ray.origin - a, outward);
        const double approach = -dot(ray.translation, outward);
        a = b;
        starts_inside = starts_inside && height <= 0.0;
        if (approach < 0.0) {
            // Left where height / approach is less than before, but most edges are left too late to divide.
            if (height > leave * approach) leave = height / approach;
        } else if (height > 0.0) {
            if (approach == 0.0) passes = true;
            // Not by products: those of equal fractions may differ.
            const double fraction = height / approach;
            // ORDER: through a vertex, the edge of the lower index.
            if (result.hit && !(fraction > enter)) continue;
            enter = fraction;
            result = {true, enter, outward};
        }
    }
    if (passes || !result.hit || !(enter <= leave)) return {};
    result.normal = unit(result.normal);
    return result;
}

/// Along the line that the segment lies on: the end that is met first.
Entry enter_end_on(const Way& ray, Double2 a, Double2 b) {
    const double squared = dot(ray.translation, ray.translation);
    const double at_a = dot(a - ray.origin, ray.translation) / squared;
    const double at_b = dot(b - ray.origin, ray.translation) / squared;
    const double first = at_a < at_b ? at_a : at_b;
    const double last = at_a < at_b ? at_b : at_a;
    if (last < 0.0 || first > ray.max_fraction) return {};
    return {true, first > 0.0 ? first : 0.0, -unit(ray.translation)};
}

Entry enter_segment(const Way& ray, Double2 a, Double2 b, bool one_sided) {
    const Double2 edge = b - a;
    const double slant = cross(ray.translation, edge);  // the translation along the front's normal
    if (one_sided && slant >= 0.0) return {};
    if (slant == 0.0) {
        return cross(a - ray.origin, ray.translation) == 0.0 ? enter_end_on(ray, a, b) : Entry{};
    }
    const double fraction = cross(a - ray.origin, edge) / slant;
    const double along = cross(a - ray.origin, ray.translation) / slant;
    if (!(fraction >= 0.0 && fraction <= ray.max_fraction && along >= 0.0 && along <= 1.0)) return {};
    const Double2 normal = unit(right_perpendicular(edge));
    return {true, fraction, dot(normal, ray.translation) > 0.0 ? -normal : normal};
}

bool starts_in_round(const Way& ray, const CoreView& core) {
    const double radius = static_cast<double>(core.radius());
    if (core.count() == 1) return dot(ray.origin, ray.origin) <= radius * radius;
    return distance_to_core(core, ray.origin) <= radius;
}

/// The hit, from the core's first vertex on: `is_hit`, and the fraction and normal in double.
Entry meet(const Way& ray, const Geometry& geometry, const CoreView& core, bool& starts_inside) {
    starts_inside = false;
    const bool stays = ray.translation.x == 0.0 && ray.translation.y == 0.0;
    if (core.count() > 2 && core.radius() == 0.0f) {
        const Entry entry = enter_sharp(ray, core, starts_inside);
        return stays ? Entry{} : entry;
    }
    if (geometry.type == ShapeType::kSegment) {
        if (stays) return {};
        return enter_segment(ray, core.vertex(0), core.vertex(1), geometry.segment.one_sided);
    }
    starts_inside = starts_in_round(ray, core);
    if (starts_inside || stays) return {};
    if (core.count() == 1) return enter_disc(ray, {}, static_cast<double>(core.radius()));
    return enter_rounded(ray, core);
}

/// Beyond the largest float a fraction cannot be told.
double last_fraction(const Ray2& ray) {
    return static_cast<double>(min(ray.max_fraction, std::numeric_limits<float>::max()));
}

bool is_usable(const Ray2& ray) {
    return is_finite(ray.origin) && is_finite(ray.translation) && ray.max_fraction >= 0.0f;
}

}  // namespace

ShapeRayHit ray_cast(const Geometry& geometry, const Ray2& ray) {
    if (!is_usable(ray)) return {};
    const CoreView core(geometry);
    const Way way{widen(ray.origin) - core.origin(), widen(ray.translation), last_fraction(ray)};
    bool starts_inside = false;
    const Entry entry = meet(way, geometry, core, starts_inside);
    if (starts_inside) return {true, true, 0.0f, ray.origin, {}};
    if (!entry.hit) return {};
    const Double2 point = way.origin + entry.fraction * way.translation + core.origin();
    return {true, false, min(static_cast<float>(entry.fraction), ray.max_fraction), narrow(point),
            narrow(entry.normal)};
}

ShapeRayHit ray_cast(const Geometry& geometry, const Transform& transform, const Ray2& ray) {
    if (!is_usable(ray) || !is_finite(transform)) return {};
    const CoreView core(geometry);
    const Turn turn(transform.q);
    const Way way{turn.back(widen(ray.origin) - widen(transform.p)) - core.origin(),
                  turn.back(widen(ray.translation)), last_fraction(ray)};
    bool starts_inside = false;
    const Entry entry = meet(way, geometry, core, starts_inside);
    if (starts_inside) return {true, true, 0.0f, ray.origin, {}};
    if (!entry.hit) return {};
    return {true, false, min(static_cast<float>(entry.fraction), ray.max_fraction),
            narrow(widen(ray.origin) + entry.fraction * widen(ray.translation)),
            narrow(turn.forth(entry.normal))};
}

}  // namespace jostle
