// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// One entry of a batch's rows: an object by its key, what is done to it or shown of it, and where its numbers
// lie in a row.
//
// Cost: a number of an action or observation costs one call of the world's, found by key.
#pragma once

#include <jostle/batch/columns.h>
#include <jostle/core/require.h>
#include <jostle/dynamics/world.h>

#include <cstddef>
#include <span>

namespace jostle::detail {

enum class ColumnObject : std::uint8_t { kBody, kShape, kJoint };

struct ActionColumns {
    BatchAction type{};
    std::uint64_t key = 0;
    std::size_t first = 0;  ///< [1] column
};
struct ObservationColumns {
    BatchObservation type{};
    ColumnObject object{};
    std::uint64_t key = 0;
    std::size_t first = 0;  ///< [1] column
    BatchRay ray{};
    std::uint64_t other = 0;  ///< of the other shape
    int contacts = 0;         ///< [1] at most, of add_contacts()
};

[[nodiscard]] int count_of(const ActionColumns& columns);
[[nodiscard]] int count_of(const ObservationColumns& columns);
[[nodiscard]] bool is_of_joint(BatchAction type);

/// Refuses columns that the object in this world cannot have; `index` is the world's, for the sentence.
void require_fit(const Call& call, const World& world, int index, const ActionColumns& columns);
void require_fit(const Call& call, const World& world, int index, const ObservationColumns& columns);
/// Refuses numbers that no world takes; `index` is the row's.
void require_numbers(const Call& call, int index, const ActionColumns& columns, std::span<const float> row);

/// Does the action, if it comes before the first step of a row alone.
void act_once(World& world, const ActionColumns& columns, std::span<const float> row);
/// Does the action, if it comes before each step of a row.
void act_again(World& world, const ActionColumns& columns, std::span<const float> row);
void observe(const World& world, const ObservationColumns& columns, std::span<float> row);

/// Calls use(joint) with a joint of the type that it is, if that has a motor and a position.
template <class Use>
void with_driven(const Joint& joint, const Use& use) {
    switch (joint.type()) {
        case JointType::kRevolute:
            return use(RevoluteJoint(joint));
        case JointType::kPrismatic:
            return use(PrismaticJoint(joint));
        case JointType::kDistance:
            return use(DistanceJoint(joint));
        case JointType::kWheel:
            return use(WheelJoint(joint));
        case JointType::kSlot:
            return use(SlotJoint(joint));
        default:
            return;
    }
}

}  // namespace jostle::detail
