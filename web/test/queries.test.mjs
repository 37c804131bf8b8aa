// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Each kind of query against a count by hand, over discs at random places, with masks, sensors and predicates.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jostle, makeRandom } from './common.mjs';

const random = makeRandom(17);
const world = new jostle.World();
const discs = Array.from({ length: 300 }, (_, i) => {
    const position = [40 * random() - 20, 40 * random() - 20].map(Math.fround), radius = Math.fround(0.2 + random());
    const body = world.createBody({ type: i % 2 === 0 ? 'dynamic' : 'static', position });
    const category = BigInt(1 + i % 3), isSensor = i % 10 === 9;
    return { position, radius, body, category, isSensor,
        shape: body.createShape({ circle: { radius } }, { filter: { category }, isSensor }) };
});
const distance = (disc, point) => Math.hypot(disc.position[0] - point[0], disc.position[1] - point[1]) - disc.radius;
const pointAt = () => [40 * random() - 20, 40 * random() - 20];

/** What is asked about, and whether a disc is. */
const questions = [
    [undefined, (disc) => !disc.isSensor],
    [{ mask: 2n }, (disc) => !disc.isSensor && (disc.category & 2n) !== 0n],
    [{ sensors: true }, () => true],
    [{ predicate: (shape) => shape.body().type() === 'static' }, (disc) => !disc.isSensor && disc.body.type() === 'static'],
];
const places = (list) => list.map((shape) => discs.findIndex((disc) => disc.shape === shape)).sort((a, b) => a - b);
/** The places of the discs that a query asks about and for which something holds. */
const expected = (asked, holds) => discs.flatMap((disc, i) => (asked(disc) && holds(disc) ? [i] : []));
/** A disc at which floats and doubles may differ decides nothing. */
const clear = (gaps) => gaps.every((gap) => Math.abs(gap) > 1e-4);

function each(run, least = 150) {
    let made = 0;
    for (const [query, asked] of questions) for (let i = 0; i < 50; ++i) made += run(query, asked) ? 1 : 0;
    assert.ok(made > least, `${made} of 200 questions were clear`);
}

test('points, boxes and shapes overlap those that they touch', () => {
    let found = 0;
    each((query, asked) => {
        const point = pointAt();
        if (!clear(discs.map((disc) => distance(disc, point)))) return false;
        const at = expected(asked, (disc) => distance(disc, point) < 0);
        found += at.length;
        assert.deepEqual(places(world.overlapPoint(point, query)), at);
        assert.equal(world.overlapAny(point, query), at.length > 0);
        return true;
    });
    each((query, asked) => {
        const lower = pointAt(), upper = [lower[0] + 4 * random(), lower[1] + 4 * random()];
        const gap = (disc) => distance(disc, disc.position.map((x, k) => Math.min(Math.max(x, lower[k]), upper[k])));
        if (!clear(discs.map(gap))) return false;
        const at = expected(asked, (disc) => gap(disc) < 0);
        found += at.length;
        assert.deepEqual(places(world.overlapBox({ lower, upper }, query)), at);
        assert.deepEqual(places(world.bodiesIn({ lower, upper }, query).map((body) => body.shapes()[0])), at);
        return true;
    });
    each((query, asked) => {
        const point = pointAt(), radius = Math.fround(2 * random() + 0.1);
        if (!clear(discs.map((disc) => distance(disc, point) - radius))) return false;
        const at = expected(asked, (disc) => distance(disc, point) < radius);
        found += at.length;
        assert.deepEqual(places(world.overlap({ circle: { radius } }, { position: point }, query)), at);
        assert.equal(world.overlapAny({ circle: { radius } }, { position: point }, query), at.length > 0);
        return true;
    });
    assert.ok(found > 300, `${found} found`);
});

