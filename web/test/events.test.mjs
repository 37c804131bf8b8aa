// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Each kind of event, where it must come and where not: its fields are those of the objects that it is about.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { jostle, tables, wasm } from './common.mjs';

const { World } = jostle;
const seen = new Set();

/** Steps, and gathers the events of all kinds by kind. */
function gather(world, steps, before = () => {}) {
    const found = Object.fromEntries(tables.events.map(([kind]) => [kind, []]));
    for (let i = 0; i < steps; ++i) {
        before(i);
        world.step(1 / 60);
        for (const [kind] of tables.events) found[kind].push(...world.events()[kind]);
    }
    for (const kind of Object.keys(found)) if (found[kind].length > 0) seen.add(kind);
    return found;
}

const still = { gravity: [0, 0] };
function ballAt(world, position, def = {}, shapeDef = {}) {
    const body = world.createBody({ type: 'dynamic', position, ...def });
    return { body, shape: body.createShape({ circle: { radius: 0.5 } }, shapeDef) };
}

test('contacts begin and end, and tell of shapes that are gone', () => {
    const world = new World(still);
    const wall = world.createBody().createShape({ box: { halfWidth: 0.5, halfHeight: 5 } }, { userData: 7 });
    const { body, shape } = ballAt(world, [-2, 0], { linearVelocity: [6, 0] }, { userData: 9, material: { restitution: 1 } });
    const { contactsBegan, contactsEnded, moved } = gather(world, 30);
    assert.deepEqual([contactsBegan.length, contactsEnded.length], [1, 1], 'it bounces once');
    const [ended] = contactsEnded;
    assert.deepEqual(new Set([ended.shapeA, ended.shapeB]), new Set([wall, shape]));
    assert.deepEqual(new Map([[ended.shapeA, ended.userDataA], [ended.shapeB, ended.userDataB]]), new Map([[wall, 7n], [shape, 9n]]));
    assert.equal(moved.length, 30);
    assert.ok(moved.every((event) => event.body === body));
    assert.deepEqual(moved.at(-1).transform, body.transform());
    body.setTransform([-0.99, 0], 0);
    body.setLinearVelocity([0, 0]);
    world.step(1 / 60);
    world.destroy(body);
    const gone = gather(world, 1);
    assert.deepEqual([gone.contactsEnded[0].userDataA, gone.contactsEnded[0].userDataB].sort(), [7n, 9n]);
    assert.deepEqual(gone.shapesGone.map(({ shape: one, userData }) => [one.index, one.isValid(), userData]), [[shape.index, false, 9n]]);
});

test('a sensor tells who enters and leaves, also who passes within a step', () => {
    const world = new World(still);
    const zone = world.createBody().createShape({ box: { halfWidth: 1, halfHeight: 1 } }, { isSensor: true, userData: 3 });
    const { body, shape } = ballAt(world, [-3, 0], { linearVelocity: [6, 0] }, { userData: 4 });
    const { sensorsEntered, sensorsLeft, contactsBegan } = gather(world, 60, (i) => {
        // Between 1.5 m before its middle and as far beyond: 15 steps of 0.1 m each.
        if (i === 20) assert.deepEqual(zone.visitors().map((visitor) => visitor.shape), [shape]);
    });
    assert.deepEqual([sensorsEntered.length, sensorsLeft.length, contactsBegan.length], [1, 1, 0]);
    assert.deepEqual(sensorsEntered[0], { sensor: zone, visitor: shape, fraction: 1 });
    assert.deepEqual(sensorsLeft[0],
        { sensor: zone, visitor: shape, sensorUserData: 3n, visitorUserData: 4n, passed: false });
    assert.deepEqual(body.linearVelocity(), [6, 0], 'nothing is pushed');
    assert.deepEqual(zone.visitors(), []);
    world.destroy(body);
    const bullet = ballAt(world, [-4.5, 0], { linearVelocity: [384, 0] });
    const fast = gather(world, 1);
    assert.equal(fast.sensorsLeft[0].passed, true);
    assert.equal(fast.sensorsEntered[0].visitor, bullet.shape);
    // 6.4 m in the step; it enters after 3 m.
    assert.ok(Math.abs(fast.sensorsEntered[0].fraction - 3 / 6.4) < 0.01, `${fast.sensorsEntered[0].fraction}`);
});

