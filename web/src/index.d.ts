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
    /** The object within its world, for files: World.body(key) and its like make a handle of it. */
    readonly key: bigint;
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
    /**
     * Another world with the same future and the same settings, and none of the functions. Its objects have the keys of this
     * one's. Cost: a save and a load.
     */
    clone(): World;
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
    /**
     * Called as touches and visits begin and end: in a step before contacts are solved, or after them those that began
     * by an impulse alone; before what is destroyed goes. null removes it.
     */
    onContactBegan(tell: ((event: ContactBegan) => void) | null): void;
    onContactEnded(tell: ((event: ContactEnded) => void) | null): void;
    onSensorEntered(tell: ((event: SensorEntered) => void) | null): void;
    onSensorLeft(tell: ((event: SensorLeft) => void) | null): void;
    /** Called after each step for each contact that pushed in it. null removes it. */
    onImpulses(tell: ((contact: Contact) => void) | null): void;
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
