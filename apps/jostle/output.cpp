// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Standard output, standard error, and files that are whole or absent.
#include "jostle/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace jostle::app {

void say(std::string_view sentence) {
    std::string line = "jostle: ";
    for (const char c : sentence) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
        throw Failure(std::string("standard output cannot be written: ") + std::strerror(errno));
    }
}

WholeFile::WholeFile(const std::filesystem::path& path)
    : path_(path), partial_(path.string() + "." + std::to_string(getpid()) + ".part") {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) fail(EISDIR);
    file_ = std::fopen(partial_.c_str(), "wb");
    if (file_ == nullptr) fail(errno);
}

WholeFile::~WholeFile() {
    if (file_ == nullptr) return;
    std::fclose(file_);
    std::remove(partial_.c_str());
}

void WholeFile::write(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail(errno);
}

void WholeFile::keep() {
    // A full disk may show when the file is closed.
    const bool is_closed = std::fclose(std::exchange(file_, nullptr)) == 0;
    if (is_closed && std::rename(partial_.c_str(), path_.c_str()) == 0) return;
    const int error = errno;
    std::remove(partial_.c_str());
    fail(error);
}

void WholeFile::fail(int error) const {
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
