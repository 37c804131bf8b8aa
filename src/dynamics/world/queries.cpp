// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door of the questions to a world.
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/cast.h>

#include "dynamics/ask/ask.h"
#include "dynamics/ask/batch.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

/// [rad]
constexpr Range kTurnRange{-1000.0f, 1000.0f};

/// `name` is made to text for errors only.
void require_ray(const Call& call, std::string_view name, const Ray2& ray) {
    if (detail::is_usable(detail::cast_of(ray))) return;
    const auto at = [&](const char* field) { return std::string(name) + field; };
    call.finite(at(".origin"), ray.origin);
    call.finite(at(".translation"), ray.translation);
    call.in(detail::kUpToInfinity, at(".max_fraction"), ray.max_fraction);
}
void require_question(const Call& call, const Ray2& ray) {
    require_ray(call, "ray", ray);
}

void require_pose(const Call& call, const char* argument, const Transform& transform) {
    call.finite(argument, transform.p);
    const Rot q = transform.q;
    const float off = abs(q.c * q.c + q.s * q.s - 1.0f);
    // A NaN is not.
    if (!(off <= 1.0e-3f))
        call.refuse(argument, "turned by (" + to_text(q.c) + ", " + to_text(q.s) + ")",
                    "cosine and sine must be those of an angle");
    if (!kCoordinateRange.contains(transform.p.x) || !kCoordinateRange.contains(transform.p.y))
        call.in(kCoordinateRange, std::string(argument) + ".p", transform.p);
}

void require_question(const Call& call, const ShapeCast& cast) {
    validate(cast.geometry, call);
    require_pose(call, "cast.transform", cast.transform);
    call.finite("cast.translation", cast.translation);
    call.in(kTurnRange, "cast.rotation", cast.rotation);
    call.in(cast.rotation == 0.0f ? detail::kUpToInfinity : kZeroToOne, "cast.max_fraction",
            cast.max_fraction);
}

void require_question(const Call& call, const PosedShape& shape) {
    validate(shape.geometry, call);
    require_pose(call, "transform", shape.transform);
}
void require_question(const Call& call, Vec2 point) {
    call.finite("point", point);
}
void require_question(const Call& call, const Aabb<2>& box) {
    detail::require_box<2>(call, "box", box);
}

/// An inquiry, in a defined floating-point environment.
struct Asking : Inquiry {
    Asking(const WorldImpl& world, const WorldQuery& asked)
        : Inquiry{world.tables(), world.place(), asked, world.is_stepping()},
          of(asked.predicate ? &world : nullptr) {
        if (of != nullptr) of->begin_asking();
    }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;
    ~Asking() {
        if (of != nullptr) of->end_asking();
    }
    const WorldImpl* of;  ///< null without a predicate, when nothing can change meanwhile
    FloatEnvironment environment{};
};
Asking asking(const WorldImpl* impl, const Call& call, const WorldQuery& query) {
    return Asking(require_here(impl, call), query);
}
/// While it lives, a visitor of the user's is called: what it is shown must not be replaced.
class Showing {
  public:
    explicit Showing(const WorldImpl& world) : world_(world) { world_.begin_visit(); }
    Showing(const Showing&) = delete;
    Showing& operator=(const Showing&) = delete;
    ~Showing() { world_.end_visit(); }

  private:
    const WorldImpl& world_;
};
/// An inquiry about one question, which is checked first.
template <class Question>
Asking asking(const WorldImpl* impl, const Call& call, const Question& question, const WorldQuery& query) {
    require_question(call, question);
    return asking(impl, call, query);
}

void require_distance(const Call& call, Vec2 point, float max_distance) {
    require_question(call, point);
    call.in(detail::kUpToInfinity, "max_distance", max_distance);
}

void require_as_many(const Call& call, const char* argument, std::size_t count, std::size_t expected) {
    if (count != expected)
        call.refuse(argument, to_text(static_cast<long long>(count)) + " long",
                    "it must be as long as the questions, " + to_text(static_cast<long long>(expected)));
}

