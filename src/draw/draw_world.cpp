// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world, drawn: each flag is one function below.
#include <jostle/draw/draw_geometry.h>
#include <jostle/draw/draw_world.h>
#include <jostle/dynamics/world.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace jostle {
namespace {

constexpr float kAnchorSize = 5.0f;     // [px]
constexpr float kContactSize = 5.0f;    // [px]
constexpr float kCenterSize = 4.0f;     // [px]
constexpr float kNormalLength = 0.25f;  // [m]
constexpr float kColorSize = 6.0f;      // [px]
constexpr float kCauseSize = 8.0f;      // [px]

/// Hues around the wheel, of which any few in a row lie far apart: each is the last one's plus 0.618 turns.
Color hue(int number) {
    // [1/1536 turns] Within each sixth one channel rises or falls.
    const int turn = static_cast<int>(static_cast<unsigned>(number) * 949u % 1536u);
    const auto channel = [turn](int peak) {
        const int away = (turn - peak + 1536) % 1536;
        const int distance = away < 768 ? away : 1536 - away;
        const int height = distance <= 256 ? 256 : distance >= 512 ? 0 : 512 - distance;
        return static_cast<std::uint8_t>(45 + 170 * height / 256);
    };
    return {channel(0), channel(512), channel(1024)};
}

/// The tints of awake bodies by their islands, by slot.
class IslandTints {
  public:
    IslandTints(const World& world, DrawFlags flags, const DrawWorldOptions& options)
        : by_reason_(!flags.has(DrawFlag::kIslands)) {
        if (!flags.has(DrawFlag::kIslands) && !flags.has(DrawFlag::kSleep)) return;
        for (const IslandReport& island : world.islands()) {
            const Color color = by_reason_ ? options.reasons[static_cast<std::size_t>(island.reason)]
                                           : hue(static_cast<int>(island.first.handle().index));
            for (const Body& body : island.first.island()) {
                const std::size_t slot = body.handle().index;
                if (slot >= colors_.size()) colors_.resize(slot + 1);
                colors_[slot] = color;
            }
        }
    }
    /// Nothing of a body that is in no such island.
    [[nodiscard]] std::optional<Color> of(const Body& body) const {
        const std::size_t slot = body.handle().index;
        return slot < colors_.size() ? colors_[slot] : std::nullopt;
    }

  private:
    std::vector<std::optional<Color>> colors_;
    bool by_reason_;
};

/// A body's tint follows from these.
struct Tints {
    const DrawWorldOptions& options;
    const IslandTints& islands;
    bool shows_sleep;
};

Color tint(const Body& body, const Shape& shape, const Tints& tints) {
    const DrawWorldOptions& options = tints.options;
    if (!body.is_enabled()) return options.disabled;
    if (shape.is_sensor()) return options.sensor;
    if (const std::optional<Color> color = tints.islands.of(body)) return *color;
    if (tints.shows_sleep && body.type() != BodyType::kStatic) return options.asleep;
    switch (body.type()) {
        case BodyType::kStatic:
            return options.static_shape;
        case BodyType::kKinematic:
            return options.kinematic;
        case BodyType::kDynamic:
            break;
    }
    return body.is_awake() ? options.dynamic_awake : options.dynamic_asleep;
}

bool is_piece(const Geometry& geometry) {
    const bool polygon = geometry.kind == ShapeKind::kPolygon || geometry.kind == ShapeKind::kLargePolygon;
    return polygon && geometry.polygon_view().inner_edges != 0;
}

void draw_shapes(const HandleRange<Body>& bodies, DebugDraw& draw, const Tints& tints) {
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
                options.color = tint(body, shape, tints);
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

void draw_boxes(const HandleRange<Body>& bodies, DebugDraw& draw, const DrawWorldOptions& options) {
    for (const Body& body : bodies) {
        if (!body.is_enabled()) continue;
        for (const Shape& shape : body.shapes()) {
            draw_box(shape.bounds(), draw, options.box);
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

void draw_joint(const Joint& joint, DebugDraw& draw, const DrawWorldOptions& options) {
    switch (joint.kind()) {
        case JointKind::kRevolute:
            return draw_hinge(joint, draw, options.revolute);
        case JointKind::kPrismatic:
            return draw_anchors(joint, draw, options.prismatic, true);
        case JointKind::kWeld:
            return draw_anchors(joint, draw, options.weld, false);
        case JointKind::kDistance:
            break;
    }
    draw_anchors(joint, draw, options.distance, true);
}

Color color_of(int color, const DrawWorldOptions& options) {
    return color == kOverflowColor ? options.overflow : hue(color);
}

/// The way from body to body through the anchors.
void draw_joint_color(const Joint& joint, DebugDraw& draw, const DrawWorldOptions& options) {
    if (joint.color() == kNoColor) return;
    const Color color = color_of(joint.color(), options);
    const Vec2 a = joint.anchor_a();
    const Vec2 b = joint.anchor_b();
    if (joint.body_a().type() != BodyType::kStatic) draw.segment(joint.body_a().center_of_mass(), a, color);
    if (a != b) draw.segment(a, b, color);
    if (joint.body_b().type() != BodyType::kStatic) draw.segment(b, joint.body_b().center_of_mass(), color);
    draw.point(b, kColorSize, color);
}

/// The face on which two shapes touch.
void draw_contact_color(const Contact& contact, DebugDraw& draw, const DrawWorldOptions& options) {
    if (contact.color == kNoColor) return;
    const Color color = color_of(contact.color, options);
    if (contact.count == 2) draw.segment(contact.points[0].point, contact.points[1].point, color);
    for (int i = 0; i < contact.count; ++i) draw.point(contact.points[i].point, kColorSize, color);
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

}  // namespace

void draw_world(const World& world, DebugDraw& draw, const DrawWorldOptions& options) {
    const DrawFlags flags = draw.flags();
    const HandleRange<Body> bodies = world.bodies();
    if (flags.has(DrawFlag::kShapes)) {
        const IslandTints islands(world, flags, options);
        draw_shapes(bodies, draw, {options, islands, flags.has(DrawFlag::kSleep)});
    }
    if (flags.has(DrawFlag::kBoxes)) draw_boxes(bodies, draw, options);
    if (flags.has(DrawFlag::kPairs)) draw_pairs(world.contacts(), draw, options);
    if (flags.has(DrawFlag::kContacts)) draw_contacts(world.contacts(), draw, options);
    if (flags.has(DrawFlag::kJoints)) {
        for (const Joint& joint : world.joints()) draw_joint(joint, draw, options);
    }
    if (flags.has(DrawFlag::kColors)) {
        for (const Contact& contact : world.contacts()) draw_contact_color(contact, draw, options);
        for (const Joint& joint : world.joints()) draw_joint_color(joint, draw, options);
    }
    if (flags.has(DrawFlag::kForces)) draw_forces(world, draw, options);
    if (flags.has(DrawFlag::kCentersOfMass)) {
        for (const Body& body : bodies) {
            if (body.type() == BodyType::kDynamic) {
                draw.point(body.center_of_mass(), kCenterSize, options.center_of_mass);
            }
        }
    }
    if (flags.has(DrawFlag::kSleep)) {
        for (const IslandReport& island : world.islands()) {
            if (island.cause.is_valid()) draw.point(island.cause.center_of_mass(), kCauseSize, options.cause);
        }
    }
}

}  // namespace jostle
