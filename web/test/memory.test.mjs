// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Memory that grows, views of it, and worlds that come and go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fallingBall, jostle, wasm } from './common.mjs';

test('views stay right when memory grows', () => {
    const { world, ball } = fallingBall();
    world.step(1 / 60);
    const poses = world.poses(), hits = world.events().moved;
    assert.equal(poses.length, 1);
    const [x, y] = poses.transforms, row = [...hits.data];
    const before = wasm.memory.buffer;
    wasm.memory.grow(16);
    assert.notEqual(wasm.memory.buffer, before);
    assert.deepEqual([...poses.transforms.slice(0, 2)], [x, y]);
    assert.deepEqual([...hits.data], row);
    assert.deepEqual([x, y], ball.position());
    assert.equal(poses.body(0), ball);
    // Grown by the library itself, in the midst of calls.
    const large = new jostle.World();
    const size = wasm.memory.buffer.byteLength;
    for (let i = 0; wasm.memory.buffer.byteLength === size; ++i) {
        const body = large.createBody({ type: 'dynamic', position: [i, 0] });
        body.createShape({ circle: { radius: 0.5 } });
        assert.deepEqual(body.position(), [i, 0]);
    }
    large.step(1 / 60);
    assert.deepEqual([...world.poses().transforms.slice(0, 2)], ball.position());
    large.dispose();
});

test('the views are the same objects from step to step', () => {
    const { world } = fallingBall();
    world.step(1 / 60);
    const { transforms, bodies, linearVelocities, angularVelocities } = world.poses();
    const poses = world.poses(), events = world.events(), { moved } = events;
    for (let i = 0; i < 10; ++i) world.step(1 / 60);
    assert.equal(world.poses(), poses);
    assert.equal(world.events(), events);
    assert.equal(world.events().moved, moved);
    assert.equal(poses.transforms, transforms);
    assert.equal(poses.bodies, bodies);
    assert.equal(poses.linearVelocities, linearVelocities);
    assert.equal(poses.angularVelocities, angularVelocities);
    assert.ok(linearVelocities[1] < -1);
});

test('ten thousand worlds leave nothing behind', () => {
    const round = () => {
        const { world } = fallingBall();
        world.step(1 / 60);
        world.poses();
        world.events().moved.at(0);
        world.dispose();
    };
    for (let i = 0; i < 100; ++i) round();
    const size = wasm.memory.buffer.byteLength;
    for (let i = 0; i < 10_000; ++i) round();
    assert.equal(wasm.memory.buffer.byteLength, size);
});

test('worlds that nobody refers to are freed', { skip: !globalThis.gc }, async () => {
    const make = () => {
        for (let i = 0; i < 200; ++i) {
            const { world, shape } = fallingBall();
            // A function that refers to its world keeps it alive no longer.
            world.onPreSolve(shape, () => world.time());
            world.step(1 / 60);
        }
    };
    const collect = async () => {
        for (let i = 0; i < 5; ++i) {
            globalThis.gc();
            await new Promise((resolve) => setTimeout(resolve, 5));
        }
    };
    make();
    await collect();
    const size = wasm.memory.buffer.byteLength;
    for (let i = 0; i < 10; ++i) {
        make();
        await collect();
    }
    assert.equal(wasm.memory.buffer.byteLength, size);
});
