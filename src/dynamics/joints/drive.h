// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How fast a joint's motors, servos, targets and springs drive: the speed that each is to reach, but no more
// than its force gives in the time after which slow bodies sleep. A body that goes a tenth as fast is being
// driven, and does not fall asleep (islands/plan_sleep.h). A servo or a spring at its target drives nothing.
#pragma once

#include <jostle/core/constants.h>
#include <jostle/math/trigonometry.h>

#include <limits>

#include "dynamics/joints/joint_types.h"
#include "dynamics/store/joint.h"

namespace jostle::detail {

/// How a joint moves along its axis [m], or turns [rad].
struct DriveMeasure {
    float mobility;    ///< [1/kg] or [1/(kg m^2)]
    float least_gain;  ///< [m/s] or [rad/s]: a weaker motor is lost in the tremor of what rests
    float there;       ///< [m] or [rad] so near to a target nothing is driven
    float slow;        ///< [m/s] or [rad/s] the speed below which bodies sleep
};

class Drive {
  public:
    explicit Drive(const JointMobility& of)
        : along{of.linear, kLeastGain * (of.slop / kLinearSlop), kThereSlops * of.slop,
                kSleepThreshold * (of.slop / kLinearSlop)},
          about{of.angular, kLeastGain, kThereAngle, kSleepThreshold} {}

    /// [m/s] or [rad/s]
    [[nodiscard]] float speed() const { return speed_; }

    /// A motor. [m/s] and [N], or [rad/s] and [N m].
    void to_speed(float speed, float most, const DriveMeasure& by) {
        const float gain = most * by.mobility * kTimeToSleep;
        if (gain >= by.least_gain) speed_ = max(speed_, min(abs(speed), gain));
    }
    /// [m] or [rad] `away` from its target, which it nears at `rate` [1/s].
    void to_place(float away, float rate, float most, const DriveMeasure& by) {
        if (abs(away) > by.there) to_speed(rate * away, most, by);
    }
    void add(const JointAxis& axis, const DriveMeasure& by) {
        if (axis.has_motor != 0) to_speed(axis.motor_speed, axis.max_motor, by);
    }
    void add(const SpinParameters& spin) {
        if (spin.has_motor != 0) to_speed(spin.speed, spin.max_torque, about);
    }
    void add(const ServoParameters& servo, float position, const DriveMeasure& by) {
        if (servo.has_servo != 0)
            to_place(position - servo.target, rate_of(servo.hertz, servo.damping_ratio), servo.max, by);
    }
    /// `away` from where the spring has no force. A spring that would move a free body faster than bodies
    /// sleep, while its body is slow, bears a load, and drives nothing.
    void add(const SpringParameters& spring, float away, const DriveMeasure& by) {
        if (spring.is_soft == 0) return;
        const float rate = rate_of(spring.hertz, spring.damping_ratio);
        if (rate * abs(away) < by.slow) to_place(away, rate, std::numeric_limits<float>::max(), by);
    }
    /// [1/s] How fast a spring comes to rest that does not swing, at least, and in its first moments from
    /// rest.
    [[nodiscard]] static float rate_of(float hertz, float damping_ratio) {
        const float omega = 2.0f * kPi * hertz;
        return min(omega / max(1.0f, 2.0f * damping_ratio), omega * omega * kTimeToSleep);
    }

    const DriveMeasure along, about;

  private:
    static constexpr float kThereSlops = 0.1f;     ///< [1] in slops
    static constexpr float kThereAngle = 0.5e-3f;  ///< [rad]
    static constexpr float kLeastGain = 1.0e-3f;   ///< [m/s] at length scale 1, and [rad/s]

    float speed_ = 0.0f;
};

}  // namespace jostle::detail
