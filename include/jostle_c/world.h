/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Worlds of rigid bodies: bodies, shapes, chains, joints, steps, events, questions, saves. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_WORLD_H
#define JOSTLE_C_WORLD_H

#include <jostle_c/geometry.h>

#ifdef __cplusplus
extern "C" {
#endif

#define JOSTLE_MAX_CUSTOM_ROWS 3
/**
 * Of a constraint that is not solved: a contact that does not touch, or is a sensor's; a joint between
 * bodies that cannot move.
 */
#define JOSTLE_NO_COLOR (-1)
/** Of a constraint for which no colour was left. Those are solved one by one, before all others. */
#define JOSTLE_OVERFLOW_COLOR 256
#define JOSTLE_MAX_STAGES 24

/**
 * A world. Not copyable; its handles stay valid when it is moved. Different worlds may be used on different
 * threads at the same time; one world by one thread at a time, but for queries. A call with a bad argument
 * is refused and leaves the world as it was.
 */
typedef struct JostleWorld JostleWorld;

/** Probable mistakes in a world: jostle_world_lint. */
typedef struct JostleLintReport JostleLintReport;

typedef struct JostleWorldDef {
    /** [m/s^2] each component at most 1e6. Default: 0.0f, -10.0f. */
    JostleVec2 gravity;
    /** [1] 1e-3 to 1e3: units per metre, see docs/units.md. Default: 1.0f. */
    float length_scale;
    /** [m/s] at length scale 1. Default: JOSTLE_RESTITUTION_THRESHOLD. */
    float restitution_threshold;
    /** [m/s] at length scale 1. Default: JOSTLE_MAX_PUSH_OUT_SPEED. */
    float max_push_out_speed;
    /** [m/s] at length scale 1. Default: JOSTLE_MAX_SPEED. */
    float max_speed;
    /** [m/s] at length scale 1; faster meetings are hits. Default: JOSTLE_HIT_SPEED. */
    float hit_speed;
    /**
     * [Hz] > 0 Of contacts at three sub-steps per 1/60 s; more sub-steps, and gravity beyond 10 m/s^2 at
     * length scale 1, make them stiffer. 3/16 of the rate of sub-steps is the most. Default: JOSTLE_CONTACT_HERTZ.
     */
    float contact_hertz;
    /** [1] >= 0 At fewer than 180 sub-steps per second contacts have less of it, down to 0.46 times. Default: JOSTLE_CONTACT_DAMPING_RATIO. */
    float contact_damping_ratio;
    /** [Hz] > 0 of joints that are iterated. Default: JOSTLE_JOINT_HERTZ. */
    float joint_hertz;
    /** [1] >= 0. Default: JOSTLE_JOINT_DAMPING_RATIO. */
    float joint_damping_ratio;
    /**
     * Whether joints are solved one by one, like contacts and as in Box2D: faster, and as stiff as
     * joint_hertz says (docs/worlds.md#fast-joints). False: connected joints are solved as one system.
     */
    bool iterated_joints;
    /** whether bodies at rest may fall asleep. Default: true. */
    bool allow_sleep;
    /** [m/s] >= 0 at length scale 1: see BodyDef.sleep_threshold. Default: JOSTLE_SLEEP_THRESHOLD. */
    float sleep_threshold;
    /** whether fast bodies are kept from jumping over others. Default: true. */
    bool continuous;
    /** whether a step begins with the impulses of the last one. Default: true. */
    bool warm_starting;
    /**
     * Whether static shapes, and shapes of one kinematic body, that lie flush (tiles, outlines, chains whose
     * ends meet) are one smooth surface to what moves over them. See ShapeDef.smooth. Default: true.
     */
    bool smooth_ground;
    /** must outlive the world. NULL: one thread */
    JostleTaskScheduler* scheduler;
} JostleWorldDef;

typedef uint8_t JostleBodyType;
enum {
    /** never moves */
    JOSTLE_BODY_TYPE_STATIC = 0,
    /** moves by its velocity, and nothing pushes it */
    JOSTLE_BODY_TYPE_KINEMATIC = 1,
    /** moves by forces and contacts */
    JOSTLE_BODY_TYPE_DYNAMIC = 2
};

/**
 * Motion of the centre of mass along the world's axes, and turning, that nothing gives a body: neither
 * forces, nor contacts and joints, which meet it as if it were infinitely heavy there, nor its velocity.
 */
typedef struct JostleMotionLocks {
    bool x;
    bool y;
    bool rotation;
} JostleMotionLocks;

/** The definition of a body. jostle_world_create_body checks it. */
typedef struct JostleBodyDef {
    /** Default: JOSTLE_BODY_TYPE_STATIC. */
    JostleBodyType type;
    /** [m] of the body's origin; within JOSTLE_MAX_COORDINATE */
    JostleVec2 position;
    /** [rad] The float nearest to a multiple of pi/2, within two turns, turns exactly. */
    float angle;
    /** [m/s] of the centre of mass */
    JostleVec2 linear_velocity;
    /** [rad/s] */
    float angular_velocity;
    /** [1/s] >= 0: a factor of 1 / (1 + h * damping) per sub-step */
    float linear_damping;
    /** [1/s] >= 0 */
    float angular_damping;
    /** [1]. Default: 1.0f. */
    float gravity_scale;
    /** `.locks = {.rotation = true}`: never turns */
    JostleMotionLocks locks;
    /** false: in no tree, touches nothing, does not move. Default: true. */
    bool enabled;
    /** false: begins asleep, without velocity, if it and its world may sleep. Default: true. */
    bool awake;
    /** False: it never sleeps, nor do bodies that touch it or are joined to it. Default: true. */
    bool allow_sleep;
    /** [m/s] >= 0: the body is slow while no point of it moves faster. None: the world's. */
    bool has_sleep_threshold;
    float sleep_threshold;
    /**
     * Of a dynamic body: false, it may jump over static and kinematic shapes in a step. Of a kinematic one:
     * true, it pushes bodies over which it would jump. None: as if true of dynamic bodies, false of others.
     */
    bool has_continuous;
    bool continuous;
    /** of a dynamic body: it does not jump over dynamic bodies, either */
    bool bullet;
    /** the user's own number */
    uint64_t user_data;
    /** at most 255 bytes; the world keeps a copy */
    const char* name;
} JostleBodyDef;

/**
 * A handle of a body: a small value to copy. Every call is refused if the body or its world is gone; calls
 * that change something are refused during a step, too, but in its callbacks (callbacks.h). Cost: constant unless
 * stated.
 */
typedef struct JostleBody {
    uint32_t world;
    uint32_t world_generation; /**< 0: a handle that never named anything */
    uint32_t index;
    uint32_t generation;
} JostleBody;

/** A handle of a shape: a small value to copy; errors as Body's. */
typedef struct JostleShape {
    uint32_t world;
    uint32_t world_generation; /**< 0: a handle that never named anything */
    uint32_t index;
    uint32_t generation;
} JostleShape;

/** Whether two shapes may have a contact. */
typedef bool (*JostleShouldCollide)(const JostleShape* a, const JostleShape* b, void* context);
/** Whether a question is about a shape. */
typedef bool (*JostleShapePredicate)(const JostleShape* shape, void* context);

/** A handle of a chain: a small value to copy; errors as Body's. */
typedef struct JostleChainShape {
    uint32_t world;
    uint32_t world_generation; /**< 0: a handle that never named anything */
    uint32_t index;
    uint32_t generation;
} JostleChainShape;

/** A handle of a joint: a small value to copy; errors as Body's. */
typedef struct JostleJoint {
    uint32_t world;
    uint32_t world_generation; /**< 0: a handle that never named anything */
    uint32_t index;
    uint32_t generation;
} JostleJoint;

/** The range of a joint's angle [rad] or length [m]. */
typedef struct JostleJointLimit {
    /** <= upper */
    float lower;
    float upper;
} JostleJointLimit;

typedef struct JostleRevoluteMotor {
    /** [rad/s] of B against A */
    float speed;
    /** [N m] >= 0 */
    float max_torque;
} JostleRevoluteMotor;

/** A motor to a position: a spring towards an angle [rad] or a length [m]. Of 0 Hz it exerts no force. */
typedef struct JostleJointServo {
    /** [rad] or [m] */
    float target;
    /**
     * [Hz] >= 0: as JointSpring's where it moves one body alone, up to a tenth of the rate of sub-steps.
     * Beyond, between two bodies and among other joints it is solved with these by the implicit rule, which
     * bears all that hangs on it, and dampens more. Of 0 Hz it exerts no force.
     */
    float hertz;
    /** [1] >= 0; 1: critical. Default: 1.0f. */
    float damping_ratio;
    /** [N m] or [N] >= 0: at most. Default: std::numeric_limits<float>::max(). */
    float max;
} JostleJointServo;

/**
 * A spring with a damper. Its stiffness is the one with which the bodies swing at `hertz`: exactly up to a
 * tenth of the rate of sub-steps; beyond it is softer, and loses energy.
 */
typedef struct JostleJointSpring {
    /** [Hz] >= 0 */
    float hertz;
    /** [1] >= 0; 1: critical. Default: 1.0f. */
    float damping_ratio;
} JostleJointSpring;

/**
 * When a joint breaks: its force or torque of a step's last sub-step is greater. Events.joints_broke tells
 * of it, in each step in which it is so.
 */
typedef struct JostleJointBreak {
    /** [N] >= 0. Default: std::numeric_limits<float>::max(). */
    float force;
    /** [N m] >= 0. Default: std::numeric_limits<float>::max(). */
    float torque;
    /** the joint goes at the end of that step */
    bool destroy;
} JostleJointBreak;

typedef struct JostleRevoluteJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** [rad] of B minus A where the joint's angle is 0 */
    float reference_angle;
    /** [rad] */
    bool has_limit;
    JostleJointLimit limit;
    bool has_motor;
    JostleRevoluteMotor motor;
    /** [rad], [N m]; besides the motor */
    bool has_servo;
    JostleJointServo servo;
    /** whether the two bodies' shapes collide with each other */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleRevoluteJointDef;

typedef struct JostlePrismaticMotor {
    /** [m/s] of B against A, along the axis */
    float speed;
    /** [N] >= 0 */
    float max_force;
} JostlePrismaticMotor;

typedef struct JostlePrismaticJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** direction in A's frame; any length but 0. Default: 1.0f, 0.0f. */
    JostleVec2 axis_a;
    /** [rad] of B minus A */
    float reference_angle;
    /** [m] */
    bool has_limit;
    JostleJointLimit limit;
    bool has_motor;
    JostlePrismaticMotor motor;
    /** [m], [N]; besides the motor */
    bool has_servo;
    JostleJointServo servo;
    /** whether the two bodies' shapes collide with each other */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostlePrismaticJointDef;

typedef struct JostleDistanceMotor {
    /** [m/s] at which the anchors part */
    float speed;
    /** [N] >= 0 */
    float max_force;
} JostleDistanceMotor;

typedef struct JostleDistanceJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** [m] > 0. Default: 1.0f. */
    float length;
    /** Without a spring, a limit and a motor the distance is rigid. A spring of 0 Hz exerts no force. */
    bool has_spring;
    JostleJointSpring spring;
    /** [m] the shortest, 0: there is none, and the longest */
    bool has_limit;
    JostleJointLimit limit;
    /** along the line of the anchors */
    bool has_motor;
    JostleDistanceMotor motor;
    /** whether the two bodies' shapes collide with each other */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleDistanceJointDef;

typedef struct JostleWeldJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** [rad] of B minus A */
    float reference_angle;
    /** Between the anchors, of more than 0 Hz. None: rigid. */
    bool has_linear_spring;
    JostleJointSpring linear_spring;
    /** Between the angles, of more than 0 Hz. None: rigid. */
    bool has_angular_spring;
    JostleJointSpring angular_spring;
    /** whether the two bodies' shapes collide with each other */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleWeldJointDef;

typedef struct JostleFilterJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** the user's own number */
    uint64_t user_data;
} JostleFilterJointDef;

typedef struct JostleMotorJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** [m] in A's frame: where B's anchor is to be, from A's */
    JostleVec2 offset;
    /** [rad] of B minus A that is to be; whole turns count */
    float angle;
    /** [N] >= 0. Default: std::numeric_limits<float>::max(). */
    float max_force;
    /** [N m] >= 0. Default: std::numeric_limits<float>::max(). */
    float max_torque;
    /** whether the two bodies' shapes collide with each other. Default: true. */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleMotorJointDef;

typedef struct JostleTargetJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] the target, in A's frame */
    JostleVec2 anchor_a;
    /** [m] the point of B, in B's frame */
    JostleVec2 anchor_b;
    /** Default: 5.0f, 0.7f. */
    JostleJointSpring spring;
    /** [N] >= 0. Default: std::numeric_limits<float>::max(). */
    float max_force;
    /** whether the two bodies' shapes collide with each other. Default: true. */
    bool collide_connected;
    /** kept, and of no effect: no part of it is rigid */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleTargetJointDef;

typedef struct JostleFrictionJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** [N] >= 0 */
    float max_force;
    /** [N m] >= 0 */
    float max_torque;
    /** whether the two bodies' shapes collide with each other. Default: true. */
    bool collide_connected;
    /** kept, and of no effect: no part of it is rigid */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleFrictionJointDef;

typedef struct JostleWheelMotor {
    /** [rad/s] of B against A */
    float speed;
    /** [N m] >= 0 */
    float max_torque;
} JostleWheelMotor;

typedef struct JostleWheelJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** of the suspension, in A's frame; any length but 0. Default: 0.0f, 1.0f. */
    JostleVec2 axis_a;
    /** [m], [N] along the axis; none: it slides freely */
    bool has_suspension;
    JostleJointServo suspension;
    /** [m] along the axis */
    bool has_limit;
    JostleJointLimit limit;
    /** of the axle */
    bool has_motor;
    JostleWheelMotor motor;
    /** whether the two bodies' shapes collide with each other */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleWheelJointDef;

typedef struct JostleSlotMotor {
    /** [m/s] of B's anchor against A, along the line */
    float speed;
    /** [N] >= 0 */
    float max_force;
} JostleSlotMotor;

