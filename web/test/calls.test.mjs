// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Every call of the table is made. Each setter is given what its getter answers, and another value where one is known;
// getters answer values of their type. The last test counts which calls were made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWorld, jostle, sceneText, tables } from './common.mjs';

const { World } = jostle;
const made = new Set();
const classNames = Object.keys(tables.classes);

/** Notes each call of the table. */
for (const name of classNames) {
    const { prototype } = jostle[name];
    for (const [called] of tables.classes[name].calls) {
        const target = name === 'Body' && called === 'createShape' ? 'createSolid' : called;
        const run = prototype[target];
        prototype[target] = function noted(...args) {
            const answer = run.apply(this, args);
            made.add(`${name}.${called}`);
            return answer;
        };
    }
}

function checkType(type, value) {
    const inner = /^(optional|list)<(.*)>$/.exec(type);
    if (inner) {
        if (inner[1] === 'optional') return value === null || checkType(inner[2], value);
        return Array.isArray(value) && value.every((one) => checkType(inner[2], one));
    }
    if (type === 'void') return value === undefined;
    if (type === 'number' || type === 'int') return typeof value === 'number' && !Number.isNaN(value);
    if (type === 'bool') return typeof value === 'boolean';
    if (type === 'bigint') return typeof value === 'bigint';
    if (type === 'string') return typeof value === 'string';
    if (type === 'Vec2' || type === 'Rot') return value.length === 2 && value.every(Number.isFinite);
    if (type === 'Predicate') return value === undefined;
    if (tables.enums[type]) return tables.enums[type].includes(value);
    if (tables.classes[type]) return value === null || value instanceof jostle[type];
    if (tables.structs[type]) {
        return tables.structs[type].every(([name, of]) => checkType(of, value[name]));
    }
    return typeof value === 'object';
}

/** Calls all getters of an object, and each setter with its getter's answer. */
function callAll(object, name) {
    const calls = tables.classes[name].calls;
    for (const [called, , returns, parameters] of calls) {
        if (/^(reset|create|destroy)/.test(called) || returns === 'void') continue;
        if (parameters.some((parameter) => parameter[2] === 0)) continue;
        assert.ok(checkType(returns, object[called]()), `${name}.${called}() is no ${returns}`);
    }
    for (const [called, , , parameters] of calls) {
        if (!called.startsWith('set') || parameters.length !== 1) continue;
        const property = called[3].toLowerCase() + called.slice(4);
        const getter = [property, `is${called.slice(3)}`, `allows${called.slice(8)}`]
            .find((one) => calls.some(([other, , , none]) => other === one && none.length === 0));
        if (getter === undefined || called === 'setMass') continue;
        const before = object[getter]();
        if (before === null && parameters[0][1] !== 'null') continue;
        object[called](before);
        assert.deepEqual(object[getter](), before, `${name}.${called} and ${getter}`);
        if (parameters[0][1] === 'null') {
            object[called](null);
            assert.equal(object[getter](), null);
        }
        if (parameters[0][1] === 'bool' && called !== 'setAwake' && called !== 'setEnabled') {
            object[called](!before);
            assert.equal(object[getter](), !before, `${name}.${called}`);
            object[called](before);
        }
    }
}

/** Two bodies that hang, with all that a joint may have. */
function makeJoints() {
    const world = new World();
    const ground = world.createBody({ name: 'ground' });
    let x = 0;
    const pair = () => {
        const bodies = [0, 1].map(() => {
            const body = world.createBody({ type: 'dynamic', position: [x += 3, 0] });
            body.createShape({ circle: { radius: 0.5 } });
            return body;
        });
        return { bodyA: bodies[0], bodyB: bodies[1] };
    };
    const stiff = { stiffness: { hertz: 20, dampingRatio: 1 }, breakAt: { force: 1e9, torque: 1e9 } };
    const limit = { lower: -0.5, upper: 0.5 };
    const servo = { target: 0.25, hertz: 2, max: 100 };
    const turning = { speed: 1, maxTorque: 10 }, sliding = { speed: 1, maxForce: 10 };
    const spring = { hertz: 3, dampingRatio: 0.5 };
    const hinge = world.createRevolute({ ...pair(), ...stiff, limit, motor: turning, servo });
    const slider = world.createPrismatic({ ...pair(), ...stiff, limit, motor: sliding, servo });
    return {
        world, ground,
        joints: [
            hinge, slider,
            world.createDistance({ ...pair(), ...stiff, length: 3, spring, limit: { lower: 1, upper: 4 }, motor: sliding }),
            world.createWeld({ ...pair(), ...stiff, linearSpring: spring, angularSpring: spring }),
            world.createFilter(pair()),
            world.createMotor({ ...pair(), ...stiff, offset: [3, 0], maxForce: 10, maxTorque: 10 }),
            world.createTarget({ ...pair(), ...stiff, anchorA: [3, 0], maxForce: 100 }),
            world.createFriction({ ...pair(), ...stiff, maxForce: 1, maxTorque: 1 }),
            world.createWheel({ ...pair(), ...stiff, suspension: servo, limit, motor: turning }),
            world.createSlot({ ...pair(), ...stiff, limit, motor: sliding, servo }),
            world.createPulley({ ...pair(), ...stiff, frame: ground, pointA: [x, 5], pointB: [x + 3, 5], length: 12 }),
            world.createGear({ jointA: hinge, jointB: slider, ratio: 2, ...stiff }),
            world.createRatchet({ ...pair(), ...stiff, step: 0.2 }),
            world.createCustom({ ...pair(), ...stiff }),
        ],
    };
}

