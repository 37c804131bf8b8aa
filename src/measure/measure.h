// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a run came to, measured alike for every engine: by jostle's own geometry, on the poses that the engine
// reports.
#pragma once

#include <jostle/scene/scene.h>

#include <cstdint>
#include <utility>
#include <vector>

namespace jostle::measure {

/// The state of all bodies, in the scene's order.
struct BodyStates {
    std::vector<Transform> poses;
    std::vector<Vec2> linear;      ///< [m/s]
    std::vector<float> angular;    ///< [rad/s]
    std::vector<MassData> masses;  ///< 0 unless dynamic
};

struct Quality {
    double max_penetration = 0.0;   ///< [m] over all pairs of shapes that should not overlap
    double max_joint_error = 0.0;   ///< [m] over all joints, springs left out
    double drift_vertical = 0.0;    ///< [m] the greatest of any dynamic body from its start, along gravity
    double drift_sideways = 0.0;    ///< [m] and across it
    double kinetic_energy = 0.0;    ///< [J]
    double potential_energy = 0.0;  ///< [J] against the world's origin
    double center_of_mass[2] = {};  ///< [m] of all dynamic bodies
};

/// Whether every number is finite: an engine in which something exploded reports others.
[[nodiscard]] bool all_finite(const BodyStates& states);

/// Measures states of the worlds made from one scene. Cost: n log n in the shapes to find the pairs.
class Measure {
  public:
    /// The scene must outlive this.
    explicit Measure(const Scene& scene);
    /// Numbers are NaN where states are not finite.
    [[nodiscard]] Quality operator()(const BodyStates& states) const;
    /// [m] Of finite states: Quality::max_joint_error alone.
    [[nodiscard]] double max_joint_error(const BodyStates& states) const;

  private:
    struct Part {
        int body;
        const ShapeDef* def;
        Geometry geometry;
    };
    void add_parts(int body, const SceneShape& shape);
    [[nodiscard]] double max_penetration(const BodyStates& states) const;
    [[nodiscard]] bool may_push(const Part& a, const Part& b) const;

    const Scene& scene_;
    std::vector<Part> parts_;
    std::vector<std::vector<Vec2>> large_;     // what views of large polygons look at
    std::vector<ConvexPieces> pieces_;         // likewise, of outlines
    std::vector<std::pair<int, int>> joined_;  // pairs of bodies that a joint keeps from colliding, ascending
};

}  // namespace jostle::measure
