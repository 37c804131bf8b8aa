// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node save_files.mjs write|read FOLDER: does what tests/house/save_files.cpp does, in WebAssembly.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jostle, root, sceneText } from './common.mjs';

const { World } = jostle;
const steps = [1, 30, 60, 90], stepsOn = 30;
const [task, folder] = process.argv.slice(2);
const filesOf = (of, ending) => readdirSync(of).filter((file) => new RegExp(`^[^.]*\\.${ending}$`).test(file)).sort();

if (task === 'write') {
    mkdirSync(folder, { recursive: true });
    for (const file of filesOf(path.join(root, 'scenes'), 'json')) {
        const name = file.replace('.json', ''), world = World.fromScene(sceneText(name));
        const { stepHertz, substeps } = world.sceneInfo();
        const keep = (moment) => writeFileSync(path.join(folder, `${name}-${moment}.save`), world.save());
        let hasTouched = false;
        for (let step = 1; step <= steps.at(-1); ++step) {
            world.step(Math.fround(1 / stepHertz), substeps);
            const touches = world.events().contactsBegan.length > 0;
            if (!hasTouched && touches) keep('touch');
            hasTouched ||= touches;
            if (steps.includes(step)) keep(step);
        }
        world.dispose();
    }
} else {
    for (const file of filesOf(folder, 'save')) {
        const world = new World();
        world.load(readFileSync(path.join(folder, file)));
        for (let i = 0; i < stepsOn; ++i) world.step(Math.fround(1 / 60));
        console.log(`${file.replace('.save', '')} ${world.stateHash().toString(16).padStart(16, '0')}`);
        world.dispose();
    }
}