typedef struct JostleSlotJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** of the line through A's anchor, in A's frame; any length but 0. Default: 1.0f, 0.0f. */
    JostleVec2 axis_a;
    /** [m] of B's anchor from A's, along the line */
    bool has_limit;
    JostleJointLimit limit;
    bool has_motor;
    JostleSlotMotor motor;
    /** [m], [N] besides the motor */
    bool has_servo;
    JostleJointServo servo;
    /** whether the two bodies' shapes collide with each other */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleSlotJointDef;

typedef struct JostlePulleyJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** has the two points, and bears the rope: a body that is neither of the others */
    JostleBody frame;
    /** [m] in A's frame */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** [m] in the frame's own frame */
    JostleVec2 point_a;
    /** [m] likewise */
    JostleVec2 point_b;
    /** [m] > 0 of the rope: length_a + ratio length_b, at most. Default: 1.0f. */
    float length;
    /** [1] in [1e-3, 1e3]. Default: 1.0f. */
    float ratio;
    /** [m] >= 0: A comes no nearer to its point */
    float min_length_a;
    /** [m] >= 0 */
    float min_length_b;
    /** whether the bodies' shapes collide with each other. Default: true. */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks; the force is the one on B */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostlePulleyJointDef;

typedef struct JostleGearJointDef {
    /** revolute, prismatic, wheel or slot */
    JostleJoint joint_a;
    /** another one of these, of the same world */
    JostleJoint joint_b;
    /** [1], [m/rad], [rad/m]: not 0; two gears that mesh: r_b / r_a. Default: 1.0f. */
    float ratio;
    /** of q_a + ratio q_b, within 1e5; none: the value that it has now */
    bool has_offset;
    float offset;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks; the force or torque is joint_a's */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleGearJointDef;

typedef struct JostleRatchetJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** [m] in A's frame: where it is drawn */
    JostleVec2 anchor_a;
    /** [m] in B's frame: likewise */
    JostleVec2 anchor_b;
    /** [rad] from tooth to tooth, in [1e-3, 2 pi]; below 0: B turns clockwise only. Default: 0.1f. */
    float step;
    /** [rad] of B minus A at one of the teeth, in [-2 pi, 2 pi]: whole steps do not matter */
    float phase;
    /** [N m] >= 0: beyond it the ratchet slips. Default: std::numeric_limits<float>::max(). */
    float max_torque;
    /** whether the two bodies' shapes collide with each other */
    bool collide_connected;
    /** its own; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleRatchetJointDef;

typedef struct JostleCustomJointDef {
    JostleBody body_a;
    /** not body_a; of the same world */
    JostleBody body_b;
    /** another one, if there are three or four */
    bool has_body_c;
    JostleBody body_c;
    bool has_body_d;
    JostleBody body_d;
    /** [m] in A's frame: the user's own; drawn */
    JostleVec2 anchor_a;
    /** [m] in B's frame */
    JostleVec2 anchor_b;
    /** whether the bodies' shapes collide with each other */
    bool collide_connected;
    /** of its rigid rows; none: the world's */
    bool has_stiffness;
    JostleJointSpring stiffness;
    /** none: it never breaks; the force is the one on the last body */
    bool has_break_at;
    JostleJointBreak break_at;
    /** the user's own number */
    uint64_t user_data;
} JostleCustomJointDef;

typedef struct JostleContactPoint {
    /** [m] in the world; found before the step, then moved with A */
    JostleVec2 point;
    /**
     * [m] At the beginning of the step; where the manifold was kept since an earlier one and the shapes have
     * moved, as it is now.
     */
    float separation;
    /** [N s] over the whole step */
    float normal_impulse;
    /**
     * [N s] Its share, by the normal impulses, of the contact's friction in the last sub-step; where steps
     * differ in length, of a sub-step as long as the longer of late.
     */
    float tangent_impulse;
    /**
     * [N] On B in the last sub-step, friction included; always finite. It acted along the normal of the
     * step's beginning, from which Contact.normal may differ by two degrees.
     */
    JostleVec2 force;
    uint16_t id;
} JostleContactPoint;

typedef struct JostleContact {
    JostleShape shape_a;
    JostleShape shape_b;
    /** [1] in the world, from A to B */
    JostleVec2 normal;
    JostleContactPoint points[2];
    /** of points; 0: farther apart than the speculative distance */
    int count;
    /** [1] */
    float friction;
    /** [1] */
    float restitution;
    /** [m] torque per normal force: the materials' times the radius */
    float rolling_resistance;
    /** [m/s] of A's surface past B's, along the normal turned clockwise by 90 degrees */
    float surface_speed;
    /** [N m s] of the last sub-step, on B */
    float rolling_impulse;
    /** at least one is a sensor: nothing is pushed */
    bool is_sensor;
    /** it has begun to touch, and not ended; else the shapes are near */
    bool is_touching;
    /** false: PreSolve.enabled was put to false for the last step. Default: true. */
    bool enabled;
    /** in the constraint graph; while it sleeps, that which it will have. Default: JOSTLE_NO_COLOR. */
    int color;
} JostleContact;

typedef void (*JostleImpulsesFunction)(const JostleContact* contact, void* context);

/** A contact that is about to be solved, as a callback sees and changes it. */
typedef struct JostlePreSolve {
    /** that asked */
    JostleShape shape;
    /** that it touches */
    JostleShape other;
    /** as jostle_body_contacts gives it: points, separations */
    JostleContact contact;
    /** [s] Since it was asked about first, as the two came within the speculative distance: 0 then. */
    float time;
    /** in the last step; true while time is 0. Default: true. */
    bool was_enabled;
    /**
     * Asked by continuous collision, in the midst of a step: a fast body would stop at contact.points[0].
     * Refused, it goes on as if `other` were not there. Bodies have their poses from before the step, and
     * materials are not changed; the contact that follows is asked about in the next step.
     */
    bool is_impact;
    /** [1] of the step, at an impact */
    float impact_fraction;
    /** false: the two do not push each other; they count as touching. Default: true. */
    bool enabled;
    /** [1] >= 0 */
    float friction;
    /** [1] 0 to 2 */
    float restitution;
    /** [m] >= 0 */
    float rolling_resistance;
    /** [m/s] of `shape`'s surface past that of `other` */
    float surface_speed;
} JostlePreSolve;

typedef void (*JostlePreSolveFunction)(JostlePreSolve* contact, void* context);

/**
 * Two shapes, none of them a sensor, have begun to touch. Numbers are those before the impact: from before
 * the step, or from the end of the last one.
 */
typedef struct JostleContactBegan {
    JostleShape shape_a;
    JostleShape shape_b;
    /** [m] of the world, where they are nearest */
    JostleVec2 point;
    /** [1] from A to B */
    JostleVec2 normal;
    /** [m/s] of A's body */
    JostleVec2 linear_velocity_a;
    /** [m/s] of B's body */
    JostleVec2 linear_velocity_b;
    /** [rad/s] of A's body */
    float angular_velocity_a;
    /** [rad/s] of B's body */
    float angular_velocity_b;
    /** [m/s] of the shapes at the point, along the normal */
    float approach_speed;
} JostleContactBegan;

typedef void (*JostleContactBeganFunction)(const JostleContactBegan* event, void* context);

/** Two shapes have ceased to touch; either may be gone. */
typedef struct JostleContactEnded {
    JostleShape shape_a;
    JostleShape shape_b;
    /** of the shapes, even if they are gone */
    uint64_t user_data_a;
    uint64_t user_data_b;
} JostleContactEnded;

typedef void (*JostleContactEndedFunction)(const JostleContactEnded* event, void* context);

/** A sensor has begun to touch a shape, which is a sensor only if the first has ShapeDef.sees_all. */
typedef struct JostleSensorEntered {
    JostleShape sensor;
    JostleShape visitor;
    /** [1] Of the step: when a fast visitor entered that left within the same step; below 1. 1 of others. Default: 1.0f. */
    float fraction;
} JostleSensorEntered;

typedef void (*JostleSensorEnteredFunction)(const JostleSensorEntered* event, void* context);

/** A sensor has ceased to touch a shape; either may be gone. */
typedef struct JostleSensorLeft {
    JostleShape sensor;
    JostleShape visitor;
    /** of the shapes, even if they are gone */
    uint64_t sensor_user_data;
    uint64_t visitor_user_data;
    /** it entered in the same step: SensorEntered.fraction */
    bool passed;
} JostleSensorLeft;

typedef void (*JostleSensorLeftFunction)(const JostleSensorLeft* event, void* context);

/**
 * A row. The size of a number must not exceed 1e6; that of a force may be any, and a spring's numbers are at
 * least 0.
 */
typedef struct JostleCustomRow {
    /** [1] of each body */
    JostleVec2 linear[4];
    /** [m] or [1] of each body */
    float angular[4];
    /** [m] or [rad] C before the step */
    float error;
    /** [m/s] or [rad/s] at which C is to grow: a motor. Then `error` is left alone */
    float speed;
    bool is_motor;
    /** [N] or [N m] finite; 0: it pushes one way only. Default: -std::numeric_limits<float>::max(). */
    float min_force;
    /** [N] or [N m] >= min_force. Default: std::numeric_limits<float>::max(). */
    float max_force;
    /** none: rigid */
    bool has_spring;
    JostleJointSpring spring;
} JostleCustomRow;

/** The question of a step about one joint. */
typedef struct JostleCustomRows {
    JostleJoint joint;
    /** [s] of a sub-step */
    float h;
    /** at most JOSTLE_MAX_CUSTOM_ROWS */
    int count;
    JostleCustomRow rows[3];
} JostleCustomRows;

typedef void (*JostleCustomFunction)(JostleCustomRows* rows, void* context);

/**
 * Which shapes a question is about: as filters of two shapes work, each one's category must have a bit in
 * common with the other's mask. The defaults find all shapes but sensors, and those that by their own
 * filter meet nothing. Groups play no part.
 */
typedef struct JostleWorldQuery {
    /** [1] of the question; shapes' masks are tested against it. Default: ~std::uint64_t{0}. */
    uint64_t category;
    /** [1] the categories that it asks about. Default: ~std::uint64_t{0}. */
    uint64_t mask;
    /** whether sensors are found */
    bool sensors;
    /**
     * Asked about each shape that would be found without it, and perhaps about others nearby, in no
     * particular order. It may ask the world, not change it. Batches ask it on many threads.
     */
    JostleShapePredicate predicate;
    void* predicate_context;
} JostleWorldQuery;

/** The place where a ray, or a shape that moves, meets a shape. */
typedef struct JostleWorldHit {
    bool hit;
    /** The ray starts in the shape, or the two overlap at the start: the fraction is 0, there is no normal. */
    bool started_inside;
    /** [1] of the translation */
    float fraction;
    /** [m] */
    JostleVec2 point;
    /**
     * [1] Of the shape, against the movement; zero if it started inside. Where shapes lie flush, as tiles of
     * a floor do, a corner between them has the normal of their common surface: see jostle_world_ray_closest_batch.
     */
    JostleVec2 normal;
    JostleShape shape;
} JostleWorldHit;

/** A shape that moves straight, and may turn evenly about the origin of its own frame on the way. */
typedef struct JostleShapeCast {
    /** in its own frame */
    JostleGeometry geometry;
    /** [m] where it starts */
    JostleTransform transform;
    /** [m] */
    JostleVec2 translation;
    /** [rad] over the whole translation; within 1000 */
    float rotation;
    /** [1] of the translation and rotation; 0 to 1, or up if it does not turn. Default: 1.0f. */
    float max_fraction;
} JostleShapeCast;

/** A shape near a point. */
typedef struct JostleNearShape {
    bool hit;
    /** [m] 0 where the point is inside */
    float distance;
    /** [m] of the shape; the point itself where that is inside */
    JostleVec2 point;
    /** [1] of the shape there, outwards; zero where the point is inside */
    JostleVec2 normal;
    JostleShape shape;
} JostleNearShape;

/** How many questions are asked at once. */
typedef struct JostleQueryBatch {
    /** none: on the caller's thread */
    JostleTaskScheduler* scheduler;
    JostleWorldQuery query;
} JostleQueryBatch;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleShapeCastSpan {
    const JostleShapeCast* first;
    size_t count;
    ptrdiff_t stride;
} JostleShapeCastSpan;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleContactSpan {
    const JostleContact* first;
    size_t count;
    ptrdiff_t stride;
} JostleContactSpan;

/** Why an island is awake. If there are several reasons, the first in this order counts. */
typedef uint8_t JostleAwakeReason;
enum {
    /** jostle_world_allows_sleep is false; no body is the cause */
    JOSTLE_AWAKE_REASON_WORLD_FORBIDS = 0,
    /** a body may not sleep: jostle_body_allows_sleep */
    JOSTLE_AWAKE_REASON_BODY_FORBIDS = 1,
    /** a body is faster than its sleep threshold; the fastest is the cause */
    JOSTLE_AWAKE_REASON_MOVES = 2,
    /** a body touches a kinematic one that is awake, or is joined to it: the cause */
    JOSTLE_AWAKE_REASON_TOUCHES_KINEMATIC = 3,
    /** all bodies are slow, but not for 0.5 s yet; the cause is the one that became slow last */
    JOSTLE_AWAKE_REASON_WAITS = 4
};

/**
 * An island that is awake: bodies that touch or are joined, directly or through others. A kinematic body is
 * an island of its own, without contacts and joints: these are counted with the dynamic bodies.
 */
