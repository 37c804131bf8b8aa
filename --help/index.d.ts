// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT

/**
 * Loads the WebAssembly module, once; before all else. Without a source it is read from beside the package's code: give
 * its bytes, a compiled module, or a Response, where a bundler or a worker has them; or a URL, which in browsers may be
 * relative to the page. Nothing else is fetched. Called again it answers the same promise, and has no use for a source; after
 * a refusal it tries anew.
 */
export function init(source?: ModuleSource | Promise<ModuleSource>): Promise<void>;
export type ModuleSource = ArrayBuffer | ArrayBufferView | WebAssembly.Module | Response | URL | string;

/** A refused call; it has changed nothing. */
export class JostleError extends Error {
    /** Such as "World.createBody". */
    readonly function: string;
    readonly argument: string;
    readonly value: string;
    /** Such as "it must be finite". */
    readonly requirement: string;
}

/** [x, y]; of a rotation [cosine, sine] */
export type Vec2 = [number, number];

export interface Transform {
    /** [m] where the origin goes */
    p: Vec2;
    /** [cosine, sine] of the turn about the origin */
    q: Vec2;
}
export type TransformLike =
    | { p: readonly [number, number]; q?: readonly [number, number] }
    | { position: readonly [number, number]; angle?: number };

export interface Box {
    /** [m] */
    lower: readonly [number, number];
    /** [m] */
    upper: readonly [number, number];
}

export interface Ray {
    /** [m] */
    origin: readonly [number, number];
    /** [m] need not be of length 1 */
    translation: readonly [number, number];
    /** [1] of the translation; 1 if it is not given */
    maxFraction?: number;
}

/** A convex polygon, as the hull of its corners: 3 to 64. */
export interface ConvexPolygon {
    /** [m] */
    vertices: readonly (readonly [number, number])[];
    /** [m] of the rounding around it; 0 if it is not given */
    radius?: number;
}

export interface Rectangle {
    /** [m] */
    halfWidth: number;
    /** [m] */
    halfHeight: number;
    /** [m] the origin if it is not given */
    center?: readonly [number, number];
    /** [rad] */
    angle?: number;
    /** [m] of the rounding around it */
    radius?: number;
}

/** A solid shape, in the frame of its body. */
export type Geometry =
    | { circle: Partial<Circle> }
    | { capsule: Partial<Capsule> }
    | { segment: Partial<Segment> }
    | { polygon: ConvexPolygon }
    | { box: Rectangle };

/** A chain of segments; its front is on the right of its direction. */
export interface Chain {
    /** [m] at least 2, of a loop 3 */
    points: readonly (readonly [number, number])[];
    /** the last point leads to the first; false if it is not given */
    isLoop?: boolean;
    /** collides, and stops rays, from its front alone; true if it is not given */
    oneSided?: boolean;
    /** [m] where an open chain comes from */
    ghost1?: readonly [number, number] | null;
    /** [m] where an open chain goes on to */
    ghost2?: readonly [number, number] | null;
    /** of each segment, the place in ChainDef.materials */
    materials?: readonly number[];
}

/** A solid outline, which may be concave and have holes. */
export interface Outline {
    /** [m] */
    outer: readonly (readonly [number, number])[];
    /** [m] */
    holes?: readonly (readonly (readonly [number, number])[])[];
    /** [m] of the rounding around it */
    radius?: number;
}

/** What Body, Shape, ChainShape and Joint have: one object per living handle, so that === compares. */
export class Handle {
    readonly world: World;
    /** its slot in the world */
    readonly index: number;
    /** changes when the slot is used again */
    readonly generation: number;
}

export class Body extends Handle {
    /** Adds a shape; of an outline one for each of its convex pieces. */
    createShape(geometry: Geometry, def?: ShapeDef): Shape;
    createShape(geometry: { chain: Chain }, def?: ChainDef): ChainShape;
    createShape(geometry: { outline: Outline }, def?: ShapeDef): Shape[];
    /** Adds a chain: one shape per segment. */
    createChain(chain: Chain, def?: ChainDef): ChainShape;
}

/**
 * The awake bodies, a row each, in no particular order: views of the module's memory, as of the call of World.poses().
 * The arrays have room for more rows than `length`. Read them anew after each call: they are other objects where memory
 * has moved.
 */
export interface Poses {
    /** rows */
    readonly length: number;
    /** slot and generation of the body of each row: two numbers each */
    readonly bodies: Uint32Array;
    /** x, y [m], cosine, sine: four numbers each */
    readonly transforms: Float32Array;
    /** [m/s] of the centre of mass: two numbers each */
    readonly linearVelocities: Float32Array;
    /** [rad/s] */
    readonly angularVelocities: Float32Array;
    body(row: number): Body;
}

/** The events of one kind in the last step. */
export interface EventList<Event> extends Iterable<Event> {
    readonly length: number;
    at(index: number): Event | undefined;
    /** All of them, without an object each: row i begins at i * stride. */
    readonly data: Float64Array;
    readonly stride: number;
    /** The place of each field in a row. Handles and bigints are bits, not numbers: see docs/web.md. */
    readonly fields: { readonly [field: string]: number };
}

export class World {
    constructor(def?: WorldDef);
    /**
     * The world of a scene in JSON, as a text or as an object: jostle's format, or R.U.B.E.'s. In an object a word of 64 bits
     * may be a bigint.
     */
    static fromScene(json: string | object): World;
    /** The world of a reference scene. */
    static fromReference(name: string): World;
    /** Simulates dt [s], 1e-6 <= dt <= 1, in 1 to 64 sub-steps, 4 if they are not given. */
    step(dt: number, substeps?: number): void;
    /** The poses of the awake bodies, now; the same object each time. */
    poses(): Poses;
    /** What happened in the last step; the same object each time. */
    events(): Events;
    /** The body of a slot and a generation, as poses() has them. */
    bodyAt(index: number, generation: number): Body;
    /** A solid outline, cut into convex pieces; their shapes. */
    createOutline(body: Body, outline: Outline, def: ShapeDef): Shape[];
    /**
     * Asked about each pair whose boxes begin to overlap; false: they have no contact. null removes it. An exception
     * counts as true, and leaves the step at its end.
     */
    onShouldCollide(ask: ((a: Shape, b: Shape) => boolean | void) | null): void;
    onShouldCollide(shape: Shape, ask: ((a: Shape, b: Shape) => boolean | void) | null): void;
    /** Called in each step for each contact of the shape that touches; it may change the answer's fields. */
    onPreSolve(shape: Shape, ask: ((contact: PreSolve) => void) | null): void;
    /** Gives the rows of each custom joint, at most three, once per step of sub-steps of h [s]. */
    onCustomJoints(ask: ((joint: CustomJoint, h: number) => CustomRow[]) | null): void;
    /** Frees the world. Its handles are stale. */
    dispose(): void;
    [Symbol.dispose](): void;
}

/** A scene on which engines are compared. */
export interface ReferenceScene {
    name: string;
    /** the scene, and a sign of failure */
    about: string;
    /** of a run */
    steps: number;
    /** World.motionHash() after steps 1, 100 and the last */
    golden: [bigint, bigint, bigint];
}
export function referenceScenes(): ReferenceScene[];

/** The ids that each of many queries has found: those of query i are ids.subarray(starts[i], starts[i + 1]). */
export interface FoundLists {
    ids: Int32Array;
    starts: Int32Array;
}

/**
 * The answers of all trees; ids are copied. Answers may share an ArrayBuffer: slice() one whose buffer is transferred.
 * Coordinates are rounded to floats.
 */
export interface TreeQueries {
    /** The items in a box, or that overlap it; edges included. */
    query(x1: number, y1: number, x2: number, y2: number): Int32Array;
    /** The items nearer than r. */
    radius(x: number, y: number, r: number): Int32Array;
    /** The nearest items, at most `count`, the nearest first; ties by id. */
    kNearest(x: number, y: number, count: number, maxDistance?: number): Int32Array;
    /** The same of many boxes (x1, y1, x2, y2 of each), or points (x, y of each), in one call: faster for thousands. */
    queryEach(boxes: ArrayLike<number>): FoundLists;
    radiusEach(points: ArrayLike<number>, r: number): FoundLists;
    kNearestEach(points: ArrayLike<number>, count: number, maxDistance?: number): FoundLists;
    dispose(): void;
    [Symbol.dispose](): void;
}

/** Points: an id is the place in the array. */
export class KdTree {
    /** x, y of each point */
    constructor(points?: ArrayLike<number>, options?: { leafSize?: number });
    readonly size: number;
    /** Makes the tree over these points. */
    build(points: ArrayLike<number>): void;
}
export interface KdTree extends TreeQueries {}

export interface BoxQueries extends TreeQueries {
    /** The item whose box a ray from (x, y) to (x + dx, y + dy) enters first; -1: none. */
    rayClosest(x: number, y: number, dx: number, dy: number): number;
    /** The pairs of items that overlap: two ids each. */
    selfPairs(): Int32Array;
}

