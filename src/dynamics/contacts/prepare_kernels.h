// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A row's numbers from its contacts and bodies, a contact per lane; chosen at run time as solve_kernels.h
// says, with the same bits. Bodies with a locked axis and heavy ones are few: of those it only says where
// they are.
#pragma once

#include "dynamics/rows/contact_row.h"
#include "dynamics/store/contact.h"
#include "dynamics/store/settings.h"

namespace jostle::detail {

struct PrepareArguments {
    const BodySim* sims;  ///< the null body's, and after it the awake bodies'
    float warm_share;     ///< [1] of the last step's impulses, with which this one begins
    float deep;           ///< [m] no overlap is deep that is less
};

/// The contacts of a row. Where there is none, one without points.
struct RowSource {
    const ContactSim* contacts[kRowWidth];
    std::int32_t point_counts[kRowWidth];
    std::uint32_t began_deep = 0;  ///< bit i: as of ContactSim
};

/// Where a row leaves its impulses.
struct RowTarget {
    ContactSim* contacts[kRowWidth];
    float kept[kRowWidth];  ///< [1] of their impulses, to which the row's are added
    int count;              ///< of contacts
    bool keeps;             ///< any is kept
};

/// Bit i: contact i.
struct RowNotes {
    std::uint32_t is_heavy = 0;    ///< the masses of its bodies, or of those that they hold up, are far apart
    std::uint32_t is_deep = 0;     ///< its overlap may be deep
    std::uint32_t is_apart = 0;    ///< its overlap is deep, and its bodies are moved apart
    std::uint32_t is_slender = 0;  ///< what presses on one of its points moves the other nearly as much
};

/// Fills all that the row's contacts have but for their softness; all axes are free. `row` has its bodies
/// already.
[[nodiscard]] RowNotes fill_row(const PrepareArguments& arguments, const RowSource& source, ContactRow& row);

/// The softness of contacts, by whether one of the bodies does not move, and the overlap is deep.
struct SoftnessKinds {
    Softness usual, on_static, deep, deep_on_static;
};
/// To each contact its own. Bits: see RowNotes.
void fill_own_softness(const SoftnessKinds& kinds, std::uint32_t on_static, std::uint32_t deep,
                       ContactRow& row);

struct ApartArguments {
    const BodyState* states;   ///< as PrepareArguments::sims
    float max_push_out_speed;  ///< [m/s]
    float correction;          ///< [m] of that, in a sub-step
};
/// The contacts whose bodies are moved apart get no push, as separate_contacts() moves the bodies themselves;
/// and they are rigid, but for what they yield. `apart`: see RowNotes.
void fill_apart(const ApartArguments& arguments, std::uint32_t apart, ContactRow& row);

struct KickArguments {
    const BodySim* sims;  ///< as of PrepareArguments
    Vec2 gravity;         ///< [m/s^2]
    float h;              ///< [s] of a sub-step
};
/// Restitution, and the kick of gravity and forces that a bounce leaves out. The row has its locked axes.
void fill_kick(const KickArguments& arguments, const RowSource& source, ContactRow& row);

/// The impulses with which the next step begins. One that is not finite is left as 0.
void store_warm_impulses(const ContactRow& row, const RowTarget& target);

}  // namespace jostle::detail
