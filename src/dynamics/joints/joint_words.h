// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The parameters of each type of joints, word by word, for saves and for what tells two worlds apart: the
// names in the order of the fields of joint_types.h. JointRowOf compares their number with the size of the
// struct.
#pragma once

#include <array>

#include "dynamics/joints/joint_types.h"

namespace jostle::detail {

template <std::size_t... N>
[[nodiscard]] constexpr auto join(const std::array<JointWord, N>&... parts) {
    std::array<JointWord, (N + ...)> all{};
    std::size_t next = 0;
    const auto append = [&](const auto& part) {
        for (const JointWord& word : part) all[next++] = word;
    };
    (append(parts), ...);
    return all;
}
template <std::size_t N>
[[nodiscard]] constexpr std::array<JointWord, N> words(const JointWord (&list)[N]) {
    std::array<JointWord, N> all{};
    for (std::size_t i = 0; i < N; ++i) all[i] = list[i];
    return all;
}

inline constexpr auto kAnchorWords = words({{"anchor_a.x"}, {"anchor_a.y"}, {"anchor_b.x"}, {"anchor_b.y"}});
inline constexpr auto kAxisWords = words({{"has_limit", WordType::kFlag},
                                          {"lower"},
                                          {"upper"},
                                          {"has_motor", WordType::kFlag},
                                          {"motor_speed"},
                                          {"max_motor"}});
inline constexpr auto kServoWords = words({{"has_servo", WordType::kFlag},
                                           {"servo.target"},
                                           {"servo.hertz"},
                                           {"servo.damping_ratio"},
                                           {"servo.max"}});
inline constexpr auto kSpringWords =
    words({{"is_soft", WordType::kFlag}, {"spring.hertz"}, {"spring.damping_ratio"}});
inline constexpr auto kSpinWords =
    words({{"spin.has_motor", WordType::kFlag}, {"spin.speed"}, {"spin.max_torque"}});
inline constexpr auto kDirectionWords = words({{"local_axis_a.x"}, {"local_axis_a.y"}});
inline constexpr auto kAngleWord = words({{"reference_angle"}});
inline constexpr auto kCoupledWords = join(words({{"slides", WordType::kFlag}, {"ends", WordType::kEnds}}),
                                           kAnchorWords, kDirectionWords, kAngleWord);

constexpr auto words_of(const RevoluteParameters*) {
    return join(kAnchorWords, kAngleWord, kAxisWords, kServoWords);
}
constexpr auto words_of(const PrismaticParameters*) {
    return join(kAnchorWords, kDirectionWords, kAngleWord, kAxisWords, kServoWords);
}
constexpr auto words_of(const DistanceParameters*) {
    return join(kAnchorWords, words({{"length"}}), kSpringWords, kAxisWords);
}
constexpr auto words_of(const WeldParameters*) {
    return join(kAnchorWords, kAngleWord, kSpringWords, kSpringWords);
}
constexpr auto words_of(const FilterParameters*) {
    return words({{"none", WordType::kFlag}});
}
constexpr auto words_of(const MotorParameters*) {
    return join(kAnchorWords, words({{"offset.x"}, {"offset.y"}, {"angle"}, {"max_force"}, {"max_torque"}}));
}
constexpr auto words_of(const TargetParameters*) {
    return join(kAnchorWords, words({{"hertz"}, {"damping_ratio"}, {"max_force"}}));
}
constexpr auto words_of(const FrictionParameters*) {
    return join(kAnchorWords, words({{"max_force"}, {"max_torque"}}));
}
/// Of a wheel and a slot.
constexpr auto words_of(const LineParameters*) {
    return join(kAnchorWords, kDirectionWords, kAxisWords, kServoWords, kSpinWords);
}
constexpr auto words_of(const PulleyParameters*) {
    return join(kAnchorWords, words({{"point_a.x"},
                                     {"point_a.y"},
                                     {"point_b.x"},
                                     {"point_b.y"},
                                     {"length"},
                                     {"ratio"},
                                     {"min_length_a"},
                                     {"min_length_b"}}));
}
constexpr auto words_of(const GearParameters*) {
    return join(kCoupledWords, kCoupledWords,
                words({{"joint_a", WordType::kJoint},
                       {"joint_b", WordType::kJoint},
                       {"body_count", WordType::kCount},
                       {"ratio"},
                       {"offset"},
                       {"has_offset", WordType::kFlag}}));
}
constexpr auto words_of(const RatchetParameters*) {
    return join(kAnchorWords, words({{"step"}, {"phase"}, {"max_torque"}}));
}
constexpr auto words_of(const CustomParameters*) {
    return join(kAnchorWords, words({{"body_count", WordType::kCount}}));
}

}  // namespace jostle::detail
