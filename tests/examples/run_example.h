// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Runs an example as a program, and reads its lines.
#pragma once

#include <sys/wait.h>

#include <cstdio>
#include <sstream>
#include <string>
#include <vector>

namespace jostle {

using Lines = std::vector<std::string>;

struct Said {
    int status = -1;
    Lines lines;
};

inline Said run(const std::string& example, const std::string& arguments = "") {
    Said said;
    const std::string command = "'" JOSTLE_EXAMPLES_DIR "/" + example + "' " + arguments + " 2>&1 </dev/null";
    FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return said;
    std::string text;
    char part[4096];
    while (std::fgets(part, sizeof part, pipe) != nullptr) text += part;
    const int status = pclose(pipe);
    if (WIFEXITED(status)) said.status = WEXITSTATUS(status);
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) said.lines.push_back(line);
    return said;
}

}  // namespace jostle
