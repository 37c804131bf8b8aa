// Written by web/generate.mjs.
#include "wire.h"

namespace jostle::web {
template <class V, SameAs<BodyDef> T>
void visit(V& v, T& x);
template <class V, SameAs<MotionLocks> T>
void visit(V& v, T& x);
template <class V, SameAs<RevoluteJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<JointLimit> T>
void visit(V& v, T& x);
template <class V, SameAs<RevoluteMotor> T>
void visit(V& v, T& x);
template <class V, SameAs<JointServo> T>
void visit(V& v, T& x);
template <class V, SameAs<JointSpring> T>
void visit(V& v, T& x);
template <class V, SameAs<JointBreak> T>
void visit(V& v, T& x);
template <class V, SameAs<PrismaticJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<PrismaticMotor> T>
void visit(V& v, T& x);
template <class V, SameAs<DistanceJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<DistanceMotor> T>
void visit(V& v, T& x);
template <class V, SameAs<WeldJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<FilterJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<MotorJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<TargetJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<FrictionJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<WheelJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<WheelMotor> T>
void visit(V& v, T& x);
template <class V, SameAs<SlotJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<SlotMotor> T>
void visit(V& v, T& x);
template <class V, SameAs<PulleyJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<GearJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<RatchetJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<CustomJointDef> T>
void visit(V& v, T& x);
template <class V, SameAs<WorldHit> T>
void visit(V& v, T& x);
template <class V, SameAs<WorldQuery> T>
void visit(V& v, T& x);
template <class V, SameAs<ShapeCast> T>
void visit(V& v, T& x);
template <class V, SameAs<NearShape> T>
void visit(V& v, T& x);
template <class V, SameAs<Contact> T>
void visit(V& v, T& x);
template <class V, SameAs<ContactPoint> T>
void visit(V& v, T& x);
template <class V, SameAs<IslandReport> T>
void visit(V& v, T& x);
template <class V, SameAs<Energy> T>
void visit(V& v, T& x);
template <class V, SameAs<WorldCounts> T>
void visit(V& v, T& x);
template <class V, SameAs<Tolerances> T>
void visit(V& v, T& x);
template <class V, SameAs<LintFinding> T>
void visit(V& v, T& x);
template <class V, SameAs<StageTime> T>
void visit(V& v, T& x);
template <class V, SameAs<SceneInfo> T>
void visit(V& v, T& x);
template <class V, SameAs<ShapeDef> T>
void visit(V& v, T& x);
template <class V, SameAs<Material> T>
void visit(V& v, T& x);
template <class V, SameAs<Filter> T>
void visit(V& v, T& x);
template <class V, SameAs<ChainDef> T>
void visit(V& v, T& x);
template <class V, SameAs<MassData> T>
void visit(V& v, T& x);
template <class V, SameAs<SensorVisitor> T>
void visit(V& v, T& x);
template <class V, SameAs<ContactEnded> T>
void visit(V& v, T& x);
template <class V, SameAs<SensorLeft> T>
void visit(V& v, T& x);
template <class V, SameAs<ContactBegan> T>
void visit(V& v, T& x);
template <class V, SameAs<SensorEntered> T>
void visit(V& v, T& x);
template <class V, SameAs<ContactHit> T>
void visit(V& v, T& x);
template <class V, SameAs<BodyMove> T>
void visit(V& v, T& x);
template <class V, SameAs<BodySlept> T>
void visit(V& v, T& x);
template <class V, SameAs<BodyWoke> T>
void visit(V& v, T& x);
template <class V, SameAs<BodyFroze> T>
void visit(V& v, T& x);
template <class V, SameAs<BodyCrushed> T>
void visit(V& v, T& x);
template <class V, SameAs<ShapeGone> T>
void visit(V& v, T& x);
template <class V, SameAs<JointGone> T>
void visit(V& v, T& x);
template <class V, SameAs<JointBroke> T>
void visit(V& v, T& x);
template <class V, SameAs<EditDropped> T>
void visit(V& v, T& x);
template <class V, SameAs<WorldDef> T>
void visit(V& v, T& x);
template <class V, SameAs<PreSolve> T>
void visit(V& v, T& x);
template <class V, SameAs<CustomRows> T>
void visit(V& v, T& x);
template <class V, SameAs<CustomRow> T>
void visit(V& v, T& x);
template <class V, SameAs<Circle> T>
void visit(V& v, T& x);
template <class V, SameAs<Capsule> T>
void visit(V& v, T& x);
template <class V, SameAs<Segment> T>
void visit(V& v, T& x);

}  // namespace jostle::web

#include "wire_structs.h"

namespace jostle::web {
template <class V, SameAs<BodyDef> T>
void visit(V& v, T& x) {
    v(x.type);
    v(x.position);
    v(x.angle);
    v(x.linear_velocity);
    v(x.angular_velocity);
    v(x.linear_damping);
    v(x.angular_damping);
    v(x.gravity_scale);
    v(x.locks);
    v(x.enabled);
    v(x.awake);
    v(x.allow_sleep);
    v(x.sleep_threshold);
    v(x.continuous);
    v(x.bullet);
    v(x.user_data);
    v(x.name);
}

template <class V, SameAs<MotionLocks> T>
void visit(V& v, T& x) {
    v(x.x);
    v(x.y);
    v(x.rotation);
}

template <class V, SameAs<RevoluteJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.reference_angle);
    v(x.limit);
    v(x.motor);
    v(x.servo);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<JointLimit> T>
