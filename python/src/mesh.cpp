// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Mesh: its making, its measures and flaws, and questions to one mesh over arrays.
#include "mesh.h"

#include <string>

#include "bind.h"

namespace jostle::python {
namespace {

constexpr std::array<std::string_view, 3> kMethods = {"curve", "binned", "bottom_up"};

std::span<const TriangleVertices> as_triangles(const Integers& rows) {
    static_assert(sizeof(TriangleVertices) == 3 * sizeof(std::int32_t));
    return {reinterpret_cast<const TriangleVertices*>(rows.data), rows.rows};
}

void make(PyMesh* self, nb::handle vertices, nb::handle triangles, nb::handle method, nb::handle threads) {
    const Call call("TriangleMesh");
    const Floats points = get_floats(call, "vertices", vertices, 3);
    const Integers corners = get_integers(call, "triangles", triangles, 3);
    MeshOptions options;
    options.method = static_cast<BuildMethod>(get_name(call, "method", method, kMethods));
    PyMesh made;
    made.scheduler = get_scheduler(call, threads);
    {
        const nb::gil_scoped_release release;
        made.mesh.build(as_points<3>(points), as_triangles(corners), options, made.scheduler.get());
    }
    new (self) PyMesh(std::move(made));
}

PyMesh from_save(nb::handle bytes, nb::handle threads) {
    const Call call("TriangleMesh::load");
    PyMesh made;
    made.scheduler = get_scheduler(call, threads);
    made.mesh.load(get_bytes(call, "bytes", bytes));
    return made;
}

void refit(PyMesh& self, nb::handle vertices) {
    const Call call("TriangleMesh::refit");
    const Floats points = get_floats(call, "vertices", vertices, 3);
    self.gate.change(call, "mesh", [&] { self.mesh.refit(as_points<3>(points), self.scheduler.get()); });
}

void bind_making(MeshClass& type) {
    type.def("__init__", &make, nb::arg("vertices"), nb::arg("triangles"), nb::kw_only(),
             nb::arg("method") = "binned", nb::arg("threads") = 1,
             nb::sig("def __init__(self, vertices: numpy.typing.ArrayLike, triangles: "
                     "numpy.typing.ArrayLike, *, method: typing.Literal['curve', 'binned', 'bottom_up'] = "
                     "'binned', threads: int = 1) -> None"),
             "Vertices [m], (n, 3) of float32, and triangles, (m, 3): the numbers of their corners, "
             "counter-clockwise as seen from outside. Both are copied. method: how the tree over the "
             "triangles is made: 'curve' builds fastest; threads: that work on building and on many "
             "questions; the same answers for any number.");
    type.def("refit", &refit, nb::arg("vertices"),
             nb::sig("def refit(self, vertices: numpy.typing.ArrayLike) -> None"),
             "The vertices are here [m] now, as many as before; the triangles keep theirs. Faster than a new "
             "mesh; make one where wear passes 2.");
    type.def_static("from_save", &from_save, nb::arg("bytes"), nb::kw_only(), nb::arg("threads") = 1,
                    nb::sig("def from_save(bytes: bytes, *, threads: int = 1) -> Mesh"),
                    "The mesh of a save().");
    bind_save_and_load(type, "TriangleMesh::save",
                       "Vertices, triangles and tree as bytes that any machine reads.", "TriangleMesh::load",
                       "Becomes the mesh that was saved. Other bytes are refused, and nothing has changed.");
    type.def(
        "__reduce__",
        [](const PyMesh& self) {
            return nb::make_tuple(
                nb::module_::import_("jostle._copy").attr("remade_mesh"),
                nb::make_tuple(save_of(self, "TriangleMesh::save"), workers_of(self.scheduler.get())));
        },
        nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"), "For pickle and copy.");
}

nb::object vertices(const PyMesh& self) {
    const Call call("TriangleMesh::vertices");
    self.gate.require_readable(call, "mesh");
    const int count = self.mesh.vertex_count();
    const Out<float> rows = out_floats(call, nb::none(), static_cast<std::size_t>(count), 3);
    float* row = rows.data;
    for (int i = 0; i < count; ++i) {
        const Vec3 vertex = self.mesh.vertex(i);
        *row++ = vertex.x;
        *row++ = vertex.y;
        *row++ = vertex.z;
    }
    return rows.array;
}
nb::object triangles(const PyMesh& self) {
    const Call call("TriangleMesh::triangles");
    self.gate.require_readable(call, "mesh");
    const int count = self.mesh.triangle_count();
    const Out<std::int32_t> rows = out_integers(call, nb::none(), static_cast<std::size_t>(count), 3);
    std::int32_t* row = rows.data;
    for (int i = 0; i < count; ++i)
        for (const std::int32_t corner : self.mesh.triangle(i)) *row++ = corner;
    return rows.array;
}
nb::object box_of(const PyMesh& self) {
    const Call call("TriangleMesh::bounds");
    self.gate.require_readable(call, "mesh");
    const Aabb3 box = self.mesh.bounds();
    const Out<float> rows = out_floats(call, nb::none(), 2, 3);
    std::copy_n(&box.lower.x, 3, rows.data);
    std::copy_n(&box.upper.x, 3, rows.data + 3);
    return rows.array;
}

nb::object put_integers(std::span<const int> values) {
    const Out<std::int32_t> rows = out_integers("report", nb::none(), values.size(), 1);
    std::copy(values.begin(), values.end(), rows.data);
    return rows.array;
}
nb::object put_edges(std::span<const MeshEdge> edges) {
    const Out<std::int32_t> rows = out_integers("report", nb::none(), edges.size(), 3);
    std::int32_t* row = rows.data;
    for (const MeshEdge& edge : edges)
        for (const int one : {edge.a, edge.b, edge.triangle}) *row++ = one;
    return rows.array;
}

nb::object report(const PyMesh& self) {
    MeshReport found;
    self.gate.ask("TriangleMesh::report", "mesh", [&] { found = self.mesh.report(); });
    static const nb::handle type = value_class("MeshReport");
    return type(put_integers(found.degenerate), put_integers(found.duplicate),
                put_integers(found.duplicate_vertices), put_integers(found.unused_vertices),
                put_edges(found.open_edges), put_edges(found.crowded_edges), put_edges(found.clashing_edges),
                put_integers(found.pinched_vertices), found.closed);
}

nb::object mass(const PyMesh& self) {
    MeshMass found;
    self.gate.ask("TriangleMesh::mass", "mesh", [&] { found = self.mesh.mass(); });
    const Out<float> inertia = out_floats("mass", nb::none(), 3, 3);
    const Vec3 columns[3] = {found.inertia.cx, found.inertia.cy, found.inertia.cz};
    for (int column = 0; column < 3; ++column)
        for (int row = 0; row < 3; ++row) inertia.data[3 * row + column] = columns[column][row];
    static const nb::handle type = value_class("MeshMass");
    return type(found.volume, Convert<Vec3>::put(nullptr, found.center), inertia.array);
}

/// A property whose value is found without the lock.
template <class Get>
void bind_property(MeshClass& type, const char* function, const char* returns, const char* about,
                   const Get& get) {
    type.def_prop_ro(
        last_name(function),
        [=](const PyMesh& self) {
            std::invoke_result_t<Get, const TriangleMesh&> value{};
            self.gate.ask(Call(function), "mesh", [&] { value = get(self.mesh); });
            return value;
        },
        nb::sig(getter_text(function, returns)), about);
}

void bind_measures(MeshClass& type) {
    type.def_prop_ro("vertices", &vertices, nb::sig("def vertices(self, /) -> numpy.ndarray"),
                     "[m] A new array, (n, 3).");
    type.def_prop_ro("triangles", &triangles, nb::sig("def triangles(self, /) -> numpy.ndarray"),
                     "The numbers of corners: a new array of int32, (m, 3).");
    type.def_prop_ro("bounds", &box_of, nb::sig("def bounds(self, /) -> numpy.ndarray"),
                     "[m] The lower and the upper corner of the box around all triangles, (2, 3).");
    bind_property(type, "TriangleMesh::is_closed", "bool",
                  "Whether along each edge as many triangles run one way as the other: it bounds a solid.",
                  [](const TriangleMesh& mesh) { return mesh.is_closed(); });
    bind_property(type, "TriangleMesh::area", "float", "[m^2] Of all triangles.",
                  [](const TriangleMesh& mesh) { return mesh.area(); });
    bind_property(type, "TriangleMesh::wear", "float",
                  "[1] The cost of a question over that when the tree was built, at least 1.",
                  [](const TriangleMesh& mesh) { return mesh.tree().wear(); });
    type.def("mass", &mass, nb::sig("def mass(self) -> jostle._values.MeshMass"),
             "Volume, centre and inertia of the solid that it bounds, of density 1; refused unless it is "
             "closed.");
    type.def("report", &report, nb::sig("def report(self) -> jostle._values.MeshReport"),
             "Its flaws, by the numbers of triangles and vertices.");
    type.def(
        "check",
        [](const PyMesh& self) {
            std::string sentence;
            self.gate.ask("TriangleMesh::check", "mesh", [&] { sentence = self.mesh.check(); });
            return sentence;
        },
        nb::sig("def check(self) -> str"), "A sentence about the first inner defect; '' if there is none.");
    type.def(
        "__len__",
        [](const PyMesh& self) {
            self.gate.require_readable("TriangleMesh::triangle_count", "mesh");
            return self.mesh.triangle_count();
        },
        "Triangles.");
    type.def("__repr__", [](const PyMesh& self) {
        self.gate.require_readable("TriangleMesh::__repr__", "mesh");
        return "<Mesh of " + std::to_string(self.mesh.vertex_count()) + " vertices and " +
               std::to_string(self.mesh.triangle_count()) + " triangles>";
    });
}

nb::object rays_closest(const PyMesh& self, nb::handle origins, nb::handle translations, nb::handle out) {
    const Call call("TriangleMesh::ray_closest");
    const std::vector<Ray3> rays = get_rays(call, origins, translations);
    std::vector<MeshRayHit> hits(rays.size());
    self.gate.ask(call, "mesh", [&] { self.mesh.ray_closest(rays, hits, self.scheduler.get()); });
    return put_array(call, std::span<const MeshRayHit>(hits), out);
}
nb::object rays_any(const PyMesh& self, nb::handle origins, nb::handle translations) {
    const Call call("TriangleMesh::ray_any");
    const std::vector<Ray3> rays = get_rays(call, origins, translations);
    const Flags met = new_flags(rays.size());
    self.gate.ask(call, "mesh", [&] {
        share_out(self.scheduler.get(), rays.size(),
                  [&](std::size_t i, int) { met.data[i] = self.mesh.ray_any(rays[i]); });
    });
    return met.array;
}
nb::object rays_all(const PyMesh& self, nb::handle origins, nb::handle translations) {
    const Call call("TriangleMesh::ray_all");
    const std::vector<Ray3> rays = get_rays(call, origins, translations);
    std::vector<MeshRayHit> hits;
    const Out<std::int32_t> starts = out_integers(call, nb::none(), rays.size() + 1, 1);
    self.gate.ask(call, "mesh", [&] {
        for (std::size_t i = 0; i < rays.size(); ++i) {
            starts.data[i] = static_cast<std::int32_t>(hits.size());
            self.mesh.ray_all(rays[i], hits);
            // ORDER: by fraction, then by the triangle.
            std::sort(hits.begin() + starts.data[i], hits.end(),
                      [](const MeshRayHit& a, const MeshRayHit& b) {
                          return a.fraction != b.fraction ? a.fraction < b.fraction : a.triangle < b.triangle;
                      });
        }
    });
    starts.data[rays.size()] = static_cast<std::int32_t>(hits.size());
    return nb::make_tuple(starts.array, put_array(call, std::span<const MeshRayHit>(hits), nb::none()));
}

nb::object points_closest(const PyMesh& self, nb::handle points, nb::handle radius, nb::handle out) {
    const Call call("TriangleMesh::closest");
    const Floats rows = get_floats(call, "points", points, 3);
    const float limit = get_radius(call, "radius", radius);
    std::vector<MeshPoint> found(rows.rows);
    self.gate.ask(call, "mesh", [&] {
        const auto at = as_points<3>(rows);
        if (limit == std::numeric_limits<float>::infinity())
            return self.mesh.closest(at, found, self.scheduler.get());
        share_out(self.scheduler.get(), at.size(),
                  [&](std::size_t i, int) { found[i] = self.mesh.closest(at[i], limit); });
    });
    return put_array(call, std::span<const MeshPoint>(found), out);
}

nb::object k_nearest(const PyMesh& self, nb::handle points, nb::handle k) {
    const Call call("TriangleMesh::k_nearest");
    const Floats rows = get_floats(call, "points", points, 3);
    const std::size_t count = get_k(call, k);
    const NearestRows nearest(call, rows.rows, count);
    self.gate.ask(call, "mesh", [&] {
        std::vector<std::vector<Neighbor>> near(workers_of(self.scheduler.get()),
                                                std::vector<Neighbor>(count));
        share_out(self.scheduler.get(), rows.rows, [&](std::size_t i, int worker) {
            std::vector<Neighbor>& own = near[static_cast<std::size_t>(worker)];
            const int found = self.mesh.k_nearest(as_points<3>(rows)[i], own).count;
            nearest.write(i, {own.data(), static_cast<std::size_t>(found)});
        });
    });
    return nearest.result();
}

nb::object contains(const PyMesh& self, nb::handle points) {
    const Call call("TriangleMesh::contains");
    const Floats rows = get_floats(call, "points", points, 3);
    const Flags inside = new_flags(rows.rows);
    self.gate.ask(call, "mesh", [&] {
        share_out(self.scheduler.get(), rows.rows,
                  [&](std::size_t i, int) { inside.data[i] = self.mesh.contains(as_points<3>(rows)[i]); });
    });
    return inside.array;
}
nb::object signed_distances(const PyMesh& self, nb::handle points) {
    const Call call("TriangleMesh::signed_distance");
    const Floats rows = get_floats(call, "points", points, 3);
    const Out<float> distances = out_floats(call, nb::none(), rows.rows, 1);
    self.gate.ask(call, "mesh", [&] {
        share_out(self.scheduler.get(), rows.rows, [&](std::size_t i, int) {
            distances.data[i] = self.mesh.signed_distance(as_points<3>(rows)[i]);
        });
    });
    return distances.array;
}
nb::object query(const PyMesh& self, nb::handle boxes) {
    const Call call("TriangleMesh::query");
    const Floats rows = get_floats(call, "boxes", boxes, 6);
    Found found;
    self.gate.ask(call, "mesh", [&] {
        for (const Aabb3& box : as_boxes<3>(rows)) {
            self.mesh.query(box, found.ids);
            // ORDER: by the triangle.
            std::sort(found.ids.begin() + found.starts.back(), found.ids.end());
            found.end_query();
        }
    });
    return put_found(found, false);
}

void bind_rays(MeshClass& type) {
    type.def("rays_closest", &rays_closest, nb::arg("origins"), nb::arg("translations"), nb::kw_only(),
             nb::arg("out").none() = nb::none(),
             nb::sig("def rays_closest(self, origins: numpy.typing.ArrayLike, translations: "
                     "numpy.typing.ArrayLike, *, out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "The triangle that each ray meets first, from origins [m] by translations [m], (n, 3), of which "
             "one may serve all: a structured array of the fields of MeshRayHit. Triangles are met from both "
             "sides; no ray passes between two that share an edge.");
    type.def("rays_any", &rays_any, nb::arg("origins"), nb::arg("translations"),
             nb::sig("def rays_any(self, origins: numpy.typing.ArrayLike, translations: "
                     "numpy.typing.ArrayLike) -> numpy.ndarray"),
             "Whether each ray, from origins [m] by translations [m], meets a triangle: bool.");
    type.def("rays_all", &rays_all, nb::arg("origins"), nb::arg("translations"),
             nb::sig("def rays_all(self, origins: numpy.typing.ArrayLike, translations: "
                     "numpy.typing.ArrayLike) -> tuple[numpy.ndarray, numpy.ndarray]"),
             "All triangles that each ray meets, from origins [m] by translations [m], by their fractions. "
             "Returns starts, (n + 1), and hits: those of ray i are hits[starts[i]:starts[i + 1]].");
}

void bind_points(MeshClass& type) {
    constexpr double kNone = std::numeric_limits<double>::infinity();
    type.def(
        "points_closest", &points_closest, nb::arg("points"), nb::arg("radius") = kNone, nb::kw_only(),
        nb::arg("out").none() = nb::none(),
        nb::sig("def points_closest(self, points: numpy.typing.ArrayLike, radius: float = math.inf, *, "
                "out: numpy.ndarray | None = None) -> numpy.ndarray"),
        "The point of the mesh that is nearest to each point [m], (n, 3), if it is nearer than the radius "
        "[m]: a structured array of the fields of MeshPoint; features are numbered: three corners, three "
        "edges, the face.");
    type.def("k_nearest", &k_nearest, nb::arg("points"), nb::arg("k"),
             nb::sig("def k_nearest(self, points: numpy.typing.ArrayLike, k: int) -> tuple[numpy.ndarray, "
                     "numpy.ndarray]"),
             "For each point [m] the k nearest triangles: distances [m] and ids, (n, k), the nearest first. "
             "Where there are fewer: infinity and -1.");
    type.def("contains", &contains, nb::arg("points"),
             nb::sig("def contains(self, points: numpy.typing.ArrayLike) -> numpy.ndarray"),
             "Whether points [m] are in the solid that the mesh bounds, or on its surface: bool, exact. "
             "Refused unless it is closed.");
    type.def("signed_distances", &signed_distances, nb::arg("points"),
             nb::sig("def signed_distances(self, points: numpy.typing.ArrayLike) -> numpy.ndarray"),
             "[m] Of points [m] from the surface: negative inside. Refused unless it is closed.");
    type.def("query", &query, nb::arg("boxes"),
             nb::sig("def query(self, boxes: numpy.typing.ArrayLike) -> tuple[numpy.ndarray, numpy.ndarray]"),
             "The triangles that have a point in boxes, rows of the lower and the upper corner [m], (n, 6). "
             "Returns starts and ids: those of box i are ids[starts[i]:starts[i + 1]].");
}

}  // namespace

const PyMesh& get_mesh(const Call& call, const char* argument, nb::handle value) {
    if (!nb::isinstance<PyMesh>(value)) call.refuse(argument, text_of(value), "it must be a Mesh");
    return *nb::inst_ptr<PyMesh>(value);
}

std::vector<Ray3> get_rays(const Call& call, nb::handle origins, nb::handle translations) {
    const Floats from = get_floats(call, "origins", origins, 3);
    const Floats way = get_floats(call, "translations", translations, 3);
    require_rows(call, "translations", way.rows, from.rows, "origins");
    std::vector<Ray3> rays(from.rows);
    for (std::size_t i = 0; i < from.rows; ++i)
        rays[i] = {as_points<3>(from)[i], as_points<3>(way)[way.rows == 1 ? 0 : i]};
    return rays;
}

void bind_mesh(nb::module_& module) {
    MeshClass type(module, "Mesh", nb::is_weak_referenceable(),
                   "A mesh of triangles in space, with a tree over them. Any vertices and triangles are a "
                   "mesh; report() lists its flaws. Any number of threads may ask it at the same time.");
    bind_making(type);
    bind_measures(type);
    bind_rays(type);
    bind_points(type);
    bind_mesh_pairs(module, type);
    bind_mesh_primitives(type);
    bind_mesh_scene(module);
}

}  // namespace jostle::python
