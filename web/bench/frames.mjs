// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node frames.mjs [SCENE...]: what a frame of the playground costs the page's thread, and what it asks of the graphics
// processor, after web/build. Times are of processor time, which Chromium counts per thread: not the drawing itself, which
// another process does by software here, and not the waiting for it. Prints a table.
import { countDrawing, openPage, startBrowser } from '../playground/tests/browser.mjs';

const frames = 60;
const scenes = process.argv.length > 2 ? process.argv.slice(2) : ['large_pyramid', 'many_pyramids'];

/** The parts of a frame in which a step was made and all bodies have moved, each as a loop in the page. */
const parts = {
    step: (count) => {
        for (let i = 0; i < count; ++i) window.playground.sim.step();
    },
    colours: (count) => {
        const { sim, tintMode, palette, selected } = window.playground;
        for (let i = 0; i < count; ++i) sim.tint(tintMode, palette, selected);
    },
    drawing: (count) => {
        const { sim, renderer, camera, palette } = window.playground;
        for (let i = 0; i < count; ++i) {
            sim.motion.posesChanged = sim.motion.tintsChanged = true;
            renderer.draw(camera, sim.motion, palette, i / count);
        }
    },
};

/** [ms] of the page's thread per round. */
async function cost(page, client, part) {
    const busy = async () => {
        const { metrics } = await client.send('Performance.getMetrics');
        return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
    };
    await page.evaluate(part, 5);
    const before = await busy();
    await page.evaluate(part, frames);
    return (await busy() - before) / frames;
}

console.log('| scene | bodies | step [ms] | colours [ms] | drawing [ms] | calls that draw | triangles | bytes uploaded |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
const browser = await startBrowser();
for (const scene of scenes) {
    const { page } = await openPage(browser, { scene, width: 1440, height: 900, before: countDrawing, waits: true });
    const client = await page.createCDPSession();
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    // From here on frames are made by the loops alone.
    await page.evaluate(() => {
        window.playground.play(false);
        window.requestAnimationFrame = () => 0;
    });
    const times = [];
    for (const part of Object.values(parts)) times.push(await cost(page, client, part));
    await page.evaluate(() => Object.assign(window.drawn, { calls: 0, triangles: 0, textureBytes: 0, bufferBytes: 0 }));
    await page.evaluate(parts.drawing, 1);
    const { bodies, drawn } = await page.evaluate(() => ({ bodies: window.playground.sim.counts().bodies, drawn: window.drawn }));
    console.log(`| \`${scene}\` | ${bodies} | ${times.map((time) => time.toFixed(2)).join(' | ')} | ${drawn.calls} | ` +
        `${drawn.triangles} | ${drawn.textureBytes + drawn.bufferBytes} |`);
    await page.close();
}
await browser.close();
