// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The energy of a world that is left alone: kinetic, of springs, and potential, which counts from the lowest
// place that each body can reach. So nothing that lies below is hidden behind a large sum.
#pragma once

#include <jostle/scene/scene.h>

#include <vector>

namespace jostle::test {

/// [m] The least distance from a body's centre of mass to the lowest point of its shapes, at any angle: how
/// low its centre can come over a floor. 0 of a body without shapes.
[[nodiscard]] float least_height(const Body& body);

class EnergyWatch {
  public:
    /// `floor` [m]: nothing of a dynamic body comes below it.
    EnergyWatch(const World& world, const std::vector<Body>& bodies, float floor);
    void after_step();
    [[nodiscard]] double at_start() const { return start_; }  ///< [J]
    /// [1] The greatest after any step, over that of the start, less 1; 0 if it was never greater.
    [[nodiscard]] double gain() const { return gain_; }

  private:
    const World& world_;
    double lowest_ = 0.0;  // [J] potential energy, had each body come as low as it can
    double start_ = 0.0, gain_ = 0.0;
};

}  // namespace jostle::test