/** Boxes that stay: an id is the place in the array. */
export class Bvh {
    /** lower x, y and upper x, y of each box */
    constructor(boxes?: ArrayLike<number>);
    readonly size: number;
    /** Makes the tree over these boxes. */
    build(boxes: ArrayLike<number>): void;
    /** The same items have these boxes now. */
    refit(boxes: ArrayLike<number>): void;
}
export interface Bvh extends BoxQueries {}

/** Boxes that come, go and move. Each is kept with a margin around it, which queries take for its box. */
export class DynamicTree {
    /** margin: 0.1 if it is not given */
    constructor(options?: { margin?: number });
    readonly size: number;
    /** Adds them, and makes the tree afresh; their ids. */
    insertAll(boxes: ArrayLike<number>): Int32Array;
    insert(x1: number, y1: number, x2: number, y2: number): number;
    remove(id: number): void;
    /** Gives an item a box; it reaches ahead by a multiple of (dx, dy). Whether it did not fit the one with the margin. */
    move(id: number, x1: number, y1: number, x2: number, y2: number, dx?: number, dy?: number): boolean;
    /** Makes the tree afresh over the same items. */
    rebuild(): void;
}
export interface DynamicTree extends BoxQueries {}

export class Shape extends Handle {}

export class ChainShape extends Handle {}

export class Joint extends Handle {}

export class CustomJoint extends Joint {}

export class DistanceJoint extends Joint {}

export class FilterJoint extends Joint {}

export class FrictionJoint extends Joint {}

export class GearJoint extends Joint {}

export class MotorJoint extends Joint {}

export class PrismaticJoint extends Joint {}

export class PulleyJoint extends Joint {}

export class RatchetJoint extends Joint {}

export class RevoluteJoint extends Joint {}

export class SlotJoint extends Joint {}

export class TargetJoint extends Joint {}

export class WeldJoint extends Joint {}

export class WheelJoint extends Joint {}

export type ShapeType = 'circle' | 'capsule' | 'segment' | 'polygon' | 'largePolygon';

/**
 * 'static': never moves
 * 'kinematic': moves by its velocity, and nothing pushes it
 * 'dynamic': moves by forces and contacts
 */
export type BodyType = 'static' | 'kinematic' | 'dynamic';

export type JointType = 'revolute' | 'prismatic' | 'distance' | 'weld' | 'filter' | 'motor' | 'target' | 'friction' | 'wheel' | 'slot' | 'pulley' | 'gear' | 'ratchet' | 'custom';

/**
 * Lengths at length scale 1; those of a world of another are multiplied by its own.
 * 'chainFacesAway': A one-sided chain or segment has moving bodies near it, at most 10 m or half its own diagonal away, and its front looks away from all of them: they fall through. `value`: their number; `bodyB`: the nearest.
 * 'overlap': Two bodies overlap by more than two slops. `value` [m]: by how much, where it is deepest.
 * 'openJoint': The anchors of a joint are more than a slop from where it holds them. `value` [m]: how far.
 * 'turnedJoint': The bodies of a joint are turned by more than 2 degrees from the angle that it holds, or beyond its limits. `value` [rad]: by how much.
 * 'smallBody': a dynamic body measures less than 0.1 m; `value` [m]: the longer side of its box
 * 'largeBody': a dynamic body measures more than 10 m; `value` [m]: the longer side of its box
 * 'lightBody': a dynamic body weighs less than 0.1 g; `value` [kg]: its mass
 * 'heavyBody': a dynamic body weighs more than 1,000,000 kg; `value` [kg]: its mass
 * 'massRatio': A dynamic body is more than 100 times as heavy as one that it is joined to, or that it lies on. `value` [1]: the ratio; `bodyA`: the heavy one.
 */
export type LintType = 'chainFacesAway' | 'overlap' | 'openJoint' | 'turnedJoint' | 'smallBody' | 'largeBody' | 'lightBody' | 'heavyBody' | 'massRatio';

/**
 * How the numbers of two materials become that of their contact. Of two rules the stronger one wins: the one
 * that stands lower in this list.
 * 'geometricMean': sqrt(a b): the weakest rule
 * 'maximum': max(a, b)
 * 'average': (a + b) / 2
 * 'minimum': min(a, b)
 * 'product': a b: the strongest rule
 */
export type MixRule = 'geometricMean' | 'maximum' | 'average' | 'minimum' | 'product';

/**
 * Why an island is awake. If there are several reasons, the first in this order counts.
 * 'worldForbids': World.allowsSleep() is false; no body is the cause
 * 'bodyForbids': a body may not sleep: Body.allowsSleep()
 * 'moves': a body is faster than its sleep threshold; the fastest is the cause
 * 'touchesKinematic': a body touches a kinematic one that is awake, or is joined to it: the cause
 * 'waits': all bodies are slow, but not for 0.5 s yet; the cause is the one that became slow last
 */
export type AwakeReason = 'worldForbids' | 'bodyForbids' | 'moves' | 'touchesKinematic' | 'waits';

/** The definition of a body. World.createBody checks it. */
export interface BodyDef {
    type?: BodyType;
    /** [m] of the body's origin; within 'maxCoordinate' */
    position?: readonly [number, number];
    /** [rad] The float nearest to a multiple of pi/2, within two turns, turns exactly. */
    angle?: number;
    /** [m/s] of the centre of mass */
    linearVelocity?: readonly [number, number];
    /** [rad/s] */
    angularVelocity?: number;
    /** [1/s] >= 0: a factor of 1 / (1 + h * damping) per sub-step */
    linearDamping?: number;
    /** [1/s] >= 0 */
    angularDamping?: number;
    /** [1] */
    gravityScale?: number;
    /** `.locks = {.rotation = true}`: never turns */
    locks?: Partial<MotionLocks>;
    /** false: in no tree, touches nothing, does not move */
    enabled?: boolean;
    /** false: begins asleep, without velocity, if it and its world may sleep */
    awake?: boolean;
    /** False: it never sleeps, nor do bodies that touch it or are joined to it. */
    allowSleep?: boolean;
    /** [m/s] >= 0: the body is slow while no point of it moves faster. None: the world's. */
    sleepThreshold?: number | null;
    /**
     * Of a dynamic body: false, it may jump over static and kinematic shapes in a step. Of a kinematic one:
     * true, it pushes bodies over which it would jump. None: as if true of dynamic bodies, false of others.
     */
    continuous?: boolean | null;
    /** of a dynamic body: it does not jump over dynamic bodies, either */
    bullet?: boolean;
    /** the user's own number */
    userData?: bigint | number;
    /** at most 255 bytes; the world keeps a copy */
    name?: string;
}

/**
 * Motion of the centre of mass along the world's axes, and turning, that nothing gives a body: neither
 * forces, nor contacts and joints, which meet it as if it were infinitely heavy there, nor its velocity.
 */
export interface MotionLocks {
    x: boolean;
    y: boolean;
    rotation: boolean;
}

export interface RevoluteJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** [rad] of B minus A where the joint's angle is 0 */
    referenceAngle?: number;
    /** [rad] */
    limit?: Partial<JointLimit> | null;
    motor?: Partial<RevoluteMotor> | null;
    /** [rad], [N m]; besides the motor */
    servo?: Partial<JointServo> | null;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

/** The range of a joint's angle [rad] or length [m]. */
export interface JointLimit {
    /** <= upper */
    lower: number;
    upper: number;
}

export interface RevoluteMotor {
    /** [rad/s] of B against A */
    speed: number;
    /** [N m] >= 0 */
    maxTorque: number;
}

/** A motor to a position: a spring towards an angle [rad] or a length [m]. Of 0 Hz it exerts no force. */
export interface JointServo {
    /** [rad] or [m] */
    target: number;
    /**
     * [Hz] >= 0: as JointSpring's where it moves one body alone, up to a tenth of the rate of sub-steps.
     * Beyond, between two bodies and among other joints it is solved with these by the implicit rule, which
     * bears all that hangs on it, and dampens more. Of 0 Hz it exerts no force.
     */
    hertz: number;
    /** [1] >= 0; 1: critical */
    dampingRatio: number;
    /** [N m] or [N] >= 0: at most */
    max: number;
}

/**
 * A spring with a damper. Its stiffness is the one with which the bodies swing at `hertz`: exactly up to a
 * tenth of the rate of sub-steps; beyond it is softer, and loses energy.
 */
export interface JointSpring {
    /** [Hz] >= 0 */
    hertz: number;
    /** [1] >= 0; 1: critical */
    dampingRatio: number;
}

/**
 * When a joint breaks: its force or torque of a step's last sub-step is greater. Events.jointsBroke tells
 * of it, in each step in which it is so.
 */
export interface JointBreak {
    /** [N] >= 0 */
    force: number;
    /** [N m] >= 0 */
    torque: number;
    /** the joint goes at the end of that step */
    destroy: boolean;
}

