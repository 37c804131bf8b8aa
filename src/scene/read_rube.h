// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What the two halves of the R.U.B.E. reader share.
#pragma once

#include <jostle/scene/io.h>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "scene/node.h"

namespace jostle::scene_detail::rube {

/// A key that no exporter writes, probably misspelt; the keys of many objects are told once.
struct OddKey {
    std::string suggestion;  ///< "; did you mean ...?", or nothing
    std::string where;       ///< pointer of the first
    int count = 0;           ///< [1] objects
};

/// What a scene cannot hold, counted.
struct Unread {
    std::map<std::string, int> joints;  ///< by the file's name of their type
    int lively = 0;                     ///< shapes with a restitution above 2
    int concave = 0;                    ///< polygons
    int gears = 0;                      ///< whose joints are left out, or have no coordinate
    /// By the noun of their objects, and the key.
    std::map<std::pair<std::string_view, std::string>, OddKey> odd_keys;

    /// Those of keys have a place.
    [[nodiscard]] std::vector<SceneNote> notes() const;
};

/// The keys of an object of the format, and the noun for one.
struct KnownKeys {
    std::string_view noun;
    std::span<const std::string_view> keys;
};
extern const KnownKeys kWorldKeys, kBodyKeys, kFixtureKeys, kJointKeys, kChainKeys, kCircleKeys, kPolygonKeys,
    kEdgeKeys;

/// Counts the keys of the object that the format does not have.
void note_odd_keys(const Node& node, const KnownKeys& known, Unread& unread);
/// "3 fixtures"
[[nodiscard]] std::string counted(int count, std::string_view one);

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
/// Answers the place in the list of each joint appended.
std::vector<int> read_joints(const Node& list, std::size_t count, std::size_t bodies,
                             std::vector<SceneJoint>& joints, Unread& unread);

}  // namespace jostle::scene_detail::rube
