// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Questions to a world: rays, casts of shapes, overlaps and the nearest shapes, one by one and in batches.
//
// A batch runs without the interpreter's lock; meanwhile the world counts as stepping for other threads.
#include <algorithm>
#include <limits>
#include <string>

#include "bind.h"
#include "geometry.h"
#include "keywords.h"
#include "records.h"

namespace jostle::python {
namespace {

constexpr const char* kQueryText =
    ", *, category: int = 18446744073709551615, mask: int = 18446744073709551615, sensors: bool = False";
constexpr const char* kQueryDoc =
    " category, mask: which shapes are asked about, by their filters; sensors: whether they are found.";

WorldQuery query_of(const Call& call, const nb::kwargs& keywords) {
    WorldQuery query;
    read_keywords(call, query, keywords);
    return query;
}

/// def_ with the signature, the common keywords and their sentence.
template <class Function>
void bind_query(WorldClass& type, const char* name, const char* arguments, const char* returns,
                const char* about, const Function& function) {
    type.def(name, function,
             nb::sig(keep_text(std::string("def ") + name + "(self, " + arguments + kQueryText + ") -> " +
                               returns)),
             keep_text(std::string(about) + kQueryDoc));
}

Ray2 ray_of(const Call& call, nb::handle origin, nb::handle translation) {
    return {Convert<Vec2>::get(call, "origin", origin), Convert<Vec2>::get(call, "translation", translation)};
}
/// The record, or None.
template <class Hit>
nb::object found(const StatePointer& state, const Hit& hit) {
    return hit.hit ? put(state, hit) : nb::none();
}

void bind_rays(WorldClass& type) {
    constexpr const char* kRay = "origin: jostle._values.Point, translation: jostle._values.Point";
    bind_query(
        type, "ray_closest", kRay, "jostle._values.WorldHit | None",
        "The first shape on a ray from origin [m] to origin + translation [m].",
        [](const PyWorld& self, nb::handle origin, nb::handle translation, const nb::kwargs& keywords) {
            const Call call("World::ray_closest");
            const World& world = self.use(call.name());
            return found(self.state,
                         world.ray_closest(ray_of(call, origin, translation), query_of(call, keywords)));
        });
    bind_query(
        type, "ray_any", kRay, "bool", "Whether there is a shape on a ray.",
        [](const PyWorld& self, nb::handle origin, nb::handle translation, const nb::kwargs& keywords) {
            const Call call("World::ray_any");
            const World& world = self.use(call.name());
            return world.ray_any(ray_of(call, origin, translation), query_of(call, keywords));
        });
    bind_query(
        type, "ray_all", kRay, "list[jostle._values.WorldHit]", "All shapes on a ray, the nearest first.",
        [](const PyWorld& self, nb::handle origin, nb::handle translation, const nb::kwargs& keywords) {
            const Call call("World::ray_all");
            const World& world = self.use(call.name());
            std::vector<WorldHit> hits;
            world.ray_all(
                ray_of(call, origin, translation), [&](const WorldHit& hit) { hits.push_back(hit); },
                query_of(call, keywords));
            // ORDER: by fraction, then by the place of the shape.
            std::sort(hits.begin(), hits.end(), [](const WorldHit& a, const WorldHit& b) {
                if (a.fraction != b.fraction) return a.fraction < b.fraction;
                return a.shape.handle().index < b.shape.handle().index;
            });
            return put_list(self.state.get(), std::span<const WorldHit>(hits));
        });
}

void bind_casts(WorldClass& type) {
    bind_query(type, "shape_cast_closest",
               "geometry: Geometry, position: jostle._values.Point, translation: jostle._values.Point, "
               "angle: float = "
               "0.0, rotation: float = 0.0",
               "jostle._values.WorldHit | None",
               "The first shape that a geometry meets which moves from a position [m] by a translation [m], "
               "and turns by a "
               "rotation [rad] from an angle [rad].",
               [](const PyWorld& self, nb::handle geometry, nb::handle position, nb::handle translation,
                  const nb::kwargs& keywords) {
                   const Call call("World::shape_cast_closest");
                   const World& world = self.use(call.name());
                   ShapeCast cast{get_geometry(call, "geometry", geometry)};
                   cast.transform.p = Convert<Vec2>::get(call, "position", position);
                   cast.translation = Convert<Vec2>::get(call, "translation", translation);
                   WorldQuery query;
                   for (auto [key, value] : keywords) {
                       const std::string_view name = get_text(call, "keyword", key);
                       if (name == "angle") {
                           cast.transform.q = Rot::from_angle(Convert<float>::get(call, "angle", value));
                       } else if (name == "rotation") {
                           cast.rotation = Convert<float>::get(call, "rotation", value);
                       } else {
                           read_field(call, query, name, value);
                       }
                   }
                   return found(self.state, world.shape_cast_closest(cast, query));
               });
}

nb::object put_shapes(const StatePointer& state, const std::vector<Shape>& shapes) {
    nb::list result;
    for (const Shape& shape : shapes) result.append(put(state, shape));
    return result;
}

void bind_overlaps(WorldClass& type) {
    bind_query(type, "overlap_point", "point: jostle._values.Point", "list[Shape]",
               "The shapes that contain a point [m].",
               [](const PyWorld& self, nb::handle point, const nb::kwargs& keywords) {
                   const Call call("World::overlap_point");
                   const World& world = self.use(call.name());
                   std::vector<Shape> shapes;
                   world.overlap(
                       Convert<Vec2>::get(call, "point", point),
                       [&](const Shape& shape) { shapes.push_back(shape); }, query_of(call, keywords));
                   return put_shapes(self.state, shapes);
               });
    bind_query(type, "overlap_box", "lower: jostle._values.Point, upper: jostle._values.Point", "list[Shape]",
               "The shapes that have a point in common with a box [m].",
               [](const PyWorld& self, nb::handle lower, nb::handle upper, const nb::kwargs& keywords) {
                   const Call call("World::overlap_box");
                   const World& world = self.use(call.name());
                   const Aabb<2> box{Convert<Vec2>::get(call, "lower", lower),
                                     Convert<Vec2>::get(call, "upper", upper)};
                   std::vector<Shape> shapes;
                   world.overlap(
                       box, [&](const Shape& shape) { shapes.push_back(shape); }, query_of(call, keywords));
                   return put_shapes(self.state, shapes);
               });
    bind_query(type, "overlap", "geometry: Geometry, position: jostle._values.Point, angle: float",
               "list[Shape]",
               "The shapes that have a point in common with a geometry at a position [m] and an angle [rad].",
               [](const PyWorld& self, nb::handle geometry, nb::handle position, nb::handle angle,
                  const nb::kwargs& keywords) {
                   const Call call("World::overlap");
                   const World& world = self.use(call.name());
                   const Transform transform{Convert<Vec2>::get(call, "position", position),
                                             Rot::from_angle(Convert<float>::get(call, "angle", angle))};
                   std::vector<Shape> shapes;
                   world.overlap(
                       get_geometry(call, "geometry", geometry), transform,
                       [&](const Shape& shape) { shapes.push_back(shape); }, query_of(call, keywords));
                   return put_shapes(self.state, shapes);
               });
}

void bind_nearest(WorldClass& type) {
    bind_query(type, "closest", "point: jostle._values.Point", "jostle._values.NearShape | None",
               "The shape nearest to a point [m].",
               [](const PyWorld& self, nb::handle point, const nb::kwargs& keywords) {
                   const Call call("World::closest");
                   const World& world = self.use(call.name());
                   return found(self.state, world.closest(Convert<Vec2>::get(call, "point", point),
                                                          query_of(call, keywords)));
               });
    bind_query(type, "k_nearest", "point: jostle._values.Point, k: int", "list[jostle._values.NearShape]",
               "The k shapes nearest to a point [m], the nearest first.",
               [](const PyWorld& self, nb::handle point, nb::handle k, const nb::kwargs& keywords) {
                   const Call call("World::k_nearest");
                   const World& world = self.use(call.name());
                   const std::int64_t wanted = get_integer(call, "k", k, 0, std::numeric_limits<int>::max());
                   const auto most =
                       static_cast<std::size_t>(std::min<std::int64_t>(wanted, world.counts().shapes));
                   std::vector<NearShape> near(most);
                   const int count = world.k_nearest(Convert<Vec2>::get(call, "point", point), near,
                                                     query_of(call, keywords));
                   return put_list(self.state.get(),
                                   std::span<const NearShape>(near.data(), static_cast<std::size_t>(count)));
               });
}

QueryBatch batch_of(const PyWorld& self, const Call& call, const nb::kwargs& keywords) {
    return {self.state->scheduler.get(), query_of(call, keywords)};
}

nb::object rays_closest(const PyWorld& self, nb::handle origins, nb::handle translations, nb::handle out,
                        const nb::kwargs& keywords) {
    const Call call("World::rays_closest");
    const World& world = self.use(call.name());
    const std::vector<Vec2> from = get_points(call, "origins", origins);
    const std::vector<Vec2> way = get_points(call, "translations", translations);
    if (way.size() != from.size() && way.size() != 1)
        call.refuse("translations", std::to_string(way.size()) + " rows",
                    "it must have one row, or as many as origins");
    std::vector<Ray2> rays(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) rays[i] = {from[i], way[way.size() == 1 ? 0 : i]};
    const QueryBatch batch = batch_of(self, call, keywords);
    std::vector<WorldHit> hits(rays.size());
    self.state->run_unlocked(call.name(), [&] { world.ray_closest(rays, hits, batch); });
    return put_array(call, std::span<const WorldHit>(hits), out);
}

nb::object points_closest(const PyWorld& self, nb::handle points, nb::handle out,
                          const nb::kwargs& keywords) {
    const Call call("World::points_closest");
    const World& world = self.use(call.name());
    const std::vector<Vec2> from = get_points(call, "points", points);
    const QueryBatch batch = batch_of(self, call, keywords);
    std::vector<NearShape> near(from.size());
    self.state->run_unlocked(call.name(), [&] { world.closest(from, near, batch); });
    return put_array(call, std::span<const NearShape>(near), out);
}

/// The answers of all boxes one after the other: those of box i are ids[starts[i] : starts[i + 1]].
nb::object boxes_overlap(const PyWorld& self, nb::handle boxes, const nb::kwargs& keywords) {
    const Call call("World::boxes_overlap");
    const World& world = self.use(call.name());
    const Floats rows = get_floats(call, "boxes", boxes, 4);
    std::vector<Aabb<2>> asked(rows.rows);
    for (std::size_t i = 0; i < rows.rows; ++i) {
        const float* row = rows.data + 4 * i;
        asked[i] = {{row[0], row[1]}, {row[2], row[3]}};
    }
    const QueryBatch batch = batch_of(self, call, keywords);
    // A first round with few places tells how many are needed.
    std::vector<int> counts(asked.size());
    std::vector<Shape> shapes;
    std::size_t places = 8;
    self.state->run_unlocked(call.name(), [&] {
        for (;;) {
            shapes.assign(places * asked.size(), Shape());
            world.overlap(asked, shapes, counts, batch);
            const std::size_t most =
                counts.empty() ? 0
                               : static_cast<std::size_t>(*std::max_element(counts.begin(), counts.end()));
            if (most <= places) break;
            places = most;
        }
    });
    const Out<std::int32_t> starts = out_integers(call, nb::none(), asked.size() + 1, 1);
    std::int32_t total = 0;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        starts.data[i] = total;
        total += counts[i];
    }
    starts.data[asked.size()] = total;
    const Out<std::uint64_t> ids = out_ids(call, nb::none(), static_cast<std::size_t>(total));
    std::uint64_t* to = ids.data;
    for (std::size_t i = 0; i < asked.size(); ++i)
        for (int j = 0; j < counts[i]; ++j)
            *to++ = id_of(shapes[i * places + static_cast<std::size_t>(j)].handle());
    return nb::make_tuple(starts.array, ids.array);
}

}  // namespace