test('each type of joint has a class, and its calls work', () => {
    const { world, joints } = makeJoints();
    assert.deepEqual(joints.map((joint) => joint.type()), tables.enums.JointType);
    world.onCustomJoints(() => [{ linear: [[0, -1], [0, 1]] }]);
    world.step(1 / 60);
    for (const joint of joints) {
        assert.ok(world.joints().includes(joint));
        callAll(joint, joint.constructor.name);
        if (joint.type() === 'filter' || joint.type() === 'gear') continue;
        assert.equal(joint.body(1), joint.bodyB());
        for (const [anchor, set] of [['localAnchorA', 'setLocalAnchorA'], ['localAnchorB', 'setLocalAnchorB']]) {
            joint[set]([0.25, -0.5]);
            assert.deepEqual(joint[anchor](), [0.25, -0.5]);
        }
    }
    for (const joint of joints) {
        const [name] = [joint.constructor.name];
        for (const [called, , , parameters] of tables.classes[name].calls) {
            if (called === 'setMotorSpeed') {
                joint.setMotor({ ...(name === 'RevoluteJoint' || name === 'WheelJoint'
                    ? { maxTorque: 1 } : { maxForce: 1 }) });
                joint.setMotorSpeed(-2);
                assert.equal(joint.motor().speed, -2);
            } else if (called === 'setServoTarget') {
                joint.setServo({ hertz: 1 });
                joint.setServoTarget(0.125);
                assert.equal(joint.servo().target, 0.125);
            } else if (called.startsWith('set') && parameters[0][1] === 'number') {
                joint[called](0.5);
                const getter = called[3].toLowerCase() + called.slice(4);
                assert.equal(joint[getter](), 0.5, `${name}.${called}`);
            }
        }
    }
    const custom = joints.at(-1);
    assert.equal(typeof custom.rowForce(0), 'number');
    callAll(custom, 'Joint');
    callAll(joints[0], 'Joint');
    world.step(1 / 60);
    checkWorld(world);
});

test('the calls of a body, a shape and a chain', () => {
    const { world, ground, joints } = makeJoints();
    const body = joints[0].bodyA();
    const [shape] = body.shapes();
    const chain = ground.createChain({ points: [[20, -3], [0, -3], [-20, -3]] });
    world.step(1 / 60);
    callAll(body, 'Body');
    callAll(shape, 'Shape');
    callAll(chain, 'ChainShape');
    const other = joints[0].bodyB();
    assert.equal(body.isTouching(other), false);
    assert.equal(shape.isTouching(other.shapes()[0]), false);
    body.setTransform([1, 2], Math.PI / 2);
    assert.ok(Math.abs(body.angle() - Math.PI / 2) < 1e-6);
    body.setTransform({ p: [1, 2], q: [0, 1] });
    assert.deepEqual(body.worldPoint([1, 0]), [1, 3]);
    assert.deepEqual(body.localPoint([1, 3]), [1, 0]);
    assert.deepEqual(body.worldVector([1, 0]), [0, 1]);
    assert.deepEqual(body.localVector([0, 1]), [1, 0]);
    body.setMass({ mass: 2, inertia: 0.5 });
    body.setLinearVelocity([0, 0]);
    body.setAngularVelocity(0);
    body.applyImpulse([2, 0], [1, 2]);
    assert.deepEqual(body.linearVelocity(), [1, 0]);
    body.applyImpulseToCenter([0, 2]);
    body.applyAngularImpulse(0.5);
    assert.deepEqual([body.linearVelocity(), body.angularVelocity()], [[1, 1], 1]);
    assert.deepEqual(body.velocityAt([1, 3]), [0, 1]);
    body.applyForce([1, 0], [1, 2]);
    body.applyForceToCenter([1, 0]);
    body.applyTorque(1);
    body.resetMass();
    assert.notEqual(body.mass(), 2);
    body.setSleepThreshold(0.5);
    assert.equal(body.sleepThreshold(), 0.5);
    body.resetSleepThreshold();
    body.setContinuous(false);
    body.resetContinuous();
    assert.equal(body.isContinuous(), true);
    body.setName('zwölf');
    assert.equal(body.name(), 'zwölf');
    body.setLocks({ rotation: true });
    assert.deepEqual(body.locks(), { x: false, y: false, rotation: true });
    shape.setSmooth(null);
    shape.setGeometry({ circle: { radius: 0.75 } });
    assert.equal(shape.geometry().circle.radius, 0.75);
    shape.setDensity(3);
    chain.setMaterial({ friction: 0.25 });
    assert.equal(chain.segment(1).material().friction, 0.25);
    const lift = world.createBody({ type: 'kinematic' });
    lift.moveTo({ position: [1, 0] }, 0.5);
    assert.deepEqual(lift.linearVelocity(), [2, 0]);
    lift.setAwake(true);
    world.step(1 / 60);
    checkWorld(world);
});

