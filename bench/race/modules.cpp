// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding and loading modules.
#include "race/modules.h"

#include <dlfcn.h>

#include <algorithm>
#include <cfenv>
#include <cstdlib>
#include <iterator>
#include <stdexcept>

namespace jostle::race {
namespace {

namespace fs = std::filesystem;

constexpr char kSuffix[] = ".so";

/// The folders that exist, in the order in which they are searched.
std::vector<fs::path> folders() {
    std::vector<fs::path> candidates;
    if (const char* listed = std::getenv("JOSTLE_ENGINES")) {
        std::string text = listed;
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find(':', begin), text.size());
            if (end > begin) candidates.emplace_back(text.substr(begin, end - begin));
            begin = end + 1;
        }
    }
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        const fs::path lib = program.parent_path().parent_path() / "lib";
        candidates.push_back(program.parent_path() / "engines");
        candidates.push_back(lib / "jostle" / "engines");
        std::vector<fs::path> architectures;
        for (fs::directory_iterator it(lib, error), end; !error && it != end; it.increment(error)) {
            architectures.push_back(it->path() / "jostle" / "engines");
        }
        std::sort(architectures.begin(), architectures.end());
        candidates.insert(candidates.end(), architectures.begin(), architectures.end());
    }
    std::erase_if(candidates, [](const fs::path& path) {
        std::error_code ignored;
        return !fs::is_directory(path, ignored);
    });
    return candidates;
}

/// The module's name, or nothing where the file is none of this prefix.
std::string name_of(const fs::path& path, const std::string& prefix) {
    const std::string file = path.filename().string();
    const std::size_t affixes = prefix.size() + std::size(kSuffix) - 1;
    if (file.size() <= affixes || !file.starts_with(prefix) || !file.ends_with(kSuffix)) return {};
    return file.substr(prefix.size(), file.size() - affixes);
}

}  // namespace

std::vector<Module> find_modules(const std::string& prefix) {
    std::vector<Module> modules;
    for (const fs::path& folder : folders()) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            std::string name = name_of(it->path(), prefix);
            const auto same = [&](const Module& module) { return module.name == name; };
            if (name.empty() || std::any_of(modules.begin(), modules.end(), same)) continue;
            modules.push_back({std::move(name), it->path()});
        }
    }
    std::sort(modules.begin(), modules.end(),
              [](const Module& a, const Module& b) { return a.name < b.name; });
    return modules;
}

std::string module_folders() {
    std::string text;
    for (const fs::path& folder : folders()) text += (text.empty() ? "" : ", ") + folder.string();
    return text.empty() ? "engines/ beside the program, which is not there" : text;
}

void* load_symbol(const fs::path& path, const char* symbol) {
    // A library that was linked with -ffast-math, as Chipmunk's own CMake links it, makes the thread that
    // loads it flush denormal numbers: the other engines' too.
    std::fenv_t environment;
    std::fegetenv(&environment);
    void* module = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    std::fesetenv(&environment);
    if (module == nullptr) {
        const char* why = dlerror();
        throw std::runtime_error("the engine '" + path.string() +
                                 "' cannot be loaded: " + (why != nullptr ? why : "no reason given"));
    }
    void* found = dlsym(module, symbol);
    if (found == nullptr) throw std::runtime_error("'" + path.string() + "' exports no " + symbol);
    return found;
}

}  // namespace jostle::race
