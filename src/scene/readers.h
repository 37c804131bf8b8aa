// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The two readers, from a document to a scene. Both note mistakes where the node does, and throw SceneError
// elsewhere; neither keeps anything of the document.
#pragma once

#include <jostle/scene/scene.h>

#include <string_view>
#include <vector>

#include "scene/document.h"
#include "scene/node.h"

namespace jostle::scene_detail {

/// jostle's own format (docs/scene-format.md).
Scene read_jostle(const Node& root);
/// A R.U.B.E. / b2dJson export. `joint_sources`, where it is given, gets the place in the file of each joint
/// of the scene.
Scene read_rube(const Node& root, std::vector<int>* joint_sources = nullptr);

}  // namespace jostle::scene_detail
