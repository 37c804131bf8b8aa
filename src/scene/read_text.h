// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The text of a file, or of standard input: at most 256 MiB. Throws SceneError, which names it by `source`.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace jostle::scene_detail {

/// To the end of an open file, which stays open.
[[nodiscard]] std::string read_text(std::FILE* file, std::string_view source);
[[nodiscard]] std::string read_text(const std::string& path);

}  // namespace jostle::scene_detail
