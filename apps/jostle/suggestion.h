// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A suggestion where a word may be misspelt.
#pragma once

#include <string>
#include <string_view>

#include "scene/nearest_word.h"

namespace jostle::app {

/// "; did you mean 'crowd'?" where one of the words is near, and nothing otherwise.
template <class Words>
[[nodiscard]] std::string suggestion(std::string_view word, const Words& words) {
    return scene_detail::suggestion(word, words, [](std::string_view meant) {
        std::string quoted = "'";
        quoted += meant;
        quoted += '\'';
        return quoted;
    });
}

}  // namespace jostle::app
