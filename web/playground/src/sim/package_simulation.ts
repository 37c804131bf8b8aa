// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// PackageSimulation: a world of the package as the page sees it.
import type {Body, TargetJoint, World} from 'jostle';
import {BodyBit, LayerBit, viewBodies, viewMarks, viewShapes} from 'jostle/view.js';

import type {Box, Point} from '../view/camera';
import {DOT_WORDS, LINE_WORDS} from '../view/mark_batch';
import {type Palette, dark, hue, varied} from '../view/palette';
import {PoseTextures} from '../view/pose_texture';
import type {MarkArrays, Motion} from '../view/renderer';
import type {Outline} from '../view/tessellate';
import {frame} from './framing';
import {History} from './history';
import {outlinesOf} from './outlines';
import type {BodyFacts, Counts, Energy, Layer, SceneInfo, Simulation, SpawnKind, TintMode} from './simulation';
import {geometryOf, outlineOf} from './spawn';

/** [words] of viewBodies() per body */
const BODY_WORDS = 7;

/** The pointer's spring. */
interface Spring {
  joint: TargetJoint;
  body: Body;
  local: [number, number];
  to: Point;
}

/** The part of a key frame besides the world. */
interface Rest {
  spring: Spring | null;
  touched: boolean;
  substeps: number;
}

export class PackageSimulation implements Simulation {
  readonly info: SceneInfo;
  readonly motion: Motion;
  stepsMade = 0;
  touched = false;
  bodiesVersion = 0;
  private substepsNow: number;
  private readonly history = new History<Rest>();
  /** whether edits are those of the run, made again */
  private redoing = false;
  private readonly dt: number;
  private outlines: Outline[] = [];
  /** since shapes() was read */
  private readonly spawned: Outline[] = [];
  private readonly sizes = new Map<number, number>();
  private readonly known = new Map<number, Body>();
  private readonly names: string[];
  private readonly times: Float64Array;
  /** where the pointer's spring is fixed */
  private anchor: Body | null = null;
  private spring: Spring | null = null;

  constructor(private readonly world: World, readonly source: string) {
    const {name, description, stepHertz, substeps} = world.sceneInfo();
    const [x, y] = world.gravity();
    this.info = {name, description, gravity: {x, y}, hertz: stepHertz, substeps, unread: world.sceneUnread()};
    this.substepsNow = substeps;
    this.dt = Math.fround(1 / stepHertz);
    this.names = world.profile().map((stage) => stage.name);
    this.times = new Float64Array(this.names.length);
    const room = PoseTextures.roomFor(world.counts().bodies + 256);
    this.motion = {poses: new Float32Array(8 * room), tints: new Uint32Array(room), posesChanged: true, tintsChanged: true};
    this.readAllPoses();
    this.keep();
  }

  get end(): number {
    return this.history.end;
  }

  get keySteps(): readonly number[] {
    return this.history.keySteps;
  }

  /** Where the user edits the world, so that a step can be made again. */
  private note(act: () => void): void {
    if (!this.redoing) this.history.note(this.stepsMade, act);
  }

  private keep(): void {
    this.history.reach(this.stepsMade, () => this.world.save(), () => ({
      spring: this.spring && {...this.spring}, touched: this.touched, substeps: this.substepsNow,
    }));
  }

  seek(step: number, budget: number): boolean {
    const start = performance.now();
    const to = Math.min(Math.max(0, step), this.end);
    const key = this.history.wayTo(to, this.stepsMade);
    if (key !== null) {
      this.world.load(key.bytes);
      this.history.go(key);
      this.stepsMade = key.step;
      const {spring, touched, substeps} = key.rest;
      this.spring = spring && {...spring};
      this.touched = touched;
      this.substepsNow = substeps;
      if (this.bodiesVersion > 0) ++this.bodiesVersion;
    }
    while (this.stepsMade < to && performance.now() - start < budget) this.stepWorld();
    this.readAllPoses();
    this.motion.posesChanged = true;
    return this.stepsMade === to;
  }

  private stepWorld(): void {
    this.redoing = true;
    try {
      this.history.redo(this.stepsMade);
    } finally {
      this.redoing = false;
    }
    this.world.step(this.dt, this.substepsNow);
    ++this.stepsMade;
    this.keep();
  }

  private readAllPoses(): void {
    const words = viewBodies(this.world, false);
    const floats = new Float32Array(words.buffer, words.byteOffset, words.length);
    const bodies = words.length / BODY_WORDS;
    if (bodies > this.motion.tints.length) grow(this.motion, PoseTextures.roomFor(bodies + 256));
    const {poses} = this.motion;
    for (let i = 0; i < bodies; ++i) {
      const pose = floats.subarray(i * BODY_WORDS + 3, i * BODY_WORDS + 7);
      poses.set(pose, 8 * i);
      poses.set(pose, 8 * i + 4);
    }
  }

