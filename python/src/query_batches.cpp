// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Questions to a world over arrays: rays, casts of shapes, overlaps and the nearest shapes.
//
// A call runs without the interpreter's lock, on the world's threads; meanwhile the world counts as stepping
// for other threads. Answers of different lengths come one after the other, with `starts`.
#include <algorithm>
#include <limits>
#include <string>

#include "geometry.h"
#include "queries.h"
#include "share_out.h"
#include "trees.h"

namespace jostle::python {
namespace {

/// The answers of each row, which ask(world, row, answers) appends.
template <class T, class Ask>
std::vector<std::vector<T>> ask_each(const PyWorld& self, const Call& call, std::size_t rows,
                                     const Ask& ask) {
    std::vector<std::vector<T>> answers(rows);
    self.state->run_unlocked(call.name(), [&](const World& world) {
        share_out(self.state->scheduler.get(), rows, [&](std::size_t i, int) { ask(world, i, answers[i]); });
    });
    return answers;
}
/// The answers of all rows one after the other, and where those of each begin.
template <class T>
std::pair<nb::object, std::vector<T>> joined(const Call& call, const std::vector<std::vector<T>>& answers) {
    const Out<std::int32_t> starts = out_integers(call, nb::none(), answers.size() + 1, 1);
    std::vector<T> all;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        starts.data[i] = static_cast<std::int32_t>(all.size());
        all.insert(all.end(), answers[i].begin(), answers[i].end());
    }
    starts.data[answers.size()] = static_cast<std::int32_t>(all.size());
    return {starts.array, std::move(all)};
}
nb::object put_hits(const Call& call, const std::vector<std::vector<WorldHit>>& answers) {
    const auto [starts, hits] = joined(call, answers);
    return nb::make_tuple(starts, put_array(call, std::span<const WorldHit>(hits), nb::none()));
}
nb::object put_shapes(const Call& call, const std::vector<std::vector<Shape>>& answers) {
    const auto [starts, shapes] = joined(call, answers);
    const Out<std::uint64_t> ids = out_ids(call, nb::none(), shapes.size());
    for (std::size_t i = 0; i < shapes.size(); ++i) ids.data[i] = id_of(shapes[i].handle());
    return nb::make_tuple(starts, ids.array);
}

QueryBatch batch_of(const PyWorld& self, const WorldQuery& query) {
    return {self.state->scheduler.get(), query};
}

nb::object rays_closest(const PyWorld& self, nb::handle origins, nb::handle translations, nb::handle out,
                        const nb::kwargs& keywords) {
    const Call call("World::rays_closest");
    const std::vector<Ray2> rays = get_plane_rays(call, origins, translations);
    const WorldQuery query = query_of(call, keywords);
    std::vector<WorldHit> hits(rays.size());
    self.state->run_unlocked(
        call.name(), [&](const World& world) { world.ray_closest(rays, hits, batch_of(self, query)); });
    return put_array(call, std::span<const WorldHit>(hits), out);
}
nb::object rays_any(const PyWorld& self, nb::handle origins, nb::handle translations,
                    const nb::kwargs& keywords) {
    const Call call("World::rays_any");
    const std::vector<Ray2> rays = get_plane_rays(call, origins, translations);
    const WorldQuery query = query_of(call, keywords);
    const Flags met = new_flags(rays.size());
    self.state->run_unlocked(call.name(), [&](const World& world) {
        share_out(self.state->scheduler.get(), rays.size(),
                  [&](std::size_t i, int) { met.data[i] = world.ray_any(rays[i], query); });
    });
    return met.array;
}
nb::object rays_all(const PyWorld& self, nb::handle origins, nb::handle translations,
                    const nb::kwargs& keywords) {
    const Call call("World::rays_all");
    const std::vector<Ray2> rays = get_plane_rays(call, origins, translations);
    const WorldQuery query = query_of(call, keywords);
    return put_hits(
        call, ask_each<WorldHit>(self, call, rays.size(),
                                 [&](const World& world, std::size_t i, std::vector<WorldHit>& hits) {
                                     world.ray_all(
                                         rays[i], [&](const WorldHit& hit) { hits.push_back(hit); }, query);
                                     sort_hits(hits);
                                 }));
}

nb::object shape_casts_closest(const PyWorld& self, nb::handle geometry, nb::handle positions,
                               nb::handle translations, nb::handle angles, nb::handle rotations,
                               nb::handle out, const nb::kwargs& keywords) {
    const Call call("World::shape_casts_closest");
    const Geometry& shape = get_geometry(call, "geometry", geometry);
    const std::vector<Vec2> from = get_points(call, "positions", positions);
    const std::vector<Vec2> way = get_points(call, "translations", translations);
    require_rows(call, "translations", way.size(), from.size(), "positions");
    const std::vector<float> begin = get_angles(call, "angles", angles, from.size());
    const std::vector<float> turn = get_angles(call, "rotations", rotations, from.size());
    const WorldQuery query = query_of(call, keywords);
    std::vector<ShapeCast> casts(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        casts[i].geometry = shape;
        casts[i].transform = {from[i], Rot::from_angle(begin[i])};
        casts[i].translation = way[way.size() == 1 ? 0 : i];
        casts[i].rotation = turn[i];
    }
    std::vector<WorldHit> hits(casts.size());
    self.state->run_unlocked(call.name(), [&](const World& world) {
        world.shape_cast_closest(casts, hits, batch_of(self, query));
    });
    return put_array(call, std::span<const WorldHit>(hits), out);
}

nb::object points_closest(const PyWorld& self, nb::handle points, nb::handle out,
                          const nb::kwargs& keywords) {
    const Call call("World::points_closest");
    const std::vector<Vec2> from = get_points(call, "points", points);
    const WorldQuery query = query_of(call, keywords);
    std::vector<NearShape> near(from.size());
    self.state->run_unlocked(call.name(),
                             [&](const World& world) { world.closest(from, near, batch_of(self, query)); });
    return put_array(call, std::span<const NearShape>(near), out);
}
nb::object points_k_nearest(const PyWorld& self, nb::handle points, nb::handle k,
                            const nb::kwargs& keywords) {
    const Call call("World::points_k_nearest");
    const std::vector<Vec2> from = get_points(call, "points", points);
    const std::size_t most = get_k(call, k);
    const WorldQuery query = query_of(call, keywords);
    std::vector<NearShape> near(from.size() * most);
    self.state->run_unlocked(call.name(), [&](const World& world) {
        share_out(self.state->scheduler.get(), from.size(), [&](std::size_t i, int) {
            world.k_nearest(from[i], std::span(near).subspan(i * most, most), query);
        });
    });
    return put_array(call, std::span<const NearShape>(near), nb::none())
        .attr("reshape")(nb::make_tuple(from.size(), most));
}

nb::object points_overlap(const PyWorld& self, nb::handle points, const nb::kwargs& keywords) {
    const Call call("World::points_overlap");
    const std::vector<Vec2> at = get_points(call, "points", points);
    const WorldQuery query = query_of(call, keywords);
    return put_shapes(
        call, ask_each<Shape>(self, call, at.size(),
                              [&](const World& world, std::size_t i, std::vector<Shape>& shapes) {
                                  world.overlap(
                                      at[i], [&](const Shape& shape) { shapes.push_back(shape); }, query);
                              }));
}
nb::object geometries_overlap(const PyWorld& self, nb::handle geometry, nb::handle positions,
                              nb::handle angles, const nb::kwargs& keywords) {
    const Call call("World::geometries_overlap");
    const Geometry& shape = get_geometry(call, "geometry", geometry);
    const std::vector<Vec2> at = get_points(call, "positions", positions);
    const std::vector<float> turned = get_angles(call, "angles", angles, at.size());
    const WorldQuery query = query_of(call, keywords);
    return put_shapes(call,
                      ask_each<Shape>(self, call, at.size(),
                                      [&](const World& world, std::size_t i, std::vector<Shape>& shapes) {
                                          world.overlap(
                                              shape, Transform{at[i], Rot::from_angle(turned[i])},
                                              [&](const Shape& one) { shapes.push_back(one); }, query);
                                      }));
}
nb::object boxes_overlap(const PyWorld& self, nb::handle boxes, const nb::kwargs& keywords) {
    const Call call("World::boxes_overlap");
    const Floats rows = get_floats(call, "boxes", boxes, 4);
    const WorldQuery query = query_of(call, keywords);
    return put_shapes(
        call, ask_each<Shape>(
                  self, call, rows.rows, [&](const World& world, std::size_t i, std::vector<Shape>& shapes) {
                      world.overlap(
                          as_boxes<2>(rows)[i], [&](const Shape& shape) { shapes.push_back(shape); }, query);
                  }));
}

/// bind_query() of a call that has `out`.
template <class Function, class... Arguments>
void bind_batch_call(WorldClass& type, const char* name, const char* arguments, const char* about,
                     const Function& function, const Arguments&... extra) {
    type.def(name, function, extra..., nb::kw_only(), nb::arg("out").none() = nb::none(), nb::arg("keywords"),
             nb::sig(keep_text(std::string("def ") + name + "(self, " + arguments + kQueryText +
                               ", out: numpy.ndarray | None = None) -> numpy.ndarray")),
             keep_text(std::string(about) + kQueryDoc));
}

constexpr const char* kRays = "origins: jostle._values.Points, translations: jostle._values.Points";
constexpr const char* kStarts = "tuple[numpy.ndarray, numpy.ndarray]";

void bind_ray_batches(WorldClass& type) {
    bind_batch_call(type, "rays_closest", kRays,
                    "ray_closest() for many rays at once, (n, 2) each; one translation [m] may serve all. A "
                    "structured array of the fields of WorldHit; `shape` is the id.",
                    &rays_closest, nb::arg("origins"), nb::arg("translations"));
    bind_query(type, "rays_any", kRays, "numpy.ndarray",
               "ray_any() for many rays [m] at once, (n, 2) each; one translation may serve all: bool.",
               &rays_any);
    bind_query(type, "rays_all", kRays, kStarts,
               "ray_all() for many rays [m] at once, (n, 2) each; one translation may serve all. Returns "
               "starts, (n + 1), and a structured array of the fields of WorldHit: those of ray i are "
               "hits[starts[i]:starts[i + 1]].",
               &rays_all);
    type.def("shape_casts_closest", &shape_casts_closest, nb::arg("geometry"), nb::arg("positions"),
             nb::arg("translations"), nb::kw_only(), nb::arg("angles") = 0.0, nb::arg("rotations") = 0.0,
             nb::arg("out").none() = nb::none(), nb::arg("keywords"),
             nb::sig(keep_text(std::string("def shape_casts_closest(self, geometry: Geometry, positions: "
                                           "jostle._values.Points, translations: jostle._values.Points") +
                               kQueryText +
                               ", angles: numpy.typing.ArrayLike = 0.0, rotations: numpy.typing.ArrayLike = "
                               "0.0, out: numpy.ndarray | None = None) -> numpy.ndarray")),
             keep_text(std::string("shape_cast_closest() for many ways of one geometry at once: positions "
                                   "and translations [m], (n, 2), angles and rotations [rad], (n); one row "
                                   "of the last three may serve all. A structured array of the fields of "
                                   "WorldHit; `shape` is the id.") +
                       kQueryDoc));
}

}  // namespace

