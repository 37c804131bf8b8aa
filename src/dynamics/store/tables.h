// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Everything that a world consists of, as tables: what edits and the stages of a step work on.
#pragma once

#include <jostle/memory/block_allocator.h>
#include <jostle/memory/stack_allocator.h>
#include <jostle/spatial/broad_phase.h>

#include "dynamics/store/body_names.h"
#include "dynamics/store/body_table.h"
#include "dynamics/store/departures.h"
#include "dynamics/store/graph.h"
#include "dynamics/store/island.h"
#include "dynamics/store/joint_plan.h"
#include "dynamics/store/pair_set.h"
#include "dynamics/store/portion_plan.h"
#include "dynamics/store/settings.h"
#include "dynamics/store/shape.h"
#include "dynamics/store/sleep_changes.h"
#include "dynamics/store/sweep_answers.h"
#include "dynamics/store/sweep_counts.h"
#include "dynamics/store/touches.h"

namespace jostle::detail {

/// [byte] Enough for a step of ten boxes; one that wants more has more from its second step on.
inline constexpr std::size_t kStackAtFirst = 40 * 1024;

struct Tables {
    Tables(std::pmr::memory_resource* memory, const BroadPhaseOptions& options, const StepSettings& tuned,
           JointTable types)
        : blocks(memory),
          stack(memory, kStackAtFirst),
          bodies(memory),
          names(memory),
          shapes(memory),
          chains(memory),
          contacts(memory),
          changed_contacts(memory),
          asking_contacts(memory),
          pressed(memory),
          nearing(memory),
          joints(memory),
          islands(memory),
          sleep_changes(memory),
          graph(memory, types),
          joint_plan(memory),
          portion_plan(memory),
          broad_phase(options, memory),
          pairs(memory),
          sweep_answers(memory),
          touches(memory),
          departures(memory),
          settings(tuned) {}

    /// Before a static body, one of its shapes, or the static tree changes: the rows may be shared with
    /// another world's (edit/owning.h). Throws std::bad_alloc, and has changed nothing that a user sees.
    void own_static() {
        bodies.own_static();
        shapes.own_static();
        broad_phase.own_static();
    }
    /// The trees of another world, of which the static one is shared.
    void share_trees(const Tables& other) { broad_phase.share_from(other.broad_phase); }

    [[nodiscard]] ContactSim& contact_sim(ContactId id) { return graph.contact_sim(contacts[id]); }
    [[nodiscard]] const ContactSim& contact_sim(ContactId id) const {
        return graph.contact_sim(contacts[id]);
    }
    [[nodiscard]] const JointRow& joint_row(JointId id) const { return graph.row(joints[id].type); }
    /// The sim of a joint, of its type.
    [[nodiscard]] void* joint_sim(JointId id) { return graph.joint_sim(joints[id]); }
    [[nodiscard]] const void* joint_sim(JointId id) const { return graph.joint_sim(joints[id]); }
    [[nodiscard]] ContactNotes contact_notes() {
        return {changed_contacts, asking_contacts, pressed, nearing};
    }
    /// The bodies of a joint.
    [[nodiscard]] std::span<const BodyId> joint_bodies(JointId id) const {
        return {static_cast<const JointHead*>(joint_sim(id))->bodies, joints[id].body_count};
    }

    BlockAllocator blocks;  ///< large polygons, lists of chains' segments
    StackAllocator stack;   ///< what a step needs while it runs
    BodyTable bodies;
    BodyNames names;
    ShapeTable shapes;
    Table<ChainTag, ChainRecord> chains;
    Table<ContactTag, ContactRecord> contacts;
    ChangedContacts changed_contacts;
    NotedSet<ContactId> asking_contacts;  ///< since the narrow phase, until they were asked about
    /// Since the narrow phase: bodies that may have to be swept though they are slow, as they are deep in a
    /// body that does not move, or in the way of one that pushes.
    NotedSet<BodyId> pressed;
    NotedSet<ContactId> nearing;  ///< since the narrow phase: they touch if they push in this step
    Table<JointTag, JointRecord> joints;
    IslandTable islands;
    SleepChanges sleep_changes;
    ConstraintGraph graph;
    JointPlan joint_plan;
    PortionPlan portion_plan;
    BroadPhase<2> broad_phase;
    PairSet pairs;  ///< of shapes that have a contact
    SweepAnswers sweep_answers;
    Touches touches;
    Departures departures;
    StepSettings settings;
    double time = 0.0;  ///< [s] simulated so far
    SweepCounts sweeps;
    int hit_shapes = 0;      ///< [1] shapes that asked for hit events
    int breakable = 0;       ///< [1] joints that can break
    int custom_joints = 0;   ///< [1] joints whose rows are the user's
    float impulse_h = 0.0f;  ///< [s] of the sub-step that stored impulses are for; see store/warm_share.h
    float steady_h = 0.0f;   ///< [s] the usual sub-step of late; 0: there was none
    float off_boxes = 0.0f;  ///< [m] in callbacks while bodies are swept: shapes lie so far off their boxes
};

}  // namespace jostle::detail
