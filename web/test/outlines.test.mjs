// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// cleanOutline(): areas that were worked out by hand, and refusals by their places.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { jostle, packageFolder } from './common.mjs';

const { JostleError, World } = jostle;
const { cleanOutline, initOutlines } = await import(path.join(packageFolder, 'outlines.js'));

/** The module's, as it is loaded. */
let memory;

test('nothing is cleaned before the module is loaded', async () => {
    assert.throws(() => cleanOutline([]), { name: 'JostleError', requirement: /initOutlines/ });
    await assert.rejects(initOutlines(new URL('file:///nowhere/outlines.wasm')));
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...args) => {
        const made = await instantiate(...args);
        memory = made.exports.memory;
        return made;
    };
    await initOutlines();
    WebAssembly.instantiate = instantiate;
    assert.deepEqual(cleanOutline([]).outlines, []);
});

/** [m^2] Of a loop: positive where it runs counter-clockwise. */
function areaOf(loop) {
    let twice = 0;
    loop.forEach(([x, y], i) => {
        const [nextX, nextY] = loop[(i + 1) % loop.length];
        twice += x * nextY - y * nextX;
    });
    return twice / 2;
}

/** [m^2] Of outlines, holes taken away: these run clockwise. */
const areaOfAll = (outlines) => outlines.reduce((sum, { outer, holes }) =>
    sum + areaOf(outer) + holes.reduce((all, hole) => all + areaOf(hole), 0), 0);

test('a bow tie becomes two triangles of 1 square metre', () => {
    const { outlines, changes } = cleanOutline([[[0, 0], [2, 2], [2, 0], [0, 2]]]);
    assert.equal(outlines.length, 2);
    for (const { outer, holes } of outlines) {
        assert.deepEqual(holes, []);
        assert.ok(Math.abs(areaOf(outer) - 1) < 0.001, `${areaOf(outer)} m^2, counter-clockwise`);
    }
    assert.equal(changes.crossings, 1);
});

test('a square with a spike, and a hole that touches its side, become a body of 14 kg', () => {
    const square = [[0, 0], [4, 0], [4, 4], [2, 4], [2, 7], [2, 4], [0, 4]], hole = [[0, 2], [1, 1], [2, 2], [1, 3]];
    const { outlines, changes } = cleanOutline([square, hole]);
    assert.deepEqual([changes.cancelled, changes.pinches, changes.crossings], [1, 1, 0]);
    assert.ok(Math.abs(areaOfAll(outlines) - 14) < 0.003);
    const world = new World(), body = world.createBody({ type: 'dynamic' });
    for (const outline of outlines) body.createShape({ outline }, { density: 1 });
    assert.ok(Math.abs(body.mass() - 14) < 0.003, `${body.mass()} kg`);
    world.dispose();
});

test('an island in a hole is an outline of its own, whichever way the loops run', () => {
    const ring = (half) => [[-half, -half], [half, -half], [half, half], [-half, half]];
    const { outlines } = cleanOutline([ring(3), ring(2), ring(1).reverse()]);
    assert.deepEqual(outlines.map(({ outer, holes }) => [areaOf(outer), ...holes.map(areaOf)]), [[36, -16], [4]]);
});

test('a good outline comes back as it is, and no area is no outline', () => {
    const outer = [[0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2]];
    const { outlines, changes } = cleanOutline([outer]);
    assert.deepEqual(outlines, [{ outer, holes: [] }]);
    assert.ok(Object.values(changes).every((value) => value === 0));
    assert.deepEqual(cleanOutline([]).outlines, []);
    assert.deepEqual(cleanOutline([[[0, 0], [1, 1], [2, 2]]]).outlines, []);
});

test('a refusal names the loop and the point, and leaves the next call as it was', () => {
    const triangle = [[0, 0], [1, 0], [0, 1]];
    const refused = (loops, argument, requirement) => assert.throws(() => cleanOutline(loops), (error) => {
        assert.ok(error instanceof JostleError);
        assert.equal(error.function, 'cleanOutline');
        assert.equal(error.argument, argument);
        assert.match(error.requirement, requirement);
        return true;
    });
    refused([triangle, [[0, 0], [1, NaN], [0, 1]]], 'loops[1][1]', /finite/);
    refused([triangle, triangle, [[2e5, 0], [1, 0], [0, 1]]], 'loops[2][0]', /1e5/);
    refused([Array.from({ length: 20_000 }, (_, i) => [Math.cos(i), Math.sin(i)])], 'loops', /16384/);
    refused(5, 'loops', /array/);
    refused([[[0, 0], 'here', [0, 1]]], 'loops[0][1]', /pair of numbers/);
    assert.deepEqual(cleanOutline([triangle]).outlines, [{ outer: triangle, holes: [] }]);
});

test('thousands of calls leave no memory behind', () => {
    const square = [[0, 0], [4, 0], [4, 4], [2, 4], [2, 7], [2, 4], [0, 4]];
    const round = () => {
        assert.equal(cleanOutline([square]).outlines.length, 1);
        assert.throws(() => cleanOutline([[[0, 0], [1, NaN], [0, 1]]]), { name: 'JostleError' });
    };
    for (let i = 0; i < 100; ++i) round();
    const size = memory.buffer.byteLength;
    for (let i = 0; i < 5000; ++i) round();
    assert.equal(memory.buffer.byteLength, size);
});