test('lint tells of a road whose front looks down', () => {
    const world = new World();
    assert.deepEqual(world.lint(), []);
    const road = world.createBody();
    const chain = road.createChain({ points: [[-30, 0], [0, 1], [30, 0]] });
    const car = world.createBody({ type: 'dynamic', position: [0, 3], name: 'car' });
    car.createShape({ box: { halfWidth: 1, halfHeight: 0.5 } });
    const [finding, ...others] = world.lint();
    assert.equal(others.length, 0);
    assert.equal(finding.type, 'chainFacesAway');
    assert.equal(finding.chain, chain);
    assert.equal(finding.bodyB, car);
    assert.match(finding.sentence, /'car' is the nearest/);
    world.dispose();
});

test('the calls of a world', () => {
    const world = World.fromScene(sceneText('car'));
    for (let i = 0; i < 30; ++i) world.step(1 / 60);
    callAll(world, 'World');
    assert.equal(world.sceneInfo().name, 'car');
    assert.equal(world.sceneBodies().length, world.counts().bodies);
    assert.ok(world.contacts().length > 0 && world.islands().length > 0);
    assert.ok(world.contacts().every((contact) => contact.points.length <= 2));
    const ray = { origin: [0, 50], translation: [0, -100] };
    const cast = { geometry: { circle: { radius: 1 } }, transform: { p: [0, 50] }, translation: [0, -100] };
    assert.equal(world.rayAny(ray), true);
    assert.equal(world.rayAll(ray)[0].shape, world.rayClosest(ray).shape);
    assert.equal(world.shapeCastAny(cast), true);
    assert.equal(world.shapeCastAll(cast)[0].shape, world.shapeCastClosest(cast).shape);
    const [chassis] = world.sceneBodies().filter((body) => body.name() === 'chassis');
    const at = chassis.centerOfMass();
    assert.ok(world.overlapPoint(at).length > 0 && world.overlapAny(at));
    assert.ok(world.overlap({ circle: { radius: 1 } }, { p: at }).length > 0);
    assert.ok(world.overlapBox({ lower: at, upper: at }).length > 0);
    assert.equal(world.closest(at).distance, 0);
    assert.equal(world.kNearest(at, 3).length, 3);
    assert.ok(world.bodiesIn({ lower: at, upper: at }).includes(chassis));
    assert.equal(world.body(chassis.key), chassis);
    const [panel] = chassis.shapes(), [hinge] = world.joints();
    assert.equal(world.shape(panel.key), panel);
    assert.equal(world.joint(hinge.key), hinge);
    const bytes = world.save();
    assert.deepEqual(world.load(bytes).withoutFunction, []);
    assert.equal(world.firstDifference(world).field, '');
    const wall = world.createBody();
    world.createOutline(wall, { outer: [[0, 0], [1, 0], [0, 1]] }, {});
    const chain = wall.createChain({ points: [[5, 0], [0, 0]] });
    assert.equal(world.chain(chain.key), chain);
    world.onShouldCollide(() => true);
    world.onShouldCollide(wall.shapes()[0], () => true);
    world.onPreSolve(wall.shapes()[0], () => {});
    world.onCustomJoints(() => []);
    const told = [];
    world.onContactBegan((event) => told.push(event));
    world.onContactEnded((event) => told.push(event));
    world.onSensorEntered((event) => told.push(event));
    world.onSensorLeft((event) => told.push(event));
    world.onImpulses((contact) => told.push(contact));
    world.step(1 / 60);
    assert.ok(told.length > 0);
    chassis.dropThrough();
    world.shiftOrigin([1, 0]);
    world.destroy(chain);
    world.destroy(wall.shapes()[0]);
    world.destroy(world.joints()[0]);
    world.destroy(wall);
    world.step(1 / 60);
    checkWorld(world);
});

test('every call of the table was made', () => {
    const all = classNames.flatMap((name) => tables.classes[name].calls.map(([called]) => `${name}.${called}`));
    assert.deepEqual(all.filter((call) => !made.has(call)), []);
    assert.ok(all.length > 250, `${all.length} calls`);
});
