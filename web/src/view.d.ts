// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
import type { World } from './index.js';

/** Bits of the second word of a shape. */
export const ShapeBit: { readonly line: 1; readonly sensor: 2; readonly static: 4 };
/** Bits of the first word of a body. */
export const BodyBit: { readonly exists: 1; readonly moves: 2; readonly kinematic: 4; readonly awake: 8; readonly enabled: 16 };
/** Bits of the layers of viewMarks(). */
export const LayerBit: {
    readonly contacts: 1; readonly normals: 2; readonly impulses: 4; readonly joints: 8; readonly boxes: 16; readonly tree: 32;
};

/**
 * All shapes of a world, those of static bodies first and sensors last. Each is a head of six words (the slot of its body,
 * bits, the number of its points, its radius [m] as a float, its inner edges low and high) and its points: x and y [m] as
 * floats, in the body's frame. A circle has one point, a capsule and a line have two. Valid until the next call.
 */
export function viewShapes(world: World): Uint32Array;
/**
 * Seven words for each slot of a body: bits, the slot of the first body of its island and the place of the reason why that
 * is awake in AwakeReason (both of awake bodies only, and if asked for), and x, y [m], cosine and sine as floats. Valid
 * until the next call.
 */
export function viewBodies(world: World, withIslands: boolean): Uint32Array;
/**
 * The layers of a world that lie in a box [m]. A line has five words: x, y, x, y [m] as floats, and a colour with red in
 * the lowest byte. A dot has four: x, y [m], its diameter [px], and a colour. Valid until the next call.
 */
export function viewMarks(world: World, layers: number, lower: readonly [number, number],
    upper: readonly [number, number], dark: boolean): { lines: Uint32Array; dots: Uint32Array };