void visit(V& v, T& x) {
    v(x.lower);
    v(x.upper);
}

template <class V, SameAs<RevoluteMotor> T>
void visit(V& v, T& x) {
    v(x.speed);
    v(x.max_torque);
}

template <class V, SameAs<JointServo> T>
void visit(V& v, T& x) {
    v(x.target);
    v(x.hertz);
    v(x.damping_ratio);
    v(x.max);
}

template <class V, SameAs<JointSpring> T>
void visit(V& v, T& x) {
    v(x.hertz);
    v(x.damping_ratio);
}

template <class V, SameAs<JointBreak> T>
void visit(V& v, T& x) {
    v(x.force);
    v(x.torque);
    v(x.destroy);
}

template <class V, SameAs<PrismaticJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.axis_a);
    v(x.reference_angle);
    v(x.limit);
    v(x.motor);
    v(x.servo);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<PrismaticMotor> T>
void visit(V& v, T& x) {
    v(x.speed);
    v(x.max_force);
}

template <class V, SameAs<DistanceJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.length);
    v(x.spring);
    v(x.limit);
    v(x.motor);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<DistanceMotor> T>
void visit(V& v, T& x) {
    v(x.speed);
    v(x.max_force);
}

template <class V, SameAs<WeldJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.reference_angle);
    v(x.linear_spring);
    v(x.angular_spring);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<FilterJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.user_data);
}

template <class V, SameAs<MotorJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.offset);
    v(x.angle);
    v(x.max_force);
    v(x.max_torque);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<TargetJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.spring);
    v(x.max_force);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<FrictionJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.max_force);
    v(x.max_torque);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<WheelJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.axis_a);
    v(x.suspension);
    v(x.limit);
    v(x.motor);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<WheelMotor> T>
void visit(V& v, T& x) {
    v(x.speed);
    v(x.max_torque);
}

template <class V, SameAs<SlotJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.axis_a);
    v(x.limit);
    v(x.motor);
    v(x.servo);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<SlotMotor> T>
void visit(V& v, T& x) {
    v(x.speed);
    v(x.max_force);
}

template <class V, SameAs<PulleyJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.frame);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.point_a);
    v(x.point_b);
    v(x.length);
    v(x.ratio);
    v(x.min_length_a);
    v(x.min_length_b);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<GearJointDef> T>
void visit(V& v, T& x) {
    v(x.joint_a);
    v(x.joint_b);
    v(x.ratio);
    v(x.offset);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<RatchetJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.step);
    v(x.phase);
    v(x.max_torque);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<CustomJointDef> T>
void visit(V& v, T& x) {
    v(x.body_a);
    v(x.body_b);
    v(x.body_c);
    v(x.body_d);
    v(x.anchor_a);
    v(x.anchor_b);
    v(x.collide_connected);
    v(x.stiffness);
    v(x.break_at);
    v(x.user_data);
}

template <class V, SameAs<WorldHit> T>
void visit(V& v, T& x) {
    v(x.hit);
    v(x.started_inside);
    v(x.fraction);
    v(x.point);
    v(x.normal);
    v(x.shape);
}

template <class V, SameAs<WorldQuery> T>
void visit(V& v, T& x) {
    v(x.category);
    v(x.mask);
    v(x.sensors);
    v(x.predicate);
}

template <class V, SameAs<ShapeCast> T>
void visit(V& v, T& x) {
    v(x.geometry);
    v(x.transform);
    v(x.translation);
    v(x.rotation);
    v(x.max_fraction);
}

template <class V, SameAs<NearShape> T>
void visit(V& v, T& x) {
    v(x.hit);
    v(x.distance);
    v(x.point);
    v(x.normal);
    v(x.shape);
}

template <class V, SameAs<Contact> T>
void visit(V& v, T& x) {
    v(x.shape_a);
    v(x.shape_b);
    v(x.normal);
    v.counted(x.points, x.count);
    v(x.friction);
    v(x.restitution);
    v(x.rolling_resistance);
    v(x.surface_speed);
    v(x.rolling_impulse);
    v(x.is_sensor);
    v(x.enabled);
    v(x.color);
}

template <class V, SameAs<ContactPoint> T>
void visit(V& v, T& x) {
    v(x.point);
    v(x.separation);
    v(x.normal_impulse);
    v(x.tangent_impulse);
    v(x.force);
    v(x.id);
}

template <class V, SameAs<IslandReport> T>
void visit(V& v, T& x) {
    v(x.first);
    v(x.bodies);
    v(x.contacts);
    v(x.joints);
    v(x.max_penetration);
    v(x.max_joint_error);
    v(x.max_joint_angle_error);
    v(x.residual);
    v(x.reason);
    v(x.cause);
    v(x.max_speed);
    v(x.time_to_sleep);
}

template <class V, SameAs<Energy> T>
void visit(V& v, T& x) {
    v(x.kinetic);
    v(x.potential);
    v(x.springs);
}

template <class V, SameAs<WorldCounts> T>
void visit(V& v, T& x) {
    v(x.bodies);
    v(x.awake_bodies);
    v(x.islands);
    v(x.shapes);
    v(x.chains);
    v(x.joints);
    v(x.contacts);
    v(x.touching);
    v(x.colors);
    v(x.overflow);
    v(x.tree_height);
    v(x.stack_peak);
}

