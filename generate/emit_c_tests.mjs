// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// For the tests, in their build folder: each call once, in C99 on one set of objects and in C++ on its twin. The answers must be the same,
// and so must everything that the calls may have changed (tests/c/twin.h).
import { callbackOf, fill, fillList, objectOf, texts } from './c_samples.mjs';
import { defaultName } from './emit_c_header.mjs';
import { hasDefault, isOut, signature } from './c_signature.mjs';

/// [1] Room in arrays for answers; of a batch as many as there are questions.
const rooms = {
    'jostle_world_ray_closest_batch.found': 3, 'jostle_world_shape_cast_closest_batch.found': 3, 'jostle_world_closest_batch.found': 40,
    'jostle_world_overlap_batch.found': 160, 'jostle_world_overlap_batch.counts': 40, 'jostle_triangle_mesh_ray_closest_batch.hits': 3,
    'jostle_triangle_mesh_closest_batch.found': 40, 'jostle_dynamic_tree2_insert_all.ids': 40, 'jostle_dynamic_tree3_insert_all.ids': 40,
    'jostle_geometry_collide_batch.manifolds': 3, 'jostle_batch_step.observations': 6, 'jostle_batch_observe.observations': 6,
};
const roomOf = (call, name) => rooms[`${call.c}.${name}`] ?? 64;
const empty = new Set(['jostle_dynamic_tree2_insert_all.user_data', 'jostle_dynamic_tree3_insert_all.user_data']);
/// Objects of calls that are about another one than the usual.
const selves = {
    jostle_body_move_to: 'lift', jostle_shape_visitors: 'sensor', jostle_shape_chain: 'segment', jostle_shape_chain_index: 'segment',
    jostle_distance_joint_set_length: 'distance',
};
const head = `// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// Written by generate/generate_c.mjs.
`;

/// An argument in both languages: declarations, and how it is passed.
function argument(one, call) {
    const { name, type } = one;
    const key = `${call.c}.${name}`;
    const at = { c: name, cpp: name };
    if (isOut(one)) {
        if (type.sort === 'bytes') {
            return {
                c: [`static unsigned char ${name}[1 << 20];`], cpp: [`std::vector<std::byte> ${name}_own(1 << 20);`],
                cArguments: [name, `sizeof ${name}`], cppArgument: `${name}_own`,
                answers: [{ c: `const void* ${name}`, pass: name, compare: `same_bytes(${name}, *count, std::span<const std::byte>(${name}_own).first(*count))` }],
            };
        }
        const room = roomOf(call, name);
        const isVector = type.container === 'std::vector';
        const counted = isVector ? { c: [`size_t ${name}_count = 0;`], pass: [`&${name}_count`] } : { c: [], pass: [] };
        return {
            c: [`static ${type.of.c} ${name}[${room}];`, `memset(${name}, 0, sizeof ${name});`, ...counted.c],
            cpp: [isVector ? `std::vector<${type.of.cpp}> ${name}_own;` : `auto ${name}_own = zeros<${type.of.cpp}>(${room});`],
            cArguments: [name, String(room), ...counted.pass], cppArgument: isVector ? `${name}_own` : `std::span<${type.of.cpp}>(${name}_own)`,
            answers: [isVector
                ? { c: `const ${type.of.c}* ${name}, size_t ${name}_count`, pass: `${name}, ${name}_count`, compare: `same_list(${name}, ${room}, ${name}_count, ${name}_own)` }
                : { c: `const ${type.of.c}* ${name}`, pass: name, compare: `same_array(${name}, ${name}_own)` }],
        };
    }
    switch (type.sort) {
        case 'callback':
            return { c: [], cpp: [], cArguments: [callbackOf(type), 'f'], cppArgument: `${callbackOf(type)}(f)`, answers: [] };
        case 'opaque': {
            const object = ['other', 'b'].includes(name) ? `other_${objectOf(type)}` : objectOf(type);
            return { c: [], cpp: [], cArguments: [`f->${object}`], cppArgument: `f.${object}`, answers: [] };
        }
        case 'pointer':
            if (type.of.sort === 'opaque') return { c: [], cpp: [], cArguments: ['NULL'], cppArgument: 'nullptr', answers: [] };
            return {
                c: [`${type.of.c} ${name};`, `memset(&${name}, 0, sizeof ${name});`, ...fill(type.of, at, key).c],
                cpp: [`${type.of.cpp} ${name}{};`, ...fill(type.of, at, key).cpp], cArguments: [`&${name}`], cppArgument: `&${name}`, answers: [],
            };
        case 'bytes':
            return { c: [], cpp: [], cArguments: [`f->saved_${savedOf(call, name)}.bytes`, `f->saved_${savedOf(call, name)}.size`], cppArgument: `f.saved_${savedOf(call, name)}`, answers: [] };
        case 'text':
            return { c: [], cpp: [], cArguments: [texts[key] ?? '"crate seven"'], cppArgument: texts[key] ?? '"crate seven"', answers: [] };
        case 'list': {
            const filled = empty.has(key) ? { c: [], cpp: [] } : fillList(type, at, key);
            const cppType = type.container === 'StridedView' ? `StridedView<const ${type.of.cpp}>` : `std::span<const ${type.of.cpp}>`;
            return {
                c: [`${type.span().c} ${name} = {NULL, 0, 0};`, ...filled.c], cpp: [`${cppType} ${name};`, ...filled.cpp],
                cArguments: [name], cppArgument: name, answers: [],
            };
        }
        case 'optional': {
            const filled = fill(type.of, at, key);
            return {
                c: [`${type.of.c} ${name};`, `memset(&${name}, 0, sizeof ${name});`, ...filled.c], cpp: [`${type.of.cpp} ${name}{};`, ...filled.cpp],
                cArguments: [`&${name}`], cppArgument: name, answers: [],
            };
        }
        default: {
            const filled = fill(type, at, key);
            const byValue = type.sort !== 'struct' || (type.plain && type.small);
            const start = type.isArgument && !type.isSpecial && hasDefault(one) ? `${name} = ${defaultName(type)}();` : `memset(&${name}, 0, sizeof ${name});`;
            return {
                c: [`${type.c} ${name};`, start, ...filled.c], cpp: [`${type.joint ?? type.cpp} ${name}{};`, ...filled.cpp],
                cArguments: [byValue ? name : `&${name}`], cppArgument: name, answers: [],
            };
        }
    }
}

