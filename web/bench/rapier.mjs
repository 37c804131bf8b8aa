// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Rapier, behind the interface of engines.mjs. A motor has no largest torque there: one that turns the slower the more it
// has to pull, and whose torque at rest is the largest, stands for it.
const kinds = { static: 'fixed', dynamic: 'dynamic', kinematic: 'kinematicVelocityBased' };

/** The numbers of 16 bits of which 8 are set: none has all bits of another. */
const balanced = Array.from({ length: 2 ** 16 }, (_, word) => word)
    .filter((word) => word.toString(2).replaceAll('0', '').length === 8);

/**
 * How a shape's memberships and filter are made of { category, mask, group }. Rapier has no groups of shapes that leave each
 * other alone: the shapes of a group are members of what the group's number has, and meet all else. Two shapes meet if each
 * is a member of something that the other meets.
 */
export function collisionGroups(shapes) {
    const groups = [...new Set(shapes.map(({ group }) => group))].filter((group) => group !== 0);
    if (groups.length === 0) return ({ category, mask }) => (category << 16 | mask) >>> 0;
    if (groups.some((group) => group > 0) || shapes.some(({ category, mask }) => category !== 1 || mask !== 0xffff))
        throw new Error('categories beside groups, or groups that always collide, are too much for 16 bits');
    const words = new Map(groups.map((group, i) => [group, (balanced[i] << 16 | ~balanced[i] & 0xffff) >>> 0]));
    return ({ group }) => words.get(group) ?? 0xffffffff;
}

/** [m] The middle and the half sides of an upright rectangle; undefined of another polygon. */
function rectangle(vertices) {
    const [xs, ys] = [0, 1].map((axis) => [...new Set(vertices.map((vertex) => vertex[axis]))]);
    if (vertices.length !== 4 || xs.length !== 2 || ys.length !== 2) return undefined;
    return { x: (xs[0] + xs[1]) / 2, y: (ys[0] + ys[1]) / 2, halfX: Math.abs(xs[0] - xs[1]) / 2, halfY: Math.abs(ys[0] - ys[1]) / 2 };
}

function formOf(rapier, { circle, capsule, vertices }) {
    if (circle) return rapier.ColliderDesc.ball(circle.radius).setTranslation(...circle.center);
    if (capsule) {
        const { center1: [x1, y1], center2: [x2, y2], radius } = capsule;
        return rapier.ColliderDesc.capsule(Math.hypot(x2 - x1, y2 - y1) / 2, radius)
            .setTranslation((x1 + x2) / 2, (y1 + y2) / 2).setRotation(Math.atan2(y2 - y1, x2 - x1) - Math.PI / 2);
    }
    const box = rectangle(vertices);
    if (box) return rapier.ColliderDesc.cuboid(box.halfX, box.halfY).setTranslation(box.x, box.y);
    return rapier.ColliderDesc.convexHull(new Float32Array(vertices.flat()));
}

function addBody(rapier, world, body, groupsOf) {
    const desc = rapier.RigidBodyDesc[kinds[body.type]]().setTranslation(...body.position).setRotation(body.angle)
        .setLinvel(...body.velocity).setAngvel(body.turning).setLinearDamping(body.linearDamping)
        .setAngularDamping(body.angularDamping).setCanSleep(false);
    const made = world.createRigidBody(body.fixedRotation ? desc.lockRotations() : desc);
    for (const shape of body.shapes) {
        // Friction is the root of the product.
        world.createCollider(formOf(rapier, shape).setDensity(shape.density).setFriction(Math.sqrt(shape.friction))
            .setFrictionCombineRule(rapier.CoefficientCombineRule.Multiply).setRestitution(shape.restitution)
            .setRestitutionCombineRule(rapier.CoefficientCombineRule.Max).setCollisionGroups(groupsOf(shape)), made);
    }
    return made;
}

function addHinge(rapier, world, bodies, { a, b, anchorA, anchorB, motor, limit }) {
    const joint = world.createImpulseJoint(rapier.JointData.revolute({ x: anchorA[0], y: anchorA[1] },
        { x: anchorB[0], y: anchorB[1] }), bodies[a], bodies[b], true);
    joint.setContactsEnabled(false);
    if (limit) joint.setLimits(...limit);
    if (!motor) return;
    joint.configureMotorModel(rapier.MotorModel.ForceBased);
    joint.configureMotorVelocity(motor.speed, motor.maxTorque / Math.abs(motor.speed));
}

export async function rapierEngine(require, dt) {
    const rapier = require('@dimforge/rapier2d-simd-compat');
    await rapier.init();
    return {
        name: 'Rapier (SIMD)', effort: '4 iterations',
        make(scene) {
            const world = new rapier.World({ x: scene.gravity[0], y: scene.gravity[1] });
            world.timestep = dt;
            const groupsOf = collisionGroups(scene.bodies.flatMap(({ shapes }) => shapes));
            const bodies = scene.bodies.map((body) => addBody(rapier, world, body, groupsOf));
            for (const joint of scene.joints) addHinge(rapier, world, bodies, joint);
            return {
                approximated: scene.joints.some(({ motor }) => motor) ? ['a motor whose torque falls as its speed rises'] : [],
                step: () => world.step(),
                poses: () => bodies.map((body) => [body.translation().x, body.translation().y, body.rotation()]),
                save: () => world.takeSnapshot(),
                // Another world: rapier has no load in place.
                load: (bytes) => rapier.World.restoreSnapshot(bytes).free(),
                free: () => world.free(),
            };
        },
    };
}