template <class V, SameAs<Tolerances> T>
void visit(V& v, T& x) {
    v(x.linear_slop);
    v(x.speculative_distance);
    v(x.min_edge_length);
}

template <class V, SameAs<LintFinding> T>
void visit(V& v, T& x) {
    v(x.type);
    v(x.value);
    v(x.body_a);
    v(x.body_b);
    v(x.shape_a);
    v(x.shape_b);
    v(x.chain);
    v(x.joint);
    v(x.sentence);
}

template <class V, SameAs<StageTime> T>
void visit(V& v, T& x) {
    v(x.name);
    v(x.time);
}

template <class V, SameAs<SceneInfo> T>
void visit(V& v, T& x) {
    v(x.name);
    v(x.description);
    v(x.step_hertz);
    v(x.substeps);
    v(x.steps);
}

template <class V, SameAs<ShapeDef> T>
void visit(V& v, T& x) {
    v(x.density);
    v(x.material);
    v(x.filter);
    v(x.is_sensor);
    v(x.hit_events);
    v(x.kinematic_events);
    v(x.smooth);
    v(x.user_data);
}

template <class V, SameAs<Material> T>
void visit(V& v, T& x) {
    v(x.friction);
    v(x.restitution);
    v(x.rolling_resistance);
    v(x.surface_speed);
    v(x.id);
    v(x.friction_rule);
    v(x.restitution_rule);
}

template <class V, SameAs<Filter> T>
void visit(V& v, T& x) {
    v(x.category);
    v(x.mask);
    v(x.group);
}

template <class V, SameAs<ChainDef> T>
void visit(V& v, T& x) {
    v(x.material);
    v(x.materials);
    v(x.filter);
    v(x.is_sensor);
    v(x.hit_events);
    v(x.kinematic_events);
    v(x.smooth);
    v(x.user_data);
}

template <class V, SameAs<MassData> T>
void visit(V& v, T& x) {
    v(x.mass);
    v(x.center);
    v(x.inertia);
}

template <class V, SameAs<SensorVisitor> T>
void visit(V& v, T& x) {
    v(x.shape);
    v(x.time);
}

template <class V, SameAs<ContactEnded> T>
void visit(V& v, T& x) {
    v(x.shape_a);
    v(x.shape_b);
    v(x.user_data_a);
    v(x.user_data_b);
}

template <class V, SameAs<SensorLeft> T>
void visit(V& v, T& x) {
    v(x.sensor);
    v(x.visitor);
    v(x.sensor_user_data);
    v(x.visitor_user_data);
    v(x.passed);
}

template <class V, SameAs<ContactBegan> T>
void visit(V& v, T& x) {
    v(x.shape_a);
    v(x.shape_b);
}

template <class V, SameAs<SensorEntered> T>
void visit(V& v, T& x) {
    v(x.sensor);
    v(x.visitor);
    v(x.fraction);
}

template <class V, SameAs<ContactHit> T>
void visit(V& v, T& x) {
    v(x.shape_a);
    v(x.shape_b);
    v(x.point);
    v(x.normal);
    v(x.approach_speed);
}

template <class V, SameAs<BodyMove> T>
void visit(V& v, T& x) {
    v(x.body);
    v(x.transform);
    v(x.user_data);
}

template <class V, SameAs<BodySlept> T>
void visit(V& v, T& x) {
    v(x.body);
    v(x.user_data);
}

template <class V, SameAs<BodyWoke> T>
void visit(V& v, T& x) {
    v(x.body);
    v(x.user_data);
}

template <class V, SameAs<BodyFroze> T>
void visit(V& v, T& x) {
    v(x.body);
    v(x.user_data);
}

template <class V, SameAs<BodyCrushed> T>
void visit(V& v, T& x) {
    v(x.body);
    v(x.by);
    v(x.against);
    v(x.user_data);
}

template <class V, SameAs<ShapeGone> T>
void visit(V& v, T& x) {
    v(x.shape);
    v(x.user_data);
}

template <class V, SameAs<JointGone> T>
void visit(V& v, T& x) {
    v(x.joint);
    v(x.user_data);
}

template <class V, SameAs<JointBroke> T>
void visit(V& v, T& x) {
    v(x.joint);
    v(x.force);
    v(x.torque);
    v(x.destroyed);
    v(x.user_data);
}

template <class V, SameAs<EditDropped> T>
void visit(V& v, T& x) {
    v(x.call);
    v(x.target);
}

template <class V, SameAs<WorldDef> T>
void visit(V& v, T& x) {
    v(x.gravity);
    v(x.length_scale);
    v(x.restitution_threshold);
    v(x.max_push_out_speed);
    v(x.max_speed);
    v(x.hit_speed);
    v(x.contact_hertz);
    v(x.contact_damping_ratio);
    v(x.joint_hertz);
    v(x.joint_damping_ratio);
    v(x.allow_sleep);
    v(x.sleep_threshold);
    v(x.continuous);
    v(x.warm_starting);
    v(x.smooth_ground);
}

template <class V, SameAs<PreSolve> T>
void visit(V& v, T& x) {
    v(x.shape);
    v(x.other);
    v(x.contact);
    v(x.time);
    v(x.was_enabled);
    v(x.is_impact);
    v(x.impact_fraction);
    v(x.enabled);
    v(x.friction);
    v(x.restitution);
    v(x.rolling_resistance);
    v(x.surface_speed);
}

