// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/struck.h"

#include <algorithm>
#include <bit>

#include "dynamics/solve/heavy.h"

namespace jostle {
namespace {

/// Runs `task(lane)` for each bit that is set.
template <class Task>
void for_lanes(std::uint32_t bits, Task&& task) {
    for (; bits != 0; bits &= bits - 1) task(std::countr_zero(bits));
}

/// Which arrays a packed row has: those of each row that one of its contacts is from.
void take_kind(const ContactRow& from, ContactRow& to) {
    to.point_count = std::max(to.point_count, from.point_count);
    to.has_rounding = to.has_rounding || from.has_rounding;
    to.has_locked = to.has_locked || from.has_locked;
    to.has_surface_speed = to.has_surface_speed || from.has_surface_speed;
}

/// What solve_again() reads of a lane, and the impulses, which it writes.
void pack_lane(const ContactRow& from, int i, ContactRow& to, int k) {
    const auto copy = [&](const auto& source, auto& target) { target[k] = source[i]; };
    const auto copy_or = [&](bool is_there, const float* source, float otherwise, float* target) {
        target[k] = is_there ? source[i] : otherwise;
    };
    const auto copy_bit = [&](auto source, auto& target) {
        const std::uint32_t bit = 1u << k;
        target = static_cast<std::remove_reference_t<decltype(target)>>(
            (target & ~bit) | (((static_cast<std::uint32_t>(source) >> i) & 1u) << k));
    };
    copy(from.body_a, to.body_a);
    copy(from.body_b, to.body_b);
    copy(from.inv_mass_a, to.inv_mass_a);
    copy(from.inv_mass_b, to.inv_mass_b);
    copy(from.inv_inertia_a, to.inv_inertia_a);
    copy(from.inv_inertia_b, to.inv_inertia_b);
    copy(from.normal_x, to.normal_x);
    copy(from.normal_y, to.normal_y);
    copy(from.friction, to.friction);
    copy_bit(from.moves_a, to.moves_a);
    copy_bit(from.moves_b, to.moves_b);
    copy_bit(from.in_order, to.in_order);
    copy_bit(from.changing, to.changing);
    copy(from.along_tangent.lever_a, to.along_tangent.lever_a);
    copy(from.along_tangent.lever_b, to.along_tangent.lever_b);
    copy(from.along_tangent.mass, to.along_tangent.mass);
    copy(from.along_tangent.impulse, to.along_tangent.impulse);
    for (int p = 0; p < 2; ++p) {
        const ContactRowPoint& source = from.points[p];
        ContactRowPoint& target = to.points[p];
        copy(source.along_a, target.along_a);
        copy(source.along_b, target.along_b);
        copy(source.lever_a, target.lever_a);
        copy(source.lever_b, target.lever_b);
        copy(source.separation, target.separation);
        copy(source.normal_mass, target.normal_mass);
        copy(source.normal_impulse, target.normal_impulse);
        copy(from.total_impulse[p], to.total_impulse[p]);
    }
    copy(from.bias_rate, to.bias_rate);
    copy(from.mass_scale, to.mass_scale);
    copy(from.impulse_scale, to.impulse_scale);
    copy(from.friction_relaxation, to.friction_relaxation);
    copy_or(from.has_locked, from.inv_mass_ay, from.inv_mass_a[i], to.inv_mass_ay);
    copy_or(from.has_locked, from.inv_mass_by, from.inv_mass_b[i], to.inv_mass_by);
    copy_or(from.has_rounding, from.radius_a, 0.0f, to.radius_a);
    copy_or(from.has_rounding, from.radius_b, 0.0f, to.radius_b);
    copy_or(from.has_surface_speed, from.surface_speed, 0.0f, to.surface_speed);
}

void unpack_lane(const ContactRow& from, int k, ContactRow& to, int i) {
    to.along_tangent.impulse[i] = from.along_tangent.impulse[k];
    for (int p = 0; p < 2; ++p) {
        to.points[p].normal_impulse[i] = from.points[p].normal_impulse[k];
        to.total_impulse[p][i] = from.total_impulse[p][k];
    }
}

template <class Task>
void for_packed(const PortionRows& rows, Task&& task) {
    for (int r = 0; r < rows.packed_count; ++r) {
        PackedRow& packed = rows.packed[r];
        for (int k = 0; k < packed.count; ++k) task(packed.row, k, *packed.from[k], packed.lanes[k]);
    }
}

/// A row with room for one more contact; null where there is none.
PackedRow* open_row(int first, PortionRows& rows) {
    if (rows.packed_count > first && rows.packed[rows.packed_count - 1].count < kRowWidth)
        return &rows.packed[rows.packed_count - 1];
    if (rows.packed_count == rows.packed_room) return nullptr;
    PackedRow& fresh = rows.packed[rows.packed_count++];
    fresh = {};
    fresh.row.has_own_softness = true;
    rows.struck[rows.struck_count++] = {&fresh.row, 0};
    return &fresh;
}

/// Returns the lanes for which there was no room.
std::uint32_t pack(ContactRow& row, int first, PortionRows& rows) {
    std::uint32_t left = row.struck;
    for (; left != 0; left &= left - 1) {
        PackedRow* const packed = open_row(first, rows);
        if (packed == nullptr) return left;
        rows.struck[rows.struck_count - 1].lanes |= 1u << packed->count;
        packed->from[packed->count] = &row;
        packed->lanes[packed->count++] = static_cast<std::uint8_t>(std::countr_zero(left));
        take_kind(row, packed->row);
    }
    return 0;
}

}  // namespace

/// ORDER: by colour. In a colour no two contacts share a body that is written, but for those that overflowed:
/// these stay where they are, a contact per row.
void list_struck(const ActiveColour& colour, PortionRows& rows) {
    const int first = rows.packed_count;
    ContactRow* const of_colour = rows.of(colour);
    int struck_rows = 0;
    for (int r = 0; r < colour.row_count; ++r)
        if (of_colour[r].struck != 0) ++struck_rows;
    const bool packs = colour.bin != kOverflowBin && struck_rows > 1;
    for (int r = 0; r < colour.row_count; ++r) {
        ContactRow& row = of_colour[r];
        const std::uint32_t left = packs && row.struck != 0 ? pack(row, first, rows) : row.struck;
        if (left != 0) rows.struck[rows.struck_count++] = {&row, left};
    }
}

void sweep_struck(const ContactKernelArguments& arguments, bool use_bias, const PortionRows& rows) {
    for_packed(rows,
               [](ContactRow& packed, int k, ContactRow& row, int lane) { pack_lane(row, lane, packed, k); });
    for (int sweep = 0; sweep < kStruckSweeps; ++sweep)
        for (int i = 0; i < rows.struck_count; ++i)
            solve_again(arguments, use_bias, rows.struck[i].lanes, *rows.struck[i].row);
    for_packed(rows, [](ContactRow& packed, int k, ContactRow& row, int lane) {
        unpack_lane(packed, k, row, lane);
    });
}

}  // namespace jostle
