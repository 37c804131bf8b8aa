// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Small models as text.
#pragma once

#include <bit>
#include <cstdint>
#include <string>

namespace jostle {

/// 2 x 4 x 6 about the origin, of six quads that are counter-clockwise from outside.
inline constexpr char kBoxObj[] = R"(v -1 -2 -3
v 1 -2 -3
v 1 2 -3
v -1 2 -3
v -1 -2 3
v 1 -2 3
v 1 2 3
v -1 2 3
f 4 3 2 1
f 5 6 7 8
f 1 2 6 5
f 2 3 7 6
f 3 4 8 7
f 4 1 5 8
)";

/// A corner of a box of 3 x 2 x 1, and a vertex that no face names.
inline constexpr char kCornerPly[] = R"(ply
format ascii 1.0
element vertex 5
property float x
property float y
property float z
element face 4
property list uchar int vertex_indices
end_header
0 0 0
3 0 0
9 9 9
0 2 0
0 0 1
3 0 3 1
3 0 1 4
3 0 4 3
3 1 3 4
)";

/// One triangle: (0, 0, 0), (1, 0, 0), (0, 1, 0), in a node that is mirrored in x, in one that is twice as
/// large and shifted by (1, 2, 3).
inline constexpr char kNodesGltf[] = R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}],
"nodes": [{"children": [1], "translation": [1, 2, 3], "scale": [2, 2, 2]}, {"mesh": 0, "scale": [-1, 1, 1]}],
"meshes": [{"primitives": [{"attributes": {"POSITION": 0}, "indices": 1}]}],
"accessors": [
 {"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 0, 0], "max": [1, 1, 0]},
 {"bufferView": 1, "componentType": 5123, "count": 3, "type": "SCALAR"}],
"bufferViews": [{"buffer": 0, "byteLength": 36}, {"buffer": 0, "byteOffset": 36, "byteLength": 6}],
"buffers": [{"byteLength": 42,
"uri": "data:application/octet-stream;base64,AAAAAAAAAAAAAAAAAACAPwAAAAAAAAAAAAAAAAAAgD8AAAAAAAABAAIA"}]})";

/// Binary STL, one triangle with these coordinates; the count may be another.
inline std::string stl_of(const float (&coordinates)[9], std::uint32_t count = 1) {
    std::string text(80, ' ');
    const auto add = [&text](std::uint32_t word) {
        for (int i = 0; i < 4; ++i) text += static_cast<char>(word >> (8 * i) & 255u);
    };
    add(count);
    for (int i = 0; i < 3; ++i) add(0);
    for (const float x : coordinates) add(std::bit_cast<std::uint32_t>(x));
    return text + std::string(2, '\0');
}

}  // namespace jostle