template <class V, SameAs<CustomRows> T>
void visit(V& v, T& x) {
    v(x.joint);
    v(x.h);
    v.counted(x.rows, x.count);
}

template <class V, SameAs<CustomRow> T>
void visit(V& v, T& x) {
    v(x.linear);
    v(x.angular);
    v(x.error);
    v(x.speed);
    v(x.is_motor);
    v(x.min_force);
    v(x.max_force);
    v(x.spring);
}

template <class V, SameAs<Circle> T>
void visit(V& v, T& x) {
    v(x.center);
    v(x.radius);
}

template <class V, SameAs<Capsule> T>
void visit(V& v, T& x) {
    v(x.center1);
    v(x.center2);
    v(x.radius);
}

template <class V, SameAs<Segment> T>
void visit(V& v, T& x) {
    v(x.point1);
    v(x.point2);
    v(x.ghost1);
    v(x.ghost2);
    v(x.one_sided);
}

namespace {
void call0(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take_or<BodyDef>({});
    out(self.World::create_body(a0));
}

void call1(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Body>();
    self.World::destroy(a0);
}

void call2(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Shape>();
    self.World::destroy(a0);
}

void call3(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<ChainShape>();
    self.World::destroy(a0);
}

void call4(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Joint>();
    self.World::destroy(a0);
}

void call5(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<RevoluteJointDef>();
    out(self.World::create_revolute(a0));
}

void call6(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<PrismaticJointDef>();
    out(self.World::create_prismatic(a0));
}

void call7(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<DistanceJointDef>();
    out(self.World::create_distance(a0));
}

void call8(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<WeldJointDef>();
    out(self.World::create_weld(a0));
}

void call9(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<FilterJointDef>();
    out(self.World::create_filter(a0));
}

void call10(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<MotorJointDef>();
    out(self.World::create_motor(a0));
}

void call11(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<TargetJointDef>();
    out(self.World::create_target(a0));
}

void call12(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<FrictionJointDef>();
    out(self.World::create_friction(a0));
}

void call13(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<WheelJointDef>();
    out(self.World::create_wheel(a0));
}

void call14(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<SlotJointDef>();
    out(self.World::create_slot(a0));
}

void call15(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<PulleyJointDef>();
    out(self.World::create_pulley(a0));
}

void call16(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<GearJointDef>();
    out(self.World::create_gear(a0));
}

void call17(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<RatchetJointDef>();
    out(self.World::create_ratchet(a0));
}

void call18(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<CustomJointDef>();
    out(self.World::create_custom(a0));
}

void call19(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::gravity());
}

void call20(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Vec2>();
    self.World::set_gravity(a0);
}

void call21(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::allows_sleep());
}

void call22(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<bool>();
    self.World::set_allow_sleep(a0);
}

void call23(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::sleep_threshold());
}

void call24(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<float>();
    self.World::set_sleep_threshold(a0);
}

void call25(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::is_continuous());
}

void call26(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<bool>();
    self.World::set_continuous(a0);
}

void call27(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::warm_starting());
}

void call28(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<bool>();
    self.World::set_warm_starting(a0);
}

void call29(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::smooth_ground());
}

void call30(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<bool>();
    self.World::set_smooth_ground(a0);
}

void call31(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Vec2>();
    self.World::shift_origin(a0);
}

void call32(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Ray2>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.World::ray_closest(a0, a1));
}

void call33(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Ray2>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.World::ray_any(a0, a1));
}

void call34(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<ShapeCast>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.World::shape_cast_closest(a0, a1));
}

void call35(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<ShapeCast>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.World::shape_cast_any(a0, a1));
}

void call36(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Vec2>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.World::overlap_any(a0, a1));
}

void call37(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Geometry>();
    const auto a1 = in.take<Transform>();
    const auto a2 = in.take_or<WorldQuery>({});
    out(self.World::overlap_any(a0, a1, a2));
}

void call38(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Vec2>();
    const auto a1 = in.take_or<WorldQuery>({});
    const auto a2 = in.take_or<float>(std::numeric_limits<float>::infinity());
    out(self.World::closest(a0, a1, a2));
}

void call39(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::bodies());
}

void call40(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::joints());
}

void call41(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::contacts());
}

void call42(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::islands());
}

void call43(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::energy());
}

void call44(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::time());
}

void call45(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::counts());
}

void call46(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::tolerances());
}

void call47(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<bool>();
    self.World::set_profiling(a0);
}

void call48(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::is_profiling());
}

void call49(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::state_hash());
}

void call50(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::state_text());
}

void call51(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::check());
}

void call52(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.World::lint());
}

void call53(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Ray2>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.WebWorld::ray_all(a0, a1));
}

void call54(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<ShapeCast>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.WebWorld::shape_cast_all(a0, a1));
}

void call55(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Vec2>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.WebWorld::overlap_point(a0, a1));
}

void call56(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Aabb<2>>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.WebWorld::overlap_box(a0, a1));
}

void call57(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Geometry>();
    const auto a1 = in.take<Transform>();
    const auto a2 = in.take_or<WorldQuery>({});
    out(self.WebWorld::overlap(a0, a1, a2));
}

