// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world, drawn: each flag is one function below, in the order in which they draw.
#include <jostle/draw/draw_geometry.h>
#include <jostle/draw/draw_world.h>
#include <jostle/dynamics/world.h>

#include <span>

#include "draw/tints.h"

namespace jostle {
namespace {

constexpr float kAnchorSize = 5.0f;     // [px]
constexpr float kContactSize = 5.0f;    // [px]
constexpr float kCenterSize = 4.0f;     // [px]
constexpr float kNormalLength = 0.25f;  // [m]
constexpr float kLineLength = 1.0f;     // [m]
constexpr float kToothLength = 0.3f;    // [m]
constexpr float kColorSize = 6.0f;      // [px]
constexpr float kCauseSize = 8.0f;      // [px]

bool is_piece(const Geometry& geometry) {
    const bool polygon = geometry.type == ShapeType::kPolygon || geometry.type == ShapeType::kLargePolygon;
    return polygon && geometry.polygon_view().inner_edges != 0;
}

/// Its shapes that are sensors, or those that are not; pieces side by side as one thing.
void draw_body(const Body& body, bool sensors, DebugDraw& draw, const ShapeTints& tints) {
    bool pieces = false;
    for (const Shape& shape : body.shapes()) {
        if (shape.is_sensor() != sensors) continue;
        DrawGeometryOptions options;
        options.color = tints.of(body, shape);
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

void draw_shapes(const HandleRange<Body>& bodies, DebugDraw& draw, const ShapeTints& tints) {
    // ORDER: bodies that stand still lie beneath those that move, and sensors, which let both shine through,
    // above.
    for (const bool still : {true, false}) {
        for (const Body& body : bodies)
            if ((body.type() == BodyType::kStatic) == still) draw_body(body, false, draw, tints);
    }
    for (const Body& body : bodies) draw_body(body, true, draw, tints);
}

void draw_boxes(const HandleRange<Body>& bodies, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const Body& body : bodies) {
        if (!body.is_enabled()) continue;
        for (const Shape& shape : body.shapes()) {
            draw_box(shape.bounds(), draw, options.box);
        }
    }
}

void draw_pairs(std::span<const Contact> contacts, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const Contact& contact : contacts) {
        draw.segment(center(contact.shape_a.bounds()), center(contact.shape_b.bounds()), options.pair);
    }
}

void draw_contacts(std::span<const Contact> contacts, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const Contact& contact : contacts) {
        for (int i = 0; i < contact.count; ++i) {
            const Vec2 at = contact.points[i].point;
            draw.segment(at, at + contact.normal * kNormalLength, options.contact);
            draw.point(at, kContactSize, options.contact);
        }
    }
}

void draw_hinge(const Joint& joint, DebugDraw& draw, Color color, float size) {
    const Vec2 a = joint.anchor_a();
    const Vec2 b = joint.anchor_b();
    // A body that does not move may have its centre anywhere: the spoke to it would say nothing.
    if (joint.body_a().type() != BodyType::kStatic) draw.segment(joint.body_a().center_of_mass(), a, color);
    if (joint.body_b().type() != BodyType::kStatic) draw.segment(joint.body_b().center_of_mass(), b, color);
    draw.point(b, size, color);
}

/// A line between two anchors that may lie apart.
void draw_anchors(const Joint& joint, DebugDraw& draw, Color color, bool is_line) {
    const Vec2 a = joint.anchor_a();
    const Vec2 b = joint.anchor_b();
    if (is_line) draw.segment(a, b, color);
    draw.point(a, kAnchorSize, color);
    draw.point(b, kAnchorSize, color);
}

/// The line of A on which B is held, as far as its limits, or half a metre to either side.
void draw_line(const Joint& joint, Vec2 axis, const std::optional<JointLimit>& limit, DebugDraw& draw,
               Color color) {
    const JointLimit range = limit.value_or(JointLimit{-0.5f * kLineLength, 0.5f * kLineLength});
    const Vec2 a = joint.anchor_a();
    draw.segment(a + range.lower * axis, a + range.upper * axis, color);
    draw.point(joint.anchor_b(), kAnchorSize, color);
}

/// The rope.
void draw_pulley(const PulleyJoint& pulley, DebugDraw& draw, Color color) {
    draw.segment(pulley.anchor_a(), pulley.point_a(), color);
    draw.segment(pulley.point_a(), pulley.point_b(), color);
    draw.segment(pulley.point_b(), pulley.anchor_b(), color);
    for (const Vec2 end : {pulley.anchor_a(), pulley.point_a(), pulley.point_b(), pulley.anchor_b()})
        draw.point(end, kAnchorSize, color);
}

/// The way that B has turned since it passed the tooth: from the tooth's direction to B's.
void draw_ratchet(const RatchetJoint& ratchet, DebugDraw& draw, Color color) {
    const Vec2 at = ratchet.anchor_a();
    const float start = ratchet.body_a().transform().q.angle();
    for (const float angle : {ratchet.tooth(), ratchet.angle()})
        draw.segment(at, at + rotate(Rot::from_angle(start + angle), Vec2{kToothLength, 0.0f}), color);
    draw.point(at, kAnchorSize, color);
}

void draw_joint(const Joint& joint, DebugDraw& draw, const DrawWorldOptions& options) {
    switch (joint.type()) {
        case JointType::kRevolute:
            return draw_hinge(joint, draw, options.revolute, kAnchorSize);
        case JointType::kPrismatic:
            return draw_anchors(joint, draw, options.prismatic, true);
        case JointType::kWeld:
            return draw_anchors(joint, draw, options.weld, false);
        case JointType::kDistance:
            return draw_anchors(joint, draw, options.distance, true);
        case JointType::kFilter:
            return;  // it is nowhere
        case JointType::kMotor:
            return draw_anchors(joint, draw, options.motor, true);
        case JointType::kTarget:
            return draw_anchors(joint, draw, options.target, true);
        case JointType::kFriction:
            return draw_anchors(joint, draw, options.friction, false);
        case JointType::kWheel:
            return draw_line(joint, WheelJoint(joint).axis(), WheelJoint(joint).limit(), draw, options.wheel);
        case JointType::kSlot:
            return draw_line(joint, SlotJoint(joint).axis(), SlotJoint(joint).limit(), draw, options.slot);
        case JointType::kPulley:
            return draw_pulley(PulleyJoint(joint), draw, options.pulley);
        case JointType::kGear:
            return draw_anchors(joint, draw, options.gear, true);
        case JointType::kRatchet:
            return draw_ratchet(RatchetJoint(joint), draw, options.ratchet);
        default:
            return draw_anchors(joint, draw, options.other_joint, true);
    }
}

void draw_joints(const HandleRange<Joint>& joints, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const Joint& joint : joints) draw_joint(joint, draw, options);
}

