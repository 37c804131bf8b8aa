// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Two meshes, each where a pose says: whether they meet, how far they are apart with a point of each, all
// pairs of triangles, and when meshes that move meet. One call may ask about many poses, shared out to the
// first mesh's threads.
#include <jostle/mesh/mesh_memory.h>
#include <jostle/mesh/mesh_pairs.h>

#include <string>

#include "bind.h"
#include "mesh.h"

namespace jostle::python {
namespace {

struct PyMeshPairMemory {
    MeshPairMemory memory;
    Gate gate;
};

/// The two meshes of a call, and where they lie.
struct Pair {
    const PyMesh& a;
    const PyMesh& b;
    Transform3 at_a;
    Poses at_b;

    Pair(const Call& call, const PyMesh& self, nb::handle other, nb::handle at, nb::handle self_at)
        : a(self),
          b(get_mesh(call, "other", other)),
          at_a(get_pose(call, "self_at", self_at)),
          at_b(get_poses(call, "at", at)) {}
    /// Refuses an array of poses.
    const Transform3& one(const Call& call) const {
        if (!at_b.is_one) call.refuse("at", "an array of poses", "it must be one pose");
        return at_b.all.front();
    }
    /// Work on both, without the lock.
    template <class Work>
    void ask(const Call& call, const Work& work) const {
        a.gate.require_readable(call, "mesh");
        b.gate.require_readable(call, "other");
        const Gate::Asking first(a.gate), second(b.gate);
        const nb::gil_scoped_release release;
        work();
    }
};

PyMeshPairMemory* get_memory(const Call& call, nb::handle value) {
    if (value.is_none()) return nullptr;
    if (!nb::isinstance<PyMeshPairMemory>(value))
        call.refuse("memory", text_of(value), "it must be a MeshPairMemory");
    return nb::inst_ptr<PyMeshPairMemory>(value);
}

/// The distances at all poses; with a memory one after the other.
std::vector<MeshDistance> distances_of(const Call& call, const Pair& pair, float limit, nb::handle memory) {
    PyMeshPairMemory* const kept = get_memory(call, memory);
    std::vector<MeshDistance> found(pair.at_b.all.size());
    if (kept != nullptr) {
        kept->gate.require_writable(call, "memory");
        const Gate::Changing changing(kept->gate);
        pair.ask(call, [&] {
            for (std::size_t i = 0; i < found.size(); ++i)
                found[i] =
                    distance(kept->memory, pair.a.mesh, pair.at_a, pair.b.mesh, pair.at_b.all[i], limit);
        });
        return found;
    }
    TaskScheduler* const scheduler = pair.a.scheduler.get();
    pair.ask(call, [&] {
        std::vector<MeshDistanceContext> contexts(workers_of(scheduler));
        share_out(scheduler, found.size(), [&](std::size_t i, int worker) {
            found[i] = distance(contexts[static_cast<std::size_t>(worker)], pair.a.mesh, pair.at_a,
                                pair.b.mesh, pair.at_b.all[i], limit);
        });
    });
    return found;
}

nb::object distance_to(const PyMesh& self, nb::handle other, nb::handle at, nb::handle self_at,
                       nb::handle radius, nb::handle memory) {
    const Call call("Mesh::distance");
    const Pair pair(call, self, other, at, self_at);
    pair.one(call);
    const MeshDistance found = distances_of(call, pair, get_radius(call, "radius", radius), memory).front();
    return found.hit ? Convert<MeshDistance>::put(nullptr, found) : nb::none();
}
nb::object distances(const PyMesh& self, nb::handle other, nb::handle at, nb::handle self_at,
                     nb::handle radius, nb::handle memory, nb::handle out) {
    const Call call("Mesh::distances");
    const Pair pair(call, self, other, at, self_at);
    const std::vector<MeshDistance> found =
        distances_of(call, pair, get_radius(call, "radius", radius), memory);
    return put_array(call, std::span<const MeshDistance>(found), out);
}

nb::object overlaps(const PyMesh& self, nb::handle other, nb::handle at, nb::handle self_at) {
    const Call call("Mesh::overlaps");
    const Pair pair(call, self, other, at, self_at);
    const std::vector<Transform3>& poses = pair.at_b.all;
    const Flags meet = new_flags(poses.size());
    TaskScheduler* const scheduler = self.scheduler.get();
    pair.ask(call, [&] {
        std::vector<MeshPairContext> contexts(workers_of(scheduler));
        share_out(scheduler, poses.size(), [&](std::size_t i, int worker) {
            meet.data[i] = overlap(contexts[static_cast<std::size_t>(worker)], pair.a.mesh, pair.at_a,
                                   pair.b.mesh, poses[i])
                               .hit;
        });
    });
    return meet.array;
}
bool overlap_with(const PyMesh& self, nb::handle other, nb::handle at, nb::handle self_at) {
    const Call call("Mesh::overlap");
    const Pair pair(call, self, other, at, self_at);
    const Transform3& pose = pair.one(call);
    bool meets = false;
    pair.ask(call, [&] { meets = overlap(pair.a.mesh, pair.at_a, pair.b.mesh, pose).hit; });
    return meets;
}

nb::object put_pairs(std::span<const MeshContact> contacts) {
    const Out<std::int32_t> rows = out_integers("contacts", nb::none(), contacts.size(), 2);
    std::int32_t* row = rows.data;
    for (const MeshContact& contact : contacts) {
        *row++ = contact.a;
        *row++ = contact.b;
    }
    return rows.array;
}
void sort_pairs(std::vector<MeshContact>& pairs) {
    // ORDER: by the ids of a, then of b.
    std::sort(pairs.begin(), pairs.end(), [](const MeshContact& one, const MeshContact& other) {
        return one.a != other.a ? one.a < other.a : one.b < other.b;
    });
}

nb::object contacts_with(const PyMesh& self, nb::handle other, nb::handle at, nb::handle self_at) {
    const Call call("Mesh::contacts");
    const Pair pair(call, self, other, at, self_at);
    const Transform3& pose = pair.one(call);
    std::vector<MeshContact> found;
    pair.ask(call, [&] {
        contacts(pair.a.mesh, pair.at_a, pair.b.mesh, pose,
                 [&](const MeshContact& contact) { found.push_back(contact); });
        sort_pairs(found);
    });
    return put_pairs(found);
}
nb::object own_contacts(const PyMesh& self) {
    std::vector<MeshContact> found;
    self.gate.ask("Mesh::self_contacts", "mesh", [&] {
        self_contacts(self.mesh, [&](const MeshContact& contact) { found.push_back(contact); });
        sort_pairs(found);
    });
    return put_pairs(found);
}

nb::object near_to(const PyMesh& self, nb::handle other, nb::handle radius, nb::handle at,
                   nb::handle self_at) {
    const Call call("Mesh::near_pairs");
    const Pair pair(call, self, other, at, self_at);
    const Transform3& pose = pair.one(call);
    const float limit = get_radius(call, "radius", radius);
    std::vector<MeshDistance> found;
    pair.ask(call, [&] {
        near_pairs(pair.a.mesh, pair.at_a, pair.b.mesh, pose, limit,
                   [&](const MeshDistance& one) { found.push_back(one); });
        // ORDER: by the ids of a, then of b.
        std::sort(found.begin(), found.end(), [](const MeshDistance& one, const MeshDistance& two) {
            return one.triangle_a != two.triangle_a ? one.triangle_a < two.triangle_a
                                                    : one.triangle_b < two.triangle_b;
        });
    });
    return put_array(call, std::span<const MeshDistance>(found), nb::none());
}

nb::object common_with(const PyMesh& self, nb::handle other, nb::handle pairs, nb::handle at,
                       nb::handle self_at) {
    const Call call("Mesh::common_points");
    const Pair pair(call, self, other, at, self_at);
    const Transform3& pose = pair.one(call);
    const Integers rows = get_integers(call, "pairs", pairs, 2);
    const Out<std::int32_t> starts = out_integers(call, nb::none(), rows.rows + 1, 1);
    std::vector<Vec3> points;
    pair.ask(call, [&] {
        for (std::size_t i = 0; i < rows.rows; ++i) {
            starts.data[i] = static_cast<std::int32_t>(points.size());
            const MeshContact contact{rows.data[2 * i], rows.data[2 * i + 1]};
            const CommonPoints found = common_points(pair.a.mesh, pair.at_a, pair.b.mesh, pose, contact);
            points.insert(points.end(), found.points, found.points + found.count);
        }
    });
    starts.data[rows.rows] = static_cast<std::int32_t>(points.size());
    const Out<float> to = out_floats(call, nb::none(), points.size(), 3);
    if (!points.empty()) std::copy_n(&points.front().x, 3 * points.size(), to.data);
    return nb::make_tuple(starts.array, to.array);
}

nb::object time_of_contact_with(const PyMesh& self, nb::handle other, nb::handle motion,
                                nb::handle self_motion, nb::handle tolerance, nb::handle from,
                                nb::handle max_distances) {
    const Call call("Mesh::time_of_contact");
    const Pair pair(call, self, other, nb::none(), nb::none());
    const auto of_b = Convert<MeshMotion>::get(call, "motion", motion);
    const MeshMotion of_a =
        self_motion.is_none() ? MeshMotion{} : Convert<MeshMotion>::get(call, "self_motion", self_motion);
    const MeshContactTimeOptions options{Convert<float>::get(call, "tolerance", tolerance),
                                         Convert<float>::get(call, "from_fraction", from),
                                         Convert<int>::get(call, "max_distances", max_distances)};
    MeshContactTime found;
    pair.ask(call, [&] { found = time_of_contact(pair.a.mesh, of_a, pair.b.mesh, of_b, options); });
    return Convert<MeshContactTime>::put(nullptr, found);
}

void bind_memory(nb::module_& module) {
    nb::class_<PyMeshPairMemory> memory(
        module, "MeshPairMemory",
        "Of a pair of meshes that is asked about again and again, and moves little between: where the last "
        "search ended. Answers have the same bits as without; one for each pair.");
    memory.def(nb::init<>(), nb::sig("def __init__(self) -> None"), "An empty one.");
    memory.def(
        "clear",
        [](PyMeshPairMemory& self) {
            self.gate.require_writable("MeshPairMemory::clear", "memory");
            self.memory.clear();
        },
        "Forgets everything.");
    memory.def_prop_ro(
        "horizon",
        [](const PyMeshPairMemory& self) {
            self.gate.require_readable("MeshPairMemory::horizon", "memory");
            return self.memory.horizon();
        },
        "[m] Pairs of triangles that were nearer when the list was made are all in it; 0: there is no list.");
    memory.def(
        "__len__",
        [](const PyMeshPairMemory& self) {
            self.gate.require_readable("MeshPairMemory::size", "memory");
            return self.memory.size();
        },
        "Pairs of triangles that it keeps.");
}

void bind_distances(MeshClass& type) {
    constexpr double kNone = std::numeric_limits<double>::infinity();
    type.def("distance", &distance_to, nb::arg("other"), nb::arg("at").none() = nb::none(), nb::kw_only(),
             nb::arg("self_at").none() = nb::none(), nb::arg("radius") = kNone,
             nb::arg("memory").none() = nb::none(),
             nb::sig("def distance(self, other: Mesh, at: jostle._values.Pose = None, *, self_at: "
                     "jostle._values.Pose = None, radius: float = math.inf, memory: MeshPairMemory | None = "
                     "None) -> jostle._values.MeshDistance | None"),
             "[m] To another mesh that lies at a pose, with a point of each that are so far apart; 0 where "
             "they have a point in common; None unless they are nearer than the radius [m]. Surfaces count, "
             "not solids.");
    type.def("distances", &distances, nb::arg("other"), nb::arg("at"), nb::kw_only(),
             nb::arg("self_at").none() = nb::none(), nb::arg("radius") = kNone,
             nb::arg("memory").none() = nb::none(), nb::arg("out").none() = nb::none(),
             nb::sig("def distances(self, other: Mesh, at: jostle._values.Pose, *, self_at: "
                     "jostle._values.Pose = None, radius: float = math.inf, memory: MeshPairMemory | None = "
                     "None, out: numpy.ndarray | None = None) -> numpy.ndarray"),
             "distance() at each of many poses, (n, 4, 4) or positions (n, 3), on the mesh's threads: a "
             "structured array of the fields of MeshDistance; features are numbered: three corners, three "
             "edges, the face.");
    type.def("overlap", &overlap_with, nb::arg("other"), nb::arg("at").none() = nb::none(), nb::kw_only(),
             nb::arg("self_at").none() = nb::none(),
             nb::sig("def overlap(self, other: Mesh, at: jostle._values.Pose = None, *, self_at: "
                     "jostle._values.Pose = None) -> bool"),
             "Whether any two triangles have a point in common: exact.");
    type.def("overlaps", &overlaps, nb::arg("other"), nb::arg("at"), nb::kw_only(),
             nb::arg("self_at").none() = nb::none(),
             nb::sig("def overlaps(self, other: Mesh, at: jostle._values.Pose, *, self_at: "
                     "jostle._values.Pose = None) -> numpy.ndarray"),
             "overlap() at each of many poses, (n, 4, 4) or positions (n, 3), on the mesh's threads: bool.");
}

void bind_contacts(MeshClass& type) {
    type.def("contacts", &contacts_with, nb::arg("other"), nb::arg("at").none() = nb::none(), nb::kw_only(),
             nb::arg("self_at").none() = nb::none(),
             nb::sig("def contacts(self, other: Mesh, at: jostle._values.Pose = None, *, self_at: "
                     "jostle._values.Pose = None) -> numpy.ndarray"),
             "All pairs of triangles that have a point in common: ids, (n, 2), ascending.");
    type.def("self_contacts", &own_contacts, nb::sig("def self_contacts(self) -> numpy.ndarray"),
             "All pairs of its own triangles that have a point in common and no corner at the same place: "
             "ids, (n, 2), ascending.");
    type.def(
        "near_pairs", &near_to, nb::arg("other"), nb::arg("radius"), nb::arg("at").none() = nb::none(),
        nb::kw_only(), nb::arg("self_at").none() = nb::none(),
        nb::sig("def near_pairs(self, other: Mesh, radius: float, at: jostle._values.Pose = None, *, "
                "self_at: jostle._values.Pose = None) -> numpy.ndarray"),
        "All pairs of triangles that are nearer than the radius [m], as distance() of these two alone: a "
        "structured array of the fields of MeshDistance, ascending by ids.");
    type.def("common_points", &common_with, nb::arg("other"), nb::arg("pairs"),
             nb::arg("at").none() = nb::none(), nb::kw_only(), nb::arg("self_at").none() = nb::none(),
             nb::sig("def common_points(self, other: Mesh, pairs: numpy.typing.ArrayLike, at: "
                     "jostle._values.Pose = None, *, self_at: jostle._values.Pose = None) -> "
                     "tuple[numpy.ndarray, numpy.ndarray]"),
             "The points [m] that triangles of contacts() have in common: a point, a segment, or the corners "
             "of a polygon. Returns starts and points: those of pair i are points[starts[i]:starts[i + 1]].");
    type.def(
        "time_of_contact", &time_of_contact_with, nb::arg("other"), nb::arg("motion"), nb::kw_only(),
        nb::arg("self_motion").none() = nb::none(), nb::arg("tolerance") = 1.0e-3,
        nb::arg("from_fraction") = 0.0, nb::arg("max_distances") = 10'000,
        nb::sig("def time_of_contact(self, other: Mesh, motion: jostle._values.MeshMotion | dict[str, "
                "typing.Any], *, self_motion: jostle._values.MeshMotion | dict[str, typing.Any] | None = "
                "None, tolerance: float = 0.001, from_fraction: float = 0.0, max_distances: int = 10000) "
                "-> jostle._values.MeshContactTime"),
        "The first fraction of two motions at which the meshes come as near as the tolerance [m]; never "
        "later than the first at which they have a point in common. from_fraction: to begin at; "
        "max_distances: so many are computed at most.");
}

}  // namespace

void bind_mesh_pairs(nb::module_& module, MeshClass& type) {
    bind_memory(module);
    bind_distances(type);
    bind_contacts(type);
}

}  // namespace jostle::python
