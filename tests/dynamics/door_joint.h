// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door's table: Joint, and its types.
#pragma once

#include <optional>

#include "dynamics/door_table.h"

namespace jostle::test {

/// The rows of a type of joints.
struct JointEntries {
    std::string handle;      ///< "RevoluteJoint", declared in "revolute_joint.h"
    std::string definition;  ///< "RevoluteJointDef"
    std::string motor;       ///< "RevoluteMotor"; empty: none
    std::string header;
    std::vector<Entry> rows;
};

/// The definition of a joint between the two bodies.
template <class Def>
Def joining(const Hands& h) {
    Def def;
    def.body_a = h.body;
    def.body_b = h.second;
    return def;
}

/// The rows of a type: World::create_x and the handle's own.
/// `create(world, def)` makes one; `name` is "revolute", `Handle` what it makes, which `hands_joint` holds.
template <class Def, class Handle>
class JointTable {
  public:
    using Create = Handle (World::*)(const Def&);

    JointTable(const std::string& name, const std::string& handle, Create create, Handle Hands::*joint)
        : world_("World", {}),
          type_(handle, {{"this", [joint](Hands& h, const Hands& other) { h.*joint = other.*joint; }}}),
          handle_(handle),
          create_(create),
          joint_(joint) {
        Entry& entry =
            world_.changes("create_" + name, [=](Hands& h) { (h.world->*create)(joining<Def>(h)); });
        entry.handles.push_back(of_body("body_a"));
        entry.handles.push_back(of_second("body_b"));
        entry.other("body_b", "body_b", [=](Hands& h) {
            Def def = joining<Def>(h);
            def.body_b = def.body_a;
            (h.world->*create)(def);
        });
        create_entry_ = &entry;
        for (Vec2 Def::*anchor : {&Def::anchor_a, &Def::anchor_b}) {
            const std::string side = anchor == &Def::anchor_a ? "anchor_a" : "anchor_b";
            entry.vector(handle + "Def." + side, side, kNotInWorld,
                         [=](Hands& h, Vec2 v) { make(create, h, [=](Def& def) { def.*anchor = v; }); });
        }
        type_.reads(handle, [joint](Hands& h) { (void)Handle(static_cast<Joint>(h.*joint)); }).handles[0] = {
            "joint", [joint](Hands& h, const Hands& other) { h.*joint = other.*joint; }};
    }

