// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Room contacts: contacts in rows of eight, solved by their two bodies' own masses.
//
//     prepare_contacts.h  from contacts to rows, and impulses back; prepare_kernels.cpp in lanes. Each lane's
//                         softness: static, deep or heavy (direct/damped_touches.cpp and direct/loads.cpp
//                         write others). Impulses of a sub-step of other length: store/warm_share.h. Friction
//                         of all points acts on one line, where the loads do
//     row_extras.h        arrays that few rows have; one contact's own softness (set_softness); the order of
//                         the two points of a contact (fill_order)
//     solve_kernels.cpp   warm start, solve, relax; the two points by turns; the bound of friction where
//                         normal impulses are about to change (pressing_soon)
//     bounce_lanes.h      bounces, in each pass, of both points at once, without a gain of energy
//     deep_overlap_kernels.cpp
//                         bodies that overlap deeply are moved apart by positions (stage `separate`);
//                         meanwhile their contact is rigid or yields (fill_apart in prepare_kernels.cpp)
//     heavy_on_light.h    contacts of light bodies that hold up heavy ones: stiffer by load, over-relaxed
//     heavy_blows.h       contacts that pass on a blow of a heavy body: solved eight times more per pass, in
//                         packed rows
//     rolling_contacts.h  contacts of one point that roll or rock: placed anew in each sub-step, in lanes by
//                         rolling_kernels.cpp
//     point_now.h, contact_lanes.h
//                         one point as bodies are now; the same in lanes
//
// In: contacts with manifolds, of one colour at a time. Out: velocities of awake bodies, impulses. Invariant:
// each operation is on one contact alone, rounded by IEEE 754 and never fused, so that no bit depends on the
// lanes. Cost: the contacts that touch, per pass.
//
// A kernel is one function for any number of lanes, compiled for every instruction set that Highway knows on
// this processor family; which one runs is chosen at run time, and all give the same bits.
#pragma once

#include <span>

#include "dynamics/rows/portion_rows.h"

namespace jostle::detail {

struct ContactKernelArguments {
    BodyState* states;                 ///< the null body's, and after it the awake bodies'
    BodyRow* bodies;                   ///< of the portion's bodies
    const std::uint32_t* row_of_body;  ///< in these, by place
    float inv_h;                       ///< [1/s]
    float max_push_out_speed;          ///< [m/s]
    float restitution_threshold;       ///< [m/s]
    float overlap_kept;                ///< [m] what is moved apart keeps so much
    int substep;                       ///< [1] 0 is the step's first
    bool use_bias;                     ///< SolverPass::use_bias
};

/// Rows [rows, rows + count) share no body that is written. In a step's first sub-step all bodies get the
/// impulses of their contacts again; later those with joints alone, as the others repeat their change of
/// velocity.
void warm_start_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count);
/// Colours one after the other; `contacts`: the rows of the portion.
void solve_contacts(const ContactKernelArguments& arguments, std::span<const ActiveColour> colours,
                    ContactRow* contacts);
/// Some contacts of a row once more, without bounces. `lanes`: bit i, lane i.
void solve_again(const ContactKernelArguments& arguments, std::uint32_t lanes, ContactRow& row);
void separate_contacts(const ContactKernelArguments& arguments, ContactRow* rows, int count);

void note_displacements(const BodyRow& row, const BodyState* states, DisplacementRow& before);
/// Bit i: since then a point of the body of lane i has moved by more than `most` [m] by its way, or by its
/// turn.
[[nodiscard]] std::uint32_t find_displaced(const BodyRow& row, const BodyState* states,
                                           const DisplacementRow& before, float most);

}  // namespace jostle::detail
