// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The built page in Debian's Chromium, without a window, drawn by software.
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '../../..');
const file = join(root, 'build/web/playground/index.html');
const puppeteer = createRequire(join(root, 'build/web/tools/package.json'))('puppeteer-core');

export async function startBrowser() {
  const executablePath = process.env.JOSTLE_CHROMIUM ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) throw new Error(`${executablePath} is not there: install the Debian package chromium`);
  if (!existsSync(file)) throw new Error(`${file} is not there: run web/build`);
  return puppeteer.launch({
    executablePath, headless: true,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--force-prefers-no-reduced-motion'],
  });
}

/**
 * Opens the page at a scene. `errors` gathers what the page complains of on its console. `before` runs in the page before
 * its scripts; the page is not waited for then, unless `waits` says so.
 */
export async function openPage(browser, {scene = 'playground', width = 1280, height = 800, theme = 'light', before, waits = !before} = {}) {
  const page = await browser.newPage();
  // A busy machine takes its time.
  page.setDefaultTimeout(120000);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) errors.push(`the page asks for ${request.url()}`);
  });
  if (before) await page.evaluateOnNewDocument(before);
  await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: theme}]);
  await page.setViewport({width, height, deviceScaleFactor: 1});
  await page.goto(`${pathToFileURL(file)}#${scene}`);
  if (waits) await page.waitForFunction(() => window.playground?.sim);
  return {page, errors};
}

/** To run before the page's scripts: `drawn` counts its calls that draw, their triangles, and the bytes that it uploads. */
export function countDrawing() {
  const drawn = window.drawn = {calls: 0, triangles: 0, textureBytes: 0, bufferBytes: 0};
  const {prototype} = WebGL2RenderingContext;
  const note = (name, count) => {
    const call = prototype[name];
    prototype[name] = function counted(...args) {
      count(...args);
      return call.apply(this, args);
    };
  };
  const triangles = (mode, vertices, instances = 1) => {
    ++drawn.calls;
    drawn.triangles += (mode === WebGL2RenderingContext.TRIANGLES ? vertices / 3 : vertices - 2) * instances;
  };
  note('drawElements', (mode, vertices) => triangles(mode, vertices));
  note('drawElementsInstanced', (mode, vertices, type, offset, instances) => triangles(mode, vertices, instances));
  note('drawArrays', (mode, first, vertices) => triangles(mode, vertices));
  note('drawArraysInstanced', (mode, first, vertices, instances) => triangles(mode, vertices, instances));
  for (const name of ['texImage2D', 'texSubImage2D'])
    note(name, (...args) => (drawn.textureBytes += args.at(-1)?.byteLength ?? 0));
  note('bufferData', (target, data) => (drawn.bufferBytes += data.byteLength ?? 0));
  note('bufferSubData', (target, at, data, from = 0, length = data.length - from) => {
    drawn.bufferBytes += length * (data.BYTES_PER_ELEMENT ?? 1);
  });
}

/** Waits until so many steps were made. */
export function untilStep(page, step) {
  return page.waitForFunction((least) => window.playground.sim.stepsMade >= least, {}, step);
}

/** A still world at its beginning. */
export async function stopAtStart(page) {
  await page.evaluate(() => {
    window.playground.play(false);
    window.playground.restart();
  });
}

/** Where a point of the world is on the page [CSS px]. */
export function placeOf(page, at) {
  return page.evaluate(({x, y}) => {
    const {canvas, camera} = window.playground;
    const box = canvas.getBoundingClientRect();
    const place = camera.toScreen({x, y});
    return {x: box.left + place.x, y: box.top + place.y};
  }, at);
}

/** The native program's state hashes. */
export const golden = JSON.parse(readFileSync(join(root, 'web/playground/golden.json'), 'utf8'));

/** A ball alone above a floor: where it is at each step is known. */
export const drop = JSON.stringify({
  jostle: 1, name: 'one_ball', description: 'A ball falls. Wrong if it does not.', gravity: [0, -10],
  bodies: [
    {name: 'floor', shapes: [{type: 'box', half_width: 10, half_height: 0.5, center: [0, -0.5]}]},
    {name: 'ball', type: 'dynamic', position: [0, 4], shapes: [{type: 'circle', radius: 0.5}]},
  ],
});

/** Drops a file with a text onto the page. */
export function dropFile(page, text) {
  return page.evaluate((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'scene.json', {type: 'application/json'}));
    document.querySelector('main').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
  }, text);
}

export const titleIs = (page, title) => page.waitForFunction(
  (wanted) => document.querySelector('h1').textContent === wanted, {}, title);
