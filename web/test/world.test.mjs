// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Worlds by values that are worked out: motion, handles, shapes, events, queries, callbacks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWorld, fallingBall, jostle } from './common.mjs';

const near = (found, expected, tolerance) =>
    assert.ok(Math.abs(found - expected) <= tolerance, `${found} is not ${expected} within ${tolerance}`);

test('a body falls on its parabola', () => {
    const { world, ball } = fallingBall();
    world.step(1 / 64, 4);
    // v = -10 t, y = 4 - 5 t^2; all of it is exact in floats.
    assert.deepEqual(ball.linearVelocity(), [0, -10 / 64]);
    near(ball.position()[1], 4 - 5 * (1 / 64) ** 2, 1e-6);
    near(world.time(), 1 / 64, 1e-12);
});

test('handles are one object each, and are noticed when they are stale', () => {
    const { world, ball, shape } = fallingBall();
    assert.equal(shape.body(), ball);
    assert.equal(ball.shapes()[0], shape);
    assert.deepEqual(world.bodies().map((body) => body.index).length, 2);
    world.destroy(ball);
    assert.equal(ball.isValid(), false);
    assert.throws(() => ball.position(), { name: 'JostleError', function: 'Body.position', argument: 'this' });
    const next = world.createBody();
    assert.equal(next.index, ball.index);
    assert.notEqual(next, ball);
});

test('a geometry comes back as it was given', () => {
    const world = new jostle.World();
    const body = world.createBody({ type: 'dynamic' });
    const exact = [
        { circle: { center: [0.5, 0.25], radius: 0.5 } },
        { capsule: { center1: [0, 0], center2: [1, 0], radius: 0.25 } },
        { segment: { point1: [0, 0], point2: [1, 0], ghost1: null, ghost2: [2, 0.5], oneSided: true } },
        { polygon: { vertices: [[0, 0], [2, 0], [0, 2]], radius: 0.125 } },
    ];
    for (const geometry of exact) assert.deepEqual(body.createShape(geometry).geometry(), geometry);
    const box = body.createShape({ box: { halfWidth: 1, halfHeight: 0.5, center: [1, 0] } }).geometry();
    assert.deepEqual(box.polygon.vertices, [[0, -0.5], [2, -0.5], [2, 0.5], [0, 0.5]]);
    const ten = Array.from({ length: 10 }, (_, i) => [Math.cos(i * Math.PI / 5), Math.sin(i * Math.PI / 5)]);
    assert.equal(body.createShape({ polygon: { vertices: ten } }).geometry().polygon.vertices.length, 10);
});

test('chains and outlines become shapes', () => {
    const world = new jostle.World();
    const body = world.createBody();
    const chain = body.createShape({ chain: { points: [[20, 0], [0, 0], [-20, 1]], materials: [0, 1] } },
        { materials: [{ friction: 0.5 }, { friction: 0.25 }] });
    assert.equal(chain.segmentCount(), 2);
    assert.deepEqual([0, 1].map((i) => chain.segment(i).material().friction), [0.5, 0.25]);
    assert.equal(chain.segment(1).chain(), chain);
    // An L of three unit squares.
    const pieces = world.createBody({ type: 'dynamic' })
        .createShape({ outline: { outer: [[0, 0], [2, 0], [2, 1], [1, 1], [1, 2], [0, 2]] } }, { density: 2 });
    assert.ok(pieces.length >= 2);
    near(pieces[0].body().mass(), 6, 1e-5);
});

test('materials, filters and user data are kept to the bit', () => {
    const { shape } = fallingBall();
    const filter = { category: 0x8000000000000001n, mask: 0xfffffffffffffffen, group: -3 };
    shape.setFilter(filter);
    assert.deepEqual(shape.filter(), filter);
    shape.setUserData(2n ** 64n - 1n);
    assert.equal(shape.userData(), 2n ** 64n - 1n);
    shape.setMaterial({ friction: 0.5, restitutionRule: 'product', id: 7 });
    assert.deepEqual(shape.material(), {
        friction: 0.5, restitution: 0, rollingResistance: 0, surfaceSpeed: 0, id: 7n, frictionRule: 'geometricMean',
        restitutionRule: 'product',
    });
});

