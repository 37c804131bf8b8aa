// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Thumbnails: what each scene looks like at its beginning, as two paths in a box of 104 by 72: of what stands still, and of
// what moves. A path is made of rows of pixels, so that a scene of 22,000 bodies is as small as one of two.
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const WIDTH = 104, HEIGHT = 72, BODY_WORDS = 7, HEAD = 6;

export async function thumbnails(packed, gallery) {
  const jostle = await import(pathToFileURL(join(packed, 'index.js')));
  const view = await import(pathToFileURL(join(packed, 'view.js')));
  await jostle.init();
  const found = {};
  const add = (name, world) => {
    found[name] = draw(shapesOf(world, view));
    world.dispose();
  };
  for (const [name, {text}] of Object.entries(gallery)) add(name, jostle.World.fromScene(text));
  for (const {name} of jostle.referenceScenes()) add(name, jostle.World.fromReference(name));
  return found;
}

const floatsOf = (words) => new Float32Array(words.buffer, words.byteOffset, words.length);

/** Corners [m] in the world, rounding, and whether it moves. */
function shapesOf(world, {viewBodies, viewShapes, ShapeBit}) {
  const poses = floatsOf(viewBodies(world, false).slice());
  const words = viewShapes(world).slice(), floats = floatsOf(words);
  const shapes = [];
  for (let at = 0; at < words.length; at += HEAD + 2 * words[at + 2]) {
    const [x, y, c, s] = poses.subarray(words[at] * BODY_WORDS + 3, words[at] * BODY_WORDS + 7);
    const points = [];
    for (let i = 0; i < words[at + 2]; ++i) {
      const px = floats[at + HEAD + 2 * i], py = floats[at + HEAD + 2 * i + 1];
      points.push([x + c * px - s * py, y + s * px + c * py]);
    }
    if ((words[at + 1] & ShapeBit.sensor) === 0)
      shapes.push({points, radius: floats[at + 3], moves: (words[at + 1] & ShapeBit.static) === 0});
  }
  return shapes;
}

function draw(shapes) {
  const shown = shapes.filter(({moves}) => moves);
  const xs = shown.flatMap(({points, radius}) => points.flatMap(([x]) => [x - radius, x + radius]));
  const ys = shown.flatMap(({points, radius}) => points.flatMap(([, y]) => [y - radius, y + radius]));
  const least = (values) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const left = least(xs), right = -least(xs.map((x) => -x)), low = least(ys), high = -least(ys.map((y) => -y));
  const scale = 0.86 * Math.min(WIDTH / Math.max(0.5, right - left), HEIGHT / Math.max(0.5, high - low));
  const place = ([x, y]) => [WIDTH / 2 + (x - (left + right) / 2) * scale, HEIGHT / 2 - (y - (low + high) / 2) * scale];
  const still = new Uint8Array(WIDTH * HEIGHT), moving = new Uint8Array(WIDTH * HEIGHT);
  for (const {points, radius, moves} of shapes) fill(moves ? moving : still, points.map(place), radius * scale);
  return {still: pathOf(still), moving: pathOf(moving)};
}

/** Sets the pixels that are inside, or within `radius` of an edge. */
function fill(pixels, points, radius) {
  const reach = Math.max(radius, points.length <= 2 ? 0.8 : 0.3);
  const clamp = (value, most) => Math.min(most, Math.max(0, value));
  const x1 = clamp(Math.floor(Math.min(...points.map(([x]) => x)) - reach), WIDTH);
  const x2 = clamp(Math.ceil(Math.max(...points.map(([x]) => x)) + reach), WIDTH);
  const y1 = clamp(Math.floor(Math.min(...points.map(([, y]) => y)) - reach), HEIGHT);
  const y2 = clamp(Math.ceil(Math.max(...points.map(([, y]) => y)) + reach), HEIGHT);
  for (let y = y1; y < y2; ++y)
    for (let x = x1; x < x2; ++x)
      if (isNear(x + 0.5, y + 0.5, points, reach)) pixels[y * WIDTH + x] = 1;
}

function isNear(x, y, points, reach) {
  let inside = false;
  for (let i = 0; i < points.length; ++i) {
    const [ax, ay] = points[i], [bx, by] = points[(i + 1) % points.length];
    const dx = bx - ax, dy = by - ay;
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    if (Math.hypot(x - ax - share * dx, y - ay - share * dy) <= reach) return true;
    if (ay > y !== by > y && x < ax + ((y - ay) / dy) * dx) inside = !inside;
  }
  return inside;
}

/** Runs of pixels as rectangles that are one high. */
function pathOf(pixels) {
  let path = '';
  for (let y = 0; y < HEIGHT; ++y) {
    for (let x = 0; x < WIDTH; ++x) {
      if (pixels[y * WIDTH + x] === 0) continue;
      const start = x;
      while (x < WIDTH && pixels[y * WIDTH + x] === 1) ++x;
      path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  }
  return path;
}
