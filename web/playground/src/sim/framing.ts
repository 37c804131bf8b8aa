// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The box that a camera should show: around the moving bodies, without those few that are far from all others, and the
// parts of still ones that are near.
import {BodyBit} from 'jostle/view.js';

import type {Box} from '../view/camera';
import type {Outline} from '../view/tessellate';

/** `words`: of viewBodies(); `size`: [m] of a body by its slot, from its origin to its farthest point. */
export function frame(words: Uint32Array, stride: number, size: (body: number) => number,
                      shapes: readonly Outline[]): Box {
  const floats = new Float32Array(words.buffer, words.byteOffset, words.length);
  const moving: number[] = [], all: number[] = [];
  for (let i = 0; i * stride < words.length; ++i) {
    const bits = words[i * stride]!;
    if ((bits & BodyBit.exists) === 0) continue;
    all.push(i);
    if ((bits & BodyBit.moves) !== 0) moving.push(i);
  }
  const shown = moving.length > 0 ? moving : all;
  if (shown.length === 0) return {lower: {x: -5, y: -5}, upper: {x: 5, y: 5}};
  const range = (field: number): [number, number] => {
    const places = shown.map((i) => floats[i * stride + field]!).sort((a, b) => a - b);
    const middle = places[places.length >> 1]!;
    const spreads = places.map((place) => Math.abs(place - middle)).sort((a, b) => a - b);
    const reach = 8 * spreads[spreads.length >> 1]! + 20;
    let least = Infinity, most = -Infinity;
    for (const i of shown) {
      const place = floats[i * stride + field]!;
      if (Math.abs(place - middle) > reach) continue;
      least = Math.min(least, place - size(i));
      most = Math.max(most, place + size(i));
    }
    return [least, most];
  };
  const [left, right] = range(3), [bottom, top] = range(4);
  const reach = Math.max(6, 0.3 * Math.max(right - left, top - bottom));
  const near = {lower: {x: left - reach, y: bottom - reach}, upper: {x: right + reach, y: top + reach}};
  const box = {lower: {x: left, y: bottom}, upper: {x: right, y: top}};
  for (const {body, points, radius} of shapes) {
    if ((words[body * stride]! & BodyBit.moves) !== 0) continue;
    const pose = floats.subarray(body * stride + 3, body * stride + 7);
    include(box, boundsOf(points, radius, pose), near);
  }
  return box;
}

/** The box of a shape under a pose: x, y, cosine, sine. */
function boundsOf(points: readonly number[], radius: number, pose: Float32Array): Box {
  const [x, y, c, s] = pose as unknown as [number, number, number, number];
  const box = {lower: {x: Infinity, y: Infinity}, upper: {x: -Infinity, y: -Infinity}};
  for (let i = 0; i < points.length; i += 2) {
    const px = x + c * points[i]! - s * points[i + 1]!, py = y + s * points[i]! + c * points[i + 1]!;
    box.lower = {x: Math.min(box.lower.x, px - radius), y: Math.min(box.lower.y, py - radius)};
    box.upper = {x: Math.max(box.upper.x, px + radius), y: Math.max(box.upper.y, py + radius)};
  }
  return box;
}

/** Makes a box contain the part of another one that is in a third. */
function include(box: Box, other: Box, within: Box): void {
  const lower = {x: Math.max(other.lower.x, within.lower.x), y: Math.max(other.lower.y, within.lower.y)};
  const upper = {x: Math.min(other.upper.x, within.upper.x), y: Math.min(other.upper.y, within.upper.y)};
  if (lower.x > upper.x || lower.y > upper.y) return;
  box.lower = {x: Math.min(box.lower.x, lower.x), y: Math.min(box.lower.y, lower.y)};
  box.upper = {x: Math.max(box.upper.x, upper.x), y: Math.max(box.upper.y, upper.y)};
}
