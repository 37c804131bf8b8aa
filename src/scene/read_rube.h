// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the two halves of the R.U.B.E. reader share.
#pragma once

#include <jostle/scene/scene.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scene/node.h"

namespace jostle::scene_detail::rube {

/// What a scene cannot hold, counted.
struct Unread {
    std::map<std::string, int> joints;  ///< by the file's name of their type
    int lively = 0;                     ///< shapes with a restitution above 2
    int concave = 0;                    ///< polygons
    int gears = 0;                      ///< whose joints are left out, or have no coordinate

    [[nodiscard]] std::vector<std::string> sentences() const;
};

/// A number, or a float's bits as hexadecimal digits.
float number(const Node& node, Range range);
float number(const Node& node, std::string_view key, float standard, Range range);
/// Zero where there is none.
Vec2 vector(const Node& node, std::string_view key, Range range);
bool flag(const Node& node, std::string_view key, bool standard);
/// The member "name", of at most so many bytes; empty where there is none.
std::string name(const Node& node, std::size_t most = kAnyLength);

/// Appends the `count` joints of a list, or counts them as unread. The others keep their order, and gears
/// come after them.
void read_joints(const Node& list, std::size_t count, std::size_t bodies, std::vector<SceneJoint>& joints,
                 Unread& unread);

}  // namespace jostle::scene_detail::rube
