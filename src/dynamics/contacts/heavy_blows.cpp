// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/contacts/heavy_blows.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "dynamics/contacts/heavy_on_light.h"

namespace jostle::detail {
namespace {

/// Which arrays a packed row has: those of each row that one of its contacts is from.
void add_arrays_of(const ContactRow& from, ContactRow& to) {
    to.point_count = std::max(to.point_count, from.point_count);
    to.has_rounding = to.has_rounding || from.has_rounding;
    to.has_locked = to.has_locked || from.has_locked;
    to.has_surface_speed = to.has_surface_speed || from.has_surface_speed;
}

/// Arrays of a row that lie one behind another, from one byte to another.
struct Arrays {
    std::size_t begin, end;
};
constexpr std::size_t kArray = kRowWidth * sizeof(float);
/// Those that solve_again() reads and writes. A row with a heavy blow has softnesses of its own, as that
/// contact has.
constexpr Arrays kSolved[] = {{offsetof(ContactRow, body_a), offsetof(ContactRow, moves_a)},
                              {offsetof(ContactRow, along_tangent), offsetof(ContactRow, inv_mass_ay)},
                              {offsetof(ContactRow, bias_rate), offsetof(ContactRow, correction)}};
/// Those that some rows have.
constexpr Arrays kLocked{offsetof(ContactRow, inv_mass_ay), offsetof(ContactRow, bias_rate)},
    kRounding{offsetof(ContactRow, radius_a), offsetof(ContactRow, relative_velocity)},
    kSurfaceSpeed{offsetof(ContactRow, surface_speed), offsetof(ContactRow, rolling_resistance)};
constexpr bool are_whole(const Arrays& arrays) {
    return arrays.end > arrays.begin && (arrays.end - arrays.begin) % kArray == 0;
}
static_assert(std::is_standard_layout_v<ContactRow> && std::ranges::all_of(kSolved, are_whole) &&
              are_whole(kLocked) && are_whole(kRounding) && are_whole(kSurfaceSpeed));

void copy(const Arrays& arrays, const ContactRow& from, int i, ContactRow& to, int k) {
    const auto* const source =
        reinterpret_cast<const std::byte*>(&from) + sizeof(float) * static_cast<std::size_t>(i);
    auto* const target = reinterpret_cast<std::byte*>(&to) + sizeof(float) * static_cast<std::size_t>(k);
    for (std::size_t at = arrays.begin; at < arrays.end; at += kArray)
        std::memcpy(target + at, source + at, sizeof(float));
}
template <class Bits>
void copy_bit(Bits from, int i, Bits& to, int k) {
    to = static_cast<Bits>((to & ~(1u << k)) | ((from >> i) & 1u) << k);
}

/// Where a contact's row has no such arrays, the packed row has 0, and along y the masses along x.
void pack_lane(const ContactRow& from, int i, ContactRow& to, int k) {
    for (const Arrays& arrays : kSolved) copy(arrays, from, i, to, k);
    to.inv_mass_ay[k] = from.inv_mass_a[i];
    to.inv_mass_by[k] = from.inv_mass_b[i];
    if (from.has_locked) copy(kLocked, from, i, to, k);
    if (from.has_rounding) copy(kRounding, from, i, to, k);
    if (from.has_surface_speed) copy(kSurfaceSpeed, from, i, to, k);
    copy_bit(from.moves_a, i, to.moves_a, k);
    copy_bit(from.moves_b, i, to.moves_b, k);
    copy_bit(from.first_point_first, i, to.first_point_first, k);
    copy_bit(from.friction_is_unsettled, i, to.friction_is_unsettled, k);
    // Contacts under heavy bodies are none (contacts/row_extras.h).
    to.flat_blows = 0;
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
    rows.heavy_blows[rows.heavy_blow_count++] = {&fresh.row, 0};
    return &fresh;
}

/// Returns the lanes for which there was no room.
std::uint32_t pack(ContactRow& row, int first, PortionRows& rows) {
    std::uint32_t left = row.heavy_blows;
    for (; left != 0; left &= left - 1) {
        PackedRow* const packed = open_row(first, rows);
        if (packed == nullptr) return left;
        rows.heavy_blows[rows.heavy_blow_count - 1].lanes |= 1u << packed->count;
        packed->from[packed->count] = &row;
        packed->lanes[packed->count++] = static_cast<std::uint8_t>(std::countr_zero(left));
        add_arrays_of(row, packed->row);
    }
    return 0;
}

}  // namespace

/// ORDER: by colour. In a colour no two contacts share a body that is written, but for those that overflowed:
/// these stay where they are, a contact per row.
void list_heavy_blows(const ActiveColour& colour, PortionRows& rows) {
    const int first = rows.packed_count;
    ContactRow* const of_colour = rows.of(colour);
    int rows_of_blows = 0;
    for (int r = 0; r < colour.row_count; ++r)
        if (of_colour[r].heavy_blows != 0) ++rows_of_blows;
    const bool packs = colour.bin != kOverflowBin && rows_of_blows > 1;
    for (int r = 0; r < colour.row_count; ++r) {
        ContactRow& row = of_colour[r];
        const std::uint32_t left = packs && row.heavy_blows != 0 ? pack(row, first, rows) : row.heavy_blows;
        if (left != 0) rows.heavy_blows[rows.heavy_blow_count++] = {&row, left};
    }
}

void sweep_heavy_blows(const ContactKernelArguments& arguments, const PortionRows& rows) {
    for_packed(rows,
               [](ContactRow& packed, int k, ContactRow& row, int lane) { pack_lane(row, lane, packed, k); });
    for (int sweep = 0; sweep < kHeavyBlowSweeps; ++sweep)
        for (int i = 0; i < rows.heavy_blow_count; ++i)
            solve_again(arguments, rows.heavy_blows[i].lanes, *rows.heavy_blows[i].row);
    for_packed(rows, [](ContactRow& packed, int k, ContactRow& row, int lane) {
        unpack_lane(packed, k, row, lane);
    });
}

}  // namespace jostle::detail
