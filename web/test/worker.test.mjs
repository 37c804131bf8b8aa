// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Workers: each has a module of its own, from bytes that were compiled once, and the same bits.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { jostle, packageFolder } from './common.mjs';

const program = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData.index).then(async ({ init, World }) => {
    await init(workerData.module);
    const world = World.fromReference('tumbler');
    for (let i = 0; i < workerData.steps; ++i) world.step(1 / 60);
    const transforms = world.poses().transforms.slice();
    parentPort.postMessage({ hash: world.motionHash(), length: world.poses().length, transforms }, [transforms.buffer]);
    world.dispose();
});
`;

function runWorker(module, steps) {
    return new Promise((resolve, reject) => {
        const index = path.join(packageFolder, 'index.js');
        const worker = new Worker(program, { eval: true, workerData: { index, module, steps } });
        worker.once('message', resolve);
        worker.once('error', reject);
    });
}

test('workers simulate beside each other, by one compiled module, with the same bits', async () => {
    const module = await WebAssembly.compile(readFileSync(path.join(packageFolder, 'jostle.wasm')));
    const [one, two, far] = await Promise.all([runWorker(module, 1), runWorker(module, 1), runWorker(undefined, 5)]);
    const here = jostle.World.fromReference('tumbler');
    here.step(1 / 60);
    for (const there of [one, two]) {
        assert.equal(there.hash, here.motionHash());
        assert.equal(there.length, here.poses().length);
        assert.deepEqual(there.transforms, here.poses().transforms.slice());
    }
    for (let i = 0; i < 4; ++i) here.step(1 / 60);
    assert.equal(far.hash, here.motionHash());
});
