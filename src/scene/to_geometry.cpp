// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A scene's shape as what geometry/ works on.
#include <jostle/scene/scene.h>

#include <type_traits>

namespace jostle {

Chain to_chain(const SceneChain& chain) {
    return {.points = chain.points.data(),
            .count = static_cast<int>(chain.points.size()),
            .is_loop = chain.loop,
            .one_sided = chain.one_sided,
            .ghost1 = chain.ghost1,
            .ghost2 = chain.ghost2};
}

bool to_geometry(const SceneShape& shape, Geometry& out, LargePolygon& storage) {
    return std::visit(
        [&](const auto& geometry) {
            using Kind = std::decay_t<decltype(geometry)>;
            if constexpr (std::is_same_v<Kind, SceneChain>) {
                return false;
            } else if constexpr (std::is_same_v<Kind, ScenePolygon>) {
                if (geometry.vertices.size() <= 8) {
                    out = Polygon::from_hull(geometry.vertices, geometry.radius);
                } else {
                    storage = LargePolygon::from_hull(geometry.vertices, geometry.radius);
                    out = storage;
                }
                return true;
            } else {
                out = geometry;
                return true;
            }
        },
        shape.geometry);
}

}  // namespace jostle