export interface PrismaticJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** direction in A's frame; any length but 0 */
    axisA?: readonly [number, number];
    /** [rad] of B minus A */
    referenceAngle?: number;
    /** [m] */
    limit?: Partial<JointLimit> | null;
    motor?: Partial<PrismaticMotor> | null;
    /** [m], [N]; besides the motor */
    servo?: Partial<JointServo> | null;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface PrismaticMotor {
    /** [m/s] of B against A, along the axis */
    speed: number;
    /** [N] >= 0 */
    maxForce: number;
}

export interface DistanceJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** [m] > 0 */
    length?: number;
    /** Without a spring, a limit and a motor the distance is rigid. A spring of 0 Hz exerts no force. */
    spring?: Partial<JointSpring> | null;
    /** [m] the shortest, 0: there is none, and the longest */
    limit?: Partial<JointLimit> | null;
    /** along the line of the anchors */
    motor?: Partial<DistanceMotor> | null;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface DistanceMotor {
    /** [m/s] at which the anchors part */
    speed: number;
    /** [N] >= 0 */
    maxForce: number;
}

export interface WeldJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** [rad] of B minus A */
    referenceAngle?: number;
    /** Between the anchors, of more than 0 Hz. None: rigid. */
    linearSpring?: Partial<JointSpring> | null;
    /** Between the angles, of more than 0 Hz. None: rigid. */
    angularSpring?: Partial<JointSpring> | null;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface FilterJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** the user's own number */
    userData?: bigint | number;
}

export interface MotorJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** [m] in A's frame: where B's anchor is to be, from A's */
    offset?: readonly [number, number];
    /** [rad] of B minus A that is to be; whole turns count */
    angle?: number;
    /** [N] >= 0 */
    maxForce?: number;
    /** [N m] >= 0 */
    maxTorque?: number;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface TargetJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] the target, in A's frame */
    anchorA?: readonly [number, number];
    /** [m] the point of B, in B's frame */
    anchorB?: readonly [number, number];
    spring?: Partial<JointSpring>;
    /** [N] >= 0 */
    maxForce?: number;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** kept, and of no effect: no part of it is rigid */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface FrictionJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** [N] >= 0 */
    maxForce?: number;
    /** [N m] >= 0 */
    maxTorque?: number;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** kept, and of no effect: no part of it is rigid */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface WheelJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** of the suspension, in A's frame; any length but 0 */
    axisA?: readonly [number, number];
    /** [m], [N] along the axis; none: it slides freely */
    suspension?: Partial<JointServo> | null;
    /** [m] along the axis */
    limit?: Partial<JointLimit> | null;
    /** of the axle */
    motor?: Partial<WheelMotor> | null;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface WheelMotor {
    /** [rad/s] of B against A */
    speed: number;
    /** [N m] >= 0 */
    maxTorque: number;
}

export interface SlotJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** of the line through A's anchor, in A's frame; any length but 0 */
    axisA?: readonly [number, number];
    /** [m] of B's anchor from A's, along the line */
    limit?: Partial<JointLimit> | null;
    motor?: Partial<SlotMotor> | null;
    /** [m], [N] besides the motor */
    servo?: Partial<JointServo> | null;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface SlotMotor {
    /** [m/s] of B's anchor against A, along the line */
    speed: number;
    /** [N] >= 0 */
    maxForce: number;
}

export interface PulleyJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** has the two points, and bears the rope: a body that is neither of the others */
    frame?: Body;
    /** [m] in A's frame */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** [m] in the frame's own frame */
    pointA?: readonly [number, number];
    /** [m] likewise */
    pointB?: readonly [number, number];
    /** [m] > 0 of the rope: lengthA + ratio lengthB, at most */
    length?: number;
    /** [1] in [1e-3, 1e3] */
    ratio?: number;
    /** [m] >= 0: A comes no nearer to its point */
    minLengthA?: number;
    /** [m] >= 0 */
    minLengthB?: number;
    /** whether the bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks; the force is the one on B */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface GearJointDef {
    /** revolute, prismatic, wheel or slot */
    jointA?: Joint;
    /** another one of these, of the same world */
    jointB?: Joint;
    /** [1], [m/rad], [rad/m]: not 0; two gears that mesh: rB / rA */
    ratio?: number;
    /** of qA + ratio qB, within 1e5; none: the value that it has now */
    offset?: number | null;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks; the force or torque is jointA's */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface RatchetJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** [m] in A's frame: where it is drawn */
    anchorA?: readonly [number, number];
    /** [m] in B's frame: likewise */
    anchorB?: readonly [number, number];
    /** [rad] from tooth to tooth, in [1e-3, 2 pi]; below 0: B turns clockwise only */
    step?: number;
    /** [rad] of B minus A at one of the teeth, in [-2 pi, 2 pi]: whole steps do not matter */
    phase?: number;
    /** [N m] >= 0: beyond it the ratchet slips */
    maxTorque?: number;
    /** whether the two bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** its own; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface CustomJointDef {
    bodyA?: Body;
    /** not bodyA; of the same world */
    bodyB?: Body;
    /** another one, if there are three or four */
    bodyC?: Body | null;
    bodyD?: Body | null;
    /** [m] in A's frame: the user's own; drawn */
    anchorA?: readonly [number, number];
    /** [m] in B's frame */
    anchorB?: readonly [number, number];
    /** whether the bodies' shapes collide with each other */
    collideConnected?: boolean;
    /** of its rigid rows; none: the world's */
    stiffness?: Partial<JointSpring> | null;
    /** none: it never breaks; the force is the one on the last body */
    breakAt?: Partial<JointBreak> | null;
    /** the user's own number */
    userData?: bigint | number;
}

/** The place where a ray, or a shape that moves, meets a shape. */
export interface WorldHit {
    hit: boolean;
    /** The ray starts in the shape, or the two overlap at the start: the fraction is 0, there is no normal. */
    startedInside: boolean;
    /** [1] of the translation */
    fraction: number;
    /** [m] */
    point: Vec2;
    /**
     * [1] Of the shape, against the movement; zero if it started inside. Where shapes lie flush, as tiles of
     * a floor do, a corner between them has the normal of their common surface: see World.rayClosest.
     */
    normal: Vec2;
    shape: Shape;
}

/**
 * Which shapes a question is about: as filters of two shapes work, each one's category must have a bit in
 * common with the other's mask. The defaults find all shapes but sensors, and those that by their own
 * filter meet nothing. Groups play no part.
 */
export interface WorldQuery {
    /** [1] of the question; shapes' masks are tested against it */
    category?: bigint | number;
    /** [1] the categories that it asks about */
    mask?: bigint | number;
    /** whether sensors are found */
    sensors?: boolean;
    /**
     * Asked about each shape that would be found without it, and perhaps about others nearby, in no
     * particular order. It may ask the world, not change it. Batches ask it on many threads.
     */
    predicate?: (shape: Shape) => boolean;
}

/** A shape that moves straight, and may turn evenly about the origin of its own frame on the way. */
export interface ShapeCast {
    /** in its own frame */
    geometry?: Geometry;
    /** [m] where it starts */
    transform?: TransformLike;
    /** [m] */
    translation?: readonly [number, number];
    /** [rad] over the whole translation; within 1000 */
    rotation?: number;
    /** [1] of the translation and rotation; 0 to 1, or up if it does not turn */
    maxFraction?: number;
}

/** A shape near a point. */
export interface NearShape {
    hit: boolean;
    /** [m] 0 where the point is inside */
    distance: number;
    /** [m] of the shape; the point itself where that is inside */
    point: Vec2;
    /** [1] of the shape there, outwards; zero where the point is inside */
    normal: Vec2;
    shape: Shape;
}

export interface Contact {
    shapeA: Shape;
    shapeB: Shape;
    /** [1] in the world, from A to B */
    normal: Vec2;
    points: ContactPoint[];
    /** [1] */
    friction: number;
    /** [1] */
    restitution: number;
    /** [m] torque per normal force: the materials' times the radius */
    rollingResistance: number;
    /** [m/s] of A's surface past B's, along the normal turned clockwise by 90 degrees */
    surfaceSpeed: number;
    /** [N m s] of the last sub-step, on B */
    rollingImpulse: number;
    /** at least one is a sensor: nothing is pushed */
    isSensor: boolean;
    /** false: PreSolve.enabled was put to false for the last step */
    enabled: boolean;
    /** in the constraint graph; while it sleeps, that which it will have */
    color: number;
}

