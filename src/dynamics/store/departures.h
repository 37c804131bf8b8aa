// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes and joints that went with a body since the user was told last. Part of the state, as touches are.
#pragma once

#include <memory_resource>
#include <vector>

#include "dynamics/store/table.h"

namespace jostle::detail {

/// An object that is gone when the user reads of it.
struct Departed {
    Id id;
    std::uint64_t user_data = 0;
};

struct Departures {
    explicit Departures(std::pmr::memory_resource* memory) : shapes(memory), joints(memory) {}

    /// Room for so many more. Throws std::bad_alloc, and has changed nothing.
    void reserve_more(int more_shapes, int more_joints) {
        make_room(shapes, more_shapes);
        make_room(joints, more_joints);
    }
    /// Becomes a copy: see Table::copy_from().
    void copy_from(const Departures& other) {
        copy_rows(shapes, other.shapes);
        copy_rows(joints, other.joints);
    }
    /// The user was told of all.
    void clear() noexcept {
        shapes.clear();
        joints.clear();
    }

    [[nodiscard]] bool is_told() const { return shapes.empty() && joints.empty(); }

    std::pmr::vector<Departed> shapes;  ///< in the order in which they went
    std::pmr::vector<Departed> joints;  ///< likewise
};

}  // namespace jostle::detail
