// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// What the playground is for: it plays, drags a body, takes a file, and has the native program's bits. ./test runs these of
// the page's tests.
import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';

import {drop, dropFile, golden, openPage, placeOf, startBrowser, stopAtStart, titleIs, untilStep} from './browser.mjs';

const rube = JSON.stringify({
  gravity: {x: 0, y: -10}, stepsPerSecond: 60, velocityIterations: 8, positionIterations: 3,
  body: [{name: 'crate', type: 2, position: {x: 1, y: 5}, fixture: [{density: 1, circle: {center: 0, radius: 0.5}}]}],
});

let browser;
before(async () => {
  browser = await startBrowser();
});
after(() => browser?.close());

describe('playground', () => {
  test('PlaysAndComesToTheNativeHashes', async () => {
    const {page, errors} = await openPage(browser, {scene: 'ragdoll'});
    await untilStep(page, 60);
    await page.waitForFunction(() => document.querySelectorAll('.hashes tr.same').length === 2);
    const [first, second] = await page.$$eval('.hashes tbody tr', (rows) => rows.map((row) => row.children[2].textContent));
    assert.deepEqual([first, second], golden.scenes.ragdoll.slice(0, 2));
    assert.match(await page.$eval('.verdict', (verdict) => verdict.textContent), /same bits/);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('RestartsToTheSameHash', async () => {
    const {page, errors} = await openPage(browser, {scene: 'concave'});
    await untilStep(page, 20);
    const run = () => page.evaluate(() => {
      const app = window.playground;
      app.play(false);
      app.restart();
      for (let i = 0; i < 60; ++i) app.stepOnce();
      return app.sim.stateHash();
    });
    assert.equal(await run(), golden.scenes.concave[1]);
    await page.keyboard.press('r');
    assert.equal(await page.evaluate(() => window.playground.sim.stepsMade), 0);
    assert.equal(await run(), golden.scenes.concave[1]);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('GoesBackToAnyStepOfTheRun', async () => {
    const {page, errors} = await openPage(browser, {scene: 'ragdoll', width: 390, height: 780});
    const run = await page.evaluate(() => {
      const app = window.playground, {sim} = app, hashes = [];
      app.play(false);
      app.restart();
      const now = app.sim;
      for (let i = 1; i <= 80; ++i) {
        app.stepOnce();
        hashes[i] = now.stateHash();
        if (i === 30) app.spawn('ball', {x: 0, y: 6}, {x: 1, y: 0});
        if (i === 50) now.gravity = {x: 1, y: -8};
      }
      const wrong = [];
      const go = (step) => {
        for (app.seek(step); app.isOnItsWay;) app.frame(performance.now());
        if (now.stepsMade !== step || now.stateHash() !== hashes[step]) wrong.push(step);
      };
      for (const step of [79, 1, 31, 80, 17, 16, 51, 30, 49, 80]) go(step);
      // Key frames for fewer bytes than the run has taken.
      now.history.mostBytes = 3 * now.world.save().length;
      go(1);
      for (let i = 81; i <= 160; ++i) {
        app.seek(now.end);
        while (app.isOnItsWay) app.frame(performance.now());
        app.stepOnce();
        hashes[i] = now.stateHash();
      }
      const keys = now.keySteps.length;
      for (const step of [159, 33, 81, 2, 160]) go(step);
      // From an edit on, the run is another one.
      go(40);
      app.spawn('box', {x: 1, y: 7}, {x: 0, y: 0});
      const cut = now.end;
      app.stepOnce();
      return {wrong, keys, cut, end: now.end, same: now.stateHash() === hashes[41], bodies: now.counts().bodies, sim: sim !== now};
    });
    assert.deepEqual(run.wrong, []);
    assert.ok(run.keys >= 2 && run.keys <= 3, `${run.keys} key frames`);
    assert.deepEqual([run.cut, run.end, run.same], [40, 41, false]);
    await page.keyboard.press(',');
    assert.equal(await page.evaluate(() => window.playground.sim.stepsMade), 40);
    // With a finger, or the mouse.
    const line = await (await page.$('.timeline input')).boundingBox();
    assert.ok(line.width > 180 && line.height >= 24, JSON.stringify(line));
    await page.mouse.move(line.x + line.width * 0.97, line.y + line.height / 2);
    await page.mouse.down();
    await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2, {steps: 5});
    await page.mouse.up();
    await page.waitForFunction(() => !window.playground.isOnItsWay && Math.abs(window.playground.sim.stepsMade - 20) <= 2);
    assert.match(await page.$eval('.timeline input', (one) => one.getAttribute('aria-valuetext')), /^step (18|19|20|21|22) of 41, 0\.3\d s$/);
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('DragsAndThrowsABody', async () => {
    const {page, errors} = await openPage(browser);
    await dropFile(page, drop);
    await titleIs(page, 'One ball');
    await stopAtStart(page);
    const from = await placeOf(page, {x: 0, y: 4}), to = await placeOf(page, {x: 2, y: 5});
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.evaluate(() => window.playground.play(true));
    await page.mouse.move(to.x, to.y, {steps: 6});
    await untilStep(page, 90);
    const held = await page.evaluate(() => window.playground.sim.held());
    // A spring of 5 Hz gives way to the ball's weight by g / (2 pi 5)^2 = 1 cm.
    assert.ok(Math.abs(held.from.x - 2) < 0.05 && Math.abs(held.from.y - 5) < 0.1, JSON.stringify(held));
    await page.mouse.up();
    assert.equal(await page.evaluate(() => window.playground.sim.held()), null);
    assert.equal(await page.evaluate(() => window.playground.selected), -1, 'a drag selects nothing');
    await page.waitForFunction(() => /restart|own scene/i.test(document.querySelector('.verdict').textContent));
    assert.deepEqual(errors, []);
    await page.close();
  });

  test('TakesFilesAndRefusesOthersWithASentence', async () => {
    const {page, errors} = await openPage(browser);
    await dropFile(page, rube);
    await titleIs(page, 'Your scene');
    assert.equal(await page.evaluate(() => window.playground.sim.counts().bodies), 1);
    await dropFile(page, '{"jostle": 1, "bodies": [{"type": "dynamc"}]}');
    await page.waitForFunction(() => !document.querySelector('.notice').hidden);
    assert.match(await page.$eval('.notice p', (text) => text.textContent), /\/bodies\/0\/type/);
    assert.equal(await page.evaluate(() => window.playground.sim.counts().bodies), 1, 'the world before is kept');
    assert.deepEqual(errors, []);
    await page.close();
  });
});