    /// A field of the definition, spoiled: `change(def, value)`.
    template <class Change>
    void field(const std::string& name, const std::string& argument, const Values& values, Change change) {
        create_entry_->number(name, argument, values, [=, create = create_](Hands& h, float x) {
            make(create, h, [=](Def& def) { change(def, x); });
        });
    }
    template <class Change>
    void other(const std::string& parameter, const std::string& argument, Change change) {
        create_entry_->other(parameter, argument,
                             [=, create = create_](Hands& h) { make(create, h, change); });
    }
    /// A call of the handle.
    template <class Call>
    Entry& reads(const std::string& name, Call call) {
        return type_.reads(name, [call, joint = joint_](Hands& h) { (void)call(h.*joint); });
    }
    template <class Call>
    Entry& changes(const std::string& name, Call call) {
        return type_.changes(name, [call, joint = joint_](Hands& h) { call(h.*joint); });
    }
    /// Its limit, of the definition and of the calls.
    void limit() {
        const JointLimit good{-1.0f, 1.0f};
        for (float JointLimit::*end : {&JointLimit::lower, &JointLimit::upper}) {
            const std::string argument = end == &JointLimit::lower ? "limit.lower" : "limit.upper";
            field("JointLimit." + argument.substr(6), argument, kNotFinite, [=](Def& def, float x) {
                def.limit = good;
                (*def.limit).*end = x;
            });
        }
        other("crossed limits", "limit.lower", [](Def& def) { def.limit = {1.0f, 0.5f}; });
        reads("limit", [](const Handle& j) { return j.limit(); });
        changes("set_limit", [=](const Handle& j) { j.set_limit(good); })
            .number("limit", "limit.lower", kNotFinite, set([](const Handle& j, float x) {
                        j.set_limit({x, 1.0f});
                    }))
            .number("limit", "limit.upper", kNotFinite, set([](const Handle& j, float x) {
                        j.set_limit({-1.0f, x});
                    }))
            .other("crossed limits", "limit.lower", [joint = joint_](Hands& h) {
                (h.*joint).set_limit({1.0f, 0.5f});
            });
        changes("set_limit", [](const Handle& j) { j.set_limit(std::nullopt); });
    }
    /// Its motor, likewise; `max_name` is "RevoluteMotor.max_torque".
    template <class Motor>
    void motor(const std::string& max_name, float Motor::*max) {
        const std::string type = max_name.substr(0, max_name.find('.'));
        const std::string max_argument = "motor" + max_name.substr(max_name.find('.'));
        field(type + ".speed", "motor.speed", kNotFinite, [](Def& def, float x) { def.motor = {x, 1.0f}; });
        field(max_name, max_argument, kNegative, [](Def& def, float x) { def.motor = {1.0f, x}; });
        reads("motor", [](const Handle& j) { return j.motor(); });
        changes("set_motor",
                [](const Handle& j) {
                    j.set_motor({1.0f, 2.0f});
                })
            .number("motor", "motor.speed", kNotFinite, set([](const Handle& j, float x) {
                        j.set_motor({x, 1.0f});
                    }))
            .number("motor", max_argument, kNegative, set([=](const Handle& j, float x) {
                        Motor motor;
                        motor.*max = x;
                        j.set_motor(motor);
                    }));
        changes("set_motor", [](const Handle& j) { j.set_motor(std::nullopt); });
        changes("set_motor_speed", [](const Handle& j) {
            j.set_motor_speed(2.0f);
        }).number("speed", kNotFinite, set([](const Handle& j, float x) { j.set_motor_speed(x); }));
    }
    /// A spring of the definition, spoiled. `bad_hertz`: of what it must not have.
    void spring(const std::string& name, const Values& bad_hertz, std::optional<JointSpring> Def::*spring) {
        field("JointSpring.hertz", name + ".hertz", bad_hertz, [=](Def& def, float x) {
            def.*spring = JointSpring{x, 1.0f};
        });
        field("JointSpring.damping_ratio", name + ".damping_ratio", kNegative, [=](Def& def, float x) {
            def.*spring = JointSpring{1.0f, x};
        });
    }
    /// And of the calls that read and set it.
    template <class Read, class Set>
    void spring_calls(const std::string& name, const Values& bad_hertz, Read read, Set set_to) {
        reads(name, read);
        changes("set_" + name,
                [=](const Handle& j) {
                    set_to(j, JointSpring{1.0f, 1.0f});
                })
            .number("spring", "spring.hertz", bad_hertz, set([=](const Handle& j, float x) {
                        set_to(j, JointSpring{x, 1.0f});
                    }))
            .number("spring", "spring.damping_ratio", kNegative, set([=](const Handle& j, float x) {
                        set_to(j, JointSpring{1.0f, x});
                    }));
        changes("set_" + name, [=](const Handle& j) { set_to(j, std::nullopt); });
    }
    template <class Set>
    auto set(Set change) const {
        return [change, joint = joint_](Hands& h, float x) { change(h.*joint, x); };
    }

    [[nodiscard]] JointEntries take(const std::string& motor, const std::string& header) {
        std::vector<Entry> rows = world_.take();
        for (Entry& row : type_.take()) rows.push_back(std::move(row));
        return {handle_, handle_ + "Def", motor, header, std::move(rows)};
    }

  private:
    template <class Change>
    static void make(Create create, Hands& h, Change change) {
        Def def = joining<Def>(h);
        change(def);
        (h.world->*create)(def);
    }

