// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
import { forget, predicates, register } from './callbacks.js';
import { Body, define, enter } from './calls.js';
import { codecOf, io } from './codec.js';
import { JostleError } from './errors.js';
import { guarded, reserve, seeBox, textAt, wasm, writeText } from './module.js';
import { Events, Poses } from './views.js';

/** Frees the worlds that nobody refers to any more. */
const finalizer = globalThis.FinalizationRegistry &&
    new FinalizationRegistry(({ address, callbacks }) => free(address, callbacks));

function free(address, callbacks) {
    for (const number of callbacks.values()) forget(number);
    wasm.exports.destroy_world(address);
}

/** The handles of a world that are known, by their slots. */
const noObjects = () => ({ Body: [], Shape: [], ChainShape: [], Joint: [] });

/** Gives a world what lies at an address. */
function adopt(world, address) {
    world.address = address >>>= 0;
    /** How many calls of C++ are about it now: more than one where a callback makes some. */
    world.entered = 0;
    /** The functions that it asks, by their numbers; and these numbers, by what the functions are about. */
    world.functions = new Map();
    world.callbacks = new Map();
    world.objects = noObjects();
    world.stepCount = 0;
    world.stepArguments = new Float64Array(2);
    world.stepper = () => wasm.exports.step(world.address, world.stepArguments[0], world.stepArguments[1]);
    world.bulk = new Poses(world);
    world.happened = new Events(world);
    finalizer?.register(world, { address, callbacks: world.callbacks }, world);
    return world;
}

export class World {
    constructor(def = {}) {
        adopt(this, guarded('World', () => {
            seeBox(wasm.box);
            io.at = 0;
            io.function = 'World';
            io.argument = 'def';
            io.world = null;
            codecOf('WorldDef').write(def);
            return wasm.exports.create_world();
        }));
    }

    /** The world of a scene in JSON: jostle's, or R.U.B.E.'s. */
    static fromScene(json) {
        const text = typeof json === 'string' ? json
            : JSON.stringify(json, (_, value) => (typeof value === 'bigint' ? `0x${value.toString(16)}` : value));
        return adopt(Object.create(World.prototype), guarded('World.fromScene', () => {
            seeBox(wasm.box);
            writeText(0, text);
            try {
                return wasm.exports.create_scene();
            } finally {
                wasm.exports.forget_lost();
            }
        }));
    }

    /** The world of a reference scene, by its name. */
    static fromReference(name) {
        const place = referenceScenes().findIndex((scene) => scene.name === name);
        if (place < 0) {
            throw new JostleError('World.fromReference', 'name', `"${name}"`,
                `it must be one of ${referenceScenes().map((scene) => scene.name).join(', ')}`);
        }
        return adopt(Object.create(World.prototype),
            guarded('World.fromReference', () => wasm.exports.create_reference(place)));
    }

    /** Another world with the same future, and none of the functions. Its objects have the keys of this one's. */
    clone() {
        return adopt(Object.create(World.prototype), enter(this, 'World.clone', () => wasm.exports.clone_world(this.address)));
    }

    /** Simulates dt [s]. */
    step(dt, substeps = 4) {
        if (this.address === 0) throw new JostleError('World.step', 'this', 'a world that was disposed of', 'it must be alive');
        if (typeof dt !== 'number') throw new JostleError('World.step', 'dt', String(dt), 'it must be a number');
        if (substeps !== (substeps | 0)) {
            throw new JostleError('World.step', 'substeps', String(substeps), 'it must be a whole number');
        }
        this.stepArguments[0] = dt;
        this.stepArguments[1] = substeps;
        try {
            enter(this, 'World.step', this.stepper);
        } finally {
            // Also after a callback's exception, which comes when the step has been made.
            ++this.stepCount;
        }
    }

    poses() {
        return this.bulk.refresh();
    }
    events() {
        return this.happened;
    }
    /** The body of a slot and its generation, as poses() has them. */
    bodyAt(index, generation) {
        const known = this.objects.Body[index];
        if (known?.generation === generation) return known;
        const [worldSlot, worldGeneration] = this.bulk.worldHandle;
        return this.objects.Body[index] = new Body(this, worldSlot, worldGeneration, index, generation);
    }

