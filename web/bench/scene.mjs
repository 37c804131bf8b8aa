// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// A reference scene as plain data, read from a world that jostle has made of it.

const corners = (geometry) => geometry.polygon?.vertices;

export function readScene(jostle, name) {
    const world = jostle.World.fromReference(name);
    const bodies = world.sceneBodies();
    const place = new Map(bodies.map((body, i) => [body, i]));
    const scene = {
        name, gravity: world.gravity(),
        bodies: bodies.map((body) => ({
            type: body.type(), position: body.position(), angle: body.angle(),
            shapes: body.shapes().map((shape) => ({
                circle: shape.geometry().circle, vertices: corners(shape.geometry()), density: shape.density(),
                friction: shape.material().friction, restitution: shape.material().restitution,
                category: Number(shape.filter().category), mask: Number(shape.filter().mask & 0xffffn),
            })),
        })),
        joints: world.sceneJoints().map((joint) => ({
            a: place.get(joint.bodyA()), b: place.get(joint.bodyB()), anchorA: joint.localAnchorA(),
            anchorB: joint.localAnchorB(), motor: joint.motor(),
        })),
    };
    world.dispose();
    return scene;
}

const turned = ([x, y], angle) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];

/** How well an engine did, by where it left the bodies: [x, y, angle] each. */
export function quality(scene, poses) {
    let sag = 0, slide = 0, error = 0;
    scene.bodies.forEach((body, i) => {
        if (body.type !== 'dynamic') return;
        slide = Math.max(slide, Math.abs(poses[i][0] - body.position[0]));
        sag = Math.max(sag, Math.abs(poses[i][1] - body.position[1]));
    });
    for (const { a, b, anchorA, anchorB } of scene.joints) {
        const at = [[a, anchorA], [b, anchorB]].map(([i, anchor]) => {
            const [x, y] = turned(anchor, poses[i][2]);
            return [poses[i][0] + x, poses[i][1] + y];
        });
        error = Math.max(error, Math.hypot(at[0][0] - at[1][0], at[0][1] - at[1][1]));
    }
    // Of the tumbler: bodies beyond the drum's diagonal.
    const lost = scene.name !== 'tumbler' ? 0
        : poses.filter(([x, y]) => !(Math.hypot(x, y - 10) < 15)).length;
    const finite = poses.every((pose) => pose.every(Number.isFinite));
    return { sag, slide, error, lost, finite };
}
