// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// How values cross the border (web/wire.h): for each type a writer of arguments and a reader of results. Both keep the
// place in the box in `io.at`.
import { refuse } from './errors.js';
import { bytesAt, reserve, textAt, wasm, writeBytes, writeText } from './module.js';
import { classes, enums, structs } from './tables.js';
import { nearest } from './words.js';

/** The place in the box, the world whose objects are read, and the argument that is written. */
export const io = { at: 0, world: null, function: '', argument: '' };

const codecs = new Map();

function slot() {
    if (io.at >= wasm.slots) reserve(io.at + 64);
    return io.at++;
}

function writeNumber(value) {
    if (typeof value !== 'number') refuse(io, value, 'it must be a number');
    const at = slot();
    wasm.f64[at] = value;
}
const readNumber = () => wasm.f64[io.at++];

function writeFlag(value) {
    const at = slot();
    wasm.u32[2 * at] = value ? 1 : 0;
    wasm.u32[2 * at + 1] = 0;
}
const readFlag = () => wasm.u32[2 * io.at++] !== 0;

function writeBigint(value) {
    if (typeof value === 'number' && Number.isSafeInteger(value)) value = BigInt(value);
    if (typeof value !== 'bigint') refuse(io, value, 'it must be a bigint, or a whole number');
    const at = slot();
    wasm.u64[at] = BigInt.asUintN(64, value);
}

/** Writes a part of the argument: its name is there for errors. */
function writePart(name, codec, value) {
    const outer = io.argument;
    io.argument = outer === '' ? name : name[0] === '[' ? outer + name : `${outer}.${name}`;
    codec.write(value);
    io.argument = outer;
}

const simple = {
    void: { write() {}, read() {} },
    null: { write() {}, read: () => null },
    number: { write: writeNumber, read: readNumber },
    int: {
        write(value) {
            if (!Number.isInteger(value)) refuse(io, value, 'it must be a whole number');
            if (value < -(2 ** 31) || value >= 2 ** 31) refuse(io, value, 'it must lie in [-2147483648, 2147483647]');
            writeNumber(value);
        },
        read: readNumber,
    },
    /** A place in a list. */
    index: {
        write(value) {
            if (!Number.isInteger(value) || value < 0 || value >= 2 ** 31)
                refuse(io, value, 'it must be a whole number, at least 0, below 2^31');
            writeNumber(value);
        },
        read: readNumber,
    },
    bool: {
        write(value) {
            if (typeof value !== 'boolean') refuse(io, value, 'it must be true or false');
            writeFlag(value);
        },
        read: readFlag,
    },
    bigint: { write: writeBigint, read: () => wasm.u64[io.at++] },
    string: {
        write(value) {
            if (typeof value !== 'string') refuse(io, value, 'it must be a string');
            io.at = writeText(io.at, value);
        },
        read: () => textAt(io.at++),
    },
    Vec2: {
        write(value) {
            if (value === null || typeof value !== 'object' || value.length !== 2)
                refuse(io, value, 'it must be a pair of numbers, [x, y]');
            writeNumber(value[0]);
            writeNumber(value[1]);
        },
        read: () => [readNumber(), readNumber()],
    },
    Transform: {
        write(value) {
            if (value === null || typeof value !== 'object') refuse(io, value, 'it must be { p, q } or { position, angle }');
            const byAngle = value.q === undefined;
            codecs.get('Vec2').write(value.p ?? value.position ?? [0, 0]);
            writeFlag(byAngle);
            codecs.get('Vec2').write(byAngle ? [value.angle ?? 0, 0] : value.q);
        },
        read: () => ({ p: [readNumber(), readNumber()], q: [readNumber(), readNumber()] }),
    },
    Predicate: {
        write(value) {
            writeNumber(simple.Predicate.register(value));
        },
        read: () => undefined,
        /** callbacks.js's: the number of a function. */
        register: null,
    },
    Handle: { write() {}, read: () => readHandle(null) },
    Bytes: {
        write(value) {
            const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : value;
            if (!(bytes instanceof Uint8Array)) refuse(io, value, 'it must be a Uint8Array');
            io.at = writeBytes(io.at, bytes);
        },
        read: () => bytesAt(io.at++),
    },
    World: {
        write(value) {
            if (!(value?.address > 0)) refuse(io, value, 'it must be a World that is alive');
            writeNumber(value.address);
        },
    },
};
simple.Rot = simple.Vec2;
for (const [name, codec] of Object.entries(simple)) codecs.set(name, codec);

const enumCodec = (name) => ({
    write(value) {
        const place = enums[name].indexOf(value);
        if (place < 0) {
            const meant = typeof value === 'string' ? nearest(value, enums[name]) : undefined;
            const start = meant ? `did you mean '${meant}'? It` : 'it';
            refuse(io, value, `${start} must be ${enums[name].map((one) => `'${one}'`).join(' or ')}`);
        }
        writeNumber(place);
    },
    read: () => enums[name][readNumber()],
});

const optionalCodec = (of) => ({
    names: of.names,
    write(value) {
        const isThere = value !== null && value !== undefined;
        writeFlag(isThere);
        if (isThere) of.write(value);
    },
    read: () => (readFlag() ? of.read() : null),
});

const listCodec = (of) => ({
    write(values) {
        if (values === null || typeof values !== 'object' || !(values.length >= 0)) refuse(io, values, 'it must be an array');
        writeNumber(values.length);
        for (let i = 0; i < values.length; ++i) writePart(`[${i}]`, of, values[i]);
    },
    read() {
        const values = new Array(readNumber());
        for (let i = 0; i < values.length; ++i) values[i] = of.read();
        return values;
    },
});

