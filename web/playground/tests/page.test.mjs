// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The playground, as somebody uses it: mouse, keyboard, touch. Run by Node's test runner after web/build.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';

import {countDrawing, drop, dropFile, golden, openPage, placeOf, startBrowser, stopAtStart, titleIs, untilStep} from './browser.mjs';

let browser;
before(async () => {
  browser = await startBrowser();
});
after(() => browser?.close());

describe('playground', () => {
  test('ShowsEveryScene', async () => {
    const {page, errors} = await openPage(browser, {width: 900, height: 600});
    const names = await page.$$eval('button.scene', (buttons) => buttons.map((button) => button.title));
    assert.equal(names.length, Object.keys(golden.scenes).length);
    for (const sentence of names) assert.match(sentence, /^\S.{15,}/, 'each has its sentence');
    for (const name of Object.keys(golden.scenes)) {
      const shown = await page.evaluate((wanted) => {
        const app = window.playground;
        location.hash = '';
        app.play(false);
        [...document.querySelectorAll('button.scene')].find(
          (button) => button.querySelector('b').textContent.toLowerCase().replaceAll(' ', '_') === wanted).click();
        app.stepOnce();
        return {name: app.sim.info.name, bodies: app.sim.counts().bodies, first: app.golden.checkpoints[0]};
      }, name);
      assert.equal(shown.name, name);
      assert.ok(shown.bodies > 2);
      assert.equal(shown.first.here, golden.scenes[name][0], `${name}: the native hash after one step`);
    }
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('ShowsTheValuesOfAClickedBody', async () => {
    const {page, errors} = await openPage(browser);
    await dropFile(page, drop);
    await titleIs(page, 'One ball');
    await stopAtStart(page);
    const at = await placeOf(page, {x: 0.2, y: 4.1});
    await page.mouse.click(at.x, at.y);
    await page.waitForFunction(() => /ball/.test(document.querySelector('.inspector h3').textContent));
    const values = await page.$$eval('.inspector dd', (cells) => cells.map((cell) => cell.textContent));
    assert.equal(values[0], 'dynamic');
    assert.equal(values[2], '0.000, 4.00 m');
    // A disc of radius 0.5 m and 1 kg/m^2: pi / 4 kg.
    assert.equal(values[7], '0.785 kg');
    assert.equal(await page.evaluate(() => window.playground.sim.touched), false, 'a click does not touch the world');
    await page.keyboard.press('Delete');
    assert.equal(await page.evaluate(() => window.playground.sim.counts().bodies), 1, 'the floor');
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('ThrowsShapesIn', async () => {
    const {page, errors} = await openPage(browser);
    await dropFile(page, drop);
    await titleIs(page, 'One ball');
    await stopAtStart(page);
    for (let tool = 2; tool <= 6; ++tool) {
      await page.keyboard.press(String(tool));
      const from = await placeOf(page, {x: -4 + tool, y: 3}), to = await placeOf(page, {x: -4 + tool, y: 3.5});
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    }
    const found = await page.evaluate(() => {
      const {sim} = window.playground;
      const body = sim.pick({x: -2, y: 3}, 0.1);
      return {bodies: sim.counts().bodies, velocity: sim.facts(body).velocity};
    });
    assert.equal(found.bodies, 2 + 5);
    assert.ok(Math.abs(found.velocity.y - 2) < 0.2, 'four metres a second for each metre of aim');
    await page.evaluate(() => window.playground.play(true));
    await untilStep(page, 30);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('SaysWhatFailsAndGoesOn', async () => {
    const {page, errors} = await openPage(browser, {scene: '%'});
    const says = async (sentence) => {
      await page.waitForFunction((wanted) => !document.querySelector('.notice').hidden &&
        document.querySelector('.notice p').textContent.includes(wanted), {}, sentence);
      await page.click('.notice button');
    };
    /** A method of the simulation that fails until the page has said so. */
    const failing = async (method, act) => {
      await page.evaluate((name) => {
        window.playground.sim[name] = () => {
          throw new Error(`no ${name}`);
        };
      }, method);
      await act();
      await says(`no ${method}`);
      assert.equal(await page.evaluate(() => window.playground.clock.playing), false);
      await page.evaluate((name) => delete window.playground.sim[name], method);
    };
    await untilStep(page, 5);
    await failing('step', () => {});
    const made = await page.evaluate(() => window.playground.sim.stepsMade);
    await page.keyboard.press(' ');
    await untilStep(page, made + 5);
    await failing('spawn', () => page.keyboard.press('n'));
    await failing('step', () => page.keyboard.press('.'));
    await page.evaluate(() => {
      File.prototype.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    });
    await dropFile(page, drop);
    await says('scene.json cannot be read');
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('IsDrawnAgainAfterItsContextWasLost', async () => {
    const {page, errors} = await openPage(browser, {scene: 'stack'});
    await stopAtStart(page);
    const pixels = () => page.evaluate(() => {
      const app = window.playground;
      app.camera.dirty = true;
      app.frame(performance.now());
      const copy = Object.assign(document.createElement('canvas'), {width: app.canvas.width, height: app.canvas.height});
      const pen = copy.getContext('2d');
      pen.drawImage(app.canvas, 0, 0);
      return [...new Uint32Array(pen.getImageData(0, 0, copy.width, copy.height).data.buffer)];
    });
    const before = await pixels();
    assert.ok(new Set(before).size > 4, 'something is drawn');
    await page.evaluate(async () => {
      const {canvas} = window.playground;
      const context = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
      const happens = (name) => new Promise((resolve) => canvas.addEventListener(name, resolve, {once: true}));
      const lost = happens('webglcontextlost'), restored = happens('webglcontextrestored');
      context.loseContext();
      await lost;
      window.playground.frame(performance.now());
      // Not in the event itself: the context can be restored when that has been handled.
      setTimeout(() => context.restoreContext());
      await restored;
    });
    const after = await pixels();
    assert.ok(before.every((pixel, i) => pixel === after[i]));
    assert.deepEqual(errors.filter((error) => !/CONTEXT_LOST/.test(error)), []);
    await page.close();
  });

  test('HasSlidersLayersAndSlowMotion', async () => {
    const {page, errors} = await openPage(browser, {scene: 'bridge'});
    const found = await page.evaluate(() => {
      const app = window.playground;
      const [down, , substeps] = document.querySelectorAll('.slider input');
      const set = (input, value) => {
        input.value = value;
        input.dispatchEvent(new Event('input', {bubbles: true}));
      };
      set(down, '4');
      set(substeps, '9');
      for (const box of document.querySelectorAll('.layers input[type=checkbox]')) if (!box.checked) box.click();
      app.stepOnce();
      for (let i = 0; i < 60; ++i) app.stepOnce();
      const bounds = app.camera.bounds();
      const count = (layer) => {
        const {lineCount, dotCount} = app.sim.marks(new Set([layer]), app.palette, bounds);
        return lineCount + dotCount;
      };
      return {gravity: app.sim.gravity, substeps: app.sim.substeps, layers: app.layers.size,
        marks: Object.fromEntries([...app.layers].map((layer) => [layer, count(layer)]))};
    });
    assert.deepEqual(found.gravity, {x: 0, y: -4});
    assert.equal(found.substeps, 9);
    assert.equal(found.layers, 6);
    for (const [layer, marks] of Object.entries(found.marks)) assert.ok(marks > 2, `${layer}: ${marks}`);
    await page.evaluate(() => window.playground.play(true));
    await page.keyboard.press('s');
    assert.equal(await page.evaluate(() => window.playground.clock.speed), 0.5);
    for (const input of await page.$$('.layers input[type=radio]')) await input.evaluate((radio) => radio.click());
    await page.keyboard.press('t');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark');
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('IsZoomedByWheelKeysAndFingers', async () => {
    const {page, errors} = await openPage(browser, {scene: 'stack'});
    const scale = () => page.evaluate(() => window.playground.camera.scale);
    await stopAtStart(page);
    await page.keyboard.press('f');
    const start = await scale();
    await page.mouse.move(640, 400);
    await page.mouse.wheel({deltaY: -300});
    await page.waitForFunction((before) => window.playground.camera.scale > before, {}, start);
    await page.keyboard.press('f');
    assert.equal(await scale(), start);
    await page.evaluate(() => {
      const {canvas} = window.playground;
      const at = (type, pointerId, x) => canvas.dispatchEvent(new PointerEvent(type,
        {pointerId, clientX: x, clientY: 100, pointerType: 'touch', bubbles: true}));
      canvas.setPointerCapture = () => {};
      at('pointerdown', 7, 500);
      at('pointerdown', 8, 600);
      at('pointermove', 8, 700);
      at('pointerup', 7, 500);
      at('pointerup', 8, 700);
    });
    assert.ok(Math.abs((await scale()) / start - 2) < 0.01, 'fingers twice as far apart');
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('DrawsABodyBetweenTwoSteps', async () => {
    const {page, errors} = await openPage(browser);
    await dropFile(page, drop);
    await titleIs(page, 'One ball');
    await stopAtStart(page);
    const found = await page.evaluate(() => {
      const app = window.playground;
      const {sim, camera, clock, canvas} = app;
      for (let i = 0; i < 40; ++i) app.stepOnce();
      app.frame(performance.now());
      // The ball is 7 cm lower after each step; here it is a metre, to be seen apart.
      const body = sim.pick({x: 0, y: 2}, 3);
      const {poses, tints} = sim.motion;
      poses.set([0, 3, 1, 0], 8 * body);
      poses.set([0, 2, 1, 0], 8 * body + 4);
      const copy = Object.assign(document.createElement('canvas'), {width: canvas.width, height: canvas.height});
      const pen = copy.getContext('2d', {willReadFrequently: true});
      /** The middle of the pixels in the ball's colour, as the height in the world. */
      const heightAt = (share) => {
        sim.motion.posesChanged = true;
        app.renderer.draw(camera, sim.motion, app.palette, share);
        pen.drawImage(canvas, 0, 0);
        const pixels = pen.getImageData(0, 0, copy.width, copy.height).data;
        let sum = 0, count = 0;
        for (let i = 0; i < pixels.length; i += 4) {
          const off = [0, 1, 2].reduce((all, k) => all + Math.abs(pixels[i + k] - ((tints[body] >> (8 * k)) & 255)), 0);
          if (off > 24) continue;
          sum += Math.floor(i / 4 / copy.width);
          ++count;
        }
        return camera.toWorld({x: 0, y: ((sum / count + 0.5) * camera.width) / copy.width}).y;
      };
      const heights = [0, 0.25, 1].map(heightAt);
      clock.playing = true;
      clock.reset();
      clock.run(0.25 / 60, 1 / 60, 24, () => {});
      return {heights, share: clock.share(1 / 60)};
    });
    [3, 2.75, 2].forEach((height, i) => assert.ok(Math.abs(found.heights[i] - height) < 0.06, found.heights.join()));
    assert.ok(Math.abs(found.share - 0.25) < 1e-9, `${found.share}`);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('DrawsManyBodiesByFewCallsAndUploads32BytesOfEach', async () => {
    const {page, errors} = await openPage(browser, {scene: 'many_pyramids', width: 400, height: 600, before: countDrawing, waits: true});
    await stopAtStart(page);
    const {bodies, frames} = await page.evaluate(() => {
      const app = window.playground;
      app.layers.clear();
      app.lastTick = Infinity;
      const frame = () => {
        Object.assign(window.drawn, {calls: 0, triangles: 0, textureBytes: 0, bufferBytes: 0});
        app.frame(performance.now());
        return {...window.drawn};
      };
      frame();
      app.stepOnce();
      const stepped = frame();
      app.camera.dirty = true;
      return {bodies: app.sim.counts().bodies, frames: [stepped, frame(), frame()]};
    });
    const [stepped, panned, still] = frames;
    assert.ok(bodies > 20000);
    // The grid and the shapes.
    assert.equal(stepped.calls, 2);
    assert.ok(stepped.triangles > 2 * bodies && stepped.triangles < 20 * bodies, `${stepped.triangles}`);
    // Rows of 512 bodies, with room for 256 more.
    assert.ok(stepped.textureBytes >= 32 * bodies && stepped.textureBytes <= 36 * (bodies + 1024), `${stepped.textureBytes}`);
    assert.ok(stepped.bufferBytes < 10000, 'the grid');
    // Nothing moves: triangles and poses are there.
    assert.deepEqual({...panned, bufferBytes: 0}, {...stepped, textureBytes: 0, bufferBytes: 0});
    assert.deepEqual(still, {calls: 0, triangles: 0, textureBytes: 0, bufferBytes: 0});
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('ChartsTheValuesOfThePackage', async () => {
    const {page, errors} = await openPage(browser, {scene: 'stack'});
    await stopAtStart(page);
    const found = await page.evaluate(() => {
      const app = window.playground;
      for (let i = 0; i < 30; ++i) app.stepOnce();
      app.lastTick = -1e9;
      app.frame(performance.now());
      const {world} = app.sim;
      const {kinetic} = world.energy(), {touching, awakeBodies} = world.counts();
      const stages = world.profile().reduce((sum, {time}) => sum + Number(time) / 1e6, 0);
      return {shown: [...document.querySelectorAll('.chart output')].map((output) => output.textContent),
        legends: [...document.querySelectorAll('.chart')].map((chart) => chart.querySelectorAll('.legend li').length),
        times: app.sim.stageTimes().reduce((a, b) => a + b, 0), stages, kinetic, touching, awakeBodies};
    });
    assert.deepEqual(found.legends, [5, 3, 2]);
    assert.match(found.shown[0], /^[\d.]+ ms$/);
    assert.equal(found.times, found.stages);
    assert.match(found.shown[1], / J kinetic$/);
    assert.ok(Math.abs(parseFloat(found.shown[1]) - found.kinetic) <= 0.01 * found.kinetic + 1e-3, `${found.shown[1]}: ${found.kinetic}`);
    assert.equal(found.shown[2], `${found.touching} contacts, ${found.awakeBodies} awake`);
    assert.ok(found.touching > 0 && found.awakeBodies > 0);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('SaysThatItNeedsSimd', async () => {
    const {page} = await openPage(browser, {before: () => {
      WebAssembly.validate = () => false;
    }});
    await page.waitForSelector('.failure');
    assert.match(await page.$eval('.failure', (text) => text.textContent), /SIMD/);
    await page.close();
  });

  test('NamesEveryControl', async () => {
    const {page} = await openPage(browser, {width: 390, height: 800});
    const nameless = await page.$$eval('button, select, input, canvas, [role=toolbar]', (elements) => elements.filter((element) =>
      !(element.getAttribute('aria-label') || element.textContent.trim() || element.closest('label')?.textContent.trim() ||
        element.getAttribute('aria-hidden'))).map((element) => element.outerHTML));
    assert.deepEqual(nameless, []);
    await page.close();
  });
});
