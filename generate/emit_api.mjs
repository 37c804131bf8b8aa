// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// api.json: all that the public headers declare, with the names of C beside those of C++, for whoever makes bindings; and
// jostle.cdef: the declarations of C without a preprocessor's lines, for LuaJIT's FFI, Python's cffi and their like.
import { signature } from './c_signature.mjs';

const typeJson = (type) => ({
    cpp: type.cpp, c: type.c, header: type.header, doc: type.doc,
    ...(type.sort === 'enum' ? { values: type.values.map((value, i) => ({ cpp: `k${value.name}`, c: value.c, value: i, doc: value.doc })) } : {}),
    ...(type.sort === 'struct' && !type.isSpecial ? {
        alike: type.plain,
        fields: type.fields.map((field) => ({
            name: field.name, cpp: field.cppType, count: field.count, default: field.value, unit: unitOf(field.doc), doc: field.doc,
        })),
    } : {}),
});
const unitOf = (doc) => /^\[([^\]]+)\]/.exec(doc[0] ?? '')?.[1];

function callJson(call) {
    const { returns, c } = signature(call);
    return {
        c: `${returns} ${call.c}(${c.join(', ')})`, class: call.owner || undefined, cpp: call.cpp,
        parameters: call.parameters.map((one) => ({ name: one.name, cpp: one.raw, default: one.value })), doc: call.doc,
    };
}

export function emitApi(table) {
    const subjects = table.subjects.map((subject) => ({
        name: subject.name, header: `jostle_c/${subject.name}.h`,
        constants: subject.constants.map((one) => ({ cpp: one.name, type: one.type, value: one.value, doc: one.doc })),
        enumerations: subject.types.filter((type) => type.sort === 'enum').map(typeJson),
        structs: subject.types.filter((type) => type.sort === 'struct').map(typeJson),
        handles: subject.types.filter((type) => type.sort === 'handle').map(typeJson),
        objects: subject.classes.map((one) => ({ cpp: one.cpp, c: one.c, doc: one.doc })),
        calls: subject.calls.map(callJson),
    }));
    const lines = (list) => list.map((one) => JSON.stringify(one)).join(',\n');
    const text = subjects.map((subject) => {
        const parts = Object.entries(subject).map(([key, value]) => (Array.isArray(value) ? `"${key}": [\n${lines(value)}]` : `"${key}": ${JSON.stringify(value)}`));
        return `{${parts.join(',\n')}}`;
    });
    return `{"about": "jostle's public headers; written by generate/generate_c.mjs",\n"subjects": [\n${text.join(',\n')}],\n` +
        `"not in C": [\n${lines(table.skipped)}]}\n`;
}

export function emitCdef(headers) {
    const whole = headers.join('\n').replace(/\/\*[^]*?\*\//g, '').replace(/^#if.*\n(#define.*\n#else\n#define.*\n#endif\n)/gm, '')
        .replace(/^#define (JOSTLE_\w+) \(?(-?\d+)\)?$/gm, 'static const int $1 = $2;')
        .replace(/^extern "C" \{$/gm, '').replace(/^#ifdef __cplusplus\s*\n\}?\s*\n?#endif$/gm, '').replace(/^#.*$/gm, '')
        .replace(/JOSTLE_C_API /g, '').replace(/\s*\n\s*/g, '\n').replace(/\(\n/g, '(').replace(/,\n(?=[^;{}]*\);)/g, ', ');
    return `// SPDX-FileCopyrightText: 2026 The jostle authors\n// SPDX-License-Identifier: MIT\n` +
        `// The declarations of jostle_c/jostle.h without a preprocessor's lines. Written by generate/generate_c.mjs.\n${whole.trim()}\n`;
}
