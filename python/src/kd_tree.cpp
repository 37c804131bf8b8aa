// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// KdTree over arrays of points in the plane or in space. Building and asking let the interpreter's lock go:
// any number of threads may ask at the same time, and none while the tree is built.
#include <jostle/spatial/kd_tree.h>
#include <jostle/spatial/kd_tree_batch.h>

#include <memory>
#include <string>

#include "bind.h"
#include "in_dimensions.h"
#include "share_out.h"
#include "trees.h"

namespace jostle::python {
namespace {

constexpr std::array<std::string_view, 2> kSplits = {"middle", "median"};

struct PyKdTree : InDimensions<KdTree> {
    std::unique_ptr<TaskScheduler> scheduler;

    PyKdTree() : InDimensions("tree") {}
};

void build(PyKdTree& self, const Call& call, const Floats& points) {
    self.change(call, [&](auto& tree, auto dimension) {
        constexpr int kDimension = decltype(dimension)::value;
        tree.build(as_points<kDimension>(points), self.scheduler.get());
    });
}

void make(PyKdTree* self, nb::handle points, nb::handle leaf_size, nb::handle split, nb::handle threads) {
    const Call call("KdTree");
    std::size_t columns = 0;
    const Floats rows = get_floats(call, "points", points, 2, 3, columns);
    KdTreeOptions options;
    options.leaf_size = Convert<int>::get(call, "leaf_size", leaf_size);
    options.split = static_cast<KdSplit>(get_name(call, "split", split, kSplits));
    PyKdTree made;
    made.scheduler = get_scheduler(call, threads);
    if (columns == 3) {
        made.object = std::make_unique<KdTree<3>>(options);
    } else {
        made.object = std::make_unique<KdTree<2>>(options);
    }
    build(made, call, rows);
    new (self) PyKdTree(std::move(made));
}

int size_of(const PyKdTree& self) {
    int size = 0;
    self.read("size", [&](const auto& tree, auto) { size = tree.size(); });
    return size;
}

/// The points that ask: an array, or none: every point of the tree.
struct Askers {
    Floats rows;
    bool all = false;

