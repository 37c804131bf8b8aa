// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// A scene as plain data, read from a world that jostle has made of it: circles, capsules and sharp polygons, held together
// by hinges. A scene with anything else is refused. And how well an engine did on it.

/** `make(iterated)` answers a new world of the scene, with iterated joints where asked. */
export function readScene(name, make) {
    const world = make();
    try {
        const bodies = world.sceneBodies();
        const place = new Map(bodies.map((body, i) => [body, i]));
        return {
            name, make, gravity: world.gravity(), steps: world.sceneInfo().steps,
            bodies: bodies.map((body) => ({
                type: body.type(), position: body.position(), angle: body.angle(), velocity: body.linearVelocity(),
                turning: body.angularVelocity(), linearDamping: body.linearDamping(), angularDamping: body.angularDamping(),
                fixedRotation: body.locks().rotation, mass: body.massData(), shapes: body.shapes().map(readShape),
            })),
            joints: world.sceneJoints().map((joint) => readHinge(joint, place)),
        };
    } finally {
        world.dispose();
    }
}

/** The world of a scene in JSON. */
export const sceneMaker = (jostle, text) => (iterated = false) =>
    jostle.World.fromScene(iterated ? { ...JSON.parse(text), iterated_joints: true } : text);

export const referenceScene = (jostle, name) => readScene(name, () => jostle.World.fromReference(name));

function readShape(shape) {
    const { circle, capsule, polygon } = shape.geometry();
    if (!circle && !capsule && polygon?.radius !== 0) throw new Error('the race has no such shape');
    const { friction, restitution } = shape.material();
    const { category, mask, group } = shape.filter();
    return {
        circle, capsule, vertices: polygon?.vertices, density: shape.density(), friction, restitution,
        category: Number(category & 0xffffn), mask: Number(mask & 0xffffn), group,
    };
}

function readHinge(joint, place) {
    if (joint.type() !== 'revolute' || joint.servo()) throw new Error('the race has no such joint');
    const limit = joint.limit(), zero = joint.referenceAngle();
    return {
        a: place.get(joint.bodyA()), b: place.get(joint.bodyB()), anchorA: joint.localAnchorA(),
        anchorB: joint.localAnchorB(), motor: joint.motor(),
        /** [rad] Of the angle of b less that of a. */
        limit: limit && [limit.lower + zero, limit.upper + zero],
    };
}

const turned = ([x, y], angle) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];

/** [m] The widest gap between the two anchors of a hinge, by where an engine left the bodies: [x, y, angle] each. */
export function jointError(scene, poses) {
    let error = 0;
    for (const { a, b, anchorA, anchorB } of scene.joints) {
        const at = [[a, anchorA], [b, anchorB]].map(([i, anchor]) => {
            const [x, y] = turned(anchor, poses[i][2]);
            return [poses[i][0] + x, poses[i][1] + y];
        });
        error = Math.max(error, Math.hypot(at[0][0] - at[1][0], at[0][1] - at[1][1]));
    }
    return error;
}

/** How well an engine did. */
export function quality(scene, poses) {
    let sag = 0, slide = 0;
    scene.bodies.forEach((body, i) => {
        if (body.type !== 'dynamic') return;
        slide = Math.max(slide, Math.abs(poses[i][0] - body.position[0]));
        sag = Math.max(sag, Math.abs(poses[i][1] - body.position[1]));
    });
    // Of the tumbler: bodies beyond the drum's diagonal.
    const lost = scene.name !== 'tumbler' ? 0
        : poses.filter(([x, y]) => !(Math.hypot(x, y - 10) < 15)).length;
    const finite = poses.every((pose) => pose.every(Number.isFinite));
    return { sag, slide, error: jointError(scene, poses), lost, finite };
}
