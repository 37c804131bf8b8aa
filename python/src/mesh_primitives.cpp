// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh with many balls, capsules or boxes: how far each is from the mesh, with a point of both.
#include <string>

#include "bind.h"
#include "mesh.h"

namespace jostle::python {
namespace {

/// Numbers of which one may serve all rows.
struct Lengths {
    Floats rows;

    Lengths(const Call& call, const char* argument, nb::handle value, std::size_t count, const char* of)
        : rows(get_floats(call, argument, numpy("atleast_1d")(value), 1)) {
        require_rows(call, argument, rows.rows, count, of);
    }
    [[nodiscard]] float at(std::size_t row) const { return rows.data[rows.rows == 1 ? 0 : row]; }
};

/// The distance of the mesh at its pose from make(row), for all rows.
template <class Make>
nb::object distances_of(const Call& call, const PyMesh& self, nb::handle at, nb::handle radius,
                        std::size_t rows, nb::handle out, const Make& make) {
    const Transform3 pose = get_pose(call, "at", at);
    const float limit = get_radius(call, "radius", radius);
    std::vector<PrimitiveDistance> found(rows);
    self.gate.ask(call, "mesh", [&] {
        share_out(self.scheduler.get(), rows,
                  [&](std::size_t i, int) { found[i] = distance(self.mesh, pose, make(i), limit); });
    });
    return put_array(call, std::span<const PrimitiveDistance>(found), out);
}

nb::object spheres(const PyMesh& self, nb::handle centers, nb::handle radii, nb::handle at, nb::handle radius,
                   nb::handle out) {
    const Call call("Mesh::sphere_distances");
    const Floats middles = get_floats(call, "centers", centers, 3);
    const Lengths wide(call, "radii", radii, middles.rows, "centers");
    return distances_of(call, self, at, radius, middles.rows, out, [&](std::size_t i) {
        return Sphere{as_points<3>(middles)[i], wide.at(i)};
    });
}

nb::object capsules(const PyMesh& self, nb::handle ends_a, nb::handle ends_b, nb::handle radii, nb::handle at,
                    nb::handle radius, nb::handle out) {
    const Call call("Mesh::capsule_distances");
    const Floats a = get_floats(call, "ends_a", ends_a, 3);
    const Floats b = get_floats(call, "ends_b", ends_b, 3);
    if (b.rows != a.rows)
        call.refuse("ends_b", std::to_string(b.rows) + " rows", "it must have as many rows as ends_a");
    const Lengths wide(call, "radii", radii, a.rows, "ends_a");
    return distances_of(call, self, at, radius, a.rows, out, [&](std::size_t i) {
        return Capsule3{as_points<3>(a)[i], as_points<3>(b)[i], wide.at(i)};
    });
}

nb::object boxes(const PyMesh& self, nb::handle half_extents, nb::handle poses, nb::handle at,
                 nb::handle radius, nb::handle out) {
    const Call call("Mesh::box_distances");
    const Floats extents = get_floats(call, "half_extents", numpy("atleast_2d")(half_extents), 3);
    const Poses of = get_poses(call, "poses", poses);
    require_rows(call, "half_extents", extents.rows, of.all.size(), "poses");
    return distances_of(call, self, at, radius, of.all.size(), out, [&](std::size_t i) {
        return Box3{as_points<3>(extents)[extents.rows == 1 ? 0 : i], of.all[i]};
    });
}

}  // namespace

void bind_mesh_primitives(MeshClass& type) {
    constexpr double kNone = std::numeric_limits<double>::infinity();
    type.def("sphere_distances", &spheres, nb::arg("centers"), nb::arg("radii"),
             nb::arg("at").none() = nb::none(), nb::kw_only(), nb::arg("radius") = kNone,
             nb::arg("out").none() = nb::none(),
             nb::sig("def sphere_distances(self, centers: numpy.typing.ArrayLike, radii: "
                     "numpy.typing.ArrayLike, at: jostle._values.Pose = None, *, radius: float = math.inf, "
                     "out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "[m] Of the mesh at a pose from balls: centres [m], (n, 3), and radii [m], of which one may "
             "serve all. A structured array of the fields of PrimitiveDistance. Of the mesh the surface "
             "counts, of the others the solid.");
    type.def("capsule_distances", &capsules, nb::arg("ends_a"), nb::arg("ends_b"), nb::arg("radii"),
             nb::arg("at").none() = nb::none(), nb::kw_only(), nb::arg("radius") = kNone,
             nb::arg("out").none() = nb::none(),
             nb::sig("def capsule_distances(self, ends_a: numpy.typing.ArrayLike, ends_b: "
                     "numpy.typing.ArrayLike, radii: numpy.typing.ArrayLike, at: jostle._values.Pose = None, "
                     "*, radius: float = math.inf, out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "[m] Of the mesh at a pose from capsules: the ends of their axes [m], (n, 3) each, and radii "
             "[m]; else as sphere_distances().");
    type.def("box_distances", &boxes, nb::arg("half_extents"), nb::arg("poses"),
             nb::arg("at").none() = nb::none(), nb::kw_only(), nb::arg("radius") = kNone,
             nb::arg("out").none() = nb::none(),
             nb::sig("def box_distances(self, half_extents: numpy.typing.ArrayLike, poses: "
                     "jostle._values.Pose, at: jostle._values.Pose = None, *, radius: float = math.inf, "
                     "out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "[m] Of the mesh at a pose from boxes: half extents [m], (n, 3) or one row for all, at poses of "
             "their own; else as sphere_distances().");
}

}  // namespace jostle::python
