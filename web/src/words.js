// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Which word of some was meant by one that is none of them. The case and '_' do not count. Cost: the product of the lengths,
// for a call that is refused.

/** How many letters to insert, remove or replace [Levenshtein1966]; one row of the table at a time. */
function editsBetween(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 0; i < a.length; ++i) {
        const next = [i + 1];
        for (let j = 0; j < b.length; ++j)
            next.push(Math.min(row[j] + (a[i] === b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1));
        row = next;
    }
    return row[b.length];
}

/** Words of Box2D, Chipmunk, matter.js and planck for fields with other names here. */
const otherWords = {
    fixedRotation: 'locks', elasticity: 'restitution', frictionAir: 'linearDamping', points: 'vertices', mass: 'density',
};

/** The word that was meant: one of the words with at most a third of its letters wrong, or a part of this one; or undefined. */
export function nearest(word, words) {
    if (Object.hasOwn(otherWords, word) && words.includes(otherWords[word])) return otherWords[word];
    const plain = (text) => text.toLowerCase().replaceAll('_', '');
    const [name, ...others] = [word, ...words].map(plain);
    const edits = others.map((other) => editsBetween(name, other));
    const least = Math.min(...edits);
    const isNear = least <= Math.max(Math.floor(name.length / 3), 1);
    const isPart = (other) => other.includes(name) || name.includes(other);
    return words[isNear ? edits.indexOf(least) : others.findIndex(isPart)];
}
