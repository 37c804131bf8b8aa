// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node saves.mjs FOLDER: the bytes and times of saves and loads of the engines that have some, in turn, on worlds
// after 100 steps. FOLDER has the peers' node_modules. Prints a table.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jostle } from '../test/common.mjs';
import { allEngines } from './engines.mjs';
import { median } from './median.mjs';
import { referenceScene } from './scene.mjs';

const STEPS_FIRST = 100;
const RUNS = 9;

function timeOf(work) {
    const start = performance.now();
    work();
    return performance.now() - start;
}

export function raceSaves(engines) {
    console.log(`\nSaves after ${STEPS_FIRST} steps; ms, medians of ${RUNS}\n`);
    console.log('| scene | engine | bodies | step | save | load | bytes | per body |');
    console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
    for (const name of ['large_pyramid', 'tumbler']) {
        const scene = referenceScene(jostle, name);
        for (const engine of engines) {
            const world = engine.make(scene);
            if (world?.save === undefined) {
                world?.free();
                continue;
            }
            for (let i = 0; i < STEPS_FIRST; ++i) world.step();
            const times = { step: [], save: [], load: [] };
            let bytes;
            for (let i = 0; i < RUNS; ++i) {
                times.save.push(timeOf(() => (bytes = world.save())));
                times.load.push(timeOf(() => world.load(bytes)));
                times.step.push(timeOf(() => world.step()));
            }
            const [step, save, load] = ['step', 'save', 'load'].map((what) => median(times[what]).toFixed(2));
            console.log(`| ${name} | ${engine.name} | ${scene.bodies.length} | ${step} | ${save} | ${load} | ` +
                `${bytes.length} | ${(bytes.length / scene.bodies.length).toFixed(0)} |`);
            world.free();
        }
    }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) raceSaves(await allEngines(path.resolve(process.argv[2])));