typedef struct JostleIslandReport {
    /** of its bodies that with the lowest slot; its jostle_body_island has all of them */
    JostleBody first;
    /** [1] */
    int bodies;
    /** [1] pairs of shapes that touch, with static and kinematic bodies included */
    int contacts;
    /** [1] those that do something: whose bodies are enabled */
    int joints;
    /** [m] greatest depth of a contact's point now; 0: none overlaps */
    float max_penetration;
    /** [m] greatest jostle_joint_linear_error */
    float max_joint_error;
    /** [rad] greatest jostle_joint_angular_error */
    float max_joint_angle_error;
    /**
     * [m/s] How far the solver was from its aim: the greatest speed at which two shapes still approach at
     * one of their points after the step, less the speed that would close its gap in one sub-step.
     */
    float residual;
    /** Default: JOSTLE_AWAKE_REASON_MOVES. */
    JostleAwakeReason reason;
    /** the body that keeps the island awake, if there is one */
    JostleBody cause;
    /** [m/s] greatest speed of a point of its bodies, at most */
    float max_speed;
    /** [s] until it may sleep if all of its bodies are slow from now on */
    float time_to_sleep;
} JostleIslandReport;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleIslandReportSpan {
    const JostleIslandReport* first;
    size_t count;
    ptrdiff_t stride;
} JostleIslandReportSpan;

/** The energy of a world: of its dynamic bodies that are enabled, and of the springs between them. */
typedef struct JostleEnergy {
    /** [J] of movement and of turning. Default: 0.0. */
    double kinetic;
    /** [J] in the world's gravity, each body's scale included; 0 at the origin. Default: 0.0. */
    double potential;
    /**
     * [J] in the springs of distance and weld joints: half the stiffness times the square of the stretch. A
     * spring's stiffness follows from its frequency and from the mass that it moves. Default: 0.0.
     */
    double springs;
} JostleEnergy;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleContactEndedSpan {
    const JostleContactEnded* first;
    size_t count;
    ptrdiff_t stride;
} JostleContactEndedSpan;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleSensorLeftSpan {
    const JostleSensorLeft* first;
    size_t count;
    ptrdiff_t stride;
} JostleSensorLeftSpan;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleContactBeganSpan {
    const JostleContactBegan* first;
    size_t count;
    ptrdiff_t stride;
} JostleContactBeganSpan;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleSensorEnteredSpan {
    const JostleSensorEntered* first;
    size_t count;
    ptrdiff_t stride;
} JostleSensorEnteredSpan;

/**
 * Two shapes, at least one with ShapeDef.hit_events and one of a dynamic body, have met faster than
 * WorldDef.hit_speed.
 */
typedef struct JostleContactHit {
    JostleShape shape_a;
    JostleShape shape_b;
    /** [m] of the world, where they met fastest, before the step */
    JostleVec2 point;
    /** [1] from A to B */
    JostleVec2 normal;
    /** [m/s] along the normal, before the step */
    float approach_speed;
} JostleContactHit;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleContactHitSpan {
    const JostleContactHit* first;
    size_t count;
    ptrdiff_t stride;
} JostleContactHitSpan;

/** A body that a step has simulated. */
typedef struct JostleBodyMove {
    JostleBody body;
    /** after the step */
    JostleTransform transform;
    uint64_t user_data;
} JostleBodyMove;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleBodyMoveSpan {
    const JostleBodyMove* first;
    size_t count;
    ptrdiff_t stride;
} JostleBodyMoveSpan;

/**
 * A body has fallen asleep, alone or with those that it touches or is joined to: by itself, or as
 * jostle_body_set_awake said.
 */
typedef struct JostleBodySlept {
    JostleBody body;
    uint64_t user_data;
} JostleBodySlept;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleBodySleptSpan {
    const JostleBodySlept* first;
    size_t count;
    ptrdiff_t stride;
} JostleBodySleptSpan;

/**
 * It sleeps no more: it was woken, or is static or disabled now. One that was destroyed in its sleep does
 * not wake.
 */
typedef struct JostleBodyWoke {
    JostleBody body;
    uint64_t user_data;
} JostleBodyWoke;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleBodyWokeSpan {
    const JostleBodyWoke* first;
    size_t count;
    ptrdiff_t stride;
} JostleBodyWokeSpan;

/**
 * The velocity or the pose of a body became infinite or NaN. It is where it was before the step, without
 * velocity, and goes on from there; nothing else is changed. Bodies are not expected to freeze:
 * finite arguments within the documented limits are not known to do it.
 */
typedef struct JostleBodyFroze {
    JostleBody body;
    uint64_t user_data;
} JostleBodyFroze;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleBodyFrozeSpan {
    const JostleBodyFroze* first;
    size_t count;
    ptrdiff_t stride;
} JostleBodyFrozeSpan;

/**
 * A kinematic shape pressed a body against another shape, which stopped it: the body is where it was
 * stopped, and overlaps the kinematic shape. Only of bodies that continuous collision moved; reported in
 * each step.
 */
typedef struct JostleBodyCrushed {
    JostleBody body;
    /** the kinematic shape */
    JostleShape by;
    /** the static shape, or another kinematic one */
    JostleShape against;
    uint64_t user_data;
} JostleBodyCrushed;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleBodyCrushedSpan {
    const JostleBodyCrushed* first;
    size_t count;
    ptrdiff_t stride;
} JostleBodyCrushedSpan;

/** A shape that went with its body, which was destroyed. The handle is stale: it serves to be compared. */
typedef struct JostleShapeGone {
    JostleShape shape;
    uint64_t user_data;
} JostleShapeGone;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleShapeGoneSpan {
    const JostleShapeGone* first;
    size_t count;
    ptrdiff_t stride;
} JostleShapeGoneSpan;

/** A joint that went with one of its bodies, or with a joint that it couples. The handle is stale. */
typedef struct JostleJointGone {
    JostleJoint joint;
    uint64_t user_data;
} JostleJointGone;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleJointGoneSpan {
    const JostleJointGone* first;
    size_t count;
    ptrdiff_t stride;
} JostleJointGoneSpan;

/** The force or the torque of a joint was greater than jostle_joint_break_at. */
typedef struct JostleJointBroke {
    JostleJoint joint;
    /** [N] jostle_joint_reaction_force in that step */
    JostleVec2 force;
    /** [N m] */
    float torque;
    /** the joint is gone: JointBreak.destroy */
    bool destroyed;
    uint64_t user_data;
} JostleJointBroke;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleJointBrokeSpan {
    const JostleJointBroke* first;
    size_t count;
    ptrdiff_t stride;
} JostleJointBrokeSpan;

typedef struct JostleHandle {
    /** slot in the registry */
    uint32_t world;
    /** 0: a handle that never named anything */
    uint32_t world_generation;
    /** slot in the world */
    uint32_t index;
    uint32_t generation;
} JostleHandle;

/**
 * An edit that a callback made, and that was not applied. Edits before it have destroyed its target, or left
 * it no room: a body of another type is not moved by move_to, pushes add up beyond the greatest speed, a
 * shift of the origin takes a body too far out.
 */
typedef struct JostleEditDropped {
    /** "jostle_body_set_transform" */
    const char* call;
    /** of the object; of what it would have made, if it is a call that makes something */
    JostleHandle target;
} JostleEditDropped;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleEditDroppedSpan {
    const JostleEditDropped* first;
    size_t count;
    ptrdiff_t stride;
} JostleEditDroppedSpan;

/**
 * Of the last step; valid until the next begins. Objects in them may be gone, as edits that waited for the
 * end of the step have destroyed them. Ends come before begins: those of edits in the order of the edits,
 * those of the step by contact.
 */
typedef struct JostleEvents {
    JostleContactEndedSpan contacts_ended;
    JostleSensorLeftSpan sensors_left;
    JostleContactBeganSpan contacts_began;
    JostleSensorEnteredSpan sensors_entered;
    /** by contact */
    JostleContactHitSpan hits;
    /** the bodies that the step simulated */
    JostleBodyMoveSpan moved;
    /** by slot; since the last step, edits included */
    JostleBodySleptSpan slept;
    /** likewise */
    JostleBodyWokeSpan woke;
    /** by slot */
    JostleBodyFrozeSpan froze;
    /** by slot */
    JostleBodyCrushedSpan crushed;
    /** since the last step, in the order in which they went */
    JostleShapeGoneSpan shapes_gone;
    /** likewise */
    JostleJointGoneSpan joints_gone;
    /** by slot */
    JostleJointBrokeSpan joints_broke;
    /** in the order of the calls */
    JostleEditDroppedSpan edits_dropped;
} JostleEvents;

typedef struct JostleWorldCounts {
    /** all */
    int bodies;
    /** enabled, not static, and not asleep */
    int awake_bodies;
    /** groups of bodies that touch or are joined, awake or asleep */
    int islands;
    /** each segment of a chain counts */
    int shapes;
    int chains;
    int joints;
    /** pairs of shapes whose fat boxes overlap */
    int contacts;
    /** contacts that are solved: those with points, and no sensors */
    int touching;
    /** colours of the constraint graph in use */
    int colors;
    /** constraints without a colour, as all were taken */
    int overflow;
    int tree_height;
    /** [bytes] of temporary memory in a step, so far */
    size_t stack_peak;
} JostleWorldCounts;

/** Of the last step. */
typedef struct JostleProfile {
    /** [ns] of each stage, over all sub-steps; 0: the step was not timed */
    int64_t stage[24];
    /** [ns] of the whole; 0 likewise */
    int64_t step;
    /** [1] bodies that continuous collision had to follow */
    int swept_bodies;
    /**
     * [1] How often the matrices of groups of joints were factored, and how often they were solved, in the
     * whole step; a solution for a part of a group counts as one. 0 in worlds with iterated joints. A
     * factorization costs some 500 instructions per joint of the group, a solution some 200.
     */
    int joint_factorizations;
    int joint_solutions;
} JostleProfile;

/**
 * A hash for each kind of object, of all fields that jostle_world_state_hash sees. Two players whose hashes
 * differ exchange these 56 bytes, and know in what; jostle_body_state_hash then says in which body.
 */
typedef struct JostleTableHashes {
    /** time and settings, touches and removals to be told, names, ids, the order */
    uint64_t world;
    /** with velocities and forces */
    uint64_t bodies;
    /** with their boxes in the trees */
    uint64_t shapes;
    uint64_t chains;
    /** with manifolds and impulses */
    uint64_t contacts;
    /** with parameters and impulses */
    uint64_t joints;
    uint64_t islands;
} JostleTableHashes;

/**
 * How the numbers of two materials become that of their contact. Of two rules the stronger one wins: the one
 * that stands lower in this list.
 */
typedef uint8_t JostleMixRule;
enum {
    /** sqrt(a b): the weakest rule */
    JOSTLE_MIX_RULE_GEOMETRIC_MEAN = 0,
    /** max(a, b) */
    JOSTLE_MIX_RULE_MAXIMUM = 1,
    /** (a + b) / 2 */
    JOSTLE_MIX_RULE_AVERAGE = 2,
    /** min(a, b) */
    JOSTLE_MIX_RULE_MINIMUM = 3,
    /** a b: the strongest rule */
    JOSTLE_MIX_RULE_PRODUCT = 4
};

typedef struct JostleMaterial {
    /** [1] 0 to 1e6. Default: 0.6f. */
    float friction;
    /** [1] 0 to 2: the share of its speed with which a shape comes back */
    float restitution;
    /**
     * [1] 0 to 1e6. A torque of up to rolling_resistance * radius * normal force brakes what rolls: a ball
     * stays at rest on slopes whose tangent is at most this, and a disc that rolls on level ground slows
     * down by 2/3 g times this. A contact has the greater of both numbers. The radius is that of the circle
     * or capsule, and of two of these the smaller. Where there is neither, it is a polygon's rounding, and
     * again the smaller of two. Without any rounding nothing rolls, and this does nothing.
     */
    float rolling_resistance;
    /**
     * [m/s] within 1e6. The surface runs around the shape clockwise, like the belt of a conveyor: on top of
     * a level floor it carries towards +x if this is positive. The speeds of both surfaces act together.
     */
    float surface_speed;
    /** the user's own number of the material */
    uint64_t id;
    /** Default: JOSTLE_MIX_RULE_GEOMETRIC_MEAN. */
    JostleMixRule friction_rule;
    /** Default: JOSTLE_MIX_RULE_MAXIMUM. */
    JostleMixRule restitution_rule;
} JostleMaterial;

/**
 * Which shapes collide. Two shapes of the same non-zero group always (positive) or never (negative) collide.
 * Otherwise each one's category must have a bit in common with the other's mask.
 */
typedef struct JostleFilter {
    /** Default: 1. */
    uint64_t category;
    /** Default: ~std::uint64_t{0}. */
    uint64_t mask;
    int group;
} JostleFilter;

typedef struct JostleShapeDef {
    /** [kg/m^2] >= 0; see jostle_body_create_shape about bodies without mass. Default: 1.0f. */
    float density;
    JostleMaterial material;
    JostleFilter filter;
    /** reports the shapes that it overlaps, and pushes nothing */
    bool is_sensor;
    /**
     * Of a sensor: it notices other sensors, and shapes of static and kinematic bodies, too. Such a pair is
     * found in the step after one of the two is made, moved or changed; two shapes of static bodies, and two
     * segments, never are. Of two sensors each tells of the other if it has this.
     */
    bool sees_all;
    /** hits of this shape are reported in Events.hits */
    bool hit_events;
    /**
     * Between a kinematic body and a static or another kinematic one: their shapes have contacts, with
     * events and without a push, if one of the two has this. Sensors notice such shapes, too.
     */
    bool kinematic_events;
    /**
     * Touches of this shape, and visits, begin as soon as the two have contact points, within the
     * speculative distance (2 cm), and end when they have none. Otherwise they begin at a gap of a slop
     * (5 mm) or by an impulse, and end at a gap of four slops.
     */
    bool near_events;
    /**
     * [1] A direction in the body's frame, of any length; 0: none. The shape holds up what comes from that
     * side and lets through all else: from behind, and from the side. Who is let through one shape is let
     * through all that touch it and face the same way, its surface; jostle_body_drop_through lets through who
     * stands on it. Between bodies of which one is dynamic; sensors notice it as any shape.
     */
    JostleVec2 one_way;
    /**
     * Where the shape is static or kinematic: whether it and those that lie flush with it are one smooth
     * surface; where it is dynamic, whether it meets that. None: unless a callback decides about its
     * contacts (jostle_world_on_pre_solve). See WorldDef.smooth_ground.
     */
    bool has_smooth;
    bool smooth;
    /** the user's own number */
    uint64_t user_data;
} JostleShapeDef;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleMaterialSpan {
    const JostleMaterial* first;
    size_t count;
    ptrdiff_t stride;
} JostleMaterialSpan;

