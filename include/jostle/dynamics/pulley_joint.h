// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// PulleyJoint: a rope from A over two points of a frame to B. The rope pulls, and never pushes: between
// nearer bodies the rope is slack. With the ratio r, length_a + r length_b is at most `length`: B is pulled
// with r times the force on A, as by a tackle.
//
//          point_a ------- point_b          fixed to the frame
//             |               |
//          length_a           |
//             |            length_b
//           A anchor_a        |
//                           B anchor_b
#pragma once

#include <jostle/dynamics/joint.h>

JOSTLE_API_BEGIN
namespace jostle {

struct PulleyJointDef {
    Body body_a{};
    Body body_b{};        ///< not body_a; of the same world
    Body frame{};         ///< has the two points, and bears the rope: a body that is neither of the others
    Vec2 anchor_a{};      ///< [m] in A's frame
    Vec2 anchor_b{};      ///< [m] in B's frame
    Vec2 point_a{};       ///< [m] in the frame's own frame
    Vec2 point_b{};       ///< [m] likewise
    float length = 1.0f;  ///< [m] > 0 of the rope: length_a + ratio length_b, at most
    float ratio = 1.0f;   ///< [1] in [1e-3, 1e3]
    float min_length_a = 0.0f;               ///< [m] >= 0: A comes no nearer to its point
    float min_length_b = 0.0f;               ///< [m] >= 0
    bool collide_connected = true;           ///< whether the bodies' shapes collide with each other
    std::optional<JointSpring> stiffness{};  ///< its own; none: the world's
    std::optional<JointBreak> break_at{};    ///< none: it never breaks; the force is the one on B
    std::uint64_t user_data = 0;             ///< the user's own number
};

class PulleyJoint : public Joint {
  public:
    PulleyJoint() = default;
    /// Throws Error if the joint is of another type.
    explicit PulleyJoint(const Joint& joint);

    [[nodiscard]] Body frame() const;
    [[nodiscard]] Vec2 point_a() const;         ///< [m] in the world
    [[nodiscard]] Vec2 point_b() const;         ///< [m] in the world
    [[nodiscard]] Vec2 local_point_a() const;   ///< [m] in the frame's own frame
    [[nodiscard]] Vec2 local_point_b() const;   ///< [m] likewise
    void set_local_point_a(Vec2 point) const;   ///< [m] likewise
    void set_local_point_b(Vec2 point) const;   ///< [m] likewise
    [[nodiscard]] float length_a() const;       ///< [m] from A's anchor to its point, now
    [[nodiscard]] float length_b() const;       ///< [m] likewise
    [[nodiscard]] float length() const;         ///< [m] of the rope
    void set_length(float length) const;        ///< [m] > 0
    [[nodiscard]] float ratio() const;          ///< [1]
    void set_ratio(float ratio) const;          ///< [1] in [1e-3, 1e3]
    [[nodiscard]] float min_length_a() const;   ///< [m]
    void set_min_length_a(float length) const;  ///< [m] >= 0
    [[nodiscard]] float min_length_b() const;   ///< [m]
    void set_min_length_b(float length) const;  ///< [m] >= 0
};

}  // namespace jostle
JOSTLE_API_END
