// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// The types of the C interface: for each C++ type of a declaration the C type that stands for it. A struct is plain
// where both languages lay it out alike, so that arrays of it are passed on as they lie; the others are converted, field
// by field. A type that has no counterpart stops the build.
import { instantiate } from './headers.mjs';

const numbers = {
    float: 'float', double: 'double', int: 'int', bool: 'bool', 'std::int64_t': 'int64_t', 'std::int32_t': 'int32_t',
    'std::int16_t': 'int16_t', 'std::uint8_t': 'uint8_t', 'std::uint16_t': 'uint16_t', 'std::uint32_t': 'uint32_t',
    'std::uint64_t': 'uint64_t', 'std::size_t': 'size_t',
};
const aliases = {
    BatchMask: 'std::span<std::uint8_t>', Aabb2: 'Aabb<2>', Aabb3: 'Aabb<3>', Ray2: 'Ray<2>', Ray3: 'Ray<3>',
};
const texts = new Set(['std::string_view', 'std::string', 'char*', 'const char*']);

/// The code's own handles; every joint is a JostleJoint in C.
export const handleClasses = ['Body', 'Shape', 'ChainShape', 'Joint'];

/// Passed by value; other structs by a pointer.
const small = new Set([
    'Vec2', 'Vec3', 'Rot', 'Transform', 'Aabb<2>', 'Aabb<3>', 'Agent', 'Obstacle', 'MeshContact', ...handleClasses,
]);

/// Fields that C has not, with the reason.
export const skippedFields = {
    'WorldDef.memory': 'C has no std::pmr::memory_resource: the default one serves',
};

/// Functions with a void*: the C type of the function; conversions are in c/src/callbacks.h.
const callbacks = {
    ShouldCollide: 'JostleShouldCollide', PreSolveFunction: 'JostlePreSolveFunction', CustomFunction: 'JostleCustomFunction',
    BatchMaker: 'JostleBatchMaker', RollbackApply: 'JostleRollbackApply', RollbackTold: 'JostleRollbackTold',
    'SmallFunction<bool( Shape)>': 'JostleShapePredicate', ...Object.fromEntries(
        ['ContactBegan', 'ContactEnded', 'SensorEntered', 'SensorLeft', 'Impulses'].map((name) => [`${name}Function`, `Jostle${name}Function`])),
};

const callbackUses = {
    ShouldCollide: 'Shape', PreSolveFunction: 'PreSolve', CustomFunction: 'CustomRows', 'SmallFunction<bool( Shape)>': 'Shape',
    ContactBeganFunction: 'ContactBegan', ContactEndedFunction: 'ContactEnded', SensorEnteredFunction: 'SensorEntered',
    SensorLeftFunction: 'SensorLeft', ImpulsesFunction: 'Contact', BatchMaker: 'BatchEpisode', RollbackApply: 'RollbackFrame',
    RollbackTold: 'RollbackFrame',
};

/// Structs that are written by hand, with their conversions in c/src/convert.cpp.
const special = {
    Geometry: {
        uses: ['ShapeType', 'Circle', 'Capsule', 'Segment', 'Polygon', 'PolygonView'],
        text: `typedef struct JostleGeometry {
    JostleShapeType type;
    union {
        JostleCircle circle;
        JostleCapsule capsule;
        JostleSegment segment;
        JostlePolygon polygon;
        JostlePolygonView large_polygon;
    } as; /**< the one that \`type\` names */
} JostleGeometry;
`,
    },
    Outline: {
        uses: ['std::span<Vec2>'],
        text: `typedef struct JostleOutline {
    JostleVec2Span outer;        /**< [m] */
    const JostleVec2Span* holes; /**< [m] inside of the outer loop, and apart from each other */
    size_t hole_count;
} JostleOutline;
`,
    },
    TriangleVertices: {
        uses: [], plain: true, doc: ["The numbers of a triangle's vertices, counter-clockwise as seen from outside."],
        text: `typedef struct JostleTriangleVertices {
    int32_t vertices[3];
} JostleTriangleVertices;
`,
    },
    TriangleCorners: {
        uses: ['Vec3'], plain: true, doc: ['[m]'],
        text: `typedef struct JostleTriangleCorners {
    JostleVec3 corners[3];
} JostleTriangleCorners;
`,
    },
};

export const snakeCase = (name) => name.replace(/<([23])>/, '$1').replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
export const cName = (name) => `Jostle${(aliases[name] ?? name).replace(/[<>]/g, '')}`;
const enumerator = (one, value) => `JOSTLE_${snakeCase(one.name)}_${snakeCase(value.name)}`.toUpperCase();

