// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world, drawn: each flag is one function below.
#include <jostle/draw/draw_geometry.h>
#include <jostle/draw/draw_world.h>
#include <jostle/dynamics/world.h>

#include <span>

namespace jostle {
namespace {

constexpr float kAnchorSize = 5.0f;     // [px]
constexpr float kContactSize = 5.0f;    // [px]
constexpr float kCenterSize = 4.0f;     // [px]
constexpr float kNormalLength = 0.25f;  // [m]

Color tint(const Body& body, const Shape& shape, const DrawPalette& palette) {
    if (!body.is_enabled()) return palette.disabled;
    if (shape.is_sensor()) return palette.sensor;
    switch (body.type()) {
        case BodyType::kStatic:
            return palette.static_shape;
        case BodyType::kKinematic:
            return palette.kinematic;
        case BodyType::kDynamic:
            break;
    }
    return body.is_awake() ? palette.dynamic_awake : palette.dynamic_asleep;
}

bool is_piece(const Geometry& geometry) {
    const bool polygon = geometry.kind == ShapeKind::kPolygon || geometry.kind == ShapeKind::kLargePolygon;
    return polygon && geometry.polygon_view().inner_edges != 0;
}

void draw_shapes(const HandleRange<Body>& bodies, DebugDraw& draw, const DrawPalette& palette) {
    // ORDER: what stands still lies beneath what moves, and sensors, which let it shine through, above.
    enum Pass { kStill, kMoving, kSensors, kPasses };
    for (int pass = 0; pass < kPasses; ++pass) {
        for (const Body& body : bodies) {
            const bool still = body.type() == BodyType::kStatic;
            if (pass != kSensors && (pass == kStill) != still) continue;
            bool pieces = false;
            for (const Shape& shape : body.shapes()) {
                if (shape.is_sensor() != (pass == kSensors)) continue;
                DrawGeometryOptions options;
                options.color = tint(body, shape, palette);
                options.ghosts = options.fronts = false;
                const Geometry geometry = shape.geometry();
                if (is_piece(geometry) != pieces) {
                    pieces = !pieces;
                    if (pieces) {
                        draw.begin_pieces();
                    } else {
                        draw.end_pieces();
                    }
                }
                draw_geometry(geometry, body.transform(), draw, options);
            }
            if (pieces) draw.end_pieces();
        }
    }
}

void draw_boxes(const HandleRange<Body>& bodies, DebugDraw& draw, const DrawPalette& palette) {
    for (const Body& body : bodies) {
        if (!body.is_enabled()) continue;
        for (const Shape& shape : body.shapes()) {
            draw_box(shape.bounds(), draw, palette.box);
        }
    }
}

void draw_hinge(const Joint& joint, DebugDraw& draw, Color color) {
    const Vec2 a = joint.anchor_a();
    const Vec2 b = joint.anchor_b();
    // A body that does not move may have its centre anywhere: the spoke to it would say nothing.
    if (joint.body_a().type() != BodyType::kStatic) draw.segment(joint.body_a().center_of_mass(), a, color);
    if (joint.body_b().type() != BodyType::kStatic) draw.segment(joint.body_b().center_of_mass(), b, color);
    draw.point(b, kAnchorSize, color);
}

/// A line between two anchors that may lie apart.
void draw_anchors(const Joint& joint, DebugDraw& draw, Color color, bool is_line) {
    const Vec2 a = joint.anchor_a();
    const Vec2 b = joint.anchor_b();
    if (is_line) draw.segment(a, b, color);
    draw.point(a, kAnchorSize, color);
    draw.point(b, kAnchorSize, color);
}

void draw_joint(const Joint& joint, DebugDraw& draw, const DrawPalette& palette) {
    switch (joint.kind()) {
        case JointKind::kRevolute:
            return draw_hinge(joint, draw, palette.revolute);
        case JointKind::kPrismatic:
            return draw_anchors(joint, draw, palette.prismatic, true);
        case JointKind::kWeld:
            return draw_anchors(joint, draw, palette.weld, false);
        case JointKind::kDistance:
            break;
    }
    draw_anchors(joint, draw, palette.distance, true);
}

void draw_pairs(std::span<const Contact> contacts, DebugDraw& draw, const DrawPalette& palette) {
    for (const Contact& contact : contacts) {
        draw.segment(center(contact.shape_a.bounds()), center(contact.shape_b.bounds()), palette.pair);
    }
}

void draw_contacts(std::span<const Contact> contacts, DebugDraw& draw, const DrawPalette& palette) {
    for (const Contact& contact : contacts) {
        for (int i = 0; i < contact.count; ++i) {
            const Vec2 at = contact.points[i].point;
            draw.segment(at, at + contact.normal * kNormalLength, palette.contact);
            draw.point(at, kContactSize, palette.contact);
        }
    }
}

}  // namespace

void draw_world(const World& world, DebugDraw& draw, const DrawPalette& palette) {
    const DrawFlags flags = draw.flags();
    const HandleRange<Body> bodies = world.bodies();
    if (flags.has(DrawFlag::kShapes)) draw_shapes(bodies, draw, palette);
    if (flags.has(DrawFlag::kBoxes)) draw_boxes(bodies, draw, palette);
    if (flags.has(DrawFlag::kPairs) || flags.has(DrawFlag::kContacts)) {
        const std::span<const Contact> contacts = world.contacts();
        if (flags.has(DrawFlag::kPairs)) draw_pairs(contacts, draw, palette);
        if (flags.has(DrawFlag::kContacts)) draw_contacts(contacts, draw, palette);
    }
    if (flags.has(DrawFlag::kJoints)) {
        for (const Joint& joint : world.joints()) draw_joint(joint, draw, palette);
    }
    if (flags.has(DrawFlag::kCentersOfMass)) {
        for (const Body& body : bodies) {
            if (body.type() == BodyType::kDynamic) {
                draw.point(body.center_of_mass(), kCenterSize, palette.center_of_mass);
            }
        }
    }
}

}  // namespace jostle
