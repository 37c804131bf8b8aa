// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Shapes for Box2D 3: docs/peers.md says what stands for which.
#include "shapes.h"

namespace jostle::peers {
namespace {

constexpr std::size_t kRoom = B2_MAX_POLYGON_VERTICES;

}  // namespace

void ShapeMaker::add(const SceneShape& shape, std::size_t index) {
    def_ = b2DefaultShapeDef();
    def_.density = shape.def.density;
    def_.material.friction = shape.def.material.friction;
    def_.material.restitution = shape.def.material.restitution;
    def_.filter = {shape.def.filter.category, shape.def.filter.mask, shape.def.filter.group};
    def_.isSensor = shape.def.is_sensor;
    def_.userData = reinterpret_cast<void*>(index);
    note_materials(shape, substitutions_);
    std::visit([&](const auto& geometry) { make(geometry); }, shape.geometry);
}

void ShapeMaker::make(const Circle& circle) {
    const b2Circle shape{to_b2(circle.center), circle.radius};
    b2CreateCircleShape(body_, &def_, &shape);
}

void ShapeMaker::make(const Capsule& capsule) {
    const b2Capsule shape{to_b2(capsule.center1), to_b2(capsule.center2), capsule.radius};
    b2CreateCapsuleShape(body_, &def_, &shape);
}

void ShapeMaker::make(const Segment& segment) {
    // Box2D has one-sided segments in chains alone, and none that are smooth and two-sided.
    if (segment.one_sided && !def_.isSensor) {
        make(SceneChain{{segment.point1, segment.point2}, false, true, segment.ghost1, segment.ghost2});
        return;
    }
    if (segment.is_smooth()) substitutions_.add("smooth two-sided segments: separate ones");
    make_segment(segment);
}

void ShapeMaker::make_segment(const Segment& segment) {
    const b2Segment shape{to_b2(segment.point1), to_b2(segment.point2)};
    b2CreateSegmentShape(body_, &def_, &shape);
}

void ShapeMaker::make(const ScenePolygon& polygon, Substitutions& substitutions) {
    std::vector<Vec2> corners = hull_of(polygon);
    float radius = polygon.radius;
    if (corners.size() > kRoom) {
        if (radius > 0.0f) {
            mass_differs_ = true;
            substitutions.add("rounded polygons of more than 8 corners: larger ones with sharp corners");
            corners = hull_of({grown(corners, radius, 0), 0.0f});
            radius = 0.0f;
        }
        substitutions.add("polygons of more than 8 corners: several side by side");
    }
    for (const std::vector<Vec2>& piece : pieces(corners, kRoom)) {
        std::vector<b2Vec2> points;
        points.reserve(piece.size());
        for (const Vec2 v : piece) points.push_back(to_b2(v));
        const b2Hull hull = b2ComputeHull(points.data(), static_cast<int>(points.size()));
        if (hull.count < 3) throw std::runtime_error("a polygon cannot be used: Box2D finds no hull for it");
        const b2Polygon shape = b2MakePolygon(&hull, radius);
        b2CreatePolygonShape(body_, &def_, &shape);
    }
}

void ShapeMaker::make(const SceneOutline& outline) {
    if (outline.radius > 0.0f) mass_differs_ = true;
    Substitutions of_pieces;
    for (const ScenePolygon& piece : pieces_of(outline, substitutions_)) make(piece, of_pieces);
    substitutions_.add_parts("outlines", of_pieces);
}

std::vector<b2SurfaceMaterial> ShapeMaker::materials_of(const SceneChain& chain) const {
    if (chain.materials.empty()) return {def_.material};
    std::vector<b2SurfaceMaterial> materials;
    const auto add = [&](std::size_t index) {
        b2SurfaceMaterial& material = materials.emplace_back(def_.material);
        material.friction = chain.materials[chain.segment_materials[index]].friction;
        material.restitution = chain.materials[chain.segment_materials[index]].restitution;
    };
    const std::size_t segments = chain.segment_materials.size();
    // A loop of three is given a point in the middle of its first segment.
    if (!chain.loop || segments == 3) add(0);
    for (std::size_t i = 0; i < segments; ++i) add(i);
    if (!chain.loop) {
        add(segments - 1);
        add(segments - 1);
    }
    return materials;
}

void ShapeMaker::make(const SceneChain& chain) {
    const Chain view = checked_chain(chain);
    if (!chain.one_sided || def_.isSensor) {
        substitutions_.add(def_.isSensor ? "chains that are sensors: separate segments"
                                         : "two-sided chains: separate segments");
        const Material common{.friction = def_.material.friction, .restitution = def_.material.restitution};
        for (int i = 0; i < view.segment_count(); ++i) {
            const Material material = material_of(chain, common, i);
            def_.material.friction = material.friction;
            def_.material.restitution = material.restitution;
            make_segment(view.segment(i));
        }
        return;
    }
    // An open chain's first and last point are its ghosts; either type has four points at least.
    std::vector<b2Vec2> points;
    for (const Vec2 point : chain.points) points.push_back(to_b2(point));
    if (chain.loop) {
        if (points.size() == 3)
            points.insert(points.begin() + 1, to_b2(0.5f * (chain.points[0] + chain.points[1])));
    } else {
        const LineEnds ends = ends_of(chain.points, chain.ghost1, chain.ghost2, substitutions_);
        points.insert(points.begin(), to_b2(ends.before));
        points.push_back(to_b2(ends.after));
    }
    b2ChainDef def = b2DefaultChainDef();
    def.points = points.data();
    def.count = static_cast<int>(points.size());
    def.isLoop = chain.loop;
    std::vector<b2SurfaceMaterial> materials = materials_of(chain);
    def.materials = materials.data();
    def.materialCount = static_cast<int>(materials.size());
    def.filter = def_.filter;
    def.userData = def_.userData;
    b2CreateChain(body_, &def);
}

}  // namespace jostle::peers