test('the nearest shapes come in their order', () => {
    each((query, asked) => {
        const point = pointAt();
        const near = expected(asked, () => true).map((i) => ({ i, gap: distance(discs[i], point) })).sort((a, b) => a.gap - b.gap);
        // Where the point is inside of several, they are equally near.
        if (near[0].gap < 0 || !clear(near.slice(1, 7).map(({ gap }, k) => gap - near[k].gap))) return false;
        const found = world.kNearest(point, 5, query);
        assert.deepEqual(found.map(({ shape }) => places([shape])[0]), near.slice(0, 5).map(({ i }) => i));
        for (const [k, one] of found.entries()) assert.ok(Math.abs(one.distance - near[k].gap) < 1e-4);
        const first = world.closest(point, query);
        assert.equal(first.shape, found[0].shape);
        const away = Math.hypot(first.point[0] - point[0], first.point[1] - point[1]);
        assert.ok(Math.abs(away - first.distance) < 1e-4, 'its point is as far away');
        assert.equal(world.kNearest(point, 300, query, near[2].gap + 1e-4).length, 3);
        return true;
    });
});

/** [1] The fraction at which a moving disc first meets a still one, or infinity. */
function meets(disc, origin, translation, radius) {
    const [x, y] = [origin[0] - disc.position[0], origin[1] - disc.position[1]], reach = disc.radius + radius;
    const a = translation[0] ** 2 + translation[1] ** 2, b = x * translation[0] + y * translation[1];
    const c = x * x + y * y - reach * reach, root = b * b - a * c;
    if (c <= 0) return 0;
    if (root < 0 || b > 0) return Infinity;
    const fraction = (-b - Math.sqrt(root)) / a;
    return fraction <= 1 ? fraction : Infinity;
}

test('rays and moving shapes meet what lies on their way, in its order', () => {
    let most = 0;
    for (const radius of [0, 0.75]) {
        each((query, asked) => {
            const origin = pointAt(), end = pointAt(), translation = [end[0] - origin[0], end[1] - origin[1]];
            const all = expected(asked, () => true).map((i) => ({ i, at: meets(discs[i], origin, translation, radius) }));
            const met = all.filter(({ at }) => at < Infinity).sort((a, b) => a.at - b.at);
            // Clear: nobody is just touched, and no two are met together.
            const wider = all.filter(({ i }) => meets(discs[i], origin, translation, radius + 1e-3) < Infinity).length;
            const thinner = all.filter(({ i }) => meets(discs[i], origin, translation, radius - 1e-3) < Infinity).length;
            if (wider !== met.length || thinner !== met.length) return false;
            if (!clear(met.slice(1).map(({ at }, k) => at - met[k].at)) || met[0]?.at === 0) return false;
            const ray = { origin, translation };
            const cast = { geometry: { circle: { radius } }, transform: { position: origin }, translation };
            const found = radius === 0 ? world.rayAll(ray, query) : world.shapeCastAll(cast, query);
            assert.deepEqual(found.map(({ shape }) => places([shape])[0]), met.map(({ i }) => i));
            for (const [k, hit] of found.entries()) {
                assert.ok(Math.abs(hit.fraction - met[k].at) < 1e-3, `${hit.fraction} ${met[k].at}`);
                assert.ok(Math.abs(Math.hypot(...hit.normal) - 1) < 1e-5 && !hit.startedInside);
            }
            const first = radius === 0 ? world.rayClosest(ray, query) : world.shapeCastClosest(cast, query);
            assert.equal(first.hit, met.length > 0);
            if (first.hit) assert.equal(first.shape, found[0].shape);
            assert.equal(radius === 0 ? world.rayAny(ray, query) : world.shapeCastAny(cast, query), met.length > 0);
            most = Math.max(most, met.length);
            return true;
        }, 50);
    }
    assert.ok(most > 5, `${most} on one way`);
    const { shape, position } = discs[0];
    const inside = world.rayClosest({ origin: position, translation: [1, 0] }, { predicate: (one) => one === shape });
    assert.deepEqual([inside.startedInside, inside.fraction, inside.normal], [true, 0, [0, 0]]);
});
