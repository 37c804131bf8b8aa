// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Memory that grows, views of it, and worlds that come and go.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { Session } from 'node:inspector';
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

test('scenes that are refused leave nothing behind', () => {
    const shapes = [{ type: 'circle', radius: 0.5 }];
    const good = Array.from({ length: 200 }, (_, i) => ({ name: 'n'.repeat(40), type: 'dynamic', position: [i, 0], shapes }));
    const scene = (last, more) => JSON.stringify({ jostle: 1, bodies: [...good, last], ...more });
    const refused = [
        scene({}).slice(0, -1), scene({ type: 'dynamc' }), scene({ position: [1e20, 0] }),
        scene({ shapes: [{ type: 'circle', radius: 1e30 }] }), scene({ shapes: [{ type: 'box', half_width: 1e-30, half_height: 1 }] }),
        scene({ shapes: [{ type: 'outline', outer: [[0, 0], [1, 1], [1, 0], [0, 1]] }] }),
        scene({ type: 'dynamic', mass: { mass: -1 } }), scene({ shapes: [{ type: 'circle', radius: 1, density: 1e20 }] }),
        scene({ shapes: [{ type: 'circle', radius: 1e-5, density: 0.01 }] }), scene({}, { joints: [{ type: 'revolute', body_a: 0, body_b: 0 }] }),
        '{ "gravity": { "x": 0, "y": -10 }, "body": [{ "type": 2, "position": { "x": 1e30, "y": 5 } }] }',
    ];
    const round = () => {
        for (const text of refused) assert.throws(() => jostle.World.fromScene(text), { name: 'JostleError' });
        const world = jostle.World.fromScene(scene({}));
        assert.equal(world.counts().bodies, 201);
        world.step(1 / 60);
        world.dispose();
    };
    for (let i = 0; i < 10; ++i) round();
    const size = wasm.memory.buffer.byteLength;
    for (let i = 0; i < 200; ++i) round();
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
    // Some are collected a round later; 2000 of them would take 280 MB.
    assert.ok(wasm.memory.buffer.byteLength - size < 2 ** 21, `${wasm.memory.buffer.byteLength - size} bytes`);
});

test('trees that nobody refers to are freed', { skip: !globalThis.gc }, async () => {
    const boxes = new Float32Array(80_000), points = new Float32Array(40_000);
    const round = async () => {
        for (let i = 0; i < 5; ++i) {
            new jostle.KdTree(points);
            new jostle.Bvh(boxes);
            new jostle.DynamicTree().insertAll(boxes);
        }
        for (let i = 0; i < 5; ++i) {
            globalThis.gc();
            await new Promise((resolve) => setTimeout(resolve, 5));
        }
    };
    for (let i = 0; i < 3; ++i) await round();
    const size = wasm.memory.buffer.byteLength;
    for (let i = 0; i < 20; ++i) await round();
    assert.equal(wasm.memory.buffer.byteLength, size);
});

test('steps are timed from the first call of profile() on, in a process of its own', () => {
    const program = `
        import { fallingBall } from ${JSON.stringify(new URL('common.mjs', import.meta.url))};
        const { world } = fallingBall();
        const sum = () => {
            for (let i = 0; i < 10; ++i) world.step(1 / 60);
            return world.profile().reduce((all, { time }) => all + time, 0);
        };
        console.log(sum() === 0, sum() > 0);
    `;
    assert.equal(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }), 'true true\n');
});

/** [bytes] that a call of a function named so allocates, with all that it calls: every object is a sample of V8's. */
async function allocatedBy(run) {
    const session = new Session();
    session.connect();
    const post = (method, options) => new Promise((resolve, reject) => {
        session.post(`HeapProfiler.${method}`, options, (error, answer) => (error ? reject(error) : resolve(answer)));
    });
    await post('startSampling', { samplingInterval: 1, includeObjectsCollectedByMinorGC: true, includeObjectsCollectedByMajorGC: true });
    run();
    const { profile } = await post('stopSampling');
    session.disconnect();
    const sum = ({ callFrame, selfSize, children }, isInside) => {
        const counts = isInside || callFrame.functionName === run.name;
        return children.reduce((all, child) => all + sum(child, counts), counts ? selfSize : 0);
    };
    return sum(profile.head, false);
}

