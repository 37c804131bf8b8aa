// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Screenshots of five scenes, wide and narrow, light and dark, left in build/web/screenshots; and their facts that must
// not change: shapes are drawn where the world has them, in the colours of their state, and nothing sticks out.
import assert from 'node:assert/strict';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, test} from 'node:test';

import {openPage, root, startBrowser, untilStep} from './browser.mjs';

const folder = join(root, 'build/web/screenshots');
const scenes = [['playground', 90], ['bridge', 60], ['concave', 120], ['ragdoll', 60], ['stack', 30]];
const sizes = [['wide', 1440, 900], ['narrow', 390, 844]];

let browser;
before(async () => {
  mkdirSync(folder, {recursive: true});
  browser = await startBrowser();
});
after(() => browser?.close());

/** The share of the moving bodies in view whose middle has a colour of theirs on the screen, and how many they are. */
function drawn(page) {
  return page.evaluate(async () => {
    const app = window.playground;
    app.play(false);
    app.camera.dirty = true;
    app.frame(performance.now());
    const copy = document.createElement('canvas');
    copy.width = app.canvas.width;
    copy.height = app.canvas.height;
    const pen = copy.getContext('2d', {willReadFrequently: true});
    pen.drawImage(app.canvas, 0, 0);
    const {poses, tints} = app.sim.motion;
    const ratio = app.canvas.width / app.camera.width;
    let seen = 0, right = 0;
    for (const {body, points, line, sensor, radius} of app.sim.shapes()) {
      // In the middle of a circle its spoke begins.
      if (line || sensor || points.length === 2 || tints[body] === 0) continue;
      // Of a thing that is a few pixels thin the outline is all.
      const extent = [0, 1].map((axis) => points.filter((_, i) => i % 2 === axis)).map((all) => Math.max(...all) - Math.min(...all));
      if (Math.min(...extent.map((length) => length + 2 * radius)) * app.camera.scale < 6) continue;
      let x = 0, y = 0;
      for (let i = 0; i < points.length; i += 2) {
        x += (2 * points[i]) / points.length;
        y += (2 * points[i + 1]) / points.length;
      }
      const [px, py, c, s] = poses.subarray(8 * body + 4, 8 * body + 8);
      const at = app.camera.toScreen({x: px + c * x - s * y, y: py + s * x + c * y});
      if (at.x < 0 || at.y < 0 || at.x >= app.camera.width || at.y >= app.camera.height) continue;
      const [r, g, b] = pen.getImageData(Math.floor(at.x * ratio), Math.floor(at.y * ratio), 1, 1).data;
      const off = Math.abs(r - (tints[body] & 255)) + Math.abs(g - ((tints[body] >> 8) & 255)) + Math.abs(b - ((tints[body] >> 16) & 255));
      ++seen;
      if (off < 24) ++right;
    }
    return {seen, share: right / seen};
  });
}

for (const [size, width, height] of sizes) {
  test(`DrawsWhatTheWorldHas.${size}`, async () => {
    const {page, errors} = await openPage(browser, {width, height});
    for (const [i, [scene, steps]] of scenes.entries()) {
      const theme = i % 2 === 0 ? 'light' : 'dark';
      await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value: theme}]);
      await page.evaluate((name) => {
        window.playground.play(true);
        window.playground.layers.clear();
        [...document.querySelectorAll('button.scene')].find(
          (button) => button.querySelector('b').textContent.toLowerCase().replaceAll(' ', '_') === name).click();
      }, scene);
      await untilStep(page, steps);
      const {seen, share} = await drawn(page);
      assert.ok(seen >= 1, `${scene}: ${seen} shapes in view`);
      // Another may lie over a middle.
      assert.ok(share > 0.7, `${scene}: ${share} of ${seen} have their colour`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(wide, width, 'nothing sticks out');
      await page.screenshot({path: join(folder, `${scene}-${size}-${theme}.png`)});
    }
    assert.deepEqual(errors, []);
    await page.close();
  });
}
