// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The colours of a drawn world that are no option: hues without an end, and the tint of each shape.
#pragma once

#include <jostle/draw/draw_world.h>
#include <jostle/dynamics/world.h>

#include <optional>
#include <vector>

namespace jostle {

/// Hues around the wheel, of which any few in a row lie far apart: each is the last one's plus 0.618 turns.
[[nodiscard]] Color hue(int number);

/// The colours of a world's shapes, as its flags and options ask for them.
class ShapeTints {
  public:
    ShapeTints(const World& world, DrawFlags flags, const DrawWorldOptions& options);

    [[nodiscard]] Color of(const Body& body, const Shape& shape) const;

  private:
    [[nodiscard]] std::optional<Color> of_island(const Body& body) const;

    const DrawWorldOptions& options_;
    bool shows_sleep_;
    /// By the body's slot, of those in an island; empty where neither islands nor sleep are shown.
    std::vector<std::optional<Color>> islands_;
};

}  // namespace jostle
