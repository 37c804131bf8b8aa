// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The modules that peers stand behind, PREFIXname.so. They lie in the folders that JOSTLE_ENGINES names, in
// engines/ beside the program, or in ../lib/jostle/engines (or ../lib/ARCHITECTURE/jostle/engines); folders
// that come first win.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace jostle::race {

struct Module {
    std::string name;
    std::filesystem::path path;
};

/// One of each name, by name.
[[nodiscard]] std::vector<Module> find_modules(const std::string& prefix);
/// Where they are looked for, as a part of a sentence.
[[nodiscard]] std::string module_folders();
/// Loads the module, which stays loaded until the process ends, and returns what it exports by this name.
/// Throws std::runtime_error.
[[nodiscard]] void* load_symbol(const std::filesystem::path& path, const char* symbol);

}  // namespace jostle::race
