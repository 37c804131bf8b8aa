// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Puts the shapes of a scene's body on one of Box2D 3's.
#pragma once

#include <box2d/box2d.h>

#include <vector>

#include "adapter.h"

namespace jostle::peers {

[[nodiscard]] inline b2Vec2 to_b2(Vec2 v) {
    return {v.x, v.y};
}

class ShapeMaker {
  public:
    ShapeMaker(b2BodyId body, Substitutions& substitutions) : body_(body), substitutions_(substitutions) {}

    void add(const SceneShape& shape, std::size_t index);
    /// Whether the mass of what was made differs from the scene's.
    [[nodiscard]] bool mass_differs() const { return mass_differs_; }

  private:
    void make(const Circle& circle);
    void make(const Capsule& capsule);
    void make(const Segment& segment);
    void make_segment(const Segment& segment);
    void make(const ScenePolygon& polygon) { make(polygon, substitutions_); }
    void make(const ScenePolygon& polygon, Substitutions& substitutions);
    void make(const SceneOutline& outline);
    void make(const SceneChain& chain);
    /// One for all, or one for each of Box2D's points, of which an open chain's first and last are ghosts.
    [[nodiscard]] std::vector<b2SurfaceMaterial> materials_of(const SceneChain& chain) const;

    b2BodyId body_;
    Substitutions& substitutions_;
    b2ShapeDef def_{};
    bool mass_differs_ = false;
};

}  // namespace jostle::peers
