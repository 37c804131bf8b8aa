// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The WebAssembly module: how it is loaded, its memory and its box (web/wire.h).
import { JostleError } from './errors.js';

// (module (func (result v128) i32.const 0 i8x16.splat)): valid where there is SIMD.
const simdProbe = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11]);

/** A number with so many digits, as C's %g writes it. */
export function general(value, digits) {
    if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
    // A double has at most 767 digits, and none after 100 zeros. C rounds ties to even, JavaScript does not.
    const [all, power] = Math.abs(value).toExponential(99).split('e');
    const kept = all.slice(0, digits === 1 ? 1 : digits + 1);
    const isTie = /^\.?50*$/.test(all.slice(kept.length)) && '02468'.includes(kept.at(-1));
    const [rounded, exponent] = isTie ? [kept, power] : Math.abs(value).toExponential(digits - 1).split('e');
    const sign = value < 0 || Object.is(value, -0) ? '-' : '';
    const trimmed = (text) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
    if (exponent < -4 || exponent >= digits)
        return `${sign}${trimmed(rounded)}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
    // Not by a number again, which would be rounded once more.
    const figures = rounded.replace('.', ''), whole = Number(exponent) + 1;
    if (whole >= digits) return sign + figures;
    return sign + trimmed(whole > 0 ? `${figures.slice(0, whole)}.${figures.slice(whole)}`
                                    : `0.${'0'.repeat(-whole)}${figures}`);
}

/**
 * The float nearest to a decimal number, rounded once: by way of the double that is nearest, but where that lies midway between
 * two floats. There the number's own digits decide.
 */
export function nearestFloat(text) {
    const value = Number(text);
    // As far as a float reaches, and the first power of two beyond.
    const near = Math.abs(value) < 2 ** 128 ? Math.sign(value) * Math.min(Math.abs(Math.fround(value)), 2 ** 128) : value;
    const far = 2 * value - near;
    if (near === value || Math.abs(far) !== Math.min(Math.abs(Math.fround(far)), 2 ** 128)) return Math.fround(near);
    const [, whole, part = '', power = '0'] = /^-?(\d+)(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(text);
    const exponent = Number(power) - part.length, scale = 10n ** BigInt(Math.abs(exponent));
    // Midway is a multiple of 2^-150.
    const digits = BigInt(whole + part) << 150n, midway = BigInt(Math.abs(value) * 2 ** 150);
    const beyond = exponent < 0 ? digits - midway * scale : digits * scale - midway;
    if (beyond === 0n) return Math.fround(near);
    return Math.fround(beyond > 0n === Math.abs(far) > Math.abs(near) ? far : near);
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * What is loaded: exports, memory, and views of the box, which are made anew when memory grows or the box moves: views of
 * memory that has grown have no length. (To ask for memory.buffer, or for a global's value, takes longer than a short query.)
 */
export const wasm = {
    exports: null, memory: null, box: 0, slots: 0, f64: null, u32: null, u64: null, bytes: [],
    /** Where the stack stands when a call begins. */
    stack: 0,
};

/** Called by C++ to ask a function; set by callbacks.js. */
let answer = null;
export function setAnswer(ask) {
    answer = ask;
}

/** Makes the views of a box at `at`, an address as WebAssembly has it: signed. */
export function seeBox(at) {
    at >>>= 0;
    if (at === wasm.box && wasm.bytes.length > 0) return;
    wasm.box = at;
    const { buffer } = wasm.memory;
    wasm.f64 = new Float64Array(buffer, at);
    wasm.u64 = new BigUint64Array(buffer, at);
    wasm.u32 = new Uint32Array(buffer, at);
    wasm.bytes = new Uint8Array(buffer);
}

/** Room for so many slots in the box. */
export function reserve(slots) {
    if (slots > wasm.slots) {
        wasm.slots = Math.max(slots, 2 * wasm.slots);
        seeBox(wasm.exports.box(wasm.slots));
    }
}

/** A copy of bytes whose number and place are in a slot. */
export function bytesAt(slot) {
    const place = wasm.u32[2 * slot], size = wasm.u32[2 * slot + 1];
    return wasm.bytes.slice(place, place + size);
}

/** A text whose size and place are in a slot. */
export function textAt(slot) {
    return decoder.decode(bytesAt(slot));
}

/** Writes how many bytes there are, and these; answers the next slot. */
export function writeBytes(slot, bytes) {
    const used = 1 + Math.ceil(bytes.length / 8);
    reserve(slot + used);
    wasm.f64[slot] = bytes.length;
    wasm.bytes.set(bytes, wasm.box + 8 * (slot + 1));
    return slot + used;
}
export const writeText = (slot, text) => writeBytes(slot, encoder.encode(text));

let words = [], doubles = [];
/** All memory by words of 32 bits: made anew only where it has grown, as then the view has no length. */
export function allWords() {
    if (words.length === 0) words = new Uint32Array(wasm.memory.buffer);
    return words;
}
/** All memory by doubles. */
export function allDoubles() {
    if (doubles.length === 0) doubles = new Float64Array(wasm.memory.buffer);
    return doubles;
}

/** The calls that the module makes of its system: refusals. It has no files. */
function systemImports() {
    const unsupported = () => 52;
    const calls = {
        proc_exit(status) {
            throw new JostleError('jostle', 'process', String(status), 'it was ended by the library');
        },
    };
    return new Proxy(calls, { get: (known, name) => known[name] ?? unsupported });
}

function imports() {
    return {
        jostle: {
            raise(at) {
                seeBox(at);
                throw JostleError.fromCpp(textAt(0), textAt(1), textAt(2), textAt(3));
            },
            general(value, digits, at) {
                const { written } = encoder.encodeInto(general(value, digits), new Uint8Array(wasm.memory.buffer, at >>> 0));
                return written;
            },
            /** Written, not answered: the answer would be an object. */
            now(at) {
                allDoubles()[at >>> 3] = performance.now();
            },
            nearest(at, size, isFloat) {
                const text = decoder.decode(new Uint8Array(wasm.memory.buffer, at >>> 0, size));
                return isFloat ? nearestFloat(text) : Number(text);
            },
            ask(asked, id, at) {
                const outer = wasm.stack;
                wasm.stack = wasm.exports.__stack_pointer.value;
                seeBox(at);
                answer(asked, id);
                wasm.stack = outer;
            },
        },
    };
}

async function compileResponse(response) {
    if (!response.ok) throw new JostleError('init', 'source', response.url, `it cannot be fetched: ${response.status}`);
    const bytes = await response.arrayBuffer();
    // A server of pages may answer with its first page where a file is missing.
    const [first] = new Uint8Array(bytes);
    if (first !== 0) {
        throw new JostleError('init', 'source', response.url,
            `it must be a WebAssembly module: ${response.headers.get('content-type')} came, of ${bytes.byteLength} bytes`);
    }
    return WebAssembly.compile(bytes);
}

async function moduleFrom(source) {
    if (source instanceof WebAssembly.Module) return source;
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
    if (globalThis.Response && source instanceof Response) return compileResponse(source);
    // As fetch() takes a URL: from where the page is.
    const url = source === undefined ? new URL('./jostle.wasm', import.meta.url)
        : new URL(source, globalThis.location?.href ?? import.meta.url);
    if (url.protocol === 'file:' && globalThis.process?.versions?.node) {
        const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ 'node:fs/promises');
        return WebAssembly.compile(await readFile(url));
    }
    return compileResponse(await fetch(url));
}

/** The exports of a module, with these imports besides the system's. */
export async function instantiate(source, given) {
    if (!WebAssembly.validate(simdProbe))
        throw new JostleError('init', 'WebAssembly', 'without SIMD', 'it must have SIMD: use a browser from 2023 or later');
    const all = { ...given, wasi_snapshot_preview1: systemImports() };
    const { exports } = await WebAssembly.instantiate(await moduleFrom(await source), all);
    exports._initialize?.();
    return exports;
}

async function load(source) {
    const exports = await instantiate(source, imports());
    wasm.exports = exports;
    wasm.memory = exports.memory;
    exports.start();
    wasm.stack = exports.__stack_pointer.value;
    reserve(256);
}

/** A function that calls load(source) once, and again where that has failed. */
export function loader(load) {
    let loading = null;
    return (source) => {
        // Of a promise that is not awaited, as the module is loaded or cannot be: nobody else would take its refusal.
        Promise.resolve(source).catch(() => {});
        loading ??= load(source).catch((error) => {
            loading = null;
            throw error;
        });
        return loading;
    };
}

/** Loads the module, once: from its bytes, compiled, from a URL or a Response; without one, from beside this file. */
export const init = loader(load);

/** Calls an export, and puts the stack back where C++ was left by an exception. */
export function guarded(name, run) {
    if (wasm.exports === null) throw new JostleError(name, 'jostle', 'not loaded', 'await init() before the first call');
    const top = wasm.stack;
    try {
        return run();
    } catch (error) {
        wasm.exports.__stack_pointer.value = wasm.stack = top;
        throw error;
    }
}