test('events tell of touches, hits, sensors, sleep and joints', () => {
    const { world, ground, floor, ball, shape } = fallingBall();
    const zone = ground.createShape({ circle: { center: [0, 2], radius: 0.5 } }, { isSensor: true });
    const seen = { began: 0, entered: 0, left: 0, hits: 0, slept: 0 };
    for (let i = 0; i < 300; ++i) {
        world.step(1 / 60);
        const events = world.events();
        for (const event of events.contactsBegan) {
            ++seen.began;
            assert.deepEqual(new Set([event.shapeA, event.shapeB]), new Set([floor, shape]));
        }
        for (const event of events.sensorsEntered) {
            ++seen.entered;
            assert.equal(event.sensor, zone);
            assert.equal(event.visitor, shape);
        }
        seen.left += events.sensorsLeft.length;
        for (const event of events.hits) {
            ++seen.hits;
            // From 3.8 m: sqrt(2 g h) within a step of it.
            near(event.approachSpeed, Math.sqrt(2 * 10 * 3.8), 0.2);
            const { data, fields } = events.hits;
            assert.equal(data[fields.approachSpeed], event.approachSpeed);
            assert.deepEqual([...data.slice(fields.point, fields.point + 2)], event.point);
        }
        for (const event of events.slept) {
            ++seen.slept;
            assert.equal(event.body, ball);
        }
        assert.equal(events.moved.length, world.counts().awakeBodies);
    }
    assert.deepEqual(seen, { began: 1, entered: 1, left: 1, hits: 1, slept: 1 });
    world.destroy(ball);
    world.step(1 / 60);
    assert.equal(world.events().shapesGone.at(0).shape.index, shape.index);
    assert.equal(world.events().contactsEnded.length, 1);
});

test('a joint that is loaded too much breaks, and goes with its body', () => {
    const world = new jostle.World();
    const wall = world.createBody(), weight = world.createBody({ type: 'dynamic', position: [0, -1] });
    weight.createShape({ circle: { radius: 0.5 } });
    const joint = world.createRevolute({
        bodyA: wall, bodyB: weight, anchorB: [0, 1], breakAt: { force: 1, destroy: true } });
    for (let i = 0; i < 3 && joint.isValid(); ++i) world.step(1 / 60);
    assert.equal(joint.isValid(), false);
    const broke = world.events().jointsBroke.at(0);
    assert.equal(broke.joint.index, joint.index);
    assert.equal(broke.destroyed, true);
    assert.ok(Math.hypot(...broke.force) > 1);
});

test('queries answer by value', () => {
    const { world, floor, ball, shape } = fallingBall();
    const hit = world.rayClosest({ origin: [0, 10], translation: [0, -20] });
    assert.equal(hit.shape, shape);
    near(hit.fraction, 5.8 / 20, 1e-6);
    assert.deepEqual(hit.normal, [0, 1]);
    assert.deepEqual(world.rayAll({ origin: [0, 10], translation: [0, -20] }).map((one) => one.shape), [shape, floor]);
    assert.equal(world.rayClosest({ origin: [0, 10], translation: [0, -20] }, { predicate: (one) => one !== shape }).shape,
        floor);
    assert.equal(world.rayAny({ origin: [0, 10], translation: [0, -20], maxFraction: 0.1 }), false);
    assert.equal(world.rayClosest({ origin: [30, 10], translation: [0, -20] }).hit, false);
    assert.deepEqual(world.overlapPoint([0, 4.1]), [shape]);
    assert.deepEqual(world.overlapBox({ lower: [-1, -1], upper: [1, 5] }), [floor, shape]);
    assert.deepEqual(world.overlap({ circle: { radius: 1 } }, { position: [0, 4.5], angle: 0 }), [shape]);
    assert.equal(world.overlapAny({ circle: { radius: 1 } }, { position: [9, 9] }), false);
    const cast = { geometry: { circle: { radius: 0.5 } }, transform: { position: [0, 10] }, translation: [0, -20] };
    near(world.shapeCastClosest(cast).fraction, 5.3 / 20, 1e-5);
    assert.deepEqual(world.shapeCastAll(cast).map((one) => one.shape), [shape, floor]);
    near(world.closest([0, 3]).distance, 0.8, 1e-6);
    assert.equal(world.closest([0, 3], {}, 0.5).hit, false);
    assert.deepEqual(world.kNearest([0, 3], 5).map((one) => one.shape), [shape, floor]);
    assert.deepEqual(world.bodiesIn({ lower: [-1, 3], upper: [1, 5] }), [ball]);
});

test('callbacks decide inside of a step, and their exceptions come out of it', () => {
    const { world, ball, shape, floor } = fallingBall();
    world.onShouldCollide((a, b) => !(a === floor && b === shape || a === shape && b === floor));
    for (let i = 0; i < 120; ++i) world.step(1 / 60);
    assert.ok(ball.position()[1] < -5, 'it fell through the floor');
    world.onShouldCollide(null);
    ball.setTransform([0, 4], 0);
    ball.setLinearVelocity([0, 0]);
    let calls = 0;
    world.onPreSolve(shape, (contact) => {
        ++calls;
        assert.equal(contact.shape, shape);
        assert.equal(contact.other, floor);
        contact.restitution = 1;
    });
    let highest = 0, bounced = false;
    for (let i = 0; i < 120; ++i) {
        world.step(1 / 60);
        bounced ||= ball.linearVelocity()[1] > 0;
        if (bounced) highest = Math.max(highest, ball.position()[1]);
    }
    assert.ok(calls > 0);
    assert.ok(highest > 3, `it bounced up to ${highest}`);
    world.onPreSolve(shape, () => {
        throw new RangeError('enough');
    });
    const before = world.time();
    assert.throws(() => {
        for (let i = 0; i < 240; ++i) world.step(1 / 60);
    }, { name: 'RangeError', message: 'enough' });
    assert.ok(world.time() > before);
    world.onPreSolve(shape, null);
    world.step(1 / 60);
    checkWorld(world);
});

