// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The ending of a file's name, which says its format.
#pragma once

#include <filesystem>
#include <string>

namespace jostle::app {

/// ".png" of "Shot.PNG": in small letters. Empty where there is none.
[[nodiscard]] inline std::string suffix_of(const std::string& path) {
    std::string suffix = std::filesystem::path(path).extension().string();
    for (char& c : suffix) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return suffix;
}

}  // namespace jostle::app