export interface ContactPoint {
    /** [m] in the world; found before the step, then moved with A */
    point: Vec2;
    /**
     * [m] At the beginning of the step; where the manifold was kept since an earlier one and the shapes have
     * moved, as it is now.
     */
    separation: number;
    /** [N s] over the whole step */
    normalImpulse: number;
    /**
     * [N s] Its share, by the normal impulses, of the contact's friction in the last sub-step; where steps
     * differ in length, of a sub-step as long as the longer of late.
     */
    tangentImpulse: number;
    /**
     * [N] On B in the last sub-step, friction included; always finite. It acted along the normal of the
     * step's beginning, from which Contact.normal may differ by two degrees.
     */
    force: Vec2;
    id: number;
}

/**
 * An island that is awake: bodies that touch or are joined, directly or through others. A kinematic body is
 * an island of its own, without contacts and joints: these are counted with the dynamic bodies.
 */
export interface IslandReport {
    /** of its bodies that with the lowest slot; its Body.island() has all of them */
    first: Body;
    /** [1] */
    bodies: number;
    /** [1] pairs of shapes that touch, with static and kinematic bodies included */
    contacts: number;
    /** [1] those that do something: whose bodies are enabled */
    joints: number;
    /** [m] greatest depth of a contact's point now; 0: none overlaps */
    maxPenetration: number;
    /** [m] greatest Joint.linearError() */
    maxJointError: number;
    /** [rad] greatest Joint.angularError() */
    maxJointAngleError: number;
    /**
     * [m/s] How far the solver was from its aim: the greatest speed at which two shapes still approach at
     * one of their points after the step, less the speed that would close its gap in one sub-step.
     */
    residual: number;
    reason: AwakeReason;
    /** the body that keeps the island awake, if there is one */
    cause: Body;
    /** [m/s] greatest speed of a point of its bodies, at most */
    maxSpeed: number;
    /** [s] until it may sleep if all of its bodies are slow from now on */
    timeToSleep: number;
}

/** The energy of a world: of its dynamic bodies that are enabled, and of the springs between them. */
export interface Energy {
    /** [J] of movement and of turning */
    kinetic: number;
    /** [J] in the world's gravity, each body's scale included; 0 at the origin */
    potential: number;
    /**
     * [J] in the springs of distance and weld joints: half the stiffness times the square of the stretch. A
     * spring's stiffness follows from its frequency and from the mass that it moves.
     */
    springs: number;
}

export interface WorldCounts {
    /** all */
    bodies: number;
    /** enabled, not static, and not asleep */
    awakeBodies: number;
    /** groups of bodies that touch or are joined, awake or asleep */
    islands: number;
    /** each segment of a chain counts */
    shapes: number;
    chains: number;
    joints: number;
    /** pairs of shapes whose fat boxes overlap */
    contacts: number;
    /** contacts that are solved: those with points, and no sensors */
    touching: number;
    /** colours of the constraint graph in use */
    colors: number;
    /** constraints without a colour, as all were taken */
    overflow: number;
    treeHeight: number;
    /** [bytes] of temporary memory in a step, so far */
    stackPeak: number;
}

/**
 * The lengths that collision depends on: an argument of its functions, with a default for metres.
 * `Tolerances.scaled(s)` are those of a world of length scale s.
 */
export interface Tolerances {
    /** [m] see 'linearSlop' */
    linearSlop: number;
    /** [m] see 'speculativeDistance' */
    speculativeDistance: number;
    /** [m] see 'minEdgeLength' */
    minEdgeLength: number;
}

/** A finding; handles that do not concern it are empty. */
export interface LintFinding {
    type: LintType;
    /** see LintType */
    value: number;
    /** the body, the chain's body, or the first of two */
    bodyA: Body;
    /** the second of two */
    bodyB: Body;
    /** of bodyA: the deepest, or a segment of the chain */
    shapeA: Shape;
    /** of bodyB */
    shapeB: Shape;
    /** an empty handle where a one-sided segment is no part of a chain */
    chain: ChainShape;
    joint: Joint;
    /** the finding with its numbers, and a remedy */
    sentence: string;
}

/** [ns] Of the last step. */
export interface StageTime {
    name: string;
    /** [ns] */
    time: number;
}

/** What a scene says about its run. */
export interface SceneInfo {
    name: string;
    /** the scene, and a sign of failure */
    description: string;
    /** [Hz] */
    stepHertz: number;
    substeps: number;
    /** of a run; 0: 10 s */
    steps: number;
}

export interface ShapeDef {
    /** [kg/m^2] >= 0; see Body.createShape about bodies without mass */
    density?: number;
    material?: Partial<Material>;
    filter?: Partial<Filter>;
    /** reports the shapes that it overlaps, and pushes nothing */
    isSensor?: boolean;
    /** hits of this shape are reported in Events.hits */
    hitEvents?: boolean;
    /**
     * Between a kinematic body and a static or another kinematic one: their shapes have contacts, with
     * events and without a push, if one of the two has this. Sensors notice such shapes, too.
     */
    kinematicEvents?: boolean;
    /**
     * Where the shape is static: whether it and those that lie flush with it are one smooth surface; where
     * it moves, whether it meets that. None: unless a callback decides about its contacts
     * (World.onPreSolve). See WorldDef.smoothGround.
     */
    smooth?: boolean | null;
    /** the user's own number */
    userData?: bigint | number;
}

export interface Material {
    /** [1] 0 to 1e6 */
    friction: number;
    /** [1] 0 to 2: the share of its speed with which a shape comes back */
    restitution: number;
    /**
     * [1] 0 to 1e6. A torque of up to rollingResistance * radius * normal force brakes what rolls: a ball
     * stays at rest on slopes whose tangent is at most this, and a disc that rolls on level ground slows
     * down by 2/3 g times this. A contact has the greater of both numbers. The radius is that of the circle
     * or capsule, and of two of these the smaller. Where there is neither, it is a polygon's rounding, and
     * again the smaller of two. Without any rounding nothing rolls, and this does nothing.
     */
    rollingResistance: number;
    /**
     * [m/s] within 1e6. The surface runs around the shape clockwise, like the belt of a conveyor: on top of
     * a level floor it carries towards +x if this is positive. The speeds of both surfaces act together.
     */
    surfaceSpeed: number;
    /** the user's own number of the material */
    id: bigint;
    frictionRule: MixRule;
    restitutionRule: MixRule;
}

/**
 * Which shapes collide. Two shapes of the same non-zero group always (positive) or never (negative) collide.
 * Otherwise each one's category must have a bit in common with the other's mask.
 */
export interface Filter {
    category: bigint;
    mask: bigint;
    group: number;
}

/** The material and filter of a chain's segments. A chain has no mass. */
export interface ChainDef {
    /** of all segments, if `materials` is empty */
    material?: Partial<Material>;
    /** Of segment i: materials[chain.material(i)]. Read when the chain is created, and not kept. */
    materials?: readonly Partial<Material>[];
    filter?: Partial<Filter>;
    /**
     * Reports the shapes that would collide with it (with its front, if it is one-sided), and pushes
     * nothing.
     */
    isSensor?: boolean;
    /** as ShapeDef.hitEvents, of each segment */
    hitEvents?: boolean;
    /** as ShapeDef.kinematicEvents, of each segment */
    kinematicEvents?: boolean;
    /** as ShapeDef.smooth, of each segment */
    smooth?: boolean | null;
    /** the user's own number; segments start with it, too */
    userData?: bigint | number;
}

export interface MassData {
    /** [kg] */
    mass: number;
    /** [m] centre of mass */
    center: Vec2;
    /** [kg m^2] about the centre of mass */
    inertia: number;
}

/** A shape that touches a sensor. */
export interface SensorVisitor {
    shape: Shape;
    /** [s] since it entered */
    time: number;
}

/** Two shapes have ceased to touch; either may be gone. */
export interface ContactEnded {
    shapeA: Shape;
    shapeB: Shape;
    /** of the shapes, even if they are gone */
    userDataA: bigint;
    userDataB: bigint;
}

/** A sensor has ceased to touch a shape; either may be gone. */
export interface SensorLeft {
    sensor: Shape;
    visitor: Shape;
    /** of the shapes, even if they are gone */
    sensorUserData: bigint;
    visitorUserData: bigint;
    /** it entered in the same step: SensorEntered.fraction */
    passed: boolean;
}

/** Two shapes, none of them a sensor, have begun to touch. */
export interface ContactBegan {
    shapeA: Shape;
    shapeB: Shape;
}

/** A sensor has begun to touch a shape that is not a sensor. */
export interface SensorEntered {
    sensor: Shape;
    visitor: Shape;
    /** [1] Of the step: when a fast visitor entered that left within the same step; below 1. 1 of others. */
    fraction: number;
}

/**
 * Two shapes, at least one with ShapeDef.hitEvents and one of a dynamic body, have met faster than
 * WorldDef.hitSpeed.
 */
export interface ContactHit {
    shapeA: Shape;
    shapeB: Shape;
    /** [m] of the world, where they met fastest, before the step */
    point: Vec2;
    /** [1] from A to B */
    normal: Vec2;
    /** [m/s] along the normal, before the step */
    approachSpeed: number;
}