  get gravity(): Point {
    const [x, y] = this.world.gravity();
    return {x, y};
  }
  set gravity({x, y}: Point) {
    this.note(() => (this.gravity = {x, y}));
    this.touched = true;
    this.world.setGravity([x, y]);
  }

  get substeps(): number {
    return this.substepsNow;
  }
  set substeps(substeps: number) {
    this.note(() => (this.substeps = substeps));
    this.touched = true;
    this.substepsNow = substeps;
  }

  shapes(): Outline[] {
    this.outlines = outlinesOf(viewShapes(this.world));
    this.spawned.length = 0;
    for (const {body, points, radius} of this.outlines) {
      let size = this.sizes.get(body) ?? 0;
      for (let i = 0; i < points.length; i += 2) size = Math.max(size, Math.hypot(points[i]!, points[i + 1]!) + radius);
      this.sizes.set(body, size);
    }
    return this.outlines;
  }

  laterShapes(): readonly Outline[] {
    return this.spawned;
  }

  bounds(): Box {
    return frame(viewBodies(this.world, false), BODY_WORDS, (body) => this.sizes.get(body) ?? 0,
      this.outlines);
  }

  step(): void {
    this.stepWorld();
    const {poses} = this.motion;
    for (let i = 0; i < poses.length; i += 8) {
      poses[i] = poses[i + 4]!;
      poses[i + 1] = poses[i + 5]!;
      poses[i + 2] = poses[i + 6]!;
      poses[i + 3] = poses[i + 7]!;
    }
    const awake = this.world.poses();
    const {bodies, transforms, length} = awake;
    for (let row = 0; row < length; ++row) {
      const to = 8 * bodies[2 * row]! + 4, from = 4 * row;
      poses[to] = transforms[from]!;
      poses[to + 1] = transforms[from + 1]!;
      poses[to + 2] = transforms[from + 2]!;
      poses[to + 3] = transforms[from + 3]!;
    }
    this.motion.posesChanged = true;
  }

  stateHash(): string {
    return this.world.stateHash().toString(16).padStart(16, '0');
  }

  counts(): Counts {
    const {bodies, awakeBodies, islands, touching, joints} = this.world.counts();
    return {bodies, awake: awakeBodies, islands, contacts: touching, joints};
  }

  energy(): Energy {
    return this.world.energy();
  }

  stageNames(): readonly string[] {
    return this.names;
  }

  stageTimes(): Float64Array {
    this.world.profile().forEach(({time}, i) => (this.times[i] = Number(time) / 1e6));
    return this.times;
  }

  tint(mode: TintMode, palette: Palette, selected: number): void {
    const words = viewBodies(this.world, mode !== 'state');
    const {tints} = this.motion;
    tints.fill(0);
    for (let i = 0; i * BODY_WORDS < words.length; ++i) {
      const bits = words[i * BODY_WORDS]!;
      if ((bits & BodyBit.exists) === 0) continue;
      const moving = (bits & BodyBit.moves) !== 0, awake = (bits & BodyBit.awake) !== 0;
      let color = palette.fixed;
      if ((bits & BodyBit.enabled) === 0) color = palette.disabled;
      else if (moving && !awake) color = varied(palette.asleep, i);
      else if (moving && mode === 'islands') color = hue(words[i * BODY_WORDS + 1]!, palette);
      else if (moving && mode === 'sleep') color = palette.reasons[words[i * BODY_WORDS + 2]!]!;
      else if (moving) color = varied((bits & BodyBit.kinematic) !== 0 ? palette.kinematic : palette.awake, i);
      tints[i] = i === selected ? palette.selected : color;
    }
    this.motion.tintsChanged = true;
  }

  marks(layers: ReadonlySet<Layer>, palette: Palette, view: Box): MarkArrays {
    let bits = 0;
    for (const layer of layers) bits |= LayerBit[layer];
    if (bits === 0) return {lines: NONE, lineCount: 0, dots: NONE, dotCount: 0};
    const {lines, dots} = viewMarks(this.world, bits, [view.lower.x, view.lower.y], [view.upper.x, view.upper.y],
      palette === dark);
    return {lines, lineCount: lines.length / LINE_WORDS, dots, dotCount: dots.length / DOT_WORDS};
  }

  pick(at: Point, reach: number): number {
    const body = this.world.closest([at.x, at.y], {}, reach).shape?.body();
    if (!body) return -1;
    this.known.set(body.index, body);
    return body.index;
  }

  has(body: number): boolean {
    return this.known.get(body)?.isValid() ?? false;
  }

