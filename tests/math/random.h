// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Numbers for property tests, the same on every platform (the distributions of <random> are not). A test
// prints the seed of its run: SCOPED_TRACE(random.seed_text()). The sequence is SplitMix64 [Steele2014].
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace jostle::test {

/// Whether this is a long run: JOSTLE_LONG is set, to anything but 0.
inline bool is_long_run() {
    const char* text = std::getenv("JOSTLE_LONG");
    return text != nullptr && *text != '\0' && *text != '0';
}

class Random {
  public:
    explicit Random(std::uint64_t seed) : seed_(seed), state_(seed) {}

    std::uint64_t bits() {
        std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return z ^ (z >> 31);
    }
    /// In [0, count).
    std::uint32_t below(std::uint32_t count) {
        return static_cast<std::uint32_t>((bits() >> 32) * count >> 32);
    }
    /// In [lower, upper].
    float uniform(float lower, float upper) {
        return lower + (upper - lower) * (static_cast<float>(bits() >> 40) * 0x1p-24f);
    }
    /// In [lower, upper], a whole number.
    float whole(int lower, int upper) {
        return static_cast<float>(lower +
                                  static_cast<int>(below(static_cast<std::uint32_t>(upper - lower + 1))));
    }
    /// Any finite float, each exponent as likely as another.
    float any_finite() {
        for (;;) {
            const auto b = static_cast<std::uint32_t>(bits() >> 32);
            if ((b & 0x7f800000u) != 0x7f800000u) return std::bit_cast<float>(b);
        }
    }
    std::string seed_text() const { return "seed " + std::to_string(seed_); }

  private:
    std::uint64_t seed_, state_;
};

}  // namespace jostle::test
