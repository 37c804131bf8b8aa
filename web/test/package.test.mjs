// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The package as a user has it: packed, installed into an empty project, its documents' examples checked by tsc and run
// in Node, bundled by esbuild.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { sizes } from '../size.mjs';
import { jostle, packageFolder, root } from './common.mjs';

const project = path.join(root, 'build', 'web', 'project');
const tools = path.join(root, 'build', 'web', 'tools', 'node_modules', '.bin');
const run = (program, args) => execFileSync(program, args, { cwd: project, encoding: 'utf8', stdio: 'pipe' });

rmSync(project, { recursive: true, force: true });
mkdirSync(project, { recursive: true });
writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');
const packed = JSON.parse(run('npm', ['pack', packageFolder, '--json']))[0];
run('npm', ['install', '--offline', '--no-audit', '--no-fund', packed.filename]);

/** The examples of docs/web.md and README.md, and what they print. Those of a page, which begin with the names of their files, print there. */
const documented = ['docs/web.md', 'README.md'].flatMap((page) => [...readFileSync(path.join(root, page), 'utf8')
    .matchAll(/```js\n([^]*?)```\n(?:\n```text\n([^]*?)```)?/g)])
    .map(([, code, prints], i) => ({ code, prints, name: /^\/\/ (\w+\.js)\n/.exec(code)?.[1], file: `example${i}.mjs` }));
