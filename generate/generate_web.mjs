// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node generate_web.mjs FOLDER: reads the public headers and writes bindings.cpp, tables.js and index.d.ts there, each only
// where it changes.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApi } from './web_api.mjs';
import { emitCpp } from './emit_web_cpp.mjs';
import { emitJs } from './emit_web_js.mjs';
import { emitTypes } from './emit_web_types.mjs';
import { readHeaders } from './headers.mjs';

const [target, ...more] = process.argv.slice(2);
if (target === undefined || target.startsWith('-') || more.length > 0) {
    console.error('usage: node generate_web.mjs FOLDER');
    process.exit(2);
}

const here = path.dirname(fileURLToPath(import.meta.url));
const include = path.join(here, '..', 'include', 'jostle');
const files = [
    path.join(include, 'core', 'constants.h'), path.join(include, 'geometry', 'shapes.h'),
    path.join(include, 'geometry', 'mass.h'),
    ...readdirSync(path.join(include, 'dynamics')).sort().map((file) => path.join(include, 'dynamics', file)),
    path.join(here, '..', 'web', 'world.h'),
];

const api = makeApi(readHeaders(files));
const calls = api.classes.flatMap((one) => one.calls);
mkdirSync(target, { recursive: true });
const prelude = readFileSync(path.join(here, '..', 'web', 'src', 'index.d.ts'), 'utf8');
for (const [name, text] of [
    ['bindings.cpp', emitCpp(api, calls)], ['tables.js', emitJs(api, calls)],
    ['index.d.ts', emitTypes(api, prelude)],
]) {
    const file = path.join(target, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
