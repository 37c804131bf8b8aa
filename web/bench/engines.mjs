// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The engines of the races: each makes a world of a scene's data, in which nothing sleeps, and answers how it steps and
// where its bodies are. All step 1/60 s with their default effort, but for planck and box2d-wasm, which have none: 8 and 3
// iterations, as their documents use.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { planckEngine } from './planck.mjs';
import { rapierEngine } from './rapier.mjs';

const dt = 1 / 60;

/** With `iterated`, joints are solved one by one: WorldDef.iteratedJoints. */
export function jostleEngine({ iterated = false } = {}) {
    return {
        name: iterated ? 'jostle, iterated' : 'jostle', iterated, effort: '4 sub-steps',
        make(scene) {
            const world = scene.make(iterated);
            world.setAllowSleep(false);
            const bodies = world.sceneBodies();
            return {
                approximated: [],
                step: () => world.step(dt, 4),
                poses: () => bodies.map((body) => [...body.position(), body.angle()]),
                save: () => world.save(),
                load: (bytes) => world.load(bytes),
                free: () => world.dispose(),
            };
        },
    };
}

export async function box2dEngine(require) {
    // In Node it would fetch a path.
    const wasmBinary = readFileSync(path.join(path.dirname(require.resolve('box2d-wasm')), 'Box2D.simd.wasm'));
    const b2 = await require('box2d-wasm')({ wasmBinary });
    const kinds = { static: b2.b2_staticBody, dynamic: b2.b2_dynamicBody, kinematic: b2.b2_kinematicBody };
    const vector = ([x, y]) => new b2.b2Vec2(x, y);
    return {
        name: 'box2d-wasm (SIMD)', effort: '8 and 3 iterations',
        make(scene) {
            const world = new b2.b2World(vector(scene.gravity));
            world.SetAllowSleeping(false);
            const bodies = scene.bodies.map((body) => {
                const def = new b2.b2BodyDef();
                def.set_type(kinds[body.type]);
                def.set_position(vector(body.position));
                def.set_angle(body.angle);
                const made = world.CreateBody(def);
                for (const shape of body.shapes) {
                    let form;
                    if (shape.circle) {
                        form = new b2.b2CircleShape();
                        form.set_m_radius(shape.circle.radius);
                    } else {
                        const [points, free] = b2.pointsToVec2Array(shape.vertices.map(([x, y]) => ({ x, y })));
                        form = new b2.b2PolygonShape();
                        form.Set(points, shape.vertices.length);
                        free();
                    }
                    const fixture = new b2.b2FixtureDef();
                    fixture.set_shape(form);
                    fixture.set_density(shape.density);
                    fixture.set_friction(shape.friction);
                    fixture.set_restitution(shape.restitution);
                    fixture.get_filter().set_categoryBits(shape.category);
                    fixture.get_filter().set_maskBits(shape.mask);
                    made.CreateFixture(fixture);
                }
                return made;
            });
            for (const { a, b, anchorA, anchorB, motor } of scene.joints) {
                const def = new b2.b2RevoluteJointDef();
                def.set_bodyA(bodies[a]);
                def.set_bodyB(bodies[b]);
                def.set_localAnchorA(vector(anchorA));
                def.set_localAnchorB(vector(anchorB));
                def.set_enableMotor(motor !== null);
                def.set_motorSpeed(motor?.speed ?? 0);
                def.set_maxMotorTorque(motor?.maxTorque ?? 0);
                world.CreateJoint(def);
            }
            return {
                step: () => world.Step(dt, 8, 3),
                poses: () => bodies.map((body) => [body.GetPosition().x, body.GetPosition().y, body.GetAngle()]),
                free: () => b2.destroy(world),
            };
        },
    };
}

/** Its gravity is per square of a frame: a scale that gives 10 m/s^2, in metres. It has no hinge's motor. */
export async function matterEngine(require) {
    const matter = require('matter-js');
    return {
        name: 'matter-js', effort: '6 and 4 iterations',
        make(scene) {
            if (scene.joints.some((joint) => joint.motor)) return null;
            const engine = matter.Engine.create();
            engine.gravity.x = 0;
            engine.gravity.y = scene.gravity[1] / Math.abs(scene.gravity[1]);
            engine.gravity.scale = Math.abs(scene.gravity[1]) * 1e-6;
            const bodies = scene.bodies.map((body) => {
                const [shape] = body.shapes;
                const [x, y] = body.position;
                const options = {
                    isStatic: body.type === 'static', density: shape.density, friction: shape.friction,
                    restitution: shape.restitution, slop: 0.005,
                    collisionFilter: { category: shape.category, mask: shape.mask, group: 0 },
                };
                const made = shape.circle ? matter.Bodies.circle(x, y, shape.circle.radius, options)
                    : matter.Bodies.fromVertices(x, y, [shape.vertices.map(([vx, vy]) => ({ x: vx, y: vy }))], options);
                matter.Composite.add(engine.world, made);
                return made;
            });
            for (const { a, b, anchorA, anchorB } of scene.joints) {
                matter.Composite.add(engine.world, matter.Constraint.create({
                    bodyA: bodies[a], bodyB: bodies[b], pointA: { x: anchorA[0], y: anchorA[1] },
                    pointB: { x: anchorB[0], y: anchorB[1] }, length: 0, stiffness: 1,
                }));
            }
            return {
                step: () => matter.Engine.update(engine, 1000 * dt),
                poses: () => bodies.map((body) => [body.position.x, body.position.y, body.angle]),
                free() {},
            };
        },
    };
}

/** `makers` of engines that are installed in a folder. */
const installed = (folder, makers) => {
    const require = createRequire(`${folder}/package.json`);
    return Promise.all(makers.map((make) => make(require, dt)));
};

/** All, for the reference scenes. */
export const allEngines = async (folder) =>
    [jostleEngine(), ...await installed(folder, [rapierEngine, box2dEngine, matterEngine, planckEngine])];

/** Those that have what small scenes ask for: capsules, groups, limits. */
export const smallEngines = async (folder) =>
    [jostleEngine(), jostleEngine({ iterated: true }), ...await installed(folder, [rapierEngine, planckEngine])];
