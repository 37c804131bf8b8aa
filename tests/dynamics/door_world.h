// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door's table: World, and Joint.
#pragma once

#include "dynamics/door_table.h"

namespace jostle::test {

/// A call with a definition of which one member is spoiled. `Use` makes something of the definition.
template <class Def, class Member, class Use>
auto with_member(Member Def::*member, Use use) {
    return [=](Hands& h, Member value) {
        Def def;
        def.*member = value;
        use(h, def);
    };
}

/// Runs everything on the caller's thread, and says that it has so many.
class CountedScheduler final : public TaskScheduler {
  public:
    explicit CountedScheduler(int workers) : workers_(workers) {}
    [[nodiscard]] int worker_count() const override { return workers_; }
    void parallel_for(int count, int, Task task, void* context) override { task(context, 0, count, 0); }

  private:
    int workers_;
};

inline void add_make_world(Table& table) {
    const auto make = [](Hands&, const WorldDef& def) { const World world(def); };
    const auto with = [=](auto member) { return with_member(member, make); };
    table.reads("World", [=](Hands& h) { make(h, {}); })
        .number("WorldDef.scheduler", "scheduler", {-1.0f, 0.0f, 1.0e6f},
                [=](Hands& h, float workers) {
                    CountedScheduler scheduler(static_cast<int>(workers));
                    make(h, {.scheduler = &scheduler});
                })
        .vector("WorldDef.gravity", "gravity", kNotFinite, with(&WorldDef::gravity))
        .number("WorldDef.length_scale", "length_scale", kNotPositive, with(&WorldDef::length_scale))
        .number("WorldDef.restitution_threshold", "restitution_threshold", kNegative,
                with(&WorldDef::restitution_threshold))
        .number("WorldDef.max_push_out_speed", "max_push_out_speed", kNegative,
                with(&WorldDef::max_push_out_speed))
        .number("WorldDef.max_speed", "max_speed", kNotPositive, with(&WorldDef::max_speed))
        .number("WorldDef.contact_hertz", "contact_hertz", kNotPositive, with(&WorldDef::contact_hertz))
        .number("WorldDef.contact_damping_ratio", "contact_damping_ratio", kNegative,
                with(&WorldDef::contact_damping_ratio))
        .number("WorldDef.joint_hertz", "joint_hertz", kNotPositive, with(&WorldDef::joint_hertz))
        .number("WorldDef.joint_damping_ratio", "joint_damping_ratio", kNegative,
                with(&WorldDef::joint_damping_ratio));
}

inline void add_create_body(Table& table) {
    const auto make = [](Hands& h, const BodyDef& def) { h.world->create_body(def); };
    const auto with = [=](auto member) { return with_member(member, make); };
    table.changes("create_body", [=](Hands& h) { make(h, {}); })
        .other("BodyDef.type", "type", [=](Hands& h) { make(h, {.type = static_cast<BodyType>(3)}); })
        .vector("BodyDef.position", "position", kNotInWorld, with(&BodyDef::position))
        .number("BodyDef.angle", "angle", kNotFinite, with(&BodyDef::angle))
        .vector("BodyDef.linear_velocity", "linear_velocity", kNotFinite, with(&BodyDef::linear_velocity))
        .number("BodyDef.angular_velocity", "angular_velocity", kNotFinite, with(&BodyDef::angular_velocity))
        .number("BodyDef.linear_damping", "linear_damping", kNegative, with(&BodyDef::linear_damping))
        .number("BodyDef.angular_damping", "angular_damping", kNegative, with(&BodyDef::angular_damping))
        .number("BodyDef.gravity_scale", "gravity_scale", kNotFinite, with(&BodyDef::gravity_scale));
}

/// What the four kinds have in common. Returns what makes a joint of a definition with one member spoiled.
template <class Def>
Entry& add_create_joint(Table& table, const std::string& kind) {
    const auto make = [](Hands& h, Def def) {
        def.base.body_a = h.body;
        def.base.body_b = h.second;
        h.world->create_joint(def);
    };
    Entry& entry = table.changes("create_joint", [=](Hands& h) { make(h, {}); });
    entry.handles.push_back(of_body("body_a"));
    entry.handles.push_back(of_second("body_b"));
    return entry
        .vector(kind + ".local_anchor_a", "local_anchor_a", kNotInWorld,
                with_member(&Def::local_anchor_a, make))
        .vector(kind + ".local_anchor_b", "local_anchor_b", kNotInWorld,
                with_member(&Def::local_anchor_b, make))
        .other("JointDef.body_b", "body_b", [](Hands& h) {
            Def def;
            def.base = {.body_a = h.body, .body_b = h.body};
            h.world->create_joint(def);
        });
}

template <class Def>
auto with(float Def::*member) {
    return with_member(member, [](Hands& h, Def def) {
        def.base.body_a = h.body;
        def.base.body_b = h.second;
        h.world->create_joint(def);
    });
}

template <class Def>
void add_crossed_limits(Entry& entry, float Def::*lower, float Def::*upper) {
    entry.other("crossed limits", "lower limit", [=](Hands& h) {
        Def def;
        def.base = {.body_a = h.body, .body_b = h.second};
        def.enable_limit = true;
        def.*lower = 1.0f;
        def.*upper = 0.5f;
        h.world->create_joint(def);
    });
}

inline void add_create_joints(Table& table) {
    using Revolute = RevoluteJointDef;
    using Prismatic = PrismaticJointDef;
    using Distance = DistanceJointDef;
    using Weld = WeldJointDef;
    const std::string revolute = "RevoluteJointDef.", prismatic = "PrismaticJointDef.";
    add_crossed_limits(
        add_create_joint<Revolute>(table, "RevoluteJointDef")
            .number(revolute + "reference_angle", "reference_angle", kNotFinite,
                    with(&Revolute::reference_angle))
            .number(revolute + "lower_angle", "lower limit", kNotFinite, with(&Revolute::lower_angle))
            .number(revolute + "upper_angle", "upper limit", kNotFinite, with(&Revolute::upper_angle))
            .number(revolute + "motor_speed", "motor_speed", kNotFinite, with(&Revolute::motor_speed))
            .number(revolute + "max_motor_torque", "max motor", kNegative, with(&Revolute::max_motor_torque)),
        &Revolute::lower_angle, &Revolute::upper_angle);
    Entry& slider = add_create_joint<Prismatic>(table, "PrismaticJointDef");
    for (const Vec2 axis : {Vec2{}, Vec2{kNan, 0.0f}, Vec2{0.0f, kInfinity}})
        slider.other(prismatic + "local_axis_a", "local_axis_a", [=](Hands& h) {
            Prismatic def;
            def.base = {.body_a = h.body, .body_b = h.second};
            def.local_axis_a = axis;
            h.world->create_joint(def);
        });
    slider
        .number(prismatic + "reference_angle", "reference_angle", kNotFinite,
                with(&Prismatic::reference_angle))
        .number(prismatic + "lower_translation", "lower limit", kNotFinite,
                with(&Prismatic::lower_translation))
        .number(prismatic + "upper_translation", "upper limit", kNotFinite,
                with(&Prismatic::upper_translation))
        .number(prismatic + "motor_speed", "motor_speed", kNotFinite, with(&Prismatic::motor_speed))
        .number(prismatic + "max_motor_force", "max motor", kNegative, with(&Prismatic::max_motor_force));
    add_crossed_limits(slider, &Prismatic::lower_translation, &Prismatic::upper_translation);
    add_create_joint<Distance>(table, "DistanceJointDef")
        .number("DistanceJointDef.length", "length", kNotPositive, with(&Distance::length))
        .number("DistanceJointDef.hertz", "hertz", kNegative, with(&Distance::hertz))
        .number("DistanceJointDef.damping_ratio", "damping_ratio", kNegative, with(&Distance::damping_ratio));
    add_create_joint<Weld>(table, "WeldJointDef")
        .number("WeldJointDef.reference_angle", "reference_angle", kNotFinite, with(&Weld::reference_angle))
        .number("WeldJointDef.linear_hertz", "linear_hertz", kNegative, with(&Weld::linear_hertz))
        .number("WeldJointDef.linear_damping_ratio", "linear_damping_ratio", kNegative,
                with(&Weld::linear_damping_ratio))
        .number("WeldJointDef.angular_hertz", "angular_hertz", kNegative, with(&Weld::angular_hertz))
        .number("WeldJointDef.angular_damping_ratio", "angular_damping_ratio", kNegative,
                with(&Weld::angular_damping_ratio));
}

inline std::vector<Entry> world_entries() {
    Table table("World", {});
    add_make_world(table);
    add_create_body(table);
    add_create_joints(table);
    table.changes("destroy", [](Hands& h) { h.world->destroy(h.body); }).handles.push_back(of_body("body"));
    table.changes("destroy", [](Hands& h) { h.world->destroy(h.shape); })
        .other("a chain's segment", "shape", [](Hands& h) { h.world->destroy(h.chain.segment(1)); })
        .handles.push_back(of_shape("shape"));
    table.changes("destroy", [](Hands& h) { h.world->destroy(h.chain); })
        .handles.push_back(of_chain("chain"));
    table.changes("destroy", [](Hands& h) { h.world->destroy(h.joint); })
        .handles.push_back(of_joint("joint"));
    table.changes("step", [](Hands& h) { h.world->step(1.0f / 60.0f, 2); })
        .number("dt", {kNan, kInfinity, -kInfinity, -0.1f, 0.0f, 1.1f, 1.0e30f},
                [](Hands& h, float x) { h.world->step(x); })
        .number("substeps", {-1.0e9f, -1.0f, 0.0f, 65.0f, 1.0e9f},
                [](Hands& h, float x) { h.world->step(1.0f / 60.0f, static_cast<int>(x)); });
    table.reads("gravity", [](Hands& h) { (void)h.world->gravity(); });
    table.changes("set_gravity",
                  [](Hands& h) {
                      h.world->set_gravity({1.0f, 2.0f});
                  })
        .vector("gravity", kNotFinite, [](Hands& h, Vec2 v) { h.world->set_gravity(v); });
    table.reads("bodies", [](Hands& h) { (void)h.world->bodies(); });
    table.reads("joints", [](Hands& h) { (void)h.world->joints(); });
    table.reads("contacts", [](Hands& h) { (void)h.world->contacts(); });
    table.reads("moved_bodies", [](Hands& h) { (void)h.world->moved_bodies(); });
    table.reads("counts", [](Hands& h) { (void)h.world->counts(); });
    table.reads("tolerances", [](Hands& h) { (void)h.world->tolerances(); });
    table.reads("profile", [](Hands& h) { (void)h.world->profile(); });
    table.reads("state_hash", [](Hands& h) { (void)h.world->state_hash(); });
    return table.take();
}

/// Motors and limits: of joints that have none, too.
inline void add_axis_entries(Table& table) {
    const auto add = [&](const char* name, bool changes, auto call) -> Entry& {
        Entry& entry = changes ? table.changes(name, [=](Hands& h) { call(h.joint); })
                               : table.reads(name, [=](Hands& h) { call(h.joint); });
        entry.other("a distance joint", "this", [=](Hands& h) { call(h.rod); });
        return entry.other("a weld joint", "this", [=](Hands& h) { call(h.weld); });
    };
    add("is_motor_enabled", false, [](Joint& j) { (void)j.is_motor_enabled(); });
    add("enable_motor", true, [](Joint& j) { j.enable_motor(true); });
    add("motor_speed", false, [](Joint& j) { (void)j.motor_speed(); });
    add("set_motor_speed", true, [](Joint& j) {
        j.set_motor_speed(2.0f);
    }).number("speed", kNotFinite, [](Hands& h, float x) { h.joint.set_motor_speed(x); });
    add("max_motor", false, [](Joint& j) { (void)j.max_motor(); });
    add("set_max_motor", true, [](Joint& j) {
        j.set_max_motor(2.0f);
    }).number("max", kNegative, [](Hands& h, float x) { h.joint.set_max_motor(x); });
    add("is_limit_enabled", false, [](Joint& j) { (void)j.is_limit_enabled(); });
    add("enable_limit", true, [](Joint& j) { j.enable_limit(true); });
    add("lower_limit", false, [](Joint& j) { (void)j.lower_limit(); });
    add("upper_limit", false, [](Joint& j) { (void)j.upper_limit(); });
    add("set_limits", true, [](Joint& j) { j.set_limits(-1.0f, 1.0f); })
        .number("lower", "lower limit", kNotFinite, [](Hands& h, float x) { h.slider.set_limits(x, 1.0f); })
        .number("upper", "upper limit", kNotFinite, [](Hands& h, float x) { h.joint.set_limits(-1.0f, x); })
        .other("crossed limits", "lower limit", [](Hands& h) { h.joint.set_limits(1.0f, 0.5f); });
}

inline std::vector<Entry> joint_entries() {
    Table table("Joint", {of_joint("this")});
    table.reads("kind", [](Hands& h) { (void)h.joint.kind(); });
    table.reads("body_a", [](Hands& h) { (void)h.joint.body_a(); });
    table.reads("body_b", [](Hands& h) { (void)h.joint.body_b(); });
    table.reads("anchor_a", [](Hands& h) { (void)h.joint.anchor_a(); });
    table.reads("anchor_b", [](Hands& h) { (void)h.joint.anchor_b(); });
    table.reads("collide_connected", [](Hands& h) { (void)h.joint.collide_connected(); });
    table.reads("user_data", [](Hands& h) { (void)h.joint.user_data(); });
    table.changes("set_user_data", [](Hands& h) { h.joint.set_user_data(1); });
    table.reads("value", [](Hands& h) { (void)h.joint.value(); });
    table.reads("linear_error", [](Hands& h) { (void)h.joint.linear_error(); });
    table.reads("reaction_force", [](Hands& h) { (void)h.joint.reaction_force(); });
    table.reads("reaction_torque", [](Hands& h) { (void)h.joint.reaction_torque(); });
    add_axis_entries(table);
    return table.take();
}

}  // namespace jostle::test
