// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Random numbers of races: SplitMix64's [Steele2014].
#pragma once

#include <cstdint>

namespace jostle::race {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    std::uint64_t bits() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    /// In [lower, upper].
    float uniform(float lower, float upper) {
        return lower + (upper - lower) * (static_cast<float>(bits() >> 40) * 0x1p-24f);
    }

  private:
    std::uint64_t state_;
};

}  // namespace jostle::race
