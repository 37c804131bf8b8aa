// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// index.d.ts: after the prelude (src/index.d.ts) the enumerations, structs and classes, with the headers' comments.
import { camelCase } from './web_api.mjs';

const words = {
    number: 'number', int: 'number', bool: 'boolean', string: 'string', void: 'void', null: 'null',
    Rot: 'Vec2', Box: 'Box', Ray: 'Ray', Geometry: 'Geometry', Chain: 'Chain', Outline: 'Outline',
    Bytes: 'Uint8Array', Predicate: '(shape: Shape) => boolean', Handle: '{ index: number; generation: number }',
};
const given = { Vec2: 'readonly [number, number]', Rot: 'readonly [number, number]', Transform: 'TransformLike', bigint: 'bigint | number' };

/// Structs of which a caller gives the fields that differ from the defaults.
const isDefinition = (name) => /Def$|^(WorldQuery|ShapeCast|CustomRow)$/.test(name);

function typeText(api, type, isGiven) {
    const inner = /^(optional|list)<(.*)>$/.exec(type);
    if (inner) {
        const of = typeText(api, inner[2], isGiven);
        if (inner[1] === 'optional') return `${of} | null`;
        const one = /[ |=]/.test(of) ? `(${of})` : of;
        return isGiven ? `readonly ${one}[]`.replace('readonly readonly', 'readonly') : `${one}[]`;
    }
    if (isGiven && given[type]) return given[type];
    if (words[type]) return words[type];
    return isGiven && api.structs.has(type) && !isDefinition(type) ? `Partial<${type}>` : type;
}

const spoken = (line) => line.replace(/\bstd::/g, '').replace(/::/g, '.')
    .replace(/\b[a-z]\w*_\w+\b/g, camelCase).replace(/\bk(?=[A-Z]\w*[a-z])([A-Z]\w*)/g, (_, name) => `'${camelCase(name)}'`)
    .replace(/\*\//g, '*\\/');

function comment(doc, indent) {
    if (doc.length === 0) return '';
    if (doc.length === 1) return `${indent}/** ${spoken(doc[0])} */\n`;
    return `${indent}/**\n${doc.map((line) => `${indent} * ${spoken(line)}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

function enumText(one) {
    const values = one.values.map((value) => `'${camelCase(value.name)}'`).join(' | ');
    const lines = one.values.filter((value) => value.doc.length > 0)
        .map((value) => `'${camelCase(value.name)}': ${value.doc.join(' ')}`);
    return `${comment([...one.doc, ...lines], '')}export type ${one.name} = ${values};\n`;
}

function structText(api, struct) {
    const isGiven = isDefinition(struct.name);
    const fields = struct.fields.map((field) => `${comment(field.doc, '    ')}    ${camelCase(field.name)}` +
        `${isGiven ? '?' : ''}: ${typeText(api, field.type, isGiven)};\n`);
    return `${comment(struct.doc, '')}export interface ${struct.name} {\n${fields.join('')}}\n`;
}

function callText(api, call) {
    const parameters = call.parameters.map((parameter) =>
        `${camelCase(parameter.name)}${parameter.value === undefined ? '' : '?'}: ${typeText(api, parameter.type, true)}`);
    return `${comment(call.doc, '    ')}    ${camelCase(call.name)}(${parameters.join(', ')}): ` +
        `${typeText(api, call.returns, false)};\n`;
}

/// Calls that the prelude declares in the form of index.js.
const declared = new Set(['World.setShouldCollide', 'World.setShouldCollideOf', 'World.setPreSolveOf',
    'World.setCustomJoints', 'World.setContactBegan', 'World.setContactEnded', 'World.setSensorEntered',
    'World.setSensorLeft', 'World.setImpulses', 'World.createOutline', 'Body.createShape', 'Body.createChain']);

function classText(api, one) {
    const calls = one.calls.filter((call) => !declared.has(`${one.name}.${camelCase(call.name)}`));
    const base = one.base === 'Joint' ? ' extends Joint' : '';
    // World's class is in the prelude, and Body's own calls; an interface of the same name adds to it.
    return `${comment(one.doc, '')}export interface ${one.name}${base} {\n` +
        `${calls.map((call) => callText(api, call)).join('')}}\n`;
}

function eventsText(api) {
    const lists = api.events.map((event) =>
        `${comment(event.doc, '    ')}    readonly ${camelCase(event.name)}: EventList<${event.type}>;\n`);
    return `/** What happened in the last step. */\nexport interface Events {\n${lists.join('')}}\n`;
}

export function emitTypes(api, prelude) {
    const handles = api.classes.filter((one) => one.name !== 'World' && one.name !== 'Body').map((one) =>
        `export class ${one.name}${one.base === 'Joint' ? ' extends Joint' : ' extends Handle'} {}\n`);
    const structs = [...api.structs.values()].filter((struct) => !['Handle', 'Events'].includes(struct.name));
    return [
        prelude, ...handles.map((text) => text), ...[...api.enums.values()].map(enumText),
        ...structs.map((struct) => structText(api, struct)), eventsText(api),
        ...api.classes.map((one) => classText(api, one)),
    ].join('\n');
}