    Askers(const PyKdTree& self, const Call& call, nb::handle queries) : all(queries.is_none()) {
        if (all) {
            rows.rows = static_cast<std::size_t>(size_of(self));
        } else {
            rows = get_floats(call, "queries", queries, self.dimension());
        }
    }
};

/// The reading of other arguments may have let a thread build the tree anew.
void require_all(const Call& call, const Askers& askers, int size) {
    if (askers.all && askers.rows.rows != static_cast<std::size_t>(size))
        call.refuse("tree", "built anew", "no other thread may build it meanwhile");
}

nb::object k_nearest(PyKdTree& self, nb::handle queries, nb::handle k, nb::handle radius) {
    const Call call("KdTree::k_nearest");
    const Askers askers(self, call, queries);
    const std::size_t count = get_k(call, k);
    const float limit = get_radius(call, "radius", radius);
    const NearestRows nearest(call, askers.rows.rows, count);
    self.ask(call, [&](auto& tree, auto dimension) {
        constexpr int kDimension = decltype(dimension)::value;
        KdBatch<kDimension> batch;
        const int most = static_cast<int>(count);
        require_all(call, askers, tree.size());
        if (askers.all) {
            batch.k_nearest(tree, most, limit, self.scheduler.get());
        } else {
            batch.k_nearest(tree, as_points<kDimension>(askers.rows), most, limit, self.scheduler.get());
        }
        batch.for_each_query([&](int query, std::span<const Neighbor> near) {
            nearest.write(static_cast<std::size_t>(query), near);
        });
    });
    return nearest.result();
}

nb::object radius(PyKdTree& self, nb::handle queries, nb::handle r) {
    const Call call("KdTree::radius");
    const Askers askers(self, call, queries);
    const float limit = get_radius(call, "r", r);
    Found found;
    self.ask(call, [&](auto& tree, auto dimension) {
        constexpr int kDimension = decltype(dimension)::value;
        KdBatch<kDimension> batch;
        require_all(call, askers, tree.size());
        if (askers.all) {
            batch.radius(tree, limit, self.scheduler.get());
        } else {
            batch.radius(tree, as_points<kDimension>(askers.rows), limit, self.scheduler.get());
        }
        for (std::size_t i = 0; i < askers.rows.rows; ++i) {
            for (const Neighbor& near : batch.found(static_cast<int>(i))) {
                found.ids.push_back(near.id);
                found.distances.push_back(std::sqrt(near.squared_distance));
            }
            found.end_query();
        }
    });
    return put_found(found, true);
}

nb::object query(PyKdTree& self, nb::handle boxes) {
    const Call call("KdTree::query");
    const Floats rows = get_floats(call, "boxes", boxes, 2 * self.dimension());
    Found found;
    self.ask(call, [&](auto& tree, auto dimension) {
        constexpr int kDimension = decltype(dimension)::value;
        KdBatch<kDimension> batch;
        batch.query(tree, as_boxes<kDimension>(rows), self.scheduler.get());
        for (std::size_t i = 0; i < rows.rows; ++i) {
            for (const Neighbor& near : batch.found(static_cast<int>(i))) found.ids.push_back(near.id);
            found.end_query();
        }
    });
    return put_found(found, false);
}

}  // namespace

void bind_kd_tree(nb::module_& module) {
    nb::class_<PyKdTree> type(
        module, "KdTree",
        "A tree over points, (n, 2) or (n, 3), for the nearest ones and those in boxes and discs. An id "
        "is the row of a point.");
    type.def("__init__", &make, nb::arg("points"), nb::kw_only(), nb::arg("leaf_size") = 32,
             nb::arg("split") = "middle", nb::arg("threads") = 1,
             nb::sig("def __init__(self, points: numpy.typing.ArrayLike, *, leaf_size: int = 32, split: "
                     "typing.Literal['middle', 'median'] = 'middle', threads: int = 1) -> None"),
             "Points [m] of float32. leaf_size: 1 to 1024 points in a leaf; split: in the middle of the "
             "longest side, or at "
             "the median; threads: that work on building and on many queries; the same tree for any number.");
    type.def(
        "rebuild",
        [](PyKdTree& self, nb::handle points) {
            const Call call("KdTree::rebuild");
            build(self, call, get_floats(call, "points", points, self.dimension()));
        },
        nb::arg("points"), nb::sig("def rebuild(self, points: numpy.typing.ArrayLike) -> None"),
        "Makes the tree over other points [m], in the same memory.");
    type.def("k_nearest", &k_nearest, nb::arg("queries").none(), nb::arg("k"),
             nb::arg("radius") = std::numeric_limits<float>::infinity(),
             nb::sig("def k_nearest(self, queries: numpy.typing.ArrayLike | None, k: int, radius: float = "
                     "math.inf) -> "
                     "tuple[numpy.ndarray, numpy.ndarray]"),
             "For each query (None: each point of the tree, itself among the answers) the k nearest points, "
             "strictly nearer than the radius [m]: distances [m] and ids, "
             "(n, k), the "
             "nearest first; of points as near, the smaller id. Where there are fewer: infinity and -1.");
    type.def(
        "radius", &radius, nb::arg("queries").none(), nb::arg("r"),
        nb::sig("def radius(self, queries: numpy.typing.ArrayLike | None, r: float) -> tuple[numpy.ndarray, "
                "numpy.ndarray, "
                "numpy.ndarray]"),
        "The points strictly nearer than r [m] to each query (None: to each point of the tree), in no order: "
        "starts, ids and distances [m]; those of "
        "query i are "
        "ids[starts[i]:starts[i + 1]].");
    type.def("query", &query, nb::arg("boxes"),
             nb::sig("def query(self, boxes: numpy.typing.ArrayLike) -> tuple[numpy.ndarray, numpy.ndarray]"),
             "The points in boxes, faces included: rows of the lower and the upper corner [m], (n, 4) or (n, "
             "6). Returns "
             "starts and ids: those of box i are ids[starts[i]:starts[i + 1]].");
    bind_tree_saves(type);
    type.def("__len__", &size_of, "Points.");
    type.def_prop_ro(
        "dimension", [](const PyKdTree& self) { return self.dimension(); }, "2 or 3.");
    type.def("__repr__", [](const PyKdTree& self) {
        return "<KdTree of " + std::to_string(size_of(self)) + " points in " +
               std::to_string(self.dimension()) + " dimensions>";
    });
}

}  // namespace jostle::python