  facts(index: number): BodyFacts {
    const body = this.known.get(index)!;
    const [x, y] = body.position(), [vx, vy] = body.linearVelocity();
    const type = body.type();
    const awake = body.isAwake() ? 'awake' : 'asleep';
    return {
      name: body.name(), type, position: {x, y}, angle: body.angle(), velocity: {x: vx, y: vy},
      state: !body.isEnabled() ? 'disabled' : type === 'static' ? 'fixed' : awake,
      spin: body.angularVelocity(), mass: body.mass(), inertia: body.inertia(), shapes: body.shapes().length,
      contacts: body.contacts().length, joints: body.joints().length, island: body.island().length,
    };
  }

  localPoint(index: number, at: Point): Point {
    const [x, y] = this.known.get(index)?.localPoint([at.x, at.y]) ?? [0, 0];
    return {x, y};
  }

  grab(index: number, {x, y}: Point): boolean {
    const body = this.known.get(index);
    if (body === undefined || !body.isValid() || body.type() !== 'dynamic' || !body.isEnabled()) return false;
    this.release();
    this.note(() => {
      this.known.set(index, body);
      this.grab(index, {x, y});
    });
    this.touched = true;
    if (!this.anchor?.isValid()) this.anchor = this.world.createBody();
    const local: [number, number] = [x, y];
    const at = body.worldPoint(local);
    const joint = this.world.createTarget({
      bodyA: this.anchor, bodyB: body, anchorA: at, anchorB: local,
      spring: {hertz: 5, dampingRatio: 0.9}, maxForce: 1000 * Math.max(0.1, body.mass()),
    });
    body.setAwake(true);
    this.spring = {joint, body, local, to: {x: at[0], y: at[1]}};
    return true;
  }

  dragTo(at: Point): void {
    if (this.spring === null || !this.spring.body.isValid()) return;
    this.note(() => this.dragTo(at));
    this.spring.joint.setTarget([at.x, at.y]);
    this.spring.body.setAwake(true);
    this.spring.to = at;
  }

  held(): {from: Point; to: Point} | null {
    if (this.spring === null || !this.spring.body.isValid()) return null;
    const [x, y] = this.spring.body.worldPoint(this.spring.local);
    return {from: {x, y}, to: this.spring.to};
  }

  release(): void {
    if (this.spring === null) return;
    this.note(() => this.release());
    if (this.spring.joint.isValid()) this.world.destroy(this.spring.joint);
    this.spring = null;
  }

  spawn(kind: SpawnKind, at: Point, velocity: Point): number {
    return this.spawnAs(geometryOf(kind, this.spawnSize()), at, velocity);
  }

  private spawnAs(geometry: ReturnType<typeof geometryOf>, at: Point, velocity: Point): number {
    this.note(() => this.spawnAs(geometry, at, velocity));
    this.touched = true;
    ++this.bodiesVersion;
    const body = this.world.createBody({type: 'dynamic', position: [at.x, at.y], linearVelocity: [velocity.x, velocity.y]});
    body.createShape(geometry, {density: 1});
    const outline = outlineOf(geometry, body.index);
    this.spawned.push(outline);
    this.known.set(body.index, body);
    const {motion} = this;
    if (body.index >= motion.tints.length) grow(motion, PoseTextures.roomFor(body.index + 256));
    for (const place of [8 * body.index, 8 * body.index + 4]) motion.poses.set([at.x, at.y, 1, 0], place);
    motion.posesChanged = true;
    return body.index;
  }

  /** [m] That of a typical moving body. */
  private spawnSize(): number {
    const sizes = this.movingSizes().sort((a, b) => a - b);
    const middle = sizes[sizes.length >> 1] ?? 0.5;
    return Math.min(1, Math.max(0.2, middle * 0.8));
  }

  private movingSizes(): number[] {
    const words = viewBodies(this.world, false);
    return [...this.sizes].filter(([body]) => (words[body * BODY_WORDS]! & BodyBit.moves) !== 0).map(([, size]) => size);
  }

  destroy(body: number): void {
    const handle = this.known.get(body);
    if (handle === undefined || !handle.isValid()) return;
    if (this.spring?.body === handle) this.release();
    this.note(() => {
      this.known.set(body, handle);
      this.destroy(body);
    });
    this.touched = true;
    ++this.bodiesVersion;
    this.world.destroy(handle);
  }

  wake(index: number): void {
    const body = this.known.get(index);
    if (body === undefined) return;
    this.note(() => body.setAwake(true));
    this.touched = true;
    body.setAwake(true);
  }

  dispose(): void {
    this.world.dispose();
  }
}

const NONE = new Uint32Array(0);

function grow(motion: Motion, room: number): void {
  const poses = new Float32Array(8 * room), tints = new Uint32Array(room);
  poses.set(motion.poses);
  tints.set(motion.tints);
  motion.poses = poses;
  motion.tints = tints;
}
