// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The two readers, from a document to a scene. Both throw SceneError; neither keeps anything of the document.
#pragma once

#include <jostle/scene/scene.h>

#include <string_view>

#include "scene/document.h"
#include "scene/node.h"

namespace jostle::scene_detail {

/// jostle's own format (docs/scene-format.md).
Scene read_jostle(const Node& root);
/// A R.U.B.E. / b2dJson export.
Scene read_rube(const Json& document, std::string_view source);

}  // namespace jostle::scene_detail