void call58(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Vec2>();
    const auto a1 = in.take<int>();
    const auto a2 = in.take_or<WorldQuery>({});
    const auto a3 = in.take_or<float>(std::numeric_limits<float>::infinity());
    out(self.WebWorld::k_nearest(a0, a1, a2, a3));
}

void call59(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Aabb<2>>();
    const auto a1 = in.take_or<WorldQuery>({});
    out(self.WebWorld::bodies_in(a0, a1));
}

void call60(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.WebWorld::profile());
}

void call61(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.WebWorld::scene_info());
}

void call62(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.WebWorld::scene_bodies());
}

void call63(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.WebWorld::scene_joints());
}

void call64(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.WebWorld::scene_unread());
}

void call65(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    out(self.WebWorld::motion_hash());
}

void call66(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<int>();
    self.WebWorld::set_should_collide(a0);
}

void call67(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Shape>();
    const auto a1 = in.take<int>();
    self.WebWorld::set_should_collide_of(a0, a1);
}

void call68(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Shape>();
    const auto a1 = in.take<int>();
    self.WebWorld::set_pre_solve_of(a0, a1);
}

void call69(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<int>();
    self.WebWorld::set_custom_joints(a0);
}

void call70(Reader& in, [[maybe_unused]] Writer& out) {
    WebWorld& self = in.world();
    const auto a0 = in.take<Body>();
    const auto a1 = in.take<SceneOutline>();
    const auto a2 = in.take<ShapeDef>();
    out(self.WebWorld::create_outline(a0, a1, a2));
}

void call71(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.is_valid());
}

void call72(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Geometry>();
    const auto a1 = in.take<ShapeDef>();
    out(self.create_shape(a0, a1));
}

void call73(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Geometry>();
    out(self.create_shape(a0));
}

void call74(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Chain>();
    const auto a1 = in.take<ChainDef>();
    out(self.create_chain(a0, a1));
}

void call75(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Chain>();
    out(self.create_chain(a0));
}

void call76(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.type());
}

void call77(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<BodyType>();
    self.set_type(a0);
}

void call78(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.is_enabled());
}

void call79(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<bool>();
    self.set_enabled(a0);
}

void call80(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.is_awake());
}

void call81(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<bool>();
    self.set_awake(a0);
}

void call82(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.allows_sleep());
}

void call83(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<bool>();
    self.set_allow_sleep(a0);
}

void call84(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.sleep_threshold());
}

void call85(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<float>();
    self.set_sleep_threshold(a0);
}

void call86(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    self.reset_sleep_threshold();
}

void call87(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.transform());
}

void call88(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.position());
}

void call89(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.angle());
}

void call90(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.rotation());
}

void call91(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.center_of_mass());
}

void call92(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    const auto a1 = in.take<float>();
    self.set_transform(a0, a1);
}

void call93(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Transform>();
    self.set_transform(a0);
}

void call94(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Transform>();
    const auto a1 = in.take<float>();
    self.move_to(a0, a1);
}

void call95(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.linear_velocity());
}

void call96(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.angular_velocity());
}

void call97(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    self.set_linear_velocity(a0);
}

void call98(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<float>();
    self.set_angular_velocity(a0);
}

void call99(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    out(self.velocity_at(a0));
}

void call100(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    out(self.world_point(a0));
}

void call101(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    out(self.local_point(a0));
}

void call102(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    out(self.world_vector(a0));
}

void call103(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    out(self.local_vector(a0));
}

void call104(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.mass());
}

void call105(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.inertia());
}

void call106(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.mass_data());
}

void call107(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<MassData>();
    self.set_mass(a0);
}

void call108(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    self.reset_mass();
}

void call109(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    const auto a1 = in.take<Vec2>();
    self.apply_force(a0, a1);
}

void call110(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    self.apply_force_to_center(a0);
}

void call111(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<float>();
    self.apply_torque(a0);
}

void call112(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    const auto a1 = in.take<Vec2>();
    self.apply_impulse(a0, a1);
}

void call113(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Vec2>();
    self.apply_impulse_to_center(a0);
}

void call114(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<float>();
    self.apply_angular_impulse(a0);
}

void call115(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.linear_damping());
}

void call116(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<float>();
    self.set_linear_damping(a0);
}

void call117(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.angular_damping());
}

void call118(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<float>();
    self.set_angular_damping(a0);
}

void call119(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.gravity_scale());
}

void call120(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<float>();
    self.set_gravity_scale(a0);
}

void call121(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.locks());
}

void call122(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<MotionLocks>();
    self.set_locks(a0);
}

void call123(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.is_bullet());
}

void call124(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<bool>();
    self.set_bullet(a0);
}

void call125(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.is_continuous());
}

void call126(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<bool>();
    self.set_continuous(a0);
}

void call127(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    self.reset_continuous();
}

void call128(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.user_data());
}

void call129(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<std::uint64_t>();
    self.set_user_data(a0);
}

void call130(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.name());
}

void call131(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<std::string_view>();
    self.set_name(a0);
}

void call132(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.shapes());
}

void call133(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.chains());
}

void call134(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.joints());
}

void call135(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.contacts());
}

void call136(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.island());
}

void call137(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    const auto a0 = in.take<Body>();
    out(self.is_touching(a0));
}

void call138(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Body>();
    out(self.bounds());
}

void call139(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.is_valid());
}

void call140(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.body());
}

void call141(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.chain());
}

void call142(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.chain_index());
}

void call143(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.geometry());
}

