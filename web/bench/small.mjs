// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node small.mjs FOLDER JOSTLE [SCENE...]: the engines on small scenes, which the program JOSTLE writes. FOLDER has the
// peers' node_modules. Each run begins with a new world. The first run of an engine is not timed: joints are measured in
// that run, at every step. Then each engine has a run in turn. Prints a table.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { jostle } from '../test/common.mjs';
import { smallEngines } from './engines.mjs';
import { median } from './median.mjs';
import { jointError, readScene } from './scene.mjs';

const usual = ['ragdolls_1', 'ragdolls_10', 'ragdolls_100', 'rope_20', 'bridge', 'heap_100', 'level'];
const RUNS = 5;
/** [ms] A run that takes longer is cut off. */
const PATIENCE = 60_000;
/** Steps of a scene that does not say how many. */
const STEPS = 600;

/** [ms] Of one reading of the clock. */
const clock = Math.min(...Array.from({ length: 1000 }, () => {
    const start = performance.now();
    return performance.now() - start;
}));

/** The widest gap [mm] of a hinge at any step; NaN where something exploded. */
function measure(racer, scene) {
    const world = racer.engine.make(scene);
    const end = performance.now() + PATIENCE;
    let error = 0;
    for (let i = 0; i < scene.steps && performance.now() < end; ++i) {
        world.step();
        // A gap that is no number stays.
        error = Math.max(error, jointError(scene, world.poses()));
    }
    world.free();
    Object.assign(racer, { error: 1000 * error, approximated: world.approximated });
}

/** Adds the median [us] of a run's steps but the first. */
function time(racer, scene) {
    const world = racer.engine.make(scene);
    const times = [], end = performance.now() + PATIENCE;
    for (let i = 0; i < scene.steps; ++i) {
        const start = performance.now();
        if (start > end) break;
        world.step();
        times.push(1000 * Math.max(performance.now() - start - clock, 0));
    }
    world.free();
    racer.finished &&= times.length === scene.steps;
    racer.medians.push(median(times.slice(1)));
}

function race(engines, scene) {
    const racers = engines.filter(({ iterated }) => !iterated || scene.joints.length > 0)
        .map((engine) => ({ engine, medians: [], finished: true }));
    for (const racer of racers) measure(racer, scene);
    // Nobody always follows the same engine.
    for (let run = 0; run < RUNS; ++run)
        for (let i = 0; i < racers.length; ++i) time(racers[(run + i) % racers.length], scene);
    for (const racer of racers) racer.time = median(racer.medians);
    return racers;
}

const rounded = (value) => (value >= 1000 ? value.toFixed(0) : value.toPrecision(3));

function timeText({ time, medians, finished, approximated }) {
    const spread = 100 * (Math.max(...medians) - Math.min(...medians)) / time;
    return `${finished ? '' : '> '}${rounded(time)} (${spread.toFixed(0)} %)${approximated.length > 0 ? ' ≈' : ''}`;
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
const columns = ['scene', ...names.map((name) => `${name} [µs]`), 'Rapier ÷ jostle', 'Rapier ÷ iterated',
    'joint error [mm]'];
console.log(`| ${columns.join(' | ')} |\n| --- | ${columns.slice(1).map(() => '---:').join(' | ')} |`);
const notes = new Set();
for (const name of asked.length > 0 ? asked : usual) {
    const text = execFileSync(program, ['scene', 'make', name], { encoding: 'utf8' });
    const scene = readScene(name, () => jostle.World.fromScene(text));
    scene.steps ||= STEPS;
    const racers = race(engines, scene);
    const racerOf = (wanted) => racers.find(({ engine }) => engine.name === wanted);
    const [ours, iterated, rapier] = names.map(racerOf);
    const ratio = (racer) => (racer ? `**${(rapier.time / racer.time).toFixed(2)}**` : '–');
    const cell = (write) => names.map((one) => (racerOf(one) ? write(racerOf(one)) : '–'));
    const errors = scene.joints.length > 0 ? cell((racer) => errorText(racer, rapier)).join(' / ') : '–';
    console.log(`| ${['`' + name + '`', ...cell(timeText), ratio(ours), ratio(iterated), errors].join(' | ')} |`);
    for (const { engine, approximated } of racers)
        for (const what of approximated) notes.add(`${engine.name} has ${what}`);
}
console.log(`\n${RUNS} runs of each engine, by turns; joint error: ${names.join(' / ')}. ≈: ${[...notes].join('; ')}.`);
