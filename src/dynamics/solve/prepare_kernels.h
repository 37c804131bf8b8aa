// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A row's numbers from its contacts and bodies, a contact per lane; chosen at run time as contact_kernels.h
// says, with the same bits. Bodies with a locked axis, heavy ones and deep overlaps are few: of those it only
// says where they are.
#pragma once

#include "dynamics/store/contact.h"
#include "dynamics/store/contact_row.h"
#include "dynamics/store/settings.h"

namespace jostle {

struct PrepareArguments {
    const BodySim* sims;  ///< the null body's, and after it the awake bodies'
    float warm_share;     ///< [1] of the last step's impulses, with which this one begins
    float deep;           ///< [m] no overlap is deep that is less
};

/// The contacts of a row. Where there is none, one without points.
struct RowSource {
    const ContactSim* contacts[kRowWidth];
    std::int32_t point_counts[kRowWidth];
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
    std::uint32_t is_deep = 0;     ///< it may be
    std::uint32_t is_slender = 0;  ///< what presses on one of its points moves the other nearly as much
};

/// Fills all that the row's contacts have but for their softness; all axes are free. `row` has its bodies
/// already.
[[nodiscard]] RowNotes fill_row(const PrepareArguments& arguments, const RowSource& source, ContactRow& row);

/// The impulses with which the next step begins. One that is not finite is left as 0.
void store_warm_impulses(const ContactRow& row, const RowTarget& target);

}  // namespace jostle
