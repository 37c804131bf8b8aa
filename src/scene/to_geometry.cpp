// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A scene's shape as what geometry/ works on.
#include <jostle/core/require.h>
#include <jostle/scene/scene.h>

#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace jostle {
namespace {

std::vector<std::span<const Vec2>> spans_of(const std::vector<std::vector<Vec2>>& loops) {
    return {loops.begin(), loops.end()};
}

}  // namespace

Chain to_chain(const SceneChain& chain) {
    constexpr Call call("to_chain");
    const std::size_t segments = chain.points.size() - (chain.loop || chain.points.empty() ? 0 : 1);
    const bool plain = chain.materials.empty() && chain.segment_materials.empty();
    if (!plain && (chain.materials.empty() || chain.segment_materials.size() != segments)) {
        call.refuse("chain.segment_materials", std::to_string(chain.segment_materials.size()) + " entries",
                    "it must have one for each of the chain's " + std::to_string(segments) +
                        " segments, and there must be materials");
    }
    for (std::size_t i = 0; i < chain.segment_materials.size(); ++i) {
        if (chain.segment_materials[i] < chain.materials.size()) continue;
        call.refuse(
            "chain.segment_materials[" + std::to_string(i) + "]", std::to_string(chain.segment_materials[i]),
            "it must be an index into the chain's " + std::to_string(chain.materials.size()) + " materials");
    }
    return {.points = chain.points.data(),
            .count = static_cast<int>(chain.points.size()),
            .is_loop = chain.loop,
            .one_sided = chain.one_sided,
            .ghost1 = chain.ghost1,
            .ghost2 = chain.ghost2,
            .materials = plain ? nullptr : chain.segment_materials.data()};
}

ConvexPieces to_pieces(const SceneOutline& outline) {
    const std::vector<std::span<const Vec2>> holes = spans_of(outline.holes);
    return decompose({outline.outer, holes}, outline.radius);
}

bool to_geometry(const SceneShape& shape, Geometry& out, LargePolygon& storage) {
    return std::visit(
        [&](const auto& geometry) {
            using Type = std::decay_t<decltype(geometry)>;
            if constexpr (std::is_same_v<Type, SceneChain> || std::is_same_v<Type, SceneOutline>) {
                return false;
            } else if constexpr (std::is_same_v<Type, ScenePolygon>) {
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

MassData mass_of(const SceneShape& shape) {
    if (const auto* outline = std::get_if<SceneOutline>(&shape.geometry)) {
        const std::vector<std::span<const Vec2>> holes = spans_of(outline->holes);
        return compute_mass(Outline{outline->outer, holes}, shape.def.density, outline->radius);
    }
    Geometry geometry;
    LargePolygon storage;
    if (!to_geometry(shape, geometry, storage)) return {};
    return compute_mass(geometry, shape.def.density);
}

}  // namespace jostle
