// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tests' real data, which tests/data/fetch.sh brings: the Stanford bunny and the cities of the world.
// Data that are not there read as empty; a test then skips, saying kNoData.
#pragma once

#include <jostle/math/vec2.h>
#include <jostle/math/vec3.h>

#include <array>
#include <cstddef>
#include <fstream>
#include <string>
#include <vector>

namespace jostle {

inline constexpr const char* kNoData =
    "the real data is absent from " JOSTLE_DATA_DIR ": tests/data/fetch.sh brings it, as ./test does";

struct BunnyData {
    std::vector<Vec3> vertices;
    std::vector<std::array<int, 3>> triangles;
};

/// 1839 vertices, 3674 triangles, about 8 units high, in no given unit.
inline BunnyData read_bunny() {
    BunnyData mesh;
    std::ifstream file(JOSTLE_DATA_DIR "/bunny.txt");
    std::size_t vertices = 0, triangles = 0;
    if (!(file >> vertices >> triangles)) return mesh;
    mesh.vertices.resize(vertices);
    mesh.triangles.resize(triangles);
    for (Vec3& v : mesh.vertices) file >> v.x >> v.y >> v.z;
    for (auto& t : mesh.triangles) file >> t[0] >> t[1] >> t[2];
    return file ? mesh : BunnyData{};
}

/// Longitude and latitude [deg] of 135,233 places with a thousand inhabitants and more.
inline std::vector<Vec2> read_cities() {
    std::vector<Vec2> places;
    std::ifstream file(JOSTLE_DATA_DIR "/cities.txt");
    std::size_t count = 0, inhabitants = 0;
    if (!(file >> count)) return places;
    places.resize(count);
    for (Vec2& p : places) file >> p.x >> p.y >> inhabitants;
    return file ? places : std::vector<Vec2>{};
}

}  // namespace jostle
