// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd as a picture: obstacles, agents in the colour of their group, and the trails of the last fifth of
// the run.
#pragma once

#include <jostle/draw/recording.h>

#include <vector>

#include "jostle/crowd_play.h"

namespace jostle::app {

class CrowdPicture {
  public:
    CrowdPicture(const CrowdPlay& play, int steps);

    /// To be called before the first step with 0, and after each with its number.
    void at(int step);
    /// The present state; returns the view that shows the whole scene.
    Aabb<2> draw(Recording& recording) const;

  private:
    [[nodiscard]] Color color_of(int number) const;

    const CrowdPlay& play_;
    int pace_;                              ///< [1] steps from one point of a trail to the next
    std::vector<std::vector<Vec2>> trail_;  ///< [m] at the latest moments, by number; far off: not there
    Aabb<2> view_;
};

}  // namespace jostle::app