Color color_of(int color, const DrawWorldOptions& options) {
    return color == kOverflowColor ? options.overflow : hue(color);
}

/// The way from body to body through the anchors.
void draw_joint_color(const Joint& joint, DebugDraw& draw, const DrawWorldOptions& options) {
    if (joint.color() == kNoColor) return;
    const Color color = color_of(joint.color(), options);
    if (joint.anchor_a() != joint.anchor_b()) draw.segment(joint.anchor_a(), joint.anchor_b(), color);
    draw_hinge(joint, draw, color, kColorSize);
}

/// The face on which two shapes touch.
void draw_contact_color(const Contact& contact, DebugDraw& draw, const DrawWorldOptions& options) {
    if (contact.color == kNoColor) return;
    const Color color = color_of(contact.color, options);
    if (contact.count == 2) draw.segment(contact.points[0].point, contact.points[1].point, color);
    for (int i = 0; i < contact.count; ++i) draw.point(contact.points[i].point, kColorSize, color);
}

void draw_colors(const World& world, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const Contact& contact : world.contacts()) draw_contact_color(contact, draw, options);
    for (const Joint& joint : world.joints()) draw_joint_color(joint, draw, options);
}

/// A force and its opposite, each drawn away from where it acts on a body that it can move.
void draw_force(Vec2 at, Vec2 force, const Body& a, const Body& b, DebugDraw& draw, float scale,
                Color color) {
    const Vec2 line = scale * force;
    if (!is_finite(line) || line == Vec2{}) return;
    if (b.type() == BodyType::kDynamic) draw.segment(at, at + line, color);
    if (a.type() == BodyType::kDynamic) draw.segment(at, at - line, color);
}

void draw_forces(const World& world, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const Contact& contact : world.contacts()) {
        if (contact.color == kNoColor) continue;
        const Body a = contact.shape_a.body();
        const Body b = contact.shape_b.body();
        for (int i = 0; i < contact.count; ++i)
            draw_force(contact.points[i].point, contact.points[i].force, a, b, draw, options.force_scale,
                       options.contact_force);
    }
    for (const Joint& joint : world.joints()) {
        if (joint.color() == kNoColor) continue;
        draw_force(joint.anchor_b(), joint.reaction_force(), joint.body_a(), joint.body_b(), draw,
                   options.force_scale, options.joint_force);
    }
}

void draw_centers(const HandleRange<Body>& bodies, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const Body& body : bodies) {
        if (body.type() != BodyType::kDynamic) continue;
        draw.point(body.center_of_mass(), kCenterSize, options.center_of_mass);
    }
}

void draw_causes(std::span<const IslandReport> islands, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const IslandReport& island : islands) {
        if (island.cause.is_valid()) draw.point(island.cause.center_of_mass(), kCauseSize, options.cause);
    }
}

}  // namespace

void draw_world(const World& world, DebugDraw& draw, const DrawWorldOptions& options) {
    const DrawFlags flags = draw.flags();
    const HandleRange<Body> bodies = world.bodies();
    if (flags.has(DrawFlag::kShapes)) draw_shapes(bodies, draw, ShapeTints(world, flags, options));
    if (flags.has(DrawFlag::kBoxes)) draw_boxes(bodies, draw, options);
    if (flags.has(DrawFlag::kPairs)) draw_pairs(world.contacts(), draw, options);
    if (flags.has(DrawFlag::kContacts)) draw_contacts(world.contacts(), draw, options);
    if (flags.has(DrawFlag::kJoints)) draw_joints(world.joints(), draw, options);
    if (flags.has(DrawFlag::kColors)) draw_colors(world, draw, options);
    if (flags.has(DrawFlag::kForces)) draw_forces(world, draw, options);
    if (flags.has(DrawFlag::kCentersOfMass)) draw_centers(bodies, draw, options);
    if (flags.has(DrawFlag::kSleep)) draw_causes(world.islands(), draw, options);
}

}  // namespace jostle
