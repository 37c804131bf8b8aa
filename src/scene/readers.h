// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The two readers, from a document to a scene. Both note mistakes where the node does, and throw SceneError
// elsewhere; neither keeps anything of the document.
#pragma once

#include <jostle/scene/io.h>

#include <vector>

#include "scene/document.h"
#include "scene/node.h"

namespace jostle::scene_detail {

/// jostle's own format (docs/scene-format.md).
Scene read_jostle(const Node& root);
/// Facts about an export besides its scene.
struct ExportNotes {
    std::vector<int> joints;        ///< of each joint of the scene: its place in the file
    std::vector<SceneNote> unread;  ///< as Scene::unread, without line and column
};
/// A R.U.B.E. / b2dJson export.
Scene read_rube(const Node& root, ExportNotes* notes = nullptr);

/// Either, recognised by the content.
Scene read_document(const Node& root, ExportNotes* notes = nullptr);
/// Whether the document is an export, not a scene of jostle's own format.
[[nodiscard]] bool is_export(const Json& document);

}  // namespace jostle::scene_detail
