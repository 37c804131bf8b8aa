// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Everything that a world consists of, as tables: what the stages of a step work on.
#pragma once

#include <jostle/dynamics/events.h>
#include <jostle/memory/block_allocator.h>
#include <jostle/memory/id_pool.h>
#include <jostle/memory/stack_allocator.h>
#include <jostle/spatial/broad_phase.h>

#include "dynamics/store/graph.h"
#include "dynamics/store/pair_set.h"
#include "dynamics/store/settings.h"
#include "dynamics/store/shape.h"

namespace jostle {

struct Tables {
    Tables(std::pmr::memory_resource* memory, const BroadPhaseOptions& options, const StepSettings& tuned,
           JointTable kinds)
        : blocks(memory),
          stack(memory),
          body_ids(memory),
          shape_ids(memory),
          chain_ids(memory),
          contact_ids(memory),
          joint_ids(memory),
          bodies(memory),
          places(memory),
          sets{BodyArrays(memory), BodyArrays(memory), BodyArrays(memory)},
          shapes(memory),
          chains(memory),
          contacts(memory),
          changed_contacts(memory),
          joints(memory),
          joint_kinds(kinds),
          graph(memory),
          broad_phase(options, memory),
          pairs(memory),
          moves(memory),
          reach(tuned.tolerances.speculative_distance),
          settings(tuned) {
        awake().sims.emplace_back();
        awake().states.emplace_back();
    }

    /// What the broad phase is told of a shape that moves: a pair has to be known as soon as its manifold may
    /// have points. Of a static one, that is told its tight box, the others' reach is enough.
    [[nodiscard]] Aabb<2> pair_box(const ShapeRecord& shape, const Transform& transform) const {
        return expand(bounds(shape.geometry, transform), reach);
    }

    [[nodiscard]] BodyArrays& awake() { return sets[static_cast<int>(BodySet::kAwake)]; }
    [[nodiscard]] const BodyArrays& awake() const { return sets[static_cast<int>(BodySet::kAwake)]; }
    [[nodiscard]] BodySim& sim(int body) {
        const BodyPlace place = places[static_cast<std::size_t>(body)];
        return sets[static_cast<int>(place.set)].sims[static_cast<std::size_t>(place.index)];
    }
    [[nodiscard]] const BodySim& sim(int body) const { return const_cast<Tables*>(this)->sim(body); }
    [[nodiscard]] BodyState& state(int body) {
        const BodyPlace place = places[static_cast<std::size_t>(body)];
        return sets[static_cast<int>(place.set)].states[static_cast<std::size_t>(place.index)];
    }
    [[nodiscard]] const BodyState& state(int body) const { return const_cast<Tables*>(this)->state(body); }
    [[nodiscard]] BodyRecord& body(int id) { return bodies[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const BodyRecord& body(int id) const { return bodies[static_cast<std::size_t>(id)]; }
    [[nodiscard]] ShapeRecord& shape(int id) { return shapes[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const ShapeRecord& shape(int id) const { return shapes[static_cast<std::size_t>(id)]; }
    [[nodiscard]] ChainRecord& chain(int id) { return chains[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const ChainRecord& chain(int id) const { return chains[static_cast<std::size_t>(id)]; }
    [[nodiscard]] ContactRecord& contact(int id) { return contacts[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const ContactRecord& contact(int id) const {
        return contacts[static_cast<std::size_t>(id)];
    }
    [[nodiscard]] JointRecord& joint(int id) { return joints[static_cast<std::size_t>(id)]; }
    [[nodiscard]] const JointRecord& joint(int id) const { return joints[static_cast<std::size_t>(id)]; }
    [[nodiscard]] Bin& bin(int index) { return graph.bins[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Bin& bin(int index) const { return graph.bins[static_cast<std::size_t>(index)]; }
    [[nodiscard]] ContactSim& contact_sim(int id) {
        const ContactRecord& record = contact(id);
        return bin(record.bin).contacts[static_cast<std::size_t>(record.index)];
    }
    [[nodiscard]] const ContactSim& contact_sim(int id) const {
        return const_cast<Tables*>(this)->contact_sim(id);
    }
    [[nodiscard]] const JointRow& joint_row(JointKind kind) const {
        return *joint_kinds[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] const JointRow& joint_row(int id) const { return joint_row(joint(id).kind); }
    /// The sim of a joint, of its kind.
    [[nodiscard]] void* joint_sim(int id) {
        const JointRecord& record = joint(id);
        return bin(record.bin).joints[static_cast<std::size_t>(record.kind)].at(record.index);
    }
    [[nodiscard]] const void* joint_sim(int id) const { return const_cast<Tables*>(this)->joint_sim(id); }
    /// The bodies of a joint.
    [[nodiscard]] std::span<const int> joint_bodies(int id) const {
        return {static_cast<const JointHead*>(joint_sim(id))->bodies, joint(id).body_count};
    }
    /// Whether the solver changes the body's velocity.
    [[nodiscard]] bool is_movable(int id) const {
        return body(id).type == BodyType::kDynamic &&
               places[static_cast<std::size_t>(id)].set == BodySet::kAwake;
    }

    BlockAllocator blocks;  ///< large polygons, lists of chains' segments
    StackAllocator stack;   ///< what a step needs while it runs
    IdPool body_ids, shape_ids, chain_ids, contact_ids, joint_ids;
    std::pmr::vector<BodyRecord> bodies;
    std::pmr::vector<BodyPlace> places;
    BodyArrays sets[kBodySets];
    std::pmr::vector<ShapeRecord> shapes;
    std::pmr::vector<ChainRecord> chains;
    std::pmr::vector<ContactRecord> contacts;
    /// A bit per id: the narrow phase found that the contact began, ended or parted, and nobody has acted
    /// upon it.
    std::pmr::vector<std::uint64_t> changed_contacts;
    std::pmr::vector<JointRecord> joints;
    JointTable joint_kinds;
    ConstraintGraph graph;
    BroadPhase<2> broad_phase;
    PairSet pairs;                     ///< of shapes that have a contact
    std::pmr::vector<BodyMove> moves;  ///< what the last step simulated
    float reach;                       ///< [m] at which manifolds begin to have points
    int first_stale = kNone;           ///< list of bodies whose mass is to be made anew; see body_mass.h
    StepSettings settings;
};

}  // namespace jostle
