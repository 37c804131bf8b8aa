// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a moving body meets first.
#pragma once

#include <bit>
#include <cstdint>

#include "dynamics/continuous/meeting.h"
#include "dynamics/continuous/path.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"

namespace jostle {

/// ORDER: by fraction, then the other shape, then the body's own.
struct ImpactKey {
    float fraction = -1.0f;  ///< [1] of the step
    ShapeId other;
    ShapeId own;

    friend bool operator<(const ImpactKey& a, const ImpactKey& b) {
        if (a.fraction != b.fraction) return a.fraction < b.fraction;
        return a.other.index != b.other.index ? a.other.index < b.other.index : a.own.index < b.own.index;
    }
};

struct Impact {
    bool hit = false;
    bool must_ask = false;  ///< the user decides about it
    ImpactKey key{2.0f, {}, {}};
    Vec2 point;   ///< [m] in the world
    Vec2 normal;  ///< [1] in the world, from the other shape to the body's own
};

/// Part of a body's path.
struct Stretch {
    BodyId body;
    Sweep sweep;     ///< over the whole step
    BodyId carrier;  ///< by which the body is carried
    float begin;     ///< [1] of the step: up to its end
};

/// All numbers are constant while bodies are swept, so that many can be at once.
class Sweeper {
  public:
    Sweeper(const StepContext& context, const Tables& tables)
        : context_(context),
          tables_(tables),
          slop_(context.settings.tolerances.linear_slop),
          per_unit_(unit_near(kLinearSlop / slop_)) {}

    /// [m] No point of a kinematic body moves further in this step.
    void set_kinematic_reach(float reach) { kinematic_reach_ = reach; }

    /// The first impact on static and kinematic shapes after `after`. A body that rests meets kinematic ones
    /// alone.
    [[nodiscard]] Impact first_impact(const Stretch& stretch, const ImpactKey& after = {}) const;
    /// Whether the core of the body's shape, at a pose of the body, touches the other one, which is static.
    [[nodiscard]] bool is_across(const Transform& pose, const ImpactKey& impact) const;

  private:
    struct Search;
    void against_static(Search& search) const;
    void against_kinematic(Search& search) const;
    void consider(Search& search, ShapeId other, const Sweep& sweep_of_other) const;
    /// Whether two shapes of different bodies stop each other; unknown before the user is asked.
    enum class Answer { kNo, kYes, kAsk };
    [[nodiscard]] Answer stops(ShapeId own, ShapeId other) const;

    /// The power of two that is not greater than a number and nearest to it.
    [[nodiscard]] static float unit_near(float number) {
        return std::bit_cast<float>(std::bit_cast<std::uint32_t>(number) & 0xff800000u);
    }

    const StepContext& context_;
    const Tables& tables_;
    float slop_;
    float per_unit_;  ///< see MeetingShapes
    float kinematic_reach_ = 0.0f;
};

}  // namespace jostle
