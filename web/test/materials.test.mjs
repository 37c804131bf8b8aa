// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Materials, filters and the callbacks of one shape, by motions that are worked out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jostle, tables } from './common.mjs';

const { World } = jostle;
const near = (found, expected, tolerance) =>
    assert.ok(Math.abs(found - expected) <= tolerance, `${found} is not ${expected} within ${tolerance}`);

/** A level floor, and a thing on it. */
function onFloor(geometry, height, floorMaterial, material, gravity = [0, -10]) {
    const world = new World({ gravity });
    const floor = world.createBody().createShape({ box: { halfWidth: 100, halfHeight: 1, center: [0, -1] } },
        { material: floorMaterial });
    const body = world.createBody({ type: 'dynamic', position: [0, height], allowSleep: false });
    const shape = body.createShape(geometry, { material });
    return { world, floor, body, shape };
}
const box = { box: { halfWidth: 0.5, halfHeight: 0.25 } }, disc = { circle: { radius: 0.5 } };
const run = (world, seconds) => {
    for (let i = 0; i < 60 * seconds; ++i) world.step(1 / 60);
};

test('friction holds a box on a slope, or lets it slide as fast as it must', () => {
    // A slope of 30 degrees as gravity that leans: it slides where the friction is below its tangent, 0.577.
    const gravity = [5, -10 * Math.sqrt(0.75)];
    const held = onFloor(box, 0.25, { friction: 0.7 }, { friction: 0.7 }, gravity);
    run(held.world, 1);
    near(held.body.position()[0], 0, 0.01);
    const slides = onFloor(box, 0.25, { friction: 0.4 }, { friction: 0.4 }, gravity);
    run(slides.world, 1);
    near(slides.body.linearVelocity()[0], 5 - 0.4 * 10 * Math.sqrt(0.75), 0.02);
});

test('restitution gives back its share of the speed', () => {
    for (const restitution of [0, 0.5, 1]) {
        const { world, body } = onFloor(disc, 3, {}, { restitution }, [0, 0]);
        body.setLinearVelocity([0, -6]);
        run(world, 1);
        near(body.linearVelocity()[1], 6 * restitution, 1e-4);
    }
});

test('rolling resistance slows a disc down by two thirds of g times it', () => {
    const { world, body } = onFloor(disc, 0.5, { friction: 1 }, { friction: 1, rollingResistance: 0.03 });
    body.setLinearVelocity([3, 0]);
    body.setAngularVelocity(-6);
    run(world, 1);
    near(body.linearVelocity()[0], 3 - (2 / 3) * 10 * 0.03, 0.02);
});

test('a belt carries a box along at its speed', () => {
    const { world, body } = onFloor(box, 0.25, { friction: 0.5, surfaceSpeed: 2 }, { friction: 0.5 });
    run(world, 0.2);
    near(body.linearVelocity()[0], 0.2 * 0.5 * 10, 0.1);
    run(world, 1);
    near(body.linearVelocity()[0], 2, 0.01);
});

test('the stronger rule of two mixes their numbers', () => {
    const mixed = { geometricMean: Math.sqrt(0.2 * 0.8), maximum: 0.8, average: 0.5, minimum: 0.2, product: 0.2 * 0.8 };
    assert.deepEqual(Object.keys(mixed), tables.enums.MixRule);
    for (const [i, rule] of tables.enums.MixRule.entries()) {
        for (const other of tables.enums.MixRule.slice(0, i + 1)) {
            const { world } = onFloor(box, 0.25, { friction: 0.2, restitution: 0.2, frictionRule: rule, restitutionRule: other },
                { friction: 0.8, restitution: 0.8, frictionRule: other, restitutionRule: rule });
            world.step(1 / 60);
            const [contact] = world.contacts();
            near(contact.friction, mixed[rule], 1e-6);
            near(contact.restitution, mixed[rule], 1e-6);
        }
    }
});

test('a segment of a chain has the material of its own', () => {
    const world = new World({ gravity: [0, -10] });
    world.createBody().createShape({ chain: { points: [[10, 0], [0, 0], [-10, 0]], materials: [1, 0] } },
        { materials: [{ friction: 0 }, { friction: 1 }] });
    const [right, left] = [5, -5].map((x) => {
        const body = world.createBody({ type: 'dynamic', position: [x, 0.25], linearVelocity: [-1, 0] });
        body.createShape(box, { material: { friction: 1 } });
        return body;
    });
    run(world, 0.5);
    near(right.linearVelocity()[0], 0, 0.01);
    near(left.linearVelocity()[0], -1, 0.01);
});

test('filters: categories, masks and groups', () => {
    const cases = [
        [{}, {}, true],
        [{ category: 2n }, { mask: 4n }, false],
        [{ category: 6n }, { mask: 4n }, true],
        [{ category: 1n << 63n }, { mask: 1n << 63n }, true],
        [{ category: 1n << 63n }, { mask: ~(1n << 63n) & (2n ** 64n - 1n) }, false],
        [{ group: -1 }, { group: -1 }, false],
        [{ group: 2, mask: 0n }, { group: 2, mask: 0n }, true],
        [{ group: -1 }, { group: -2 }, true],
    ];
    for (const [a, b, meet] of cases) {
        const { world, body, floor, shape } = onFloor(box, 0.5, {}, {});
        floor.setFilter(a);
        shape.setFilter(b);
        run(world, 1);
        assert.equal(body.position()[1] > 0, meet, JSON.stringify([a, b], (_, value) => (typeof value === 'bigint' ? `${value}` : value)));
    }
});

test('the callbacks of one shape are asked about that shape', () => {
    const { world, body, floor, shape } = onFloor(box, 0.5, {}, {});
    const other = world.createBody({ type: 'dynamic', position: [5, 0.5] });
    other.createShape(box);
    const asked = [];
    world.onShouldCollide(shape, (own, against) => {
        asked.push([own, against]);
        return false;
    });
    run(world, 1);
    assert.ok(body.position()[1] < -1, 'it has fallen through');
    near(other.position()[1], 0.25, 0.01);
    assert.ok(asked.length > 0);
    for (const pair of asked) assert.deepEqual(pair, [shape, floor]);
    // In the midst of a step a fast body is asked about its impact.
    const impacts = [];
    const fast = world.createBody({ type: 'dynamic', position: [20, 5], linearVelocity: [0, -390] });
    const quick = fast.createShape({ circle: { radius: 0.1 } });
    world.onPreSolve(quick, (contact) => {
        if (contact.isImpact) impacts.push([contact.other, contact.impactFraction]);
        contact.enabled = false;
    });
    world.step(1 / 60);
    assert.equal(impacts[0][0], floor);
    near(impacts[0][1], 4.9 / 6.5, 0.02);
    assert.ok(fast.position()[1] < -1, 'it was let through');
});
