// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// App: the state of the page, and its frame: steps that are due, colours, layers, drawing. Panels read it and
// are told of changes.
import {Clock} from './sim/clock';
import type {Golden} from './sim/golden';
import type {Layer, Simulation, SpawnKind, TintMode} from './sim/simulation';
import {Camera, type Box, type Point} from './view/camera';
import {Chase} from './view/chase';
import {Marks} from './view/mark_batch';
import {type Palette, light} from './view/palette';
import {Renderer} from './view/renderer';

/** scene: another world; state: a setting or tool; selection; tick: ten times a second, for values that move */
export type Change = 'scene' | 'state' | 'selection' | 'tick' | 'step';

/** Of so many bodies at most the camera asks where they are. */
const FEW_BODIES = 300;
/** A scene with more of them begins without their layer, which takes longer than its step. */
const MANY_JOINTS = 3000;

export type Tool = 'hand' | SpawnKind;

export class App {
  readonly camera = new Camera();
  readonly clock = new Clock();
  renderer: Renderer;
  readonly layers = new Set<Layer>(['joints']);
  sim: Simulation | null = null;
  golden: Golden | null = null;
  palette: Palette = light;
  tintMode: TintMode = 'state';
  tool: Tool = 'hand';
  selected = -1;
  /** whether the camera stays with the selected body */
  follows = false;
  /** the throw that is being aimed with the pointer */
  aim: {from: Point; to: Point} | null = null;
  /** [CSS px] of the canvas that panels cover: top, right, bottom, left */
  margin: [number, number, number, number] = [0, 0, 0, 0];
  /** where a sentence about something that went wrong is shown */
  complain: (sentence: string) => void = () => {};

  private readonly listeners = new Map<Change, Array<() => void>>();
  private readonly top = new Marks();
  private readonly chase = new Chase();
  private lastFrame = 0;
  private lastTick = 0;
  private dirty = true;
  /** whether a step was made since the layers were drawn */
  private fresh = true;
  /** whether colours have changed: at once, or at the next tick */
  private stale = true;
  private lastShare = 1;
  /** the step that the run is on its way to */
  private target: number | null = null;
  /** Simulation.bodiesVersion of the triangles */
  private shownVersion = 0;

  constructor(readonly canvas: HTMLCanvasElement, private readonly open: (text: string) => Simulation) {
    this.renderer = new Renderer(canvas);
    // Phones take the graphics processor away from pages in the background: what it had is made again.
    canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
    canvas.addEventListener('webglcontextrestored', () => this.attempt(() => {
      this.renderer = new Renderer(canvas);
      this.showShapes();
    }));
  }

  /** Whether a step that was asked for is still being simulated. */
  get isOnItsWay(): boolean {
    return this.target !== null;
  }

  on(change: Change, listener: () => void): void {
    const list = this.listeners.get(change) ?? [];
    list.push(listener);
    this.listeners.set(change, list);
  }

  tell(change: Change): void {
    for (const listener of this.listeners.get(change) ?? []) listener();
  }

