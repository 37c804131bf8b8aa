// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// build.mjs: bundles the playground into one file, build/web/playground/index.html, which works from a folder and without a
// network. web/build calls it when the package is there.
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {thumbnails} from './thumbnails.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const packed = join(root, 'build/web/package');
const out = join(root, 'build/web/playground');
const tools = join(root, 'build/web/tools');
const {build} = createRequire(join(tools, 'package.json'))('esbuild');

function gallery() {
  const folder = join(root, 'scenes');
  const scenes = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    scenes[file.slice(0, -5)] = {description: JSON.parse(text).description, text: text.replace(/\n\s*/g, ' ')};
  }
  return scenes;
}

const scenes = gallery();
/** The modules that are made here. */
const made = {
  'jostle-wasm': {contents: readFileSync(join(packed, 'jostle.wasm')), loader: 'binary'},
  'jostle-gallery': {contents: JSON.stringify(scenes), loader: 'json'},
  'jostle-thumbnails': {contents: JSON.stringify(await thumbnails(packed, scenes)), loader: 'json'},
};
const plugin = {
  name: 'made',
  setup(builder) {
    builder.onResolve({filter: /^jostle-/}, ({path}) => ({path, namespace: 'made'}));
    builder.onLoad({filter: /.*/, namespace: 'made'}, ({path}) => made[path]);
  },
};

const common = {bundle: true, write: false, minify: true, target: 'es2022', logLevel: 'warning', absWorkingDir: here,
  nodePaths: [join(tools, 'node_modules')]};
const script = await build({
  ...common, entryPoints: ['src/main.ts'], format: 'esm', plugins: [plugin], external: ['node:fs/promises'],
  alias: {jostle: join(packed, 'index.js'), 'jostle/view.js': join(packed, 'view.js')},
});
const style = await build({...common, entryPoints: ['style/page.css']});

// Text that would end the element early is written otherwise; a function, so that no $ is a pattern.
const inline = (text, element) => text.trim().replaceAll(`</${element}`, `<\\/${element}`);
const page = readFileSync(join(here, 'page.html'), 'utf8')
  .replace('/*style*/', () => inline(style.outputFiles[0].text, 'style'))
  .replace('/*script*/', () => inline(script.outputFiles[0].text, 'script'));
mkdirSync(out, {recursive: true});
writeFileSync(join(out, 'index.html'), page);
console.log(`${join(out, 'index.html')}: ${page.length} bytes`);
