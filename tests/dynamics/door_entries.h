// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The whole table of entry points.
#pragma once

#include "dynamics/door_body.h"
#include "dynamics/door_chain.h"
#include "dynamics/door_joints.h"
#include "dynamics/door_world.h"

namespace jostle::test {

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
