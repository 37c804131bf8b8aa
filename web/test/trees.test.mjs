// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The trees against a search through everything, on the same random items.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jostle, makeRandom } from './common.mjs';

const count = 2000;
const random = makeRandom(7);
const points = Float32Array.from({ length: 2 * count }, () => random() * 100);
const boxes = new Float32Array(4 * count);
for (let i = 0; i < count; ++i) {
    const x = random() * 100, y = random() * 100;
    boxes.set([x, y, x + random() * 3, y + random() * 3], 4 * i);
}
const ids = Array.from({ length: count }, (_, i) => i);
const sorted = (found) => [...found].sort((a, b) => a - b);

/** The distance of a point from item i of boxes of (x1, y1, x2, y2). */
const distance = (of, i, x, y) => Math.hypot(Math.max(of[4 * i] - x, 0, x - of[4 * i + 2]),
    Math.max(of[4 * i + 1] - y, 0, y - of[4 * i + 3]));

function compare(tree, of) {
    let found = 0;
    for (let q = 0; q < 200; ++q) {
        const x = Math.fround(random() * 100), y = Math.fround(random() * 100), w = Math.fround(random() * 10);
        const x2 = Math.fround(x + w), y2 = Math.fround(y + w);
        const inside = ids.filter((i) => of[4 * i] <= x2 && of[4 * i + 2] >= x && of[4 * i + 1] <= y2 && of[4 * i + 3] >= y);
        assert.deepEqual(sorted(tree.query(x, y, x2, y2)), inside);
        const near = ids.filter((i) => distance(of, i, x, y) < w);
        const within = sorted(tree.radius(x, y, w));
        // A distance that is w to rounding counts either way.
        for (const i of new Set([...near, ...within]))
            if (near.includes(i) !== within.includes(i)) assert.ok(Math.abs(distance(of, i, x, y) - w) < 1e-4);
        const best = ids.map((i) => distance(of, i, x, y)).sort((a, b) => a - b).slice(0, 10);
        const ten = [...tree.kNearest(x, y, 10)];
        assert.equal(ten.length, 10);
        ten.forEach((i, k) => assert.ok(Math.abs(distance(of, i, x, y) - best[k]) < 1e-4));
        if (best[0] > 0) assert.equal(tree.kNearest(x, y, 10, best[0] * 0.5).length, 0);
        found += inside.length + near.length;
    }
    assert.ok(found > 1000, `${found} hits`);
}

test('KdTree', () => {
    const tree = new jostle.KdTree(points);
    assert.equal(tree.size, count);
    const of = new Float32Array(4 * count);
    ids.forEach((i) => of.set([points[2 * i], points[2 * i + 1], points[2 * i], points[2 * i + 1]], 4 * i));
    compare(tree, of);
    tree.dispose();
    assert.throws(() => tree.query(0, 0, 1, 1), { name: 'JostleError', argument: 'this' });
});

test('Bvh', () => {
    const tree = new jostle.Bvh(boxes);
    compare(tree, boxes);
    const moved = boxes.map((x) => x + 1);
    tree.refit(moved);
    compare(tree, moved);
    const pairs = tree.selfPairs();
    let expected = 0;
    for (let i = 0; i < count; ++i)
        for (let j = 0; j < i; ++j)
            if (moved[4 * i] <= moved[4 * j + 2] && moved[4 * j] <= moved[4 * i + 2] &&
                moved[4 * i + 1] <= moved[4 * j + 3] && moved[4 * j + 1] <= moved[4 * i + 3]) ++expected;
    assert.equal(pairs.length, 2 * expected);
    const small = new jostle.Bvh([0, 0, 1, 1, 5, 0, 6, 1]);
    assert.equal(small.rayClosest(-1, 0.5, 10, 0), 0);
    assert.equal(small.rayClosest(10, 0.5, -10, 0), 1);
    assert.equal(small.rayClosest(-1, 5, 10, 0), -1);
});

test('DynamicTree', () => {
    const tree = new jostle.DynamicTree({ margin: 0 });
    assert.deepEqual([...tree.insertAll(boxes)], ids);
    assert.equal(tree.size, count);
    compare(tree, boxes);
    const of = boxes.slice();
    for (let i = 0; i < count; i += 3) {
        for (let k = 0; k < 4; ++k) of[4 * i + k] += 2;
        assert.equal(tree.move(i, ...of.subarray(4 * i, 4 * i + 4)), true);
    }
    compare(tree, of);
    tree.remove(7);
    assert.throws(() => tree.remove(7), { name: 'JostleError' });
    assert.equal(tree.insert(...of.subarray(28, 32)), 7);
    tree.rebuild();
    compare(tree, of);
    const fat = new jostle.DynamicTree();
    fat.insert(0, 0, 1, 1);
    assert.deepEqual([...fat.query(1.05, 0, 2, 1)], [0]);
    assert.equal(fat.move(0, 0.05, 0, 1.05, 1), false);
});

