// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Chase: the camera goes after bodies that leave the view together, such as a car. It stays where somebody has put it.
import type {Box, Camera, Point} from './camera';

export class Chase {
  private goal: Point | null = null;

  /** Looks where the bodies are: now and then. */
  look(camera: Camera, {lower, upper}: Box): void {
    const view = camera.bounds();
    const across = upper.x - lower.x, up = upper.y - lower.y;
    const fits = across <= view.upper.x - view.lower.x && up <= view.upper.y - view.lower.y;
    const out = lower.x < view.lower.x || upper.x > view.upper.x || lower.y < view.lower.y || upper.y > view.upper.y;
    if (camera.chosen || !fits) this.goal = null;
    else if (out || this.goal !== null) this.goal = {x: (lower.x + upper.x) / 2, y: (lower.y + upper.y) / 2};
  }

  /** Moves a part of the way: each frame. */
  move(camera: Camera): void {
    if (this.goal === null || camera.chosen) return;
    const x = this.goal.x - camera.center.x, y = this.goal.y - camera.center.y;
    camera.center = {x: camera.center.x + 0.08 * x, y: camera.center.y + 0.08 * y};
    camera.dirty = true;
    if (Math.hypot(x, y) * camera.scale < 1) this.goal = null;
  }

  stop(): void {
    this.goal = null;
  }
}