/** Refuses a field that the struct does not have, and says where the value belongs. */
function refuseField(key, names, parts) {
    const owner = parts.find(([, codec]) => codec.names?.includes(key));
    const meant = nearest(key, names);
    const hint = meant ? `did you mean ${meant}?` : `there are ${names.join(', ')}`;
    refuse(io, key, `it has no such field; ${owner ? `the value belongs in ${owner[0]}: { ${key} }` : hint}`);
}

/** A struct: each field after a flag whether it is given. */
export function structCodec(fields, flags = true) {
    const parts = fields.map(([name, type]) => [name, codecOf(type)]);
    const names = fields.map(([name]) => name);
    return {
        names,
        write(value) {
            if (value === null || typeof value !== 'object') refuse(io, value, `it must be an object with ${names.join(', ')}`);
            for (const key in value) if (!names.includes(key)) refuseField(key, names, parts);
            for (const [name, codec] of parts) {
                const field = value[name];
                if (flags) writeFlag(field !== undefined);
                if (field !== undefined) writePart(name, codec, field);
                else if (!flags) refuse(io, value, `it must have ${name}`);
            }
        },
        read() {
            const value = {};
            for (const [name, codec] of parts) value[name] = codec.read();
            return value;
        },
    };
}

/** Fields that are always written, with their defaults. */
function fixedCodec(fields) {
    const parts = fields.map(([name, type, usual]) => [name, codecOf(type), usual]);
    const inner = structCodec(fields, false);
    return {
        write(value) {
            if (value === null || typeof value !== 'object') refuse(io, value, `it must be an object`);
            const whole = {};
            for (const key in value) whole[key] = value[key];
            for (const [name, , usual] of parts) if (whole[name] === undefined && usual !== undefined) whole[name] = usual;
            inner.write(whole);
        },
        read: () => inner.read(),
    };
}

/** The places of wire.cpp's Form. */
const forms = ['circle', 'capsule', 'segment', 'polygon', 'box'];
const formCodecs = [];

function writeGeometry(value) {
    const keys = value !== null && typeof value === 'object' ? Object.keys(value) : [];
    const form = forms.indexOf(keys[0]);
    if (keys.length !== 1 || form < 0)
        refuse(io, value, `it must be an object with one of ${forms.join(', ')}`);
    writeNumber(form);
    writePart(forms[form], formCodecs[form], value[forms[form]]);
}

/** The object of a handle; null of an empty one. */
function readHandle(kind) {
    const at = 2 * io.at;
    io.at += 2;
    const generation = wasm.u32[at + 3];
    return generation === 0 && wasm.u32[at + 1] === 0 ? null
        : simple.Handle.object(kind, wasm.u32[at], wasm.u32[at + 1], wasm.u32[at + 2], generation);
}

const isJointClass = (name) => name === 'Joint' || classes[name]?.base === 'Joint';

const handleCodec = (kind) => ({
    write(value) {
        const wanted = isJointClass(kind) ? 'Joint' : kind;
        if (value === null || typeof value !== 'object' || value.kind !== wanted)
            refuse(io, value, `it must be a ${wanted}`);
        const at = slot();
        const object = slot();
        wasm.u32[2 * at] = value.worldSlot;
        wasm.u32[2 * at + 1] = value.worldGeneration;
        wasm.u32[2 * object] = value.index;
        wasm.u32[2 * object + 1] = value.generation;
    },
    read() {
        if (!isJointClass(kind)) return readHandle(kind);
        const type = wasm.f64[io.at + 2];
        const object = readHandle(type < 0 ? 'Joint' : `${enums.JointType[type][0].toUpperCase()}${enums.JointType[type].slice(1)}Joint`);
        ++io.at;
        return object;
    },
});

/** calls.js's: how handles become objects. */
export function setObjects(object) {
    simple.Handle.object = object;
}
export function setRegister(register) {
    simple.Predicate.register = register;
}

function makeCodec(type) {
    const inner = /^(optional|list)<(.*)>$/.exec(type);
    if (inner) return (inner[1] === 'optional' ? optionalCodec : listCodec)(codecOf(inner[2]));
    if (enums[type]) return enumCodec(type);
    if (classes[type]) return handleCodec(type);
    if (structs[type]) return structCodec(structs[type]);
    throw new Error(`no type ${type}`);
}

export function codecOf(type) {
    if (!codecs.has(type)) codecs.set(type, makeCodec(type));
    return codecs.get(type);
}

codecs.set('Box', fixedCodec([['lower', 'Vec2'], ['upper', 'Vec2']]));
codecs.set('Ray', fixedCodec([['origin', 'Vec2'], ['translation', 'Vec2'], ['maxFraction', 'number', 1]]));
codecs.set('Chain', fixedCodec([
    ['points', 'list<Vec2>'], ['isLoop', 'bool', false], ['oneSided', 'bool', true], ['ghost1', 'optional<Vec2>', null],
    ['ghost2', 'optional<Vec2>', null], ['materials', 'list<index>', []]]));
codecs.set('Outline', fixedCodec([['outer', 'list<Vec2>'], ['holes', 'list<list<Vec2>>', []], ['radius', 'number', 0]]));
const polygon = fixedCodec([['vertices', 'list<Vec2>'], ['radius', 'number', 0]]);
const box = fixedCodec([
    ['halfWidth', 'number'], ['halfHeight', 'number'], ['center', 'Vec2', [0, 0]], ['angle', 'number', 0],
    ['radius', 'number', 0]]);
formCodecs.push(codecOf('Circle'), codecOf('Capsule'), codecOf('Segment'), polygon, box);
codecs.set('Geometry', {
    write: writeGeometry,
    read() {
        const form = readNumber();
        return { [forms[form]]: formCodecs[form].read() };
    },
});