const inTypeScript = [...readFileSync(path.join(root, 'docs', 'web.md'), 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code);
const examples = documented.filter(({ name }) => name === undefined);
assert.ok(examples.length >= 6);
for (const { code, name, file } of documented) writeFileSync(path.join(project, name ?? file), code);

test('the package has what it needs, and no more', () => {
    const files = packed.files.map((file) => file.path);
    for (const file of ['index.js', 'index.d.ts', 'view.d.ts', 'wasm.d.ts', 'jostle.wasm', 'outlines.js', 'outlines.d.ts', 'outlines.wasm', 'package.json', 'README.md', 'LICENSE'])
        assert.ok(files.includes(file), file);
    const readme = readFileSync(path.join(packageFolder, 'README.md'), 'utf8');
    assert.match(readme, /The pages about C\+\+ hold for JavaScript, too:\s+docs\/worlds\.md,/);
    const header = readFileSync(path.join(root, 'include', 'jostle', 'core', 'version.h'), 'utf8');
    const version = [...header.matchAll(/#define JOSTLE_VERSION_\w+ (\d+)/g)].map((found) => found[1]).join('.');
    assert.equal(packed.version, version, 'the version of the header');
    assert.doesNotMatch(readme, /\]\((?!https:)/, 'a link to a file that the package has not');
    for (const file of files.filter((one) => one.endsWith('.js'))) {
        const code = readFileSync(path.join(packageFolder, file), 'utf8');
        assert.doesNotMatch(code, /\beval\(|new Function|node:wasi/);
    }
});

test('the types say in which unit a number is', () => {
    const types = readFileSync(path.join(packageFolder, 'index.d.ts'), 'utf8');
    for (const [name, unit] of [['density', 'kg/m^2'], ['approachSpeed', 'm/s'], ['maxForce', 'N'], ['maxTorque', 'N m'], ['stepHertz', 'Hz'],
        ['angularVelocities', 'rad/s'], ['linearVelocities', 'm/s'], ['halfWidth', 'm'], ['position', 'm'], ['fraction', '1'], ['gravity', 'm/s^2'],
        ['mass', 'kg'], ['inertia', 'kg m^2']]) {
        const documented = new RegExp(`\\[${unit.replaceAll('^', '\\^')}\\](?:(?!\\*/)[^])*\\*/\\n +(readonly )?${name}[?:(]`);
        assert.match(types, documented, name);
    }
});

test('the module does not grow: at most 377.5 KB as servers compress by Brotli, 1 KB more by web/build --brief', () => {
    const { brotli } = sizes(path.join(packageFolder, 'jostle.wasm'));
    assert.ok(brotli > 50_000 && brotli <= (process.env.JOSTLE_WEB_BRIEF ? 378_500 : 377_500), `${brotli} bytes`);
});

test('outlines.wasm does not grow: at most 31 KB', () => {
    const { brotli } = sizes(path.join(packageFolder, 'outlines.wasm'));
    assert.ok(brotli > 5_000 && brotli <= 31_000, `${brotli} bytes`);
});

test('the examples run in Node', () => {
    for (const { prints, file } of examples) assert.equal(run('node', [file]), prints ?? '', file);
});

test('the examples and the types are right to tsc', () => {
    const options = ['--noEmit', '--strict', '--allowJs', '--checkJs', '--target', 'es2022', '--module', 'nodenext',
        '--moduleResolution', 'nodenext', '--lib', 'es2022,dom,esnext.disposable'];
    assert.ok(inTypeScript.length > 0);
    inTypeScript.forEach((code, i) => writeFileSync(path.join(project, `typed${i}.mts`), code));
    run(path.join(tools, 'tsc'), [...options, ...documented.map(({ name, file }) => name ?? file), ...inTypeScript.map((_, i) => `typed${i}.mts`)]);
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

/** Of tumbler after a step: the native program's. */
const golden = jostle.referenceScenes().find(({ name }) => name === 'tumbler').golden[0].toString(16);

const program = (tell) => `import bytes from 'jostle/jostle.wasm';
import { init, World } from 'jostle';
init(bytes).then(() => {
    const world = World.fromReference('tumbler');
    world.step(1 / 60, 4);
    ${tell}('hash', world.motionHash().toString(16));
});
`;
const bundling = ['--bundle', '--minify', '--platform=browser', '--target=es2022', '--loader:.wasm=binary',
    '--external:node:fs/promises', '--log-level=error'];

test('a bundle of esbuild runs in Node', () => {
    writeFileSync(path.join(project, 'page.mjs'), program('console.log'));
    run(path.join(tools, 'esbuild'), ['page.mjs', ...bundling, '--format=esm', '--outfile=bundle.mjs']);
    assert.equal(run('node', ['bundle.mjs']), `hash ${golden}\n`);
});

/** What a page of these files tells its server, in Chromium. */
async function inChromium(files) {
    const types = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };
    let tell;
    const told = new Promise((resolve) => {
        tell = resolve;
    });
    const server = createServer((request, response) => {
        const name = request.url.slice(1);
        if (name.startsWith('told/')) tell(decodeURIComponent(name.slice(5)));
        const body = files(name);
        response.writeHead(body === undefined ? 404 : 200, { 'content-type': types[name.split('.').pop()] ?? 'text/plain' });
        response.end(body);
    });
    await new Promise((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
    });
    const browser = spawn('chromium', ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0',
        `--user-data-dir=${path.join(project, 'chromium')}`, `http://127.0.0.1:${server.address().port}/page.html`],
    { stdio: 'ignore' });
    const late = setTimeout(() => tell('nothing in a minute'), 60_000);
    try {
        return await told;
    } finally {
        clearTimeout(late);
        browser.kill();
        server.closeAllConnections();
        server.close();
    }
}

const page = (script) => `<!doctype html><body></body>${script}<script>
onunhandledrejection = (event) => fetch('/told/' + encodeURIComponent(event.reason));
</script>`;

test('a bundle of esbuild runs in Chromium', async () => {
    writeFileSync(path.join(project, 'page.mjs'), program('((...words) => fetch("/told/" + words))'));
    run(path.join(tools, 'esbuild'), ['page.mjs', ...bundling, '--format=iife', '--outfile=bundle.js']);
    const bundle = readFileSync(path.join(project, 'bundle.js'));
    const files = { 'page.html': page('<script src="bundle.js"></script>'), 'bundle.js': bundle };
    assert.equal(await inChromium((name) => files[name]), `hash,${golden}`);
});

test('the files of the package run in Chromium, which fetches the module', async () => {
    const script = `<script type="importmap">{ "imports": { "jostle": "/package/index.js" } }</script>
<script type="module">
import { init, World } from 'jostle';
await init();
const world = World.fromReference('tumbler');
world.step(1 / 60, 4);
fetch('/told/' + world.motionHash().toString(16));
</script>`;
    assert.equal(await inChromium((name) => (name === 'page.html' ? page(script)
        : /^package\/[\w.]+$/.test(name) ? readFileSync(path.join(packageFolder, name.slice(8))) : undefined)),
    golden);
});

test('the example of a worker runs in Chromium, bundled as its document says', async () => {
    const [, commands] = /```sh\n(esbuild [^]*?)```/.exec(readFileSync(path.join(root, 'docs', 'web.md'), 'utf8'));
    execFileSync('sh', ['-ec', commands], { cwd: project, stdio: 'pipe', env: { ...process.env, PATH: `${tools}:${process.env.PATH}` } });
    const tell = '<script>console.log = (text) => fetch("/told/" + encodeURIComponent(text));</script>';
    const site = path.join(project, 'site');
    assert.equal(await inChromium((name) => (name === 'page.html' ? page(`${tell}<script type="module" src="page.js"></script>`)
        : /^(page\.js|worker\.js|jostle\.wasm)$/.test(name) ? readFileSync(path.join(site, name)) : undefined)),
    '2026 bodies after 3 steps');
});

test('the first page of the document draws a falling box in Chromium', async () => {
    const [, html] = /```html\n([^]*?)```/.exec(readFileSync(path.join(root, 'docs', 'web.md'), 'utf8'));
    // The first row of pixels that is drawn on is the top of the box.
    const look = `<script>
let first;
(function look() {
    const canvas = document.querySelector('canvas'), { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const top = Math.floor(data.findIndex((value) => value > 0) / (4 * width));
    if (top >= 0) first ??= top;
    if (top > first + 20) fetch('/told/falls');
    else requestAnimationFrame(look);
})();
onunhandledrejection = (event) => fetch('/told/' + encodeURIComponent(event.reason));
</script>`;
    assert.equal(await inChromium((name) => (name === 'page.html' ? html + look
        : /^node_modules\/jostle\/[\w.]+$/.test(name) ? readFileSync(path.join(packageFolder, path.basename(name))) : undefined)),
    'falls');
});