void bind_query_batches(WorldClass& type) {
    bind_ray_batches(type);
    bind_batch_call(type, "points_closest", "points: jostle._values.Points",
                    "closest() for many points [m] at once, (n, 2). A structured array of the fields of "
                    "NearShape; `shape` is the id.",
                    &points_closest, nb::arg("points"));
    bind_query(type, "points_k_nearest", "points: jostle._values.Points, k: int", "numpy.ndarray",
               "k_nearest() for many points [m] at once, (n, 2). A structured array of the fields of "
               "NearShape, (n, k); where there are fewer shapes, `hit` is False.",
               &points_k_nearest);
    bind_query(type, "points_overlap", "points: jostle._values.Points", kStarts,
               "overlap_point() for many points [m] at once, (n, 2). Returns starts, (n + 1), and ids: those "
               "of point i are ids[starts[i]:starts[i + 1]].",
               &points_overlap);
    bind_query(type, "boxes_overlap", "boxes: numpy.typing.ArrayLike", kStarts,
               "overlap_box() for many boxes at once: rows of lower x, y and upper x, y [m], (n, 4). Returns "
               "starts, (n + 1), and ids: those of box i are ids[starts[i]:starts[i + 1]].",
               &boxes_overlap);
    bind_query(type, "geometries_overlap",
               "geometry: Geometry, positions: jostle._values.Points, angles: numpy.typing.ArrayLike",
               kStarts,
               "overlap() of one geometry at many positions [m], (n, 2), and angles [rad], (n) or one for "
               "all. Returns starts, (n + 1), and ids: those of position i are ids[starts[i]:starts[i + 1]].",
               &geometries_overlap);
}

}  // namespace jostle::python