/** A body that a step has simulated. */
export interface BodyMove {
    body: Body;
    /** after the step */
    transform: Transform;
    userData: bigint;
}

/**
 * A body has fallen asleep, alone or with those that it touches or is joined to: by itself, or as
 * Body.setAwake() said.
 */
export interface BodySlept {
    body: Body;
    userData: bigint;
}

/**
 * It sleeps no more: it was woken, or is static or disabled now. One that was destroyed in its sleep does
 * not wake.
 */
export interface BodyWoke {
    body: Body;
    userData: bigint;
}

/**
 * The velocity or the pose of a body became infinite or NaN. It is where it was before the step, without
 * velocity, and goes on from there; nothing else is changed. Bodies are not expected to freeze:
 * finite arguments within the documented limits are not known to do it.
 */
export interface BodyFroze {
    body: Body;
    userData: bigint;
}

/**
 * A kinematic shape pressed a body against another shape, which stopped it: the body is where it was
 * stopped, and overlaps the kinematic shape. Only of bodies that continuous collision moved; reported in
 * each step.
 */
export interface BodyCrushed {
    body: Body;
    /** the kinematic shape */
    by: Shape;
    /** the static shape, or another kinematic one */
    against: Shape;
    userData: bigint;
}

/** A shape that went with its body, which was destroyed. The handle is stale: it serves to be compared. */
export interface ShapeGone {
    shape: Shape;
    userData: bigint;
}

/** A joint that went with one of its bodies, or with a joint that it couples. The handle is stale. */
export interface JointGone {
    joint: Joint;
    userData: bigint;
}

/** The force or the torque of a joint was greater than Joint.breakAt(). */
export interface JointBroke {
    joint: Joint;
    /** [N] Joint.reactionForce() in that step */
    force: Vec2;
    /** [N m] */
    torque: number;
    /** the joint is gone: JointBreak.destroy */
    destroyed: boolean;
    userData: bigint;
}

/**
 * An edit that a callback made, and that was not applied. Edits before it have destroyed its target, or left
 * it no room: a body of another type is not moved by moveTo, pushes add up beyond the greatest speed, a
 * shift of the origin takes a body too far out.
 */
export interface EditDropped {
    /** "Body.setTransform" */
    call: string;
    /** of the object; of what it would have made, if it is a call that makes something */
    target: { index: number; generation: number };
}

export interface WorldDef {
    /** [m/s^2] each component at most 1e6 */
    gravity?: readonly [number, number];
    /** [1] 1e-3 to 1e3: units per metre, see docs/units.md */
    lengthScale?: number;
    /** [m/s] at length scale 1 */
    restitutionThreshold?: number;
    /** [m/s] at length scale 1 */
    maxPushOutSpeed?: number;
    /** [m/s] at length scale 1 */
    maxSpeed?: number;
    /** [m/s] at length scale 1; faster meetings are hits */
    hitSpeed?: number;
    /**
     * [Hz] > 0 Of contacts at three sub-steps per 1/60 s; more sub-steps, and gravity beyond 10 m/s^2 at
     * length scale 1, make them stiffer. 3/16 of the rate of sub-steps is the most.
     */
    contactHertz?: number;
    /** [1] >= 0 At fewer than 180 sub-steps per second contacts have less of it, down to 0.46 times. */
    contactDampingRatio?: number;
    /** [Hz] > 0 of joints that are iterated */
    jointHertz?: number;
    /** [1] >= 0 */
    jointDampingRatio?: number;
    /** whether bodies at rest may fall asleep */
    allowSleep?: boolean;
    /** [m/s] >= 0 at length scale 1: see BodyDef.sleepThreshold */
    sleepThreshold?: number;
    /** whether fast bodies are kept from jumping over others */
    continuous?: boolean;
    /** whether a step begins with the impulses of the last one */
    warmStarting?: boolean;
    /**
     * Whether static shapes that lie flush (tiles, outlines, chains whose ends meet) are one smooth surface
     * to what moves over them. See ShapeDef.smooth.
     */
    smoothGround?: boolean;
}

/** A contact that is about to be solved, as a callback sees and changes it. */
export interface PreSolve {
    /** that asked */
    shape: Shape;
    /** that it touches */
    other: Shape;
    /** as Body.contacts() gives it: points, separations */
    contact: Contact;
    /** [s] since the two began to touch; 0 in the first step of a touch */
    time: number;
    /** in the last step; true in the first step of a touch */
    wasEnabled: boolean;
    /**
     * Asked by continuous collision, in the midst of a step: a fast body would stop at contact.points[0].
     * Refused, it goes on as if `other` were not there. Bodies have their poses from before the step, and
     * materials are not changed; the contact that follows is asked about in the next step.
     */
    isImpact: boolean;
    /** [1] of the step, at an impact */
    impactFraction: number;
    /** false: the two do not push each other; they count as touching */
    enabled: boolean;
    /** [1] >= 0 */
    friction: number;
    /** [1] 0 to 2 */
    restitution: number;
    /** [m] >= 0 */
    rollingResistance: number;
    /** [m/s] of `shape`'s surface past that of `other` */
    surfaceSpeed: number;
}

/** The question of a step about one joint. */
export interface CustomRows {
    joint: CustomJoint;
    /** [s] of a sub-step */
    h: number;
    rows: CustomRow[];
}

/**
 * A row. The size of a number must not exceed 1e6; that of a force may be any, and a spring's numbers are at
 * least 0.
 */
export interface CustomRow {
    /** [1] of each body */
    linear?: readonly (readonly [number, number])[];
    /** [m] or [1] of each body */
    angular?: readonly number[];
    /** [m] or [rad] C before the step */
    error?: number;
    /** [m/s] or [rad/s] at which C is to grow: a motor. Then `error` is left alone */
    speed?: number;
    isMotor?: boolean;
    /** [N] or [N m] finite; 0: it pushes one way only */
    minForce?: number;
    /** [N] or [N m] >= minForce */
    maxForce?: number;
    /** none: rigid */
    spring?: Partial<JointSpring> | null;
}

export interface Circle {
    /** [m] */
    center: Vec2;
    /** [m] in 'sizeRange' */
    radius: number;
}

/** All points within `radius` of the segment between the two centres. */
export interface Capsule {
    /** [m] */
    center1: Vec2;
    /** [m] */
    center2: Vec2;
    /** [m] in 'sizeRange' */
    radius: number;
}

/**
 * A line segment of no thickness. Two segments never collide. Alone it collides on both sides and at its
 * ends. One that is part of a longer line stores the points where the line goes on, its ghosts: a shape that
 * slides over a shared end then meets one smooth line, never the end of the next segment. Only manifolds
 * depend on ghosts.
 *
 * ghost1 . . . point1 ------> point2 . . . ghost2
 * |
 * front: on the right of the direction, as in Box2D
 */
export interface Segment {
    /** [m] */
    point1: Vec2;
    /** [m] */
    point2: Vec2;
    /** [m] where the line comes from; none: it begins at point1 */
    ghost1: Vec2 | null;
    /** [m] where the line goes on to; none: it ends at point2 */
    ghost2: Vec2 | null;
    /** collides, and stops rays, from its front alone */
    oneSided: boolean;
}

/** What happened in the last step. */
export interface Events {
    readonly contactsEnded: EventList<ContactEnded>;
    readonly sensorsLeft: EventList<SensorLeft>;
    readonly contactsBegan: EventList<ContactBegan>;
    readonly sensorsEntered: EventList<SensorEntered>;
    /** by contact */
    readonly hits: EventList<ContactHit>;
    /** the bodies that the step simulated */
    readonly moved: EventList<BodyMove>;
    /** by slot; since the last step, edits included */
    readonly slept: EventList<BodySlept>;
    /** likewise */
    readonly woke: EventList<BodyWoke>;
    /** by slot */
    readonly froze: EventList<BodyFroze>;
    /** by slot */
    readonly crushed: EventList<BodyCrushed>;
    /** since the last step, in the order in which they went */
    readonly shapesGone: EventList<ShapeGone>;
    /** likewise */
    readonly jointsGone: EventList<JointGone>;
    /** by slot */
    readonly jointsBroke: EventList<JointBroke>;
    /** in the order of the calls */
    readonly editsDropped: EventList<EditDropped>;
}

/**
 * A world. Not copyable; its handles stay valid when it is moved. Different worlds may be used on different
 * threads at the same time; one world by one thread at a time, but for queries. A call with a bad argument
 * throws Error and leaves the world as it was.
 */
