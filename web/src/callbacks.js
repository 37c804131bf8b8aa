// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Functions that C++ asks: predicates of queries, and a world's callbacks. An exception of theirs does not go through
// C++: the question gets its usual answer, and the call that asked throws the exception when it has ended.
import { codecOf, io, setRegister } from './codec.js';
import { refuse } from './errors.js';
import { reserve, seeBox, setAnswer, wasm } from './module.js';

/** Of each function's number its world, which has the function: a function that refers to its world keeps none alive. */
const worlds = new Map();
let last = 0;

/** A number by which C++ knows a function, in a world; 0: none. */
export function register(ask, world) {
    if (ask === null || ask === undefined) return 0;
    worlds.set(++last, new WeakRef(world));
    world.functions.set(last, ask);
    return last;
}
export function forget(number) {
    worlds.get(number)?.deref()?.functions.delete(number);
    worlds.delete(number);
}

/** Numbers of the predicates of the query that is being written. */
export const predicates = [];
setRegister((predicate) => {
    const number = register(predicate, io.world);
    predicates.push(number);
    return number;
});

let keepFailure = () => {};
export function setAsked(keep) {
    keepFailure = keep;
}

function writeFlag(value) {
    reserve(1);
    wasm.u64[0] = value ? 1n : 0n;
}

function refuseMore(list, name, most) {
    if (!(list?.length > most)) return;
    io.argument = name;
    refuse(io, list.length, `there may be ${most} at most`);
}

/** Rows of a custom joint: at most three, of four bodies at most. */
function writeRows(rows) {
    refuseMore(rows, 'rows.length', 3);
    for (const [i, row] of (rows ?? []).entries())
        for (const name of ['linear', 'angular']) refuseMore(row[name], `rows[${i}].${name}.length`, 4);
    codecOf('CustomRows').write({ rows: rows ?? [] });
}

/** News, to which there is no answer. */
const news = (name, type) => ({ name, read: () => [codecOf(type).read()], usual: () => {}, write() {} });

/** The kinds of questions, in the order of Asked: how one is read, and how its answer is written. */
const questions = [
    { name: 'predicate', read: () => [codecOf('Shape').read()], usual: () => false, write: writeFlag },
    {
        name: 'World.onShouldCollide', read: () => [codecOf('Shape').read(), codecOf('Shape').read()],
        usual: () => true, write: (value) => writeFlag(value !== false),
    },
    {
        name: 'World.onPreSolve', read: () => [codecOf('PreSolve').read()], usual: (contact) => contact,
        write(contact) {
            codecOf('bool').write(contact.enabled);
            for (const name of ['friction', 'restitution', 'rollingResistance', 'surfaceSpeed'])
                codecOf('number').write(contact[name]);
        },
    },
    {
        name: 'World.onCustomJoints',
        read() {
            const { joint, h } = codecOf('CustomRows').read();
            return [joint, h];
        },
        usual: () => [], write: writeRows,
    },
    news('World.onContactBegan', 'ContactBegan'), news('World.onContactEnded', 'ContactEnded'),
    news('World.onSensorEntered', 'SensorEntered'), news('World.onSensorLeft', 'SensorLeft'),
    news('World.onImpulses', 'Contact'),
];

function write(question, value) {
    seeBox(wasm.exports.box(0));
    io.at = 0;
    io.function = question.name;
    io.argument = 'answer';
    question.write(value);
}

setAnswer((asked, number) => {
    const outer = { ...io };
    const question = questions[asked];
    const world = worlds.get(number).deref();
    const ask = world.functions.get(number);
    io.at = 0;
    io.world = world;
    const read = question.read();
    const usual = question.usual(asked === 2 ? { ...read[0] } : read[0]);
    try {
        const value = ask(...read);
        write(question, asked === 2 ? read[0] : value);
    } catch (error) {
        keepFailure(error);
        write(question, usual);
    } finally {
        Object.assign(io, outer);
    }
});
