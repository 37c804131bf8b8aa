// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The pieces of which the rows of a type of joints are made.
#pragma once

#include <optional>

#include "dynamics/door_entries.h"

namespace jostle::test {

/// The definition of a joint between the two bodies.
template <class Def>
Def joining(const Hands& h) {
    Def def;
    if constexpr (requires { def.body_a; }) {
        def.body_a = h.body;
        def.body_b = h.second;
    }
    if constexpr (requires { def.frame; }) def.frame = h.platform;
    if constexpr (requires { def.joint_a; }) {
        def.joint_a = h.hinge;
        def.joint_b = h.slider;
    }
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
        create_entry_ = &entry;
        if constexpr (requires(Def def) { def.body_a; }) {
            entry.handles.push_back(of_body("body_a"));
            entry.handles.push_back(of_second("body_b"));
            other("body_b", "body_b", [](Def& def) { def.body_b = def.body_a; });
        }
        if constexpr (requires(Def def) { def.anchor_a; }) {
            point("anchor_a", &Def::anchor_a);
            point("anchor_b", &Def::anchor_b);
        }
        if constexpr (requires(Def def) { def.stiffness; }) strength();
        type_.reads(handle, [joint](Hands& h) { (void)Handle(static_cast<Joint>(h.*joint)); }).handles[0] = {
            "joint", [joint](Hands& h, const Hands& other) { h.*joint = other.*joint; }};
    }

    /// A point of the definition, spoiled.
    void point(const std::string& name, Vec2 Def::*member) {
        create_entry_->vector(
            handle_ + "Def." + name, name, kNotInWorld,
            [=, create = create_](Hands& h, Vec2 v) { make(create, h, [=](Def& def) { def.*member = v; }); });
    }
    /// Its stiffness and its threshold, spoiled.
    void strength() {
        for (float JointSpring::*part : {&JointSpring::hertz, &JointSpring::damping_ratio}) {
            const std::string part_name = part == &JointSpring::hertz ? "hertz" : "damping_ratio";
            create_entry_->number("JointSpring." + part_name, "stiffness." + part_name, kNegative,
                                  [=, create = create_](Hands& h, float x) {
                                      make(create, h, [=](Def& def) {
                                          def.stiffness = JointSpring{1.0f, 1.0f};
                                          (*def.stiffness).*part = x;
                                      });
                                  });
        }
        for (float JointBreak::*part : {&JointBreak::force, &JointBreak::torque}) {
            const std::string part_name = part == &JointBreak::force ? "force" : "torque";
            create_entry_->number("JointBreak." + part_name, "break_at." + part_name, kNegative,
                                  [=, create = create_](Hands& h, float x) {
                                      make(create, h, [=](Def& def) {
                                          def.break_at = JointBreak{};
                                          (*def.break_at).*part = x;
                                      });
                                  });
        }
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
    void limit(const JointLimit& good = {-1.0f, 1.0f}) {
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
            .number("limit", "limit.lower", kNotFinite, set([=](const Handle& j, float x) {
                        j.set_limit({x, good.upper});
                    }))
            .number("limit", "limit.upper", kNotFinite, set([=](const Handle& j, float x) {
                        j.set_limit({good.lower, x});
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
    /// Its servo, likewise, or what a type calls so.
    template <class Read, class Set>
    void servo(const std::string& name, std::optional<JointServo> Def::*member, Read read, Set set_to) {
        const auto with = [](float JointServo::*part, float x) {
            JointServo servo{0.5f, 1.0f, 1.0f, 10.0f};
            servo.*part = x;
            return servo;
        };
        reads(name, read);
        Entry& sets = changes("set_" + name, [=](const Handle& j) {
            set_to(j, JointServo{0.5f, 1.0f, 1.0f, 10.0f});
        });
        const auto spoil = [&](const std::string& part, const Values& values, float JointServo::*number) {
            create_entry_->number("JointServo." + part, name + "." + part, values,
                                  [=, create = create_](Hands& h, float x) {
                                      make(create, h, [=](Def& def) { def.*member = with(number, x); });
                                  });
            sets.number(name, name + "." + part, values,
                        set([=](const Handle& j, float x) { set_to(j, with(number, x)); }));
        };
        spoil("target", kNotFinite, &JointServo::target);
        spoil("hertz", kNegative, &JointServo::hertz);
        spoil("damping_ratio", kNegative, &JointServo::damping_ratio);
        spoil("max", kNegative, &JointServo::max);
        changes("set_" + name, [=](const Handle& j) { set_to(j, std::nullopt); });
    }
    /// The one that is called so; the joint in the hands has one.
    void servo() {
        servo(
            "servo", &Def::servo, [](const Handle& j) { return j.servo(); },
            [](const Handle& j, const auto& servo) { j.set_servo(servo); });
        changes("set_servo_target", [](const Handle& j) {
            j.set_servo_target(0.25f);
        }).number("target", kNotFinite, set([](const Handle& j, float x) { j.set_servo_target(x); }));
    }
    /// Its reference angle, of the definition and of the calls.
    void reference() {
        field(handle_ + "Def.reference_angle", "reference_angle", kNotFinite,
              [](Def& def, float x) { def.reference_angle = x; });
        reads("reference_angle", [](const Handle& j) { return j.reference_angle(); });
        changes("set_reference_angle", [](const Handle& j) {
            j.set_reference_angle(0.25f);
        }).number("reference_angle", kNotFinite, set([](const Handle& j, float x) {
                      j.set_reference_angle(x);
                  }));
    }
    /// Its axis in A's frame, likewise.
    void axis() {
        const std::vector<Vec2> bad{{}, {kNan, 0.0f}, {0.0f, kInfinity}};
        for (const Vec2 axis : bad)
            other(handle_ + "Def.axis_a", "axis_a", [=](Def& def) { def.axis_a = axis; });
        Entry& sets = changes("set_local_axis", [](const Handle& j) { j.set_local_axis({0.0f, 2.0f}); });
        for (const Vec2 axis : bad)
            sets.other("axis", "axis", [=, joint = joint_](Hands& h) { (h.*joint).set_local_axis(axis); });
        reads("axis", [](const Handle& j) { return j.axis(); });
        reads("local_axis", [](const Handle& j) { return j.local_axis(); });
    }
    /// A number of the definition that has a getter and a setter of its name: "max_force".
    template <class Set, class Read>
    void number(const std::string& name, const Values& values, float Def::*member, Read read, Set set_to) {
        field(handle_ + "Def." + name, name, values, [=](Def& def, float x) { def.*member = x; });
        reads(name, read);
        changes("set_" + name, [=](const Handle& j) {
            set_to(j, 0.5f);
        }).number(name, values, set([=](const Handle& j, float x) { set_to(j, x); }));
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

    [[nodiscard]] Entry& create_entry() { return *create_entry_; }
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

// door_more_joints.cpp
JointEntries filter_entries();
JointEntries motor_entries();
JointEntries target_entries();
JointEntries friction_entries();
JointEntries wheel_entries();
JointEntries slot_entries();
JointEntries pulley_entries();
JointEntries gear_entries();
JointEntries ratchet_entries();
JointEntries custom_entries();

}  // namespace jostle::test
