// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The package's API, from the declarations of the public headers: which types cross the border and how they are
// called, which calls there are. The emitters (emit_*.mjs) write it down in C++, JavaScript and TypeScript.

const numbers = new Map(Object.entries({
    float: 'number', double: 'number', int: 'int', 'std::int64_t': 'int', 'std::uint32_t': 'int',
    'std::uint16_t': 'int', 'std::size_t': 'int', bool: 'bool', 'std::uint64_t': 'bigint',
    'std::string_view': 'string', 'std::string': 'string', 'const char*': 'string', void: 'void', Vec2: 'Vec2',
    Rot: 'Rot', Transform: 'Transform', 'Aabb<2>': 'Box', Ray2: 'Ray', Geometry: 'Geometry', Chain: 'Chain',
    'std::nullopt_t': 'null', 'SmallFunction<bool( Shape)>': 'Predicate', Handle: 'Handle', SceneOutline: 'Outline',
    'std::span<std::byte>': 'Bytes', 'std::vector<std::byte>': 'Bytes', World: 'World',
}));

/// Classes whose objects cross the border as handles. Body, Shape and ChainShape first: the code's own.
export const handleClasses = ['Body', 'Shape', 'ChainShape', 'Joint'];

/// Fields that have no counterpart in JavaScript.
const skippedFields = new Set(['WorldDef.memory', 'WorldDef.scheduler']);

/// Calls that world.h or index.js have in another form.
const skippedCalls = new Set([
    'handle', 'ray_all', 'shape_cast_all', 'overlap', 'k_nearest', 'bodies_in', 'on_should_collide', 'on_pre_solve',
    'on_contact_began', 'on_contact_ended', 'on_sensor_entered', 'on_sensor_left', 'on_impulses',
    'on_custom_joints', 'poses', 'linear_velocities', 'angular_velocities', 'events', 'profile', 'step', 'save',
    'save_size', 'load', 'clone', 'keep', 'restore',
].flatMap((name) => [`World.${name}`, `Body.${name}`, `Shape.${name}`, `ChainShape.${name}`, `Joint.${name}`]));

export const camelCase = (name) => name.replace(/^k(?=[A-Z])/, '').replace(/_+(\w)/g, (_, c) => c.toUpperCase())
    .replace(/^[A-Z]/, (c) => c.toLowerCase());

export function makeApi(headers) {
    const structs = new Map();
    const isJoint = (name) => headers.classes.get(name)?.base === 'Joint';

    /// The name under which a C++ type crosses the border; null if it does not.
    function wireType(type) {
        if (numbers.has(type)) return numbers.get(type);
        if (headers.enums.has(type)) return type;
        if (handleClasses.includes(type) || isJoint(type)) return type;
        const inner = /^(std::optional|std::span|std::vector|HandleRange)<\s*(.*)>$/.exec(type);
        if (inner) {
            const of = wireType(inner[2]);
            return of && `${inner[1] === 'std::optional' ? 'optional' : 'list'}<${of}>`;
        }
        return headers.structs.has(type) && useStruct(type) ? type : null;
    }

    function useStruct(name) {
        if (structs.has(name)) return true;
        const struct = headers.structs.get(name);
        const made = { name, doc: struct.doc, fields: [] };
        structs.set(name, made);
        for (const field of struct.fields) {
            if (skippedFields.has(`${name}.${field.name}`)) continue;
            const type = wireType(field.type);
            if (!type) throw new Error(`${name}.${field.name}: ${field.type} does not cross the border`);
            // An array that a count follows, or precedes, is a list of so many.
            const counted = field.count && struct.fields.some((other) => other.name === 'count');
            made.fields.push({
                name: field.name, doc: field.doc, counted,
                type: field.count ? `list<${type}>` : type,
            });
        }
        if (made.fields.some((field) => field.counted))
            made.fields = made.fields.filter((field) => field.name !== 'count');
        return true;
    }

    function call(owner, declared) {
        const returns = wireType(declared.returns);
        const parameters = declared.parameters.map((parameter) => ({
            ...parameter, cpp: parameter.type.replace('<std::byte>', '<const std::byte>'), type: wireType(parameter.type),
        }));
        const bad = parameters.find((parameter) => !parameter.type);
        if (!returns || bad) {
            throw new Error(`${owner}.${declared.name}: ${bad ? bad.cpp : declared.returns} does not cross the border`);
        }
        return { owner, name: declared.name, returns, parameters, doc: declared.doc };
    }

    const classes = [];
    for (const name of ['World', ...handleClasses, ...[...headers.classes.keys()].filter(isJoint)]) {
        const declared = headers.classes.get(name);
        const calls = declared.methods
            .filter((method) => !skippedCalls.has(`${name}.${method.name}`))
            .filter((method) => !method.parameters.some((parameter) => /std::span|QueryBatch/.test(parameter.type)))
            .map((method) => call(name, method));
        if (name === 'World')
            calls.push(...headers.classes.get('WebWorld').methods.filter((method) => !/\*|Bulk/.test(method.returns))
                .map((method) => call('WebWorld', method)));
        classes.push({ name, base: declared.base, doc: declared.doc, calls });
    }
    const events = headers.structs.get('Events').fields.map((field) => ({
        name: field.name, doc: field.doc, type: wireType(field.type.replace(/^std::span<\s*(.*)>$/, '$1')),
    }));
    for (const name of ['WorldDef', 'PreSolve', 'CustomRows', 'Circle', 'Capsule', 'Segment']) useStruct(name);
    return { enums: headers.enums, structs, classes, events };
}
