// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The contacts of a step, laid out for the kernels, from `prepare` to `store_impulses`; and the groups of
// joints that are solved directly, to the end of the step, as continuous collision closes them.
#pragma once

#include <optional>
#include <span>

#include "dynamics/solve/direct_rows.h"
#include "dynamics/solve/integrate_kernels.h"
#include "dynamics/store/body.h"
#include "dynamics/store/contact_row.h"
#include "dynamics/store/scratch.h"

namespace jostle {

/// A colour with something in it: its rows of contacts. Its joints are those of its bin.
struct ActiveColour {
    int bin = 0;
    int first_row = 0;
    int row_count = 0;
    bool has_overlap = false;  ///< any of its rows
};

/// By how much a body has moved since the beginning of the step.
struct Displacement {
    Vec2 way;
    Rot turn;
};

struct SolverRows {
    [[nodiscard]] ContactRow* of(const ActiveColour& colour) { return rows->data() + colour.first_row; }
    [[nodiscard]] std::span<ActiveColour> active() {
        return {colours->data(), static_cast<std::size_t>(colour_count)};
    }

    /// ORDER: the constraints that overflowed first, then colours ascending.
    std::optional<ScratchArray<ActiveColour>> colours;
    std::optional<ScratchArray<ContactRow>> rows;
    std::optional<ScratchArray<BodyRow>> bodies;       ///< the awake ones
    std::optional<ScratchArray<Displacement>> before;  ///< of the awake bodies, while some are moved apart
    std::optional<ScratchArray<DirectGroup>> direct_groups;   ///< those that are awake
    std::optional<ScratchArray<DirectJoint>> direct_joints;   ///< as in the plan
    std::optional<ScratchArray<DirectBody>> direct_bodies;    ///< as the awake bodies
    std::optional<ScratchArray<DirectBlock>> direct_blocks;   ///< likewise
    std::optional<ScratchArray<DirectTouch>> direct_touches;  ///< with the ground
    int direct_count = 0;                                     ///< [1] groups
    int colour_count = 0;
};

}  // namespace jostle