/// Which of the fixture's saves a call is given.
const savedOf = (call, name) => {
    if (/save_delta|first_difference/.test(call.c)) return name === 'a' || name === 'base' ? 'world' : 'later_world';
    if (/^jostle_byte_rollback/.test(call.c)) return 'kd_tree2';
    if (/apply_delta/.test(call.c)) return name === 'base' ? 'world' : 'delta';
    if (call.c === 'jostle_world_load') return 'world';
    if (call.c === 'jostle_crowd_world_load') return 'crowd_world';
    return call.owner.replace(/[<>]/g, '').replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
};

/// The answer: { c: declarations, pass: to the call in C, twin: parameters, give: to the twin, compare }.
function answerOf(call) {
    const type = call.returns;
    const { answer } = signature(call);
    const name = answer?.c.at(-1)?.split(/[ *]/).at(-1);
    switch (type.sort) {
        case 'void':
            return { c: [], pass: [], twin: [], give: [], compare: null };
        case 'optional':
            return {
                c: [`bool has_${name} = false;`, `${type.of.c} ${name};`, `memset(&${name}, 0, sizeof ${name});`], pass: [`&has_${name}`, `&${name}`],
                twin: [`bool has_${name}`, `const ${type.of.c}* ${name}`], give: [`has_${name}`, `&${name}`], compare: (value) => `same_optional(has_${name}, *${name}, ${value})`,
            };
        case 'text':
            if (type.plain) {
                return {
                    c: [`const char* ${name} = "";`], pass: [`&${name}`], twin: [`const char* ${name}`], give: [name],
                    compare: (value) => `std::string_view(${name}) == ${value}`,
                };
            }
            return {
                c: ['static char text[1 << 16];', 'size_t length = 0;', 'text[0] = 0;'], pass: ['text', 'sizeof text', '&length'],
                twin: ['const char* text', 'size_t length'], give: ['text', 'length'], compare: (value) => `same_text(text, length, ${value})`,
            };
        case 'bytes':
            return {
                c: ['static unsigned char bytes[1 << 20];', 'size_t size = 0;'], pass: ['bytes', 'sizeof bytes', '&size'],
                twin: ['const void* bytes', 'size_t size'], give: ['bytes', 'size'], compare: (value) => `same_bytes(bytes, size, ${value})`,
            };
        case 'list':
            if (type.container === 'std::span' || type.container === 'StridedView') {
                const span = type.span().c;
                return {
                    c: [`${span} ${name} = {NULL, 0, 0};`], pass: [`&${name}`], twin: [`const ${span}* ${name}`], give: [`&${name}`],
                    compare: (value) => `same_view(*${name}, ${value})`,
                };
            }
            return {
                c: [`static ${type.of.c} found[64];`, 'size_t count = 0;'], pass: ['found', '64', '&count'],
                twin: [`const ${type.of.c}* found`, 'size_t count'], give: ['found', 'count'], compare: (value) => `same_list(found, 64, count, ${value})`,
            };
        case 'pointer':
        case 'opaque':
        case 'owned': {
            const c = (type.of ?? type).c;
            return {
                c: [`${c}* ${name} = NULL;`], pass: [`&${name}`], twin: [`${c}* ${name}`], give: [name],
                compare: (value) => `same_object(${name}, ${value})`,
            };
        }
        default:
            return {
                c: [`${type.c} ${name};`, `memset(&${name}, 0, sizeof ${name});`], pass: [`&${name}`], twin: [`const ${type.c}* ${name}`], give: [`&${name}`],
                compare: (value) => `same(*${name}, ${value})`,
            };
    }
}

