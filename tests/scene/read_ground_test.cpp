// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The reader of jostle's own format on what grounds are made of: the sentence for each way in which a chain's
// materials or an outline can be wrong, and where in the file it says that it is.
#include <gtest/gtest.h>

#include <string>

#include "refusal.h"

namespace jostle {
namespace {

using test::with_shape;

struct Row {
    std::string text;
    const char* says;
};

/// So many points of a document, along a zigzag.
std::string points(int count) {
    std::string text = "[0, 0]";
    for (int i = 1; i < count; ++i)
        text += ", [" + std::to_string(i) + ", " + std::to_string(i * i % 977) + "]";
    return text;
}

TEST(ReadGround, MaterialsAreRefusedWhereTheyAre) {
    const Row table[] = {
        {with_shape(R"({"type": "chain", "points": [[0, 0], [1, 0]], "materials": [{"friction": -1}]})"),
         "t: /bodies/1/shapes/0/materials/0/friction: is -1; it must lie in [0, 1e+06]"},
        {with_shape(R"({"type": "chain", "points": [[0, 0], [1, 0]], "materials": [{}]})"),
         "t: /bodies/1/shapes/0/materials: needs \"segment_materials\""},
        {with_shape(
             R"({"type": "chain", "points": [[0, 0], [1, 0]], "materials": [{}], "segment_materials": [1]})"),
         "t: /bodies/1/shapes/0/segment_materials/0: is 1; it must be a whole number from 0 to 0"},
        {with_shape(R"({"type": "chain", "points": [[0, 0], [1, 0]], "segment_materials": [0]})"),
         "t: /bodies/1/shapes/0/segment_materials: needs \"materials\""},
        {with_shape(R"({"type": "chain", "points": [[0, 0], [1, 0]], "materials": [{}],
                        "segment_materials": [0, 0]})"),
         "chain.segment_materials is 2 entries"},
    };
    for (const Row& row : table) test::expect_says(row.text, row.says);
}

TEST(ReadGround, OutlinesAreRefusedWhereTheyAre) {
    const Row table[] = {
        {with_shape(R"({"type": "outline"})"), "t: /bodies/1/shapes/0: lacks \"outer\""},
        {with_shape(R"({"type": "outline", "outer": [[0, 0], [1, 0]]})"),
         "t: /bodies/1/shapes/0/outer: has 2 points; a loop needs at least 3 points"},
        {with_shape(R"({"type": "outline", "outer": [[0, 0], [2, 2], [2, 0], [0, 2]]})"),
         "t: /bodies/1/shapes/0/outer/0: is [0, 0]; a loop must not cross or touch itself"},
        {with_shape(R"({"type": "outline", "outer": [[0, 0], [4, 0], [0, 4]], "holes": [1]})"),
         "t: /bodies/1/shapes/0/holes/0: is a number; it must be an array of points"},
        {with_shape(R"({"type": "outline", "outer": [[0, 0], [4, 0], [0, 4]], "holes": [[[0.5, 0.5], [1, 0.5],
                        [0.5, 1]], [[2, 1], [3, 2], [1, 2]]]})"),
         "t: /bodies/1/shapes/0/holes/1/0: is [2, 1]; loops must not cross or touch each other"},
        {with_shape(R"({"type": "outline", "outer": [[0, 0], [4, 0], [0, 4]], "holes": [[[5, 5], [6, 5],
                        [6, 6]]]})"),
         "t: /bodies/1/shapes/0/holes/0: has 3 points; a hole must lie in the outer loop"},
        {with_shape(R"({"type": "outline", "outer": [[0, 0], [4, 0], [0, 4]], "radius": 2e5})"),
         "t: /bodies/1/shapes/0/radius: is 2e+05; the radius must be 0 or more"},
        {with_shape(R"({"type": "outline", "outer": [[0, 0], [4, 0], [0, 4]], "density": 1e20})"),
         "t: /bodies/1/shapes/0: has a mass by its density that is 8e+20"},
        {with_shape(R"({"type": "outline", "outer": [)" + points(10000) + "]}"),
         "t: /bodies/1/shapes/0/outer: has 10000 points; at most 4096 are allowed"},
        // A chevron whose arms are a third of a millimetre thick: a cut from its elbow would be shorter than
        // 0.5 mm.
        {with_shape(R"({"type": "outline", "outer": [[0.0012, 0.0001], [0.0005, 0.0006], [0.0008, 0.0012],
                        [0.0012, 0.0012], [0.0002, 0.0007]]})"),
         "t: /bodies/1/shapes/0/outer/1: is [5e-04, 6e-04]; it is too thin there to be cut into pieces"},
        // Each loop within bounds, and all of them beyond.
        {with_shape(R"({"type": "outline", "outer": [)" + points(3000) + R"(], "holes": [[)" + points(600) +
                    "], [" + points(600) + "]]}"),
         "t: /bodies/1/shapes/0: has too many points; an outline and its holes have at most 4096 points"},
    };
    for (const Row& row : table) test::expect_says(row.text, row.says);
}

}  // namespace
}  // namespace jostle
