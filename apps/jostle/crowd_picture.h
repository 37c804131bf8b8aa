// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A crowd as a picture: obstacles, bodies, agents in the colour of their group, and the trails of the last
// fifth of the run. One in space is seen from the front, from a little above and to the right, without
// perspective.
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
    void draw_trail(Recording& recording, int number) const;
    [[nodiscard]] std::vector<int> far_to_near() const;

    const CrowdPlay& play_;
    int pace_;  ///< [1] steps from one point of a trail to the next
    std::vector<std::vector<Vec2>>
        trail_;  ///< [m] as seen at the latest moments, by number; far off: not there
    Aabb<2> view_;
};

}  // namespace jostle::app