/// For ask_in_order().
template <class Question, class Answer>
auto fetch_of(std::span<const Question> questions, std::span<Answer> answers) {
    return [=](std::size_t i) {
        prefetch_object(questions[i]);
        prefetch_object(answers[i]);
    };
}

}  // namespace

WorldHit World::ray_closest(const Ray2& ray, const WorldQuery& query) const {
    return cast_closest(asking(impl_, "World::ray_closest", ray, query), ray);
}
bool World::ray_any(const Ray2& ray, const WorldQuery& query) const {
    return cast_any(asking(impl_, "World::ray_any", ray, query), ray);
}
int World::ray_all(const Ray2& ray, std::span<WorldHit> found, const WorldQuery& query) const {
    return cast_all(asking(impl_, "World::ray_all", ray, query), ray, found);
}
int World::visit_ray(const Ray2& ray, detail::Report<WorldHit> report, const WorldQuery& query) const {
    const Asking inquiry = asking(impl_, "World::ray_all", ray, query);
    const Showing showing(*impl_);
    return visit_cast(inquiry, ray, report);
}

WorldHit World::shape_cast_closest(const ShapeCast& cast, const WorldQuery& query) const {
    return cast_closest(asking(impl_, "World::shape_cast_closest", cast, query), cast);
}
bool World::shape_cast_any(const ShapeCast& cast, const WorldQuery& query) const {
    return cast_any(asking(impl_, "World::shape_cast_any", cast, query), cast);
}
int World::shape_cast_all(const ShapeCast& cast, std::span<WorldHit> found, const WorldQuery& query) const {
    return cast_all(asking(impl_, "World::shape_cast_all", cast, query), cast, found);
}
int World::visit_shape_cast(const ShapeCast& cast, detail::Report<WorldHit> report,
                            const WorldQuery& query) const {
    const Asking inquiry = asking(impl_, "World::shape_cast_all", cast, query);
    const Showing showing(*impl_);
    return visit_cast(inquiry, cast, report);
}

bool World::overlap_any(Vec2 point, const WorldQuery& query) const {
    return detail::overlap_any(asking(impl_, "World::overlap_any", point, query), point);
}
bool World::any_in_box(const Aabb<2>& box, const WorldQuery& query) const {
    return detail::overlap_any(asking(impl_, "World::overlap_any", box, query), box);
}
bool World::overlap_any(const Geometry& geometry, const Transform& transform, const WorldQuery& query) const {
    const PosedShape shape{geometry, transform};
    return detail::overlap_any(asking(impl_, "World::overlap_any", shape, query), shape);
}
int World::overlap(Vec2 point, std::span<Shape> found, const WorldQuery& query) const {
    return detail::overlap(asking(impl_, "World::overlap", point, query), point, found);
}
int World::overlap_box(const Aabb<2>& box, std::span<Shape> found, const WorldQuery& query) const {
    return detail::overlap(asking(impl_, "World::overlap", box, query), box, found);
}
int World::overlap(const Geometry& geometry, const Transform& transform, std::span<Shape> found,
                   const WorldQuery& query) const {
    const PosedShape shape{geometry, transform};
    return detail::overlap(asking(impl_, "World::overlap", shape, query), shape, found);
}
int World::visit_overlap(Vec2 point, detail::Report<Shape> report, const WorldQuery& query) const {
    const Asking inquiry = asking(impl_, "World::overlap", point, query);
    const Showing showing(*impl_);
    return detail::visit_overlap(inquiry, point, report);
}
int World::visit_overlap(const Aabb<2>& box, detail::Report<Shape> report, const WorldQuery& query) const {
    const Asking inquiry = asking(impl_, "World::overlap", box, query);
    const Showing showing(*impl_);
    return detail::visit_overlap(inquiry, box, report);
}
int World::visit_overlap(const Geometry& geometry, const Transform& transform, detail::Report<Shape> report,
                         const WorldQuery& query) const {
    const PosedShape shape{geometry, transform};
    const Asking inquiry = asking(impl_, "World::overlap", shape, query);
    const Showing showing(*impl_);
    return detail::visit_overlap(inquiry, shape, report);
}