/** The material and filter of a chain's segments. A chain has no mass. */
typedef struct JostleChainDef {
    /** of all segments, if `materials` is empty */
    JostleMaterial material;
    /** Of segment i: materials[chain.material(i)]. Read when the chain is created, and not kept. */
    JostleMaterialSpan materials;
    JostleFilter filter;
    /**
     * Reports the shapes that would collide with it (with its front, if it is one-sided), and pushes
     * nothing.
     */
    bool is_sensor;
    /** as ShapeDef.sees_all, of each segment */
    bool sees_all;
    /** as ShapeDef.hit_events, of each segment */
    bool hit_events;
    /** as ShapeDef.kinematic_events, of each segment */
    bool kinematic_events;
    /** as ShapeDef.near_events, of each segment */
    bool near_events;
    /** [1] as ShapeDef.one_way, of each segment */
    JostleVec2 one_way;
    /** as ShapeDef.smooth, of each segment */
    bool has_smooth;
    bool smooth;
    /** the user's own number; segments start with it, too */
    uint64_t user_data;
} JostleChainDef;

/** A shape that touches a sensor. */
typedef struct JostleSensorVisitor {
    JostleShape shape;
    /** [s] since it entered */
    float time;
} JostleSensorVisitor;

typedef uint8_t JostleJointType;
enum {
    JOSTLE_JOINT_TYPE_REVOLUTE = 0,
    JOSTLE_JOINT_TYPE_PRISMATIC = 1,
    JOSTLE_JOINT_TYPE_DISTANCE = 2,
    JOSTLE_JOINT_TYPE_WELD = 3,
    JOSTLE_JOINT_TYPE_FILTER = 4,
    JOSTLE_JOINT_TYPE_MOTOR = 5,
    JOSTLE_JOINT_TYPE_TARGET = 6,
    JOSTLE_JOINT_TYPE_FRICTION = 7,
    JOSTLE_JOINT_TYPE_WHEEL = 8,
    JOSTLE_JOINT_TYPE_SLOT = 9,
    JOSTLE_JOINT_TYPE_PULLEY = 10,
    JOSTLE_JOINT_TYPE_GEAR = 11,
    JOSTLE_JOINT_TYPE_RATCHET = 12,
    JOSTLE_JOINT_TYPE_CUSTOM = 13
};

typedef struct JostleLoadOptions {
    /**
     * True: every handle that there is becomes stale, whatever the save has in its slot; only keys
     * (Handle.key) and the world's own calls lead to objects.
     */
    bool fresh;
    /**
     * True: the bytes are a save of this process, as Rollback's are. Faults that only foreign bytes can have
     * are not looked for, and a load takes three quarters of the time.
     */
    bool trusted;
} JostleLoadOptions;

/**
 * The functions that a save had and the world that loaded it does not have. Until it has them, each question
 * is answered as by a function that changes nothing.
 */
typedef struct JostleLoadSummary {
    /** shapes whose on_pre_solve or on_should_collide_of is missing */
    int without_function;
    bool should_collide;
    bool custom_joints;
} JostleLoadSummary;

/** Lengths at length scale 1; those of a world of another are multiplied by its own. */
typedef uint8_t JostleLintType;
enum {
    /**
     * A one-sided chain or segment has moving bodies near it, at most 10 m or half its own diagonal away,
     * and its front looks away from all of them: they fall through. `value`: their number; `body_b`: the
     * nearest.
     */
    JOSTLE_LINT_TYPE_CHAIN_FACES_AWAY = 0,
    /** Two bodies overlap by more than two slops. `value` [m]: by how much, where it is deepest. */
    JOSTLE_LINT_TYPE_OVERLAP = 1,
    /** The anchors of a joint are more than a slop from where it holds them. `value` [m]: how far. */
    JOSTLE_LINT_TYPE_OPEN_JOINT = 2,
    /**
     * The bodies of a joint are turned by more than 2 degrees from the angle that it holds, or beyond its
     * limits. `value` [rad]: by how much.
     */
    JOSTLE_LINT_TYPE_TURNED_JOINT = 3,
    /** a dynamic body measures less than 0.1 m; `value` [m]: the longer side of its box */
    JOSTLE_LINT_TYPE_SMALL_BODY = 4,
    /** a dynamic body measures more than 10 m; `value` [m]: the longer side of its box */
    JOSTLE_LINT_TYPE_LARGE_BODY = 5,
    /** a dynamic body weighs less than 0.1 g; `value` [kg]: its mass */
    JOSTLE_LINT_TYPE_LIGHT_BODY = 6,
    /** a dynamic body weighs more than 1,000,000 kg; `value` [kg]: its mass */
    JOSTLE_LINT_TYPE_HEAVY_BODY = 7,
    /**
     * A dynamic body is more than 100 times as heavy as one that it is joined to, or that it lies on.
     * `value` [1]: the ratio; `body_a`: the heavy one.
     */
    JOSTLE_LINT_TYPE_MASS_RATIO = 8,
    /**
     * A motor aims at a speed, and its greatest force or torque is 0: the motor does nothing. `value` [m/s],
     * [rad/s]: the speed.
     */
    JOSTLE_LINT_TYPE_IDLE_MOTOR = 9
};

/** A finding; handles that do not concern it are empty. */
typedef struct JostleLintNote {
    /** Default: JOSTLE_LINT_TYPE_OVERLAP. */
    JostleLintType type;
    /** see the type */
    float value;
    /** the body, the chain's body, or the first of two */
    JostleBody body_a;
    /** the second of two */
    JostleBody body_b;
    /** of body_a: the deepest, or a segment of the chain */
    JostleShape shape_a;
    /** of body_b */
    JostleShape shape_b;
    JostleChainShape chain;
    JostleJoint joint;
} JostleLintNote;

JOSTLE_C_API JostleWorldDef jostle_world_def_default(void);

JOSTLE_C_API JostleBodyDef jostle_body_def_default(void);

JOSTLE_C_API JostleRevoluteJointDef jostle_revolute_joint_def_default(void);

JOSTLE_C_API JostlePrismaticJointDef jostle_prismatic_joint_def_default(void);

JOSTLE_C_API JostleDistanceJointDef jostle_distance_joint_def_default(void);

JOSTLE_C_API JostleWeldJointDef jostle_weld_joint_def_default(void);

JOSTLE_C_API JostleFilterJointDef jostle_filter_joint_def_default(void);

JOSTLE_C_API JostleMotorJointDef jostle_motor_joint_def_default(void);

JOSTLE_C_API JostleTargetJointDef jostle_target_joint_def_default(void);

JOSTLE_C_API JostleFrictionJointDef jostle_friction_joint_def_default(void);

JOSTLE_C_API JostleWheelJointDef jostle_wheel_joint_def_default(void);

JOSTLE_C_API JostleSlotJointDef jostle_slot_joint_def_default(void);

JOSTLE_C_API JostlePulleyJointDef jostle_pulley_joint_def_default(void);

JOSTLE_C_API JostleGearJointDef jostle_gear_joint_def_default(void);

JOSTLE_C_API JostleRatchetJointDef jostle_ratchet_joint_def_default(void);

JOSTLE_C_API JostleCustomJointDef jostle_custom_joint_def_default(void);

JOSTLE_C_API JostleWorldQuery jostle_world_query_default(void);

JOSTLE_C_API JostleQueryBatch jostle_query_batch_default(void);

JOSTLE_C_API JostleFilter jostle_filter_default(void);

JOSTLE_C_API JostleShapeDef jostle_shape_def_default(void);

JOSTLE_C_API JostleChainDef jostle_chain_def_default(void);

JOSTLE_C_API JostleLoadOptions jostle_load_options_default(void);

