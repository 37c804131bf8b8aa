// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// include/jostle_c/NAME.h: the types and calls of a subject in C99, with the comments of the C++ headers.
import { signature } from './c_signature.mjs';

const before = { types: 'base.h', geometry: 'types.h', world: 'geometry.h', trees: 'types.h', crowd: ['trees.h', 'world.h'], mesh: 'trees.h', scene: 'world.h',
    batch: 'world.h', rollback: 'world.h', draw: 'crowd.h' };
const about = {
    types: 'Vectors, rotations, transforms, boxes and rays.',
    geometry: 'Shapes as values, and what is asked of them: mass, points, rays, distances, casts, manifolds, outlines.',
    world: 'Worlds of rigid bodies: bodies, shapes, chains, joints, steps, events, questions, saves.',
    trees: 'Trees over arrays of points and boxes.',
    crowd: 'Agents that avoid each other, in the plane and in space; ways for them; crowds among the bodies of a world.',
    mesh: 'Meshes of triangles in space.',
    batch: 'Many worlds that are stepped together; what is done to them and what they show are rows of numbers.',
    rollback: 'A world with the states and the inputs of its last frames.',
    draw: 'Drawings of worlds and crowds as arrays.',
    scene: 'Scenes and their files. The library has these calls where it was built with JOSTLE_SCENE.',
};

