// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// CustomJoint: constraint rows of the user's own between two to four bodies. In each step in which one of its
// bodies is awake, World::on_custom_joints() is asked for the rows; they are solved in the same passes as all
// joints.
//
//     world.on_custom_joints([](CustomRows& rows) {
//         CustomRow& row = rows.add();               // keeps B's anchor on the x axis of the world
//         row.error = rows.joint.anchor_b().y;
//         row.linear[1] = {0, 1};
//         row.angular[1] = (rows.joint.anchor_b() - rows.joint.body_b().center_of_mass()).x;
//     });
//
// A row is a coordinate C that grows by the sum of linear[i] . v_i + angular[i] w_i of the bodies i. A force
// within limits draws C to 0, softly or as a spring, and acts on the bodies along linear[i] and angular[i].
#pragma once

#include <jostle/core/callback.h>
#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct CustomJointDef {
    Body body_a{};
    Body body_b{};                 ///< not body_a; of the same world
    std::optional<Body> body_c{};  ///< another one, if there are three or four
    std::optional<Body> body_d{};
    Vec2 anchor_a{};                         ///< [m] in A's frame: the user's own; drawn
    Vec2 anchor_b{};                         ///< [m] in B's frame
    bool collide_connected = false;          ///< whether the bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< of its rigid rows; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks; the force is the one on the last body
    std::uint64_t user_data = 0;             ///< the user's own number
};

class CustomJoint : public Joint {
  public:
    CustomJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit CustomJoint(const Joint& joint);

    /// [1] Of the last step; while it sleeps, of the last one before.
    [[nodiscard]] int row_count() const;
    /// [N], [N m] The force along a row in the last sub-step of that step; 0 of a row that there was not.
    [[nodiscard]] float row_force(int row) const;
};

inline constexpr int kMaxCustomRows = 3;

/// A row. The size of a number must not exceed 1e6; that of a force may be any, and a spring's numbers are at
/// least 0.
struct CustomRow {
    Vec2 linear[4] = {};    ///< [1] of each body
    float angular[4] = {};  ///< [m] or [1] of each body
    float error = 0.0f;     ///< [m] or [rad] C before the step
    float speed = 0.0f;     ///< [m/s] or [rad/s] at which C is to grow: a motor. Then `error` is left alone
    bool is_motor = false;
    float min_force = -std::numeric_limits<float>::max();  ///< [N] or [N m] finite; 0: it pushes one way only
    float max_force = std::numeric_limits<float>::max();   ///< [N] or [N m] >= min_force
    std::optional<JointSpring> spring{};                   ///< none: rigid
};

/// The question of a step about one joint.
struct CustomRows {
    CustomJoint joint;
    float h = 0.0f;  ///< [s] of a sub-step
    int count = 0;   ///< at most kMaxCustomRows
    CustomRow rows[kMaxCustomRows];

    /// One more; the last one again where there is no room.
    CustomRow& add() { return rows[count < kMaxCustomRows ? count++ : kMaxCustomRows - 1]; }
};

using CustomFunction = Callback<void(CustomRows&)>;

}  // namespace jostle
JOSTLE_API_END