JOSTLE_C_API JostleCode jostle_world_create(const JostleWorldDef* def, JostleWorld** object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_world_free(JostleWorld* object);

/** NULL is allowed. */
JOSTLE_C_API void jostle_lint_report_free(JostleLintReport* object);

JOSTLE_C_API JostleCode jostle_world_create_body(
    JostleWorld* world,
    const JostleBodyDef* def,
    JostleBody* body);

/** Removes a body with its shapes, chains, contacts and joints. */
JOSTLE_C_API JostleCode jostle_world_destroy_body(JostleWorld* world, JostleBody body);

/** Refuses a segment of a chain: destroy the chain. */
JOSTLE_C_API JostleCode jostle_world_destroy_shape(JostleWorld* world, JostleShape shape);

JOSTLE_C_API JostleCode jostle_world_destroy_chain_shape(JostleWorld* world, JostleChainShape chain);

JOSTLE_C_API JostleCode jostle_world_destroy_joint(JostleWorld* world, JostleJoint joint);

JOSTLE_C_API JostleCode jostle_world_create_revolute(
    JostleWorld* world,
    const JostleRevoluteJointDef* def,
    JostleJoint* revolute);

JOSTLE_C_API JostleCode jostle_world_create_prismatic(
    JostleWorld* world,
    const JostlePrismaticJointDef* def,
    JostleJoint* prismatic);

JOSTLE_C_API JostleCode jostle_world_create_distance(
    JostleWorld* world,
    const JostleDistanceJointDef* def,
    JostleJoint* distance);

JOSTLE_C_API JostleCode jostle_world_create_weld(
    JostleWorld* world,
    const JostleWeldJointDef* def,
    JostleJoint* weld);

JOSTLE_C_API JostleCode jostle_world_create_filter(
    JostleWorld* world,
    const JostleFilterJointDef* def,
    JostleJoint* filter);

JOSTLE_C_API JostleCode jostle_world_create_motor(
    JostleWorld* world,
    const JostleMotorJointDef* def,
    JostleJoint* motor);

JOSTLE_C_API JostleCode jostle_world_create_target(
    JostleWorld* world,
    const JostleTargetJointDef* def,
    JostleJoint* target);

JOSTLE_C_API JostleCode jostle_world_create_friction(
    JostleWorld* world,
    const JostleFrictionJointDef* def,
    JostleJoint* friction);

JOSTLE_C_API JostleCode jostle_world_create_wheel(
    JostleWorld* world,
    const JostleWheelJointDef* def,
    JostleJoint* wheel);

JOSTLE_C_API JostleCode jostle_world_create_slot(
    JostleWorld* world,
    const JostleSlotJointDef* def,
    JostleJoint* slot);

JOSTLE_C_API JostleCode jostle_world_create_pulley(
    JostleWorld* world,
    const JostlePulleyJointDef* def,
    JostleJoint* pulley);

JOSTLE_C_API JostleCode jostle_world_create_gear(
    JostleWorld* world,
    const JostleGearJointDef* def,
    JostleJoint* gear);

JOSTLE_C_API JostleCode jostle_world_create_ratchet(
    JostleWorld* world,
    const JostleRatchetJointDef* def,
    JostleJoint* ratchet);

JOSTLE_C_API JostleCode jostle_world_create_custom(
    JostleWorld* world,
    const JostleCustomJointDef* def,
    JostleJoint* custom);

/**
 * Simulates dt [s], 1e-6 <= dt <= 1, in 1 to 64 sub-steps. A hitch, a step of more than 1/30 s whose
 * sub-steps would be longer than the usual ones of late, has as many sub-steps as keep the usual length,
 * at most 64, so that piles stand: a hitch costs as much as the short steps that it replaces. If memory
 * runs out, it answers JOSTLE_OUT_OF_MEMORY before anything moves: poses, velocities and events() are those
 * before the step, and the next step gives the same bits as if none had failed. So it is after an
 * exception out of a callback, which passes through (callbacks.h). Edits that callbacks made are applied
 * at the end. An exception out of the scheduler passes through and leaves a sound world, in which some
 * bodies may have moved or changed velocity.
 */
JOSTLE_C_API JostleCode jostle_world_step(JostleWorld* world, float dt, int substeps);

/**
 * Asked about each pair of shapes which the types of their bodies, filters and joints let collide, and
 * whose fat boxes begin to overlap; false: they have no contact, and do not sense each other. Asked anew
 * when a box leaves its margin; contacts that there are stay. Both types of callbacks may refuse a pair:
 * the world's, called first, and those of the two shapes. Asked in the order of the shapes' slots. An
 * empty function removes it.
 */
JOSTLE_C_API JostleCode jostle_world_on_should_collide(
    JostleWorld* world,
    JostleShouldCollide function,
    void* context);

/** The same, about the pairs of one shape. */
JOSTLE_C_API JostleCode jostle_world_on_should_collide_of(
    JostleWorld* world,
    JostleShape shape,
    JostleShouldCollide function,
    void* context);

/**
 * Called in each step for each contact of the shape that touches, between bodies of which one is dynamic
 * and one awake, and before velocities change; see PreSolve. Contacts with sensors are left out. Called
 * in the order of contacts; if both shapes have one, first shape_a's, whose answer the other sees. An
 * empty function removes it. It wakes what the shape touches. The function is kept as long as the world,
 * or until another takes its place.
 */
JOSTLE_C_API JostleCode jostle_world_on_pre_solve(
    JostleWorld* world,
    JostleShape shape,
    JostlePreSolveFunction function,
    void* context);

/**
 * Called as touches and visits begin and end, in the order of events(), which have them, too; see
 * callbacks.h about when. Each begin is followed by one end, but where the World is destroyed or loaded.
 * An empty function removes it.
 */
JOSTLE_C_API JostleCode jostle_world_on_contact_began(
    JostleWorld* world,
    JostleContactBeganFunction function,
    void* context);

JOSTLE_C_API JostleCode jostle_world_on_contact_ended(
    JostleWorld* world,
    JostleContactEndedFunction function,
    void* context);

JOSTLE_C_API JostleCode jostle_world_on_sensor_entered(
    JostleWorld* world,
    JostleSensorEnteredFunction function,
    void* context);

JOSTLE_C_API JostleCode jostle_world_on_sensor_left(
    JostleWorld* world,
    JostleSensorLeftFunction function,
    void* context);

/**
 * Called after each step for each contact that pushed in it, in the order of contacts. Cost: all
 * contacts.
 */
JOSTLE_C_API JostleCode jostle_world_on_impulses(
    JostleWorld* world,
    JostleImpulsesFunction function,
    void* context);

/**
 * Gives the rows of each custom joint that is solved, once a step, before the solver begins: in the
 * order of their slots. None: they do nothing.
 */
JOSTLE_C_API JostleCode jostle_world_on_custom_joints(
    JostleWorld* world,
    JostleCustomFunction function,
    void* context);

JOSTLE_C_API JostleCode jostle_world_gravity(const JostleWorld* world, JostleVec2* gravity);

/** [m/s^2] Wakes all dynamic bodies, where it changes. */
JOSTLE_C_API JostleCode jostle_world_set_gravity(JostleWorld* world, JostleVec2 gravity);

JOSTLE_C_API JostleCode jostle_world_allows_sleep(const JostleWorld* world, bool* allows_sleep);

/** False: all bodies wake, and stay awake. */
JOSTLE_C_API JostleCode jostle_world_set_allow_sleep(JostleWorld* world, bool allow);

/** [m/s] WorldDef's, times its length scale */
JOSTLE_C_API JostleCode jostle_world_sleep_threshold(const JostleWorld* world, float* sleep_threshold);

/** [m/s] >= 0, whatever the length scale */
JOSTLE_C_API JostleCode jostle_world_set_sleep_threshold(JostleWorld* world, float threshold);

JOSTLE_C_API JostleCode jostle_world_is_continuous(const JostleWorld* world, bool* continuous);

/** False: a body may jump over what it would pass in a step; see BodyDef.continuous. */
JOSTLE_C_API JostleCode jostle_world_set_continuous(JostleWorld* world, bool continuous);

JOSTLE_C_API JostleCode jostle_world_warm_starting(const JostleWorld* world, bool* warm_starting);

/**
 * False: each step begins without the impulses of the last one. Piles and chains are softer then: to see
 * what warm starting does.
 */
JOSTLE_C_API JostleCode jostle_world_set_warm_starting(JostleWorld* world, bool warm);

JOSTLE_C_API JostleCode jostle_world_smooth_ground(const JostleWorld* world, bool* smooth_ground);

/** WorldDef.smooth_ground. Wakes all dynamic bodies, where it changes. */
JOSTLE_C_API JostleCode jostle_world_set_smooth_ground(JostleWorld* world, bool smooth);

/** WorldDef.iterated_joints */
JOSTLE_C_API JostleCode jostle_world_iterated_joints(const JostleWorld* world, bool* iterated_joints);

/**
 * Makes `origin` [m] the new origin: subtracts it from every position, so that a world that goes far is
 * simulated near its origin. Velocities, contacts, sleep and queries stay as they are; positions are
 * rounded to floats where they come to lie, and events() keep the coordinates of their step. Refused if
 * a body would leave the world (JOSTLE_MAX_COORDINATE). Cost: all bodies and shapes.
 */
JOSTLE_C_API JostleCode jostle_world_shift_origin(JostleWorld* world, JostleVec2 origin);

/**
 * The first shape on a ray, by the rules of geometry/ray.h. Where shapes lie flush, to within half a
 * slop, what meets a corner between them gets the normal of the one face at it that is not covered by
 * its neighbour, unless it moves away from that face; so do casts of shapes. Cost: the logarithm of the
 * number of shapes, and each shape whose box it meets before the hit.
 */
JOSTLE_C_API JostleCode jostle_world_ray_closest(
    const JostleWorld* world,
    const JostleRay2* ray,
    const JostleWorldQuery* query,
    JostleWorldHit* ray_closest);

JOSTLE_C_API JostleCode jostle_world_ray_any(
    const JostleWorld* world,
    const JostleRay2* ray,
    const JostleWorldQuery* query,
    bool* ray_any);

JOSTLE_C_API JostleCode jostle_world_ray_all(
    const JostleWorld* world,
    const JostleRay2* ray,
    JostleWorldHit* found,
    size_t capacity,
    const JostleWorldQuery* query,
    int* count);

/**
 * The first shape that a moving shape meets: geometry/shape_cast.h. One that turns meets a shape where
 * they are within 4e-6 of their size, at least 0.01 mm. A one-sided segment is met from its front alone:
 * by a shape whose centre starts there. One that moves along it or away, and does not turn into it, is
 * met only with a normal that leans to the front: ground that it overlaps a little does not hold it.
 */
JOSTLE_C_API JostleCode jostle_world_shape_cast_closest(
    const JostleWorld* world,
    const JostleShapeCast* cast,
    const JostleWorldQuery* query,
    JostleWorldHit* cast_closest);

JOSTLE_C_API JostleCode jostle_world_shape_cast_any(
    const JostleWorld* world,
    const JostleShapeCast* cast,
    const JostleWorldQuery* query,
    bool* cast_any);

JOSTLE_C_API JostleCode jostle_world_shape_cast_all(
    const JostleWorld* world,
    const JostleShapeCast* cast,
    JostleWorldHit* found,
    size_t capacity,
    const JostleWorldQuery* query,
    int* count);

/**
 * The shapes that contain a point, or have one in common with a box or another shape; touching counts.
 * A segment contains no point. A box is named, as Aabb<2>: braces alone are a point.
 */
JOSTLE_C_API JostleCode jostle_world_overlap_point(
    const JostleWorld* world,
    JostleVec2 point,
    JostleShape* found,
    size_t capacity,
    const JostleWorldQuery* query,
    int* count);

JOSTLE_C_API JostleCode jostle_world_overlap(
    const JostleWorld* world,
    const JostleGeometry* geometry,
    JostleTransform transform,
    JostleShape* found,
    size_t capacity,
    const JostleWorldQuery* query,
    int* count);

JOSTLE_C_API JostleCode jostle_world_overlap_point_any(
    const JostleWorld* world,
    JostleVec2 point,
    const JostleWorldQuery* query,
    bool* overlap_any);

JOSTLE_C_API JostleCode jostle_world_overlap_any(
    const JostleWorld* world,
    const JostleGeometry* geometry,
    JostleTransform transform,
    const JostleWorldQuery* query,
    bool* overlap_any);

/** The shape nearest to a point, at most max_distance [m] away: by its true distance, not by its box's. */
JOSTLE_C_API JostleCode jostle_world_closest(
    const JostleWorld* world,
    JostleVec2 point,
    const JostleWorldQuery* query,
    float max_distance,
    JostleNearShape* closest);

/** The nearest shapes, as many as the span has room for; answers how many were written. */
JOSTLE_C_API JostleCode jostle_world_k_nearest(
    const JostleWorld* world,
    JostleVec2 point,
    JostleNearShape* found,
    size_t capacity,
    const JostleWorldQuery* query,
    float max_distance,
    int* count);

/** The bodies with a shape that overlaps a box: each once, ascending by slot. */
JOSTLE_C_API JostleCode jostle_world_bodies_in(
    const JostleWorld* world,
    JostleAabb2 box,
    JostleBody* found,
    size_t capacity,
    const JostleWorldQuery* query,
    int* count);

/**
 * Many questions at once, for each the answer that it has alone, at its place in a span as long: they
 * are asked in the order of a curve through the world and, with a scheduler, in parallel. An exception
 * out of a predicate passes through, when no task runs any more; answers are then undefined.
 */
JOSTLE_C_API JostleCode jostle_world_ray_closest_batch(
    const JostleWorld* world,
    JostleRay2Span rays,
    JostleWorldHit* found,
    size_t capacity,
    const JostleQueryBatch* batch);

JOSTLE_C_API JostleCode jostle_world_shape_cast_closest_batch(
    const JostleWorld* world,
    JostleShapeCastSpan casts,
    JostleWorldHit* found,
    size_t capacity,
    const JostleQueryBatch* batch);

JOSTLE_C_API JostleCode jostle_world_closest_batch(
    const JostleWorld* world,
    JostleVec2Span points,
    JostleNearShape* found,
    size_t capacity,
    const JostleQueryBatch* batch);

/**
 * Each box has found.size() / boxes.size() places, one after the other; counts[i] is how many shapes box
 * i overlaps in all.
 */
JOSTLE_C_API JostleCode jostle_world_overlap_batch(
    const JostleWorld* world,
    JostleAabb2Span boxes,
    JostleShape* found,
    size_t found_capacity,
    int* counts,
    size_t counts_capacity,
    const JostleQueryBatch* batch);

/** ascending by slot */
JOSTLE_C_API JostleCode jostle_world_bodies(
    const JostleWorld* world,
    JostleBody* found,
    size_t capacity,
    size_t* count);

/** ascending by slot */
JOSTLE_C_API JostleCode jostle_world_joints(
    const JostleWorld* world,
    JostleJoint* found,
    size_t capacity,
    size_t* count);

/**
 * Ascending by slot, in a buffer of the world that is filled again after the world has changed; valid
 * until then. Cost: all contacts, once per change. Not to be called on two threads at a time.
 */
JOSTLE_C_API JostleCode jostle_world_contacts(const JostleWorld* world, JostleContactSpan* contacts);

/**
 * As of the last step or edit. A shape that was added or destroyed since the last step moves the centre
 * of mass, and so changes these, from the next step on.
 * [m/s] in the order of poses()
 */
JOSTLE_C_API JostleCode jostle_world_linear_velocities(
    const JostleWorld* world,
    JostleVec2Span* linear_velocities);

/** [rad/s] in the order of poses() */
JOSTLE_C_API JostleCode jostle_world_angular_velocities(
    const JostleWorld* world,
    JostleFloatSpan* angular_velocities);

/**
 * The islands that are awake, ascending by the lowest slot of their bodies; in a buffer as contacts(),
 * and valid as long. Cost: the awake bodies with their contacts and joints, once per change. Not to be
 * called on two threads at a time.
 */
JOSTLE_C_API JostleCode jostle_world_islands(const JostleWorld* world, JostleIslandReportSpan* islands);

/** Cost: all bodies and joints. */
JOSTLE_C_API JostleCode jostle_world_energy(const JostleWorld* world, JostleEnergy* energy);

/** The events of the last step. */
JOSTLE_C_API JostleCode jostle_world_events(const JostleWorld* world, JostleEvents* events);

/** [s] simulated so far */
JOSTLE_C_API JostleCode jostle_world_time(const JostleWorld* world, double* time);

JOSTLE_C_API JostleCode jostle_world_counts(const JostleWorld* world, JostleWorldCounts* counts);

JOSTLE_C_API JostleCode jostle_world_tolerances(const JostleWorld* world, JostleTolerances* tolerances);

/**
 * Whether steps are timed from the next one on, stage by stage. Times cost a small world a third of its
 * step, and decide nothing.
 */
JOSTLE_C_API JostleCode jostle_world_set_profiling(JostleWorld* world, bool profiling);

/** false at first */
JOSTLE_C_API JostleCode jostle_world_is_profiling(const JostleWorld* world, bool* profiling);

/** The times of the last step, if it was timed, and the bodies that it swept. */
JOSTLE_C_API JostleCode jostle_world_profile(const JostleWorld* world, JostleProfile* profile);

/**
 * A hash of everything that decides the future: bodies, shapes, boxes, contacts with their manifolds and
 * impulses, joints, forces, ids, and the order of everything that has one. Of callbacks it sees which
 * are set, but not what they would answer. After the same calls it is the same on every compiler,
 * processor, SIMD width and number of threads. Cost: the whole world.
 */
JOSTLE_C_API JostleCode jostle_world_state_hash(const JostleWorld* world, uint64_t* state_hash);

/** state_hash() by kinds of objects: to find in what two worlds differ. Cost: the whole world. */
JOSTLE_C_API JostleCode jostle_world_table_hashes(const JostleWorld* world, JostleTableHashes* table_hashes);

/** [bytes] Of a save. Cost: the whole world. */
JOSTLE_C_API JostleCode jostle_world_save_size(const JostleWorld* world, size_t* save_size);

/**
 * Writes a save into the first bytes, allocates nothing, and answers how many a save has: where there is
 * room for fewer, it is no save.
 */
JOSTLE_C_API JostleCode jostle_world_save(
    const JostleWorld* world,
    void* bytes,
    size_t capacity,
    size_t* count);

/** The state's numbers as text: a line for each object, and a line with its name for each field. */
JOSTLE_C_API JostleCode jostle_world_state_text(
    const JostleWorld* world,
    char* text,
    size_t capacity,
    size_t* length);

JOSTLE_C_API JostleCode jostle_world_body(const JostleWorld* world, uint64_t key, JostleBody* body);

JOSTLE_C_API JostleCode jostle_world_shape(const JostleWorld* world, uint64_t key, JostleShape* shape);

JOSTLE_C_API JostleCode jostle_world_chain_shape(
    const JostleWorld* world,
    uint64_t key,
    JostleChainShape* chain);

JOSTLE_C_API JostleCode jostle_world_joint(const JostleWorld* world, uint64_t key, JostleJoint* joint);

/**
 * Checks the world's internal consistency, for example that no two constraints of a colour share a body
 * that the solver moves. A sentence about the first defect; empty if there is none. Cost: the whole
 * world.
 */
JOSTLE_C_API JostleCode jostle_world_check(
    const JostleWorld* world,
    char* text,
    size_t capacity,
    size_t* length);

JOSTLE_C_API bool jostle_body_is_valid(JostleBody body);

/**
 * Adds a shape. The mass follows from the shapes' densities unless set_mass() was called; a dynamic body
 * whose shapes weigh nothing has 1 kg, and no force turns it. The world keeps a copy; a polygon of up
 * to 8 corners becomes a Polygon, however it was given.
 */
JOSTLE_C_API JostleCode jostle_body_create_shape(
    JostleBody body,
    const JostleGeometry* geometry,
    const JostleShapeDef* def,
    JostleShape* shape);

/** Adds a chain (chain_shape.h): one shape per segment. The points are copied. */
JOSTLE_C_API JostleCode jostle_body_create_chain(
    JostleBody body,
    const JostleChain* chain,
    const JostleChainDef* def,
    JostleChainShape* answer);

JOSTLE_C_API JostleCode jostle_body_type(JostleBody body, JostleBodyType* type);

JOSTLE_C_API JostleCode jostle_body_set_type(JostleBody body, JostleBodyType type);

JOSTLE_C_API JostleCode jostle_body_is_enabled(JostleBody body, bool* enabled);

/** Cost: its shapes, contacts and joints. */
JOSTLE_C_API JostleCode jostle_body_set_enabled(JostleBody body, bool enabled);

/** False of a static or disabled body, too. */
JOSTLE_C_API JostleCode jostle_body_is_awake(JostleBody body, bool* awake);

/**
 * True: wakes what the body is an island with, and a kinematic body also what it touches. False: that
 * island stops and falls asleep at once, unless one of its bodies may not sleep, or touches a kinematic
 * body that is awake: then nothing happens. Static and disabled bodies ignore it.
 */
JOSTLE_C_API JostleCode jostle_body_set_awake(JostleBody body, bool awake);

JOSTLE_C_API JostleCode jostle_body_allows_sleep(JostleBody body, bool* allows_sleep);

/** False wakes it; the bodies that it touches or is joined to stay awake as well. */
JOSTLE_C_API JostleCode jostle_body_set_allow_sleep(JostleBody body, bool allow);

/** [m/s] its own, or the world's */
JOSTLE_C_API JostleCode jostle_body_sleep_threshold(JostleBody body, float* sleep_threshold);

/** [m/s] >= 0; 0: it is never slow */
JOSTLE_C_API JostleCode jostle_body_set_sleep_threshold(JostleBody body, float threshold);

/** back to the world's */
JOSTLE_C_API JostleCode jostle_body_reset_sleep_threshold(JostleBody body);

JOSTLE_C_API JostleCode jostle_body_transform(JostleBody body, JostleTransform* transform);

/** [m] of the origin */
JOSTLE_C_API JostleCode jostle_body_position(JostleBody body, JostleVec2* position);

/** [rad] in [-pi, pi] */
JOSTLE_C_API JostleCode jostle_body_angle(JostleBody body, float* angle);

JOSTLE_C_API JostleCode jostle_body_rotation(JostleBody body, JostleRot* rotation);

/** [m] in the world */
JOSTLE_C_API JostleCode jostle_body_center_of_mass(JostleBody body, JostleVec2* center_of_mass);

/** [m], [rad] as BodyDef.angle */
JOSTLE_C_API JostleCode jostle_body_set_position_and_angle(JostleBody body, JostleVec2 position, float angle);

/** [m] The rotation's length must be 1 within 1e-3; it is scaled to 1. */
JOSTLE_C_API JostleCode jostle_body_set_transform(JostleBody body, JostleTransform transform);

/**
 * Gives a kinematic body the velocities with which a step of dt [s] takes it to a transform (as of
 * set_transform), turning the shorter way round: to rounding, about 1e-6 of the way, if it turns by less
 * than 0.2 rad in a sub-step; at worst 2 mrad short. It goes on with them, so call this before each
 * step. Wakes what it touches, if it moves. Refused for other types.
 */
JOSTLE_C_API JostleCode jostle_body_move_to(JostleBody body, JostleTransform transform, float dt);

/** [m/s] of the centre of mass */
JOSTLE_C_API JostleCode jostle_body_linear_velocity(JostleBody body, JostleVec2* linear_velocity);

/** [rad/s] */
JOSTLE_C_API JostleCode jostle_body_angular_velocity(JostleBody body, float* angular_velocity);

/** [m/s]; static bodies ignore it, locked axes too */
JOSTLE_C_API JostleCode jostle_body_set_linear_velocity(JostleBody body, JostleVec2 velocity);

/** [rad/s]; likewise. No speed may exceed 1e9 */
JOSTLE_C_API JostleCode jostle_body_set_angular_velocity(JostleBody body, float velocity);

/** [m/s] of a point [m] of the world */
JOSTLE_C_API JostleCode jostle_body_velocity_at(JostleBody body, JostleVec2 point, JostleVec2* velocity_at);

/** [m] */
JOSTLE_C_API JostleCode jostle_body_world_point(JostleBody body, JostleVec2 local, JostleVec2* point);

/** [m] */
JOSTLE_C_API JostleCode jostle_body_local_point(JostleBody body, JostleVec2 world, JostleVec2* local_point);

JOSTLE_C_API JostleCode jostle_body_world_vector(JostleBody body, JostleVec2 local, JostleVec2* vector);

JOSTLE_C_API JostleCode jostle_body_local_vector(JostleBody body, JostleVec2 world, JostleVec2* local_vector);

/** [kg]; 0 unless dynamic */
JOSTLE_C_API JostleCode jostle_body_mass(JostleBody body, float* mass);

/** [kg m^2] about the centre of mass */
JOSTLE_C_API JostleCode jostle_body_inertia(JostleBody body, float* inertia);

/** centre in the body's frame */
JOSTLE_C_API JostleCode jostle_body_mass_data(JostleBody body, JostleMassData* mass_data);

/** Overrides the mass of the shapes. mass > 0; inertia >= 0 (0: no force turns it). */
JOSTLE_C_API JostleCode jostle_body_set_mass(JostleBody body, const JostleMassData* mass);

/** Returns to the mass of the shapes. */
JOSTLE_C_API JostleCode jostle_body_reset_mass(JostleBody body);

/** [N] at a point [m] of the world, for the next step */
JOSTLE_C_API JostleCode jostle_body_apply_force(JostleBody body, JostleVec2 force, JostleVec2 point);

/** [N] */
JOSTLE_C_API JostleCode jostle_body_apply_force_to_center(JostleBody body, JostleVec2 force);

/** [N m] */
JOSTLE_C_API JostleCode jostle_body_apply_torque(JostleBody body, float torque);

/** [N s] at a point [m] of the world, at once */
JOSTLE_C_API JostleCode jostle_body_apply_impulse(JostleBody body, JostleVec2 impulse, JostleVec2 point);

/** [N s] */
JOSTLE_C_API JostleCode jostle_body_apply_impulse_to_center(JostleBody body, JostleVec2 impulse);

/** [N m s] */
JOSTLE_C_API JostleCode jostle_body_apply_angular_impulse(JostleBody body, float impulse);

/** [1/s] */
JOSTLE_C_API JostleCode jostle_body_linear_damping(JostleBody body, float* linear_damping);

JOSTLE_C_API JostleCode jostle_body_set_linear_damping(JostleBody body, float damping);

/** [1/s] */
JOSTLE_C_API JostleCode jostle_body_angular_damping(JostleBody body, float* angular_damping);

JOSTLE_C_API JostleCode jostle_body_set_angular_damping(JostleBody body, float damping);

/** [1] */
JOSTLE_C_API JostleCode jostle_body_gravity_scale(JostleBody body, float* gravity_scale);

JOSTLE_C_API JostleCode jostle_body_set_gravity_scale(JostleBody body, float scale);

JOSTLE_C_API JostleCode jostle_body_locks(JostleBody body, JostleMotionLocks* locks);

/** Its velocity becomes 0 where it is locked. Wakes it. */
JOSTLE_C_API JostleCode jostle_body_set_locks(JostleBody body, const JostleMotionLocks* locks);

JOSTLE_C_API JostleCode jostle_body_is_bullet(JostleBody body, bool* bullet);

/**
 * One-way ground (ShapeDef.one_way) on which the body stands lets the body through, until the body
 * overlaps nothing of that surface any more. Wakes the body. On other ground nothing happens.
 */
JOSTLE_C_API JostleCode jostle_body_drop_through(JostleBody body);

/** see BodyDef.bullet */
JOSTLE_C_API JostleCode jostle_body_set_bullet(JostleBody body, bool bullet);

/** see BodyDef.continuous */
JOSTLE_C_API JostleCode jostle_body_is_continuous(JostleBody body, bool* continuous);

/** whatever its type is or becomes */
JOSTLE_C_API JostleCode jostle_body_set_continuous(JostleBody body, bool continuous);

/** back to what its type has */
JOSTLE_C_API JostleCode jostle_body_reset_continuous(JostleBody body);

/**
 * A hash of the body's own numbers that jostle_world_state_hash sees: pose, velocity, forces, mass,
 * settings, and with what its lists begin. Where two worlds part, the bodies whose hashes differ.
 */
JOSTLE_C_API JostleCode jostle_body_state_hash(JostleBody body, uint64_t* state_hash);

JOSTLE_C_API JostleCode jostle_body_user_data(JostleBody body, uint64_t* user_data);

JOSTLE_C_API JostleCode jostle_body_set_user_data(JostleBody body, uint64_t data);

/** Empty if it has none. Valid until the body gets another name or is destroyed. */
JOSTLE_C_API JostleCode jostle_body_name(JostleBody body, char* text, size_t capacity, size_t* length);

/** at most 255 bytes, copied; empty: none */
JOSTLE_C_API JostleCode jostle_body_set_name(JostleBody body, const char* name);

/** in order of creation; chains' segments too */
JOSTLE_C_API JostleCode jostle_body_shapes(
    JostleBody body,
    JostleShape* found,
    size_t capacity,
    size_t* count);

/** in order of creation; cost: its shapes */
JOSTLE_C_API JostleCode jostle_body_chains(
    JostleBody body,
    JostleChainShape* found,
    size_t capacity,
    size_t* count);

/** the newest first */
JOSTLE_C_API JostleCode jostle_body_joints(
    JostleBody body,
    JostleJoint* found,
    size_t capacity,
    size_t* count);

/** The contacts of its shapes, including those that do not touch. */
JOSTLE_C_API JostleCode jostle_body_contacts(
    JostleBody body,
    JostleContact* found,
    size_t capacity,
    size_t* count);

/**
 * The bodies of its island, awake or asleep: itself and those that it touches or is joined to, directly
 * or through others. Parts that have come apart stay together until one of them falls asleep. Empty if
 * the body is static or disabled.
 */
JOSTLE_C_API JostleCode jostle_body_island(
    JostleBody body,
    JostleBody* found,
    size_t capacity,
    size_t* count);

/**
 * Whether a shape of this body touches a shape of the other, sensors excluded. Cost: this one's
 * contacts.
 */
JOSTLE_C_API JostleCode jostle_body_is_touching(JostleBody body, JostleBody other, bool* touching);

/** [m] of all shapes; a point if there are none */
JOSTLE_C_API JostleCode jostle_body_bounds(JostleBody body, JostleAabb2* bounds);

JOSTLE_C_API bool jostle_shape_is_valid(JostleShape shape);

JOSTLE_C_API JostleCode jostle_shape_body(JostleShape shape, JostleBody* body);

/** The chain that it is a segment of; an empty handle if there is none. */
JOSTLE_C_API JostleCode jostle_shape_chain(JostleShape shape, JostleChainShape* chain);

/** Its index among the chain's segments; -1 if there is no chain. */
JOSTLE_C_API JostleCode jostle_shape_chain_index(JostleShape shape, int* chain_index);

/** In the body's frame. A large polygon is a view that is valid as long as the shape. */
JOSTLE_C_API JostleCode jostle_shape_geometry(JostleShape shape, JostleGeometry* geometry);

/**
 * Replaces the geometry, as create_shape() takes it; density, material, filter and identity stay. The
 * body's mass follows, unless set_mass() was called. Ends the shape's contacts, and wakes what it
 * touched; the next step finds the new ones. Refuses a segment of a chain.
 */
JOSTLE_C_API JostleCode jostle_shape_set_geometry(JostleShape shape, const JostleGeometry* geometry);

/** [m] tight, in the world */
JOSTLE_C_API JostleCode jostle_shape_bounds(JostleShape shape, JostleAabb2* bounds);

JOSTLE_C_API JostleCode jostle_shape_is_sensor(JostleShape shape, bool* sensor);

/**
 * Ends its contacts, if it changes; the next step finds the new ones. Wakes what it touches. Refuses a
 * segment of a chain.
 */
JOSTLE_C_API JostleCode jostle_shape_set_sensor(JostleShape shape, bool is_sensor);

/**
 * Whether seams with flush shapes are smooth: ShapeDef.smooth, or if that is none, whether no callback
 * decides about its contacts. jostle_world_smooth_ground is not asked.
 */
JOSTLE_C_API JostleCode jostle_shape_is_smooth(JostleShape shape, bool* smooth);

/** ShapeDef.smooth. Applies from the next step on; wakes what it touches, if it changes. */
JOSTLE_C_API JostleCode jostle_shape_set_smooth(JostleShape shape, const bool* smooth);

/** Its contacts, including those that do not touch. Cost: its body's contacts. */
JOSTLE_C_API JostleCode jostle_shape_contacts(
    JostleShape shape,
    JostleContact* found,
    size_t capacity,
    size_t* count);

/** Whether the two touch, and neither is a sensor. Cost: its body's contacts. */
JOSTLE_C_API JostleCode jostle_shape_is_touching(JostleShape shape, JostleShape other, bool* touching);

/** The shapes that a sensor overlaps; none if it is not a sensor. Cost: its body's contacts. */
JOSTLE_C_API JostleCode jostle_shape_visitors(
    JostleShape shape,
    JostleSensorVisitor* found,
    size_t capacity,
    size_t* count);

/** The definition that makes such a shape, as the setters have left it. */
JOSTLE_C_API JostleCode jostle_shape_def(JostleShape shape, JostleShapeDef* def);

/** [kg/m^2] */
JOSTLE_C_API JostleCode jostle_shape_density(JostleShape shape, float* density);

/** changes the body's mass at once */
JOSTLE_C_API JostleCode jostle_shape_set_density(JostleShape shape, float density);

JOSTLE_C_API JostleCode jostle_shape_material(JostleShape shape, JostleMaterial* material);

/** Applies from the next step on. Wakes what it touches, unless only restitution and `id` change. */
JOSTLE_C_API JostleCode jostle_shape_set_material(JostleShape shape, const JostleMaterial* material);

JOSTLE_C_API JostleCode jostle_shape_filter(JostleShape shape, JostleFilter* filter);

/** ends its contacts; the next step finds the new ones */
JOSTLE_C_API JostleCode jostle_shape_set_filter(JostleShape shape, const JostleFilter* filter);

JOSTLE_C_API JostleCode jostle_shape_user_data(JostleShape shape, uint64_t* user_data);

JOSTLE_C_API JostleCode jostle_shape_set_user_data(JostleShape shape, uint64_t data);

JOSTLE_C_API bool jostle_chain_shape_is_valid(JostleChainShape chain);

JOSTLE_C_API JostleCode jostle_chain_shape_body(JostleChainShape chain, JostleBody* body);

JOSTLE_C_API JostleCode jostle_chain_shape_segment_count(JostleChainShape chain, int* segment_count);

/** Segment `index`, 0 to segment_count() - 1, in the order of the chain's points. */
JOSTLE_C_API JostleCode jostle_chain_shape_segment(JostleChainShape chain, int index, JostleShape* segment);

JOSTLE_C_API JostleCode jostle_chain_shape_is_loop(JostleChainShape chain, bool* loop);

/** [m] tight, in the world; cost: its segments */
JOSTLE_C_API JostleCode jostle_chain_shape_bounds(JostleChainShape chain, JostleAabb2* bounds);

JOSTLE_C_API JostleCode jostle_chain_shape_is_sensor(JostleChainShape chain, bool* sensor);

/** Of all segments; jostle_shape_set_material changes that of one. */
JOSTLE_C_API JostleCode jostle_chain_shape_set_material(
    JostleChainShape chain,
    const JostleMaterial* material);

/** The filter that was last set for the whole chain; a segment's own may differ. */
JOSTLE_C_API JostleCode jostle_chain_shape_filter(JostleChainShape chain, JostleFilter* filter);

/** Of all segments. Ends their contacts; the next step finds the new ones. */
JOSTLE_C_API JostleCode jostle_chain_shape_set_filter(JostleChainShape chain, const JostleFilter* filter);

JOSTLE_C_API JostleCode jostle_chain_shape_user_data(JostleChainShape chain, uint64_t* user_data);

/** the chain's own; its segments keep theirs */
JOSTLE_C_API JostleCode jostle_chain_shape_set_user_data(JostleChainShape chain, uint64_t data);

JOSTLE_C_API bool jostle_joint_is_valid(JostleJoint joint);

JOSTLE_C_API JostleCode jostle_joint_type(JostleJoint joint, JostleJointType* type);

/** [1] 2 to 4 */
JOSTLE_C_API JostleCode jostle_joint_body_count(JostleJoint joint, int* count);

JOSTLE_C_API JostleCode jostle_joint_body(JostleJoint joint, int index, JostleBody* body);

/** the first */
JOSTLE_C_API JostleCode jostle_joint_body_a(JostleJoint joint, JostleBody* a);

/** the second */
JOSTLE_C_API JostleCode jostle_joint_body_b(JostleJoint joint, JostleBody* b);

/** [m] in the world */
JOSTLE_C_API JostleCode jostle_joint_anchor_a(JostleJoint joint, JostleVec2* anchor_a);

/** [m] in the world */
JOSTLE_C_API JostleCode jostle_joint_anchor_b(JostleJoint joint, JostleVec2* anchor_b);

/** [m] In the bodies' frames. Refused of types that have no anchors. */
JOSTLE_C_API JostleCode jostle_joint_local_anchor_a(JostleJoint joint, JostleVec2* local_anchor_a);

JOSTLE_C_API JostleCode jostle_joint_local_anchor_b(JostleJoint joint, JostleVec2* local_anchor_b);

JOSTLE_C_API JostleCode jostle_joint_set_local_anchor_a(JostleJoint joint, JostleVec2 anchor);

JOSTLE_C_API JostleCode jostle_joint_set_local_anchor_b(JostleJoint joint, JostleVec2 anchor);

JOSTLE_C_API JostleCode jostle_joint_collide_connected(JostleJoint joint, bool* collide_connected);

JOSTLE_C_API JostleCode jostle_joint_set_collide_connected(JostleJoint joint, bool collide);

/**
 * Of its rigid parts and limits, which are iterated then, no stiffer than a quarter of the rate of
 * sub-steps. None: rigid; where joints are iterated, as those of grids, WorldDef.joint_hertz and its
 * damping ratio. Friction, target and filter joints have no such parts: there it has no effect.
 */
JOSTLE_C_API JostleCode jostle_joint_stiffness(
    JostleJoint joint,
    bool* has_stiffness,
    JostleJointSpring* stiffness);

/** of at least 0.001 Hz */
JOSTLE_C_API JostleCode jostle_joint_set_stiffness(JostleJoint joint, const JostleJointSpring* stiffness);

JOSTLE_C_API JostleCode jostle_joint_break_at(
    JostleJoint joint,
    bool* has_break_at,
    JostleJointBreak* break_at);

JOSTLE_C_API JostleCode jostle_joint_set_break_at(JostleJoint joint, const JostleJointBreak* threshold);

JOSTLE_C_API JostleCode jostle_joint_user_data(JostleJoint joint, uint64_t* user_data);

JOSTLE_C_API JostleCode jostle_joint_set_user_data(JostleJoint joint, uint64_t data);

/** In the constraint graph; while it sleeps, that which it will have. */
JOSTLE_C_API JostleCode jostle_joint_color(JostleJoint joint, int* color);

/**
 * [m] The distance of the anchors from where the joint holds them (distance joint: of its length from
 * the length at rest, or beyond its limits; pulley: of the rope beyond its length; gear of a
 * translation: from its law; springs: 0).
 */
JOSTLE_C_API JostleCode jostle_joint_linear_error(JostleJoint joint, float* linear_error);

/**
 * [rad] How far the angle of the bodies is from the one that the joint holds (weld, prismatic joint;
 * springs: 0), or beyond its limits (revolute joint); from its goal (motor), its law (gear of an angle),
 * its tooth (ratchet). Other types: 0.
 */
JOSTLE_C_API JostleCode jostle_joint_angular_error(JostleJoint joint, float* angular_error);

/**
 * [N] The force on B in the last step, at its anchor (gear: on the second body of its first joint;
 * custom: on the last body). Always finite.
 */
JOSTLE_C_API JostleCode jostle_joint_reaction_force(JostleJoint joint, JostleVec2* reaction_force);

/**
 * [N m] The torque on B in the last step (custom: of its rows, about the last body's centre of mass).
 * Always finite.
 */
JOSTLE_C_API JostleCode jostle_joint_reaction_torque(JostleJoint joint, float* reaction_torque);

/** [1] Of the last step; while it sleeps, of the last one before. */
JOSTLE_C_API JostleCode jostle_custom_joint_row_count(JostleJoint joint, int* row_count);

/** [N], [N m] The force along a row in the last sub-step of that step; 0 of a row that there was not. */
JOSTLE_C_API JostleCode jostle_custom_joint_row_force(JostleJoint joint, int row, float* row_force);

/** [m] between the anchors, now */
JOSTLE_C_API JostleCode jostle_distance_joint_current_length(JostleJoint joint, float* current_length);

/** [m] the length at rest */
JOSTLE_C_API JostleCode jostle_distance_joint_length(JostleJoint joint, float* length);

/** [m] */
JOSTLE_C_API JostleCode jostle_distance_joint_set_length(JostleJoint joint, float length);

JOSTLE_C_API JostleCode jostle_distance_joint_spring(
    JostleJoint joint,
    bool* has_spring,
    JostleJointSpring* spring);

JOSTLE_C_API JostleCode jostle_distance_joint_set_spring(JostleJoint joint, const JostleJointSpring* spring);

/** [m] */
JOSTLE_C_API JostleCode jostle_distance_joint_limit(
    JostleJoint joint,
    bool* has_limit,
    JostleJointLimit* limit);

/** [m] >= 0 */
JOSTLE_C_API JostleCode jostle_distance_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit);