export interface World {
    createBody(def?: BodyDef): Body;
    /** Removes a body with its shapes, chains, contacts and joints. */
    destroy(body: Body): void;
    /** Refuses a segment of a chain: destroy the chain. */
    destroy(shape: Shape): void;
    destroy(chain: ChainShape): void;
    destroy(joint: Joint): void;
    createRevolute(def: RevoluteJointDef): RevoluteJoint;
    createPrismatic(def: PrismaticJointDef): PrismaticJoint;
    createDistance(def: DistanceJointDef): DistanceJoint;
    createWeld(def: WeldJointDef): WeldJoint;
    createFilter(def: FilterJointDef): FilterJoint;
    createMotor(def: MotorJointDef): MotorJoint;
    createTarget(def: TargetJointDef): TargetJoint;
    createFriction(def: FrictionJointDef): FrictionJoint;
    createWheel(def: WheelJointDef): WheelJoint;
    createSlot(def: SlotJointDef): SlotJoint;
    createPulley(def: PulleyJointDef): PulleyJoint;
    createGear(def: GearJointDef): GearJoint;
    createRatchet(def: RatchetJointDef): RatchetJoint;
    createCustom(def: CustomJointDef): CustomJoint;
    gravity(): Vec2;
    /** [m/s^2] Wakes all dynamic bodies, where it changes. */
    setGravity(gravity: readonly [number, number]): void;
    allowsSleep(): boolean;
    /** False: all bodies wake, and stay awake. */
    setAllowSleep(allow: boolean): void;
    /** [m/s] WorldDef's, times its length scale */
    sleepThreshold(): number;
    /** [m/s] >= 0, whatever the length scale */
    setSleepThreshold(threshold: number): void;
    isContinuous(): boolean;
    /** False: a body may jump over what it would pass in a step; see BodyDef.continuous. */
    setContinuous(continuous: boolean): void;
    warmStarting(): boolean;
    /**
     * False: each step begins without the impulses of the last one. Piles and chains are softer then: to see
     * what warm starting does.
     */
    setWarmStarting(warm: boolean): void;
    smoothGround(): boolean;
    /** WorldDef.smoothGround. Wakes all dynamic bodies, where it changes. */
    setSmoothGround(smooth: boolean): void;
    /**
     * Makes `origin` [m] the new origin: subtracts it from every position, so that a world that goes far is
     * simulated near its origin. Velocities, contacts, sleep and queries stay as they are; positions are
     * rounded to floats where they come to lie, and events() keep the coordinates of their step. Refused if
     * a body would leave the world ('maxCoordinate'). Cost: all bodies and shapes.
     */
    shiftOrigin(origin: readonly [number, number]): void;
    /**
     * The first shape on a ray, by the rules of geometry/ray.h. Where shapes lie flush, to within half a
     * slop, what meets a corner between them gets the normal of the one face at it that is not covered by
     * its neighbour, unless it moves away from that face; so do casts of shapes. Cost: the logarithm of the
     * number of shapes, and each shape whose box it meets before the hit.
     */
    rayClosest(ray: Ray, query?: WorldQuery): WorldHit;
    rayAny(ray: Ray, query?: WorldQuery): boolean;
    /**
     * The first shape that a moving shape meets: geometry/shapeCast.h. One that turns meets a shape where
     * they are within 4e-6 of their size, at least 0.01 mm. A one-sided segment is met from its front alone:
     * by a shape whose centre starts there. One that moves along it or away, and does not turn into it, is
     * met only with a normal that leans to the front: ground that it overlaps a little does not hold it.
     */
    shapeCastClosest(cast: ShapeCast, query?: WorldQuery): WorldHit;
    shapeCastAny(cast: ShapeCast, query?: WorldQuery): boolean;
    overlapAny(point: readonly [number, number], query?: WorldQuery): boolean;
    overlapAny(geometry: Geometry, transform: TransformLike, query?: WorldQuery): boolean;
    /** The shape nearest to a point, at most maxDistance [m] away: by its true distance, not by its box's. */
    closest(point: readonly [number, number], query?: WorldQuery, maxDistance?: number): NearShape;
    /** ascending by slot */
    bodies(): Body[];
    /** ascending by slot */
    joints(): Joint[];
    /**
     * Ascending by slot, in a buffer of the world that is filled again after the world has changed; valid
     * until then. Cost: all contacts, once per change. Not to be called on two threads at a time.
     */
    contacts(): Contact[];
    /**
     * The islands that are awake, ascending by the lowest slot of their bodies; in a buffer as contacts(),
     * and valid as long. Cost: the awake bodies with their contacts and joints, once per change. Not to be
     * called on two threads at a time.
     */
    islands(): IslandReport[];
    /** Cost: all bodies and joints. */
    energy(): Energy;
    /** [s] simulated so far */
    time(): number;
    counts(): WorldCounts;
    tolerances(): Tolerances;
    /**
     * Whether steps are timed from the next one on, stage by stage. Times cost a small world a third of its
     * step, and decide nothing.
     */
    setProfiling(profiling: boolean): void;
    /** false at first */
    isProfiling(): boolean;
    /**
     * A hash of everything that decides the future: bodies, shapes, boxes, contacts with their manifolds and
     * impulses, joints, forces, ids, and the order of everything that has one. Of callbacks it sees which
     * are set, but not what they would answer. After the same calls it is the same on every compiler,
     * processor, SIMD width and number of threads. Cost: the whole world.
     */
    stateHash(): bigint;
    /** The state's numbers as text: a line for each object, and a line with its name for each field. */
    stateText(): string;
    /**
     * Checks the world's internal consistency, for example that no two constraints of a colour share a body
     * that the solver moves. A sentence about the first defect; empty if there is none. Cost: the whole
     * world.
     */
    check(): string;
    /**
     * What is probably a mistake of whoever made this world, all findings at once: lint.h. Meant for a world
     * before its first step. Cost: the pairs of shapes whose boxes overlap, and the segments of one-sided
     * chains times the moving bodies.
     */
    lint(): LintFinding[];
    /** All shapes on a ray, in the order in which it meets them. */
    rayAll(ray: Ray, query?: WorldQuery): WorldHit[];
    /** All shapes that a moving shape meets, in the order in which it does. */
    shapeCastAll(cast: ShapeCast, query?: WorldQuery): WorldHit[];
    /** The shapes that contain a point. */
    overlapPoint(point: readonly [number, number], query?: WorldQuery): Shape[];
    /** The shapes that have a point in common with a box. */
    overlapBox(box: Box, query?: WorldQuery): Shape[];
    /** The shapes that have a point in common with another shape. */
    overlap(geometry: Geometry, transform: TransformLike, query?: WorldQuery): Shape[];
    /** The nearest shapes, at most `count` of them, nearest first. */
    kNearest(point: readonly [number, number], count: number, query?: WorldQuery, maxDistance?: number): NearShape[];
    /** The bodies with a shape that overlaps a box. */
    bodiesIn(box: Box, query?: WorldQuery): Body[];
    /**
     * The times of the stages of the last step, in their order. Steps are timed from the first call on, of
     * any world: those before it took 0.
     */
    profile(): StageTime[];
    /** What the scene says about its run; of a world that was not made from one, the defaults. */
    sceneInfo(): SceneInfo;
    /** The bodies of the scene, in its order. */
    sceneBodies(): Body[];
    /** The joints of the scene, in its order. */
    sceneJoints(): Joint[];
    /** Requests of the scene's file that were not kept, a sentence each. */
    sceneUnread(): string[];
    /** A hash of the poses and velocities of the scene's bodies: the golden hash of the reference scenes. */
    motionHash(): bigint;
}

/**
 * A handle of a body: a small value to copy. Every call throws Error if the body or its world is gone; calls
 * that change something throw during a step, too, but in its callbacks (callbacks.h). Cost: constant unless
 * stated.
 */
