// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The package as a user has it: packed, installed into an empty project, its documents' examples checked by tsc and run
// in Node, bundled by esbuild.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sizes } from '../size.mjs';
import { packageFolder, root } from './common.mjs';

const project = path.join(root, 'build', 'web', 'project');
const tools = path.join(root, 'build', 'web', 'tools', 'node_modules', '.bin');
const run = (program, args) => execFileSync(program, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });

rmSync(project, { recursive: true, force: true });
mkdirSync(project, { recursive: true });
writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');
const packed = JSON.parse(run('npm', ['pack', packageFolder, '--json']))[0];
run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.filename]);

/** The examples of docs/web.md, and what they print. */
const examples = [...readFileSync(path.join(root, 'docs', 'web.md'), 'utf8')
    .matchAll(/```js\n([^]*?)```\n(?:\n```text\n([^]*?)```)?/g)].map(([, code, prints]) => ({ code, prints }));
assert.ok(examples.length >= 6);
examples.forEach(({ code }, i) => writeFileSync(path.join(project, `example${i}.mjs`), code));

test('the package has what it needs, and no more', () => {
    const files = packed.files.map((file) => file.path);
    for (const file of ['index.js', 'index.d.ts', 'jostle.wasm', 'package.json', 'README.md', 'LICENSE'])
        assert.ok(files.includes(file), file);
    for (const file of files.filter((one) => one.endsWith('.js'))) {
        const code = readFileSync(path.join(packageFolder, file), 'utf8');
        assert.doesNotMatch(code, /\beval\(|new Function|node:wasi/);
    }
});

test('the module is at most 300 KB compressed, as servers compress by Brotli', () => {
    const { brotli } = sizes(path.join(packageFolder, 'jostle.wasm'));
    assert.ok(brotli > 50_000 && brotli <= 300_000, `${brotli} bytes`);
});

test('the examples run in Node', () => {
    examples.forEach(({ prints }, i) => {
        assert.equal(run('node', [`example${i}.mjs`]), prints ?? '', `example ${i}`);
    });
});

test('the examples and the types are right to tsc', () => {
    const options = ['--noEmit', '--strict', '--allowJs', '--checkJs', '--target', 'es2022', '--module', 'nodenext',
        '--moduleResolution', 'nodenext', '--lib', 'es2022,dom,esnext.disposable'];
    run(path.join(tools, 'tsc'), [...options, ...examples.map((_, i) => `example${i}.mjs`)]);
    // A mistake is found.
    writeFileSync(path.join(project, 'wrong.mts'), `import { World } from 'jostle';
new World().createBody({ type: 'fixed' });
new World().createBody({ typ: 'dynamic' });
new World().setGravity(10);
`);
    assert.throws(() => run(path.join(tools, 'tsc'), [...options, 'wrong.mts']), (error) => {
        assert.equal(error.stdout.match(/wrong\.mts\(\d/g).length, 3, error.stdout);
        return true;
    });
});

test('a bundle of esbuild runs by itself', () => {
    writeFileSync(path.join(project, 'page.mjs'), `import bytes from 'jostle/jostle.wasm';
import { init, World } from 'jostle';
await init(bytes);
const world = World.fromReference('tumbler');
world.step(1 / 60, 4);
console.log(world.motionHash().toString(16));
`);
    run(path.join(tools, 'esbuild'), ['page.mjs', '--bundle', '--minify', '--format=esm', '--platform=browser', '--target=es2022',
        '--loader:.wasm=binary', '--external:node:fs/promises', '--outfile=bundle.mjs']);
    rmSync(path.join(project, 'node_modules'), { recursive: true });
    assert.equal(run('node', ['bundle.mjs']).trim(), '9471b9c5fecc1a7a');
    assert.ok(readdirSync(project).includes('bundle.mjs') && statSync(path.join(project, 'bundle.mjs')).size > 1000);
});
