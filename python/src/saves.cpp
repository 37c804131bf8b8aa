// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Worlds as bytes: saves, loads, pickles and copies. The other parts of pickles are Python's
// (jostle/_copy.py).
#include <jostle/dynamics/save.h>

#include <string>

#include "arrays.h"
#include "bind.h"
#include "keywords.h"

namespace jostle::python {
namespace {

nb::bytes save(const PyWorld& self) {
    const std::vector<std::byte> bytes = self.use("World::save").save();
    return nb::bytes(bytes.data(), bytes.size());
}

nb::object load(const PyWorld& self, nb::handle bytes, nb::handle fresh) {
    const Call call("World::load");
    const LoadOptions options{.fresh = get_flag(call, "fresh", fresh)};
    const auto from = get_bytes(call, "bytes", bytes);
    const LoadReport report = self.use(call.name()).load(from, options);
    if (options.fresh) self.state->forget_objects();
    return put_report(self.state, report);
}

nb::object copying(const char* name) {
    return nb::module_::import_("jostle._copy").attr(name);
}

nb::object reduce(const PyWorld& self) {
    const nb::bytes bytes = save(self);
    const int threads = self.state->scheduler == nullptr ? 1 : self.state->scheduler->worker_count();
    nb::list objects;
    self.state->for_objects(
        [&](const char* kind, nb::handle object) { objects.append(nb::make_tuple(kind, object)); });
    return nb::make_tuple(copying("remade"), nb::make_tuple(bytes, threads), copying("state_of")(objects));
}

}  // namespace

nb::object reduce_object(const char* kind, const StatePointer& state, const Handle& handle, bool is_there) {
    if (!is_there) Call(kind).refuse(kind, "gone", "it must be there to be copied or pickled");
    return nb::make_tuple(copying("object_of"), nb::make_tuple(world_of(state, kind), kind, id_of(handle)));
}

nb::object put_report(const StatePointer& state, const LoadReport& report) {
    nb::list shapes;
    for (const Shape& shape : report.without_function) shapes.append(put(state, shape));
    static const nb::handle type = value_class("LoadReport");
    return type(shapes, report.should_collide, report.custom_joints);
}

void bind_saves(WorldClass& type) {
    type.def(
        "save", &save, nb::sig("def save(self) -> bytes"),
        "Everything that decides the future, with names, user data and the last step's events; callbacks "
        "and attributes of yours are left out. Any build of this version loads it on any machine.");
    type.def("load", &load, nb::arg("bytes"), nb::kw_only(), nb::arg("fresh") = false,
             nb::sig("def load(self, bytes: bytes, *, fresh: bool = False) -> jostle._values.LoadReport"),
             "Becomes the world that was saved: every later step has the bits of that one. Bytes that are no "
             "sound world are refused, and nothing has changed. Objects that the save has are valid; fresh: "
             "none of the present ones is. Callbacks stay by the shape; the answer lists those that lack.");
    type.def(
        "clone", [](nb::handle self) { return nb::module_::import_("copy").attr("copy")(self); },
        nb::sig("def clone(self) -> World"),
        "Another world with the same future: copy.copy(world). Callbacks are left out.");
    type.def("__reduce__", &reduce, nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"),
             "For pickle and copy: the save, and the attributes of bodies, shapes, chains and joints.");
    type.def(
        "__setstate__", [](nb::handle self, nb::handle state) { copying("set_state")(self, state); },
        nb::sig("def __setstate__(self, state: object, /) -> None"), "For pickle and copy.");
}

}  // namespace jostle::python
