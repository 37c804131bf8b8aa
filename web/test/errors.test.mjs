// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// What is refused, by whom, and that it changes nothing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { checkWorld, fallingBall, general, index, inOwnNode, jostle, nearestFloat, packageFolder, wasm } from './common.mjs';

const { World, JostleError } = jostle;

test('refusals say which word was meant, and where it belongs', () => {
    const { world, ball } = fallingBall();
    const disc = { circle: { radius: 1 } };
    for (const [run, hint] of [
        [() => new World({ gravty: [0, 0] }), 'did you mean gravity?'],
        [() => new World({ gravitiy: [0, 0] }), 'did you mean gravity?'],
        [() => world.createBody({ linearVelocty: [1, 0] }), 'did you mean linearVelocity?'],
        [() => world.createBody({ linear_velocity: [1, 0] }), 'did you mean linearVelocity?'],
        [() => world.createBody({ velocity: [1, 0] }), 'did you mean linearVelocity?'],
        [() => world.createBody({ fixedRotation: true }), 'did you mean locks?'],
        [() => ball.createShape(disc, { density: 1, friction: 1 }), 'the value belongs in material: { friction }'],
        [() => ball.createShape(disc, { mask: 2n }), 'the value belongs in filter: { mask }'],
        [() => ball.createShape(disc, { sensor: true }), 'did you mean isSensor?'],
        [() => ball.createShape(disc, { material: { elasticity: 1 } }), 'did you mean restitution?'],
        [() => ball.createShape({ polygon: { points: [[0, 0], [1, 0], [0, 1]] } }), 'did you mean vertices?'],
        [() => ball.createShape({ circle: { diameter: 1 } }), 'there are '],
    ])
        assert.throws(run, (error) => error instanceof JostleError && error.requirement.startsWith(`it has no such field; ${hint}`) ||
            assert.fail(`${hint}: ${error}`));
    assert.throws(() => world.createRevolute({ bodyA: ball }), /bodyB is missing; it must be given$/);
    assert.throws(() => world.step(16.6), /World.step: dt is 16.6; it must lie in \[1e-06, 1\] s$/);
    assert.throws(() => world.createBody({ type: 'Dynamic' }), /did you mean 'dynamic'\? It must be 'static' or /);
});

const refused = [
    ['a number out of range', ({ world }) => world.createBody({ position: [NaN, 0] }),
        'World.createBody', 'position', '(nan, 0)'],
    ['a text for a number', ({ world }) => world.createBody({ angle: '1' }), 'World.createBody', 'def.angle', '"1"'],
    ['a misspelt field', ({ world }) => world.createBody({ typ: 'dynamic' }), 'World.createBody', 'def', '"typ"'],
    ['a field deep inside', ({ ball }) => ball.createShape({ circle: { radius: 1 } }, { material: { fricton: 1 } }),
        'Body.createShape', 'def.material', '"fricton"'],
    ['a wrong choice', ({ world }) => world.createBody({ type: 'fixed' }), 'World.createBody', 'def.type', '"fixed"'],
    ['no geometry', ({ ball }) => ball.createShape({ disc: {} }), 'Body.createShape', 'geometry', '{"disc":{}}'],
    ['a missing argument', ({ ball }) => ball.setLinearVelocity(), 'Body.setLinearVelocity', 'velocity', 'undefined'],
    ['a number for a pair', ({ world }) => world.setGravity(10), 'World.setGravity', 'gravity', '10'],
    ['a point in a list', ({ ball }) => ball.createShape({ polygon: { vertices: [[0, 0], [1], [0, 1]] } }),
        'Body.createShape', 'geometry.polygon.vertices[1]', '[1]'],
    ['a body for a shape', ({ world, ball }) => world.onPreSolve(ball, () => {}), 'World.setPreSolveOf', 'shape', null],
    ['a step that is too long', ({ world }) => world.step(2), 'World.step', 'dt', '2'],
    ['a joint without bodies', ({ world }) => world.createWeld({}), 'World.createWeld', 'bodyA', null],
    ['no JSON', () => World.fromScene('{'), 'scene', 'text', ''],
    ['a scene that lacks a key', () => World.fromScene({ jostle: 1, bodies: [{ shapes: [{ type: 'circle' }] }] }),
        'scene', 'text', ''],
    ['no such reference', () => World.fromReference('small_pyramid'), 'World.fromReference', 'name', '"small_pyramid"'],
    ['a world that has bad numbers', () => new World({ gravity: [Infinity, 0] }), 'World', 'gravity', '(inf, 0)'],
    ['a number for a world', () => new World(5), 'World', 'def', '5'],
    ['a call in the middle of a step', ({ world, shape }) => {
        world.onPreSolve(shape, () => world.step(1 / 60));
        for (let i = 0; i < 120; ++i) world.step(1 / 60);
    }, 'World.step', null, null, true],
];
for (const [name, run, called, argument, value, changes] of refused) {
    test(`refused: ${name}`, () => {
        const made = fallingBall();
        const before = made.world.stateHash();
        const stack = wasm.exports.__stack_pointer.value;
        assert.throws(() => run(made), (error) => {
            assert.ok(error instanceof JostleError, String(error));
            assert.equal(error.function, called);
            if (argument !== null) assert.equal(error.argument, argument);
            if (value !== null) assert.equal(error.value, value);
            assert.ok(error.requirement.length > 5);
            assert.ok(error.message.startsWith(`${called}: `) && error.message.endsWith(error.requirement));
            return true;
        });
        assert.equal(wasm.exports.__stack_pointer.value, stack);
        made.world.onPreSolve(made.shape, null);
        if (changes) return;
        assert.equal(made.world.stateHash(), before);
        // It goes on like one to which nothing happened.
        const other = fallingBall();
        for (let i = 0; i < 80; ++i) {
            made.world.step(1 / 60);
            other.world.step(1 / 60);
        }
        assert.equal(made.world.stateHash(), other.world.stateHash());
        checkWorld(made.world);
    });
}

