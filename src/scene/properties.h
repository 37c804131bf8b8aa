// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Custom properties of scenes, bodies, shapes and joints: from jostle's format and from R.U.B.E.'s, and back
// as jostle's. ORDER: by key.
#pragma once

#include <jostle/scene/scene.h>

#include <string>

#include "scene/node.h"

namespace jostle::scene_detail {

/// The members of "properties", and the notes of the object itself.
void read_properties(const Node& object, SceneProperties& properties);

/// The value as JSON. Throws SceneError where a text is not UTF-8 or a number is not finite.
[[nodiscard]] std::string property_text(const SceneValue& value);

/// A text as JSON writes it. Throws SceneError where it is not UTF-8.
[[nodiscard]] std::string string_text(const std::string& value);

namespace rube {

/// The list "customProperties" of an object: each entry has a name, and a value under the name of its type.
void read_custom_properties(const Node& object, SceneProperties& properties);

}  // namespace rube
}  // namespace jostle::scene_detail
