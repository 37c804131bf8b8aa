// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door's table: Body and Shape.
#include "dynamics/door_chain.h"
#include "dynamics/door_entries.h"

namespace jostle::test {
namespace {

void add_body_getters(Table& table) {
    table.reads("type", [](Hands& h) { (void)h.body.type(); });
    table.reads("is_enabled", [](Hands& h) { (void)h.body.is_enabled(); });
    table.reads("is_awake", [](Hands& h) { (void)h.body.is_awake(); });
    table.reads("allows_sleep", [](Hands& h) { (void)h.body.allows_sleep(); });
    table.reads("sleep_threshold", [](Hands& h) { (void)h.body.sleep_threshold(); });
    table.reads("transform", [](Hands& h) { (void)h.body.transform(); });
    table.reads("position", [](Hands& h) { (void)h.body.position(); });
    table.reads("rotation", [](Hands& h) { (void)h.body.rotation(); });
    table.reads("angle", [](Hands& h) { (void)h.body.angle(); });
    table.reads("center_of_mass", [](Hands& h) { (void)h.body.center_of_mass(); });
    table.reads("linear_velocity", [](Hands& h) { (void)h.body.linear_velocity(); });
    table.reads("angular_velocity", [](Hands& h) { (void)h.body.angular_velocity(); });
    table.reads("mass", [](Hands& h) { (void)h.body.mass(); });
    table.reads("inertia", [](Hands& h) { (void)h.body.inertia(); });
    table.reads("mass_data", [](Hands& h) { (void)h.body.mass_data(); });
    table.reads("linear_damping", [](Hands& h) { (void)h.body.linear_damping(); });
    table.reads("angular_damping", [](Hands& h) { (void)h.body.angular_damping(); });
    table.reads("gravity_scale", [](Hands& h) { (void)h.body.gravity_scale(); });
    table.reads("locks", [](Hands& h) { (void)h.body.locks(); });
    table.reads("is_bullet", [](Hands& h) { (void)h.body.is_bullet(); });
    table.reads("is_continuous", [](Hands& h) { (void)h.body.is_continuous(); });
    table.reads("state_hash", [](Hands& h) { (void)h.body.state_hash(); });
    table.reads("user_data", [](Hands& h) { (void)h.body.user_data(); });
    table.reads("name", [](Hands& h) { (void)h.body.name(); });
    table.reads("shapes", [](Hands& h) { (void)h.body.shapes(); });
    table.reads("chains", [](Hands& h) { (void)h.body.chains(); });
    table.reads("joints", [](Hands& h) { (void)h.body.joints(); });
    table.reads("contacts", [](Hands& h) { (void)h.body.contacts(); });
    table.reads("island", [](Hands& h) { (void)h.body.island(); });
    table.reads("is_touching", [](Hands& h) { (void)h.body.is_touching(h.body); })
        .other("other", "other", [](Hands& h) { (void)h.body.is_touching(Body()); });
    table.reads("bounds", [](Hands& h) { (void)h.body.bounds(); });
    const auto frame = [&](const char* name, const char* parameter, Vec2 (Body::*call)(Vec2) const) {
        table.reads(name,
                    [=](Hands& h) {
                        (void)(h.body.*call)({1.0f, 2.0f});
                    })
            .vector(parameter, kNotFinite, [=](Hands& h, Vec2 v) { (void)(h.body.*call)(v); });
    };
    frame("velocity_at", "point", &Body::velocity_at);
    frame("world_point", "local", &Body::world_point);
    frame("local_point", "world", &Body::local_point);
    frame("world_vector", "local", &Body::world_vector);
    frame("local_vector", "world", &Body::local_vector);
}

void add_body_setters(Table& table) {
    table.changes("set_type", [](Hands& h) { h.body.set_type(BodyType::kKinematic); })
        .other("type", "type", [](Hands& h) { h.body.set_type(static_cast<BodyType>(3)); })
        .other("type", "type", [](Hands& h) { h.body.set_type(static_cast<BodyType>(255)); });
    table.changes("set_enabled", [](Hands& h) { h.body.set_enabled(false); });
    table.changes("set_awake", [](Hands& h) { h.body.set_awake(false); });
    table.changes("set_allow_sleep", [](Hands& h) { h.body.set_allow_sleep(false); });
    table.changes("drop_through", [](Hands& h) { h.body.drop_through(); });
    table.changes("set_bullet", [](Hands& h) { h.body.set_bullet(true); });
    table.changes("set_continuous", [](Hands& h) { h.body.set_continuous(false); });
    table.changes("reset_continuous", [](Hands& h) { h.body.reset_continuous(); });
    table.changes("set_sleep_threshold", [](Hands& h) { h.body.set_sleep_threshold(0.5f); })
        .number("threshold", kNegative, [](Hands& h, float x) { h.body.set_sleep_threshold(x); });
    table.changes("reset_sleep_threshold", [](Hands& h) { h.body.reset_sleep_threshold(); });
    table.changes("set_transform",
                  [](Hands& h) {
                      h.body.set_transform({1.0f, 2.0f}, 3.0f);
                  })
        .vector("position", kNotInWorld, [](Hands& h, Vec2 v) { h.body.set_transform(v, 0.0f); })
        .number("angle", kNotFinite, [](Hands& h, float x) { h.body.set_transform({}, x); });
    table
        .changes("set_transform",
                 [](Hands& h) {
                     h.body.set_transform(Transform{{1.0f, 2.0f}, {0.0f, 1.0f}});
                 })
        .vector("transform", "transform.p", kNotInWorld,
                [](Hands& h, Vec2 v) {
                    h.body.set_transform(Transform{v, {}});
                })
        .number("transform", "the length of transform.q", kNotFinite, [](Hands& h, float x) {
            h.body.set_transform(Transform{{}, {x, 0.0f}});
        });
    table.changes("set_linear_velocity",
                  [](Hands& h) {
                      h.body.set_linear_velocity({1.0f, 2.0f});
                  })
        .vector("velocity", kNotFinite, [](Hands& h, Vec2 v) { h.body.set_linear_velocity(v); });
    table.changes("set_angular_velocity", [](Hands& h) { h.body.set_angular_velocity(1.0f); })
        .number("velocity", kNotFinite, [](Hands& h, float x) { h.body.set_angular_velocity(x); });
    table.changes("set_mass", [](Hands& h) { h.body.set_mass({.mass = 2.0f, .inertia = 1.0f}); })
        .number("MassData.mass", "mass.mass", kNotPositive,
                [](Hands& h, float x) { h.body.set_mass({.mass = x, .inertia = 1.0f}); })
        .vector("MassData.center", "mass.center", kNotInWorld,
                [](Hands& h, Vec2 v) { h.body.set_mass({.mass = 1.0f, .center = v}); })
        .number("MassData.inertia", "mass.inertia", kNegative,
                [](Hands& h, float x) { h.body.set_mass({.mass = 1.0f, .inertia = x}); });
    table.changes("reset_mass", [](Hands& h) { h.body.reset_mass(); });
    table.changes("set_linear_damping", [](Hands& h) { h.body.set_linear_damping(0.5f); })
        .number("damping", kNegative, [](Hands& h, float x) { h.body.set_linear_damping(x); });
    table.changes("set_angular_damping", [](Hands& h) { h.body.set_angular_damping(0.5f); })
        .number("damping", kNegative, [](Hands& h, float x) { h.body.set_angular_damping(x); });
    table.changes("set_gravity_scale", [](Hands& h) { h.body.set_gravity_scale(-2.0f); })
        .number("scale", kNotFinite, [](Hands& h, float x) { h.body.set_gravity_scale(x); });
    table.changes("set_locks", [](Hands& h) { h.body.set_locks({.x = true}); });
    table.changes("set_user_data", [](Hands& h) { h.body.set_user_data(1); });
    table.changes("set_name", [](Hands& h) { h.body.set_name("crate"); }).other("name", "name", [](Hands& h) {
        h.body.set_name(std::string(256, 'x'));
    });
    Entry& move_to = table.changes("move_to", [](Hands& h) {
        h.platform.move_to({{1.0f, 2.0f}, {0.0f, 1.0f}}, 0.5f);
    });
    move_to.handles = {of_platform("this")};
    move_to.other("not kinematic", "this", [](Hands& h) { h.body.move_to({}, 0.5f); })
        .vector("transform", "transform.p", kNotInWorld,
                [=](Hands& h, Vec2 v) {
                    h.platform.move_to({v, {}}, 0.5f);
                })
        .number("transform", "the length of transform.q", kNotFinite,
                [=](Hands& h, float x) {
                    h.platform.move_to({{}, {x, 0.0f}}, 0.5f);
                })
        .number("dt", {kNan, kInfinity, -kInfinity, -0.1f, 0.0f, 1.1f},
                [=](Hands& h, float x) { h.platform.move_to({}, x); });
}

void add_body_forces(Table& table) {
    table.changes("apply_force",
                  [](Hands& h) {
                      h.body.apply_force({1.0f, 0.0f}, {});
                  })
        .vector("force", kNotFinite, [](Hands& h, Vec2 v) { h.body.apply_force(v, {}); })
        .vector("point", kNotFinite, [](Hands& h, Vec2 v) { h.body.apply_force({}, v); });
    table.changes("apply_force_to_center",
                  [](Hands& h) {
                      h.body.apply_force_to_center({1.0f, 0.0f});
                  })
        .vector("force", kNotFinite, [](Hands& h, Vec2 v) { h.body.apply_force_to_center(v); });
    table.changes("apply_torque", [](Hands& h) { h.body.apply_torque(1.0f); })
        .number("torque", kNotFinite, [](Hands& h, float x) { h.body.apply_torque(x); });
    table.changes("apply_impulse",
                  [](Hands& h) {
                      h.body.apply_impulse({1.0f, 0.0f}, {});
                  })
        .vector("impulse", kNotFinite, [](Hands& h, Vec2 v) { h.body.apply_impulse(v, {}); })
        .vector("point", kNotFinite, [](Hands& h, Vec2 v) { h.body.apply_impulse({}, v); });
    table.changes("apply_impulse_to_center",
                  [](Hands& h) {
                      h.body.apply_impulse_to_center({1.0f, 0.0f});
                  })
        .vector("impulse", kNotFinite, [](Hands& h, Vec2 v) { h.body.apply_impulse_to_center(v); });
    table.changes("apply_angular_impulse", [](Hands& h) { h.body.apply_angular_impulse(1.0f); })
        .number("impulse", kNotFinite, [](Hands& h, float x) { h.body.apply_angular_impulse(x); });
}

/// Geometry is geometry/'s to test, all of it; here, that it is looked at before a world takes it.
void add_bad_geometry(Entry& entry) {
    const auto add = [&](const char* argument, const Geometry& geometry) {
        entry.other("geometry", argument, [=](Hands& h) { h.body.create_shape(geometry, ShapeDef{}); });
    };
    for (const float bad : kNotPositive) {
        add("circle.radius", Circle{{}, bad});
        add("capsule.radius", Capsule{{-1.0f, 0.0f}, {1.0f, 0.0f}, bad});
    }
    for (const float bad : kNotInWorld) {
        add("circle.center", Circle{{bad, 0.0f}, 1.0f});
        add("capsule.center1", Capsule{{bad, 0.0f}, {1.0f, 0.0f}, 1.0f});
        add("segment.point2", Segment{{1.0f, 0.0f}, {0.0f, bad}});
        Polygon polygon = Polygon::box(1.0f, 1.0f);
        polygon.vertices[2].x = bad;
        add("vertices", polygon);
    }
    Polygon polygon = Polygon::box(1.0f, 1.0f);
    polygon.count = 2;
    add("count", polygon);
    add("vertices", PolygonView{nullptr, nullptr, 4, 0.0f, {}});
}

void add_create_shape(Table& table) {
    const Geometry circle = Circle{{}, 1.0f};
    Entry& entry = table.changes("create_shape", [=](Hands& h) { h.body.create_shape(circle, ShapeDef{}); })
                       .number("ShapeDef.density", "density", kNegative,
                               [](Hands& h, float x) {
                                   h.body.create_shape(Circle{{}, 1.0f}, {.density = x});
                               })
                       .vector("ShapeDef.one_way", "one_way", kNotFinite, [](Hands& h, Vec2 v) {
                           h.body.create_shape(Circle{{}, 1.0f}, {.one_way = v});
                       });
    add_bad_geometry(entry);
    add_bad_materials(entry, "material.", [](Hands& h, const Material& material) {
        h.body.create_shape(Circle{{}, 1.0f}, {.material = material});
    });
    table.changes("create_shape", [=](Hands& h) { h.body.create_shape(circle); })
        .other("geometry", "circle.radius", [](Hands& h) { h.body.create_shape(Circle{}); });
}

}  // namespace

std::vector<Entry> body_entries() {
    Table table("Body", {of_body("this")});
    add_create_shape(table);
    add_create_chain(table);
    add_body_getters(table);
    add_body_setters(table);
    add_body_forces(table);
    return table.take();
}

std::vector<Entry> shape_entries() {
    Table table("Shape", {of_shape("this")});
    table.reads("body", [](Hands& h) { (void)h.shape.body(); });
    table.reads("chain", [](Hands& h) { (void)h.shape.chain(); });
    table.reads("chain_index", [](Hands& h) { (void)h.shape.chain_index(); });
    table.reads("geometry", [](Hands& h) { (void)h.shape.geometry(); });
    table.reads("bounds", [](Hands& h) { (void)h.shape.bounds(); });
    table.changes("set_geometry", [](Hands& h) { h.shape.set_geometry(LargePolygon::regular(12, 0.5f)); })
        .other("geometry", "circle.radius", [](Hands& h) { h.shape.set_geometry(Circle{}); })
        .other("a chain's segment", "this", [](Hands& h) {
            h.chain.segment(1).set_geometry(Circle{{}, 1.0f});
        });
    table.reads("is_sensor", [](Hands& h) { (void)h.shape.is_sensor(); });
    table.changes("set_sensor", [](Hands& h) { h.shape.set_sensor(true); })
        .other("a chain's segment", "this", [](Hands& h) { h.chain.segment(1).set_sensor(true); });
    table.reads("is_smooth", [](Hands& h) { (void)h.shape.is_smooth(); });
    table.changes("set_smooth", [](Hands& h) { h.shape.set_smooth(false); });
    table.reads("contacts", [](Hands& h) { (void)h.shape.contacts(); });
    table.reads("visitors", [](Hands& h) { (void)h.shape.visitors(); });
    table.reads("is_touching", [](Hands& h) { (void)h.shape.is_touching(h.shape); })
        .other("other", "other", [](Hands& h) { (void)h.shape.is_touching(Shape()); });
    table.reads("def", [](Hands& h) { (void)h.shape.def(); });
    table.reads("density", [](Hands& h) { (void)h.shape.density(); });
    table.changes("set_density", [](Hands& h) { h.shape.set_density(2.0f); })
        .number("density", kNegative, [](Hands& h, float x) { h.shape.set_density(x); });
    table.reads("material", [](Hands& h) { (void)h.shape.material(); });
    add_bad_materials(
        table.changes("set_material", [](Hands& h) { h.shape.set_material({.friction = 2.0f}); }),
        "material.", [](Hands& h, const Material& material) { h.shape.set_material(material); });
    table.reads("filter", [](Hands& h) { (void)h.shape.filter(); });
    table.changes("set_filter", [](Hands& h) { h.shape.set_filter({.category = 2, .mask = 1}); });
    table.reads("user_data", [](Hands& h) { (void)h.shape.user_data(); });
    table.changes("set_user_data", [](Hands& h) { h.shape.set_user_data(1); });
    return table.take();
}

}  // namespace jostle::test
