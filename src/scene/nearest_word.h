// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The word that was probably meant by a misspelt one. Inline throughout: the program uses it too, and a
// shared library exports no private function. Cost: the product of both lengths per word compared.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace jostle::scene_detail {

/// How many letters must be added, dropped or changed to come from a to b: the textbook table, a row at a
/// time.
inline std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min(changed, std::min(row[j], row[j - 1]) + 1);
        }
    }
    return row[b.size()];
}

/// Of `words` the one nearest to `word`; of several equally near the first. Empty where none is at most two
/// letters and half of its length away.
template <class Words>
[[nodiscard]] std::string_view nearest_word(std::string_view word, const Words& words) {
    constexpr std::size_t kFarthest = 2;
    constexpr std::size_t kLongest = 64;  // a file may be hostile
    std::string_view nearest;
    if (word.empty() || word.size() > kLongest) return nearest;
    std::size_t least = kFarthest + 1;
    for (const auto& candidate : words) {
        const std::string_view other(candidate);
        const std::size_t longer = std::max(word.size(), other.size());
        if (longer > std::min(word.size(), other.size()) + kFarthest) continue;
        const std::size_t distance = edit_distance(word, other);
        if (distance >= least || 2 * distance > longer) continue;
        least = distance;
        nearest = other;
    }
    return nearest;
}

/// "; did you mean X?", where X is the nearest word as `quote(word)` writes it. Empty where none is near.
template <class Words, class Quote>
[[nodiscard]] std::string suggestion(std::string_view word, const Words& words, Quote&& quote) {
    const std::string_view meant = nearest_word(word, words);
    return meant.empty() ? "" : "; did you mean " + quote(meant) + "?";
}

}  // namespace jostle::scene_detail
