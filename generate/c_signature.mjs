// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// How a call crosses the border: its parameters in C, the arguments of the C++ call that they become, and where its answer
// goes. The header, the implementation and the tests share it.

const reserved = new Set(['default', 'register', 'this', 'new', 'delete', 'template', 'class']);

/// The definitions of which a null pointer gives the defaults.
export const hasDefault = (one) => one.value !== undefined || /(Def|Options|Query|Batch|Filter|Tolerances)\d?$/.test(one.type.c ?? '');

const pointerTo = (type) => `const ${type.c}*`;

/// One parameter: { c: declarations, before: statements, argument: the expression in C++, after: statements }.
function into(one, call, mayBeNone, outs) {
    const { name, type } = one;
    const room = outs.length > 1 ? `${name}_capacity` : 'capacity';
    switch (type.sort) {
        case 'number':
            return { c: [`${type.c} ${name}`], argument: name };
        case 'enum':
            return { c: [`${type.c} ${name}`], argument: `enum_in<${type.cpp}>(${name}, "${name}")` };
        case 'text':
            return { c: [`const char* ${name}`], argument: `text_in(${name})` };
        case 'callback':
            return { c: [`${type.c} function`, 'void* context'], argument: `callback_in<${type.cpp}>(function, context)` };
        case 'handle': {
            const plain = `plain_in<${type.cpp}>(${name})`;
            return { c: [`${type.c} ${name}`], argument: type.joint ? `${type.joint}(${plain})` : plain };
        }
        case 'struct': {
            if (type.plain && type.small) return { c: [`${type.c} ${name}`], argument: `plain_in<${type.cpp}>(${name})` };
            const way = mayBeNone || !hasDefault(one) ? 'struct_in' : 'struct_or_default';
            return { c: [`${pointerTo(type)} ${name}`], argument: `${way}<${type.cpp}>(${name}, scratch, "${name}")` };
        }
        case 'opaque':
            return { c: [`${one.isConst ? 'const ' : ''}${type.c}* ${name}`], argument: `object_in<${one.isConst ? 'const ' : ''}${type.cpp}>(${name}, "${name}")` };
        case 'pointer': {
            const of = /\bconst\b/.test(one.raw) ? 'const ' : '';
            return { c: [`${of}${type.of.c}* ${name}`], argument: `reinterpret_cast<${of}${type.of.cpp}*>(${name})` };
        }
        case 'optional':
            return { c: [`${pointerTo(type.of)} ${name}`], argument: `optional_in<${type.of.cpp}>(${name}, scratch)` };
        case 'bytes':
            return /\bconst\b/.test(one.raw)
                ? { c: [`const void* ${name}`, `size_t ${name}_size`], argument: `bytes_in(${name}, ${name}_size)` }
                : { c: [`void* ${name}`, 'size_t capacity'], argument: `bytes_out(${name}, capacity)` };
        case 'list': {
            const of = type.of;
            if (type.container === 'std::vector' && !one.isConst) {
                return {
                    c: [`${of.c}* ${name}`, `size_t ${room}`, 'size_t* count'], before: `std::vector<${of.cpp}> ${name}_list;`,
                    argument: `${name}_list`, after: `list_out(${name}, ${room}, count, ${name}_list);`,
                };
            }
            if (type.container === 'StridedView')
                return { c: [`${type.span().c} ${name}`], argument: `view_in<${of.cpp}>(${name}, "${name}")` };
            if (/span<\s*const\b|const [\w:<>]+>/.test(one.raw))
                return { c: [`${type.span().c} ${name}`], argument: `span_in<${of.cpp}>(${name}, scratch, "${name}")` };
            return {
                c: [`${of.c}* ${name}`, `size_t ${room}`], before: `SpanOut<${of.cpp}, ${of.c}> ${name}_room(${name}, ${room}, "${name}");`,
                argument: `${name}_room.span()`, after: `${name}_room.finish();`,
            };
        }
        default:
            throw new Error(`${call.c}: ${one.name} has no way into C++ (${type.sort})`);
    }
}

