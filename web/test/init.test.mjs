// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// How the module is loaded: from each source, in a Node of its own, which fetches nothing that it was not asked for.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { index, inOwnNode, jostle, packageFolder } from './common.mjs';

const file = path.join(packageFolder, 'jostle.wasm');
const golden = jostle.referenceScenes().find(({ name }) => name === 'tumbler').golden[0];

/** Of a source, whether the module that comes from it has the native program's bits, and how often the package fetched. */
const loaded = (source) => inOwnNode(`
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const file = ${JSON.stringify(file)};
const server = createServer((request, response) => {
    const answer = { '/jostle.wasm': readFileSync(file), '/page': '<!doctype html>', '/empty': '' }[request.url];
    response.writeHead(answer === undefined ? 404 : 200, request.url === '/page' ? { 'content-type': 'text/html' } : {});
    response.end(answer);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const site = 'http://127.0.0.1:' + server.address().port;
let fetched = 0;
const { fetch } = globalThis;
globalThis.fetch = (...args) => {
    ++fetched;
    return fetch(...args);
};
const { init, World } = await import(${index});
const outcome = async (source) => {
    try {
        await init(source);
        const world = World.fromReference('tumbler');
        world.step(1 / 60, 4);
        return world.motionHash() === ${golden}n;
    } catch (error) {
        return error.name + ' ' + error.message.replace(site, '');
    }
};
${source}
server.closeAllConnections?.();
server.close();
`);

for (const [name, source, fetches] of [
    ['nothing: beside the code', 'undefined', 0],
    ['bytes', 'readFileSync(file)', 0],
    ['an ArrayBuffer', 'readFileSync(file).buffer.slice(0)', 0],
    ['a part of a buffer', 'new Uint8Array([0, 0, 0, ...readFileSync(file)]).subarray(3)', 0],
    ['a compiled module', 'new WebAssembly.Module(readFileSync(file))', 0],
    ['a URL of a file', `new URL(${JSON.stringify(pathToFileURL(file).href)})`, 0],
    ['the text of a URL', 'site + "/jostle.wasm"', 1],
    ['a URL', 'new URL("/jostle.wasm", site)', 1],
    ['a response', 'await fetch(site + "/jostle.wasm")', 0],
    ['a response that is still to come', 'fetch(site + "/jostle.wasm")', 0],
]) {
    test(`from ${name}`, () => {
        // A Buffer of so many bytes has an ArrayBuffer of its own.
        assert.equal(loaded(`console.log(await outcome(${source}), fetched);`), `true ${fetches}\n`);
    });
}

test('what cannot be loaded is refused, and may be tried again', () => {
    assert.equal(loaded(`
for (const source of [site + '/other.wasm', fetch(site + '/other.wasm'), new Uint8Array([1, 2, 3])])
    console.log((await outcome(source)).slice(0, 70));
for (const name of ['/page', '/empty']) console.log(await outcome(site + name));
console.log(await outcome(site + '/jostle.wasm'));
`), ['JostleError init: source is /other.wasm; it cannot be fetched: 404', 'JostleError init: source is /other.wasm; it cannot be fetched: 404',
        'CompileError WebAssembly.compile(): expected 4 bytes, fell off end @+0',
        'JostleError init: source is /page; it must be a WebAssembly module: text/html came, of 15 bytes',
        'JostleError init: source is /empty; it must be a WebAssembly module: null came, of 0 bytes', 'true', ''].join('\n'));
});

test('a promise that is not awaited may be rejected', () => {
    // Node ends where nobody takes a rejection.
    assert.equal(loaded(`
await init();
await init(Promise.reject(new RangeError('late')));
console.log(await outcome(fetch(site.replace(/\\d+$/, '1'))));
await new Promise((resolve) => setTimeout(resolve, 50));
`), 'true\n');
    assert.equal(inOwnNode(`WebAssembly.validate = () => false;
const { init } = await import(${index});
await init(Promise.reject(new RangeError('early'))).catch((error) => console.log(error.name));
await new Promise((resolve) => setTimeout(resolve, 50));
`), 'JostleError\n');
    assert.equal(loaded(`await init(Promise.reject(new RangeError('early'))).catch((error) => console.log(error.name));
console.log(await outcome());
`), 'RangeError\ntrue\n');
});

test('before it is loaded a call says so; it is loaded once', () => {
    assert.equal(inOwnNode(`
const { init, KdTree, World } = await import(${index});
for (const make of [() => new World(), () => new KdTree(), () => World.fromScene('{}'), () => World.fromReference('tumbler')]) {
    try {
        make();
    } catch (error) {
        console.log(error.name, error.requirement);
    }
}
console.log(init() === init());
await init();
console.log(new World().counts().bodies);
`), `${'JostleError await init() before the first call\n'.repeat(4)}true\n0\n`);
});

test('where SIMD is missing, init says so', () => {
    assert.equal(inOwnNode(`WebAssembly.validate = () => false;
const { init, JostleError } = await import(${index});
await init().catch((error) => console.log(error instanceof JostleError, error.message));
`), 'true init: WebAssembly is without SIMD; it must have SIMD: use a browser from 2023 or later\n');
});