JOSTLE_C_API JostleCode jostle_distance_joint_motor(
    JostleJoint joint,
    bool* has_motor,
    JostleDistanceMotor* motor);

JOSTLE_C_API JostleCode jostle_distance_joint_set_motor(JostleJoint joint, const JostleDistanceMotor* motor);

/** [m/s]; is refused where there is no motor */
JOSTLE_C_API JostleCode jostle_distance_joint_set_motor_speed(JostleJoint joint, float speed);

/** [N] */
JOSTLE_C_API JostleCode jostle_friction_joint_max_force(JostleJoint joint, float* max_force);

JOSTLE_C_API JostleCode jostle_friction_joint_set_max_force(JostleJoint joint, float max_force);

/** [N m] */
JOSTLE_C_API JostleCode jostle_friction_joint_max_torque(JostleJoint joint, float* max_torque);

JOSTLE_C_API JostleCode jostle_friction_joint_set_max_torque(JostleJoint joint, float max_torque);

JOSTLE_C_API JostleCode jostle_gear_joint_joint_a(JostleJoint joint, JostleJoint* a);

JOSTLE_C_API JostleCode jostle_gear_joint_joint_b(JostleJoint joint, JostleJoint* b);

JOSTLE_C_API JostleCode jostle_gear_joint_ratio(JostleJoint joint, float* ratio);

