// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The grid behind the world: lines at round distances, at least some pixels apart.
import type {Camera} from './camera';
import type {Marks} from './mark_batch';
import type {Palette} from './palette';

/** [m] A round length of at least `pixels` on the screen. */
export function roundLength(camera: Camera, pixels: number): number {
  const least = pixels / camera.scale;
  const power = 10 ** Math.floor(Math.log10(least));
  for (const factor of [1, 2, 5]) if (factor * power >= least) return factor * power;
  return 10 * power;
}

export function drawGrid(marks: Marks, camera: Camera, palette: Palette): void {
  const step = roundLength(camera, 48);
  const {lower, upper} = camera.bounds();
  for (let i = Math.ceil(lower.x / step); i * step <= upper.x; ++i) {
    marks.line(i * step, lower.y, i * step, upper.y, i === 0 ? palette.axis : palette.grid);
  }
  for (let i = Math.ceil(lower.y / step); i * step <= upper.y; ++i) {
    marks.line(lower.x, i * step, upper.x, i * step, i === 0 ? palette.axis : palette.grid);
  }
}
