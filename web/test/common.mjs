// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Where the tests find what they test, and what they share.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const packageFolder = path.join(root, 'build', 'web', 'package');
export const jostle = await import(path.join(packageFolder, 'index.js'));
export const tables = await import(path.join(packageFolder, 'tables.js'));
export const { general, nearestFloat, wasm } = await import(path.join(packageFolder, 'module.js'));
await jostle.init();

export const sceneText = (name) => readFileSync(path.join(root, 'scenes', `${name}.json`), 'utf8');

/** What a program prints in a Node of its own, which imports the package anew: from `index`, a literal of its URL. */
export const inOwnNode = (program, options = []) =>
    execFileSync(process.execPath, [...options, '--input-type=module', '-e', program], { encoding: 'utf8' });
export const index = JSON.stringify(pathToFileURL(path.join(packageFolder, 'index.js')).href);

/** A floor, and a ball of 0.2 m that falls on it from 4 m. */
export function fallingBall() {
    const world = new jostle.World({ gravity: [0, -10] });
    const ground = world.createBody();
    const floor = ground.createShape({ segment: { point1: [-20, 0], point2: [20, 0] } });
    const ball = world.createBody({ type: 'dynamic', position: [0, 4] });
    const shape = ball.createShape({ circle: { radius: 0.2 } }, { hitEvents: true });
    return { world, ground, floor, ball, shape };
}

/** The objects of a world refer to each other, and what moves is finite. */
export function checkWorld(world) {
    assert.equal(world.check(), '');
    const { bodies, shapes, joints } = world.counts();
    const all = world.bodies(), allJoints = world.joints();
    assert.equal(all.length, bodies);
    assert.equal(allJoints.length, joints);
    let found = 0;
    for (const body of all) {
        for (const shape of body.shapes()) {
            ++found;
            assert.equal(shape.body(), body);
        }
        for (const joint of body.joints()) {
            assert.ok(allJoints.includes(joint));
            assert.ok([0, 1, 2, 3].some((i) => i < joint.bodyCount() && joint.body(i) === body));
        }
        assert.ok([...body.position(), body.angle(), ...body.linearVelocity(), body.angularVelocity()].every(Number.isFinite));
    }
    assert.equal(found, shapes);
    for (const { shapeA, shapeB } of world.contacts()) assert.ok(shapeA.isValid() && shapeB.isValid());
    for (const { first } of world.islands()) assert.ok(all.includes(first) && first.isAwake());
}

/** The same numbers each time: 0 to 1. */
export function makeRandom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
}
