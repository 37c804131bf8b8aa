// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A file that cannot be written is named, with the system's reason.
#include "jostle/files.h"

#include <cstring>

#include "jostle/output.h"

namespace jostle::app {

WholeFile::WholeFile(const std::filesystem::path& path) : path_(path) {
    require(file_.open(path));
}

void WholeFile::write(std::string_view text) {
    require(file_.write(text));
}

void WholeFile::keep() {
    require(file_.keep());
}

void WholeFile::require(int error) const {
    if (error == 0) return;
    throw Failure("'" + path_.string() + "' cannot be written: " + std::strerror(error));
}

void make_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw Failure("the folder '" + folder + "' cannot be made: " + error.message());
}

void write_file(const std::filesystem::path& path, std::string_view text) {
    WholeFile file(path);
    file.write(text);
    file.keep();
}

}  // namespace jostle::app
