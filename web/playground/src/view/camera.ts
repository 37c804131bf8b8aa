// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Camera: which part of the world the canvas shows. World coordinates are metres with y upwards, screen
// coordinates are CSS pixels with y downwards.

export interface Point {
  x: number;
  y: number;
}

/** [m] corners of a box that lies along the axes. */
export interface Box {
  lower: Point;
  upper: Point;
}

export class Camera {
  /** [m] the middle of the view */
  center: Point = {x: 0, y: 0};
  /** [CSS px / m] */
  scale = 40;
  /** [CSS px] */
  width = 1;
  height = 1;
  /** Set when the view changed; whoever draws clears it. */
  dirty = true;
  /** Whether somebody has chosen this view, by pan() or zoom(), since it was fitted. */
  chosen = false;

  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    this.width = Math.max(1, width);
    this.height = Math.max(1, height);
    this.dirty = true;
  }

  toWorld(screen: Point): Point {
    return {
      x: this.center.x + (screen.x - this.width / 2) / this.scale,
      y: this.center.y - (screen.y - this.height / 2) / this.scale,
    };
  }

  toScreen(world: Point): Point {
    return {
      x: this.width / 2 + (world.x - this.center.x) * this.scale,
      y: this.height / 2 - (world.y - this.center.y) * this.scale,
    };
  }

  /** Moves the view by a distance on the screen [CSS px]. */
  pan(dx: number, dy: number): void {
    this.center = {x: this.center.x - dx / this.scale, y: this.center.y + dy / this.scale};
    this.dirty = this.chosen = true;
  }

  /** Scales the view; the world's point under `about` [CSS px] stays where it is. */
  zoom(factor: number, about: Point = {x: this.width / 2, y: this.height / 2}): void {
    const before = this.toWorld(about);
    this.scale = Math.min(4000, Math.max(0.5, this.scale * factor));
    const after = this.toWorld(about);
    this.center = {x: this.center.x + before.x - after.x, y: this.center.y + before.y - after.y};
    this.dirty = this.chosen = true;
  }

  /** Shows a box whole, with room for what lies over the canvas: [CSS px] top, right, bottom, left. */
  fit(box: Box, margin: readonly [number, number, number, number]): void {
    const [top, right, bottom, left] = margin;
    const width = Math.max(1, this.width - left - right);
    const height = Math.max(1, this.height - top - bottom);
    const across = Math.max(0.5, box.upper.x - box.lower.x);
    const up = Math.max(0.5, box.upper.y - box.lower.y);
    this.scale = Math.min(4000, Math.max(0.5, Math.min(width / across, height / up)));
    this.center = {
      x: (box.lower.x + box.upper.x) / 2 + (right - left) / 2 / this.scale,
      y: (box.lower.y + box.upper.y) / 2 + (top - bottom) / 2 / this.scale,
    };
    this.dirty = true;
    this.chosen = false;
  }

  /** The part of the world on the canvas. */
  bounds(): Box {
    const lower = this.toWorld({x: 0, y: this.height});
    const upper = this.toWorld({x: this.width, y: 0});
    return {lower, upper};
  }
}
