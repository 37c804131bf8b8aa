// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Where the values of a JSON text stand in it, by line and column. The document keeps no places, so that a
// text without mistakes costs nothing: the text is read once more where somebody asks. Cost: linear, and a
// look-up per value.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jostle::scene_detail {

/// A key as a step of a JSON pointer (RFC 6901).
void append_step(std::string& pointer, std::string_view key);

struct TextPlace {
    int line = 0;    ///< [1] from 1; 0: there is no such value
    int column = 0;  ///< [1] from 1, in bytes
};

/// The place of each pointer: of a member where its key begins, of an element where it begins. The text is
/// one that parse_document() takes.
[[nodiscard]] std::vector<TextPlace> find_places(std::string_view text,
                                                 std::span<const std::string> pointers);

}  // namespace jostle::scene_detail
