// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// bindings.cpp: a visitor of each struct's fields, a function per call, and the table of calls.

function visitor(struct) {
    const lines = struct.fields.map((field) => field.counted
        ? `    v.counted(x.${field.name}, x.count);` : `    v(x.${field.name});`);
    return `template <class V, SameAs<${struct.name}> T>\nvoid visit(V& v, T& x) {\n${lines.join('\n')}\n}\n`;
}

function caller(call, index) {
    const own = call.owner === 'World' || call.owner === 'WebWorld';
    const taken = call.parameters.map((parameter, i) => {
        if (parameter.type === 'World') return `    const WebWorld& a${i} = in.world();\n`;
        const value = parameter.value === undefined
            ? `in.take<${parameter.cpp}>()` : `in.take_or<${parameter.cpp}>(${parameter.value})`;
        return `    const auto a${i} = ${value};\n`;
    });
    const target = own ? `self.${call.owner}::${call.name}` : `self.${call.name}`;
    const run = `${target}(${call.parameters.map((_, i) => `a${i}`).join(', ')})`;
    return `void call${index}(Reader& in, [[maybe_unused]] Writer& out) {\n` +
        `    ${own ? 'WebWorld& self = in.world()' : `const auto self = in.take<${call.owner}>()`};\n` +
        `${taken.join('')}    ${call.returns === 'void' ? run : `out(${run})`};\n}\n`;
}

export function emitCpp(api, calls) {
    const structs = [...api.structs.values()].filter((struct) => struct.name !== 'Handle');
    return `// Written by generate/generate_web.mjs.
#include "wire.h"

namespace jostle::web {
${structs.map((struct) => `template <class V, SameAs<${struct.name}> T>\nvoid visit(V& v, T& x);\n`).join('')}
}  // namespace jostle::web

#include "wire_structs.h"

namespace jostle::web {
${structs.map(visitor).join('\n')}
namespace {
${calls.map(caller).join('\n')}
}  // namespace

// Values for wire.cpp.
template void Reader::operator()(Circle& value);
template void Reader::operator()(Capsule& value);
template void Reader::operator()(Segment& value);
template void Reader::operator()(Material& value);
template void Writer::operator()(const Circle& value);
template void Writer::operator()(const Capsule& value);
template void Writer::operator()(const Segment& value);

const CallFunction kCalls[] = {${calls.map((_, i) => `call${i}`).join(', ')}};
const int kCallCount = ${calls.length};

void write_events(const Events& events, int kind, Writer& out) {
    switch (kind) {
${api.events.map((event, i) => `        case ${i}:\n            return out(events.${event.name});`).join('\n')}
        default:
            return;
    }
}
void write_pre_solve(const PreSolve& contact, Writer& out) { out(contact); }
void write_news(const ContactBegan& news, Writer& out) { out(news); }
void write_news(const ContactEnded& news, Writer& out) { out(news); }
void write_news(const SensorEntered& news, Writer& out) { out(news); }
void write_news(const SensorLeft& news, Writer& out) { out(news); }
void write_news(const Contact& news, Writer& out) { out(news); }
void write_custom(const CustomRows& rows, Writer& out) { out(rows); }
void read_custom(Reader& in, CustomRows& rows) { in(rows); }
WorldDef read_world_def(Reader& in) { return in.take<WorldDef>(); }
}  // namespace jostle::web
`;
}
