// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The module jostle._jostle, over public headers alone; the package jostle shows what is in it.
#include <jostle/core/version.h>

#include <string>

#include "bind.h"
#include "errors.h"
#include "geometry.h"

NB_MODULE(_jostle, module) {
    using namespace jostle::python;
    // The handles of a world that the interpreter's end has taken apart are no leak.
    nb::set_leak_warnings(false);
    module.doc() = "The compiled part of jostle: use the package.";
    module.attr("__version__") = std::to_string(JOSTLE_VERSION_MAJOR) + "." + std::to_string(JOSTLE_VERSION_MINOR) +
                                 "." + std::to_string(JOSTLE_VERSION_PATCH);
    bind_errors();
    bind_geometry(module);
    bind_bodies(module);
    bind_shapes(module);
    bind_joints(module);
    WorldClass world = bind_world(module);
    bind_joint_makers(world);
    bind_world_arrays(world);
    bind_queries(world);
    bind_events(module, world);
    bind_callbacks(module, world);
    bind_scenes(module, world);
    bind_kd_tree(module);
    bind_box_trees(module);
}
