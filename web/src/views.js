// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// What is read in bulk after a step: typed arrays over the module's memory, made anew only where they lie elsewhere or
// memory has grown.
import { enter } from './calls.js';
import { codecOf, io } from './codec.js';
import { allDoubles, allWords, reserve, seeBox, wasm } from './module.js';
import { events as kinds, structs } from './tables.js';

/** The poses and velocities of the awake bodies, as of the call of World.poses(). */
export class Poses {
    constructor(world) {
        this.world = world;
        this.length = 0;
        this.place = 0;
        this.capacity = 0;
        this.buffer = null;
        this.views = null;
        this.ask = () => wasm.exports.bulk(this.world.address);
    }

    refresh() {
        const at = enter(this.world, 'World.poses', this.ask) >>> 2;
        const words = allWords();
        this.length = words[at];
        if (this.buffer !== wasm.memory.buffer || this.place !== words[at + 2] || this.capacity !== words[at + 1]) {
            this.capacity = words[at + 1];
            this.place = words[at + 2];
            this.places = [words[at + 2], words[at + 3], words[at + 4], words[at + 5]];
            this.worldHandle = [words[at + 6], words[at + 7]];
            this.see();
        }
        return this;
    }

    see() {
        const { buffer } = wasm.memory, n = this.capacity, [bodies, transforms, linear, angular] = this.places ?? [0, 0, 0, 0];
        this.buffer = buffer;
        this.views = [
            new Uint32Array(buffer, bodies, 2 * n), new Float32Array(buffer, transforms, 4 * n),
            new Float32Array(buffer, linear, 2 * n), new Float32Array(buffer, angular, n),
        ];
    }

    view(which) {
        if (this.buffer !== wasm.memory.buffer) this.see();
        return this.views[which];
    }

    get bodies() {
        return this.view(0);
    }
    get transforms() {
        return this.view(1);
    }
    get linearVelocities() {
        return this.view(2);
    }
    get angularVelocities() {
        return this.view(3);
    }
    /** The body of a row. */
    body(row) {
        return this.world.bodyAt(this.bodies[2 * row], this.bodies[2 * row + 1]);
    }
}

/** Slots of a type, where it has a number of its own. */
const slotsOf = { Vec2: 2, Transform: 4, Body: 2, Shape: 2, ChainShape: 2, Handle: 2, Joint: 3 };

/** The events of one kind in the last step. */
export class EventList {
    constructor(world, kind) {
        const [name, type] = kinds[kind];
        this.world = world;
        this.kind = kind;
        this.name = name;
        this.codec = codecOf(type);
        /** The place of each field in a row of `data`. */
        this.fields = {};
        this.stride = 0;
        for (const [field, fieldType] of structs[type]) {
            this.fields[field] = this.stride;
            this.stride += slotsOf[fieldType] ?? 1;
        }
        this.length = 0;
        this.address = 0;
        this.step = -1;
        this.rows = null;
        this.buffer = null;
        this.ask = () => wasm.exports.events(this.world.address, this.kind);
    }

    refresh() {
        if (this.step === this.world.stepCount) return this;
        this.address = enter(this.world, 'World.events', this.ask) >>> 0;
        this.length = allDoubles()[this.address >>> 3];
        this.rows = null;
        this.step = this.world.stepCount;
        return this;
    }

    /** The rows, a slot of 8 bytes for each number: row i begins at i * stride. Valid until the next step. */
    get data() {
        if (this.rows === null || this.buffer !== wasm.memory.buffer) {
            this.buffer = wasm.memory.buffer;
            this.rows = new Float64Array(this.buffer, this.address + 8, this.length * this.stride);
        }
        return this.rows;
    }

    at(index) {
        if (!(index >= 0 && index < this.length)) return undefined;
        const { world } = this;
        return enter(world, 'World.events', () => {
            reserve(16);
            const shift = (this.address - wasm.box) / 8;
            seeBox(wasm.box);
            io.world = world;
            if (Number.isInteger(shift) && shift >= 0) {
                io.at = shift + 1 + index * this.stride;
                return this.codec.read();
            }
            // Below the box: its views are moved for as long as it takes.
            const box = wasm.box;
            seeBox(this.address);
            io.at = 1 + index * this.stride;
            const event = this.codec.read();
            seeBox(box);
            return event;
        });
    }

    * [Symbol.iterator]() {
        for (let i = 0; i < this.length; ++i) yield this.at(i);
    }
}

/** All kinds of events of the last step; each is read when it is first asked for. */
export class Events {
    constructor(world) {
        this.lists = kinds.map((_, kind) => new EventList(world, kind));
    }
}
kinds.forEach(([name], kind) => {
    Object.defineProperty(Events.prototype, name, {
        get() {
            return this.lists[kind].refresh();
        },
    });
});