/** not 0; the offset stays */
JOSTLE_C_API JostleCode jostle_gear_joint_set_ratio(JostleJoint joint, float ratio);

JOSTLE_C_API JostleCode jostle_gear_joint_offset(JostleJoint joint, float* offset);

/** within 1e5, where floats are 0.01 apart */
JOSTLE_C_API JostleCode jostle_gear_joint_set_offset(JostleJoint joint, float offset);

/** [rad] or [m] q_a + ratio q_b - offset */
JOSTLE_C_API JostleCode jostle_gear_joint_error(JostleJoint joint, float* error);

/** [m] in A's frame */
JOSTLE_C_API JostleCode jostle_motor_joint_offset(JostleJoint joint, JostleVec2* offset);

JOSTLE_C_API JostleCode jostle_motor_joint_set_offset(JostleJoint joint, JostleVec2 offset);

/** [rad] that is to be */
JOSTLE_C_API JostleCode jostle_motor_joint_angle(JostleJoint joint, float* angle);

JOSTLE_C_API JostleCode jostle_motor_joint_set_angle(JostleJoint joint, float angle);

/** [rad] of B minus A, through all turns */
JOSTLE_C_API JostleCode jostle_motor_joint_current_angle(JostleJoint joint, float* current_angle);

/** [N] */
JOSTLE_C_API JostleCode jostle_motor_joint_max_force(JostleJoint joint, float* max_force);

JOSTLE_C_API JostleCode jostle_motor_joint_set_max_force(JostleJoint joint, float max_force);

/** [N m] */
JOSTLE_C_API JostleCode jostle_motor_joint_max_torque(JostleJoint joint, float* max_torque);

JOSTLE_C_API JostleCode jostle_motor_joint_set_max_torque(JostleJoint joint, float max_torque);

/** [m] of B's anchor from A's, along the axis */
JOSTLE_C_API JostleCode jostle_prismatic_joint_translation(JostleJoint joint, float* translation);

/** [1] in the world */
JOSTLE_C_API JostleCode jostle_prismatic_joint_axis(JostleJoint joint, JostleVec2* axis);

/** [1] in A's frame */
JOSTLE_C_API JostleCode jostle_prismatic_joint_local_axis(JostleJoint joint, JostleVec2* local_axis);

/** in A's frame; any length but 0 */
JOSTLE_C_API JostleCode jostle_prismatic_joint_set_local_axis(JostleJoint joint, JostleVec2 axis);

/** [rad] */
JOSTLE_C_API JostleCode jostle_prismatic_joint_reference_angle(JostleJoint joint, float* reference_angle);

/** [rad] */
JOSTLE_C_API JostleCode jostle_prismatic_joint_set_reference_angle(JostleJoint joint, float reference_angle);

/** [m] */
JOSTLE_C_API JostleCode jostle_prismatic_joint_limit(
    JostleJoint joint,
    bool* has_limit,
    JostleJointLimit* limit);

/** [m] */
JOSTLE_C_API JostleCode jostle_prismatic_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit);

JOSTLE_C_API JostleCode jostle_prismatic_joint_motor(
    JostleJoint joint,
    bool* has_motor,
    JostlePrismaticMotor* motor);

JOSTLE_C_API JostleCode jostle_prismatic_joint_set_motor(
    JostleJoint joint,
    const JostlePrismaticMotor* motor);

/** [m/s]; is refused where there is no motor */
JOSTLE_C_API JostleCode jostle_prismatic_joint_set_motor_speed(JostleJoint joint, float speed);

JOSTLE_C_API JostleCode jostle_prismatic_joint_servo(
    JostleJoint joint,
    bool* has_servo,
    JostleJointServo* servo);

JOSTLE_C_API JostleCode jostle_prismatic_joint_set_servo(JostleJoint joint, const JostleJointServo* servo);

/** [m]; is refused where there is no servo */
JOSTLE_C_API JostleCode jostle_prismatic_joint_set_servo_target(JostleJoint joint, float target);

JOSTLE_C_API JostleCode jostle_pulley_joint_frame(JostleJoint joint, JostleBody* frame);

/** [m] in the world */
JOSTLE_C_API JostleCode jostle_pulley_joint_point_a(JostleJoint joint, JostleVec2* point_a);

/** [m] in the world */
JOSTLE_C_API JostleCode jostle_pulley_joint_point_b(JostleJoint joint, JostleVec2* point_b);

/** [m] in the frame's own frame */
JOSTLE_C_API JostleCode jostle_pulley_joint_local_point_a(JostleJoint joint, JostleVec2* local_point_a);

/** [m] likewise */
JOSTLE_C_API JostleCode jostle_pulley_joint_local_point_b(JostleJoint joint, JostleVec2* local_point_b);

/** [m] likewise */
JOSTLE_C_API JostleCode jostle_pulley_joint_set_local_point_a(JostleJoint joint, JostleVec2 point);

/** [m] likewise */
JOSTLE_C_API JostleCode jostle_pulley_joint_set_local_point_b(JostleJoint joint, JostleVec2 point);

/** [m] from A's anchor to its point, now */
JOSTLE_C_API JostleCode jostle_pulley_joint_length_a(JostleJoint joint, float* length_a);

/** [m] likewise */
JOSTLE_C_API JostleCode jostle_pulley_joint_length_b(JostleJoint joint, float* length_b);

