// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step of a world, as stages on its tables.
#pragma once

#include <jostle/dynamics/events.h>
#include <jostle/dynamics/profile.h>

#include "dynamics/continuous/sensor_passes.h"
#include "dynamics/pairs/touching.h"
#include "dynamics/store/context.h"
#include "dynamics/store/tables.h"
#include "dynamics/store/world_place.h"

namespace jostle::detail {

/// [1] Of a step.
inline constexpr int kMostSubsteps = 64;

struct StepArguments {
    float dt;  ///< [s]
    int substeps;
    TaskScheduler* scheduler;  ///< none: one thread
    StepCallbacks& callbacks;
    WorldPlace world;  ///< for the handles in events
    bool is_profiled = false;
};

/// The arrays that Events shows to the user.
struct StepEvents {
    explicit StepEvents(std::pmr::memory_resource* memory)
        : contacts_ended(memory),
          sensors_left(memory),
          contacts_began(memory),
          sensors_entered(memory),
          hits(memory),
          moved(memory),
          slept(memory),
          woke(memory),
          froze(memory),
          crushed(memory),
          sensor_passes(memory),
          shapes_gone(memory),
          joints_gone(memory),
          joints_broke(memory),
          hit_contacts(memory),
          nearing(memory),
          frozen_bodies(memory) {}
    /// A user finds nothing in them.
    [[nodiscard]] bool are_none() const {
        return contacts_ended.empty() && sensors_left.empty() && contacts_began.empty() &&
               sensors_entered.empty() && hits.empty() && moved.empty() && slept.empty() && woke.empty() &&
               froze.empty() && crushed.empty() && shapes_gone.empty() && joints_gone.empty() &&
               joints_broke.empty();
    }

    std::pmr::vector<ContactEnded> contacts_ended;
    std::pmr::vector<SensorLeft> sensors_left;
    std::pmr::vector<ContactBegan> contacts_began;
    std::pmr::vector<SensorEntered> sensors_entered;
    std::pmr::vector<ContactHit> hits;
    std::pmr::vector<BodyMove> moved;
    std::pmr::vector<BodySlept> slept;
    std::pmr::vector<BodyWoke> woke;
    std::pmr::vector<BodyFroze> froze;
    std::pmr::vector<BodyCrushed> crushed;
    SensorPasses sensor_passes;  ///< for write_events()
    /// [1] The first ones, of which callbacks were told before contacts were solved.
    std::size_t heard_began = 0, heard_entered = 0, heard_left = 0;
    std::pmr::vector<ShapeGone> shapes_gone;
    std::pmr::vector<JointGone> joints_gone;
    std::pmr::vector<JointBroke> joints_broke;
    std::pmr::vector<ContactId> hit_contacts;  ///< for write_events(), which puts hits in order
    std::pmr::vector<Nearing> nearing;         ///< of the step, that touch if they push
    std::pmr::vector<BodyId> frozen_bodies;    ///< for write_events(); room for all awake bodies
};

/// Moves the tables on. Cost: what is awake. Where memory runs out, it throws before the first velocity
/// changes: poses, velocities and events are those before the step, and the next step gives the bits of one
/// that never failed. An exception out of the scheduler leaves tables that are sound, in which some bodies
/// may have moved and some velocities have changed.
void step(Tables& tables, StepEvents& events, const StepArguments& arguments, Profile& profile);

}  // namespace jostle::detail