void call144(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    const auto a0 = in.take<Geometry>();
    self.set_geometry(a0);
}

void call145(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.bounds());
}

void call146(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.is_sensor());
}

void call147(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    const auto a0 = in.take<bool>();
    self.set_sensor(a0);
}

void call148(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.is_smooth());
}

void call149(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    const auto a0 = in.take<std::optional<bool>>();
    self.set_smooth(a0);
}

void call150(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.contacts());
}

void call151(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    const auto a0 = in.take<Shape>();
    out(self.is_touching(a0));
}

void call152(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.visitors());
}

void call153(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.density());
}

void call154(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    const auto a0 = in.take<float>();
    self.set_density(a0);
}

void call155(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.material());
}

void call156(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    const auto a0 = in.take<Material>();
    self.set_material(a0);
}

void call157(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.filter());
}

void call158(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    const auto a0 = in.take<Filter>();
    self.set_filter(a0);
}

void call159(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    out(self.user_data());
}

void call160(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Shape>();
    const auto a0 = in.take<std::uint64_t>();
    self.set_user_data(a0);
}

void call161(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    out(self.is_valid());
}

void call162(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    out(self.body());
}

void call163(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    out(self.segment_count());
}

void call164(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    const auto a0 = in.take<int>();
    out(self.segment(a0));
}

void call165(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    out(self.is_loop());
}

void call166(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    out(self.bounds());
}

void call167(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    out(self.is_sensor());
}

void call168(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    const auto a0 = in.take<Material>();
    self.set_material(a0);
}

void call169(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    out(self.filter());
}

void call170(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    const auto a0 = in.take<Filter>();
    self.set_filter(a0);
}

void call171(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    out(self.user_data());
}

void call172(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<ChainShape>();
    const auto a0 = in.take<std::uint64_t>();
    self.set_user_data(a0);
}

void call173(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.is_valid());
}

void call174(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.type());
}

void call175(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.body_count());
}

void call176(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<int>();
    out(self.body(a0));
}

void call177(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.body_a());
}

void call178(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.body_b());
}

void call179(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.anchor_a());
}

void call180(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.anchor_b());
}

void call181(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.local_anchor_a());
}

void call182(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.local_anchor_b());
}

void call183(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<Vec2>();
    self.set_local_anchor_a(a0);
}

void call184(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<Vec2>();
    self.set_local_anchor_b(a0);
}

void call185(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.collide_connected());
}

void call186(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<bool>();
    self.set_collide_connected(a0);
}

void call187(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.stiffness());
}

void call188(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<JointSpring>();
    self.set_stiffness(a0);
}

void call189(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_stiffness(a0);
}

void call190(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.break_at());
}

void call191(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<JointBreak>();
    self.set_break_at(a0);
}

void call192(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_break_at(a0);
}

void call193(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.user_data());
}

void call194(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    const auto a0 = in.take<std::uint64_t>();
    self.set_user_data(a0);
}

void call195(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.color());
}

void call196(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.linear_error());
}

void call197(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.angular_error());
}

void call198(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.reaction_force());
}

void call199(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<Joint>();
    out(self.reaction_torque());
}

void call200(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<CustomJoint>();
    out(self.row_count());
}

void call201(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<CustomJoint>();
    const auto a0 = in.take<int>();
    out(self.row_force(a0));
}

void call202(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    out(self.current_length());
}

void call203(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    out(self.length());
}

void call204(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    const auto a0 = in.take<float>();
    self.set_length(a0);
}

void call205(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    out(self.spring());
}

void call206(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    const auto a0 = in.take<JointSpring>();
    self.set_spring(a0);
}

void call207(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_spring(a0);
}

void call208(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    out(self.limit());
}

void call209(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    const auto a0 = in.take<JointLimit>();
    self.set_limit(a0);
}

void call210(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_limit(a0);
}

void call211(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    out(self.motor());
}

void call212(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    const auto a0 = in.take<DistanceMotor>();
    self.set_motor(a0);
}

void call213(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_motor(a0);
}

void call214(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<DistanceJoint>();
    const auto a0 = in.take<float>();
    self.set_motor_speed(a0);
}

void call215(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<FrictionJoint>();
    out(self.max_force());
}

void call216(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<FrictionJoint>();
    const auto a0 = in.take<float>();
    self.set_max_force(a0);
}

void call217(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<FrictionJoint>();
    out(self.max_torque());
}

void call218(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<FrictionJoint>();
    const auto a0 = in.take<float>();
    self.set_max_torque(a0);
}

void call219(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<GearJoint>();
    out(self.joint_a());
}

void call220(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<GearJoint>();
    out(self.joint_b());
}

void call221(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<GearJoint>();
    out(self.ratio());
}

void call222(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<GearJoint>();
    const auto a0 = in.take<float>();
    self.set_ratio(a0);
}

void call223(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<GearJoint>();
    out(self.offset());
}

void call224(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<GearJoint>();
    const auto a0 = in.take<float>();
    self.set_offset(a0);
}

void call225(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<GearJoint>();
    out(self.error());
}

void call226(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    out(self.offset());
}

void call227(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    const auto a0 = in.take<Vec2>();
    self.set_offset(a0);
}

void call228(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    out(self.angle());
}

void call229(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    const auto a0 = in.take<float>();
    self.set_angle(a0);
}

void call230(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    out(self.current_angle());
}

void call231(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    out(self.max_force());
}

