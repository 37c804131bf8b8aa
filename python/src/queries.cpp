// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Questions to a world, one by one: rays, casts of shapes, overlaps and the nearest shapes.
//
// Arguments are read before the world is looked up: reading them may run code of the user's, and other
// threads.
#include "queries.h"

#include <algorithm>
#include <limits>
#include <string>

#include "geometry.h"

namespace jostle::python {
namespace {

constexpr const char* kRay = "origin: jostle._values.Point, translation: jostle._values.Point";
constexpr const char* kCast =
    "geometry: Geometry, position: jostle._values.Point, translation: jostle._values.Point, angle: float = "
    "0.0, rotation: float = 0.0";

/// The keywords of a cast.
struct CastKeywords {
    WorldQuery query;
    float angle = 0.0f;
    float rotation = 0.0f;
};
template <class V>
void fields(Of<CastKeywords>, auto& cast, V&& v) {
    v("angle", cast.angle, "[rad] that it begins with");
    v("rotation", cast.rotation, "[rad] by which it turns");
    fields(Of<WorldQuery>{}, cast.query, v);
}

/// The record, or None.
template <class Hit>
nb::object found(const StatePointer& state, const Hit& hit) {
    return hit.hit ? put(state, hit) : nb::none();
}

/// ask(world, ray, query)
template <class Ask>
auto ask_ray(const char* function, const Ask& ask) {
    return [=](const PyWorld& self, nb::handle origin, nb::handle translation, const nb::kwargs& keywords) {
        const Call call(function);
        const Ray2 ray{Convert<Vec2>::get(call, "origin", origin),
                       Convert<Vec2>::get(call, "translation", translation)};
        const WorldQuery query = query_of(call, keywords);
        return ask(self, self.use(function), ray, query);
    };
}
/// ask(self, world, cast, query)
template <class Ask>
auto ask_cast(const char* function, const Ask& ask) {
    return [=](const PyWorld& self, nb::handle geometry, nb::handle position, nb::handle translation,
               const nb::kwargs& keywords) {
        const Call call(function);
        ShapeCast cast{get_geometry(call, "geometry", geometry)};
        cast.transform.p = Convert<Vec2>::get(call, "position", position);
        cast.translation = Convert<Vec2>::get(call, "translation", translation);
        CastKeywords rest;
        read_keywords(call, rest, keywords);
        cast.transform.q = Rot::from_angle(rest.angle);
        cast.rotation = rest.rotation;
        return ask(self, self.use(function), cast, rest.query);
    };
}

void bind_rays(WorldClass& type) {
    bind_query(type, "ray_closest", kRay, "jostle._values.WorldHit | None",
               "The first shape on a ray from origin [m] to origin + translation [m].",
               ask_ray("World::ray_closest",
                       [](const PyWorld& self, const World& world, const Ray2& ray, const WorldQuery& query) {
                           return found(self.state, world.ray_closest(ray, query));
                       }));
    bind_query(type, "ray_any", kRay, "bool", "Whether there is a shape on a ray [m].",
               ask_ray("World::ray_any", [](const PyWorld&, const World& world, const Ray2& ray,
                                            const WorldQuery& query) { return world.ray_any(ray, query); }));
    bind_query(type, "ray_all", kRay, "list[jostle._values.WorldHit]",
               "All shapes on a ray [m], the nearest first.",
               ask_ray("World::ray_all",
                       [](const PyWorld& self, const World& world, const Ray2& ray, const WorldQuery& query) {
                           std::vector<WorldHit> hits;
                           world.ray_all(
                               ray, [&](const WorldHit& hit) { hits.push_back(hit); }, query);
                           sort_hits(hits);
                           return put_list(self.state.get(), std::span<const WorldHit>(hits));
                       }));
}

void bind_casts(WorldClass& type) {
    bind_query(type, "shape_cast_closest", kCast, "jostle._values.WorldHit | None",
               "The first shape that a geometry meets which moves from a position [m] by a translation [m], "
               "and turns by a rotation [rad] from an angle [rad].",
               ask_cast("World::shape_cast_closest", [](const PyWorld& self, const World& world,
                                                        const ShapeCast& cast, const WorldQuery& query) {
                   return found(self.state, world.shape_cast_closest(cast, query));
               }));
    bind_query(type, "shape_cast_any", kCast, "bool", "Whether there is one: as shape_cast_closest().",
               ask_cast("World::shape_cast_any",
                        [](const PyWorld&, const World& world, const ShapeCast& cast,
                           const WorldQuery& query) { return world.shape_cast_any(cast, query); }));
    bind_query(type, "shape_cast_all", kCast, "list[jostle._values.WorldHit]",
               "All shapes that a geometry meets on its way, the first one first: as shape_cast_closest().",
               ask_cast("World::shape_cast_all", [](const PyWorld& self, const World& world,
                                                    const ShapeCast& cast, const WorldQuery& query) {
                   std::vector<WorldHit> hits;
                   world.shape_cast_all(
                       cast, [&](const WorldHit& hit) { hits.push_back(hit); }, query);
                   sort_hits(hits);
                   return put_list(self.state.get(), std::span<const WorldHit>(hits));
               }));
}

/// The objects that visit(report) reports.
template <class Object, class Visit>
nb::object put_objects(const StatePointer& state, const Visit& visit) {
    std::vector<Object> objects;
    visit([&](const Object& object) { objects.push_back(object); });
    nb::list result;
    for (const Object& object : objects) result.append(put(state, object));
    return result;
}

Aabb<2> box_of(const Call& call, nb::handle lower, nb::handle upper) {
    return {Convert<Vec2>::get(call, "lower", lower), Convert<Vec2>::get(call, "upper", upper)};
}

void bind_overlaps(WorldClass& type) {
    constexpr const char* kBox = "lower: jostle._values.Point, upper: jostle._values.Point";
    bind_query(type, "overlap_point", "point: jostle._values.Point", "list[Shape]",
               "The shapes that contain a point [m].",
               [](const PyWorld& self, nb::handle point, const nb::kwargs& keywords) {
                   const Call call("World::overlap_point");
                   const Vec2 at = Convert<Vec2>::get(call, "point", point);
                   const WorldQuery query = query_of(call, keywords);
                   const World& world = self.use(call.name());
                   return put_objects<Shape>(self.state,
                                             [&](auto report) { world.overlap(at, report, query); });
               });
    bind_query(
        type, "overlap_box", kBox, "list[Shape]", "The shapes that have a point in common with a box [m].",
        [](const PyWorld& self, nb::handle lower, nb::handle upper, const nb::kwargs& keywords) {
            const Call call("World::overlap_box");
            const Aabb<2> box = box_of(call, lower, upper);
            const WorldQuery query = query_of(call, keywords);
            const World& world = self.use(call.name());
            return put_objects<Shape>(self.state, [&](auto report) { world.overlap(box, report, query); });
        });
    bind_query(type, "overlap", "geometry: Geometry, position: jostle._values.Point, angle: float",
               "list[Shape]",
               "The shapes that have a point in common with a geometry at a position [m] and an angle [rad].",
               [](const PyWorld& self, nb::handle geometry, nb::handle position, nb::handle angle,
                  const nb::kwargs& keywords) {
                   const Call call("World::overlap");
                   const Transform transform{Convert<Vec2>::get(call, "position", position),
                                             Rot::from_angle(Convert<float>::get(call, "angle", angle))};
                   const Geometry& shape = get_geometry(call, "geometry", geometry);
                   const WorldQuery query = query_of(call, keywords);
                   const World& world = self.use(call.name());
                   return put_objects<Shape>(
                       self.state, [&](auto report) { world.overlap(shape, transform, report, query); });
               });
    bind_query(
        type, "bodies_in", kBox, "list[Body]", "The bodies with a shape that overlaps a box [m], each once.",
        [](const PyWorld& self, nb::handle lower, nb::handle upper, const nb::kwargs& keywords) {
            const Call call("World::bodies_in");
            const Aabb<2> box = box_of(call, lower, upper);
            const WorldQuery query = query_of(call, keywords);
            const World& world = self.use(call.name());
            return put_objects<Body>(self.state, [&](auto report) { world.bodies_in(box, report, query); });
        });
}

void bind_nearest(WorldClass& type) {
    bind_query(type, "closest", "point: jostle._values.Point", "jostle._values.NearShape | None",
               "The shape nearest to a point [m].",
               [](const PyWorld& self, nb::handle point, const nb::kwargs& keywords) {
                   const Call call("World::closest");
                   const Vec2 at = Convert<Vec2>::get(call, "point", point);
                   const WorldQuery query = query_of(call, keywords);
                   return found(self.state, self.use(call.name()).closest(at, query));
               });
    bind_query(type, "k_nearest", "point: jostle._values.Point, k: int", "list[jostle._values.NearShape]",
               "The k shapes nearest to a point [m], the nearest first.",
               [](const PyWorld& self, nb::handle point, nb::handle k, const nb::kwargs& keywords) {
                   const Call call("World::k_nearest");
                   const Vec2 at = Convert<Vec2>::get(call, "point", point);
                   const std::int64_t wanted = get_integer(call, "k", k, 0, std::numeric_limits<int>::max());
                   const WorldQuery query = query_of(call, keywords);
                   const World& world = self.use(call.name());
                   std::vector<NearShape> near(
                       static_cast<std::size_t>(std::min<std::int64_t>(wanted, world.counts().shapes)));
                   near.resize(static_cast<std::size_t>(world.k_nearest(at, near, query)));
                   return put_list(self.state.get(), std::span<const NearShape>(near));
               });
}

}  // namespace

void sort_hits(std::span<WorldHit> hits) {
    std::sort(hits.begin(), hits.end(), [](const WorldHit& a, const WorldHit& b) {
        if (a.fraction != b.fraction) return a.fraction < b.fraction;
        return a.shape.handle().index < b.shape.handle().index;
    });
}

void bind_queries(WorldClass& type) {
    bind_rays(type);
    bind_casts(type);
    bind_overlaps(type);
    bind_nearest(type);
    bind_query_batches(type);
}

}  // namespace jostle::python
