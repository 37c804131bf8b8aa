// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The races of web/bench: their measurements, and the way from a scene to a world. The peers are installed for a race alone,
// and absent here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jostleEngine } from '../bench/engines.mjs';
import { collisionGroups } from '../bench/rapier.mjs';
import { jointError, quality, readScene, sceneMaker } from '../bench/scene.mjs';
import { jostle, sceneText } from './common.mjs';

const box = { type: 'box', half_width: 0.5, half_height: 0.5 };
const sceneOf = (parts) => readScene('a scene', () => jostle.World.fromScene({ jostle: 1, ...parts }));

test('a scene is read with the numbers of its file', () => {
    const file = JSON.parse(sceneText('bridge'));
    const scene = readScene('bridge', () => jostle.World.fromScene(file));
    assert.deepEqual(scene.bodies.map(({ type }) => type), file.bodies.map(({ type = 'static' }) => type));
    assert.deepEqual(scene.joints.map(({ a, b }) => [a, b].map((i) => file.bodies[i].name)),
        file.joints.map((joint) => [joint.body_a, joint.body_b]));
    const plank = scene.bodies[2], [shape] = plank.shapes;
    assert.equal(plank.angularDamping, 0.5);
    assert.equal(shape.density, 4);
    assert.equal(shape.vertices.length, 4);
    // 0.96 m by 0.2 m of 4 kg/m^2.
    assert.ok(Math.abs(plank.mass.mass - 0.768) < 1e-6);
});

test('limits are of the angles of the two bodies, and motors are read', () => {
    const hinge = {
        type: 'revolute', body_a: 0, body_b: 1, reference_angle: 0.25, enable_limit: true, lower_angle: -0.5, upper_angle: 1,
        enable_motor: true, motor_speed: 2, max_motor_torque: 3,
    };
    const { joints: [joint] } = sceneOf({ bodies: [{}, { type: 'dynamic', shapes: [box] }], joints: [hinge] });
    assert.deepEqual(joint.limit, [-0.25, 1.25]);
    assert.deepEqual(joint.motor, { speed: 2, maxTorque: 3 });
});

test('shapes and joints that no adapter has are refused', () => {
    assert.throws(() => sceneOf({ bodies: [{ shapes: [{ type: 'segment', point1: [0, 0], point2: [1, 0] }] }] }), /no such shape/);
    const joint = { type: 'weld', body_a: 0, body_b: 1 };
    assert.throws(() => sceneOf({ bodies: [{}, { type: 'dynamic', shapes: [box] }], joints: [joint] }), /no such joint/);
});

test('the joint error is the gap between the anchors, in the frames of turned bodies', () => {
    const scene = {
        name: 'two', bodies: [{ type: 'static' }, { type: 'dynamic', position: [0, 0] }],
        joints: [{ a: 0, b: 1, anchorA: [1, 0], anchorB: [0, 2] }],
    };
    // A quarter turn takes the anchor at (0, 2) to (-2, 0): 3 cm and 4 cm beside (1, 0).
    const poses = [[0, 0, 0], [3.03, 0.04, Math.PI / 2]];
    assert.ok(Math.abs(jointError(scene, poses) - 0.05) < 1e-12);
    assert.equal(quality(scene, poses).finite, true);
    poses[1][0] = NaN;
    assert.ok(Number.isNaN(jointError(scene, poses)));
    assert.equal(quality(scene, poses).finite, false);
});

test('in the words of Rapier, the shapes of a group leave only each other alone', () => {
    const plain = { category: 1, mask: 0xffff, group: 0 };
    const shapes = Array.from({ length: 300 }, (_, i) => ({ ...plain, group: -Math.floor(i / 3) }));
    const words = shapes.map(collisionGroups(shapes));
    const meet = (a, b) => ((words[a] >>> 16) & words[b] & 0xffff) !== 0 && ((words[b] >>> 16) & words[a] & 0xffff) !== 0;
    for (let a = 0; a < shapes.length; ++a) {
        for (let b = 0; b < a; ++b)
            assert.equal(meet(a, b), shapes[a].group === 0 || shapes[a].group !== shapes[b].group, `${a} and ${b}`);
    }
    assert.deepEqual([{ category: 2, mask: 5, group: 0 }].map(collisionGroups([plain])), [0x20005]);
    assert.throws(() => collisionGroups([{ ...plain, group: 1 }]), /16 bits/);
    assert.throws(() => collisionGroups([{ ...plain, group: -1 }, { ...plain, category: 2 }]), /16 bits/);
});

test('jostle races with exact and with iterated joints', () => {
    const scene = readScene('bridge', sceneMaker(jostle, sceneText('bridge')));
    const [exact, iterated] = [false, true].map((isIterated) => {
        const world = jostleEngine({ iterated: isIterated }).make(scene);
        let error = 0;
        for (let i = 0; i < 60; ++i) {
            world.step();
            error = Math.max(error, jointError(scene, world.poses()));
        }
        world.free();
        return error;
    });
    assert.ok(exact < 1e-3, `${exact} m`);
    // A soft joint gives way under the load; a gap of 5 cm, a quarter of a plank's height, would be seen.
    assert.ok(iterated > exact && iterated < 0.05, `${iterated} m`);
});
