// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// tables.js: the same calls and types as data, for the package's interpreter (src/codec.js, src/calls.js).
import { camelCase } from './web_api.mjs';

export function emitJs(api, calls) {
    const enums = Object.fromEntries([...api.enums.values()].map((one) =>
        [one.name, one.values.map((value) => camelCase(value.name))]));
    const structs = Object.fromEntries([...api.structs.values()].map((struct) =>
        [struct.name, struct.fields.map((field) => [camelCase(field.name), field.type])]));
    const classes = Object.fromEntries(api.classes.map((one) => [one.name, {
        base: one.base,
        calls: one.calls.map((call) => [camelCase(call.name), calls.indexOf(call), call.returns,
            call.parameters.map((parameter) =>
                [camelCase(parameter.name), parameter.type, parameter.value === undefined ? 0 : 1])]),
    }]));
    const events = api.events.map((event) => [camelCase(event.name), event.type]);
    const lines = Object.entries({ enums, structs, classes, events })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
    return `// Written by generate/generate_web.mjs.\n${lines.join('')}`;
}
