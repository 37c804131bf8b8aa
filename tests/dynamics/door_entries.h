// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The whole table of entry points.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "dynamics/door_table.h"

namespace jostle::test {

/// The rows of a type of joints.
struct JointEntries {
    std::string handle;      ///< "RevoluteJoint", declared in "revolute_joint.h"
    std::string definition;  ///< "RevoluteJointDef"
    std::string motor;       ///< "RevoluteMotor"; empty: none
    std::string header;
    std::vector<Entry> rows;
};

// door_world.cpp, door_body.cpp, door_chain.cpp, door_joints.cpp
std::vector<Entry> world_entries();
std::vector<Entry> body_entries();
std::vector<Entry> shape_entries();
std::vector<Entry> chain_entries();
std::vector<Entry> joint_entries();
std::vector<JointEntries> entries_of_joint_types();

inline std::vector<Entry> all_entries() {
    std::vector<Entry> all;
    for (auto part : {world_entries(), body_entries(), shape_entries(), chain_entries(), joint_entries()})
        for (Entry& entry : part) all.push_back(std::move(entry));
    return all;
}

/// The rows of one class.
inline std::vector<Entry> entries_of(const std::string& owner) {
    std::vector<Entry> all = all_entries();
    std::erase_if(all, [&](const Entry& entry) { return entry.name.rfind(owner + "::", 0) != 0; });
    return all;
}

}  // namespace jostle::test
