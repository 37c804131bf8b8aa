// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Outlines are cleaned by a module of their own, outlines.wasm: who cleans none does not load it.
import { JostleError } from './errors.js';
import { instantiate, loader } from './module.js';

const called = 'cleanOutline';
const changeNames = ['joined', 'crossings', 'touches', 'cancelled', 'pinches', 'dropped', 'cuts', 'droppedArea', 'tolerance'];

let exports = null;

async function load(source) {
    exports = await instantiate(source ?? new URL('./outlines.wasm', import.meta.url), {});
}

/** Loads the module, once: from its bytes, compiled, from a URL or a Response; without one, from beside this file. */
export const initOutlines = loader(load);

const isList = (value) => value !== null && typeof value === 'object' && value.length >= 0;

/** The coordinates of all loops, one after the other. */
function coordinatesOf(loops) {
    const refuse = (argument, value, requirement) => {
        throw new JostleError(called, argument, String(value), requirement);
    };
    if (!isList(loops)) refuse('loops', loops, 'it must be an array of loops');
    const all = [];
    for (let i = 0; i < loops.length; ++i) {
        if (!isList(loops[i])) refuse(`loops[${i}]`, loops[i], 'it must be an array of points');
        for (let k = 0; k < loops[i].length; ++k) {
            const point = loops[i][k];
            if (!isList(point) || point.length !== 2 || typeof point[0] !== 'number' || typeof point[1] !== 'number')
                refuse(`loops[${i}][${k}]`, point, 'it must be a pair of numbers, [x, y]');
            all.push(point[0], point[1]);
        }
    }
    return all;
}

/** Reads numbers one after the other, from an address on. */
class Numbers {
    constructor(address) {
        this.all = new Float64Array(exports.memory.buffer, address);
        this.at = 0;
    }
    next() {
        return this.all[this.at++];
    }
    list(read) {
        const values = new Array(this.next());
        for (let i = 0; i < values.length; ++i) values[i] = read();
        return values;
    }
    loop() {
        return this.list(() => [this.next(), this.next()]);
    }
}

/** The answer of the module: refused, or read. */
function read(address, loops) {
    const numbers = new Numbers(address);
    const place = numbers.next(), length = numbers.next(), loop = numbers.next(), point = numbers.next();
    if (length > 0) {
        const sentence = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, place, length));
        if (point < 0) throw new JostleError(called, 'loops', `${coordinatesOf(loops).length / 2} points`, sentence);
        throw new JostleError(called, `loops[${loop}][${point}]`, `(${loops[loop][point].join(', ')})`, sentence);
    }
    const changes = Object.fromEntries(changeNames.map((name) => [name, numbers.next()]));
    const outlines = numbers.list(() => {
        const [outer, ...holes] = numbers.list(() => numbers.loop());
        return { outer, holes };
    });
    return { outlines, changes };
}

/** Makes of loops that touch, cross or lie in each other outlines that createShape takes, and tells of the changes. */
export function cleanOutline(loops) {
    if (exports === null) throw new JostleError(called, 'jostle', 'not loaded', 'await initOutlines() before the first call');
    const coordinates = coordinatesOf(loops);
    const place = exports.room(4 * (coordinates.length + loops.length) + 4) >>> 0;
    try {
        new Float32Array(exports.memory.buffer, place, coordinates.length).set(coordinates);
        const counts = place + 4 * coordinates.length;
        new Int32Array(exports.memory.buffer, counts, loops.length).set(Array.from(loops, (loop) => loop.length));
        return read(exports.clean_outline(place, counts, loops.length) >>> 0, loops);
    } finally {
        exports.give_back(place);
    }
}