test('the events of a step whose callback failed are there', () => {
    const { world, shape } = fallingBall();
    world.onPreSolve(shape, () => {
        throw new RangeError('enough');
    });
    let began = 0, failed = 0;
    for (let i = 0; i < 60; ++i) {
        assert.equal(world.events().contactsBegan.length, 0);
        try {
            world.step(1 / 60);
        } catch (error) {
            assert.equal(error.message, 'enough');
            ++failed;
        }
        began += world.events().contactsBegan.length;
        if (began > 0) break;
    }
    assert.equal(began, 1);
    assert.ok(failed > 0);
});

test('a world is not disposed of in the midst of a call', () => {
    const { world, ball, shape } = fallingBall();
    const refusal = { name: 'JostleError', function: 'World.dispose', argument: 'this' };
    const other = new jostle.World();
    world.onPreSolve(shape, () => {
        other.dispose();
        world.dispose();
    });
    assert.throws(() => {
        for (let i = 0; i < 120; ++i) world.step(1 / 60);
    }, refusal);
    assert.throws(() => other.time(), { name: 'JostleError' }, 'another world may go');
    assert.throws(() => world.overlapPoint(ball.position(), { predicate: () => world.dispose() }), refusal);
    world.onPreSolve(shape, null);
    world.step(1 / 60);
    checkWorld(world);
    world.dispose();
    assert.throws(() => world.time(), { name: 'JostleError' });
});

test('a custom joint gets its rows from a function', () => {
    const world = new jostle.World();
    const rail = world.createBody(), bead = world.createBody({ type: 'dynamic', position: [0, 1] });
    bead.createShape({ circle: { radius: 0.1 } });
    const joint = world.createCustom({ bodyA: rail, bodyB: bead });
    // y of the bead stays 1.
    world.onCustomJoints((asked) => {
        assert.equal(asked, joint);
        return [{ linear: [[0, -1], [0, 1]], angular: [-bead.position()[0], 0], error: bead.position()[1] - 1 }];
    });
    bead.setLinearVelocity([1, 0]);
    for (let i = 0; i < 60; ++i) world.step(1 / 60);
    near(bead.position()[1], 1, 0.01);
    near(bead.position()[0], 1, 0.01);
    assert.equal(joint.rowCount(), 1);
});

test('a custom joint has three rows at most, of four bodies at most', () => {
    const world = new jostle.World();
    const bead = world.createBody({ type: 'dynamic' });
    bead.createShape({ circle: { radius: 0.1 } });
    const joint = world.createCustom({ bodyA: world.createBody(), bodyB: bead });
    const row = { angular: [0, 1] };
    world.onCustomJoints(() => [row, row, row]);
    world.step(1 / 60);
    assert.equal(joint.rowCount(), 3);
    const refused = (rows, argument) => {
        world.onCustomJoints(() => rows);
        assert.throws(() => world.step(1 / 60), (error) => error instanceof jostle.JostleError && error.argument === argument);
        assert.equal(joint.rowCount(), 0, 'the step is made without them');
    };
    refused([row, row, row, row], 'rows.length');
    refused([row, { linear: [[0, 0], [0, 0], [0, 0], [0, 0], [0, 1]] }], 'rows[1].linear.length');
    refused([{ angular: [0, 0, 0, 0, 1] }], 'rows[0].angular.length');
});

test('a predicate asks about another polygon, and the first one is still asked about', () => {
    const world = new jostle.World();
    const at = (x) => world.createBody({ position: [x, 0] }).createShape({ circle: { radius: 0.25 } });
    const shapes = [0, 1, 2, 20].map(at);
    const disc = (radius) => ({ polygon: { vertices: Array.from({ length: 12 },
        (_, i) => [radius * Math.cos(i * Math.PI / 6), radius * Math.sin(i * Math.PI / 6)]) } });
    const asked = [];
    const found = world.overlap(disc(3), { position: [0, 0] }, {
        predicate(shape) {
            asked.push(world.overlap(disc(0.1), { position: [20, 0] }).map((one) => one.body().position()[0]));
            return shape !== shapes[1];
        },
    });
    assert.deepEqual(found.map((shape) => shape.body().position()[0]).sort(), [0, 2]);
    assert.deepEqual(asked, [[20], [20], [20]]);
});
