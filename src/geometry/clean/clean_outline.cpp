// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The cleaning on one page: loops become a plane arrangement, its solid gets loops of its own, these are
// opened where they meet themselves, and each outline is tried by try_decompose(). If one is refused, all is
// done again with twice the tolerance.
#include <jostle/geometry/clean_outline.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/sort.h"
#include "geometry/clean/solid_loops.h"
#include "geometry/shapes/checks.h"

namespace jostle {
namespace {

using namespace detail;

using Points = std::vector<Vec2>;

constexpr int kMostTries = 10;       // each with twice the tolerance
constexpr double kOpen = 1.0 / 8.0;  // [1] of the tolerance, on each side of a pinch
constexpr double kGrains = 16.0;     // [1] spacings of floats in a tolerance, at least

double area_of(std::span<const Vec2> points) {
    double twice = 0.0;
    for (std::size_t i = 1; i + 1 < points.size(); ++i)
        twice += cross(widen(points[i]) - widen(points[0]), widen(points[i + 1]) - widen(points[0]));
    return 0.5 * twice;
}

/// [m] The spacing of floats at the greatest coordinate.
double grain_at(std::span<const Points> loops) {
    float greatest = 0.0f;
    for (const Points& loop : loops)
        for (const Vec2 point : loop) greatest = std::max({greatest, std::abs(point.x), std::abs(point.y)});
    return static_cast<double>(std::nextafter(greatest, kMaxCoordinate * 2.0f)) -
           static_cast<double>(greatest);
}

bool is_west_of(Vec2 a, Vec2 b) {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

Points from_westernmost(Points points) {
    std::rotate(points.begin(), std::min_element(points.begin(), points.end(), is_west_of), points.end());
    return points;
}

/// The part on one side of an upright line (or a level one), loop by loop; edges along the line cancel
/// later.
std::vector<Points> half_of(std::span<const Points> loops, bool upright, float at, bool beyond) {
    const auto height = [&](Vec2 p) {
        const float h = (upright ? p.x : p.y) - at;
        return beyond ? h : -h;
    };
    std::vector<Points> half;
    for (const Points& loop : loops) {
        Points kept;
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Vec2 a = loop[i], b = loop[(i + 1) % loop.size()];
            if (height(a) >= 0.0f) kept.push_back(a);
            if ((height(a) >= 0.0f) == (height(b) >= 0.0f)) continue;
            const Double2 p = widen(a), q = widen(b);
            const double share = upright ? (static_cast<double>(at) - p.x) / (q.x - p.x)
                                         : (static_cast<double>(at) - p.y) / (q.y - p.y);
            Vec2 on_line = narrow(p + share * (q - p));
            (upright ? on_line.x : on_line.y) = at;
            kept.push_back(on_line);
        }
        if (kept.size() >= 3) half.push_back(std::move(kept));
    }
    return half;
}

std::size_t count_of(std::span<const Points> loops) {
    std::size_t count = 0;
    for (const Points& loop : loops) count += loop.size();
    return count;
}

struct Halves {
    std::vector<Points> below, beyond;
    [[nodiscard]] std::size_t larger() const { return std::max(count_of(below), count_of(beyond)); }
};

Halves halves_at_middle(std::span<const Points> loops, bool upright) {
    std::vector<float> places;
    for (const Points& loop : loops)
        for (const Vec2 point : loop) places.push_back(upright ? point.x : point.y);
    detail::sort(places);
    const float at = places[places.size() / 2];
    return {half_of(loops, upright, at, false), half_of(loops, upright, at, true)};
}

/// Two halves of loops with too many points, cut at the middle point in x or in y, whichever leaves fewer.
Halves halves_of(std::span<const Points> loops) {
    Halves upright = halves_at_middle(loops, true), level = halves_at_middle(loops, false);
    return upright.larger() <= level.larger() ? std::move(upright) : std::move(level);
}

class Cleaner {
  public:
    explicit Cleaner(const Tolerances& tolerances) : tolerances_(tolerances) {}

    CleanOutlines run(std::vector<Points> loops) {
        std::vector<std::vector<Points>> waiting;
        waiting.push_back(std::move(loops));
        while (!waiting.empty()) {
            const std::vector<Points> part = std::move(waiting.back());
            waiting.pop_back();
            clean(part, waiting);
        }
        detail::sort(clean_.outlines, [](const SolidOutline& a, const SolidOutline& b) {
            return is_west_of(a.outer()[0], b.outer()[0]);
        });
        return std::move(clean_);
    }

  private:
    /// The outcome of a try with a part.
    struct Made {
        OutlineStatus status = OutlineStatus::kOk;
        std::vector<SolidOutline> outlines;
        std::vector<std::vector<Points>> too_many;  // loops of outlines to be cut across
        OutlineChanges changes;
    };

