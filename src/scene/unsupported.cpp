// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Requests of a scene that jostle's worlds do not support yet.
#include <jostle/scene/scene.h>

#include <string>
#include <string_view>

namespace jostle {
namespace {

void say(std::vector<std::string>& lines, int count, std::string_view one, std::string_view many,
         std::string_view why) {
    if (count == 0) return;
    std::string line = std::to_string(count);
    line += ' ';
    line += count == 1 ? one : many;
    line += ": ";
    line += why;
    lines.push_back(std::move(line));
}

}  // namespace

std::vector<std::string> unsupported(const Scene& scene) {
    int bullets = 0;
    for (const SceneBody& body : scene.bodies) bullets += body.def.bullet ? 1 : 0;
    std::vector<std::string> lines;
    say(lines, bullets, "bullet", "bullets", "continuous collision is not simulated yet");
    return lines;
}

}  // namespace jostle