const selfOf = (call) => selves[call.c] ?? (call.self === 'handle' && /Joint$/.test(call.owner)
    ? call.owner.replace(/Joint$/, '').toLowerCase() || 'revolute'
    : call.self === 'handle' ? { Body: 'crate', Shape: 'crate_shape', ChainShape: 'chain' }[call.owner]
        : call.owner.replace(/<([23])>/, '$1').replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase());

function calledInCpp(call, list) {
    if (call.isHandWritten) return `c::${call.cpp}(${list})`;
    if (call.isFree) return `jostle::${call.cpp}(${list})`;
    if (call.self === 'handle' && /.Joint$/.test(call.owner)) return `${call.owner}(f.${selfOf(call)}).${call.cpp}(${list})`;
    return `f.${selfOf(call)}.${call.cpp}(${list})`;
}

function testOf(call) {
    const made = call.parameters.map((one) => argument(one, call));
    const self = call.self === 'pointer' || call.self === 'handle' ? [`f->${selfOf(call)}`] : [];
    const list = made.map((one) => one.cppArgument).join(', ');
    const { isDirect } = signature(call);
    const answer = isDirect ? null : answerOf(call);
    const outs = made.flatMap((one) => one.answers);
    const twin = `twin_${call.c}`;
    const inC = [...self, ...made.flatMap((one) => one.cArguments), ...(answer?.pass ?? [])].join(', ');
    const parameters = isDirect ? [`${call.returns.c} answer`] : ['JostleCode code', ...outs.map((one) => one.c), ...answer.twin];
    const given = isDirect ? ['answer'] : ['code', ...outs.map((one) => one.pass), ...answer.give];
    const c = [`void ${twin}(${parameters.join(', ')});`, `static void call_${call.c}(Fixture* f) {`, '    (void)f;',
        ...made.flatMap((one) => one.c).map((line) => `    ${line}`), ...(answer?.c ?? []).map((line) => `    ${line}`),
        isDirect ? `    const ${call.returns.c} answer = ${call.c}(${inC});` : `    const JostleCode code = ${call.c}(${inC});`,
        `    ${twin}(${given.join(', ')});`, '}'].join('\n');
    const run = calledInCpp(call, list);
    const body = isDirect ? `        expect(same(answer, ${run}));`
        : (answer.compare ? `        expect(${answer.compare(run)});` : `        ${run};`);
    const after = outs.map((one) => `        expect(${one.compare});`);
    const cpp = [`extern "C" void ${twin}(${parameters.join(', ')}) {`, '    [[maybe_unused]] Twin& f = twin();',
        ...made.flatMap((one) => one.cpp).map((line) => `    ${line}`),
        `    run("${call.c}", ${isDirect ? 'JOSTLE_OK' : 'code'}, [&] {`, body, ...after, '    });', '}'].join('\n');
    return { c, cpp, name: call.c };
}
function constructorTest(one) {
    const call = one.constructor;
    const made = call.parameters.map((parameter) => argument(parameter, call));
    const list = made.map((parameter) => parameter.cppArgument).join(', ');
    const twin = `twin_${call.c}`;
    return {
        name: call.c,
        c: [`void ${twin}(JostleCode code, ${one.c}* object);`, `static void call_${call.c}(Fixture* f) {`, '    (void)f;',
            ...made.flatMap((parameter) => parameter.c).map((line) => `    ${line}`), `    ${one.c}* object = NULL;`,
            `    const JostleCode code = ${call.c}(${[...made.flatMap((parameter) => parameter.cArguments), '&object'].join(', ')});`,
            `    ${twin}(code, object);`, `    jostle_${one.prefix}_free(object);`, '}'].join('\n'),
        cpp: [`extern "C" void ${twin}(JostleCode code, ${one.c}* object) {`, '    [[maybe_unused]] Twin& f = twin();',
            ...made.flatMap((parameter) => parameter.cpp).map((line) => `    ${line}`), `    run("${call.c}", code, [&] {`,
            list ? `        const ${one.cpp} own(${list});` : `        const ${one.cpp} own;`, '        expect(same_made(object, own));', '    });', '}'].join('\n'),
    };
}

