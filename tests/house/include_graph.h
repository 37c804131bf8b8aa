// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Reads every #include of include/jostle/, src/ and the folders beside them, and says which of them the layer
// law (cmake/layers.txt) forbids. The linker cannot see an include of a header that has no symbols; this can.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace jostle::house {

/// cmake/layers.txt, as read.
struct LayerLaw {
    struct Layer {
        std::set<std::string> may_include;  ///< layers, itself and what they may include among them
        std::set<std::string> beside;       ///< layers that jostle.h has besides those
        std::set<std::string> packages;     ///< those that its sources may include
        std::vector<std::string> rooms;     ///< in order; empty: it has none
        std::string hidden_word;            ///< what its hidden rooms may not name; empty: nothing
        std::set<std::string> hidden_from;  ///< the rooms that may not
        std::set<std::string> shared;       ///< "src/math/lanes.h": private headers for the layers above
        bool is_private = false;            ///< it may have no public headers
    };
    std::map<std::string, Layer> layers;
    std::map<std::string, std::vector<std::string>> package_prefixes;
    std::map<std::string, std::set<std::string>> only;  ///< package -> "src/math/lanes.h": who may include it
    std::map<std::string, std::string> parts;           ///< "draw/picture" -> "pictures"
    std::map<std::string, std::string> homes;           ///< "race" -> "bench": its private files' folder
    std::set<std::string> folders;                      ///< beside include/ and src/, each a layer of its own
};

/// Throws std::runtime_error on a line that it does not understand.
LayerLaw read_layer_law(const std::filesystem::path& file);

struct Report {
    int files = 0;                        ///< read
    int includes = 0;                     ///< seen
    std::vector<std::string> violations;  ///< a sentence each, in the order of the paths
};

/// Checks root/include/jostle, root/src, and the C++ of the law's folders.
Report check_includes(const std::filesystem::path& root, const LayerLaw& law);

/// The code with its comments blanked out and, if asked, what stands in quotes; line breaks stay.
std::string without_comments(const std::string& code, bool blank_strings);

}  // namespace jostle::house