/// Where the answer goes: { c, statement: of the expression of the call }.
function out(call, name) {
    const type = call.returns;
    switch (type.sort) {
        case 'void':
            return { c: [], statement: (text) => `${text};` };
        case 'number':
        case 'enum':
        case 'struct':
        case 'handle':
            return { c: [`${type.c}* ${name}`], statement: (text) => `put(${name}, ${text});` };
        case 'optional':
            return { c: [`bool* has_${name}`, `${type.of.c}* ${name}`], statement: (text) => `put_optional(has_${name}, ${name}, ${text});` };
        case 'text':
            return type.cpp === 'char*' || type.cpp === 'const char*'
                ? { c: [`const char** ${name}`], statement: (text) => `put(${name}, ${text});` }
                : { c: ['char* text', 'size_t capacity', 'size_t* length'], statement: (text) => `text_out(text, capacity, length, ${text});` };
        case 'bytes':
            return { c: ['void* bytes', 'size_t capacity', 'size_t* size'], statement: (text) => `bytes_out(bytes, capacity, size, ${text});` };
        case 'list':
            if (type.container === 'std::span' || type.container === 'StridedView')
                return { c: [`${type.span().c}* ${name}`], statement: (text) => `view_out(${name}, ${text});` };
            return {
                c: [`${type.of.c}* found`, 'size_t capacity', 'size_t* count'],
                statement: (text) => `list_out(found, capacity, count, ${text});`,
            };
        case 'opaque':
            return { c: [`${type.c}** ${name}`], statement: (text) => `object_out(${name}, ${text});` };
        case 'pointer':
            return { c: [`${type.of.c}** ${name}`], statement: (text) => `view_out(${name}, ${text});` };
        case 'owned':
            return { c: [`${type.of.c}** ${name}`], statement: (text) => `owned_out(${name}, ${text});` };
        default:
            throw new Error(`${call.c}: its answer has no way into C (${type.sort})`);
    }
}

/// A name for the answer that no parameter has.
function answerName(call, taken) {
    if (/^(int|std::size_t)$/.test(call.returns.cpp ?? '') && call.parameters.some((one) => isOut(one))) return 'count';
    if (call.returns.cpp === 'std::size_t' && call.parameters.some((one) => one.type.sort === 'bytes')) return 'count';
    const name = call.cpp.replace(/^(create|is|try|make)_/, '').replace(/^(byte_rollback|drawing|world|body|shape|joint|kd_tree|bvh|dynamic_tree|geometry)_/, '');
    return taken.has(name) || reserved.has(name) ? 'answer' : name;
}

/// Whether it is room for an answer.
export const isOut = (one) => (one.type.sort === 'list' && !one.isConst && one.type.container !== 'StridedView' && !/const/.test(one.raw))
    || (one.type.sort === 'bytes' && !/const/.test(one.raw));

export function signature(call) {
    const outs = call.parameters.filter(isOut);
    const made = call.parameters.map((one) => into(one, call, call.mayBeNone, outs));
    const self = [];
    if (call.self === 'pointer') self.push(`${call.isConst ? 'const ' : ''}Jostle${call.owner.replace(/[<>]/g, '')}* ${selfName(call)}`);
    if (call.self === 'handle') self.push(`${selfType(call)} ${selfName(call)}`);
    const taken = new Set([...self, ...made.flatMap((one) => one.c)].map((text) => text.split(/[ *]/).at(-1)));
    // The answer of a call without a doubt is given as it is.
    if (call.isNoexcept && call.self === 'handle' && call.returns.sort === 'number')
        return { returns: call.returns.c, c: [...self, ...made.flatMap((one) => one.c)], made, isDirect: true };
    const answer = out(call, answerName(call, taken));
    return { returns: 'JostleCode', c: [...self, ...made.flatMap((one) => one.c), ...answer.c], made, answer };
}

export const selfType = (call) => (/Joint$/.test(call.owner) ? 'JostleJoint' : `Jostle${call.owner}`);

/// `world`, `body`, `tree`: the last word of the class.
export const selfName = (call) => call.owner.replace(/<.*>/, '').replace(/^Bvh$/, 'Tree').replace(/^.*([A-Z])/, (_, c) => c.toLowerCase())
    .replace(/^phase$/, 'broad_phase').replace(/^field$/, 'field').replace(/^shape$/, call.owner === 'ChainShape' ? 'chain' : 'shape');