function defaultTest(type) {
    const name = defaultName(type);
    return {
        name,
        c: [`void twin_${name}(const ${type.c}* made);`, `static void call_${name}(Fixture* f) {`, `    const ${type.c} made = ${name}();`, '    (void)f;', `    twin_${name}(&made);`, '}'].join('\n'),
        cpp: [`extern "C" void twin_${name}(const ${type.c}* made) {`, `    run("${name}", JOSTLE_OK, [&] { expect(same(*made, ${type.cpp}{})); });`, '}'].join('\n'),
    };
}

export function emitCTests(subject, defaults) {
    const tests = [...defaults.map(defaultTest), ...subject.classes.filter((one) => one.constructor).map(constructorTest), ...subject.calls.map(testOf)];
    const c = `${head.replace(/^\/\/ (.*)$/gm, '/* $1 */')}#include "fixture.h"\n\n#include <string.h>\n\n${tests.map((one) => one.c).join('\n\n')}

void test_${subject.name}(void) {
${tests.map((one) => `    run_call("${one.name}", "${subject.name}", call_${one.name});`).join('\n')}
}
`;
    const includes = [subject.file ? `#include "c/src/${subject.file}"\n` : '',
        ...[...new Set(subject.calls.map((call) => call.header))].filter((file) => /^jostle\//.test(file)).sort().map((file) => `#include <${file}>\n`)];
    const cpp = `${head}#include "twin.h"\n#include "same.h"\n${includes.join('')}\nusing namespace jostle;\nusing namespace jostle::c_test;\n\n${tests.map((one) => one.cpp).join('\n\n')}\n`;
    return { c, cpp, names: tests.map((one) => one.name) };
}

/// same.h: whether a struct of C has the values of one of C++.
export function emitSame(table) {
    const structs = table.subjects.flatMap((subject) => subject.types).filter((type) => type.sort === 'struct' && !type.isSpecial);
    const field = (type, one) => {
        const c = `c.${one.name}`, x = `x.${one.name}`;
        if (one.count) return `same_array(${c}, ${x})`;
        switch (one.type.sort) {
            case 'optional': return `same_optional(c.has_${one.name}, ${c}, ${x})`;
            case 'callback': return `(${c} == nullptr) == !${x}`;
            case 'list': return `same_view(${c}, ${x})`;
            case 'text': return one.type.plain ? `same(${c}, ${x})` : `${x}.empty()`;
            default: return `same(${c}, ${x})`;
        }
    };
    const files = table.subjects.map((subject) => subject.file).filter(Boolean);
    return `${head}#pragma once

${files.map((file) => `#include "c/src/${file}"\n`).join('')}#include "twin.h"

namespace jostle::c_test {

using namespace c;

${structs.map((type) => `bool same(const ${type.c}& c, const ${type.cpp}& x);`).join('\n')}

}  // namespace jostle::c_test

#include "same_values.h"

namespace jostle::c_test {

${structs.map((type) => `inline bool same(const ${type.c}& c, const ${type.cpp}& x) {\n    return ${type.fields.map((one) => field(type, one)).join(' &&\n           ')};\n}\n`).join('\n')}
}  // namespace jostle::c_test
`;
}