void call232(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    const auto a0 = in.take<float>();
    self.set_max_force(a0);
}

void call233(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    out(self.max_torque());
}

void call234(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<MotorJoint>();
    const auto a0 = in.take<float>();
    self.set_max_torque(a0);
}

void call235(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    out(self.translation());
}

void call236(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    out(self.axis());
}

void call237(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    out(self.local_axis());
}

void call238(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<Vec2>();
    self.set_local_axis(a0);
}

void call239(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    out(self.reference_angle());
}

void call240(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<float>();
    self.set_reference_angle(a0);
}

void call241(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    out(self.limit());
}

void call242(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<JointLimit>();
    self.set_limit(a0);
}

void call243(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_limit(a0);
}

void call244(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    out(self.motor());
}

void call245(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<PrismaticMotor>();
    self.set_motor(a0);
}

void call246(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_motor(a0);
}

void call247(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<float>();
    self.set_motor_speed(a0);
}

void call248(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    out(self.servo());
}

void call249(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<JointServo>();
    self.set_servo(a0);
}

void call250(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_servo(a0);
}

void call251(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PrismaticJoint>();
    const auto a0 = in.take<float>();
    self.set_servo_target(a0);
}

void call252(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.frame());
}

void call253(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.point_a());
}

void call254(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.point_b());
}

void call255(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.local_point_a());
}

void call256(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.local_point_b());
}

void call257(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    const auto a0 = in.take<Vec2>();
    self.set_local_point_a(a0);
}

void call258(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    const auto a0 = in.take<Vec2>();
    self.set_local_point_b(a0);
}

void call259(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.length_a());
}

void call260(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.length_b());
}

void call261(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.length());
}

void call262(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    const auto a0 = in.take<float>();
    self.set_length(a0);
}

void call263(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.ratio());
}

void call264(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    const auto a0 = in.take<float>();
    self.set_ratio(a0);
}

void call265(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.min_length_a());
}

void call266(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    const auto a0 = in.take<float>();
    self.set_min_length_a(a0);
}

void call267(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    out(self.min_length_b());
}

void call268(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<PulleyJoint>();
    const auto a0 = in.take<float>();
    self.set_min_length_b(a0);
}

void call269(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RatchetJoint>();
    out(self.angle());
}

void call270(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RatchetJoint>();
    out(self.tooth());
}

void call271(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RatchetJoint>();
    out(self.step());
}

void call272(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RatchetJoint>();
    const auto a0 = in.take<float>();
    self.set_step(a0);
}

void call273(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RatchetJoint>();
    out(self.phase());
}

void call274(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RatchetJoint>();
    const auto a0 = in.take<float>();
    self.set_phase(a0);
}

void call275(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RatchetJoint>();
    out(self.max_torque());
}

void call276(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RatchetJoint>();
    const auto a0 = in.take<float>();
    self.set_max_torque(a0);
}

void call277(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    out(self.angle());
}

void call278(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    out(self.reference_angle());
}

void call279(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<float>();
    self.set_reference_angle(a0);
}

void call280(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    out(self.limit());
}

void call281(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<JointLimit>();
    self.set_limit(a0);
}

void call282(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_limit(a0);
}

void call283(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    out(self.motor());
}

void call284(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<RevoluteMotor>();
    self.set_motor(a0);
}

void call285(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_motor(a0);
}

void call286(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<float>();
    self.set_motor_speed(a0);
}

void call287(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    out(self.servo());
}

void call288(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<JointServo>();
    self.set_servo(a0);
}

void call289(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_servo(a0);
}

void call290(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<RevoluteJoint>();
    const auto a0 = in.take<float>();
    self.set_servo_target(a0);
}

void call291(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    out(self.translation());
}

void call292(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    out(self.axis());
}

void call293(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    out(self.local_axis());
}

void call294(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<Vec2>();
    self.set_local_axis(a0);
}

void call295(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    out(self.limit());
}

void call296(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<JointLimit>();
    self.set_limit(a0);
}

void call297(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_limit(a0);
}

void call298(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    out(self.motor());
}

void call299(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<SlotMotor>();
    self.set_motor(a0);
}

void call300(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_motor(a0);
}

void call301(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<float>();
    self.set_motor_speed(a0);
}

void call302(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    out(self.servo());
}

void call303(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<JointServo>();
    self.set_servo(a0);
}

void call304(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_servo(a0);
}

void call305(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<SlotJoint>();
    const auto a0 = in.take<float>();
    self.set_servo_target(a0);
}

void call306(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<TargetJoint>();
    out(self.target());
}

void call307(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<TargetJoint>();
    const auto a0 = in.take<Vec2>();
    self.set_target(a0);
}

void call308(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<TargetJoint>();
    out(self.spring());
}

void call309(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<TargetJoint>();
    const auto a0 = in.take<JointSpring>();
    self.set_spring(a0);
}

void call310(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<TargetJoint>();
    out(self.max_force());
}

void call311(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<TargetJoint>();
    const auto a0 = in.take<float>();
    self.set_max_force(a0);
}

void call312(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    out(self.angular_error());
}

void call313(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    out(self.reference_angle());
}

void call314(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    const auto a0 = in.take<float>();
    self.set_reference_angle(a0);
}

void call315(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    out(self.linear_spring());
}

void call316(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    const auto a0 = in.take<JointSpring>();
    self.set_linear_spring(a0);
}

