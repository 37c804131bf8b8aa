// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Bytes that are loaded, whatever they are: those that are refused must have changed nothing; what is loaded
// must be sound, give the same bytes again, and stay sound when it is asked and changed.
#pragma once

#include <jostle/core/error.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

namespace jostle::fuzz {

enum class LoadOutcome { kRefused, kLoaded };

inline void require(bool condition, const std::string& text) {
    if (condition) return;
    std::fprintf(stderr, "%s\n", text.c_str());
    std::abort();
}
template <class Tree>
void require_sound(const Tree& tree, const char* when) {
    const std::string fault = tree.check();
    require(fault.empty(), std::string("not sound ") + when + ": " + fault);
}

/// fill(tree) gives it a few items, which the load replaces; go_on(tree) asks and changes one that was
/// loaded.
template <class Tree, class Fill, class GoOn>
LoadOutcome check_load(std::span<const std::byte> bytes, const Fill& fill, const GoOn& go_on) {
    Tree tree;
    fill(tree);
    const std::vector<std::byte> before = tree.save();
    bool is_loaded = true;
    try {
        tree.load(bytes);
    } catch (const Error& error) {
        is_loaded = false;
        require(error.argument() == "bytes", "another argument is refused: " + error.argument());
    }
    const std::vector<std::byte> after = tree.save();
    if (!is_loaded) {
        require(after == before, "a refused load has changed something");
        return LoadOutcome::kRefused;
    }
    require(std::ranges::equal(after, bytes), "it gives other bytes than were loaded");
    require_sound(tree, "after the load");
    go_on(tree);
    require_sound(tree, "in the end");
    return LoadOutcome::kLoaded;
}

}  // namespace jostle::fuzz