/// Types of C that are made as calls need them; `opaque` are the classes of which C has pointers.
export function makeTypes(headers, opaque) {
    const made = new Map();  // by name in C++
    let into = null;         // the subject that gets what is new

    const inner = (type) => {
        const match = /^(std::optional|std::span|std::vector|HandleRange|StridedView|std::unique_ptr)<\s*(.*)>$/.exec(type);
        return match && { of: match[1], type: match[2] };
    };
    const isJoint = (type) => headers.classes.get(type)?.base === 'Joint';

    function makeEnum(name) {
        const one = headers.enums.get(name);
        const values = one.values.map((value) => ({ ...value, c: enumerator(one, value) }));
        return { sort: 'enum', cpp: name, c: cName(name), plain: true, doc: one.doc, values, header: one.header };
    }

    function fieldOf(struct, field) {
        const type = typeOf(field.type, `${struct}.${field.name}`);
        if (type.sort === 'list') type.span();
        const count = field.count && (headers.constants.get(field.count)?.value ?? field.count);
        return { name: field.name, doc: field.doc, value: field.value, count, cppType: field.raw, type };
    }

    function makeStruct(name, declared) {
        const fields = declared.fields.filter((field) => !skippedFields[`${name}.${field.name}`])
            .map((field) => fieldOf(name, field)).filter((field) => field.type.sort !== 'nothing');
        const left = declared.fields.length - fields.length;
        return {
            sort: 'struct', cpp: name, c: cName(name), doc: declared.doc, fields, header: declared.header,
            plain: left === 0 && fields.every((field) => field.type.plain), small: small.has(name),
            hasEnum: fields.some((field) => field.type.sort === 'enum' || field.type.hasEnum),
        };
    }

    function declaredStruct(name) {
        const match = /^(\w+)<([23])>$/.exec(name);
        if (name === 'Polygon' || name === 'LargePolygon')
            return instantiate(headers, 'BasicPolygon', name === 'Polygon' ? 8 : 64, name);
        if (match && headers.templates.has(match[1])) return instantiate(headers, match[1], Number(match[2]));
        return headers.structs.get(name);
    }

    function make(name) {
        if (headers.enums.has(name)) return makeEnum(name);
        if (handleClasses.includes(name)) {
            const handle = headers.structs.get('Handle');
            return {
                sort: 'handle', cpp: name, c: cName(name), plain: true, small: true, doc: headers.classes.get(name).doc,
                fields: handle.fields.map((field) => fieldOf('Handle', field)), header: headers.classes.get(name).header,
            };
        }
        if (special[name]) {
            special[name].uses.forEach((used) => typeOf(used, name).span?.());
            const doc = special[name].doc ?? headers.structs.get(name).doc;
            return { sort: 'struct', fields: [], hasEnum: false, plain: false, ...special[name], cpp: name, c: cName(name), doc, isSpecial: true };
        }
        const declared = declaredStruct(name);
        return declared && declared.fields ? makeStruct(name, declared) : null;
    }

    /// Of a list of what: its type in C.
    function spanOf(element) {
        const name = `span ${element.cpp}`;
        if (!made.has(name)) {
            const word = element.c.startsWith('Jostle') ? element.c : `Jostle${element.c.replace(/_t$/, '').replace(/^u?[a-z]/, (text) => text.toUpperCase())}`;
            const span = { sort: 'span', cpp: `std::span<const ${element.cpp}>`, c: `${word}Span`, element, plain: false };
            made.set(name, span);
            into.types.push(span);
        }
        return made.get(name);
    }

    function typeOf(written, where) {
        const type = aliases[written] ?? written;
        if (type === 'void') return { sort: 'void' };
        if (numbers[type]) return { sort: 'number', cpp: type, c: numbers[type], plain: true };
        if (texts.has(type)) return { sort: 'text', cpp: type, c: 'const char*', plain: type.endsWith('*') };
        if (type === 'std::nullopt_t' || type === 'std::nullptr_t') return { sort: 'nothing', cpp: type };
        if (callbacks[type]) typeOf(callbackUses[type], where);
        if (callbacks[type]) return { sort: 'callback', cpp: type.replace('SmallFunction<bool( Shape)>', 'Predicate'), c: callbacks[type], plain: false };
        if (isJoint(type)) return { ...typeOf('Joint', where), joint: type };
        if (/^(std::span|std::vector)<\s*std::byte\s*>$/.test(type)) return { sort: 'bytes', of: inner(type).of };
        if (opaque.has(type)) return { sort: 'opaque', cpp: type, c: cName(type), plain: false };
        const listed = inner(type);
        if (listed) {
            const of = typeOf(listed.type, where);
            if (listed.of === 'std::optional') return { sort: 'optional', cpp: type, of, plain: false };
            if (listed.of === 'std::unique_ptr') return { sort: 'owned', of };
            return { sort: 'list', container: listed.of, of, span: () => spanOf(of), plain: false };
        }
        if (type.endsWith('*')) {
            const of = typeOf(type.slice(0, -1).replace(/\bconst\b/g, '').trim(), where);
            return { sort: 'pointer', cpp: type, c: `${of.c}*`, of, plain: of.plain || of.sort === 'opaque' };
        }
        if (!made.has(type)) {
            const one = make(type);
            if (!one) throw new Error(`${where}: ${written} has no counterpart in C`);
            made.set(type, one);
            into.types.push(one);
        }
        return made.get(type);
    }
    return {
        // Of an alias in C++ the type that says whether it is const.
        rawOf: (raw) => (raw === 'BatchMask' ? 'std::span<const std::uint8_t>' : raw), typeOf, made, begin: (subject) => {
            into = subject;
        },
    };
}
