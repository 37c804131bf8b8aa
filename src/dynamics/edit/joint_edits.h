// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joints' edits; see edits.h.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "dynamics/edit/edits.h"

namespace jostle::detail {

/// The parameters of a joint of some type, as words: floats, and flags that are 0 or 1. A -0 that a user gave
/// is made +0: numbers that compare equal act alike.
struct JointParameters {
    static constexpr std::size_t kWords = kMaxJointParameters / sizeof(std::uint32_t);

    JointParameters() = default;
    template <class Parameters>
    requires(std::is_trivially_copyable_v<Parameters>) explicit JointParameters(
        const Parameters& parameters) {
        static_assert(sizeof(Parameters) <= kMaxJointParameters && alignof(Parameters) == alignof(float));
        std::memcpy(words.data(), &parameters, sizeof(Parameters));
        for (std::uint32_t& word : words)
            if (word == std::bit_cast<std::uint32_t>(-0.0f)) word = 0;
    }
    template <class Parameters>
    [[nodiscard]] Parameters as() const {
        Parameters parameters;
        std::memcpy(static_cast<void*>(&parameters), words.data(), sizeof(Parameters));
        return parameters;
    }

    std::array<std::uint32_t, kWords> words{};
};

/// When a joint breaks.
struct BreakThreshold {
    bool breaks = false;    ///< false: never, and the others are 0
    bool destroys = false;  ///< it goes when it breaks
    float force = 0.0f;     ///< [N]
    float torque = 0.0f;    ///< [N m]
};

struct CreateJoint {
    JointType type = JointType{};
    int body_count = 2;
    BodyId bodies[kMaxJointBodies] = {};  ///< different ones
    JointParameters parameters;
    bool collide_connected = false;
    JointStiffness stiffness;
    BreakThreshold break_at;
    std::uint64_t user_data = 0;
    JointId joint{};  ///< taken by reserve()
};
struct EnterJoint {
    JointId joint{};
};
/// With the joints that couple it.
struct DestroyJoint {
    JointId joint{};
};
/// All setters of all types. Which warm-starting impulses it puts to zero is the type's to say.
struct SetJointParameters {
    JointId joint{};
    JointParameters parameters;
};
struct SetJointCollides {
    JointId joint{};
    bool collide = false;
};
struct SetJointStiffness {
    JointId joint{};
    JointStiffness stiffness;
};
struct SetJointBreak {
    JointId joint{};
    BreakThreshold break_at;
};
struct SetJointUserData {
    JointId joint{};
    std::uint64_t word = 0;
};

[[nodiscard]] Stirred stirred_by(const Tables& tables, const EnterJoint& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const DestroyJoint& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetJointParameters& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetJointCollides& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetJointStiffness& edit);
[[nodiscard]] Stirred stirred_by(const Tables& tables, const SetJointBreak& edit);

template <>
void reserve(Tables& tables, CreateJoint& edit);
template <>
void reserve(Tables& tables, EnterJoint& edit);
template <>
void reserve(Tables& tables, DestroyJoint& edit);

EnterJoint lay_aside(Tables& tables, const CreateJoint& edit) noexcept;
void drop(Tables& tables, const EnterJoint& edit) noexcept;

void apply(Tables& tables, const EnterJoint& edit) noexcept;
void apply(Tables& tables, const DestroyJoint& edit) noexcept;
void apply(Tables& tables, const SetJointParameters& edit) noexcept;
void apply(Tables& tables, const SetJointCollides& edit) noexcept;
void apply(Tables& tables, const SetJointStiffness& edit) noexcept;
void apply(Tables& tables, const SetJointBreak& edit) noexcept;
void apply(Tables& tables, const SetJointUserData& edit) noexcept;

}  // namespace jostle::detail