/// The words of C++ in a comment, by those of C.
export function makeSpoken(table) {
    const words = new Map();
    for (const call of table.subjects.flatMap((subject) => subject.calls)) {
        if (call.owner) words.set(`${call.owner.replace(/<.*/, '')}::${call.cpp}`, `${call.c}`);
    }
    for (const type of table.subjects.flatMap((subject) => subject.types).filter((one) => one.sort === 'enum')) {
        for (const value of type.values) words.set(`${type.cpp}::k${value.name}`, value.c);
    }
    return (line) => line
        .replace(/\b([A-Z]\w*)::(\w+)(\(\))?/g, (text, owner, name) => words.get(`${owner}::${name}`) ?? text.replace('::', '.'))
        .replace(/\bk([A-Z][a-z]\w*)\b/g, (_, name) => `JOSTLE_${name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}`)
        .replace(/\b(throws|raises) Error\b/g, 'is refused').replace(/\b(Throws|Raises) Error\b/g, 'Refused').replace(/\bthrow( Error|(?= during))\b/g, 'are refused').replace('never throws there', 'never refused there')
        .replace(/\bthrows std::bad_alloc\b/g, 'answers JOSTLE_OUT_OF_MEMORY').replace(/\bnullptr\b/g, 'NULL').replace(/\*\//g, '* /');
}

function comment(doc, indent, spoken) {
    if (doc.length === 0) return '';
    if (doc.length === 1) return `${indent}/** ${spoken(doc[0])} */\n`;
    return `${indent}/**\n${doc.map((line) => `${indent} * ${spoken(line)}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

function fieldText(field, spoken) {
    const count = field.count ? `[${field.count}]` : '';
    const { type } = field;
    const lines = [];
    if (type.sort === 'optional') lines.push(`    bool has_${field.name};\n`, `    ${type.of.c} ${field.name};\n`);
    else if (type.sort === 'callback') lines.push(`    ${type.c} ${field.name};\n`, `    void* ${field.name}_context;\n`);
    else if (type.sort === 'list') lines.push(`    ${type.span().c} ${field.name};\n`);
    else if (type.sort === 'pointer') lines.push(`    ${/\bconst\b/.test(field.cppType) ? 'const ' : ''}${type.c} ${field.name};\n`);
    else lines.push(`    ${type.c} ${field.name}${count};\n`);
    return comment(withDefault(field), '    ', spoken) + lines.join('');
}

/// Of a field whose default is not zero, nor none.
function withDefault(field) {
    const value = field.value?.replace(/^\{(.+)\}$/, '$1');
    if (!value || /^(\{\}|0(\.0f)?|false|nullptr|""|-)$/.test(value)) return field.doc;
    const text = `Default: ${value.replace(/\s+/g, ' ')}.`;
    return field.doc.length === 0 ? [text] : [...field.doc.slice(0, -1), `${field.doc.at(-1).replace(/[.;]?$/, '.')} ${text}`];
}

function typeText(type, spoken) {
    if (type.sort === 'span') {
        return `/** Elements \`stride\` bytes apart, of which 0 stands for one after the other. */\ntypedef struct ${type.c} {\n` +
            `    ${type.element.c === 'const char*' ? type.element.c : `const ${type.element.c}`}* first;\n    size_t count;\n    ptrdiff_t stride;\n} ${type.c};\n`;
    }
    if (type.sort === 'enum') {
        const values = type.values.map((value, i) => `${comment(value.doc, '    ', spoken)}    ${value.c} = ${i}`);
        return `${comment(type.doc, '', spoken)}typedef uint8_t ${type.c};\nenum {\n${values.join(',\n')}\n};\n`;
    }
    if (type.text) return comment(type.doc, '', spoken) + type.text;
    const fields = type.sort === 'handle'
        ? '    uint32_t world;\n    uint32_t world_generation; /**< 0: a handle that never named anything */\n    uint32_t index;\n    uint32_t generation;\n'
        : type.fields.map((field) => fieldText(field, spoken)).join('');
    return `${comment(type.doc, '', spoken)}typedef struct ${type.c} {\n${fields}} ${type.c};\n`;
}

const constantText = (one, spoken) => {
    const name = one.name.replace(/^k/, '').replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase();
    const value = one.value.replace(/\bk([A-Z]\w*)/g, (_, word) => `JOSTLE_${word.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}`);
    return `${comment(one.doc, '', spoken)}#define JOSTLE_${name} ${/^[\d.]+(e[-+]?\d+)?f?$/.test(value) ? value : `(${value})`}\n`;
};

export const defaultsOf = (subject) => subject.types.filter((type) => type.sort === 'struct' && !type.isSpecial && type.isArgument);
export const defaultName = (type) => `jostle_${type.c.replace(/^Jostle/, '').replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()}_default`;

/// A declaration, broken as clang-format would not have to.
function declaration(returns, name, parameters) {
    const text = `JOSTLE_C_API ${returns} ${name}(${parameters.length === 0 ? 'void' : parameters.join(', ')});`;
    if (text.length <= 110) return `${text}\n`;
    return `JOSTLE_C_API ${returns} ${name}(\n    ${parameters.join(',\n    ')});\n`;
}

export function emitCHeader(subject, table) {
    const spoken = makeSpoken(table);
    const parts = [`/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* ${about[subject.name]} */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_${subject.name.toUpperCase()}_H
#define JOSTLE_C_${subject.name.toUpperCase()}_H

${[before[subject.name]].flat().map((file) => `#include <jostle_c/${file}>\n`).join('')}
#ifdef __cplusplus
extern "C" {
#endif
`];
    if (subject.constants.length > 0) parts.push(subject.constants.map((one) => constantText(one, spoken)).join(''));
    for (const one of subject.classes)
        parts.push(`${comment(one.doc, '', spoken)}typedef struct ${one.c} ${one.c};\n`);
    for (const type of subject.types) parts.push(typeText(type, spoken) + (table.after[type.c] ?? ''));
    for (const type of defaultsOf(subject)) parts.push(`JOSTLE_C_API ${type.c} ${defaultName(type)}(void);\n`);
    for (const one of subject.classes) {
        if (one.constructor) {
            const { c } = signature(one.constructor);
            parts.push(declaration('JostleCode', one.constructor.c, [...c, `${one.c}** object`]));
        }
        parts.push(`/** NULL is allowed. */\n${declaration('void', `jostle_${one.prefix}_free`, [`${one.c}* object`])}`);
    }
    for (const call of subject.calls) {
        const { returns, c } = signature(call);
        parts.push(comment(call.doc, '', spoken) + declaration(returns, call.c, c));
    }
    parts.push(`#ifdef __cplusplus\n}\n#endif\n\n#endif\n`);
    return parts.join('\n');
}
