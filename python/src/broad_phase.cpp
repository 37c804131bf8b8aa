// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// BroadPhase over arrays of boxes: the pairs of a moving world. A call keeps the interpreter's lock.
#include <jostle/spatial/broad_phase.h>

#include <string>

#include "bind.h"
#include "in_dimensions.h"
#include "trees.h"

namespace jostle::python {
namespace {

struct PyBroadPhase : InDimensions<BroadPhase> {
    PyBroadPhase() : InDimensions("broad phase") {}
};

void make(PyBroadPhase* self, nb::handle dimension, nb::handle margin) {
    const Call call("BroadPhase");
    BroadPhaseOptions options;
    options.margin = get_radius(call, "margin", margin);
    PyBroadPhase made;
    if (get_integer(call, "dimension", dimension, 2, 3) == 3) {
        made.object = std::make_unique<BroadPhase<3>>(options);
    } else {
        made.object = std::make_unique<BroadPhase<2>>(options);
    }
    new (self) PyBroadPhase(std::move(made));
}

nb::object insert(const PyBroadPhase& self, nb::handle boxes, nb::handle is_static) {
    const Call call("BroadPhase::insert");
    const Floats rows = get_floats(call, "boxes", boxes, 2 * self.dimension());
    const Mobility mobility = get_flag(call, "static", is_static) ? Mobility::kStatic : Mobility::kMovable;
    const Out<std::int32_t> ids = out_integers(call, nb::none(), rows.rows, 1);
    self.visit([&](auto& phase, auto dimension) {
        const auto added = as_boxes<decltype(dimension)::value>(rows);
        for (std::size_t i = 0; i < rows.rows; ++i) {
            try {
                ids.data[i] = phase.insert(added[i], 0, mobility);
            } catch (...) {
                // All or none.
                for (std::size_t j = 0; j < i; ++j) phase.remove(ids.data[j]);
                throw;
            }
        }
    });
    return ids.array;
}

void remove(const PyBroadPhase& self, nb::handle ids) {
    const Integers rows = get_integers("BroadPhase::remove", "ids", ids);
    self.visit([&](auto& phase, auto) {
        for (std::size_t i = 0; i < rows.rows; ++i) phase.remove(rows.data[i]);
    });
}

void move(const PyBroadPhase& self, nb::handle ids, nb::handle boxes) {
    const Call call("BroadPhase::move");
    const Integers items = get_integers(call, "ids", ids);
    const Floats rows = get_floats(call, "boxes", boxes, 2 * self.dimension());
    if (rows.rows != items.rows)
        call.refuse("boxes", std::to_string(rows.rows) + " rows", "it must have as many rows as ids");
    self.visit([&](auto& phase, auto dimension) {
        const auto to = as_boxes<decltype(dimension)::value>(rows);
        for (std::size_t i = 0; i < items.rows; ++i) {
            if (phase.is_live(items.data[i]) && phase.mobility(items.data[i]) == Mobility::kStatic) {
                phase.move_static(items.data[i], to[i]);
            } else {
                phase.move(items.data[i], to[i]);
            }
        }
    });
}

nb::object update_pairs(const PyBroadPhase& self) {
    nb::object result;
    self.visit([&](auto& phase, auto) {
        const std::span<const ProxyPair> pairs = phase.update_pairs();
        const Out<std::int32_t> rows = out_integers("BroadPhase::update_pairs", nb::none(), pairs.size(), 2);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            rows.data[2 * i] = pairs[i].a;
            rows.data[2 * i + 1] = pairs[i].b;
        }
        result = rows.array;
    });
    return result;
}

nb::object query(const PyBroadPhase& self, nb::handle boxes) {
    const Call call("BroadPhase::query");
    const Floats rows = get_floats(call, "boxes", boxes, 2 * self.dimension());
    Found found;
    self.visit([&](const auto& phase, auto dimension) {
        for (const auto& box : as_boxes<decltype(dimension)::value>(rows)) {
            phase.query(box, found.ids);
            found.end_query();
        }
    });
    return put_found(found, false);
}

int size_of(const PyBroadPhase& self) {
    int size = 0;
    self.visit([&](const auto& phase, auto) { size = phase.size(); });
    return size;
}

}  // namespace

void bind_broad_phase(nb::module_& module) {
    nb::class_<PyBroadPhase> type(
        module, "BroadPhase",
        "The pairs of boxes that overlap in a moving world: it is told of boxes that move, and gives "
        "the pairs that these take part in. Movable boxes are stored with a margin around them.");
    type.def("__init__", &make, nb::arg("dimension") = 2, nb::kw_only(),
             nb::arg("margin") = static_cast<double>(kBoxMargin),
             nb::sig("def __init__(self, dimension: int = 2, *, margin: float = 0.1) -> None"),
             "In the plane or in space, dimension 2 or 3; the margin [m] is what a stored box reaches beyond "
             "a movable one.");
    type.def(
        "insert", &insert, nb::arg("boxes"), nb::kw_only(), nb::arg("static") = false,
        nb::sig("def insert(self, boxes: numpy.typing.ArrayLike, *, static: bool = False) -> numpy.ndarray"),
        "Adds boxes, rows of the lower and the upper corner [m], (n, 4) or (n, 6); returns their ids. Static "
        "ones make no "
        "pairs with each other.");
    type.def("remove", &remove, nb::arg("ids"),
             nb::sig("def remove(self, ids: numpy.typing.ArrayLike) -> None"),
             "Removes boxes. One that is not there ends the call; those before it are gone.");
    type.def("move", &move, nb::arg("ids"), nb::arg("boxes"),
             nb::sig("def move(self, ids: numpy.typing.ArrayLike, boxes: numpy.typing.ArrayLike) -> None"),
             "The items have these boxes [m] now.");
    type.def("update_pairs", &update_pairs, nb::sig("def update_pairs(self) -> numpy.ndarray"),
             "The pairs of stored boxes that overlap and of which one was added, or has left its margin, "
             "since the last call: "
             "ids, (n, 2), in order.");
    type.def("query", &query, nb::arg("boxes"),
             nb::sig("def query(self, boxes: numpy.typing.ArrayLike) -> tuple[numpy.ndarray, numpy.ndarray]"),
             "The items whose stored boxes overlap boxes [m]. Returns starts and ids: those of box i are "
             "ids[starts[i]:starts[i + 1]].");
    bind_tree_saves(type);
    type.def("__len__", &size_of, "Boxes.");
    type.def_prop_ro(
        "dimension", [](const PyBroadPhase& self) { return self.dimension(); }, "2 or 3.");
    type.def("__repr__", [](const PyBroadPhase& self) {
        return "<BroadPhase of " + std::to_string(size_of(self)) + " boxes in " +
               std::to_string(self.dimension()) + " dimensions>";
    });
}

}  // namespace jostle::python
