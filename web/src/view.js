// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// A world for drawing, in bulk (web/view.cpp): arrays over the module's memory. An array is valid until the next call of
// any function of the package.
import { enter } from './calls.js';
import { wasm } from './module.js';

const none = new Uint32Array(0);

/** An array of words that an export answers with. */
function arrayAt(place, which) {
    const [count, words] = new Uint32Array(wasm.memory.buffer, place + 8 * which, 2);
    return count === 0 ? none : new Uint32Array(wasm.memory.buffer, words, count);
}

const run = (world, name, ...args) => enter(world, `${name}()`, () => wasm.exports[name](world.address, ...args)) >>> 0;

/** The bits of a shape, of a body's state, and of layers. */
export const ShapeBit = { line: 1, sensor: 2, static: 4 };
export const BodyBit = { exists: 1, moves: 2, kinematic: 4, awake: 8, enabled: 16 };
export const LayerBit = { contacts: 1, normals: 2, impulses: 4, joints: 8, boxes: 16, tree: 32 };

/** All shapes: each a head of six words (body, bits, points, radius as a float, inner edges low and high), and its points. */
export function viewShapes(world) {
    return arrayAt(run(world, 'view_shapes'), 0);
}

/**
 * Seven words for each slot of a body: bits, the island's first body, the reason why that is awake, and the pose as floats
 * (x, y, cosine, sine).
 */
export function viewBodies(world, withIslands) {
    return arrayAt(run(world, 'view_bodies', withIslands ? 1 : 0), 0);
}

/** Lines (five words each) and dots (four) of the layers that lie in a box [m]. */
export function viewMarks(world, layers, lower, upper, dark) {
    const place = run(world, 'view_marks', layers, lower[0], lower[1], upper[0], upper[1], dark ? 1 : 0);
    return { lines: arrayAt(place, 0), dots: arrayAt(place, 1) };
}