test('answers stay as they are when more is asked', () => {
    const tree = new jostle.Bvh(boxes);
    const at = (i) => [i % 60, i / 10, i % 60 + 15, i / 10 + 15];
    const kept = Array.from({ length: 600 }, (_, i) => tree.query(...at(i)));
    assert.ok(kept.filter((found) => found.length > 16 && found.length <= 256).length > 500);
    const { ids: all, starts } = tree.queryEach(kept.flatMap((_, i) => at(i)));
    kept.forEach((found, i) => assert.deepEqual(found, all.slice(starts[i], starts[i + 1])));
});

test('what is no whole number is refused, and changes nothing', () => {
    const tree = new jostle.DynamicTree();
    assert.deepEqual([...tree.insertAll([0, 0, 1, 1, 5, 0, 6, 1])], [0, 1]);
    for (const id of [undefined, null, '0', 0.5, NaN, -1, 2 ** 32]) {
        const refusal = { name: 'JostleError', argument: 'id', value: String(id) };
        assert.throws(() => tree.remove(id), { ...refusal, function: 'DynamicTree.remove' });
        assert.throws(() => tree.move(id, 0, 0, 1, 1), { ...refusal, function: 'DynamicTree.move' });
        assert.throws(() => tree.kNearest(0, 0, id), { ...refusal, argument: 'count', function: 'DynamicTree.kNearest' });
    }
    assert.equal(tree.size, 2);
    assert.deepEqual([...tree.kNearest(0, 0, 2)], [0, 1]);
    assert.throws(() => new jostle.KdTree([0, 0], { leafSize: 1.5 }), { name: 'JostleError', argument: 'leafSize' });
});

test('what is no array of items is refused', () => {
    assert.throws(() => new jostle.KdTree([1, 2, 3]), { name: 'JostleError', argument: 'points', value: '3' });
    assert.throws(() => new jostle.KdTree([NaN, 0]), { name: 'JostleError' });
    assert.throws(() => new jostle.Bvh([1, 1, 0, 0]), { name: 'JostleError' });
    assert.equal(new jostle.Bvh([0, 0, 1, 1]).size, 1);
});

test('many queries in one call answer as single ones do', () => {
    const dynamic = new jostle.DynamicTree({ margin: 0 });
    dynamic.insertAll(boxes);
    const asked = Float32Array.from({ length: 4 * 50 }, () => random() * 90);
    for (let i = 0; i < 50; ++i) {
        asked[4 * i + 2] = asked[4 * i] + 8;
        asked[4 * i + 3] = asked[4 * i + 1] + 8;
    }
    const from = Float32Array.from({ length: 2 * 50 }, () => random() * 100);
    for (const tree of [new jostle.KdTree(points), new jostle.Bvh(boxes), dynamic]) {
        const compareLists = ({ ids: found, starts }, ask) => {
            assert.equal(starts.length, 51);
            assert.equal(starts[50], found.length);
            assert.ok(found.length > 50);
            for (let i = 0; i < 50; ++i) assert.deepEqual(found.subarray(starts[i], starts[i + 1]), ask(i));
        };
        compareLists(tree.queryEach(asked), (i) => tree.query(...asked.subarray(4 * i, 4 * i + 4)));
        compareLists(tree.radiusEach(from, 5), (i) => tree.radius(from[2 * i], from[2 * i + 1], 5));
        compareLists(tree.kNearestEach(from, 7), (i) => tree.kNearest(from[2 * i], from[2 * i + 1], 7));
        compareLists(tree.kNearestEach(from, 7, 4), (i) => tree.kNearest(from[2 * i], from[2 * i + 1], 7, 4));
        assert.deepEqual(tree.queryEach([]), { ids: new Int32Array(0), starts: Int32Array.of(0) });
        assert.throws(() => tree.queryEach([0, 0, 1]), { name: 'JostleError', argument: 'boxes', value: '3' });
        assert.throws(() => tree.kNearestEach(from, 0.5), { name: 'JostleError', argument: 'count' });
        const refused = (verb, argument, ...args) => assert.throws(() => tree[verb](...args),
            { name: 'JostleError', function: `${tree.constructor.name}.${verb}`, argument });
        refused('queryEach', 'boxes[2]', [0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1]);
        refused('radiusEach', 'points[1]', [0, 0, NaN, 0], 5);
        refused('radiusEach', 'r', [0, 0], -1);
        refused('kNearestEach', 'points[0]', [Infinity, 0], 3);
    }
});
