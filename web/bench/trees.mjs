// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The trees against kdbush, flatbush and rbush on 100,000 items: building, box queries, the 10 nearest. Five rounds, of
// which the fastest counts; what is found is counted, and the same.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const count = 100_000, queries = 10_000;

function best(run) {
    let least = Infinity, result;
    for (let i = 0; i < 5; ++i) {
        const start = performance.now();
        result = run();
        least = Math.min(least, performance.now() - start);
    }
    return [least, result];
}

export async function raceTrees(jostle, folder) {
    const require = createRequire(`${folder}/package.json`);
    const load = async (name) => (await import(pathToFileURL(require.resolve(name)))).default;
    const [KdBush, Flatbush, RBush] = [await load('kdbush'), await load('flatbush'), await load('rbush')];
    let state = 1;
    const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const points = Float32Array.from({ length: 2 * count }, () => random() * 1000);
    const boxes = new Float32Array(4 * count);
    for (let i = 0; i < count; ++i) {
        const x = points[2 * i], y = points[2 * i + 1];
        boxes.set([x, y, x + random() * 4, y + random() * 4], 4 * i);
    }
    const asked = Float32Array.from({ length: 2 * queries }, () => random() * 1000);
    const over = (ask) => () => {
        let found = 0;
        for (let q = 0; q < queries; ++q) found += ask(asked[2 * q], asked[2 * q + 1]).length;
        return found;
    };
    const table = [
        ['KdTree', () => new jostle.KdTree(points)],
        ['kdbush', () => {
            const tree = new KdBush(count, 64, Float32Array);
            for (let i = 0; i < count; ++i) tree.add(points[2 * i], points[2 * i + 1]);
            return tree.finish();
        }],
        ['Bvh', () => new jostle.Bvh(boxes)],
        ['flatbush', () => {
            const tree = new Flatbush(count, 16, Float32Array);
            for (let i = 0; i < count; ++i) tree.add(...boxes.subarray(4 * i, 4 * i + 4));
            tree.finish();
            return tree;
        }],
        ['DynamicTree', () => {
            const tree = new jostle.DynamicTree({ margin: 0 });
            tree.insertAll(boxes);
            return tree;
        }],
        ['rbush', () => {
            const items = [];
            for (let i = 0; i < count; ++i) {
                items.push({ minX: boxes[4 * i], minY: boxes[4 * i + 1], maxX: boxes[4 * i + 2], maxY: boxes[4 * i + 3] });
            }
            return new RBush().load(items);
        }],
    ];
    console.log(`\n${count} items, ${queries} queries\n`);
    console.log('| tree | build ms | boxes of 10 m: ms | found | 10 nearest: ms | found |');
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const [name, build] of table) {
        const [buildTime, tree] = best(build);
        const range = name === 'kdbush' ? (x, y) => tree.range(x, y, x + 10, y + 10)
            : name === 'flatbush' ? (x, y) => tree.search(x, y, x + 10, y + 10)
                : name === 'rbush' ? (x, y) => tree.search({ minX: x, minY: y, maxX: x + 10, maxY: y + 10 })
                    : (x, y) => tree.query(x, y, x + 10, y + 10);
        const [rangeTime, found] = best(over(range));
        // kdbush and rbush leave the nearest to other packages.
        const nearest = tree.kNearest ? (x, y) => tree.kNearest(x, y, 10)
            : tree.neighbors ? (x, y) => tree.neighbors(x, y, 10) : null;
        const [nearestTime, near] = nearest ? best(over(nearest)) : [null, null];
        console.log(`| ${name} | ${buildTime.toFixed(1)} | ${rangeTime.toFixed(1)} | ${found} | ` +
            `${nearestTime?.toFixed(1) ?? '–'} | ${near ?? '–'} |`);
    }
}