test('a step allocates nothing in JavaScript', async () => {
    const { world } = fallingBall();
    const { lists } = world.events();
    const steps = () => {
        for (let i = 0; i < 1000; ++i) {
            world.step(1 / 60);
            if (world.poses().length > 1 || lists.length === 0 || world.events().moved.length > 1) throw new Error('it is one ball');
        }
    };
    const kept = [];
    const oneObject = () => kept.push({ steps });
    assert.ok(await allocatedBy(oneObject) > 0, 'an object is seen');
    // Engines box numbers in code that they have not compiled yet, and compile it when they please. What a step
    // allocates itself is in each round.
    let bytes = Infinity;
    for (let round = 0; round < 100 && bytes > 0; ++round) bytes = await allocatedBy(steps);
    assert.equal(bytes, 0, 'of a thousand steps');
});

test('views are right while memory grows in the midst of a step', () => {
    const { world, ball, shape } = fallingBall();
    world.step(1 / 60);
    const poses = world.poses();
    let grown = 0;
    world.onPreSolve(shape, (contact) => {
        const size = wasm.memory.buffer.byteLength;
        // More than there is room for: a world in a callback of another.
        const other = new jostle.World();
        while (wasm.memory.buffer.byteLength === size) other.createBody({ name: 'n'.repeat(200) });
        ++grown;
        other.dispose();
        wasm.memory.grow(1);
        assert.equal(contact.other.body().shapes().length, 1);
    });
    for (let i = 0; i < 60; ++i) {
        world.step(1 / 60);
        world.poses();
        assert.deepEqual([...poses.transforms.slice(0, 2)], ball.position());
        assert.deepEqual([...poses.linearVelocities.slice(0, 2)], ball.linearVelocity());
        assert.deepEqual(world.events().moved.at(0).transform.p, ball.position());
    }
    assert.ok(grown > 0);
    world.onPreSolve(shape, null);
});

test('everything works beyond 2 GiB, in a process of its own', () => {
    const program = `
        import assert from 'node:assert/strict';
        import { fallingBall, jostle, sceneText, wasm } from ${JSON.stringify(new URL('common.mjs', import.meta.url))};
        wasm.memory.grow(32768);
        // The allocator's small change below is used up.
        const filled = new jostle.KdTree(new Float32Array(100_000));
        const { world, ball } = fallingBall();
        const large = new jostle.World();
        for (let i = 0; i < 3000; ++i)
            large.createBody({ type: 'dynamic', position: [i, 0], name: 'n'.repeat(100) }).createShape({ circle: { radius: 0.25 } });
        assert.ok(large.address > 2 ** 31 || large.poses().places[0] > 2 ** 31, 'beyond');
        for (let i = 0; i < 60; ++i) {
            world.step(1 / 60);
            large.step(1 / 60);
        }
        assert.equal(large.poses().length, 3000);
        assert.equal(large.events().moved.at(2999).body.name().length, 100);
        assert.equal(large.poses().transforms[4 * 2999], 2999);
        assert.throws(() => large.createBody({ position: [NaN, 0] }), jostle.JostleError);
        assert.equal(large.overlapPoint([7, large.bodies()[7].position()[1]]).length, 1);
        const tree = new jostle.DynamicTree();
        assert.equal(tree.insertAll(Float32Array.from({ length: 400_000 }, (_, i) => Math.floor(i / 4))).length, 100_000);
        assert.ok(tree.query(5, 5, 6, 6).length >= 2);
        assert.equal(jostle.World.fromScene(sceneText('bridge')).bodies().length > 5, true);
        assert.ok(Math.abs(ball.position()[1] - fallingBall().ball.position()[1]) > 1);
        console.log('done');
    `;
    assert.equal(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }), 'done\n');
});
