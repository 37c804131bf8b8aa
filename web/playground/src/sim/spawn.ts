// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shapes that can be thrown in.
import type {Outline} from '../view/tessellate';
import type {SpawnKind} from './simulation';

type Vec2 = [number, number];

export type Geometry = {circle: {radius: number}} | {capsule: {center1: Vec2; center2: Vec2; radius: number}} |
  {polygon: {vertices: Vec2[]}};

const box = (w: number, t: number): Vec2[] => [[-w, -t], [w, -t], [w, t], [-w, t]];

/** `size`: half of its height [m], roughly. */
export function geometryOf(kind: SpawnKind, size: number): Geometry {
  switch (kind) {
    case 'box':
      return {polygon: {vertices: box(size, size)}};
    case 'plank':
      return {polygon: {vertices: box(size * 3.5, size * 0.4)}};
    case 'ball':
      return {circle: {radius: size}};
    case 'pill':
      return {capsule: {center1: [-size, 0], center2: [size, 0], radius: size * 0.7}};
    case 'hexagon':
      return {polygon: {vertices: Array.from({length: 6}, (_, i): Vec2 =>
        [size * Math.cos((i * Math.PI) / 3), size * Math.sin((i * Math.PI) / 3)])}};
  }
}

export function outlineOf(geometry: Geometry, body: number): Outline {
  const plain = {body, line: false, sensor: false, inner: [0, 0] as const};
  if ('circle' in geometry) return {...plain, points: [0, 0], radius: geometry.circle.radius};
  if ('polygon' in geometry) return {...plain, points: geometry.polygon.vertices.flat(), radius: 0};
  const {center1, center2, radius} = geometry.capsule;
  return {...plain, points: [...center1, ...center2], radius};
}
