// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// MeshScene: many meshes, each at a pose.
//
// Invariant: a scene keeps the Mesh objects of its instances, whose gates count as asked while the scene is
// asked without the interpreter's lock.
#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <utility>

#include "bind.h"
#include "mesh.h"

namespace jostle::python {
namespace {

struct PyMeshScene {
    MeshScene scene;
    std::vector<nb::object> meshes;  ///< by the instance's id
    Gate gate;

    /// Work that reads the scene and its meshes, without the lock.
    template <class Work>
    void ask(const Call& call, const Work& work) {
        gate.require_readable(call, "scene");
        std::deque<Gate::Asking> marked;
        for (const nb::object& mesh : meshes) {
            if (!mesh.is_valid()) continue;
            nb::inst_ptr<PyMesh>(mesh)->gate.require_readable(call, "mesh");
            marked.emplace_back(nb::inst_ptr<PyMesh>(mesh)->gate);
        }
        const Gate::Asking asking(gate);
        const nb::gil_scoped_release release;
        work();
    }
};

int add(PyMeshScene& self, nb::handle mesh, nb::handle at, nb::handle user_data, nb::handle category,
        nb::handle mask) {
    const Call call("MeshScene::add");
    const PyMesh& of = get_mesh(call, "mesh", mesh);
    const Transform3 pose = get_pose(call, "at", at);
    const std::uint64_t data = get_unsigned(call, "user_data", user_data);
    const BoxFilter filter{get_unsigned(call, "category", category), get_unsigned(call, "mask", mask)};
    self.gate.require_writable(call, "scene");
    of.gate.require_readable(call, "mesh");
    const int id = self.scene.add(of.mesh, pose, data, filter);
    if (self.meshes.size() <= static_cast<std::size_t>(id))
        self.meshes.resize(static_cast<std::size_t>(id) + 1);
    self.meshes[static_cast<std::size_t>(id)] = nb::borrow(mesh);
    return id;
}

void remove(PyMeshScene& self, nb::handle ids) {
    const Call call("MeshScene::remove");
    const Integers rows = get_integers(call, "ids", numpy("atleast_1d")(ids));
    self.gate.require_writable(call, "scene");
    // The end of a mesh may run code that comes back here, and other threads: all of them end last.
    std::vector<nb::object> gone;
    gone.reserve(rows.rows);
    for (std::size_t i = 0; i < rows.rows; ++i) {
        self.scene.remove(rows.data[i]);
        gone.push_back(std::move(self.meshes[static_cast<std::size_t>(rows.data[i])]));
    }
}

int move(PyMeshScene& self, nb::handle ids, nb::handle at) {
    const Call call("MeshScene::move");
    const Integers rows = get_integers(call, "ids", numpy("atleast_1d")(ids));
    const Poses poses = get_poses(call, "at", at);
    if (poses.all.size() != rows.rows)
        call.refuse("at", std::to_string(poses.all.size()) + " poses", "it must be one for each of the ids");
    self.gate.require_writable(call, "scene");
    int moved = 0;
    for (std::size_t i = 0; i < rows.rows; ++i)
        moved += self.scene.move(rows.data[i], poses.all[i]) == Moved::kNewFatBox ? 1 : 0;
    return moved;
}

void bind_changes(nb::class_<PyMeshScene>& type) {
    type.def(
        "add", &add, nb::arg("mesh"), nb::arg("at").none() = nb::none(), nb::kw_only(),
        nb::arg("user_data") = 0, nb::arg("category") = 0xFFFFFFFFFFFFFFFFu,
        nb::arg("mask") = 0xFFFFFFFFFFFFFFFFu,
        nb::sig("def add(self, mesh: Mesh, at: jostle._values.Pose = None, *, user_data: int = 0, "
                "category: int = 18446744073709551615, mask: int = 18446744073709551615) -> int"),
        "Adds an instance of a mesh at a pose; returns its id. category, mask: the bits that it has, and "
        "those of instances whose pairs with it are told.");
    type.def("remove", &remove, nb::arg("ids"),
             nb::sig("def remove(self, ids: numpy.typing.ArrayLike) -> None"),
             "Removes instances. One that is not there ends the call; those before it are gone.");
    type.def("move", &move, nb::arg("ids"), nb::arg("at"),
             nb::sig("def move(self, ids: numpy.typing.ArrayLike, at: jostle._values.Pose) -> int"),
             "Instances are at these poses now; also to be called after Mesh.refit(). Returns how many left "
             "the margins of their boxes.");
    type.def(
        "clear",
        [](PyMeshScene& self) {
            self.gate.require_writable("MeshScene::clear", "scene");
            self.scene.clear();
            // The end of a mesh may run code that comes back here.
            std::exchange(self.meshes, {}).clear();
        },
        "Removes everything.");
    type.def(
        "rebuild",
        [](PyMeshScene& self) {
            self.gate.change("MeshScene::rebuild", "scene", [&] { self.scene.rebuild(); });
        },
        "Makes the tree afresh, after many moves.");
}

nb::object rays_closest(PyMeshScene& self, nb::handle origins, nb::handle translations, nb::handle mask,
                        nb::handle out) {
    const Call call("MeshScene::ray_closest");
    const std::vector<Ray3> rays = get_rays(call, origins, translations);
    const QueryFilter filter{get_unsigned(call, "mask", mask)};
    std::vector<MeshSceneHit> hits(rays.size());
    self.ask(call, [&] {
        for (std::size_t i = 0; i < rays.size(); ++i) hits[i] = self.scene.ray_closest(rays[i], filter);
    });
    return put_array(call, std::span<const MeshSceneHit>(hits), out);
}
nb::object points_closest(PyMeshScene& self, nb::handle points, nb::handle radius, nb::handle mask,
                          nb::handle out) {
    const Call call("MeshScene::closest");
    const Floats rows = get_floats(call, "points", points, 3);
    const float limit = get_radius(call, "radius", radius);
    const QueryFilter filter{get_unsigned(call, "mask", mask)};
    std::vector<MeshScenePoint> found(rows.rows);
    self.ask(call, [&] {
        const bool is_unlimited = limit == std::numeric_limits<float>::infinity();
        for (std::size_t i = 0; i < rows.rows; ++i) {
            const Vec3& point = as_points<3>(rows)[i];
            found[i] =
                is_unlimited ? self.scene.closest(point, filter) : self.scene.closest(point, limit, filter);
        }
    });
    return put_array(call, std::span<const MeshScenePoint>(found), out);
}
nb::object k_nearest(PyMeshScene& self, nb::handle points, nb::handle k, nb::handle mask) {
    const Call call("MeshScene::k_nearest");
    const Floats rows = get_floats(call, "points", points, 3);
    const std::size_t count = get_k(call, k);
    const QueryFilter filter{get_unsigned(call, "mask", mask)};
    const NearestRows nearest(call, rows.rows, count);
    self.ask(call, [&] {
        std::vector<Neighbor> near(count);
        for (std::size_t i = 0; i < rows.rows; ++i) {
            const int found = self.scene.k_nearest(as_points<3>(rows)[i], near, filter).count;
            nearest.write(i, {near.data(), static_cast<std::size_t>(found)});
        }
    });
    return nearest.result();
}
nb::object pairs(PyMeshScene& self) {
    const Call call("MeshScene::pairs");
    MeshSceneContext context;
    std::span<const MeshScenePair> found;
    self.ask(call, [&] { found = self.scene.pairs(context); });
    const Out<std::int32_t> rows = out_integers(call, nb::none(), found.size(), 4);
    std::int32_t* row = rows.data;
    for (const MeshScenePair& pair : found)
        for (const int one : {pair.a, pair.b, pair.first.a, pair.first.b}) *row++ = one;
    return rows.array;
}

void bind_scene_questions(nb::class_<PyMeshScene>& type) {
    constexpr double kNone = std::numeric_limits<double>::infinity();
    type.def(
        "rays_closest", &rays_closest, nb::arg("origins"), nb::arg("translations"), nb::kw_only(),
        nb::arg("mask") = 0xFFFFFFFFFFFFFFFFu, nb::arg("out").none() = nb::none(),
        nb::sig("def rays_closest(self, origins: numpy.typing.ArrayLike, translations: "
                "numpy.typing.ArrayLike, *, mask: int = 18446744073709551615, out: numpy.ndarray | None "
                "= None) -> numpy.ndarray"),
        "What each ray meets first, from origins [m] by translations [m], (n, 3), of which one may serve "
        "all: a structured array of the fields of MeshSceneHit. mask: the categories that are asked "
        "about.");
    type.def("points_closest", &points_closest, nb::arg("points"), nb::arg("radius") = kNone, nb::kw_only(),
             nb::arg("mask") = 0xFFFFFFFFFFFFFFFFu, nb::arg("out").none() = nb::none(),
             nb::sig("def points_closest(self, points: numpy.typing.ArrayLike, radius: float = math.inf, *, "
                     "mask: int = 18446744073709551615, out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "The point of all meshes that is nearest to each point [m], (n, 3), if it is nearer than the "
             "radius [m]: a structured array of the fields of MeshScenePoint. mask: the categories that are "
             "asked about.");
    type.def("k_nearest", &k_nearest, nb::arg("points"), nb::arg("k"), nb::kw_only(),
             nb::arg("mask") = 0xFFFFFFFFFFFFFFFFu,
             nb::sig("def k_nearest(self, points: numpy.typing.ArrayLike, k: int, *, mask: int = "
                     "18446744073709551615) -> tuple[numpy.ndarray, numpy.ndarray]"),
             "For each point [m] the k nearest instances: distances [m] and ids, (n, k), the nearest first. "
             "Where there are fewer: infinity and -1. mask: the categories that are asked about.");
    type.def("pairs", &pairs, nb::sig("def pairs(self) -> numpy.ndarray"),
             "All pairs of instances that have a point in common, and whose filters accept each other: rows "
             "of two ids and of a triangle of each, (n, 4), ascending.");
}

std::optional<int> live_id(const PyMeshScene& self, const Call& call, nb::handle id) {
    const int number = Convert<int>::get(call, "id", id);
    self.gate.require_readable(call, "scene");
    if (!self.scene.is_live(number)) return std::nullopt;
    return number;
}
int need_id(const PyMeshScene& self, const Call& call, nb::handle id) {
    const std::optional<int> number = live_id(self, call, id);
    if (!number) call.refuse("id", text_of(id), "it must be the id of an instance");
    return *number;
}

void bind_scene_reports(nb::class_<PyMeshScene>& type) {
    type.def(
        "ids",
        [](const PyMeshScene& self) {
            self.gate.require_readable("MeshScene::ids", "scene");
            nb::list ids;
            for (int id = 0; id < self.scene.id_end(); ++id)
                if (self.scene.is_live(id)) ids.append(id);
            return numpy("array")(ids, "int32");
        },
        nb::sig("def ids(self) -> numpy.ndarray"), "Of all instances, int32, ascending.");
    type.def(
        "mesh",
        [](const PyMeshScene& self, nb::handle id) {
            return self.meshes[static_cast<std::size_t>(need_id(self, "MeshScene::mesh", id))];
        },
        nb::arg("id"), nb::sig("def mesh(self, id: int) -> Mesh"), "Of an instance.");
    type.def(
        "pose",
        [](const PyMeshScene& self, nb::handle id) {
            return Convert<Transform3>::put(nullptr,
                                            self.scene.transform(need_id(self, "MeshScene::pose", id)));
        },
        nb::arg("id"), nb::sig("def pose(self, id: int) -> numpy.ndarray"), "[m] Of an instance, (4, 4).");
    type.def(
        "user_data",
        [](const PyMeshScene& self, nb::handle id) {
            return self.scene.user_data(need_id(self, "MeshScene::user_data", id));
        },
        nb::arg("id"), nb::sig("def user_data(self, id: int) -> int"), "Of an instance.");
    type.def(
        "__contains__",
        [](const PyMeshScene& self, nb::handle id) {
            return live_id(self, "MeshScene::is_live", id).has_value();
        },
        nb::arg("id"), nb::sig("def __contains__(self, id: int) -> bool"), "Whether an instance is there.");
    type.def(
        "check",
        [](const PyMeshScene& self) {
            self.gate.require_readable("MeshScene::check", "scene");
            return self.scene.check();
        },
        nb::sig("def check(self) -> str"), "A sentence about the first inner defect; '' if there is none.");
    type.def(
        "__len__",
        [](const PyMeshScene& self) {
            self.gate.require_readable("MeshScene::size", "scene");
            return self.scene.size();
        },
        "Instances.");
    type.def("__repr__", [](const PyMeshScene& self) {
        self.gate.require_readable("MeshScene::__repr__", "scene");
        return "<MeshScene of " + std::to_string(self.scene.size()) + " instances>";
    });
}

}  // namespace

void bind_mesh_scene(nb::module_& module) {
    nb::class_<PyMeshScene> type(module, "MeshScene",
                                 "Many meshes, each at a pose: instances. A mesh may stand there many times; "
                                 "the scene keeps it, and copies nothing.");
    type.def(nb::init<>(), nb::sig("def __init__(self) -> None"), "Of no instances.");
    bind_changes(type);
    bind_scene_questions(type);
    bind_scene_reports(type);
}

}  // namespace jostle::python