    void clean(const std::vector<Points>& part, std::vector<std::vector<Points>>& waiting) {
        const double least = static_cast<double>(least_edge(tolerances_));
        double apart = std::max(2.0 * least, kGrains * grain_at(part));
        Made made;
        for (int i = 0; i < kMostTries; ++i, apart *= 2.0) {
            made = try_apart(part, apart);
            if (made.status == OutlineStatus::kOk) break;
        }
        if (made.status != OutlineStatus::kOk) clean_.status = made.status;
        OutlineChanges& sum = clean_.changes;
        sum.joined += made.changes.joined;
        sum.crossings += made.changes.crossings;
        sum.touches += made.changes.touches;
        sum.cancelled += made.changes.cancelled;
        sum.pinches += made.changes.pinches;
        sum.dropped += made.changes.dropped;
        sum.dropped_area += made.changes.dropped_area;
        sum.tolerance = std::max(sum.tolerance, made.changes.tolerance);
        for (SolidOutline& outline : made.outlines) clean_.outlines.push_back(std::move(outline));
        for (const std::vector<Points>& loops : made.too_many) {
            Halves halves = halves_of(loops);
            // A cut across many thin teeth adds more points than it takes away.
            if (halves.larger() >= count_of(loops)) {
                clean_.status = OutlineStatus::kTooManyPoints;
                continue;
            }
            ++sum.cuts;
            waiting.push_back(std::move(halves.below));
            waiting.push_back(std::move(halves.beyond));
        }
    }

    [[nodiscard]] Made try_apart(const std::vector<Points>& part, double apart) const {
        Made made;
        made.changes.tolerance = static_cast<float>(apart);
        Arrangement plane(apart, made.changes);
        for (const Points& loop : part) plane.add_loop(loop);
        if (!plane.make_plane()) {
            made.status = OutlineStatus::kTooManyPoints;
            return made;
        }
        const std::vector<SolidLoop> loops = solid_loops(plane);
        std::vector<Points> points = open_pinches(plane, loops, kOpen * apart, made.changes.pinches);
        for (std::size_t i = 0; i < loops.size(); ++i) {
            if (loops[i].outer >= 0) continue;
            std::vector<Points> outline{from_westernmost(std::move(points[i]))};
            for (std::size_t j = 0; j < loops.size(); ++j)
                if (loops[j].outer == static_cast<int>(i))
                    outline.push_back(from_westernmost(std::move(points[j])));
            take(std::move(outline), made);
        }
        return made;
    }

    /// An outline, its outer loop first.
    void take(std::vector<Points> loops, Made& made) const {
        if (count_of(loops) > static_cast<std::size_t>(kMaxOutlinePoints)) {
            made.too_many.push_back(std::move(loops));
            return;
        }
        SolidOutline solid(std::move(loops[0]), {std::make_move_iterator(loops.begin() + 1),
                                                 std::make_move_iterator(loops.end())});
        for (;;) {
            const DecomposeResult result = try_decompose(solid.view(), 0.0f, tolerances_);
            const bool is_thin =
                result.status == OutlineStatus::kTooFewPoints || result.status == OutlineStatus::kNoArea;
            if (!is_thin) {
                if (result.status == OutlineStatus::kOk) {
                    made.outlines.push_back(std::move(solid));
                } else {
                    made.status = OutlineStatus::kTooThin;
                }
                return;
            }
            ++made.changes.dropped;
            if (result.loop < 0) {
                made.changes.dropped_area += solid.area();
                return;
            }
            std::vector<Points> holes = solid.holes();
            holes.erase(holes.begin() + result.loop);
            solid = SolidOutline(solid.outer(), std::move(holes));
        }
    }

    Tolerances tolerances_;
    CleanOutlines clean_;
};

/// The first place that cannot be cleaned.
bool is_refused(std::span<const std::span<const Vec2>> loops, CleanOutlines& clean) {
    std::size_t count = 0;
    for (std::size_t l = 0; l < loops.size(); ++l) {
        count += loops[l].size();
        if (count > static_cast<std::size_t>(kMaxCleanPoints) ||
            l >= static_cast<std::size_t>(kMaxCleanPoints)) {
            clean.status = OutlineStatus::kTooManyPoints;
            return true;
        }
        for (std::size_t i = 0; i < loops[l].size(); ++i) {
            if (is_position(loops[l][i])) continue;
            clean = {OutlineStatus::kOutOfRange, static_cast<int>(l) - 1, static_cast<int>(i)};
            return true;
        }
    }
    return false;
}

}  // namespace

double SolidOutline::area() const {
    double area = std::abs(area_of(outer_));
    for (const Points& hole : holes_) area -= std::abs(area_of(hole));
    return area;
}

CleanOutlines clean_outline(std::span<const std::span<const Vec2>> loops, const Tolerances& tolerances) {
    CleanOutlines clean;
    if (is_refused(loops, clean)) return clean;
    if (std::all_of(loops.begin(), loops.end(), [](std::span<const Vec2> loop) { return loop.empty(); }))
        return clean;
    if (!loops.empty() &&
        try_decompose({loops[0], loops.subspan(1)}, 0.0f, tolerances).status == OutlineStatus::kOk) {
        std::vector<Points> holes;
        for (const std::span<const Vec2> hole : loops.subspan(1))
            holes.emplace_back(hole.begin(), hole.end());
        clean.outlines.emplace_back(Points(loops[0].begin(), loops[0].end()), std::move(holes));
        return clean;
    }
    std::vector<Points> copies;
    for (const std::span<const Vec2> loop : loops) copies.emplace_back(loop.begin(), loop.end());
    return Cleaner(tolerances).run(std::move(copies));
}

CleanOutlines clean_outline(const Outline& outline, const Tolerances& tolerances) {
    std::vector<std::span<const Vec2>> loops{outline.outer};
    loops.insert(loops.end(), outline.holes.begin(), outline.holes.end());
    return clean_outline(loops, tolerances);
}

}  // namespace jostle
