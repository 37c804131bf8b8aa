// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Scenes in JSON: words of 64 bits, which no number of JavaScript holds, as numbers of a text, strings and bigints.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jostle } from './common.mjs';

const { World } = jostle;
const all = 2n ** 64n - 1n;

/** The filter and the user data of the shape of a scene, whose words are written so. */
function wordsOf(category, mask, userData) {
    const world = World.fromScene(`{ "jostle": 1, "bodies": [{ "shapes": [
        { "type": "circle", "radius": 1, "category": ${category}, "mask": ${mask}, "user_data": ${userData} }] }] }`);
    const [shape] = world.sceneBodies()[0].shapes();
    const words = [shape.filter().category, shape.filter().mask, shape.userData()];
    world.dispose();
    return words;
}

test('a text has all 64 bits of its words', () => {
    assert.deepEqual(wordsOf('18446744073709551615', '"0xffffffffffffffff"', all), [all, all, all]);
    assert.deepEqual(wordsOf('9223372036854775808', '"0x8000000000000001"', '9223372036854775807'), [2n ** 63n, 2n ** 63n + 1n, 2n ** 63n - 1n]);
    assert.deepEqual(wordsOf('9007199254740993', '"0xFFFFFFFFfffffffd"', '0'), [2n ** 53n + 1n, all - 2n, 0n]);
});

test('words beyond 64 bits and others are refused with their place', () => {
    for (const word of ['18446744073709551616', '"0x10000000000000000"', '-1', '1.5', '1e3', '"1"', '"0x"', '"0xg"', '"0x1 "', 'null', '[1]']) {
        assert.throws(() => wordsOf(1, word, 0), (error) => {
            assert.ok(error instanceof jostle.JostleError, String(error));
            assert.match(error.message, /\/bodies\/0\/shapes\/0\/mask.*must be a whole number from 0 to 2\^64 - 1/, word);
            return true;
        });
    }
});

test('an object has words as bigints', () => {
    const scene = (mask) => ({ jostle: 1, bodies: [{ user_data: all, shapes: [{ type: 'circle', radius: 1, category: 1n, mask }] }] });
    const [body] = World.fromScene(scene(all - 1n)).sceneBodies();
    assert.equal(body.userData(), all);
    const [shape] = body.shapes();
    assert.deepEqual([shape.filter().category, shape.filter().mask], [1n, all - 1n]);
    for (const mask of [-1n, 2n ** 64n, 2 ** 64])
        assert.throws(() => World.fromScene(scene(mask)), { name: 'JostleError', message: /mask.*must be a whole number/ });
});

test('masks of all 64 bits decide which shapes touch', () => {
    for (const bit of [0n, 31n, 32n, 53n, 63n]) {
        const touching = (mask) => {
            const circle = { type: 'circle', radius: 1 };
            const world = World.fromScene({ jostle: 1, gravity: [0, 0], bodies: [
                { shapes: [{ ...circle, category: 1n << bit }] },
                { type: 'dynamic', position: [1.5, 0], shapes: [{ ...circle, mask }] }] });
            world.step(1 / 60);
            return world.counts().touching;
        };
        assert.equal(touching(1n << bit), 1, `bit ${bit}`);
        assert.equal(touching(all ^ (1n << bit)), 0, `all but bit ${bit}`);
    }
});
