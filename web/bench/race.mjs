// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node race.mjs FOLDER [STEPS]: the engines on three reference scenes, each in turn, and how well they did; then the
// trees on 100,000 items, and the sizes and times of saves. FOLDER has the peers' node_modules. Prints tables.
import path from 'node:path';
import { jostle } from '../test/common.mjs';
import { allEngines } from './engines.mjs';
import { quality, referenceScene } from './scene.mjs';
import { raceSaves } from './saves.mjs';
import { raceTrees } from './trees.mjs';

const folder = path.resolve(process.argv[2]);
const steps = Number(process.argv[3] ?? 200);
const engines = await allEngines(folder);

/** Of slow engines as many steps as 15 s allow. */
function race(engine, scene) {
    const world = engine.make(scene);
    if (world === null) return null;
    const times = [], end = performance.now() + 15_000;
    while (times.length < steps && performance.now() < end) {
        const start = performance.now();
        world.step();
        times.push(performance.now() - start);
    }
    const row = { steps: times.length, mean: times.reduce((a, b) => a + b) / times.length };
    Object.assign(row, quality(scene, world.poses()));
    world.free();
    return row;
}

for (const name of ['large_pyramid', 'joint_grid', 'tumbler']) {
    const scene = referenceScene(jostle, name);
    console.log(`\n${name}: ${scene.bodies.length} bodies, ${scene.joints.length} joints\n`);
    console.log('| engine | effort | steps | ms per step | ratio | sag m | slide m | joint error m | lost |');
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
    let ours;
    for (const engine of engines) {
        const row = race(engine, scene);
        if (row === null) continue;
        ours ??= row.mean;
        const number = (value, digits) => (row.finite ? value.toFixed(digits) : 'not finite');
        console.log(`| ${engine.name} | ${engine.effort} | ${row.steps} | ${row.mean.toFixed(2)} | ` +
            `${(row.mean / ours).toFixed(1)} | ${number(row.sag, 3)} | ${number(row.slide, 3)} | ` +
            `${number(row.error, 4)} | ${row.lost} |`);
    }
}
await raceTrees(jostle, folder);
raceSaves(engines);
