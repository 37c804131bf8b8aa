// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// planck, behind the interface of engines.mjs. A capsule is two circles and a box there, which cover the same points: its
// body gets the mass of the capsule.
const vector = ([x, y]) => ({ x, y });

function formsOf(planck, { circle, capsule, vertices }) {
    if (circle) return [new planck.Circle(vector(circle.center), circle.radius)];
    if (!capsule) return [new planck.Polygon(vertices.map(vector))];
    const { center1: [x1, y1], center2: [x2, y2], radius } = capsule;
    const length = Math.hypot(x2 - x1, y2 - y1);
    return [new planck.Circle({ x: x1, y: y1 }, radius), new planck.Circle({ x: x2, y: y2 }, radius),
        new planck.Box(length / 2, radius, { x: (x1 + x2) / 2, y: (y1 + y2) / 2 }, Math.atan2(y2 - y1, x2 - x1))];
}

function addBody(planck, world, body) {
    const made = world.createBody({
        type: body.type, position: vector(body.position), angle: body.angle, linearVelocity: vector(body.velocity),
        angularVelocity: body.turning, linearDamping: body.linearDamping, angularDamping: body.angularDamping,
        fixedRotation: body.fixedRotation,
    });
    for (const shape of body.shapes) {
        for (const form of formsOf(planck, shape)) {
            made.createFixture({
                shape: form, density: shape.density, friction: shape.friction, restitution: shape.restitution,
                filterCategoryBits: shape.category, filterMaskBits: shape.mask, filterGroupIndex: shape.group,
            });
        }
    }
    if (body.type === 'dynamic' && body.shapes.some(({ capsule }) => capsule)) {
        const { mass, center, inertia } = body.mass;
        // Of inertia planck asks for the one about the origin.
        made.setMassData({ mass, center: vector(center), I: inertia + mass * Math.hypot(...center) ** 2 });
    }
    return made;
}

export async function planckEngine(require, dt) {
    const planck = require('planck');
    planck.Settings.maxPolygonVertices = 8;
    return {
        name: 'planck', effort: '8 and 3 iterations',
        make(scene) {
            const world = new planck.World({ gravity: vector(scene.gravity), allowSleep: false });
            const bodies = scene.bodies.map((body) => addBody(planck, world, body));
            for (const { a, b, anchorA, anchorB, motor, limit } of scene.joints) {
                world.createJoint(new planck.RevoluteJoint({
                    bodyA: bodies[a], bodyB: bodies[b], localAnchorA: vector(anchorA), localAnchorB: vector(anchorB),
                    enableMotor: motor !== null, motorSpeed: motor?.speed ?? 0, maxMotorTorque: motor?.maxTorque ?? 0,
                    enableLimit: limit !== null, lowerAngle: limit?.[0] ?? 0, upperAngle: limit?.[1] ?? 0,
                }));
            }
            const capsules = scene.bodies.some(({ shapes }) => shapes.some(({ capsule }) => capsule));
            return {
                approximated: capsules ? ['capsules of two circles and a box'] : [],
                step: () => world.step(dt, 8, 3),
                poses: () => bodies.map((body) => [body.getPosition().x, body.getPosition().y, body.getAngle()]),
                free() {},
            };
        },
    };
}