void call317(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_linear_spring(a0);
}

void call318(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    out(self.angular_spring());
}

void call319(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    const auto a0 = in.take<JointSpring>();
    self.set_angular_spring(a0);
}

void call320(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WeldJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_angular_spring(a0);
}

void call321(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    out(self.angle());
}

void call322(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    out(self.translation());
}

void call323(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    out(self.axis());
}

void call324(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    out(self.local_axis());
}

void call325(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    const auto a0 = in.take<Vec2>();
    self.set_local_axis(a0);
}

void call326(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    out(self.suspension());
}

void call327(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    const auto a0 = in.take<JointServo>();
    self.set_suspension(a0);
}

void call328(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_suspension(a0);
}

void call329(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    out(self.limit());
}

void call330(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    const auto a0 = in.take<JointLimit>();
    self.set_limit(a0);
}

void call331(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_limit(a0);
}

void call332(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    out(self.motor());
}

void call333(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    const auto a0 = in.take<WheelMotor>();
    self.set_motor(a0);
}

void call334(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    const auto a0 = in.take<std::nullopt_t>();
    self.set_motor(a0);
}

void call335(Reader& in, [[maybe_unused]] Writer& out) {
    const auto self = in.take<WheelJoint>();
    const auto a0 = in.take<float>();
    self.set_motor_speed(a0);
}

}  // namespace

// What wire.cpp needs of them.
template void Reader::operator()(Circle& value);
template void Reader::operator()(Capsule& value);
template void Reader::operator()(Segment& value);
template void Reader::operator()(Material& value);
template void Writer::operator()(const Circle& value);
template void Writer::operator()(const Capsule& value);
template void Writer::operator()(const Segment& value);

const CallFunction kCalls[] = {call0, call1, call2, call3, call4, call5, call6, call7, call8, call9, call10, call11, call12, call13, call14, call15, call16, call17, call18, call19, call20, call21, call22, call23, call24, call25, call26, call27, call28, call29, call30, call31, call32, call33, call34, call35, call36, call37, call38, call39, call40, call41, call42, call43, call44, call45, call46, call47, call48, call49, call50, call51, call52, call53, call54, call55, call56, call57, call58, call59, call60, call61, call62, call63, call64, call65, call66, call67, call68, call69, call70, call71, call72, call73, call74, call75, call76, call77, call78, call79, call80, call81, call82, call83, call84, call85, call86, call87, call88, call89, call90, call91, call92, call93, call94, call95, call96, call97, call98, call99, call100, call101, call102, call103, call104, call105, call106, call107, call108, call109, call110, call111, call112, call113, call114, call115, call116, call117, call118, call119, call120, call121, call122, call123, call124, call125, call126, call127, call128, call129, call130, call131, call132, call133, call134, call135, call136, call137, call138, call139, call140, call141, call142, call143, call144, call145, call146, call147, call148, call149, call150, call151, call152, call153, call154, call155, call156, call157, call158, call159, call160, call161, call162, call163, call164, call165, call166, call167, call168, call169, call170, call171, call172, call173, call174, call175, call176, call177, call178, call179, call180, call181, call182, call183, call184, call185, call186, call187, call188, call189, call190, call191, call192, call193, call194, call195, call196, call197, call198, call199, call200, call201, call202, call203, call204, call205, call206, call207, call208, call209, call210, call211, call212, call213, call214, call215, call216, call217, call218, call219, call220, call221, call222, call223, call224, call225, call226, call227, call228, call229, call230, call231, call232, call233, call234, call235, call236, call237, call238, call239, call240, call241, call242, call243, call244, call245, call246, call247, call248, call249, call250, call251, call252, call253, call254, call255, call256, call257, call258, call259, call260, call261, call262, call263, call264, call265, call266, call267, call268, call269, call270, call271, call272, call273, call274, call275, call276, call277, call278, call279, call280, call281, call282, call283, call284, call285, call286, call287, call288, call289, call290, call291, call292, call293, call294, call295, call296, call297, call298, call299, call300, call301, call302, call303, call304, call305, call306, call307, call308, call309, call310, call311, call312, call313, call314, call315, call316, call317, call318, call319, call320, call321, call322, call323, call324, call325, call326, call327, call328, call329, call330, call331, call332, call333, call334, call335};
const int kCallCount = 336;

void write_events(const Events& events, int kind, Writer& out) {
    switch (kind) {
        case 0:
            return out(events.contacts_ended);
        case 1:
            return out(events.sensors_left);
        case 2:
            return out(events.contacts_began);
        case 3:
            return out(events.sensors_entered);
        case 4:
            return out(events.hits);
        case 5:
            return out(events.moved);
        case 6:
            return out(events.slept);
        case 7:
            return out(events.woke);
        case 8:
            return out(events.froze);
        case 9:
            return out(events.crushed);
        case 10:
            return out(events.shapes_gone);
        case 11:
            return out(events.joints_gone);
        case 12:
            return out(events.joints_broke);
        case 13:
            return out(events.edits_dropped);
        default:
            return;
    }
}
void write_pre_solve(const PreSolve& contact, Writer& out) { out(contact); }
void write_custom(const CustomRows& rows, Writer& out) { out(rows); }
void read_custom(Reader& in, CustomRows& rows) { in(rows); }
WorldDef read_world_def(Reader& in) { return in.take<WorldDef>(); }
}  // namespace jostle::web
