// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bvh and DynamicTree over arrays of boxes, in the plane or in space. Both have the same questions, which let
// the interpreter's lock go.
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>

#include <algorithm>
#include <string>

#include "bind.h"
#include "in_dimensions.h"
#include "trees.h"

namespace jostle::python {
namespace {

template <template <int> class Tree>
struct BoxTree : InDimensions<Tree> {
    BoxTree() : InDimensions<Tree>("tree") {}
};
using PyBvh = BoxTree<Bvh>;
using PyDynamicTree = BoxTree<DynamicTree>;

template <class Self>
nb::object query(const Self& self, nb::handle boxes) {
    const Call call("query");
    const Floats rows = get_floats(call, "boxes", boxes, 2 * self.dimension());
    Found found;
    self.ask(call, [&](const auto& tree, auto dimension) {
        for (const auto& box : as_boxes<decltype(dimension)::value>(rows)) {
            tree.query(box, found.ids);
            found.end_query();
        }
    });
    return put_found(found, false);
}

template <class Self>
nb::object rays_closest(const Self& self, nb::handle origins, nb::handle translations) {
    const Call call("rays_closest");
    const Floats from = get_floats(call, "origins", origins, self.dimension());
    const Floats way = get_floats(call, "translations", translations, self.dimension());
    if (way.rows != from.rows)
        call.refuse("translations", std::to_string(way.rows) + " rows",
                    "it must have as many rows as origins");
    const Out<std::int32_t> ids = out_integers(call, nb::none(), from.rows, 1);
    const Out<float> fractions = out_floats(call, nb::none(), from.rows, 1);
    self.ask(call, [&](const auto& tree, auto dimension) {
        constexpr int kDimension = decltype(dimension)::value;
        const auto origin = as_points<kDimension>(from);
        const auto translation = as_points<kDimension>(way);
        for (std::size_t i = 0; i < from.rows; ++i) {
            const CastHit hit = tree.ray_closest(Ray<kDimension>{origin[i], translation[i]});
            ids.data[i] = hit.hit ? hit.id : -1;
            fractions.data[i] = hit.hit ? hit.fraction : std::numeric_limits<float>::infinity();
        }
    });
    return nb::make_tuple(ids.array, fractions.array);
}

template <class Self>
nb::object k_nearest(const Self& self, nb::handle points, nb::handle k, nb::handle radius) {
    const Call call("k_nearest");
    const Floats rows = get_floats(call, "queries", points, self.dimension());
    const std::size_t count = get_k(call, k);
    const float limit = get_radius(call, "radius", radius);
    const NearestRows nearest(call, rows.rows, count);
    std::vector<Neighbor> near(count);
    self.ask(call, [&](const auto& tree, auto dimension) {
        const auto queries = as_points<decltype(dimension)::value>(rows);
        for (std::size_t i = 0; i < rows.rows; ++i) {
            const int found = tree.k_nearest(queries[i], limit, near).count;
            nearest.write(i, {near.data(), static_cast<std::size_t>(found)});
        }
    });
    return nearest.result();
}

template <class Self>
nb::object pairs(const Self& self) {
    std::vector<std::int32_t> ids;
    self.ask("pairs", [&](const auto& tree, auto) {
        tree.self_pairs([&](int a, int b) {
            ids.push_back(std::min(a, b));
            ids.push_back(std::max(a, b));
        });
    });
    const Out<std::int32_t> result = out_integers("pairs", nb::none(), ids.size() / 2, 2);
    std::copy(ids.begin(), ids.end(), result.data);
    return result.array;
}

template <class Self>
int size_of(const Self& self) {
    int size = 0;
    self.read("size", [&](const auto& tree, auto) { size = tree.size(); });
    return size;
}

template <class Self>
void bind_questions(nb::class_<Self>& type, const char* name) {
    type.def("query", &query<Self>, nb::arg("boxes"),
             nb::sig("def query(self, boxes: numpy.typing.ArrayLike) -> tuple[numpy.ndarray, numpy.ndarray]"),
             "The items whose boxes overlap boxes, rows of the lower and the upper corner [m]. Returns "
             "starts and ids: those "
             "of box i are ids[starts[i]:starts[i + 1]].");
    type.def("rays_closest", &rays_closest<Self>, nb::arg("origins"), nb::arg("translations"),
             nb::sig("def rays_closest(self, origins: numpy.typing.ArrayLike, translations: "
                     "numpy.typing.ArrayLike) -> "
                     "tuple[numpy.ndarray, numpy.ndarray]"),
             "The item whose box each ray enters first, from origins [m] by translations [m]: ids and "
             "fractions [1]; where "
             "there is none, -1 and infinity.");
    type.def(
        "k_nearest", &k_nearest<Self>, nb::arg("queries"), nb::arg("k"),
        nb::arg("radius") = std::numeric_limits<float>::infinity(),
        nb::sig("def k_nearest(self, queries: numpy.typing.ArrayLike, k: int, radius: float = math.inf) -> "
                "tuple[numpy.ndarray, numpy.ndarray]"),
        "For each point the k items with the nearest boxes: distances [m] and ids, (n, k), the nearest "
        "first. Where "
        "there are fewer: infinity and -1.");
    type.def("pairs", &pairs<Self>, nb::sig("def pairs(self) -> numpy.ndarray"),
             "Every two items whose boxes overlap, once: ids, (n, 2), the smaller one first, in no order of "
             "rows.");
    bind_tree_saves(type);
    type.def("__len__", &size_of<Self>, "Items.");
    type.def_prop_ro(
        "dimension", [](const Self& self) { return self.dimension(); }, "2 or 3.");
    type.def("__repr__", [name](const Self& self) {
        return std::string("<") + name + " of " + std::to_string(size_of(self)) + " boxes in " +
               std::to_string(self.dimension()) + " dimensions>";
    });
}

void bind_bvh(nb::module_& module) {
    nb::class_<PyBvh> type(
        module, "Bvh",
        "A tree over boxes that stay, or move together: rows of the lower and the upper corner [m], (n, 4) "
        "or (n, 6). An id is the row of a box.");
    type.def(
        "__init__",
        [](PyBvh* self, nb::handle boxes) {
            const Call call("Bvh");
            std::size_t columns = 0;
            const Floats rows = get_floats(call, "boxes", boxes, 4, 6, columns);
            PyBvh made;
            if (columns == 6) {
                made.object = std::make_unique<Bvh<3>>(as_boxes<3>(rows));
            } else {
                made.object = std::make_unique<Bvh<2>>(as_boxes<2>(rows));
            }
            new (self) PyBvh(std::move(made));
        },
        nb::arg("boxes"), nb::sig("def __init__(self, boxes: numpy.typing.ArrayLike) -> None"),
        "Boxes [m] of float32.");
    type.def(
        "refit",
        [](const PyBvh& self, nb::handle boxes) {
            const Call call("Bvh::refit");
            const Floats rows = get_floats(call, "boxes", boxes, 2 * self.dimension());
            self.write(call, [&](auto& tree, auto dimension) {
                tree.refit(as_boxes<decltype(dimension)::value>(rows));
            });
        },
        nb::arg("boxes"), nb::sig("def refit(self, boxes: numpy.typing.ArrayLike) -> None"),
        "The items have these boxes [m] now. Faster than a new tree; build one where wear passes 2.");
    type.def_prop_ro(
        "wear",
        [](const PyBvh& self) {
            float wear = 0.0f;
            self.read("Bvh::wear", [&](const auto& tree, auto) { wear = tree.wear(); });
            return wear;
        },
        "[1] The cost of a query over that when the tree was built, at least 1.");
    bind_questions(type, "Bvh");
}

void bind_changes(nb::class_<PyDynamicTree>& type) {
    type.def(
        "remove",
        [](const PyDynamicTree& self, nb::handle ids) {
            const Call call("DynamicTree::remove");
            const Integers rows = get_integers(call, "ids", ids);
            self.write(call, [&](auto& tree, auto) {
                for (std::size_t i = 0; i < rows.rows; ++i) tree.remove(rows.data[i]);
            });
        },
        nb::arg("ids"), nb::sig("def remove(self, ids: numpy.typing.ArrayLike) -> None"),
        "Removes items. One that is not there ends the call; those before it are gone.");
    type.def(
        "move",
        [](const PyDynamicTree& self, nb::handle ids, nb::handle boxes) {
            const Call call("DynamicTree::move");
            const Integers items = get_integers(call, "ids", ids);
            const Floats rows = get_floats(call, "boxes", boxes, 2 * self.dimension());
            if (rows.rows != items.rows)
                call.refuse("boxes", std::to_string(rows.rows) + " rows", "it must have as many rows as ids");
            int moved = 0;
            self.write(call, [&](auto& tree, auto dimension) {
                const auto to = as_boxes<decltype(dimension)::value>(rows);
                for (std::size_t i = 0; i < items.rows; ++i)
                    moved += tree.move(items.data[i], to[i]) == Moved::kNewFatBox ? 1 : 0;
            });
            return moved;
        },
        nb::arg("ids"), nb::arg("boxes"),
        nb::sig("def move(self, ids: numpy.typing.ArrayLike, boxes: numpy.typing.ArrayLike) -> int"),
        "The items have these boxes [m] now; returns how many left their margin.");
}

void bind_dynamic_tree(nb::module_& module) {
    nb::class_<PyDynamicTree> type(
        module, "DynamicTree",
        "A tree over boxes that come, go and move, each by itself. Boxes are stored with a margin "
        "around them, so that small moves cost nothing.");
    type.def(
        "__init__",
        [](PyDynamicTree* self, nb::handle dimension, nb::handle margin) {
            const Call call("DynamicTree");
            DynamicTreeOptions options;
            options.margin = get_radius(call, "margin", margin);
            PyDynamicTree made;
            if (get_integer(call, "dimension", dimension, 2, 3) == 3) {
                made.object = std::make_unique<DynamicTree<3>>(options);
            } else {
                made.object = std::make_unique<DynamicTree<2>>(options);
            }
            new (self) PyDynamicTree(std::move(made));
        },
        nb::arg("dimension") = 2, nb::kw_only(), nb::arg("margin") = static_cast<double>(kBoxMargin),
        nb::sig("def __init__(self, dimension: int = 2, *, margin: float = 0.1) -> None"),
        "In the plane or in space, dimension 2 or 3; the margin [m] is what a stored box reaches beyond its "
        "item's.");
    type.def(
        "insert",
        [](const PyDynamicTree& self, nb::handle boxes) {
            const Call call("DynamicTree::insert");
            const Floats rows = get_floats(call, "boxes", boxes, 2 * self.dimension());
            const Out<std::int32_t> ids = out_integers(call, nb::none(), rows.rows, 1);
            self.write(call, [&](auto& tree, auto dimension) {
                tree.insert_all(as_boxes<decltype(dimension)::value>(rows),
                                std::span<int>(ids.data, rows.rows));
            });
            return ids.array;
        },
        nb::arg("boxes"), nb::sig("def insert(self, boxes: numpy.typing.ArrayLike) -> numpy.ndarray"),
        "Adds items with these boxes [m], (n, 4) or (n, 6); returns their ids.");
    bind_changes(type);
    bind_questions(type, "DynamicTree");
}

}  // namespace

void bind_box_trees(nb::module_& module) {
    bind_bvh(module);
    bind_dynamic_tree(module);
}

}  // namespace jostle::python