export interface Body {
    isValid(): boolean;
    type(): BodyType;
    setType(type: BodyType): void;
    isEnabled(): boolean;
    /** Cost: its shapes, contacts and joints. */
    setEnabled(enabled: boolean): void;
    /** False of a static or disabled body, too. */
    isAwake(): boolean;
    /**
     * True: wakes what the body is an island with, and a kinematic body also what it touches. False: that
     * island stops and falls asleep at once, unless one of its bodies may not sleep, or touches a kinematic
     * body that is awake: then nothing happens. Static and disabled bodies ignore it.
     */
    setAwake(awake: boolean): void;
    allowsSleep(): boolean;
    /** False wakes it; the bodies that it touches or is joined to stay awake as well. */
    setAllowSleep(allow: boolean): void;
    /** [m/s] its own, or the world's */
    sleepThreshold(): number;
    /** [m/s] >= 0; 0: it is never slow */
    setSleepThreshold(threshold: number): void;
    /** back to the world's */
    resetSleepThreshold(): void;
    transform(): Transform;
    /** [m] of the origin */
    position(): Vec2;
    /** [rad] in [-pi, pi] */
    angle(): number;
    rotation(): Vec2;
    /** [m] in the world */
    centerOfMass(): Vec2;
    /** [m], [rad] as BodyDef.angle */
    setTransform(position: readonly [number, number], angle: number): void;
    /** [m] The rotation's length must be 1 within 1e-3; it is scaled to 1. */
    setTransform(transform: TransformLike): void;
    /**
     * Gives a kinematic body the velocities with which a step of dt [s] takes it to a transform (as of
     * setTransform), turning the shorter way round: to rounding, about 1e-6 of the way, if it turns by less
     * than 0.2 rad in a sub-step; at worst 2 mrad short. It goes on with them, so call this before each
     * step. Wakes what it touches, if it moves. Refused for other types.
     */
    moveTo(transform: TransformLike, dt: number): void;
    /** [m/s] of the centre of mass */
    linearVelocity(): Vec2;
    /** [rad/s] */
    angularVelocity(): number;
    /** [m/s]; static bodies ignore it, locked axes too */
    setLinearVelocity(velocity: readonly [number, number]): void;
    /** [rad/s]; likewise. No speed may exceed 1e9 */
    setAngularVelocity(velocity: number): void;
    /** [m/s] of a point [m] of the world */
    velocityAt(point: readonly [number, number]): Vec2;
    /** [m] */
    worldPoint(local: readonly [number, number]): Vec2;
    /** [m] */
    localPoint(world: readonly [number, number]): Vec2;
    worldVector(local: readonly [number, number]): Vec2;
    localVector(world: readonly [number, number]): Vec2;
    /** [kg]; 0 unless dynamic */
    mass(): number;
    /** [kg m^2] about the centre of mass */
    inertia(): number;
    /** centre in the body's frame */
    massData(): MassData;
    /** Overrides the mass of the shapes. mass > 0; inertia >= 0 (0: no force turns it). */
    setMass(mass: Partial<MassData>): void;
    /** Returns to the mass of the shapes. */
    resetMass(): void;
    /** [N] at a point [m] of the world, for the next step */
    applyForce(force: readonly [number, number], point: readonly [number, number]): void;
    /** [N] */
    applyForceToCenter(force: readonly [number, number]): void;
    /** [N m] */
    applyTorque(torque: number): void;
    /** [N s] at a point [m] of the world, at once */
    applyImpulse(impulse: readonly [number, number], point: readonly [number, number]): void;
    /** [N s] */
    applyImpulseToCenter(impulse: readonly [number, number]): void;
    /** [N m s] */
    applyAngularImpulse(impulse: number): void;
    /** [1/s] */
    linearDamping(): number;
    setLinearDamping(damping: number): void;
    /** [1/s] */
    angularDamping(): number;
    setAngularDamping(damping: number): void;
    /** [1] */
    gravityScale(): number;
    setGravityScale(scale: number): void;
    locks(): MotionLocks;
    /** Its velocity becomes 0 where it is locked. Wakes it. */
    setLocks(locks: Partial<MotionLocks>): void;
    isBullet(): boolean;
    /** see BodyDef.bullet */
    setBullet(bullet: boolean): void;
    /** see BodyDef.continuous */
    isContinuous(): boolean;
    /** whatever its type is or becomes */
    setContinuous(continuous: boolean): void;
    /** back to what its type has */
    resetContinuous(): void;
    userData(): bigint;
    setUserData(data: bigint | number): void;
    /** Empty if it has none. Valid until the body gets another name or is destroyed. */
    name(): string;
    /** at most 255 bytes, copied; empty: none */
    setName(name: string): void;
    /** in order of creation; chains' segments too */
    shapes(): Shape[];
    /** in order of creation; cost: its shapes */
    chains(): ChainShape[];
    /** the newest first */
    joints(): Joint[];
    /** The contacts of its shapes, including those that do not touch. */
    contacts(): Contact[];
    /**
     * The bodies of its island, awake or asleep: itself and those that it touches or is joined to, directly
     * or through others. Parts that have come apart stay together until one of them falls asleep. Empty if
     * the body is static or disabled.
     */
    island(): Body[];
    /**
     * Whether a shape of this body touches a shape of the other, sensors excluded. Cost: this one's
     * contacts.
     */
    isTouching(other: Body): boolean;
    /** [m] of all shapes; a point if there are none */
    bounds(): Box;
}

/** A handle of a shape: a small value to copy; errors as Body's. */
export interface Shape {
    isValid(): boolean;
    body(): Body;
    /** The chain that it is a segment of; an empty handle if there is none. */
    chain(): ChainShape;
    /** Its index among the chain's segments; -1 if there is no chain. */
    chainIndex(): number;
    /** In the body's frame. A large polygon is a view that is valid as long as the shape. */
    geometry(): Geometry;
    /**
     * Replaces the geometry, as createShape() takes it; density, material, filter and identity stay. The
     * body's mass follows, unless setMass() was called. Ends the shape's contacts, and wakes what it
     * touched; the next step finds the new ones. Refuses a segment of a chain.
     */
    setGeometry(geometry: Geometry): void;
    /** [m] tight, in the world */
    bounds(): Box;
    isSensor(): boolean;
    /**
     * Ends its contacts, if it changes; the next step finds the new ones. Wakes what it touches. Refuses a
     * segment of a chain.
     */
    setSensor(isSensor: boolean): void;
    /**
     * Whether seams with flush shapes are smooth: ShapeDef.smooth, or if that is none, whether no callback
     * decides about its contacts. World.smoothGround() is not asked.
     */
    isSmooth(): boolean;
    /** ShapeDef.smooth. Applies from the next step on; wakes what it touches, if it changes. */
    setSmooth(smooth: boolean | null): void;
    /** Its contacts, including those that do not touch. Cost: its body's contacts. */
    contacts(): Contact[];
    /** Whether the two touch, and neither is a sensor. Cost: its body's contacts. */
    isTouching(other: Shape): boolean;
    /** The shapes that a sensor overlaps; none if it is not a sensor. Cost: its body's contacts. */
    visitors(): SensorVisitor[];
    /** [kg/m^2] */
    density(): number;
    /** changes the body's mass at once */
    setDensity(density: number): void;
    material(): Material;
    /** Applies from the next step on. Wakes what it touches, unless only restitution and `id` change. */
    setMaterial(material: Partial<Material>): void;
    filter(): Filter;
    /** ends its contacts; the next step finds the new ones */
    setFilter(filter: Partial<Filter>): void;
    userData(): bigint;
    setUserData(data: bigint | number): void;
}

/** A handle of a chain: a small value to copy; errors as Body's. */
export interface ChainShape {
    isValid(): boolean;
    body(): Body;
    segmentCount(): number;
    /** Segment `index`, 0 to segmentCount() - 1, in the order of the chain's points. */
    segment(index: number): Shape;
    isLoop(): boolean;
    /** [m] tight, in the world; cost: its segments */
    bounds(): Box;
    isSensor(): boolean;
    /** Of all segments; Shape.setMaterial() changes that of one. */
    setMaterial(material: Partial<Material>): void;
    /** The filter that was last set for the whole chain; a segment's own may differ. */
    filter(): Filter;
    /** Of all segments. Ends their contacts; the next step finds the new ones. */
    setFilter(filter: Partial<Filter>): void;
    userData(): bigint;
    /** the chain's own; its segments keep theirs */
    setUserData(data: bigint | number): void;
}

/** A handle of a joint: a small value to copy; errors as Body's. */
export interface Joint {
    isValid(): boolean;
    type(): JointType;
    /** [1] 2 to 4 */
    bodyCount(): number;
    body(index: number): Body;
    /** the first */
    bodyA(): Body;
    /** the second */
    bodyB(): Body;
    /** [m] in the world */
    anchorA(): Vec2;
    /** [m] in the world */
    anchorB(): Vec2;
    /** [m] In the bodies' frames. Throws Error of types that have no anchors. */
    localAnchorA(): Vec2;
    localAnchorB(): Vec2;
    setLocalAnchorA(anchor: readonly [number, number]): void;
    setLocalAnchorB(anchor: readonly [number, number]): void;
    collideConnected(): boolean;
    setCollideConnected(collide: boolean): void;
    /**
     * Of its rigid parts and limits, which are iterated then, no stiffer than a quarter of the rate of
     * sub-steps. None: rigid; where joints are iterated, as those of grids, WorldDef.jointHertz and its
     * damping ratio. Friction, target and filter joints have no such parts: there it has no effect.
     */
    stiffness(): JointSpring | null;
    /** of at least 0.001 Hz */
    setStiffness(stiffness: Partial<JointSpring>): void;
    setStiffness(none: null): void;
    breakAt(): JointBreak | null;
    setBreakAt(threshold: Partial<JointBreak>): void;
    setBreakAt(none: null): void;
    userData(): bigint;
    setUserData(data: bigint | number): void;
    /** In the constraint graph; while it sleeps, that which it will have. */
    color(): number;
    /**
     * [m] The distance of the anchors from where the joint holds them (distance joint: of its length from
     * the length at rest, or beyond its limits; pulley: of the rope beyond its length; gear of a
     * translation: from its law; springs: 0).
     */
    linearError(): number;
    /**
     * [rad] How far the angle of the bodies is from the one that the joint holds (weld, prismatic joint;
     * springs: 0), or beyond its limits (revolute joint); from its goal (motor), its law (gear of an angle),
     * its tooth (ratchet). Other types: 0.
     */
    angularError(): number;
    /**
     * [N] The force on B in the last step, at its anchor (gear: on the second body of its first joint;
     * custom: on the last body). Always finite.
     */
    reactionForce(): Vec2;
    /**
     * [N m] The torque on B in the last step (custom: of its rows, about the last body's centre of mass).
     * Always finite.
     */
    reactionTorque(): number;
}

