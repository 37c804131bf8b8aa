// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The bodies and contacts of a portion, laid out for the kernels, from `prepare` to `store_impulses`.
#pragma once

#include <optional>
#include <span>

#include "dynamics/rows/body_row.h"
#include "dynamics/rows/contact_row.h"
#include "dynamics/rows/turning_row.h"
#include "dynamics/store/body.h"
#include "dynamics/store/graph.h"
#include "dynamics/store/scratch.h"

namespace jostle::detail {

/// [1] Rows of so many bodies or contacts.
[[nodiscard]] inline int rows_of(int count) {
    return (count + kRowWidth - 1) / kRowWidth;
}
/// [1] Rows of so many contacts of a bin. Those that overflowed are solved one by one: a row each.
[[nodiscard]] inline int rows_for(int bin, int contacts) {
    return bin == kOverflowBin ? contacts : rows_of(contacts);
}

/// ORDER: what overflowed first, so that the colours, and among them those of the ground, have the last word.
template <class Function>
void for_solved_bins(const ConstraintGraph& graph, Function&& function) {
    const auto visit = [&](int index) {
        const Bin& bin = graph.bin(index);
        if (!bin.empty()) function(index, bin);
    };
    visit(kOverflowBin);
    graph.for_used_bins([&](int index) {
        if (index != kOverflowBin) visit(index);
    });
}

/// A colour with something in it: its rows of contacts, and the joints of its bin.
struct ActiveColour {
    int bin = 0;
    const int* contacts = nullptr;  ///< their places in the bin; null: all, as they lie
    int contact_count = 0;
    int first_row = 0;
    int row_count = 0;
    bool has_joints = false;
    /// Bits by type: joints that have something which the group solve leaves to them.
    std::uint32_t own_joint_types = 0;
    bool has_overlap = false, has_heavy_blows = false, has_turning = false;  ///< any of its rows
    bool has_warm_start = false;  ///< any of its rows: contacts of bodies with joints
};

/// Contacts of a row that pass on a heavy blow; see contacts/heavy_blows.h.
struct HeavyBlowRow {
    ContactRow* row;
    std::uint32_t lanes;  ///< bit i: that of lane i is
};
/// A row of its own for contacts of other rows that pass on a heavy blow.
struct PackedRow {
    ContactRow row;
    ContactRow* from[kRowWidth];    ///< where the contact of a lane is from ...
    std::uint8_t lanes[kRowWidth];  ///< ... and the lane there
    int count = 0;                  ///< of contacts
};
/// [1] More are solved where they are.
inline constexpr int kMostPackedRows = 64;

/// The rows of a portion; `prepare` fills them.
struct PortionRows {
    [[nodiscard]] ContactRow* of(const ActiveColour& colour) const { return contacts + colour.first_row; }
    [[nodiscard]] TurningRow* turning_of(const ActiveColour& colour) const {
        return turning + colour.first_row;
    }
    [[nodiscard]] std::span<ActiveColour> active() const {
        return {colours, static_cast<std::size_t>(colour_count)};
    }

    /// ORDER: the constraints that overflowed first, then colours ascending.
    ActiveColour* colours = nullptr;
    ContactRow* contacts = nullptr;
    BodyRow* bodies = nullptr;
    DisplacementRow* before = nullptr;     ///< of `bodies`, in the stage `separate`
    TurningRow* turning = nullptr;         ///< of `contacts`, where ContactRow::turning says so
    HeavyBlowRow* heavy_blows = nullptr;   ///< in the order in which they are solved
    PackedRow* packed = nullptr;           ///< those among `heavy_blows` that are no rows of `contacts`
    std::uint32_t* row_of_body = nullptr;  ///< by place in the awake set: where a body sits in `bodies`
    int colour_count = 0;
    int body_rows = 0;
    int heavy_blow_count = 0;
    int packed_count = 0, packed_room = 0;
    bool has_joints = false;      ///< those of the world, which all lie in the first portion
    bool has_own_joints = false;  ///< any of them has something that the group solve leaves to it
};

/// How many of each.
struct RowRoom {
    int colours = 0, contacts = 0, bodies = 0, packed = 0;
};

struct SolverRows {
    RowRoom per_worker;  ///< of each worker
    std::optional<ScratchArray<ActiveColour>> colours;
    std::optional<ScratchArray<ContactRow>> contacts;
    std::optional<ScratchArray<BodyRow>> bodies;
    std::optional<ScratchArray<DisplacementRow>> before;
    std::optional<ScratchArray<TurningRow>> turning;
    std::optional<ScratchArray<HeavyBlowRow>> heavy_blows;
    std::optional<ScratchArray<PackedRow>> packed;
    std::optional<ScratchArray<std::uint32_t>> row_of_body;  ///< by place in the awake set

    /// The room of a worker.
    [[nodiscard]] PortionRows room(int worker) {
        const auto at = static_cast<std::size_t>(worker);
        return {.colours = colours->data() + at * static_cast<std::size_t>(per_worker.colours),
                .contacts = contacts->data() + at * static_cast<std::size_t>(per_worker.contacts),
                .bodies = bodies->data() + at * static_cast<std::size_t>(per_worker.bodies),
                .before = before->data() + at * static_cast<std::size_t>(per_worker.bodies),
                .turning = turning->data() + at * static_cast<std::size_t>(per_worker.contacts),
                .heavy_blows = heavy_blows->data() +
                               at * static_cast<std::size_t>(per_worker.contacts + per_worker.packed),
                .packed = packed->data() + at * static_cast<std::size_t>(per_worker.packed),
                .row_of_body = row_of_body->data()};
    }
};

}  // namespace jostle::detail
