// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Reading and writing scenes: jostle's own JSON (docs/scene-format.md) and R.U.B.E. / b2dJson exports. A file
// is treated as hostile: sizes, indices, depth and numbers are checked before use.
#pragma once

#include <jostle/scene/scene.h>

#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>

JOSTLE_API_BEGIN
namespace jostle {

/// A scene could not be read: one sentence with the reason and the place, a JSON pointer or a line and
/// column.
class SceneError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// Either format, recognised by the content. `source` names the text in errors. Throws SceneError.
[[nodiscard]] Scene parse_scene(std::string_view text, std::string_view source = "scene");
/// Reads a file of at most 256 MiB. Throws SceneError.
[[nodiscard]] Scene read_scene(const std::string& path);
/// Reads an open file, such as standard input, to its end: at most 256 MiB. `source` names it in errors. Does
/// not close it. Throws SceneError.
[[nodiscard]] Scene read_scene(std::FILE* file, std::string_view source);
/// jostle's own JSON; parse_scene gives back an equal scene (floats to the bit).
[[nodiscard]] std::string write_scene(const Scene& scene);

}  // namespace jostle
JOSTLE_API_END
