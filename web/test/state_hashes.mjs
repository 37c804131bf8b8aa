// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Prints what tests/house/state_hashes.cpp prints: the state hash of every scene, after each quarter of its steps.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { jostle, root, sceneText } from './common.mjs';

const { World } = jostle;

/** The callbacks of state_hashes.cpp. */
function setCallbacks(world) {
    world.onShouldCollide((a, b) => {
        const sum = a.index + 3 * b.index;
        if (sum % 5 === 0) b.body().applyImpulseToCenter([0, 0.5]);
        return sum % 11 !== 0;
    });
    const decide = (contact) => {
        const body = contact.shape.body();
        const id = contact.shape.index;
        contact.enabled = (id + contact.other.index) % 7 !== 0;
        contact.friction = 0.25;
        if (contact.time > 0 || id % 13 !== 0 || body.type() !== 'dynamic') return;
        const [x, y] = body.position();
        const made = world.createBody({ type: 'dynamic', position: [x, Math.fround(y + 30)] });
        made.createShape({ circle: { radius: 0.25 } });
        if (id % 2 === 0) world.destroy(body);
        else world.createDistance({ bodyA: body, bodyB: made, length: 20 });
    };
    for (const body of world.bodies())
        for (const shape of body.shapes()) if (shape.index % 3 === 0) world.onPreSolve(shape, decide);
}

function run(name, world, steps, hertz, substeps) {
    const hashes = [];
    for (let i = 1; i <= steps; ++i) {
        world.step(Math.fround(1 / hertz), substeps);
        if (i % Math.floor(steps / 4) === 0) hashes.push(world.stateHash().toString(16).padStart(16, '0'));
    }
    console.log(`${name.padEnd(16)} ${String(steps).padStart(4)} steps ${hashes.join(' ')}`);
    world.dispose();
}

const references = jostle.referenceScenes();
for (const { name } of references) run(name, World.fromReference(name), 20, 60, 4);
const edited = World.fromReference(references[0].name);
setCallbacks(edited);
run(`${references[0].name}, edited`, edited, 20, 60, 4);
const files = readdirSync(path.join(root, 'scenes')).filter((file) => /^[^.]*\.json$/.test(file)).sort();
for (const file of files) {
    const name = file.replace('.json', '');
    const world = World.fromScene(sceneText(name));
    const { stepHertz, substeps } = world.sceneInfo();
    run(name, world, 120, stepHertz, substeps);
}
