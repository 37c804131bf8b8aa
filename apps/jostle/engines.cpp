// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finding and loading modules.
#include "jostle/engines.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "jostle/output.h"

namespace jostle::app {
namespace {

namespace fs = std::filesystem;

constexpr char kPrefix[] = "jostle_engine_";
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

/// The engine's name, or nothing where the file is no module of ours.
std::string name_of(const fs::path& path) {
    const std::string file = path.filename().string();
    const std::size_t affixes = sizeof kPrefix - 1 + sizeof kSuffix - 1;
    if (file.size() <= affixes || !file.starts_with(kPrefix) || !file.ends_with(kSuffix)) return {};
    return file.substr(sizeof kPrefix - 1, file.size() - affixes);
}

std::unique_ptr<Engine> load_module(const fs::path& path) {
    void* module = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (module == nullptr) {
        const char* why = dlerror();
        throw Failure("the engine '" + path.string() +
                      "' cannot be loaded: " + (why != nullptr ? why : "no reason given"));
    }
    const auto factory = reinterpret_cast<EngineFactory>(dlsym(module, kEngineSymbol));
    if (factory == nullptr) throw Failure("'" + path.string() + "' exports no " + kEngineSymbol);
    return std::unique_ptr<Engine>(factory());
}

}  // namespace

std::vector<std::string> available_engines() {
    std::vector<std::string> peers;
    for (const fs::path& folder : folders()) {
        std::error_code error;
        for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
            const std::string name = name_of(it->path());
            if (!name.empty()) peers.push_back(name);
        }
    }
    std::sort(peers.begin(), peers.end());
    peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    peers.insert(peers.begin(), "jostle");
    return peers;
}

std::unique_ptr<Engine> load_engine(const std::string& name) {
    if (name == "jostle") return make_jostle_engine();
    std::string looked;
    for (const fs::path& folder : folders()) {
        const fs::path path = folder / (kPrefix + name + kSuffix);
        std::error_code ignored;
        if (fs::exists(path, ignored)) return load_module(path);
        looked += (looked.empty() ? "" : ", ") + folder.string();
    }
    throw Failure("there is no engine '" + name + "'; looked in " +
                  (looked.empty() ? "engines/ beside the program, which is not there" : looked));
}

}  // namespace jostle::app
