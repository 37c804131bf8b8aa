// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// golden.mjs PROGRAM [--write]: compares golden.json with the state hashes that the native program PROGRAM comes to, for
// every scene of the catalogue; --write: writes them. The page shows its own hashes beside these.
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const scenes = join(here, '../../scenes');
const file = join(here, 'golden.json');
const [program, option] = process.argv.slice(2);
if (program === undefined || (option !== undefined && option !== '--write')) {
  console.error('usage: golden.mjs PROGRAM [--write]');
  process.exit(2);
}

const ask = (...words) => JSON.parse(execFileSync(program, [...words, '--json'], {encoding: 'utf8'}));
const steps = [1, 60, 300];
const found = {};
const names = readdirSync(scenes).filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
// Of the reference scenes the page's catalogue has the large ones: those that golden.json names. The program lists more.
const kept = JSON.parse(readFileSync(file, 'utf8'));
const references = ask('scene', 'list').scenes.map(({name}) => name).filter((name) => name in kept.scenes);
for (const name of [...names.sort(), ...references]) {
  const scene = references.includes(name) ? name : join(scenes, `${name}.json`);
  found[name] = steps.map((count) => ask('run', scene, '--steps', `${count}`, '--no-pictures', '--quiet').hash);
}

if (option === '--write') {
  writeFileSync(file, `${JSON.stringify({steps, scenes: found}, null, 1)}\n`);
} else {
  const wrong = Object.keys(found).filter((name) => `${found[name]}` !== `${kept.scenes[name]}`);
  if (wrong.length > 0 || `${kept.steps}` !== `${steps}` || Object.keys(kept.scenes).length !== Object.keys(found).length) {
    console.error(`golden.json is not the program's (golden.mjs PROGRAM --write): ${wrong.join(', ')}`);
    process.exit(1);
  }
  console.log(`${Object.keys(found).length} scenes, ${steps.length} hashes each`);
}