    Table world_, type_;
    Entry* create_entry_ = nullptr;
    std::string handle_;
    Create create_;
    Handle Hands::*joint_;
};

inline JointEntries revolute_entries() {
    JointTable<RevoluteJointDef, RevoluteJoint> table("revolute", "RevoluteJoint", &World::create_revolute,
                                                      &Hands::hinge);
    table.field("RevoluteJointDef.reference_angle", "reference_angle", kNotFinite,
                [](RevoluteJointDef& def, float x) { def.reference_angle = x; });
    table.reads("angle", [](const RevoluteJoint& j) { return j.angle(); });
    table.reads("reference_angle", [](const RevoluteJoint& j) { return j.reference_angle(); });
    table.limit();
    table.motor("RevoluteMotor.max_torque", &RevoluteMotor::max_torque);
    return table.take("RevoluteMotor", "revolute_joint.h");
}

inline JointEntries prismatic_entries() {
    JointTable<PrismaticJointDef, PrismaticJoint> table("prismatic", "PrismaticJoint",
                                                        &World::create_prismatic, &Hands::slider);
    for (const Vec2 axis : {Vec2{}, Vec2{kNan, 0.0f}, Vec2{0.0f, kInfinity}})
        table.other("PrismaticJointDef.axis_a", "axis_a", [=](PrismaticJointDef& def) { def.axis_a = axis; });
    table.field("PrismaticJointDef.reference_angle", "reference_angle", kNotFinite,
                [](PrismaticJointDef& def, float x) { def.reference_angle = x; });
    table.reads("translation", [](const PrismaticJoint& j) { return j.translation(); });
    table.reads("axis", [](const PrismaticJoint& j) { return j.axis(); });
    table.reads("reference_angle", [](const PrismaticJoint& j) { return j.reference_angle(); });
    table.limit();
    table.motor("PrismaticMotor.max_force", &PrismaticMotor::max_force);
    return table.take("PrismaticMotor", "prismatic_joint.h");
}

inline JointEntries distance_entries() {
    JointTable<DistanceJointDef, DistanceJoint> table("distance", "DistanceJoint", &World::create_distance,
                                                      &Hands::rod);
    table.field("DistanceJointDef.length", "length", kNotPositive,
                [](DistanceJointDef& def, float x) { def.length = x; });
    table.spring("spring", kNegative, &DistanceJointDef::spring);
    table.reads("current_length", [](const DistanceJoint& j) { return j.current_length(); });
    table.reads("length", [](const DistanceJoint& j) { return j.length(); });
    table.changes("set_length", [](const DistanceJoint& j) { j.set_length(2.0f); })
        .number("length", kNotPositive, [](Hands& h, float x) { h.rod.set_length(x); });
    table.spring_calls(
        "spring", kNegative, [](const DistanceJoint& j) { return j.spring(); },
        [](const DistanceJoint& j, const auto& spring) { j.set_spring(spring); });
    return table.take("", "distance_joint.h");
}

inline JointEntries weld_entries() {
    JointTable<WeldJointDef, WeldJoint> table("weld", "WeldJoint", &World::create_weld, &Hands::weld);
    table.field("WeldJointDef.reference_angle", "reference_angle", kNotFinite,
                [](WeldJointDef& def, float x) { def.reference_angle = x; });
    const Values no_hertz{kNan, kInfinity, -1.0f, 0.0f};  // a weld's spring holds
    table.spring("linear_spring", no_hertz, &WeldJointDef::linear_spring);
    table.spring("angular_spring", no_hertz, &WeldJointDef::angular_spring);
    table.reads("angular_error", [](const WeldJoint& j) { return j.angular_error(); });
    table.reads("reference_angle", [](const WeldJoint& j) { return j.reference_angle(); });
    table.spring_calls(
        "linear_spring", no_hertz, [](const WeldJoint& j) { return j.linear_spring(); },
        [](const WeldJoint& j, const auto& spring) { j.set_linear_spring(spring); });
    table.spring_calls(
        "angular_spring", no_hertz, [](const WeldJoint& j) { return j.angular_spring(); },
        [](const WeldJoint& j, const auto& spring) { j.set_angular_spring(spring); });
    return table.take("", "weld_joint.h");
}

inline std::vector<JointEntries> entries_of_joint_types() {
    return {revolute_entries(), prismatic_entries(), distance_entries(), weld_entries()};
}

inline std::vector<Entry> joint_entries() {
    Table table("Joint", {of_joint("this")});
    table.reads("type", [](Hands& h) { (void)h.joint.type(); });
    table.reads("body_count", [](Hands& h) { (void)h.joint.body_count(); });
    table.reads("body", [](Hands& h) { (void)h.joint.body(1); })
        .number("index", {-1.0f, 2.0f, 1.0e9f},
                [](Hands& h, float x) { (void)h.joint.body(static_cast<int>(x)); });
    table.reads("body_a", [](Hands& h) { (void)h.joint.body_a(); });
    table.reads("body_b", [](Hands& h) { (void)h.joint.body_b(); });
    table.reads("anchor_a", [](Hands& h) { (void)h.joint.anchor_a(); });
    table.reads("anchor_b", [](Hands& h) { (void)h.joint.anchor_b(); });
    table.reads("collide_connected", [](Hands& h) { (void)h.joint.collide_connected(); });
    table.reads("user_data", [](Hands& h) { (void)h.joint.user_data(); });
    table.changes("set_user_data", [](Hands& h) { h.joint.set_user_data(1); });
    table.reads("color", [](Hands& h) { (void)h.joint.color(); });
    table.reads("linear_error", [](Hands& h) { (void)h.joint.linear_error(); });
    table.reads("angular_error", [](Hands& h) { (void)h.joint.angular_error(); });
    table.reads("reaction_force", [](Hands& h) { (void)h.joint.reaction_force(); });
    table.reads("reaction_torque", [](Hands& h) { (void)h.joint.reaction_torque(); });
    std::vector<Entry> all = table.take();
    for (const JointEntries& type : entries_of_joint_types())
        all.insert(all.end(), type.rows.begin(), type.rows.end());
    return all;
}

}  // namespace jostle::test
