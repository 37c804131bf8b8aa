// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Reading and writing scenes: jostle's own JSON (docs/scene-format.md) and R.U.B.E. / b2dJson exports. A file
// is treated as hostile: sizes, indices, depth and numbers are checked before use.
#pragma once

#include <jostle/scene/scene.h>

#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// A sentence about a place of a scene's text.
struct SceneNote {
    std::string pointer = {};   ///< a JSON pointer (RFC 6901); empty: the document, or a text that is no JSON
    std::string sentence = {};  ///< without the place
    int line = 0;               ///< [1] of the text, from 1: where the key or the element begins; 0: unknown
    int column = 0;             ///< [1] from 1, in bytes
};

/// A scene could not be read. what() has a line for each mistake, with the reason and the place, a JSON
/// pointer or a line and column. Where the library is built without exceptions, the first mistake ends the
/// reading.
class SceneError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
    SceneError(const std::string& lines, std::vector<SceneNote> mistakes)
        : std::runtime_error(lines),
          mistakes_(std::make_shared<const std::vector<SceneNote>>(std::move(mistakes))) {}

    /// In the order in which the reader met them, at most 100; empty where the text could not be got.
    [[nodiscard]] const std::vector<SceneNote>& mistakes() const noexcept {
        static const std::vector<SceneNote> kNone;
        return mistakes_ ? *mistakes_ : kNone;
    }

  private:
    std::shared_ptr<const std::vector<SceneNote>> mistakes_;
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
