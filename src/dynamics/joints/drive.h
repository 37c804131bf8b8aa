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

class Drive {
  public:
    explicit Drive(const JointMobility& mobility) : mobility_(mobility) {}

    /// [m/s] or [rad/s]
    [[nodiscard]] float speed() const { return speed_; }

    /// A motor. [m/s] and [N], or [rad/s] and [N m].
    void to_speed(float speed, float most, bool turns) {
        const float gain = most * (turns ? mobility_.angular : mobility_.linear) * kTimeToSleep;
        // A weaker one is lost in the tremor of what rests.
        if (gain >= (turns ? kLeastGain : kLeastGain * scale())) speed_ = max(speed_, min(abs(speed), gain));
    }
    /// [m] or [rad] `away` from its target, which it nears at `rate` [1/s].
    void to_place(float away, float rate, float most, bool turns) {
        const float there = turns ? kThereAngle : kThereSlops * mobility_.slop;
        if (abs(away) > there) to_speed(rate * away, most, turns);
    }
    void add(const JointAxis& axis, bool turns) {
        if (axis.has_motor != 0) to_speed(axis.motor_speed, axis.max_motor, turns);
    }
    void add(const SpinParameters& spin) {
        if (spin.has_motor != 0) to_speed(spin.speed, spin.max_torque, true);
    }
    void add(const ServoParameters& servo, float position, bool turns) {
        if (servo.has_servo != 0)
            to_place(position - servo.target, rate_of(servo.hertz, servo.damping_ratio), servo.max, turns);
    }
    /// `away` from where the spring has no force. A spring that would move a free body faster than bodies
    /// sleep, while its body is slow, bears a load, and drives nothing.
    void add(const SpringParameters& spring, float away, bool turns) {
        if (spring.is_soft == 0) return;
        const float rate = rate_of(spring.hertz, spring.damping_ratio);
        if (rate * abs(away) < (turns ? kSleepThreshold : kSleepThreshold * scale()))
            to_place(away, rate, std::numeric_limits<float>::max(), turns);
    }
    /// [1/s] How fast a spring comes to rest that does not swing, at least, and in its first moments from
    /// rest.
    [[nodiscard]] static float rate_of(float hertz, float damping_ratio) {
        const float omega = 2.0f * kPi * hertz;
        return min(omega / max(1.0f, 2.0f * damping_ratio), omega * omega * kTimeToSleep);
    }

  private:
    static constexpr float kThereSlops = 0.1f;     ///< [1] in slops
    static constexpr float kThereAngle = 0.5e-3f;  ///< [rad]
    static constexpr float kLeastGain = 1.0e-3f;   ///< [m/s] at length scale 1, and [rad/s]

    [[nodiscard]] float scale() const { return mobility_.slop / kLinearSlop; }

    const JointMobility& mobility_;
    float speed_ = 0.0f;
};

}  // namespace jostle::detail
