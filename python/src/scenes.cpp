// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Scenes as dicts: the JSON of docs/scene-format.md as Python's json module reads it.
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <string>

#include "bind.h"
#include "keywords.h"
#include "scene_of_dict.h"

namespace jostle::python {
namespace {

nb::object to_dict(const Scene& scene) {
    return nb::module_::import_("json").attr("loads")(nb::str(write_scene(scene).c_str()));
}

nb::object from_scene(nb::handle value, nb::handle threads) {
    const Call call("World::from_scene");
    const Scene scene = scene_of_dict(call, value);
    const auto workers = static_cast<int>(get_integer(call, "threads", threads, 1, 1024));
    const StatePointer state = make_state({}, workers);
    WorldDef def;
    def.scheduler = state->scheduler.get();
    state->world.emplace(make_world(scene, def).world);
    const nb::object made = nb::cast(PyWorld(state));
    state->self = made.ptr();
    return made;
}

nb::object reference_scene(nb::handle name) {
    const Call call("reference_scene");
    const std::string_view wanted = get_text(call, "name", name);
    if (const ReferenceScene* const scene = find_reference_scene(wanted)) return to_dict(scene->make());
    std::vector<std::string_view> names;
    for (const ReferenceScene& scene : reference_scenes()) names.push_back(scene.name);
    for (const ReferenceScene& scene : small_scenes()) names.push_back(scene.name);
    refuse_value(call, "name", name, names);
}

nb::object reference_scene_names() {
    nb::list names;
    for (const auto& scenes : {reference_scenes(), small_scenes()}) {
        for (const ReferenceScene& scene : scenes)
            names.append(nb::str(scene.name.data(), scene.name.size()));
    }
    return names;
}

}  // namespace

Scene scene_of_dict(const Call& call, nb::handle value) {
    if (!nb::isinstance<nb::dict>(value)) call.refuse("scene", text_of(value), "it must be a dict");
    PyObject* const text =
        PyObject_CallFunctionObjArgs(nb::module_::import_("json").attr("dumps").ptr(), value.ptr(), nullptr);
    if (text == nullptr) throw nb::python_error();
    return parse_scene(nb::str(nb::steal(text)).c_str(), "scene");
}

void bind_scenes(nb::module_& module, WorldClass& type) {
    type.def_static(
        "from_scene", &from_scene, nb::arg("scene"), nb::kw_only(), nb::arg("threads") = 1,
        nb::sig("def from_scene(scene: dict[str, typing.Any], *, threads: int = 1) -> World"),
        "Makes the world of a scene, as read_scene() gives it; its bodies are in the scene's order.");
    type.def(
        "to_scene", [](const PyWorld& self) { return to_dict(from_world(self.use("World::to_scene"))); },
        nb::sig("def to_scene(self) -> dict[str, typing.Any]"),
        "The scene of the world as it is: poses, velocities, shapes and joints. Impulses, callbacks, inner "
        "edges of polygons and which shapes report hits are left out. Refused where a custom joint has more "
        "bodies than two.");
    module.def(
        "read_scene",
        [](nb::handle path) {
            const nb::object text = nb::module_::import_("os").attr("fspath")(path);
            return to_dict(read_scene(std::string(get_text("read_scene", "path", text))));
        },
        nb::arg("path"), nb::sig("def read_scene(path: str | os.PathLike[str]) -> dict[str, typing.Any]"),
        "Reads a scene from a file in jostle's JSON, or exported from R.U.B.E. or b2dJson.");
    module.def("reference_scene", &reference_scene, nb::arg("name"),
               nb::sig("def reference_scene(name: str) -> dict[str, typing.Any]"),
               "A scene that comes with jostle.");
    module.def("reference_scene_names", &reference_scene_names,
               nb::sig("def reference_scene_names() -> list[str]"),
               "The names of the scenes that come with jostle.");
}

}  // namespace jostle::python
