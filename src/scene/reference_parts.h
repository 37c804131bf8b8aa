// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The parts that the generators of reference scenes share. Cost: the part's size.
#pragma once

#include <jostle/scene/reference.h>

#include <span>
#include <string_view>
#include <utility>

namespace jostle::scene_detail {

/// The row of that name; nullptr if there is none.
[[nodiscard]] inline const ReferenceScene* find_row(std::span<const ReferenceScene> rows,
                                                    std::string_view name) noexcept {
    for (const ReferenceScene& row : rows) {
        if (row.name == name) return &row;
    }
    return nullptr;
}

/// An empty scene with the name, sentence and steps of its row.
[[nodiscard]] inline Scene scene_of_row(const ReferenceScene& row) {
    Scene scene;
    scene.name = row.name;
    scene.description = row.about;
    scene.steps = row.steps;
    return scene;
}

[[nodiscard]] inline ScenePolygon box(float half_width, float half_height, Vec2 center = {},
                                      float radius = 0.0f) {
    return {{{center.x - half_width, center.y - half_height},
             {center.x + half_width, center.y - half_height},
             {center.x + half_width, center.y + half_height},
             {center.x - half_width, center.y + half_height}},
            radius};
}

inline SceneBody& add_body(Scene& scene, BodyType type, Vec2 position) {
    SceneBody& body = scene.bodies.emplace_back();
    body.def.type = type;
    body.def.position = position;
    return body;
}

template <class Shape>
ShapeDef& add_shape(SceneBody& body, Shape&& shape) {
    SceneShape& added = body.shapes.emplace_back();
    added.geometry = std::forward<Shape>(shape);
    return added.def;
}

[[nodiscard]] inline int last_body(const Scene& scene) {
    return static_cast<int>(scene.bodies.size()) - 1;
}

inline void add_revolute(Scene& scene, int body_a, int body_b, const RevoluteJointDef& def) {
    SceneJoint& joint = scene.joints.emplace_back();
    joint.body_a = body_a;
    joint.body_b = body_b;
    joint.def = def;
}

}  // namespace jostle::scene_detail
