// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Standard output, standard error, and files that are whole or absent.
#include "jostle/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

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

void write_file(const std::filesystem::path& path, std::string_view text) {
    const std::string partial = path.string() + "." + std::to_string(getpid()) + ".part";
    const auto fail = [&](int error) {
        throw Failure("'" + path.string() + "' cannot be written: " + std::strerror(error));
    };
    std::FILE* file = std::fopen(partial.c_str(), "wb");
    if (file == nullptr) fail(errno);
    const bool whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    int error = errno;
    const bool closed = std::fclose(file) == 0;
    if (whole) error = errno;
    if (!whole || !closed || std::rename(partial.c_str(), path.c_str()) != 0) {
        if (whole && closed) error = errno;
        std::remove(partial.c_str());
        fail(error);
    }
}

}  // namespace jostle::app