    onShouldCollide(...args) {
        const [shape, ask] = args.length > 1 ? args : [null, args[0]];
        this.setCallback('World.onShouldCollide', shape, ask, (number) => (shape === null
            ? this.setShouldCollide(number) : this.setShouldCollideOf(shape, number)));
    }
    onPreSolve(shape, ask) {
        this.setCallback('World.onPreSolve', shape, ask, (number) => this.setPreSolveOf(shape, number));
    }
    onCustomJoints(ask) {
        this.setCallback('World.onCustomJoints', null, ask, (number) => this.setCustomJoints(number));
    }
    onContactBegan(tell) {
        this.setCallback('World.onContactBegan', null, tell, (number) => this.setContactBegan(number));
    }
    onContactEnded(tell) {
        this.setCallback('World.onContactEnded', null, tell, (number) => this.setContactEnded(number));
    }
    onSensorEntered(tell) {
        this.setCallback('World.onSensorEntered', null, tell, (number) => this.setSensorEntered(number));
    }
    onSensorLeft(tell) {
        this.setCallback('World.onSensorLeft', null, tell, (number) => this.setSensorLeft(number));
    }
    onImpulses(tell) {
        this.setCallback('World.onImpulses', null, tell, (number) => this.setImpulses(number));
    }
    setCallback(name, shape, ask, give) {
        if (ask !== null && ask !== undefined && typeof ask !== 'function')
            throw new JostleError(name, 'function', String(ask), 'it must be a function, or null');
        const number = register(ask, this);
        try {
            give(number);
        } catch (error) {
            forget(number);
            throw error;
        }
        const key = `${name} ${shape?.index}`;
        forget(this.callbacks.get(key));
        this.callbacks.set(key, number);
    }

    dispose() {
        if (this.address === 0) return;
        if (this.entered > 0) {
            throw new JostleError('World.dispose', 'this', 'a world in the midst of a call',
                'it must not be disposed of by a function that it asks');
        }
        finalizer?.unregister(this);
        const { address } = this;
        this.address = 0;
        free(address, this.callbacks);
    }
}
if (Symbol.dispose) World.prototype[Symbol.dispose] = World.prototype.dispose;
define(World, 'World');

const { profile } = World.prototype;
World.prototype.profile = function timed() {
    this.setProfiling(true);
    return profile.call(this);
};

const { load } = World.prototype;
World.prototype.load = function loaded(bytes, options = {}) {
    const { objects } = this;
    // Handles of before a fresh load are of another world: the report has new ones.
    if (options?.fresh) this.objects = noObjects();
    try {
        return load.call(this, bytes, options);
    } catch (error) {
        this.objects = objects;
        throw error;
    } finally {
        wasm.exports?.forget_lost();
        this.bulk.buffer = null;
        ++this.stepCount;
    }
};

// A query's predicates are forgotten when it has been answered.
for (const name of ['rayClosest', 'rayAny', 'rayAll', 'shapeCastClosest', 'shapeCastAny', 'shapeCastAll', 'overlap',
    'overlapAny', 'overlapPoint', 'overlapBox', 'closest', 'kNearest', 'bodiesIn']) {
    const ask = World.prototype[name];
    World.prototype[name] = function query(...args) {
        const first = predicates.length;
        try {
            return ask.apply(this, args);
        } finally {
            for (const number of predicates.splice(first)) forget(number);
        }
    };
}

/** Name, sentence, steps of a run, and golden hashes of the reference scenes. */
export function referenceScenes() {
    return guarded('referenceScenes', () => {
        seeBox(wasm.exports.reference_scenes());
        io.at = 1;
        return Array.from({ length: wasm.f64[0] }, () => ({
            name: textAt(io.at++), about: textAt(io.at++), steps: wasm.f64[io.at++],
            golden: [wasm.u64[io.at++], wasm.u64[io.at++], wasm.u64[io.at++]],
        }));
    });
}