test('hits come of shapes that ask for them, above the speed of a hit', () => {
    for (const [speed, asks, hits] of [[3, true, 1], [3, false, 0], [0.5, true, 0]]) {
        const world = new World({ gravity: [0, 0], hitSpeed: 1 });
        const wall = world.createBody().createShape({ box: { halfWidth: 0.5, halfHeight: 5 } });
        const { shape } = ballAt(world, [-1.2, 0], { linearVelocity: [speed, 0] }, { hitEvents: asks });
        const found = gather(world, 60).hits;
        assert.equal(found.length, hits, `${speed} m/s`);
        for (const { shapeA, shapeB, normal, point, approachSpeed } of found) {
            assert.deepEqual(new Set([shapeA, shapeB]), new Set([wall, shape]));
            assert.ok(Math.abs(approachSpeed - speed) < 1e-4);
            assert.ok(Math.abs(Math.abs(normal[0]) - 1) < 1e-6 && Math.abs(point[0] + 0.5) < 0.21, `${normal} ${point}`);
        }
    }
});

test('bodies fall asleep and wake', () => {
    const world = new World(still);
    const { body } = ballAt(world, [0, 0], { userData: 5 });
    const { slept, woke } = gather(world, 60);
    assert.deepEqual([slept, woke], [[{ body, userData: 5n }], []]);
    body.applyImpulseToCenter([1, 0]);
    assert.deepEqual(gather(world, 2).woke, [{ body, userData: 5n }]);
});

test('a body that is no number any more is put back', () => {
    const world = new World(still);
    const { body } = ballAt(world, [1, 2], { linearVelocity: [123.4375, 56.6875] });
    const floats = new Float32Array(wasm.memory.buffer);
    for (let i = 0; i + 1 < floats.length; ++i)
        if (floats[i] === 123.4375 && floats[i + 1] === 56.6875) floats[i] = NaN;
    assert.deepEqual(gather(world, 1).froze, [{ body, userData: 0n }]);
    assert.deepEqual([body.position(), body.linearVelocity()], [[1, 2], [0, 0]]);
    assert.deepEqual(gather(world, 1).froze, []);
});

test('a press crushes a ball against a wall', () => {
    const world = new World(still);
    const wall = world.createBody({ position: [1, 0] }).createShape({ box: { halfWidth: 0.01, halfHeight: 3 } });
    const ball = world.createBody({ type: 'dynamic', position: [0.3, 0], userData: 5 });
    ball.createShape({ circle: { radius: 0.2 } });
    const press = world.createBody({ type: 'kinematic', position: [-1, 0], linearVelocity: [60, 0], continuous: true });
    const plate = press.createShape({ box: { halfWidth: 0.02, halfHeight: 1 } });
    const { crushed } = gather(world, 20);
    assert.ok(crushed.length > 0);
    for (const event of crushed) assert.deepEqual(event, { body: ball, by: plate, against: wall, userData: 5n });
    assert.ok(ball.position()[0] < 1);
});

test('joints go with their bodies, or break', () => {
    const world = new World({ gravity: [0, -10] });
    const ground = world.createBody();
    const hung = ballAt(world, [0, -1]).body, held = ballAt(world, [5, -1]).body;
    const gone = world.createRevolute({ bodyA: ground, bodyB: hung, anchorB: [0, 1], userData: 1 });
    const broken = world.createRevolute({ bodyA: ground, bodyB: held, anchorA: [5, 0], anchorB: [0, 1], userData: 2,
        breakAt: { force: 1, destroy: true } });
    world.destroy(hung);
    const { jointsGone, jointsBroke } = gather(world, 2);
    assert.deepEqual(jointsGone.map(({ joint, userData }) => [joint.index, joint.isValid(), userData]), [[gone.index, false, 1n]]);
    assert.deepEqual(jointsBroke.map(({ joint, destroyed, userData }) => [joint.index, destroyed, userData]), [[broken.index, true, 2n]]);
    // A disc of pi / 4 kg hangs on it.
    assert.ok(Math.abs(Math.hypot(...jointsBroke[0].force) - 10 * Math.PI / 4) < 0.5, `${jointsBroke[0].force}`);
});

test('an edit of a callback whose target is gone is dropped', () => {
    const world = new World(still);
    world.createBody().createShape({ box: { halfWidth: 0.5, halfHeight: 5 } });
    const { body, shape } = ballAt(world, [-1.2, 0], { linearVelocity: [6, 0] });
    world.onPreSolve(shape, () => {
        world.destroy(body);
        body.setLinearVelocity([1, 0]);
    });
    const { editsDropped } = gather(world, 30);
    assert.deepEqual(editsDropped.map(({ call, target }) => [call, target.index]), [['Body::set_linear_velocity', body.index]]);
    assert.equal(body.isValid(), false);
});

after(() => assert.deepEqual(tables.events.map(([kind]) => kind).filter((kind) => !seen.has(kind)), [], 'every kind came'));
