// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The pointer: a body is dragged, or selected by a click; empty space is panned; two fingers pan and zoom; the
// wheel zooms; with a tool that throws, the way of the pointer aims. Mouse, touch and pen alike.
import type {App} from '../app';
import type {Point} from '../view/camera';

/** [CSS px] A press that moves less is a click. */
const CLICK = 5;
/** [1/s] speed of a throw per metre of aim */
const THROW = 4;

/** press: it has not moved yet, and the world knows nothing of it */
type Gesture = 'none' | 'press' | 'pan' | 'drag' | 'aim' | 'pinch';

export class Pointer {
  private readonly down = new Map<number, Point>();
  private gesture: Gesture = 'none';
  private start: Point = {x: 0, y: 0};
  private moved = false;
  private body = -1;
  /** [m] in the body's frame: where it was pressed */
  private grip: Point = {x: 0, y: 0};

  constructor(private readonly app: App) {
    const {canvas} = app;
    canvas.addEventListener('pointerdown', (event) => this.onDown(event));
    canvas.addEventListener('pointermove', (event) => this.onMove(event));
    canvas.addEventListener('pointerup', (event) => this.onUp(event, true));
    canvas.addEventListener('pointercancel', (event) => this.onUp(event, false));
    canvas.addEventListener('wheel', (event) => {
      event.preventDefault();
      app.camera.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016)), place(event));
    }, {passive: false});
    app.on('scene', () => this.end());
  }

  private onDown(event: PointerEvent): void {
    const {app} = this;
    if (app.sim === null) return;
    app.canvas.setPointerCapture(event.pointerId);
    app.canvas.focus({preventScroll: true});
    this.down.set(event.pointerId, place(event));
    if (this.down.size === 2) {
      this.end();
      this.gesture = 'pinch';
      return;
    }
    if (this.down.size > 2) return;
    this.start = place(event);
    this.moved = false;
    const at = app.camera.toWorld(this.start);
    if (app.tool !== 'hand' && event.button === 0) {
      this.gesture = 'aim';
      app.aim = {from: at, to: at};
      app.touch();
      return;
    }
    const reach = (event.pointerType === 'touch' ? 18 : 5) / app.camera.scale;
    this.body = event.button === 0 ? app.sim.pick(at, reach) : -1;
    if (this.body >= 0) this.grip = app.sim.localPoint(this.body, at);
    this.gesture = 'press';
    app.canvas.classList.toggle('grabs', true);
  }

  private onMove(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    const {app} = this;
    const now = place(event);
    if (before === undefined) return;
    if (this.gesture === 'pinch') this.pinch(event.pointerId, now);
    this.down.set(event.pointerId, now);
    if (Math.hypot(now.x - this.start.x, now.y - this.start.y) > CLICK) this.moved = true;
    const at = app.camera.toWorld(now);
    if (this.gesture === 'press' && this.moved) this.take();
    if (this.gesture === 'pan') app.camera.pan(now.x - before.x, now.y - before.y);
    else if (this.gesture === 'drag') {
      app.attempt(() => app.sim?.dragTo(at));
      app.touch();
    } else if (this.gesture === 'aim' && app.aim !== null) {
      app.aim = {from: app.aim.from, to: at};
      app.touch();
    }
  }

  /** A press becomes a drag of its body, or a pan. */
  private take(): void {
    const {app, body, grip} = this;
    this.gesture = 'pan';
    app.attempt(() => {
      if (body >= 0 && app.sim?.grab(body, grip)) this.gesture = 'drag';
    });
  }

  /** The fingers' middle keeps its place in the world, and their distance its length. */
  private pinch(id: number, now: Point): void {
    const [first, second] = [...this.down.entries()];
    if (first === undefined || second === undefined || (id !== first[0] && id !== second[0])) return;
    const other = id === first[0] ? second[1] : first[1];
    const before = this.down.get(id)!;
    const {camera} = this.app;
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    const length = Math.hypot(before.x - other.x, before.y - other.y);
    if (length > 10) {
      camera.zoom(Math.hypot(now.x - other.x, now.y - other.y) / length,
        {x: (now.x + other.x) / 2, y: (now.y + other.y) / 2});
    }
  }

  private onUp(event: PointerEvent, done: boolean): void {
    if (!this.down.delete(event.pointerId)) return;
    const {app, gesture} = this;
    if (gesture === 'pinch') {
      if (this.down.size === 0) this.gesture = 'none';
      return;
    }
    if (done && gesture === 'aim' && app.aim !== null && app.tool !== 'hand') {
      const {from, to} = app.aim;
      app.spawn(app.tool, from, {x: (to.x - from.x) * THROW, y: (to.y - from.y) * THROW});
    }
    if (done && gesture === 'press') app.select(this.body);
    this.end();
  }

  private end(): void {
    const {app} = this;
    if (this.gesture === 'drag') app.sim?.release();
    app.aim = null;
    app.canvas.classList.remove('grabs');
    this.gesture = 'none';
    this.body = -1;
    app.touch();
  }
}

function place(event: MouseEvent): Point {
  return {x: event.offsetX, y: event.offsetY};
}
