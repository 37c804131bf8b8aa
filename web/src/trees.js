// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Trees in the plane over typed arrays. Items are known by their place in the array, or by the id of their insertion.
import { JostleError } from './errors.js';
import { guarded, wasm } from './module.js';

const finalizer = globalThis.FinalizationRegistry &&
    new FinalizationRegistry(({ prefix, address }) => wasm.exports[`${prefix}_destroy`](address));

/** Refuses a number that WebAssembly would make another whole number of. */
function whole(called, name, value, least) {
    if (!Number.isInteger(value) || value < least || value >= 2 ** 31)
        throw new JostleError(called, name, String(value), `it must be a whole number, at least ${least}, below 2^31`);
    return value;
}

/** The module's memory, made anew when that has grown: then it has no length. */
let words = [];

/** Room for answers of middling length: an ArrayBuffer each would take as long as their query. */
let room = new Int32Array(1024), used = 0;

/** By prefix, the exports of a tree by their verbs. */
const verbsOf = {};

function findVerbs(prefix) {
    return verbsOf[prefix] ??= Object.fromEntries(Object.entries(wasm.exports).filter(([name]) => name.startsWith(`${prefix}_`))
        .map(([name, run]) => [name.slice(prefix.length + 1), run]));
}

class Tree {
    constructor(prefix, ...options) {
        this.prefix = prefix;
        this.address = guarded(this.constructor.name, () => wasm.exports[`${prefix}_create`](...options));
        this.verbs = findVerbs(prefix);
        finalizer?.register(this, { prefix, address: this.address }, this);
    }

    /** Calls an export; refused where the tree is disposed of. No array and no function is made per call: queries are short. */
    call(verb, a, b, c, d, e, f, g) {
        if (this.address === 0) {
            throw JostleError.fromCpp(`${this.constructor.name}.${verb}`, 'this', 'a tree that was disposed of',
                'it must be alive');
        }
        const top = wasm.stack;
        try {
            return this.verbs[verb](this.address, a, b, c, d, e, f, g);
        } catch (error) {
            wasm.exports.__stack_pointer.value = top;
            throw error;
        }
    }

    /** The ids that a query has found: a copy. */
    ids(count) {
        if (words.length === 0) words = new Int32Array(wasm.memory.buffer);
        const first = wasm.exports.found() >>> 2;
        // Shorter ones lie on the heap.
        if (count <= 16 || count > 256) return words.slice(first, first + count);
        if (used + count > room.length) {
            room = new Int32Array(1024);
            used = 0;
        }
        const found = room.subarray(used, used += count);
        for (let i = 0; i < count; ++i) found[i] = words[first + i];
        return found;
    }

    /** The ids that many queries have found, and where those of each begin. */
    lists(count, asked) {
        const ids = this.ids(count), first = wasm.exports.starts() >>> 2;
        return { ids, starts: words.slice(first, first + asked + 1) };
    }

    /** Hands an array of coordinates over. */
    over(verb, coordinates, width, name, a, b) {
        if (!(coordinates?.length >= 0) || coordinates.length % width !== 0) {
            throw JostleError.fromCpp(`${this.constructor.name}.${verb}`, name, String(coordinates?.length),
                `it must be an array of ${width} numbers for each item`);
        }
        const count = coordinates.length / width;
        const place = guarded(verb, () => wasm.exports.room(4 * coordinates.length + 4)) >>> 0;
        try {
            new Float32Array(wasm.memory.buffer, place, coordinates.length).set(coordinates);
            return this.call(verb, place, count, a, b);
        } finally {
            wasm.exports.give_back(place);
        }
    }

    query(x1, y1, x2, y2) {
        return this.ids(this.call('query', x1, y1, x2, y2));
    }
    radius(x, y, r) {
        return this.ids(this.call('radius', x, y, r));
    }
    kNearest(x, y, count, maxDistance = Infinity) {
        return this.ids(this.call('k_nearest', x, y, whole(`${this.constructor.name}.kNearest`, 'count', count, 0), maxDistance));
    }
    /** The same of many queries. Of a refused one the place is told. */
    each(verb, asked, width, name, a, b) {
        try {
            return this.lists(this.over(verb, asked, width, name, a, b), asked.length / width);
        } catch (error) {
            if (!(error instanceof JostleError) || error.function === 'jostle') throw error;
            const isItem = error.argument === 'box' || error.argument === 'p';
            const argument = isItem ? `${name}[${wasm.exports.refused()}]` : error.argument;
            throw JostleError.fromCpp(`${this.constructor.name}.${verb}`, argument, error.value, error.requirement);
        }
    }
    queryEach(boxes) {
        return this.each('query_each', boxes, 4, 'boxes');
    }
    radiusEach(points, r) {
        return this.each('radius_each', points, 2, 'points', r);
    }
    kNearestEach(points, count, maxDistance = Infinity) {
        whole(`${this.constructor.name}.kNearestEach`, 'count', count, 0);
        return this.each('k_nearest_each', points, 2, 'points', count, maxDistance);
    }
    dispose() {
        if (this.address === 0) return;
        finalizer?.unregister(this);
        this.call('destroy');
        this.address = 0;
    }
}
if (Symbol.dispose) Tree.prototype[Symbol.dispose] = Tree.prototype.dispose;

export class KdTree extends Tree {
    constructor(points = [], { leafSize = 32 } = {}) {
        super('kd', whole('KdTree', 'leafSize', leafSize, 1));
        this.build(points);
    }
    build(points) {
        this.over('build', points, 2, 'points');
        this.size = points.length / 2;
    }
}

class BoxTree extends Tree {
    rayClosest(x, y, dx, dy) {
        return this.call('ray_closest', x, y, dx, dy);
    }
    selfPairs() {
        return this.ids(this.call('self_pairs'));
    }
}

export class Bvh extends BoxTree {
    constructor(boxes = []) {
        super('bvh');
        this.build(boxes);
    }
    build(boxes) {
        this.over('build', boxes, 4, 'boxes');
        this.size = boxes.length / 4;
    }
    refit(boxes) {
        this.over('refit', boxes, 4, 'boxes');
    }
}

export class DynamicTree extends BoxTree {
    constructor({ margin = 0.1 } = {}) {
        super('tree', margin);
    }
    get size() {
        return this.call('size');
    }
    insertAll(boxes) {
        return this.ids(this.over('insert_all', boxes, 4, 'boxes'));
    }
    insert(x1, y1, x2, y2) {
        return this.call('insert', x1, y1, x2, y2);
    }
    remove(id) {
        this.call('remove', whole('DynamicTree.remove', 'id', id, 0));
    }
    move(id, x1, y1, x2, y2, dx = 0, dy = 0) {
        return this.call('move', whole('DynamicTree.move', 'id', id, 0), x1, y1, x2, y2, dx, dy) !== 0;
    }
    rebuild() {
        this.call('rebuild');
    }
}
