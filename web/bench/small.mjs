// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node small.mjs FOLDER JOSTLE [SCENE...]: the engines on small scenes, which the program JOSTLE writes. FOLDER has the
// peers' node_modules. Each run begins with a new world. The first run of an engine does not count: joints are measured in
// that run, at every step. Then each engine has a run in turn. Prints a table.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { jostle } from '../test/common.mjs';
import { smallEngines } from './engines.mjs';
import { median } from './median.mjs';
import { jointError, readScene, sceneMaker } from './scene.mjs';

const usual = ['ragdolls_1', 'ragdolls_10', 'ragdolls_100', 'rope_20', 'bridge', 'heap_100', 'level'];
const RUNS = 5;
/** [ms] A run that takes longer is cut off, and its engine has no other. */
const PATIENCE = 30_000;
/** Steps of a scene that does not say how many. */
const STEPS = 600;

/** [ms] Of one reading of the clock. */
const clock = Math.min(...Array.from({ length: 1000 }, () => {
    const start = performance.now();
    return performance.now() - start;
}));

/** The times [us] of a run's steps; `look` sees the world after each. */
function run(engine, scene, look) {
    const world = engine.make(scene);
    const times = [], end = performance.now() + PATIENCE;
    while (times.length < scene.steps && performance.now() < end) {
        const start = performance.now();
        world.step();
        times.push(1000 * Math.max(performance.now() - start - clock, 0));
        look?.(world);
    }
    world.free();
    return times;
}

/** A run in which the widest gap [mm] of a hinge is measured: NaN where something exploded. */
function enter(engine, scene) {
    let error = 0, approximated;
    const times = run(engine, scene, (world) => {
        // A gap that is no number stays.
        error = Math.max(error, 1000 * jointError(scene, world.poses()));
        ({ approximated } = world);
    });
    const finished = times.length === scene.steps;
    return { engine, error, approximated, finished, steps: times.length, medians: finished ? [] : [median(times)] };
}

function race(engines, scene) {
    const racers = engines.filter(({ iterated }) => !iterated || scene.joints.length > 0)
        .map((engine) => enter(engine, scene));
    for (let round = 0; round < RUNS; ++round) {
        // Nobody always follows the same engine.
        for (let i = 0; i < racers.length; ++i) {
            const { engine, finished, medians } = racers[(round + i) % racers.length];
            if (finished) medians.push(median(run(engine, scene).slice(1)));
        }
    }
    for (const racer of racers) racer.time = median(racer.medians);
    return racers;
}

const rounded = (value) => (value >= 1000 ? value.toFixed(0) : value.toPrecision(3));

function timeText({ time, medians, finished, steps, approximated }) {
    const spread = 100 * (Math.max(...medians) - Math.min(...medians)) / time;
    const how = finished ? `${spread.toFixed(0)} %` : `${steps} steps`;
    return `${rounded(time)} (${how})${approximated.length > 0 ? ' ≈' : ''}`;
}

/** Bold where one of ours is behind Rapier by more than a tenth and 0.1 mm. */
function errorText({ engine, error }, rival) {
    if (!Number.isFinite(error)) return 'not finite';
    const text = error < 0.1 ? error.toFixed(3) : rounded(error);
    return engine.name.startsWith('jostle') && error > Math.max(1.1 * rival.error, rival.error + 0.1) ? `**${text}**` : text;
}

const [folder, program, ...asked] = process.argv.slice(2);
const engines = await smallEngines(path.resolve(folder));
const names = engines.map(({ name }) => name);
console.log(`Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}; ${RUNS} runs of each engine, by turns.\n`);
const columns = ['scene', ...names.map((name) => `${name} [µs]`), 'Rapier ÷ jostle', 'Rapier ÷ iterated',
    `joint error [mm]: ${names.join(' / ')}`];
console.log(`| ${columns.join(' | ')} |\n| --- | ${columns.slice(1).map(() => '---:').join(' | ')} |`);
const notes = new Set();
for (const name of asked.length > 0 ? asked : usual) {
    const text = execFileSync(program, ['scene', 'make', name], { encoding: 'utf8' });
    const scene = readScene(name, sceneMaker(jostle, text));
    scene.steps ||= STEPS;
    const racers = race(engines, scene);
    const racerOf = (wanted) => racers.find(({ engine }) => engine.name === wanted);
    const [ours, iterated, rapier] = names.map(racerOf);
    const ratio = (racer) => (racer ? `**${(rapier.time / racer.time).toFixed(2)}**` : '–');
    const cell = (write) => names.map((one) => (racerOf(one) ? write(racerOf(one)) : '–'));
    const errors = scene.joints.length > 0 ? cell((racer) => errorText(racer, rapier)).join(' / ') : '–';
    console.log(`| ${['`' + name + '`', ...cell(timeText), ratio(ours), ratio(iterated), errors].join(' | ')} |`);
    for (const { engine, approximated } of racers)
        for (const what of approximated) notes.add(`${engine.name}, ${what}`);
}
if (notes.size > 0) console.log(`\n≈: ${[...notes].join('; ')}.`);