export interface CustomJoint extends Joint {
    /** [1] Of the last step; while it sleeps, of the last one before. */
    rowCount(): number;
    /** [N], [N m] The force along a row in the last sub-step of that step; 0 of a row that there was not. */
    rowForce(row: number): number;
}

export interface DistanceJoint extends Joint {
    /** [m] between the anchors, now */
    currentLength(): number;
    /** [m] the length at rest */
    length(): number;
    /** [m] */
    setLength(length: number): void;
    spring(): JointSpring | null;
    setSpring(spring: Partial<JointSpring>): void;
    setSpring(none: null): void;
    /** [m] */
    limit(): JointLimit | null;
    /** [m] >= 0 */
    setLimit(limit: Partial<JointLimit>): void;
    setLimit(none: null): void;
    motor(): DistanceMotor | null;
    setMotor(motor: Partial<DistanceMotor>): void;
    setMotor(none: null): void;
    /** [m/s]; throws Error where there is no motor */
    setMotorSpeed(speed: number): void;
}

export interface FilterJoint extends Joint {
}

export interface FrictionJoint extends Joint {
    /** [N] */
    maxForce(): number;
    setMaxForce(maxForce: number): void;
    /** [N m] */
    maxTorque(): number;
    setMaxTorque(maxTorque: number): void;
}

export interface GearJoint extends Joint {
    jointA(): Joint;
    jointB(): Joint;
    ratio(): number;
    /** not 0; the offset stays */
    setRatio(ratio: number): void;
    offset(): number;
    /** within 1e5, where floats are 0.01 apart */
    setOffset(offset: number): void;
    /** [rad] or [m] qA + ratio qB - offset */
    error(): number;
}

export interface MotorJoint extends Joint {
    /** [m] in A's frame */
    offset(): Vec2;
    setOffset(offset: readonly [number, number]): void;
    /** [rad] that is to be */
    angle(): number;
    setAngle(angle: number): void;
    /** [rad] of B minus A, through all turns */
    currentAngle(): number;
    /** [N] */
    maxForce(): number;
    setMaxForce(maxForce: number): void;
    /** [N m] */
    maxTorque(): number;
    setMaxTorque(maxTorque: number): void;
}

export interface PrismaticJoint extends Joint {
    /** [m] of B's anchor from A's, along the axis */
    translation(): number;
    /** [1] in the world */
    axis(): Vec2;
    /** [1] in A's frame */
    localAxis(): Vec2;
    /** in A's frame; any length but 0 */
    setLocalAxis(axis: readonly [number, number]): void;
    /** [rad] */
    referenceAngle(): number;
    /** [rad] */
    setReferenceAngle(referenceAngle: number): void;
    /** [m] */
    limit(): JointLimit | null;
    /** [m] */
    setLimit(limit: Partial<JointLimit>): void;
    setLimit(none: null): void;
    motor(): PrismaticMotor | null;
    setMotor(motor: Partial<PrismaticMotor>): void;
    setMotor(none: null): void;
    /** [m/s]; throws Error where there is no motor */
    setMotorSpeed(speed: number): void;
    servo(): JointServo | null;
    setServo(servo: Partial<JointServo>): void;
    setServo(none: null): void;
    /** [m]; throws Error where there is no servo */
    setServoTarget(target: number): void;
}

export interface PulleyJoint extends Joint {
    frame(): Body;
    /** [m] in the world */
    pointA(): Vec2;
    /** [m] in the world */
    pointB(): Vec2;
    /** [m] in the frame's own frame */
    localPointA(): Vec2;
    /** [m] likewise */
    localPointB(): Vec2;
    /** [m] likewise */
    setLocalPointA(point: readonly [number, number]): void;
    /** [m] likewise */
    setLocalPointB(point: readonly [number, number]): void;
    /** [m] from A's anchor to its point, now */
    lengthA(): number;
    /** [m] likewise */
    lengthB(): number;
    /** [m] of the rope */
    length(): number;
    /** [m] > 0 */
    setLength(length: number): void;
    /** [1] */
    ratio(): number;
    /** [1] in [1e-3, 1e3] */
    setRatio(ratio: number): void;
    /** [m] */
    minLengthA(): number;
    /** [m] >= 0 */
    setMinLengthA(length: number): void;
    /** [m] */
    minLengthB(): number;
    /** [m] >= 0 */
    setMinLengthB(length: number): void;
}

export interface RatchetJoint extends Joint {
    /** [rad] of B minus A, through all turns */
    angle(): number;
    /** [rad] the angle behind which B does not turn back */
    tooth(): number;
    /** [rad] */
    step(): number;
    setStep(step: number): void;
    /** [rad] */
    phase(): number;
    setPhase(phase: number): void;
    /** [N m] */
    maxTorque(): number;
    setMaxTorque(maxTorque: number): void;
}

export interface RevoluteJoint extends Joint {
    /** [rad] through all turns */
    angle(): number;
    /** [rad] */
    referenceAngle(): number;
    /** [rad] */
    setReferenceAngle(referenceAngle: number): void;
    /** [rad] */
    limit(): JointLimit | null;
    /** [rad] */
    setLimit(limit: Partial<JointLimit>): void;
    setLimit(none: null): void;
    motor(): RevoluteMotor | null;
    setMotor(motor: Partial<RevoluteMotor>): void;
    setMotor(none: null): void;
    /** [rad/s]; throws Error where there is no motor */
    setMotorSpeed(speed: number): void;
    servo(): JointServo | null;
    setServo(servo: Partial<JointServo>): void;
    setServo(none: null): void;
    /** [rad]; throws Error where there is no servo */
    setServoTarget(target: number): void;
}

export interface SlotJoint extends Joint {
    /** [m] of B's anchor from A's, along the line */
    translation(): number;
    /** [1] in the world */
    axis(): Vec2;
    /** [1] in A's frame */
    localAxis(): Vec2;
    /** in A's frame; any length but 0 */
    setLocalAxis(axis: readonly [number, number]): void;
    /** [m] */
    limit(): JointLimit | null;
    /** [m] */
    setLimit(limit: Partial<JointLimit>): void;
    setLimit(none: null): void;
    motor(): SlotMotor | null;
    setMotor(motor: Partial<SlotMotor>): void;
    setMotor(none: null): void;
    /** [m/s]; throws Error where there is no motor */
    setMotorSpeed(speed: number): void;
    servo(): JointServo | null;
    setServo(servo: Partial<JointServo>): void;
    setServo(none: null): void;
    /** [m]; throws Error where there is no servo */
    setServoTarget(target: number): void;
}

export interface TargetJoint extends Joint {
    /** [m] in the world, as A is now */
    target(): Vec2;
    /** [m] likewise, when it is called */
    setTarget(target: readonly [number, number]): void;
    spring(): JointSpring;
    setSpring(spring: Partial<JointSpring>): void;
    /** [N] */
    maxForce(): number;
    setMaxForce(maxForce: number): void;
}

export interface WeldJoint extends Joint {
    /** [rad] of B minus A minus the reference */
    angularError(): number;
    /** [rad] */
    referenceAngle(): number;
    /** [rad] */
    setReferenceAngle(referenceAngle: number): void;
    linearSpring(): JointSpring | null;
    setLinearSpring(spring: Partial<JointSpring>): void;
    setLinearSpring(none: null): void;
    angularSpring(): JointSpring | null;
    setAngularSpring(spring: Partial<JointSpring>): void;
    setAngularSpring(none: null): void;
}

export interface WheelJoint extends Joint {
    /** [rad] of B minus A, through all turns */
    angle(): number;
    /** [m] of B's anchor from A's, along the axis */
    translation(): number;
    /** [1] in the world */
    axis(): Vec2;
    /** [1] in A's frame */
    localAxis(): Vec2;
    /** in A's frame; any length but 0 */
    setLocalAxis(axis: readonly [number, number]): void;
    suspension(): JointServo | null;
    setSuspension(suspension: Partial<JointServo>): void;
    setSuspension(none: null): void;
    /** [m] */
    limit(): JointLimit | null;
    /** [m] */
    setLimit(limit: Partial<JointLimit>): void;
    setLimit(none: null): void;
    motor(): WheelMotor | null;
    setMotor(motor: Partial<WheelMotor>): void;
    setMotor(none: null): void;
    /** [rad/s]; throws Error where there is no motor */
    setMotorSpeed(speed: number): void;
}
