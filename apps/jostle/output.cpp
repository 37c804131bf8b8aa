// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Standard output and standard error.
#include "jostle/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

namespace jostle::app {
namespace {

std::string& program_name() {
    static std::string name = "jostle";
    return name;
}

}  // namespace

void name_program(std::string name) {
    program_name() = std::move(name);
}

void say(std::string_view sentence) {
    std::string line = program_name() + ": ";
    for (const char c : sentence) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
    line += '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void print(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
        throw Failure(std::string("standard output cannot be written: ") + std::strerror(errno));
    }
}

}  // namespace jostle::app
