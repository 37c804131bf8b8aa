// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shapes of a world, from the words of viewShapes().
import {ShapeBit} from 'jostle/view.js';

import type {Outline} from '../view/tessellate';

const HEAD = 6;

export function outlinesOf(words: Uint32Array): Outline[] {
  const floats = new Float32Array(words.buffer, words.byteOffset, words.length);
  const outlines: Outline[] = [];
  let at = 0;
  while (at < words.length) {
    const count = words[at + 2]!, bits = words[at + 1]!;
    outlines.push({
      body: words[at]!,
      points: numbers(floats, at + HEAD, 2 * count),
      radius: floats[at + 3]!,
      line: (bits & ShapeBit.line) !== 0,
      sensor: (bits & ShapeBit.sensor) !== 0,
      inner: [words[at + 4]!, words[at + 5]!],
    });
    at += HEAD + 2 * count;
  }
  return outlines;
}

function numbers(floats: Float32Array, from: number, count: number): number[] {
  const found = new Array<number>(count);
  for (let i = 0; i < count; ++i) found[i] = floats[from + i]!;
  return found;
}
