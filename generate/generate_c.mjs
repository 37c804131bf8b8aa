// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node generate_c.mjs [--check | --tests FOLDER]: writes what the C interface has of the public headers: include/jostle_c/,
// c/generated/ and generate/api.json. With --check it only looks, and fails if a file is not what it would write; with
// --tests it writes the tests of all calls.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCApi } from './c_api.mjs';
import { hasDefault } from './c_signature.mjs';
import { defaultsOf, emitCHeader } from './emit_c_header.mjs';
import { emitApi, emitCdef } from './emit_api.mjs';
import { emitCTests, emitSame } from './emit_c_tests.mjs';
import { emitCConversions, emitCSource, emitCStructs } from './emit_c_source.mjs';
import { readHeaders } from './headers.mjs';

const usage = 'usage: node generate_c.mjs [--check | --tests FOLDER]';
const [option, folder, ...more] = process.argv.slice(2);
const takesFolder = option === '--tests';
if (![undefined, '--check', '--tests'].includes(option) || takesFolder !== (folder !== undefined) || folder?.startsWith('-') || more.length > 0) {
    console.error(usage);
    process.exit(2);
}

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const headersIn = (folder) => readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.h')).sort()
    .map((file) => path.join(root, folder, file));
const layers = ['core', 'math', 'geometry', 'spatial', 'dynamics', 'crowd', 'crowdworld', 'mesh', 'batch'];
const calls = headersIn('c/src').filter((file) => file.endsWith('_calls.h'));
const headers = readHeaders([...layers.flatMap((layer) => headersIn(`include/jostle/${layer}`)), ...calls]);
const table = makeCApi(headers);
if (headers.unread.length > 0) throw new Error(`headers.mjs does not understand\n${headers.unread.join('\n')}`);

// Functions that a call or a struct takes, after the types that they name.
table.after = {
    JostleShape: `
/** Whether two shapes may have a contact. */
typedef bool (*JostleShouldCollide)(const JostleShape* a, const JostleShape* b, void* context);
/** Whether a question is about a shape. */
typedef bool (*JostleShapePredicate)(const JostleShape* shape, void* context);
`,
    JostlePreSolve: '\ntypedef void (*JostlePreSolveFunction)(JostlePreSolve* contact, void* context);\n',
    ...Object.fromEntries(['ContactBegan', 'ContactEnded', 'SensorEntered', 'SensorLeft'].map((name) => [`Jostle${name}`,
        `\ntypedef void (*Jostle${name}Function)(const Jostle${name}* event, void* context);\n`])),
    JostleContact: '\ntypedef void (*JostleImpulsesFunction)(const JostleContact* contact, void* context);\n',
    JostleBatchEpisode: `
/** Makes a world, which the batch takes over; NULL: the call of the batch is refused. It must depend on the episode alone. */
typedef JostleWorld* (*JostleBatchMaker)(const JostleBatchEpisode* episode, void* context);
`,
    JostleRollbackFrame: `
/** Changes the world by the input of a frame. */
typedef void (*JostleRollbackApply)(JostleWorld* world, const void* input, size_t input_size, void* context);
typedef void (*JostleRollbackTold)(JostleWorld* world, const JostleRollbackFrame* frame, void* context);
`,
    JostleCustomRows: '\ntypedef void (*JostleCustomFunction)(JostleCustomRows* rows, void* context);\n',
};
for (const call of table.subjects.flatMap((subject) => [...subject.calls, ...subject.classes.map((one) => one.constructor).filter(Boolean)])) {
    for (const one of call.parameters) if (one.type.sort === 'struct' && hasDefault(one)) one.type.isArgument = true;
}
for (const subject of table.subjects) {
    subject.file = calls.map((file) => path.basename(file)).find((file) => subject.calls.some((call) => call.header === `src/${file}`));
}

const written = new Map();
if (takesFolder) {
    for (const subject of table.subjects) {
        const tests = emitCTests(subject, defaultsOf(subject));
        written.set(`${subject.name}_calls.c`, tests.c);
        written.set(`${subject.name}_twins.cpp`, tests.cpp);
    }
    written.set('same.h', emitSame(table));
} else {
    for (const subject of table.subjects) {
        written.set(`include/jostle_c/${subject.name}.h`, emitCHeader(subject, table));
        if (subject.calls.length > 0) written.set(`c/generated/${subject.name}.cpp`, emitCSource(subject));
    }
    written.set('c/generated/structs.h', emitCStructs(table));
    written.set('c/generated/structs.cpp', emitCConversions(table));
    written.set('include/jostle_c/jostle.cdef', emitCdef([
        readFileSync(path.join(root, 'include/jostle_c/base.h'), 'utf8'),
        ...table.subjects.map((subject) => written.get(`include/jostle_c/${subject.name}.h`)),
    ]));
    written.set('generate/api.json', emitApi(table));
}

let differ = 0;
for (const [name, text] of written) {
    const file = path.join(folder ?? root, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    ++differ;
    if (option === '--check') {
        console.error(`${name} is not what generate/generate_c.mjs writes: run it`);
    } else {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
    }
}
if (option === '--check' && differ > 0) process.exit(1);