  /** Does something; where it is refused, the page says so and pauses. */
  attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.complain(error instanceof Error ? error.message : String(error));
      if (this.clock.playing) this.play(false);
    }
  }

  /** Something that is drawn has changed. */
  touch(): void {
    this.fresh = this.stale = true;
  }

  /** Loads a scene; throws, and keeps the one before, if its text is not one. */
  load(text: string, golden: Golden | null): void {
    const next = this.open(text);
    this.sim?.dispose();
    this.sim = next;
    this.golden = golden;
    this.golden?.reset();
    this.selected = -1;
    this.follows = false;
    this.aim = null;
    this.chase.stop();
    this.clock.reset();
    this.target = null;
    this.shownVersion = next.bodiesVersion;
    this.renderer.setShapes(next.shapes());
    if (next.counts().joints > MANY_JOINTS) this.layers.delete('joints');
    this.touch();
    this.tell('scene');
    this.tell('state');
    this.tell('selection');
    this.tell('tick');
  }

  /** The same scene from its beginning; settings of the sliders go back to the scene's. */
  restart(): void {
    const {sim} = this;
    if (sim === null) return;
    const {center, scale, chosen} = this.camera;
    this.attempt(() => this.load(sim.source, this.golden));
    if (!chosen) return;
    this.camera.center = center;
    this.camera.scale = scale;
    this.camera.chosen = true;
  }

  fit(): void {
    if (this.sim !== null) this.camera.fit(padded(this.sim.bounds()), this.margin);
  }

  play(playing: boolean): void {
    if (playing) this.target = null;
    this.clock.playing = playing;
    this.touch();
    this.tell('state');
    this.tell('tick');
  }

  /** One step, and pause. */
  stepOnce(): void {
    const {sim} = this;
    if (sim === null) return;
    this.clock.playing = false;
    this.target = null;
    this.attempt(() => this.advance(sim));
    this.tell('state');
    this.tell('tick');
  }

  /** The step before, and pause. */
  stepBack(): void {
    if (this.sim !== null) this.seek((this.target ?? this.sim.stepsMade) - 1);
  }

  /** Pauses, and goes to a step of the run: as far as a frame lasts at once, and on in the next ones. */
  seek(step: number): void {
    const {sim} = this;
    if (sim === null) return;
    this.clock.playing = false;
    this.target = Math.min(Math.max(0, step), sim.end);
    this.approach(sim);
    this.tell('state');
  }

  private approach(sim: Simulation): void {
    if (this.target === null) return;
    const {target} = this;
    this.target = null;
    this.attempt(() => {
      if (!sim.seek(target, 24)) this.target = target;
    });
    this.showOthers(sim);
    this.touch();
    this.dirty = true;
    this.tell('tick');
  }

  /** Where bodies have come or gone by what the user did before. */
  private showOthers(sim: Simulation): void {
    if (sim.bodiesVersion === this.shownVersion) return;
    this.showShapes();
  }

  select(body: number): void {
    this.selected = body;
    if (body < 0) this.follows = false;
    this.touch();
    this.tell('selection');
  }

  spawn(kind: SpawnKind, at: Point, velocity: Point): void {
    const {sim} = this;
    if (sim === null) return;
    this.attempt(() => {
      sim.spawn(kind, at, velocity);
      this.shownVersion = sim.bodiesVersion;
      this.renderer.setLaterShapes(sim.laterShapes());
    });
    this.touch();
  }

  destroySelected(): void {
    if (this.sim === null || this.selected < 0) return;
    this.sim.destroy(this.selected);
    // The slot may be another body's soon: no triangle may stay with it.
    this.showShapes();
    this.select(-1);
  }

  /** Triangles of all shapes anew, and poses and colours to draw them with. */
  private showShapes(): void {
    const {sim} = this;
    if (sim === null) return;
    this.shownVersion = sim.bodiesVersion;
    this.renderer.setShapes(sim.shapes());
    sim.motion.posesChanged = sim.motion.tintsChanged = true;
    this.dirty = true;
    this.touch();
  }

  private advance(sim: Simulation): void {
    sim.step();
    this.showOthers(sim);
    if (!sim.touched) this.golden?.check(sim);
    this.fresh = true;
    this.tell('step');
  }

  /** A frame of the page at `now` [ms]. */
  frame(now: number): void {
    const elapsed = Math.max(0, (now - this.lastFrame) / 1000);
    this.lastFrame = now;
    const {sim, camera} = this;
    camera.resize(this.canvas.clientWidth, this.canvas.clientHeight);
    if (sim === null) return;
    this.approach(sim);
    this.clock.run(elapsed, 1 / sim.info.hertz, 24, () => this.advance(sim));
    if (this.selected >= 0 && !sim.has(this.selected)) this.select(-1);
    if (this.clock.playing && !this.follows) this.chase.move(camera);
    this.draw(sim, this.clock.share(1 / sim.info.hertz));
    if (now - this.lastTick > 100) {
      this.lastTick = now;
      this.stale = true;
      if (this.clock.playing && sim.counts().bodies <= FEW_BODIES) this.chase.look(camera, sim.bounds());
      this.tell('tick');
    }
  }

  private draw(sim: Simulation, share: number): void {
    const {camera, palette} = this;
    if (this.follows && this.selected >= 0) {
      camera.center = {...sim.facts(this.selected).position};
      camera.dirty = true;
    }
    const changed = this.fresh;
    if (changed) {
      if (this.stale) sim.tint(this.tintMode, palette, this.selected);
      this.stale = false;
      this.renderer.setLayers(sim.marks(this.layers, palette, camera.bounds()));
      this.fresh = false;
    }
    if (!changed && !camera.dirty && !this.dirty && share === this.lastShare) return;
    this.lastShare = share;
    const moves = this.drawTop(sim);
    this.renderer.draw(camera, sim.motion, palette, share);
    sim.motion.posesChanged = sim.motion.tintsChanged = false;
    camera.dirty = false;
    this.dirty = moves;
  }

  /** Answers whether it has to be drawn again in the next frame. */
  private drawTop(sim: Simulation): boolean {
    const {top, palette} = this;
    top.clear();
    const held = sim.held();
    for (const rope of [held, this.aim]) {
      if (rope === null) continue;
      top.line(rope.from.x, rope.from.y, rope.to.x, rope.to.y, palette.rope);
      top.dot(rope.from.x, rope.from.y, 9, palette.rope);
      top.dot(rope.to.x, rope.to.y, 9, palette.rope);
    }
    this.renderer.setTop(top);
    return held !== null || this.aim !== null;
  }
}

/** With a little room around it. */
function padded({lower, upper}: Box): Box {
  const room = 0.06 * Math.max(upper.x - lower.x, upper.y - lower.y, 1);
  return {
    lower: {x: lower.x - room, y: lower.y - room},
    upper: {x: upper.x + room, y: upper.y + room},
  };
}
