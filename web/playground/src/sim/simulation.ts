// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Simulation: a world as the page sees it. Bodies are numbered by their slots in the world; lengths in metres.
import type {Box, Point} from '../view/camera';
import type {Palette} from '../view/palette';
import type {MarkArrays, Motion} from '../view/renderer';
import type {Outline} from '../view/tessellate';

export interface SceneInfo {
  name: string;
  /** one sentence or more; from "Wrong if" on, the signs of a failure */
  description: string;
  /** [m/s^2] */
  gravity: Point;
  /** [Hz] */
  hertz: number;
  substeps: number;
  /** what the reader could not keep, one sentence each */
  unread: readonly string[];
}

export interface Counts {
  bodies: number;
  awake: number;
  islands: number;
  contacts: number;
  joints: number;
}

/** [J] */
export interface Energy {
  kinetic: number;
  potential: number;
  springs: number;
}

export interface BodyFacts {
  name: string;
  type: 'static' | 'kinematic' | 'dynamic';
  state: string;
  /** [m] */
  position: Point;
  /** [rad] */
  angle: number;
  /** [m/s] */
  velocity: Point;
  /** [rad/s] */
  spin: number;
  /** [kg] */
  mass: number;
  /** [kg m^2] */
  inertia: number;
  shapes: number;
  contacts: number;
  joints: number;
  /** bodies of its island */
  island: number;
}

export type TintMode = 'state' | 'islands' | 'sleep';
export type SpawnKind = 'box' | 'ball' | 'pill' | 'hexagon' | 'plank';

/** The layers over the shapes. */
export const LAYERS = ['contacts', 'normals', 'impulses', 'joints', 'boxes', 'tree'] as const;
export type Layer = (typeof LAYERS)[number];

export interface Simulation {
  readonly info: SceneInfo;
  readonly motion: Motion;
  /** what it was opened with */
  readonly source: string;
  readonly stepsMade: number;
  /** the last step of the run; stepsMade is before it where the run has gone back */
  readonly end: number;
  /** the steps whose states are kept */
  readonly keySteps: readonly number[];
  /** another number where bodies may have come or gone by what the user did */
  readonly bodiesVersion: number;
  /** whether somebody interfered, so that hashes are no longer those of the scene alone */
  touched: boolean;
  substeps: number;
  /** [m/s^2] */
  gravity: Point;

  shapes(): Outline[];
  /** Those of bodies that were spawned since shapes() was called or a body was destroyed. */
  laterShapes(): readonly Outline[];
  /** The box that a camera should show. */
  bounds(): Box;

  step(): void;
  /** Goes to a step of the run, for at most `budget` [ms]; whether it has come there. */
  seek(step: number, budget: number): boolean;
  /** 16 hexadecimal digits */
  stateHash(): string;
  counts(): Counts;
  energy(): Energy;
  /** The names of a step's stages, and the time of each in the last step [ms]. */
  stageNames(): readonly string[];
  stageTimes(): Float64Array;

  tint(mode: TintMode, palette: Palette, selected: number): void;
  /** Lines and dots of the layers. */
  marks(layers: ReadonlySet<Layer>, palette: Palette, view: Box): MarkArrays;

  /** The body at a point, or the nearest one within a distance [m]; -1 if there is none. */
  pick(at: Point, reach: number): number;
  /** Whether a body exists. */
  has(body: number): boolean;
  facts(body: number): BodyFacts;
  /** A point of the world in the frame of a body. */
  localPoint(body: number, at: Point): Point;
  /** Draws a point of the body's frame by a spring until release(); only dynamic bodies follow. */
  grab(body: number, local: Point): boolean;
  dragTo(at: Point): void;
  /** Where the grabbed point is now. */
  held(): {from: Point; to: Point} | null;
  release(): void;
  spawn(kind: SpawnKind, at: Point, velocity: Point): number;
  destroy(body: number): void;
  wake(body: number): void;

  dispose(): void;
}
