// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// JSON text as a tree of values, read from somebody who may be hostile: the depth, the number of values and
// the length of the text are limited before anything is built, a key that occurs twice is refused, and every
// error says where by line and column. A number is kept such that its conversion to float is the float
// nearest to the text. Cost: linear.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace jostle::scene_detail {

using Json = nlohmann::json;

inline constexpr std::size_t kMaxTextBytes = std::size_t{256} << 20;
inline constexpr std::size_t kMaxDepth = 64;           ///< of arrays and objects in each other; scenes need 8
inline constexpr std::size_t kMaxValues = 10'000'000;  ///< about a million bodies

/// Throws SceneError.
Json parse_document(std::string_view text, std::string_view source);

/// Text of the file's for an error: control characters and what is too long left out, in double quotes.
std::string in_quotes(std::string_view text);

}  // namespace jostle::scene_detail
