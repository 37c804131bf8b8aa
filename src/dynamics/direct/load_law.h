// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The impulses that one load is missing in a pass: both points and friction together, by its mobility with
// all that hangs on its bodies.
#pragma once

#include "dynamics/direct/jointed_contact.h"

namespace jostle::detail {

struct LoadPoint;
struct LoadFriction;

class LoadLaw {
  public:
    explicit LoadLaw(const JointedContact& contact) : contact_(contact) {}

    /// Between two that joints hold, nothing gives way but by rounding.
    [[nodiscard]] bool responds(std::size_t direction) const;
    /// The impulses [N s] along each direction that are missing at such speeds, or none where they are not
    /// worth while. Returns whether they are.
    bool find_change(const ContactSpeeds& speeds, double (&change)[kMostProbes]) const;

  private:
    [[nodiscard]] LoadPoint point(std::size_t i, double speed) const;
    [[nodiscard]] bool is_to_bounce(std::size_t i, const LoadPoint& of) const;
    void sweep(LoadPoint (&points)[2], LoadFriction& friction, double (&change)[kMostProbes]) const;

    const JointedContact& contact_;
};

}  // namespace jostle::detail