test('a world that was disposed of is noticed, and so are its handles', () => {
    const { world, ball } = fallingBall();
    const other = fallingBall();
    assert.throws(() => other.world.destroy(ball), { name: 'JostleError', function: 'World.destroy' });
    world.dispose();
    world.dispose();
    assert.throws(() => world.step(1 / 60), { name: 'JostleError', function: 'World.step', argument: 'this' });
    assert.throws(() => ball.position(), { name: 'JostleError', function: 'Body.position' });
    assert.throws(() => world.poses(), { name: 'JostleError' });
});

test('worlds and trees are disposed of where their scope ends', () => {
    // Node 18 has no Symbol.dispose; compilers that lower using give it one.
    assert.equal(inOwnNode(`Object.defineProperty(Symbol, 'dispose', { value: Symbol.dispose ?? Symbol('dispose') });
const { Bvh, DynamicTree, init, KdTree, World } = await import(${index});
await init();
const calls = { World: (world) => world.step(1 / 60), KdTree: (tree) => tree.query(0, 0, 1, 1),
    Bvh: (tree) => tree.query(0, 0, 1, 1), DynamicTree: (tree) => tree.query(0, 0, 1, 1) };
for (const Class of [World, KdTree, Bvh, DynamicTree]) {
    const made = new Class();
    calls[Class.name](made);
    made[Symbol.dispose]();
    try {
        calls[Class.name](made);
    } catch (error) {
        console.log(error.name, error.function.split('.')[0]);
    }
}
`), ['World', 'KdTree', 'Bvh', 'DynamicTree'].map((name) => `JostleError ${name}\n`).join(''));
});

test('check finds a world that was written to', () => {
    const { world, ball } = fallingBall();
    world.step(1 / 60);
    assert.equal(world.check(), '');
    ball.setTransform([123.4375, 56.6875], 0);
    const floats = new Float32Array(wasm.memory.buffer);
    for (let i = 0; i + 1 < floats.length; ++i)
        if (floats[i] === 123.4375 && floats[i + 1] === 56.6875) floats[i] = NaN;
    assert.equal(world.check(), `body ${ball.index} is not finite`);
});

test('digits are those of C', () => {
    // Of printf("%.*g").
    for (const [value, digits, text] of [
        [0, 1, '0'], [-0, 1, '-0'], [1, 9, '1'], [0.1, 1, '0.1'], [0.5, 9, '0.5'], [123456, 3, '1.23e+05'], [1e-5, 1, '1e-05'],
        [0.0001, 1, '0.0001'], [2.5, 1, '2'], [3.5, 1, '4'], [4194303.25, 8, '4194303.2'], [9.96, 2, '10'], [99.96, 2, '1e+02'],
        [1e9, 9, '1e+09'], [1e8, 9, '100000000'], [-1234.5, 9, '-1234.5'], [NaN, 3, 'nan'], [Infinity, 3, 'inf'], [-Infinity, 3, '-inf'],
        [3.4028234663852886e38, 9, '3.40282347e+38'], [5e-324, 17, '4.9406564584124654e-324'],
        // Ties, which C rounds to even.
        [-9.760513305664062, 16, '-9.760513305664062'], [0.7478713989257812, 16, '0.7478713989257812'],
        [5.987709045410156, 17, '5.9877090454101562'],
    ]) assert.equal(general(value, digits), text);
});

