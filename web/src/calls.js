// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The classes of handles, and their calls from the table that generate_web.mjs writes.
import { setAsked } from './callbacks.js';
import { codecOf, io, setObjects } from './codec.js';
import { JostleError, refuse } from './errors.js';
import { guarded, reserve, seeBox, wasm } from './module.js';
import { classes } from './tables.js';

/** Of Body, Shape, ChainShape and Joint: a slot in its world, and a generation by which a stale one is noticed. */
export class Handle {
    constructor(world, worldSlot, worldGeneration, index, generation) {
        this.world = world;
        this.worldSlot = worldSlot;
        this.worldGeneration = worldGeneration;
        this.index = index;
        this.generation = generation;
    }
    /** The object within its world, for files: World.body() and its like make a handle of it. */
    get key() {
        return BigInt(this.generation) << 32n | BigInt(this.index);
    }
}
export class Body extends Handle {
    /** A shape of { circle }, { capsule }, { segment }, { polygon } or { box }; of { chain } and { outline } several. */
    createShape(geometry, def = {}) {
        if (geometry?.chain) return this.createChain(geometry.chain, def);
        if (geometry?.outline) return this.world.createOutline(this, geometry.outline, def);
        return this.createSolid(geometry, def);
    }
}
export class Shape extends Handle {}
export class ChainShape extends Handle {}
export class Joint extends Handle {}
export class RevoluteJoint extends Joint {}
export class PrismaticJoint extends Joint {}
export class DistanceJoint extends Joint {}
export class WeldJoint extends Joint {}
export class FilterJoint extends Joint {}
export class MotorJoint extends Joint {}
export class TargetJoint extends Joint {}
export class FrictionJoint extends Joint {}
export class WheelJoint extends Joint {}
export class SlotJoint extends Joint {}
export class PulleyJoint extends Joint {}
export class GearJoint extends Joint {}
export class RatchetJoint extends Joint {}
export class CustomJoint extends Joint {}
const handles = {
    Body, Shape, ChainShape, Joint, RevoluteJoint, PrismaticJoint, DistanceJoint, WeldJoint, FilterJoint, MotorJoint,
    TargetJoint, FrictionJoint, WheelJoint, SlotJoint, PulleyJoint, GearJoint, RatchetJoint, CustomJoint,
};
Body.prototype.kind = 'Body';
Shape.prototype.kind = 'Shape';
ChainShape.prototype.kind = 'ChainShape';
Joint.prototype.kind = 'Joint';

/** The one object of a handle in the world that is being read, so that handles can be compared by ===. */
function objectOf(kind, worldSlot, worldGeneration, index, generation) {
    const world = io.world;
    if (kind === null) return { index, generation };
    const Class = handles[kind];
    const known = world?.objects[Class.prototype.kind];
    const old = known?.[index];
    // After a load another joint may have the place and the generation.
    if (old?.generation === generation && old instanceof Class) return old;
    const made = new Class(world, worldSlot, worldGeneration, index, generation);
    // A joint that is gone has lost its type.
    if (known !== undefined && kind !== 'Joint') known[index] = made;
    return made;
}
setObjects(objectOf);

/** Of a callback's exception: thrown when the call that asked it has ended. */
let failure;
export function keepFailure(error) {
    failure ??= { error };
}
let depth = 0;

/** Runs an export for a world; refused where the world is disposed of. */
export function enter(world, name, run) {
    if (world.address === 0) throw new JostleError(name, 'this', 'a world that was disposed of', 'it must be alive');
    ++depth;
    ++world.entered;
    try {
        return guarded(name, run);
    } finally {
        io.world = world;
        --world.entered;
        if (--depth === 0 && failure !== undefined) {
            const { error } = failure;
            failure = undefined;
            throw error;
        }
    }
}

function writeArguments(call, args) {
    for (let i = 0; i < call.parameters.length; ++i) {
        const parameter = call.parameters[i];
        io.argument = parameter.name;
        if (parameter.optional) {
            reserve(io.at + 1);
            wasm.u64[io.at++] = args[i] === undefined ? 0n : 1n;
            if (args[i] === undefined) continue;
        }
        if (args[i] === undefined) refuse(io, undefined, 'it must be given');
        parameter.codec.write(args[i]);
    }
}

/** One call: writes what it is about and its arguments, and reads its result. */
export function invoke(self, call, args) {
    const world = call.ofWorld ? self : self.world;
    return enter(world, call.title, () => {
        seeBox(wasm.box);
        io.at = 0;
        io.function = call.title;
        io.world = world;
        reserve(16);
        if (call.ofWorld) wasm.f64[io.at++] = world.address;
        else {
            io.argument = 'this';
            call.self.write(self);
        }
        writeArguments(call, args);
        const result = wasm.exports.call(call.number);
        seeBox(result);
        io.at = 0;
        io.world = world;
        return call.returns.read();
    });
}

/** Of several calls of one name the one that takes these arguments. */
function pick(calls, args) {
    if (calls.length === 1) return calls[0];
    let count = args.length;
    while (count > 0 && args[count - 1] === undefined) --count;
    const fitting = calls.filter(({ parameters }) => count <= parameters.length &&
        parameters.every((parameter, i) => i < count || parameter.optional));
    if (fitting.length < 2) return fitting[0] ?? calls[0];
    return fitting.find(({ parameters }) => {
        const { type } = parameters[0];
        if (args[0] === null) return type === 'null';
        if (type === 'null') return false;
        if (classes[type]) return args[0].kind === type || handles[type] === Joint && args[0] instanceof Joint;
        if (type === 'Vec2') return args[0].length === 2;
        return true;
    }) ?? fitting[0];
}

/** Gives a class its calls. */
export function define(Class, name) {
    const byName = new Map();
    for (const [called, number, returns, parameters] of classes[name].calls) {
        const call = {
            title: `${name}.${called}`, number, returns: codecOf(returns), ofWorld: name === 'World', self: codecOf(name),
            parameters: parameters.map(([parameter, type, optional]) =>
                ({ name: parameter, type, codec: codecOf(type), optional: optional === 1 })),
        };
        const target = name === 'Body' && called === 'createShape' ? 'createSolid' : called;
        if (!byName.has(target)) byName.set(target, []);
        byName.get(target).push(call);
    }
    for (const [called, calls] of byName) {
        Object.defineProperty(Class.prototype, called, {
            value(...args) {
                return invoke(this, pick(calls, args), args);
            }, writable: true, configurable: true,
        });
    }
}
for (const [name, Class] of Object.entries(handles)) define(Class, name);
setAsked(keepFailure);
