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
