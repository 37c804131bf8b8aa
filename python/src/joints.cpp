// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Joint and the classes of its types; the calls of World that make them.
#include <jostle/dynamics/world.h>

#include <string>

#include "bind.h"
#include "joint_tables.h"
#include "keywords.h"

namespace jostle::python {
namespace {

using JointClass = nb::class_<JointRef>;
template <class Type>
using TypedClass = nb::class_<TypedJoint<Type>, JointRef>;

/// optional_property of a setter that C++ has twice, for a value and for none.
#define JOSTLE_OPTIONAL(cls, Type, part, about)                  \
    optional_property<&Type::part>(cls, #Type "::" #part, about, \
                                   [](const Type& joint, const auto& value) { joint.set_##part(value); })

void bind_joint(nb::module_& module) {
    JointClass type(
        module, "Joint", nb::dynamic_attr(), nb::is_weak_referenceable(), nb::type_slots(kHandleSlots),
        "A joint between bodies, made by one of World's create_ calls; each type has a class of its own. It "
        "may carry attributes of your own.");
    bind_handle(type);
    type.def("__repr__", [](nb::handle object) {
        const JointRef& self = *nb::inst_ptr<JointRef>(object);
        const std::string place = "<" + std::string(nb::str(object.type().attr("__name__")).c_str()) + " " +
                                  std::to_string(self.handle.handle().index);
        if (!self.is_there("Joint::__repr__")) return place + ", gone>";
        const Joint& joint = self.use("Joint::__repr__");
        return place + " of bodies " + std::to_string(joint.body_a().handle().index) + " and " +
               std::to_string(joint.body_b().handle().index) + ">";
    });
    property<&Joint::type>(type, "Joint::type", "As in the name of the call that makes it.");
    type.def_prop_ro(
        "bodies",
        [](const JointRef& self) {
            const Joint& joint = self.use("Joint::bodies");
            nb::list result;
            for (int i = 0; i < joint.body_count(); ++i) result.append(put(self.state, joint.body(i)));
            return result;
        },
        nb::sig("def bodies(self, /) -> list[Body]"), "Two to four.");
    property<&Joint::body_a>(type, "Joint::body_a", "The first body.");
    property<&Joint::body_b>(type, "Joint::body_b", "The second body.");
    property<&Joint::anchor_a>(type, "Joint::anchor_a", "[m] in the world.");
    property<&Joint::anchor_b>(type, "Joint::anchor_b", "[m] in the world.");
    property<&Joint::local_anchor_a, &Joint::set_local_anchor_a>(type, "Joint::local_anchor_a",
                                                                 "[m] in A's frame.");
    property<&Joint::local_anchor_b, &Joint::set_local_anchor_b>(type, "Joint::local_anchor_b",
                                                                 "[m] in B's frame.");
    property<&Joint::collide_connected, &Joint::set_collide_connected>(
        type, "Joint::collide_connected", "Whether the shapes of its bodies collide with each other.");
    JOSTLE_OPTIONAL(type, Joint, stiffness, "A softness of its own for the rigid parts; None: rigid.");
    JOSTLE_OPTIONAL(type, Joint, break_at, "When it breaks; None: never.");
    property<&Joint::user_data, &Joint::set_user_data>(type, "Joint::user_data",
                                                       "A number of yours, also in arrays.");
    property<&Joint::linear_error>(type, "Joint::linear_error",
                                   "[m] How far the anchors are from where they are held.");
    property<&Joint::angular_error>(type, "Joint::angular_error",
                                    "[rad] How far the angle is from the one that is held.");
    property<&Joint::reaction_force>(type, "Joint::reaction_force", "[N] on B in the last step.");
    property<&Joint::reaction_torque>(type, "Joint::reaction_torque", "[N m] on B in the last step.");
}

template <class Type>
TypedClass<Type> typed(nb::module_& module, const char* name, const char* about) {
    return TypedClass<Type>(module, name, about);
}

/// The parts that revolute, prismatic and slot joints have alike, and some others a few of.
template <class Type>
void bind_drives(TypedClass<Type>& type, const std::string& name) {
    const auto text = [&](const char* part) { return keep_text(name + "::" + part); };
    const auto set_speed = [&](const char* function) {
        type.def(
            "set_motor_speed",
            [function](const TypedJoint<Type>& self, nb::handle speed) {
                const float to = Convert<float>::get(function, "speed", speed);
                target_of<Type>(self, function).set_motor_speed(to);
            },
            nb::arg("speed"), nb::sig("def set_motor_speed(self, speed: float) -> None"),
            "[rad/s] or [m/s] Of a joint that has a motor.");
    };
    const auto set = [](const Type& joint, const auto& value) { joint.set_limit(value); };
    optional_property<&Type::limit>(type, text("limit"), "[rad] or [m]; None: there is none.", set);
    optional_property<&Type::motor>(type, text("motor"), "Towards a speed; None: there is none.",
                                    [](const Type& joint, const auto& value) { joint.set_motor(value); });
    set_speed(text("set_motor_speed"));
    if constexpr (requires(const Type& joint) { joint.servo(); }) {
        optional_property<&Type::servo>(type, text("servo"), "Towards a position; None: there is none.",
                                        [](const Type& joint, const auto& value) { joint.set_servo(value); });
        const char* const function = text("set_servo_target");
        type.def(
            "set_servo_target",
            [function](const TypedJoint<Type>& self, nb::handle target) {
                const float to = Convert<float>::get(function, "target", target);
                target_of<Type>(self, function).set_servo_target(to);
            },
            nb::arg("target"), nb::sig("def set_servo_target(self, target: float) -> None"),
            "[rad] or [m] Of a joint that has a servo.");
    }
    if constexpr (requires(const Type& joint) { joint.local_axis(); }) {
        property<&Type::translation>(type, text("translation"),
                                     "[m] of B's anchor from A's, along the axis.");
        property<&Type::axis>(type, text("axis"), "[1] in the world.");
        property<&Type::local_axis, &Type::set_local_axis>(type, text("local_axis"), "[1] in A's frame.");
    }
    if constexpr (requires(const Type& joint) { joint.reference_angle(); })
        property<&Type::reference_angle, &Type::set_reference_angle>(type, text("reference_angle"), "[rad]");
}

void bind_driven(nb::module_& module) {
    auto revolute = typed<RevoluteJoint>(module, "RevoluteJoint", "Holds a common point: a hinge.");
    bind_drives(revolute, "RevoluteJoint");
    property<&RevoluteJoint::angle>(revolute, "RevoluteJoint::angle", "[rad] through all turns.");

    auto prismatic =
        typed<PrismaticJoint>(module, "PrismaticJoint", "Holds B on a line of A, and the angle: a slider.");
    bind_drives(prismatic, "PrismaticJoint");

    auto distance = typed<DistanceJoint>(module, "DistanceJoint",
                                         "Holds the distance of two points: a rod, rope or spring.");
    bind_drives(distance, "DistanceJoint");
    property<&DistanceJoint::current_length>(distance, "DistanceJoint::current_length",
                                             "[m] between the anchors, now.");
    property<&DistanceJoint::length, &DistanceJoint::set_length>(distance, "DistanceJoint::length",
                                                                 "[m] at rest.");
    JOSTLE_OPTIONAL(distance, DistanceJoint, spring, "In place of a rigid rod; None: there is none.");

    auto wheel = typed<WheelJoint>(module, "WheelJoint",
                                   "Holds a wheel on a line of A, with a suspension and an axle.");
    bind_drives(wheel, "WheelJoint");
    property<&WheelJoint::angle>(wheel, "WheelJoint::angle", "[rad] of B minus A, through all turns.");
    JOSTLE_OPTIONAL(wheel, WheelJoint, suspension, "[m], [N] along the axis; None: it slides freely.");

    auto slot = typed<SlotJoint>(module, "SlotJoint", "Holds a point of B on a line of A: a pin in a slot.");
    bind_drives(slot, "SlotJoint");
}

void bind_held(nb::module_& module) {
    auto weld = typed<WeldJoint>(module, "WeldJoint",
                                 "Holds a common point and the angle; springs may take their places.");
    property<&WeldJoint::angular_error>(weld, "WeldJoint::angular_error",
                                        "[rad] of B minus A minus the reference.");
    property<&WeldJoint::reference_angle, &WeldJoint::set_reference_angle>(weld, "WeldJoint::reference_angle",
                                                                           "[rad]");
    JOSTLE_OPTIONAL(weld, WeldJoint, linear_spring, "Between the anchors; None: rigid.");
    JOSTLE_OPTIONAL(weld, WeldJoint, angular_spring, "Between the angles; None: rigid.");

    typed<FilterJoint>(module, "FilterJoint", "Holds nothing: its two bodies do not collide.");

    auto motor = typed<MotorJoint>(module, "MotorJoint", "Drives B to a pose against A.");
    property<&MotorJoint::offset, &MotorJoint::set_offset>(motor, "MotorJoint::offset", "[m] in A's frame.");
    property<&MotorJoint::angle, &MotorJoint::set_angle>(motor, "MotorJoint::angle", "[rad] that is to be.");
    property<&MotorJoint::current_angle>(motor, "MotorJoint::current_angle",
                                         "[rad] of B minus A, through all turns.");
    property<&MotorJoint::max_force, &MotorJoint::set_max_force>(motor, "MotorJoint::max_force", "[N]");
    property<&MotorJoint::max_torque, &MotorJoint::set_max_torque>(motor, "MotorJoint::max_torque", "[N m]");

    auto target =
        typed<TargetJoint>(module, "TargetJoint", "Draws a point of B to a point of A by a spring: a mouse.");
    property<&TargetJoint::target, &TargetJoint::set_target>(target, "TargetJoint::target",
                                                             "[m] in the world.");
    property<&TargetJoint::spring, &TargetJoint::set_spring>(target, "TargetJoint::spring",
                                                             "Towards the target.");
    property<&TargetJoint::max_force, &TargetJoint::set_max_force>(target, "TargetJoint::max_force", "[N]");

    auto friction = typed<FrictionJoint>(module, "FrictionJoint", "Resists sliding and turning.");
    property<&FrictionJoint::max_force, &FrictionJoint::set_max_force>(friction, "FrictionJoint::max_force",
                                                                       "[N]");
    property<&FrictionJoint::max_torque, &FrictionJoint::set_max_torque>(
        friction, "FrictionJoint::max_torque", "[N m]");
}

void bind_coupled(nb::module_& module) {
    auto pulley = typed<PulleyJoint>(module, "PulleyJoint", "Holds a rope over two points of a third body.");
    property<&PulleyJoint::frame>(pulley, "PulleyJoint::frame", "The body that bears the rope.");
    property<&PulleyJoint::point_a>(pulley, "PulleyJoint::point_a", "[m] in the world.");
    property<&PulleyJoint::point_b>(pulley, "PulleyJoint::point_b", "[m] in the world.");
    property<&PulleyJoint::local_point_a, &PulleyJoint::set_local_point_a>(
        pulley, "PulleyJoint::local_point_a", "[m] in the frame's own frame.");
    property<&PulleyJoint::local_point_b, &PulleyJoint::set_local_point_b>(
        pulley, "PulleyJoint::local_point_b", "[m] in the frame's own frame.");
    property<&PulleyJoint::length_a>(pulley, "PulleyJoint::length_a",
                                     "[m] from A's anchor to its point, now.");
    property<&PulleyJoint::length_b>(pulley, "PulleyJoint::length_b",
                                     "[m] from B's anchor to its point, now.");
    property<&PulleyJoint::length, &PulleyJoint::set_length>(pulley, "PulleyJoint::length",
                                                             "[m] of the rope.");
    property<&PulleyJoint::ratio, &PulleyJoint::set_ratio>(pulley, "PulleyJoint::ratio", "[1]");
    property<&PulleyJoint::min_length_a, &PulleyJoint::set_min_length_a>(pulley, "PulleyJoint::min_length_a",
                                                                         "[m]");
    property<&PulleyJoint::min_length_b, &PulleyJoint::set_min_length_b>(pulley, "PulleyJoint::min_length_b",
                                                                         "[m]");

    auto gear = typed<GearJoint>(module, "GearJoint", "Holds q_a + ratio q_b of two other joints.");
    property<&GearJoint::joint_a>(gear, "GearJoint::joint_a", "The first joint.");
    property<&GearJoint::joint_b>(gear, "GearJoint::joint_b", "The second joint.");
    property<&GearJoint::ratio, &GearJoint::set_ratio>(gear, "GearJoint::ratio", "[1], [m/rad] or [rad/m]");
    property<&GearJoint::offset, &GearJoint::set_offset>(gear, "GearJoint::offset", "[rad] or [m]");
    property<&GearJoint::error>(gear, "GearJoint::error", "[rad] or [m] q_a + ratio q_b - offset.");

    auto ratchet = typed<RatchetJoint>(module, "RatchetJoint", "Lets B turn one way, tooth by tooth.");
    property<&RatchetJoint::angle>(ratchet, "RatchetJoint::angle", "[rad] of B minus A, through all turns.");
    property<&RatchetJoint::tooth>(ratchet, "RatchetJoint::tooth",
                                   "[rad] behind which B does not turn back.");
    property<&RatchetJoint::step, &RatchetJoint::set_step>(ratchet, "RatchetJoint::step", "[rad]");
    property<&RatchetJoint::phase, &RatchetJoint::set_phase>(ratchet, "RatchetJoint::phase", "[rad]");
    property<&RatchetJoint::max_torque, &RatchetJoint::set_max_torque>(ratchet, "RatchetJoint::max_torque",
                                                                       "[N m]");

    auto custom = typed<CustomJoint>(module, "CustomJoint", "Rows of your own: World.on_custom_joints().");
    property<&CustomJoint::row_count>(custom, "CustomJoint::row_count", "[1] of the last step.");
    custom.def(
        "row_force",
        [](const TypedJoint<CustomJoint>& self, int row) {
            return target_of<CustomJoint>(self, "CustomJoint::row_force").row_force(row);
        },
        nb::arg("row"), "[N] or [N m] The force along a row in the last sub-step.");
}

/// World.create_NAME: its first two fields may be given by position.
template <class Def, auto Create>
void bind_maker(WorldClass& type, const char* function, const char* returns, const char* about) {
    type.def(
        last_name(function),
        [function](const PyWorld& self, const nb::args& arguments, const nb::kwargs& keywords) {
            Def def{};
            read_call(Call(function), def, arguments, keywords, 2);
            return put(self.state, static_cast<const Joint&>((self.use(function).*Create)(def)));
        },
        nb::sig(signature_of<Def>(last_name(function), "", returns, 2)), doc_of<Def>(about));
}

template <class Type>
nb::object make_typed(const Joint& joint, const StatePointer& state) {
    return nb::cast(TypedJoint<Type>{{joint, state}});
}

}  // namespace

nb::object make_joint(const Joint& joint, const StatePointer& state) {
    if (!joint.is_valid()) return nb::cast(JointRef{joint, state});
    using Make = nb::object (*)(const Joint&, const StatePointer&);
    // In the order of JointType.
    constexpr Make kMakers[] = {
        &make_typed<RevoluteJoint>, &make_typed<PrismaticJoint>, &make_typed<DistanceJoint>,
        &make_typed<WeldJoint>,     &make_typed<FilterJoint>,    &make_typed<MotorJoint>,
        &make_typed<TargetJoint>,   &make_typed<FrictionJoint>,  &make_typed<WheelJoint>,
        &make_typed<SlotJoint>,     &make_typed<PulleyJoint>,    &make_typed<GearJoint>,
        &make_typed<RatchetJoint>,  &make_typed<CustomJoint>};
    return kMakers[static_cast<std::size_t>(joint.type())](joint, state);
}

void bind_joints(nb::module_& module) {
    bind_joint(module);
    bind_driven(module);
    bind_held(module);
    bind_coupled(module);
}

void bind_joint_makers(WorldClass& type) {
    bind_maker<RevoluteJointDef, &World::create_revolute>(type, "World::create_revolute", "RevoluteJoint",
                                                          "A hinge.");
    bind_maker<PrismaticJointDef, &World::create_prismatic>(type, "World::create_prismatic", "PrismaticJoint",
                                                            "A slider.");
    bind_maker<DistanceJointDef, &World::create_distance>(
        type, "World::create_distance", "DistanceJoint",
        "A rod; with limits or a spring, a rope or a spring.");
    bind_maker<WeldJointDef, &World::create_weld>(type, "World::create_weld", "WeldJoint",
                                                  "A rigid connection.");
    bind_maker<FilterJointDef, &World::create_filter>(type, "World::create_filter", "FilterJoint",
                                                      "Two bodies that do not collide.");
    bind_maker<MotorJointDef, &World::create_motor>(type, "World::create_motor", "MotorJoint",
                                                    "A drive to a pose.");
    bind_maker<TargetJointDef, &World::create_target>(type, "World::create_target", "TargetJoint",
                                                      "A pull to a point.");
    bind_maker<FrictionJointDef, &World::create_friction>(type, "World::create_friction", "FrictionJoint",
                                                          "A brake.");
    bind_maker<WheelJointDef, &World::create_wheel>(type, "World::create_wheel", "WheelJoint", "A wheel.");
    bind_maker<SlotJointDef, &World::create_slot>(type, "World::create_slot", "SlotJoint",
                                                  "A pin in a slot.");
    bind_maker<PulleyJointDef, &World::create_pulley>(type, "World::create_pulley", "PulleyJoint",
                                                      "A rope over two points.");
    bind_maker<GearJointDef, &World::create_gear>(type, "World::create_gear", "GearJoint",
                                                  "Two joints that move together.");
    bind_maker<RatchetJointDef, &World::create_ratchet>(type, "World::create_ratchet", "RatchetJoint",
                                                        "A ratchet.");
    bind_maker<CustomJointDef, &World::create_custom>(
        type, "World::create_custom", "CustomJoint",
        "Rows of your own, given by on_custom_joints() in each step.");
}

}  // namespace jostle::python
