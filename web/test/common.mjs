// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Where the tests find what they test, and what they share.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const packageFolder = path.join(root, 'build', 'web', 'package');
export const jostle = await import(path.join(packageFolder, 'index.js'));
export const tables = await import(path.join(packageFolder, 'tables.js'));
export const { wasm } = await import(path.join(packageFolder, 'module.js'));
await jostle.init();

export const sceneText = (name) => readFileSync(path.join(root, 'scenes', `${name}.json`), 'utf8');

/** A floor, and a ball of 0.2 m that falls on it from 4 m. */
export function fallingBall() {
    const world = new jostle.World({ gravity: [0, -10] });
    const ground = world.createBody();
    const floor = ground.createShape({ segment: { point1: [-20, 0], point2: [20, 0] } });
    const ball = world.createBody({ type: 'dynamic', position: [0, 4] });
    const shape = ball.createShape({ circle: { radius: 0.2 } }, { hitEvents: true });
    return { world, ground, floor, ball, shape };
}

/** The same numbers each time: 0 to 1. */
export function makeRandom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
}
