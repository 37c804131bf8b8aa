// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// c/generated/structs.h: conversions of structs, and what both languages must agree on; c/generated/NAME.cpp: the calls.
import { defaultName, defaultsOf } from './emit_c_header.mjs';
import { selfName, selfType, signature } from './c_signature.mjs';

const head = (about) => `// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// ${about} Written by generate/generate_c.mjs.
`;

/// A field out of C: an assignment to x.NAME from c.NAME.
function fieldIn(type, field) {
    const where = `"${type.cpp}::${field.name}"`;
    const to = `x.${field.name}`, from = `c.${field.name}`, of = field.type;
    if (field.count) {
        const one = of.sort === 'struct' ? `struct_in<${of.cpp}>(&${from}[i], scratch, ${where})` : `plain_in<${of.cpp}>(${from}[i])`;
        return `    for (int i = 0; i < ${field.count}; ++i) ${to}[i] = ${one};\n`;
    }
    switch (of.sort) {
        case 'number': return `    ${to} = ${from};\n`;
        case 'enum': return `    ${to} = enum_in<${of.cpp}>(${from}, ${where});\n`;
        case 'text': return `    ${to} = text_in(${from});\n`;
        case 'callback': return `    ${to} = callback_in<${of.cpp}>(${from}, ${from}_context);\n`;
        case 'handle': return `    ${to} = ${of.joint ?? ''}(plain_in<${of.cpp}>(${from}));\n`;
        case 'struct': return `    ${to} = struct_in<${of.cpp}>(&${from}, scratch, ${where});\n`;
        case 'optional': return `    if (c.has_${field.name}) ${to} = *optional_in<${of.of.cpp}>(&${from}, scratch);\n`;
        case 'pointer': return `    ${to} = reinterpret_cast<decltype(${to})>(${from});\n`;
        case 'list': return of.container === 'std::vector'
            ? `    assign(${to}, span_in<${of.of.cpp}>(${from}, scratch, ${where}));\n`
            : `    ${to} = span_in<${of.of.cpp}>(${from}, scratch, ${where});\n`;
        default: throw new Error(`${type.cpp}.${field.name} has no way into C++ (${of.sort})`);
    }
}

function fieldOut(type, field) {
    const to = `c.${field.name}`, from = `x.${field.name}`, of = field.type;
    if (field.count) return `    for (int i = 0; i < ${field.count}; ++i) put(&${to}[i], ${from}[i]);\n`;
    switch (of.sort) {
        case 'optional': return `    put_optional(&c.has_${field.name}, &${to}, ${from});\n`;
        case 'list': return `    view_out(&${to}, ${of.container === 'std::vector' ? `std::span<const ${of.of.cpp}>(${from})` : from});\n`;
        case 'pointer': return `    ${to} = reinterpret_cast<decltype(${to})>(${from});\n`;
        case 'callback': return '';
        // A text of C++ may lack its end: the default is none.
        case 'text': return of.plain ? `    ${to} = ${from};\n` : `    ${to} = nullptr;\n`;
        default: return `    put(&${to}, ${from});\n`;
    }
}

/// Enumerations of an argument that lies as it is.
function soundText(type) {
    const fields = type.fields.filter((field) => field.type.sort === 'enum' || field.type.hasEnum);
    const lines = fields.map((field) => {
        const where = `"${type.cpp}::${field.name}"`;
        const check = (text) => (field.type.sort === 'enum' ? `enum_in<${field.type.cpp}>(${text}, ${where});` : `require_sound(${text});`);
        return field.count ? `    for (const auto& one : x.${field.name}) ${check('one')}\n` : `    ${check(`x.${field.name}`)}\n`;
    });
    return `inline void require_sound(const ${type.c}& x) {\n${lines.join('')}}\n`;
}

function plainAsserts(type) {
    const lines = [`static_assert(sizeof(${type.c}) == sizeof(${type.cpp}) && alignof(${type.c}) <= alignof(${type.cpp}));`];
    if (type.sort !== 'handle' && !type.isSpecial) {
        for (const field of type.fields)
            lines.push(`static_assert(offsetof(${type.c}, ${field.name}) == offsetof(${type.cpp}, ${field.name}));`);
    }
    return `${lines.join('\n')}\n`;
}