NearShape World::closest(Vec2 point, const WorldQuery& query, float max_distance) const {
    constexpr Call kCall("World::closest");
    require_distance(kCall, point, max_distance);
    return detail::closest(asking(impl_, kCall, query), point, max_distance);
}
int World::k_nearest(Vec2 point, std::span<NearShape> found, const WorldQuery& query,
                     float max_distance) const {
    constexpr Call kCall("World::k_nearest");
    require_distance(kCall, point, max_distance);
    return detail::k_nearest(asking(impl_, kCall, query), point, found, max_distance);
}

int World::bodies_in(const Aabb<2>& box, std::span<Body> found, const WorldQuery& query) const {
    return detail::bodies_in(asking(impl_, "World::bodies_in", box, query), box, found);
}
int World::visit_bodies(const Aabb<2>& box, detail::Report<Body> report, const WorldQuery& query) const {
    const Asking inquiry = asking(impl_, "World::bodies_in", box, query);
    const Showing showing(*impl_);
    return detail::visit_bodies(inquiry, box, report);
}

// --- batches: all questions are checked before the first is asked

void World::ray_closest(std::span<const Ray2> rays, std::span<WorldHit> found,
                        const QueryBatch& batch) const {
    constexpr Call kCall("World::ray_closest");
    require_as_many(kCall, "found", found.size(), rays.size());
    for (std::size_t i = 0; i < rays.size(); ++i)
        if (!detail::is_usable(detail::cast_of(rays[i])))
            require_ray(kCall, detail::element_text("rays", i), rays[i]);
    const Asking inquiry = asking(impl_, kCall, batch.query);
    ask_in_order(
        batch.scheduler, rays.size(), [&](std::size_t i) { return rays[i].origin; }, fetch_of(rays, found),
        [&](std::size_t i, std::size_t) { found[i] = cast_closest(inquiry, rays[i]); });
}

void World::shape_cast_closest(std::span<const ShapeCast> casts, std::span<WorldHit> found,
                               const QueryBatch& batch) const {
    constexpr Call kCall("World::shape_cast_closest");
    require_as_many(kCall, "found", found.size(), casts.size());
    for (const ShapeCast& cast : casts) require_question(kCall, cast);
    const Asking inquiry = asking(impl_, kCall, batch.query);
    ask_in_order(
        batch.scheduler, casts.size(), [&](std::size_t i) { return casts[i].transform.p; },
        fetch_of(casts, found),
        [&](std::size_t i, std::size_t) { found[i] = cast_closest(inquiry, casts[i]); });
}

void World::closest(std::span<const Vec2> points, std::span<NearShape> found, const QueryBatch& batch) const {
    constexpr Call kCall("World::closest");
    require_as_many(kCall, "found", found.size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!is_finite(points[i])) kCall.finite(detail::element_text("points", i), points[i]);
    const Asking inquiry = asking(impl_, kCall, batch.query);
    ask_in_order(
        batch.scheduler, points.size(), [&](std::size_t i) { return points[i]; }, fetch_of(points, found),
        [&](std::size_t i, std::size_t before) {
            // The shape that is nearest to the point before is not far from this one.
            float most = std::numeric_limits<float>::infinity();
            if (before != i && found[before])
                most = (found[before].distance + distance(points[before], points[i])) * 1.0001f +
                       kMinShapeSize + box_slack(points[i]);
            found[i] = detail::closest(inquiry, points[i], most);
        });
}

void World::overlap(std::span<const Aabb<2>> boxes, std::span<Shape> found, std::span<int> counts,
                    const QueryBatch& batch) const {
    constexpr Call kCall("World::overlap");
    require_as_many(kCall, "counts", counts.size(), boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) detail::require_box_of<2>(kCall, "boxes", boxes, i);
    if (boxes.empty()) return;
    const Asking inquiry = asking(impl_, kCall, batch.query);
    const std::size_t share = found.size() / boxes.size();
    ask_in_order(
        batch.scheduler, boxes.size(), [&](std::size_t i) { return center(boxes[i]); },
        fetch_of(boxes, counts),
        [&](std::size_t i, std::size_t) {
            counts[i] = detail::overlap(inquiry, boxes[i], found.subspan(i * share, share));
        });
}

}  // namespace jostle