/** [m] of the rope */
JOSTLE_C_API JostleCode jostle_pulley_joint_length(JostleJoint joint, float* length);

/** [m] > 0 */
JOSTLE_C_API JostleCode jostle_pulley_joint_set_length(JostleJoint joint, float length);

/** [1] */
JOSTLE_C_API JostleCode jostle_pulley_joint_ratio(JostleJoint joint, float* ratio);

/** [1] in [1e-3, 1e3] */
JOSTLE_C_API JostleCode jostle_pulley_joint_set_ratio(JostleJoint joint, float ratio);

/** [m] */
JOSTLE_C_API JostleCode jostle_pulley_joint_min_length_a(JostleJoint joint, float* min_length_a);

/** [m] >= 0 */
JOSTLE_C_API JostleCode jostle_pulley_joint_set_min_length_a(JostleJoint joint, float length);

/** [m] */
JOSTLE_C_API JostleCode jostle_pulley_joint_min_length_b(JostleJoint joint, float* min_length_b);

/** [m] >= 0 */
JOSTLE_C_API JostleCode jostle_pulley_joint_set_min_length_b(JostleJoint joint, float length);

/** [rad] of B minus A, through all turns */
JOSTLE_C_API JostleCode jostle_ratchet_joint_angle(JostleJoint joint, float* angle);

/** [rad] the angle behind which B does not turn back */
JOSTLE_C_API JostleCode jostle_ratchet_joint_tooth(JostleJoint joint, float* tooth);

/** [rad] */
JOSTLE_C_API JostleCode jostle_ratchet_joint_step(JostleJoint joint, float* step);

JOSTLE_C_API JostleCode jostle_ratchet_joint_set_step(JostleJoint joint, float step);

/** [rad] */
JOSTLE_C_API JostleCode jostle_ratchet_joint_phase(JostleJoint joint, float* phase);

JOSTLE_C_API JostleCode jostle_ratchet_joint_set_phase(JostleJoint joint, float phase);

/** [N m] */
JOSTLE_C_API JostleCode jostle_ratchet_joint_max_torque(JostleJoint joint, float* max_torque);

JOSTLE_C_API JostleCode jostle_ratchet_joint_set_max_torque(JostleJoint joint, float max_torque);

/** [rad] through all turns */
JOSTLE_C_API JostleCode jostle_revolute_joint_angle(JostleJoint joint, float* angle);

/** [rad] */
JOSTLE_C_API JostleCode jostle_revolute_joint_reference_angle(JostleJoint joint, float* reference_angle);

/** [rad] */
JOSTLE_C_API JostleCode jostle_revolute_joint_set_reference_angle(JostleJoint joint, float reference_angle);

/** [rad] */
JOSTLE_C_API JostleCode jostle_revolute_joint_limit(
    JostleJoint joint,
    bool* has_limit,
    JostleJointLimit* limit);

/** [rad] */
JOSTLE_C_API JostleCode jostle_revolute_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit);

JOSTLE_C_API JostleCode jostle_revolute_joint_motor(
    JostleJoint joint,
    bool* has_motor,
    JostleRevoluteMotor* motor);

JOSTLE_C_API JostleCode jostle_revolute_joint_set_motor(JostleJoint joint, const JostleRevoluteMotor* motor);

/** [rad/s]; is refused where there is no motor */
JOSTLE_C_API JostleCode jostle_revolute_joint_set_motor_speed(JostleJoint joint, float speed);

JOSTLE_C_API JostleCode jostle_revolute_joint_servo(
    JostleJoint joint,
    bool* has_servo,
    JostleJointServo* servo);

JOSTLE_C_API JostleCode jostle_revolute_joint_set_servo(JostleJoint joint, const JostleJointServo* servo);

/** [rad]; is refused where there is no servo */
JOSTLE_C_API JostleCode jostle_revolute_joint_set_servo_target(JostleJoint joint, float target);

/** [m] of B's anchor from A's, along the line */
JOSTLE_C_API JostleCode jostle_slot_joint_translation(JostleJoint joint, float* translation);

/** [1] in the world */
JOSTLE_C_API JostleCode jostle_slot_joint_axis(JostleJoint joint, JostleVec2* axis);

/** [1] in A's frame */
JOSTLE_C_API JostleCode jostle_slot_joint_local_axis(JostleJoint joint, JostleVec2* local_axis);

/** in A's frame; any length but 0 */
JOSTLE_C_API JostleCode jostle_slot_joint_set_local_axis(JostleJoint joint, JostleVec2 axis);

/** [m] */
JOSTLE_C_API JostleCode jostle_slot_joint_limit(JostleJoint joint, bool* has_limit, JostleJointLimit* limit);

/** [m] */
JOSTLE_C_API JostleCode jostle_slot_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit);

JOSTLE_C_API JostleCode jostle_slot_joint_motor(JostleJoint joint, bool* has_motor, JostleSlotMotor* motor);

JOSTLE_C_API JostleCode jostle_slot_joint_set_motor(JostleJoint joint, const JostleSlotMotor* motor);

/** [m/s]; is refused where there is no motor */
JOSTLE_C_API JostleCode jostle_slot_joint_set_motor_speed(JostleJoint joint, float speed);

JOSTLE_C_API JostleCode jostle_slot_joint_servo(JostleJoint joint, bool* has_servo, JostleJointServo* servo);

JOSTLE_C_API JostleCode jostle_slot_joint_set_servo(JostleJoint joint, const JostleJointServo* servo);

/** [m]; is refused where there is no servo */
JOSTLE_C_API JostleCode jostle_slot_joint_set_servo_target(JostleJoint joint, float target);

/** [m] in the world, as A is now */
JOSTLE_C_API JostleCode jostle_target_joint_target(JostleJoint joint, JostleVec2* target);

/** [m] likewise, when it is called */
JOSTLE_C_API JostleCode jostle_target_joint_set_target(JostleJoint joint, JostleVec2 target);

JOSTLE_C_API JostleCode jostle_target_joint_spring(JostleJoint joint, JostleJointSpring* spring);

JOSTLE_C_API JostleCode jostle_target_joint_set_spring(JostleJoint joint, const JostleJointSpring* spring);

/** [N] */
JOSTLE_C_API JostleCode jostle_target_joint_max_force(JostleJoint joint, float* max_force);

JOSTLE_C_API JostleCode jostle_target_joint_set_max_force(JostleJoint joint, float max_force);

/** [rad] of B minus A minus the reference */
JOSTLE_C_API JostleCode jostle_weld_joint_angular_error(JostleJoint joint, float* angular_error);

/** [rad] */
JOSTLE_C_API JostleCode jostle_weld_joint_reference_angle(JostleJoint joint, float* reference_angle);

/** [rad] */
JOSTLE_C_API JostleCode jostle_weld_joint_set_reference_angle(JostleJoint joint, float reference_angle);

JOSTLE_C_API JostleCode jostle_weld_joint_linear_spring(
    JostleJoint joint,
    bool* has_linear_spring,
    JostleJointSpring* linear_spring);

JOSTLE_C_API JostleCode jostle_weld_joint_set_linear_spring(
    JostleJoint joint,
    const JostleJointSpring* spring);

JOSTLE_C_API JostleCode jostle_weld_joint_angular_spring(
    JostleJoint joint,
    bool* has_angular_spring,
    JostleJointSpring* angular_spring);

JOSTLE_C_API JostleCode jostle_weld_joint_set_angular_spring(
    JostleJoint joint,
    const JostleJointSpring* spring);

/** [rad] of B minus A, through all turns */
JOSTLE_C_API JostleCode jostle_wheel_joint_angle(JostleJoint joint, float* angle);

/** [m] of B's anchor from A's, along the axis */
JOSTLE_C_API JostleCode jostle_wheel_joint_translation(JostleJoint joint, float* translation);

/** [1] in the world */
JOSTLE_C_API JostleCode jostle_wheel_joint_axis(JostleJoint joint, JostleVec2* axis);

/** [1] in A's frame */
JOSTLE_C_API JostleCode jostle_wheel_joint_local_axis(JostleJoint joint, JostleVec2* local_axis);

/** in A's frame; any length but 0 */
JOSTLE_C_API JostleCode jostle_wheel_joint_set_local_axis(JostleJoint joint, JostleVec2 axis);

JOSTLE_C_API JostleCode jostle_wheel_joint_suspension(
    JostleJoint joint,
    bool* has_suspension,
    JostleJointServo* suspension);

JOSTLE_C_API JostleCode jostle_wheel_joint_set_suspension(
    JostleJoint joint,
    const JostleJointServo* suspension);

/** [m] */
JOSTLE_C_API JostleCode jostle_wheel_joint_limit(JostleJoint joint, bool* has_limit, JostleJointLimit* limit);

/** [m] */
JOSTLE_C_API JostleCode jostle_wheel_joint_set_limit(JostleJoint joint, const JostleJointLimit* limit);

JOSTLE_C_API JostleCode jostle_wheel_joint_motor(JostleJoint joint, bool* has_motor, JostleWheelMotor* motor);

JOSTLE_C_API JostleCode jostle_wheel_joint_set_motor(JostleJoint joint, const JostleWheelMotor* motor);

/** [rad/s]; is refused where there is no motor */
JOSTLE_C_API JostleCode jostle_wheel_joint_set_motor_speed(JostleJoint joint, float speed);

/**
 * Of two saves of one build, mostly of one world. Sleeping and static objects take nothing. Refuses bytes
 * that are no save, and saves of 2 GiB and more. Cost: both saves are read.
 */
JOSTLE_C_API JostleCode jostle_save_delta(
    const void* base,
    size_t base_size,
    const void* save,
    size_t save_size,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * The save, byte for byte. Bytes may be anything: refuses what is no delta, and a base that is not the
 * delta's own. Cost: both.
 */
JOSTLE_C_API JostleCode jostle_apply_delta(
    const void* base,
    size_t base_size,
    const void* delta,
    size_t delta_size,
    void* bytes,
    size_t capacity,
    size_t* size);

/**
 * A scheduler of `workers` threads, the caller's included. In a build without oneTBB it runs everything on
 * the caller's thread. Refused if workers is not in [1, 1024].
 */
JOSTLE_C_API JostleCode jostle_make_default_scheduler(int workers, JostleTaskScheduler** default_scheduler);

/**
 * The poses of the awake bodies, copied, in the order of jostle_world_linear_velocities; the answer is how
 * many there are in all.
 */
JOSTLE_C_API JostleCode jostle_world_poses(
    const JostleWorld* world,
    JostleBody* bodies,
    size_t bodies_capacity,
    JostleTransform* transforms,
    size_t transforms_capacity,
    int* count);

/** The transforms of the awake bodies where the world keeps them; valid until the next call that changes it. */
JOSTLE_C_API JostleCode jostle_world_transforms(const JostleWorld* world, JostleTransformSpan* transforms);

/** The shapes that have a point in common with a box; the answer is how many there are in all. */
JOSTLE_C_API JostleCode jostle_world_overlap_box(
    const JostleWorld* world,
    JostleAabb2 box,
    JostleShape* found,
    size_t capacity,
    const JostleWorldQuery* query,
    int* count);

JOSTLE_C_API JostleCode jostle_world_overlap_box_any(
    const JostleWorld* world,
    JostleAabb2 box,
    const JostleWorldQuery* query,
    bool* overlap_box_any);

/**
 * Becomes the world that was saved. The bytes may be anything: those that are no sound world are refused,
 * and nothing has changed then. Shapes that had functions there and have none here are written to
 * `without_function`, as many as there is room for.
 */
JOSTLE_C_API JostleCode jostle_world_load(
    JostleWorld* world,
    const void* bytes,
    size_t bytes_size,
    const JostleLoadOptions* options,
    JostleShape* without_function,
    size_t capacity,
    JostleLoadSummary* load);

/** Another world with the same future and none of the functions. Its objects have the keys of this one's. */
JOSTLE_C_API JostleCode jostle_world_clone(const JostleWorld* world, JostleWorld** clone);

/**
 * Where the states of two worlds part first: "body 3, body state.velocity: 1.5 and 2"; empty where they do
 * not.
 */
JOSTLE_C_API JostleCode jostle_world_first_difference(
    const JostleWorld* world,
    const JostleWorld* other,
    char* text,
    size_t capacity,
    size_t* length);

/** Of two saves. */
JOSTLE_C_API JostleCode jostle_first_difference_of_saves(
    const void* a,
    size_t a_size,
    const void* b,
    size_t b_size,
    char* text,
    size_t capacity,
    size_t* length);

/**
 * All findings at once; meant for a world before its first step. Cost: the pairs of shapes whose boxes
 * overlap, and the segments of one-sided chains times the moving bodies.
 */
JOSTLE_C_API JostleCode jostle_world_lint(const JostleWorld* world, JostleLintReport** lint);

/** How many findings there are. */
JOSTLE_C_API JostleCode jostle_lint_report_size(const JostleLintReport* report, int* lint_report_size);

/** `index` is 0 to the size - 1. */
JOSTLE_C_API JostleCode jostle_lint_report_finding(
    const JostleLintReport* report,
    int index,
    JostleLintNote* lint_report_finding);

/** The finding with its numbers, and a remedy; valid as long as the report. */
JOSTLE_C_API JostleCode jostle_lint_report_sentence(
    const JostleLintReport* report,
    int index,
    const char** lint_report_sentence);

/**
 * The object within its world, whichever that is: for files. jostle_world_body and its like make handles of
 * it.
 */
JOSTLE_C_API JostleCode jostle_body_key(JostleBody body, uint64_t* key);

JOSTLE_C_API JostleCode jostle_shape_key(JostleShape shape, uint64_t* key);

JOSTLE_C_API JostleCode jostle_chain_shape_key(JostleChainShape chain, uint64_t* chain_shape_key);

JOSTLE_C_API JostleCode jostle_joint_key(JostleJoint joint, uint64_t* key);

/** The stages of a step, by the index of JostleProfile.stage. */
JOSTLE_C_API JostleCode jostle_stage_count(int* stage_count);

JOSTLE_C_API JostleCode jostle_stage_name(int stage, const char** stage_name);

#ifdef __cplusplus
}
#endif

#endif