export function emitCStructs(table) {
    const types = table.subjects.flatMap((subject) => subject.types);
    const structs = types.filter((type) => ['struct', 'handle'].includes(type.sort) && !type.isSpecial);
    const enums = types.filter((type) => type.sort === 'enum');
    const pairs = structs.concat(types.filter((type) => type.isSpecial && type.plain))
        .map((type) => `template <> struct Twin<${type.cpp}> { using C = ${type.c}; static constexpr bool kPlain = ${type.plain}; };`);
    const files = [...new Set(types.map((type) => type.header).filter(Boolean))].sort();
    const parts = [head('The type of C for each of C++, and whether both languages lay the structs out alike.'), `#pragma once\n\n#include "../src/border.h"\n\n${files.map((file) =>
        (file.startsWith('src/') ? `#include "../${file}"\n` : `#include <${file}>\n`)).join('')}\nnamespace jostle::c {\n`];
    parts.push(enums.map((type) => `template <> struct EnumCount<${type.cpp}> { static constexpr int kCount = ${type.values.length}; };\nstatic_assert(sizeof(${type.cpp}) == 1 && static_cast<int>(${type.cpp}::k${type.values.at(-1).name}) == ${type.values.length - 1});\n`).join(''));
    parts.push(`${pairs.join('\n')}\n`);
    for (const type of types.filter((one) => one.plain && ['struct', 'handle'].includes(one.sort))) parts.push(plainAsserts(type));
    for (const type of structs.filter((one) => one.plain && one.hasEnum)) parts.push(soundText(type));
    const converted = structs.filter((one) => !one.plain);
    for (const type of converted) {
        parts.push(`${type.cpp} to_cpp(const ${type.c}& c, Scratch& scratch);\nvoid to_c(const ${type.cpp}& x, ${type.c}& c);\n`);
    }
    parts.push(`}  // namespace jostle::c\n\n#include "../src/convert_structs.h"\n#include "../src/convert.h"\n`);
    return parts.join('\n');
}

export function emitCConversions(table) {
    const parts = [head('Conversions of the structs that C lays out otherwise.'), `#include "../src/callbacks.h"\n\nnamespace jostle::c {\n`];
    for (const subject of table.subjects) {
        for (const type of subject.types.filter((one) => one.sort === 'struct' && !one.isSpecial && !one.plain)) {
            parts.push(`${type.cpp} to_cpp(const ${type.c}& c, [[maybe_unused]] Scratch& scratch) {\n    ${type.cpp} x;\n` +
                `${type.fields.map((field) => fieldIn(type, field)).join('')}    return x;\n}\n`);
            parts.push(`void to_c(const ${type.cpp}& x, ${type.c}& c) {\n    c = {};\n${type.fields.map((field) => fieldOut(type, field)).join('')}}\n`);
        }
    }
    parts.push(`}  // namespace jostle::c\n\nusing namespace jostle;\nusing namespace jostle::c;\n`);
    for (const type of table.subjects.flatMap(defaultsOf)) {
        parts.push(`${type.c} ${defaultName(type)}() {\n    ${type.c} c{};\n    put(&c, ${type.cpp}{});\n    return c;\n}\n`);
    }
    return parts.join('\n');
}

/// The C++ call of its arguments.
function calledIn(call, made) {
    const list = made.map((one) => one.argument).join(', ');
    if (call.isHandWritten) return `c::${call.cpp}(${list})`;
    if (call.isFree) return `jostle::${call.cpp}(${list})`;
    if (call.self === 'pointer')
        return `object_in<${call.isConst ? 'const ' : ''}${call.owner}>(${selfName(call)}, "${selfName(call)}").${call.cpp}(${list})`;
    const handle = `plain_in<${/Joint$/.test(call.owner) ? 'Joint' : call.owner}>(${selfName(call)})`;
    return `${/.Joint$/.test(call.owner) ? `${call.owner}(${handle})` : handle}.${call.cpp}(${list})`;
}

function function_(call) {
    const { returns, c, made, answer, isDirect } = signature(call);
    const start = `${returns} ${call.c}(${c.join(', ')})`;
    if (isDirect) return `${start} {\n    return ${calledIn(call, made)};\n}\n`;
    const usesScratch = made.some((one) => one.argument.includes('scratch'));
    const lines = [usesScratch ? 'Scratch scratch;' : '', ...made.map((one) => one.before ?? '')].filter(Boolean);
    const optional = call.mayBeNone ? call.parameters[0].name : null;
    if (optional) {
        const none = calledIn(call, [{ argument: 'std::nullopt' }]);
        lines.push(`if (${optional} == nullptr)\n            ${none};\n        else\n            ${answer.statement(calledIn(call, made))}`);
    } else {
        lines.push(answer.statement(calledIn(call, made)));
    }
    lines.push(...made.map((one) => one.after ?? '').filter(Boolean));
    return `${start} {\n    return guarded(__func__, [&] {\n${lines.map((line) => `        ${line}\n`).join('')}    });\n}\n`;
}

export function emitCSource(subject) {
    const includes = [...new Set(subject.calls.map((call) => call.header))].filter((file) => /^jostle\//.test(file)).sort();
    const parts = [head(`The calls of jostle_c/${subject.name}.h.`),
        `#include "../src/callbacks.h"\n${subject.file ? `#include "../src/${subject.file}"\n` : ''}\n${includes.map((file) => `#include <${file}>\n`).join('')}
using namespace jostle;
using namespace jostle::c;
`];
    for (const one of subject.classes) {
        if (one.constructor) {
            const { c, made } = signature(one.constructor);
            const list = made.map((argument) => argument.argument).join(', ');
            parts.push(`JostleCode jostle_${one.prefix}_create(${[...c, `${one.c}** object`].join(', ')}) {\n    return guarded(__func__, [&] {\n` +
                `${made.some((argument) => argument.argument.includes('scratch')) ? '        Scratch scratch;\n' : ''}` +
                `        make_object<${one.cpp}>(object${list ? `, ${list}` : ''});\n    });\n}\n`);
        }
        parts.push(`void jostle_${one.prefix}_free(${one.c}* object) {\n    delete reinterpret_cast<${one.cpp}*>(object);\n}\n`);
    }
    parts.push(...subject.calls.map(function_));
    return parts.join('\n');
}
