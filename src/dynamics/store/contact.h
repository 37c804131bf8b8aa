// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts: a pair of shapes whose fat boxes overlap. The record, by id, says where the contact is; the sim,
// which moves between the bins of the constraint graph, is what a step reads and writes.
#pragma once

#include <jostle/geometry/manifold.h>

#include <atomic>
#include <span>

#include "dynamics/store/body.h"

namespace jostle {

struct ContactSim {
    ContactId id;
    ShapeId shape_a;
    ShapeId shape_b;
    BodyId body_a;
    BodyId body_b;
    float friction = 0.0f;     ///< [1]
    float restitution = 0.0f;  ///< [1]
    bool is_sensor = false;
    bool has_hit_events = false;  ///< asked for by one of the shapes
    bool has_pose = false;        ///< `manifold` and `pose` are of a full computation

    Manifold manifold;  ///< in A's frame, as computed at `pose`
    Transform pose;     ///< of B in A's frame, then

    // What the solver takes and leaves, in the world's frame.
    Vec2 normal;                         ///< [1] from A to B
    Vec2 anchor_a[2], anchor_b[2];       ///< [m] from the centres of mass
    float separation[2] = {};            ///< [m] now
    float normal_impulse[2] = {};        ///< [N s] of the last sub-step: the next step's warm start
    float tangent_impulse[2] = {};       ///< [N s]
    float total_normal_impulse[2] = {};  ///< [N s] over the whole step
    float approach_speed = 0.0f;         ///< [m/s] before the step, of the fastest point that was pushed ...
    Vec2 hit_point;                      ///< [m] of the world: ... and where that was
};

struct ContactRecord {
    int bin = kNone;    ///< of the constraint graph: where it lies, or, while it sleeps, will lie
    int index = kNone;  ///< in the bin where it lies
    ShapeId shape_a;
    ShapeId shape_b;
    bool is_asleep = false;    ///< it lies in kAsleepBin
    bool is_touching = false;  ///< it has begun to touch; see touches.h
    double began = 0.0;        ///< [s] when
    Edge<ContactTag> edges[2];
};

/// A bit per contact: the narrow phase found that it began, ended or parted, and nobody has acted upon it.
/// Part of the state: a step that runs out of memory leaves the rest to the next.
class ChangedContacts {
  public:
    explicit ChangedContacts(std::pmr::memory_resource* memory) : words_(memory) {}

    /// Afterwards bits for so many contacts more can be there. Throws std::bad_alloc, and has changed
    /// nothing.
    void reserve_more(int more) { make_room(words_, (more + 63) / 64); }
    /// There is a bit for the contact, which is clear where it is new.
    void cover(ContactId id) {
        if (word(id) >= words_.size()) words_.resize(word(id) + 1, 0);
    }
    /// On any thread: the contact may not be where it belongs any more.
    void note_at_once(ContactId id) {
        // Any order of these gives the same bits.
        std::atomic_ref(words_[word(id)]).fetch_or(bit(id), std::memory_order_relaxed);
    }
    /// It is acted upon.
    void settle(ContactId id) { words_[word(id)] &= ~bit(id); }
    [[nodiscard]] bool has(ContactId id) const { return (words_[word(id)] & bit(id)) != 0; }
    [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }

  private:
    [[nodiscard]] static std::size_t word(ContactId id) { return static_cast<std::size_t>(id.index) / 64; }
    [[nodiscard]] static std::uint64_t bit(ContactId id) { return std::uint64_t{1} << (id.index % 64); }

    std::pmr::vector<std::uint64_t> words_;
};

}  // namespace jostle
