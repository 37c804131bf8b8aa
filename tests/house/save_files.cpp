// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// save_files write FOLDER: saves every JSON scene at five moments, one of them amid its first touch, as
// files; with --reference each reference scene after 50 steps, too. save_files read FOLDER: loads each file
// there, runs on, and prints a line with the state hash. With --least either runs with the least instruction
// set. web/test/save_files.mjs does both in WebAssembly: files and hashes must be the same.
#include <jostle/scene/io.h>
#include <jostle/scene/reference.h>

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "choose_lanes.h"

namespace {

namespace fs = std::filesystem;
using Bytes = std::vector<std::byte>;

constexpr int kSteps[] = {1, 30, 60, 90};
constexpr int kStepsOn = 30, kStepsOfReference = 50;

/// The files of a folder with an ending, in the order of their names.
std::vector<fs::path> files_of(const fs::path& folder, std::string_view ending) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ending && !entry.path().stem().has_extension())
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

void write_file(const fs::path& file, const Bytes& bytes) {
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!out) throw std::runtime_error("cannot write " + file.string());
}

Bytes read_file(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

void write_reference(const fs::path& folder) {
    for (const auto& reference : jostle::reference_scenes()) {
        const jostle::Scene scene = reference.make();
        jostle::World world = jostle::make_world(scene).world;
        for (int i = 0; i < kStepsOfReference; ++i) world.step(1.0f / scene.step_hertz, scene.substeps);
        write_file(folder / ("reference-" + std::string(reference.name) + ".save"), world.save());
    }
}

void write(const fs::path& folder) {
    fs::create_directories(folder);
    for (const fs::path& file : files_of(JOSTLE_SOURCE_DIR "/scenes", ".json")) {
        const jostle::Scene scene = jostle::read_scene(file.string());
        jostle::World world = jostle::make_world(scene).world;
        const auto keep = [&](const std::string& moment) {
            write_file(folder / (file.stem().string() + "-" + moment + ".save"), world.save());
        };
        bool has_touched = false;
        for (int step = 1; step <= std::end(kSteps)[-1]; ++step) {
            world.step(1.0f / scene.step_hertz, scene.substeps);
            if (!has_touched && !world.events().contacts_began.empty()) keep("touch");
            has_touched = has_touched || !world.events().contacts_began.empty();
            if (std::ranges::count(kSteps, step) > 0) keep(std::to_string(step));
        }
    }
}

void read(const fs::path& folder) {
    const std::vector<fs::path> files = files_of(folder, ".save");
    if (files.empty()) throw std::runtime_error("no save in " + folder.string());
    for (const fs::path& file : files) {
        jostle::World world;
        (void)world.load(read_file(file));
        for (int i = 0; i < kStepsOn; ++i) world.step(1.0f / 60);
        std::printf("%s %016" PRIx64 "\n", file.stem().string().c_str(), world.state_hash());
    }
}

}  // namespace

int main(int argc, char** argv) try {
    const std::vector<std::string_view> options(argv + std::min(argc, 3), argv + argc);
    const auto has = [&](std::string_view option) { return std::ranges::count(options, option) > 0; };
    const std::string_view task = argc > 2 ? argv[1] : "";
    if (has("--least")) choose_lanes(true);
    if (task == "write") {
        write(argv[2]);
        if (has("--reference")) write_reference(argv[2]);
    } else if (task == "read") {
        read(argv[2]);
    } else {
        throw std::runtime_error("save_files write|read FOLDER [--reference] [--least]");
    }
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "save_files: %s\n", error.what());
    return 1;
}