void bind_queries(WorldClass& type) {
    bind_rays(type);
    bind_casts(type);
    bind_overlaps(type);
    bind_nearest(type);
    const std::string rest = std::string(kQueryText) + ", out: numpy.ndarray | None = None) -> numpy.ndarray";
    type.def(
        "rays_closest", &rays_closest, nb::arg("origins"), nb::arg("translations"), nb::kw_only(),
        nb::arg("out").none() = nb::none(), nb::arg("keywords"),
        nb::sig(keep_text(
            "def rays_closest(self, origins: jostle._values.Points, translations: jostle._values.Points" +
            rest)),
        keep_text(
            std::string(
                "ray_closest() for many rays at once, (n, 2) each; one translation [m] may serve all. A "
                "structured array of the fields of WorldHit; `shape` is the id.") +
            kQueryDoc));
    type.def(
        "points_closest", &points_closest, nb::arg("points"), nb::kw_only(),
        nb::arg("out").none() = nb::none(), nb::arg("keywords"),
        nb::sig(keep_text("def points_closest(self, points: jostle._values.Points" + rest)),
        keep_text(
            std::string("closest() for many points [m] at once, (n, 2). A structured array of the fields of "
                        "NearShape; `shape` is the id.") +
            kQueryDoc));
    bind_query(type, "boxes_overlap", "boxes: numpy.typing.ArrayLike", "tuple[numpy.ndarray, numpy.ndarray]",
               "overlap_box() for many boxes at once: rows of lower x, y and upper x, y [m], (n, 4). Returns "
               "starts, (n + 1), "
               "and ids: those of box i are ids[starts[i]:starts[i + 1]].",
               &boxes_overlap);
}

}  // namespace jostle::python
