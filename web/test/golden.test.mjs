// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The reference scenes' golden hashes after 1 and 100 steps; of the larger ones after 1. test.sh compares every scene's
// state with that of the native program besides.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jostle } from './common.mjs';

const scenes = jostle.referenceScenes();
assert.equal(scenes.length, 6);
for (const { name, steps, golden } of scenes) {
    test(`golden hashes of ${name}`, () => {
        const world = jostle.World.fromReference(name);
        assert.ok(steps >= 100 && golden.every((hash) => hash > 0n));
        world.step(1 / 60, 4);
        assert.equal(world.motionHash(), golden[0]);
        const isLarge = world.counts().shapes > 6000;
        for (let i = 1; i < 100 && !isLarge; ++i) world.step(1 / 60, 4);
        if (!isLarge) assert.equal(world.motionHash(), golden[1]);
        world.dispose();
    });
}
