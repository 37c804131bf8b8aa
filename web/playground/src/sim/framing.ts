// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The box that a camera should show: around the moving bodies, without those few that are far from all others.
import {BodyBit} from 'jostle/view.js';

import type {Box} from '../view/camera';

/** `words`: of viewBodies(); `size`: [m] of a body by its slot, from its origin to its farthest point. */
export function frame(words: Uint32Array, stride: number, size: (body: number) => number): Box {
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
  return {lower: {x: left, y: bottom}, upper: {x: right, y: top}};
}
