// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The making of a scene's world that goes on after a refused part, so that all of them are told.
#pragma once

#include <jostle/scene/scene.h>

#include <string>
#include <vector>

namespace jostle::scene_detail {

/// A part of a scene by its places; -1: of no body, shape or joint.
struct ScenePart {
    int body = -1;
    int shape = -1;
    int joint = -1;
    const char* field = "";
};
struct MakingNote {
    ScenePart part;
    std::string sentence;
};
using MakingNotes = std::vector<MakingNote>;

/// Without `notes` the first refused part is thrown as Error; with them it is left out and noted, with what
/// depends on it.
[[nodiscard]] SceneWorld make_world(const Scene& scene, WorldDef def, MakingNotes* notes);

}  // namespace jostle::scene_detail
