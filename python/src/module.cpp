// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The module jostle._jostle, over public headers alone; the package jostle shows what is in it.
#include <jostle/core/version.h>

#include <string>

#include "bind.h"
#include "crowd.h"
#include "errors.h"
#include "geometry.h"
#include "tables.h"

namespace jostle::python {
namespace {

/// The fields and defaults of a struct; the tests compare the classes of jostle/_values.py with them.
template <class... Values>
nb::object table_of(const std::string& name) {
    nb::list table;
    const auto add = [&]<class Field>(const char* field, const Field& value, const char*) {
        table.append(nb::make_tuple(field, Convert<Field>::put(nullptr, value)));
    };
    const auto try_one = [&]<class Value>(Of<Value>) {
        const Value value{};
        if (name == name_of(Of<Value>{})) fields(Of<Value>{}, value, add);
    };
    (try_one(Of<Values>{}), ...);
    return table;
}

nb::object value_table(const std::string& name) {
    return table_of<MotionLocks, MassData, Material, Filter, JointLimit, JointSpring, JointServo, JointBreak,
                    RevoluteMotor, WheelMotor, PrismaticMotor, DistanceMotor, SlotMotor>(name);
}

}  // namespace
}  // namespace jostle::python

NB_MODULE(_jostle, module) {
    using namespace jostle::python;
    // The handles of a world that the interpreter's end has taken apart are no leak.
    nb::set_leak_warnings(false);
    module.doc() = "The compiled part of jostle: use the package.";
    module.def(
        "version",
        [] {
            const jostle::Version version = jostle::version();
            return std::to_string(version.major) + "." + std::to_string(version.minor) + "." +
                   std::to_string(version.patch);
        },
        "The version of the library.");
    module.def("value_table", &value_table, nb::arg("name"),
               nb::sig("def value_table(name: str) -> list[tuple[str, object]]"),
               "The names and defaults of a value's fields, as C++ has them.");
    bind_errors();
    bind_geometry(module);
    bind_bodies(module);
    bind_shapes(module);
    bind_joints(module);
    WorldClass world = bind_world(module);
    bind_joint_makers(world);
    bind_world_arrays(world);
    bind_queries(world);
    bind_world_reports(world);
    bind_events(module, world);
    bind_callbacks(module, world);
    bind_scenes(module, world);
    bind_saves(world);
    bind_batch(module);
    bind_kd_tree(module);
    bind_box_trees(module);
    bind_broad_phase(module);
    nb::class_<PyCrowd> crowd = bind_crowd(module);
    bind_drawing(world, crowd);
    bind_guides(module);
    bind_crowd_world(module);
    bind_mesh(module);
}
