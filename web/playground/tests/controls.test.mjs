// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The playground's controls: each key that the page lists, the buttons, the sliders' effect, colours, fingers on a phone.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';

import {drop, dropFile, openPage, placeOf, startBrowser, stopAtStart, titleIs, untilStep} from './browser.mjs';

let browser;
before(async () => {
  browser = await startBrowser();
});
after(() => browser?.close());

/** The page with a ball alone above a floor, still. */
async function openDrop(options) {
  const opened = await openPage(browser, options);
  await dropFile(opened.page, drop);
  await titleIs(opened.page, 'One ball');
  await stopAtStart(opened.page);
  return opened;
}

/** What a key may change. */
const stateOf = (page) => page.evaluate(() => {
  const {clock, camera, layers, sim, selected, tool, golden} = window.playground;
  return {playing: clock.playing, speed: clock.speed, steps: sim.stepsMade, x: camera.center.x, y: camera.center.y,
    scale: camera.scale, layers: [...layers].sort().join(), bodies: sim.counts().bodies, selected, tool,
    scene: sim.info.name, golden: golden !== null, theme: document.documentElement.dataset.theme};
});

describe('controls', () => {
  test('EachKeyDoesWhatThePageSays', async () => {
    const {page, errors} = await openDrop();
    /** What changes between presses of a key. */
    const changes = async (key) => {
      const was = await stateOf(page);
      await page.keyboard.press(key);
      const is = await stateOf(page);
      return Object.fromEntries(Object.entries(is).filter(([name, value]) => value !== was[name]));
    };
    assert.deepEqual(await changes('.'), {steps: 1});
    assert.deepEqual(await changes('.'), {steps: 2});
    assert.deepEqual(await changes(','), {steps: 1});
    assert.deepEqual(await changes('r'), {steps: 0});
    assert.deepEqual(await changes('s'), {speed: 0.5});
    assert.deepEqual(await changes('d'), {speed: 1});
    assert.deepEqual(await changes('c'), {layers: 'contacts,joints'});
    assert.deepEqual(await changes('b'), {layers: 'boxes,contacts,joints'});
    assert.deepEqual(await changes('j'), {layers: 'boxes,contacts'});
    for (const [i, tool] of ['box', 'ball', 'pill', 'hexagon', 'plank'].entries()) assert.deepEqual(await changes(String(i + 2)), {tool});
    assert.deepEqual(await changes('1'), {tool: 'hand'});
    assert.deepEqual(await changes('n'), {bodies: 3});
    const {scale} = await stateOf(page);
    assert.ok(Math.abs((await changes('+')).scale / scale - 1.2) < 1e-9);
    assert.ok(Math.abs((await changes('-')).scale / scale - 1) < 1e-9);
    for (const [key, way, back] of [['ArrowLeft', 'x', 'ArrowRight'], ['ArrowUp', 'y', 'ArrowDown']]) {
      const start = (await stateOf(page))[way];
      const moved = await changes(key);
      assert.deepEqual(Object.keys(moved), [way]);
      assert.ok(Math.abs(Math.abs(moved[way] - start) - 60 / scale) < 1e-6, '60 pixels');
      assert.ok(Math.abs((await changes(back))[way] - start) < 1e-9);
    }
    await page.keyboard.press('+');
    assert.ok(Math.abs((await changes('f')).scale / scale - 1) < 0.5, 'all is shown');
    const ball = await placeOf(page, {x: 0.2, y: 4});
    await page.mouse.click(ball.x, ball.y);
    assert.ok((await stateOf(page)).selected >= 0);
    assert.deepEqual(await changes('Escape'), {selected: -1});
    await page.mouse.click(ball.x, ball.y);
    assert.deepEqual(await changes('Delete'), {bodies: 2, selected: -1});
    const theme = (await changes('t')).theme;
    assert.notEqual((await changes('t')).theme, theme);
    assert.equal((await changes(' ')).playing, true);
    await untilStep(page, 5);
    await page.keyboard.press(' ');
    const {steps} = await stateOf(page);
    await new Promise((resolve) => setTimeout(resolve, 150));
    assert.equal((await stateOf(page)).steps, steps, 'it stands still');
    const first = (await changes(']')).scene, second = (await changes(']')).scene;
    assert.ok(first && second && first !== second);
    assert.equal((await changes('[')).scene, first);
    // The page lists these keys and no others.
    const listed = await page.$$eval('dl.keys kbd', (all) => all.map((one) => one.textContent));
    assert.deepEqual(listed, ['Space', '. ,', 'R', 'S D', '[ ]', 'arrows', '+ −', 'F', '1 … 6', 'N', 'C J B', 'Delete', 'Esc', 'T']);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('OthersStayDrawnWhenAShapeComesWithoutMarks', async () => {
    const {page, errors} = await openDrop();
    await page.evaluate(() => window.playground.layers.clear());
    /** The colour in the middle of the floor, and that of the floor. */
    const drawn = () => page.evaluate(() => {
      const app = window.playground;
      app.touch();
      app.camera.dirty = true;
      app.frame(performance.now());
      const copy = Object.assign(document.createElement('canvas'), {width: app.canvas.width, height: app.canvas.height});
      const pen = copy.getContext('2d', {willReadFrequently: true});
      pen.drawImage(app.canvas, 0, 0);
      const at = app.camera.toScreen({x: 6, y: -0.5}), ratio = copy.width / app.camera.width;
      return [...pen.getImageData(Math.round(at.x * ratio), Math.round(at.y * ratio), 1, 1).data];
    });
    const before = await drawn();
    for (let i = 0; i < 3; ++i) {
      await page.keyboard.press('n');
      assert.deepEqual(await drawn(), before);
    }
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('ButtonsPlayStepRestartAndZoom', async () => {
    const {page, errors} = await openDrop();
    const press = (label) => page.click(`button[aria-label="${label}"]`);
    await press('One step');
    await press('One step');
    assert.equal((await stateOf(page)).steps, 2);
    await press('Restart');
    assert.equal((await stateOf(page)).steps, 0);
    await press('Play');
    await untilStep(page, 5);
    await press('Pause');
    assert.equal((await stateOf(page)).playing, false);
    const {scale} = await stateOf(page);
    await press('Zoom in');
    assert.ok(Math.abs((await stateOf(page)).scale / scale - 1.3) < 1e-9);
    await press('Zoom out');
    assert.ok(Math.abs((await stateOf(page)).scale / scale - 1) < 1e-9);
    await page.select('select[aria-label="Speed"]', '0.1');
    assert.equal((await stateOf(page)).speed, 0.1);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('SlowMotionMakesFewerStepsOfTheSameTime', async () => {
    const {page, errors} = await openDrop();
    const made = await page.evaluate(() => {
      const {clock} = window.playground;
      return [0.1, 0.25, 0.5, 1, 2].map((speed) => {
        clock.speed = speed;
        clock.playing = true;
        clock.reset();
        let steps = 0;
        // Two seconds of frames at 50 Hz.
        for (let i = 0; i < 100; ++i) clock.run(0.02, 1 / 60, 1e9, () => ++steps);
        clock.playing = false;
        return steps;
      });
    });
    for (const [i, steps] of [12, 30, 60, 120, 240].entries()) assert.ok(Math.abs(made[i] - steps) <= 1, made.join());
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('SlidersChangeTheMotion', async () => {
    const {page, errors} = await openDrop();
    const velocity = await page.evaluate(() => {
      const app = window.playground;
      const [down, right, substeps] = document.querySelectorAll('.slider input');
      for (const [input, value] of [[down, '6'], [right, '3'], [substeps, '2']]) {
        input.value = value;
        input.dispatchEvent(new Event('input', {bubbles: true}));
      }
      const ball = app.sim.pick({x: 0, y: 4}, 0.1);
      for (let i = 0; i < 30; ++i) app.stepOnce();
      return app.sim.facts(ball).velocity;
    });
    // Half a second of 3 to the right and 6 down.
    assert.ok(Math.abs(velocity.x - 1.5) < 1e-4 && Math.abs(velocity.y + 3) < 1e-4, JSON.stringify(velocity));
    const said = await page.$$eval('.slider output', (all) => all.map((one) => one.textContent));
    assert.match(said.join(), /^6\S* m\/s²,3\S* m\/s²,2/);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('ColoursTellStateIslandsAndSleep', async () => {
    const {page, errors} = await openDrop();
    const ball = await page.evaluate(() => window.playground.sim.pick({x: 0, y: 4}, 0.1));
    const colors = (mode) => page.evaluate((wanted, body) => {
      const app = window.playground;
      [...document.querySelectorAll('.layers input[type=radio]')].find((radio) => radio.closest('label').textContent === wanted).click();
      app.camera.dirty = true;
      app.frame(performance.now());
      return {mode: app.tintMode, color: app.sim.motion.tints[body], reasons: [...app.palette.reasons],
        legend: document.querySelectorAll('.layers .legend li').length};
    }, mode, ball);
    await page.evaluate(() => {
      for (let i = 0; i < 10; ++i) window.playground.stepOnce();
    });
    const falling = await colors('sleep');
    assert.equal(falling.color, falling.reasons[2], 'it moves');
    assert.equal(falling.legend, 6);
    const awake = await colors('state'), island = await colors('islands');
    assert.equal(new Set([falling.color, awake.color, island.color]).size, 3);
    await page.evaluate(() => {
      for (let i = 0; i < 290; ++i) window.playground.stepOnce();
    });
    const asleep = await colors('state');
    assert.notEqual(asleep.color, awake.color);
    assert.ok(!asleep.reasons.includes((await colors('sleep')).color));
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('AThrownBodyKeepsTheSpeedOfTheHand', async () => {
    const {page, errors} = await openDrop();
    const from = await placeOf(page, {x: 0, y: 4}), to = await placeOf(page, {x: 3, y: 5.5});
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, {steps: 3});
    const thrown = await page.evaluate(() => {
      const app = window.playground;
      const ball = app.sim.pick({x: 0, y: 4}, 1);
      for (let i = 0; i < 6; ++i) app.stepOnce();
      return {ball, velocity: app.sim.facts(ball).velocity};
    });
    await page.mouse.up();
    const after = await page.evaluate(({ball}) => {
      const app = window.playground;
      app.stepOnce();
      return {held: app.sim.held(), velocity: app.sim.facts(ball).velocity};
    }, thrown);
    assert.ok(thrown.velocity.x > 3 && thrown.velocity.y > 1, JSON.stringify(thrown));
    assert.equal(after.held, null);
    assert.ok(Math.abs(after.velocity.x - thrown.velocity.x) < 1e-4, 'nothing holds it back');
    assert.ok(Math.abs(after.velocity.y - thrown.velocity.y + 10 / 60) < 1e-3, 'it falls');
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('EmptySpaceIsPanned', async () => {
    const {page, errors} = await openDrop();
    const before = await stateOf(page);
    const from = await placeOf(page, {x: 3, y: 4});
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 50, from.y - 20, {steps: 2});
    await page.mouse.up();
    const is = await stateOf(page);
    assert.ok(Math.abs((before.x - is.x) * is.scale - 50) < 1 && Math.abs((before.y - is.y) * is.scale - 20) < 1);
    assert.equal(is.selected, -1);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('FingersDragAndTabsTurnOnAPhone', async () => {
    const {page, errors} = await openDrop({width: 390, height: 844});
    await page.setViewport({width: 390, height: 844, deviceScaleFactor: 2, hasTouch: true, isMobile: true});
    await page.waitForFunction(() => window.playground.camera.width <= 390);
    await page.evaluate(() => window.playground.fit());
    const from = await placeOf(page, {x: 0, y: 4});
    await page.touchscreen.touchStart(from.x, from.y);
    await page.touchscreen.touchMove(from.x + 20, from.y - 30);
    await page.touchscreen.touchMove(from.x + 40, from.y - 60);
    assert.notEqual(await page.evaluate(() => window.playground.sim.held()), null, 'the finger holds the ball');
    await page.touchscreen.touchEnd();
    assert.equal(await page.evaluate(() => window.playground.sim.held()), null);
    for (const tab of ['Layers', 'Body', 'Charts', 'World', 'Bits', 'Scenes']) {
      const shown = await page.evaluate((label) => {
        [...document.querySelectorAll('.tabs button')].find((button) => button.textContent === label).click();
        const visible = [...document.querySelectorAll('section.panel, nav.catalogue')].filter((one) => one.getClientRects().length > 0);
        const box = visible[0].getBoundingClientRect();
        return {ids: visible.map((one) => one.id || 'scenes'), left: box.left, right: box.right,
          width: document.documentElement.scrollWidth};
      }, tab);
      assert.deepEqual(shown.ids, [tab.toLowerCase()]);
      assert.ok(shown.left >= 0 && shown.right <= 390 && shown.width === 390, JSON.stringify(shown));
    }
    const small = await page.$$eval('.transport button, .tools button, .tabs button', (all) => all.map((one) => one.getBoundingClientRect())
      .filter(({width, height}) => width > 0 && Math.min(width, height) < 32).length);
    assert.equal(small, 0, 'buttons are large enough for a finger');
    assert.deepEqual(errors, []);
    await page.close();
  });
});