/** The texts of a module's data that end with a zero byte. */
function dataTexts(bytes) {
    const texts = [];
    let at = 8;
    const whole = () => {
        for (let value = 0, scale = 1; ; scale *= 128) {
            const byte = bytes[at++];
            value += (byte & 127) * scale;
            if (byte < 128) return value;
        }
    };
    while (at < bytes.length) {
        const section = bytes[at++], size = whole();
        // 11: data.
        if (section === 11) texts.push(...bytes.toString('latin1', at, at + size).split('\0'));
        at += size;
    }
    return texts;
}

test('the module prints no other forms than those that web/print.cpp knows', () => {
    const form = /%[-+ #0]*[\d*]*(?:\.[\d*]*)?(?:hh|h|ll|l|z|j|t|L)?[diouxXeEfFgGaAcspn]/g;
    // Shorter ones may be addresses, whose bytes happen to be letters.
    const printed = dataTexts(readFileSync(path.join(packageFolder, 'jostle.wasm')))
        .filter((text) => text.length > 3 && text.match(form));
    assert.ok(printed.some((text) => text.endsWith('%.*g')) && printed.some((text) => text.endsWith('<U+%.4X>')), printed.join());
    // The C++ library's last words go where nothing is printed.
    const lastWords = /-fno-exceptions mode|%s:%d: %s$/;
    const others = printed.filter((text) => !lastWords.test(text)).flatMap((text) => text.match(form))
        .filter((one) => !/^%(0\d)?(\.[*\d]+)?h{0,2}[gxX]$/.test(one));
    assert.deepEqual(others, []);
});

test('a control character in a scene is refused, of which the reader prints its number', () => {
    for (const text of ['\u0001', '"\u001f"'])
        assert.throws(() => World.fromScene(`{ "jostle": ${text}`), { name: 'JostleError', message: /line 1, column 1[34]: invalid/ });
});

test('floats are rounded once', () => {
    // Midway between 1 and the next float, 1 + 2^-23: to even, and by the last digit of all.
    const midway = '1.000000059604644775390625', next = 1 + 2 ** -23;
    const tiny = '7.006492321624085354618647916449580656401309709382578858785341419448955413429303007433190941810607910156250';
    const largest = Math.fround(3.4028235e38);
    for (const [text, value] of [
        [midway, 1], [`${midway}000000000000000000001`, next], ['1.0000000596046447753906249999999999999', 1],
        [`-${midway}01`, -next], ['1000000059604644775390625000001e-30', next], ['1000000059604644775390624999999E-30', 1],
        ['16777217', 16777216], ['16777217.000000000000000000000001', 16777218], ['16777219', 16777220],
        [`${tiny}e-46`, 0], [`${tiny}1e-46`, 2 ** -149], ['1e-46', 0], ['-1e-400', -0],
        ['340282356779733661637539395458142568447', largest], ['340282356779733661637539395458142568448', Infinity],
        ['1e39', Infinity], ['-1e400', -Infinity], ['0', 0], ['-0', -0], ['0.1', Math.fround(0.1)], ['1e30', Math.fround(1e30)],
    ]) assert.equal(nearestFloat(text), value, text);
    // The reader of scenes asks for them.
    const world = jostle.World.fromScene(`{ "jostle": 1, "gravity": [${midway}000001, -${midway}], "bodies": [] }`);
    assert.deepEqual(world.gravity(), [next, -1]);
});

test('whole numbers are those of C++', () => {
    const { world, ball } = fallingBall();
    const group = (value) => () => ball.createShape({ circle: { radius: 1 } }, { filter: { group: value } });
    for (const value of [2 ** 31, -(2 ** 31) - 1, 2 ** 32, 0.5, NaN]) assert.throws(group(value), jostle.JostleError);
    for (const value of [2 ** 31 - 1, -(2 ** 31)]) assert.equal(group(value)().filter().group, value);
    for (const substeps of [0.5, 2 ** 32 + 4, NaN, '4', null, 0, -1])
        assert.throws(() => world.step(1 / 60, substeps), { name: 'JostleError', argument: 'substeps' });
    for (const dt of ['0.1', null, NaN]) assert.throws(() => world.step(dt), { name: 'JostleError', argument: 'dt' });
    const chain = (materials) => () => world.createBody().createShape(
        { chain: { points: [[0, 0], [1, 0], [2, 0], [3, 0]], materials } }, { materials: [{}, {}] });
    for (const materials of [[-1, 0, 0], [0.5, 0, 0]]) assert.throws(chain(materials), jostle.JostleError);
});
