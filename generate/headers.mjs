// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// Reads the declarations of public headers: enumerations, structs with their fields, classes with their methods, each
// with its comment. It knows the house's style, not C++: a member that it does not understand is noted in `unread`, at
// which generate_c.mjs stops.
import { readFileSync } from 'node:fs';

const closing = { '{': '}', '(': ')', '[': ']' };

/// The place after the bracket that closes the one at `at`.
function afterBracket(text, at) {
    const open = text[at], close = closing[open];
    for (let depth = 0; at < text.length; ++at) {
        if (text.startsWith('//', at)) at = text.indexOf('\n', at);
        if (text[at] === '"' || (text[at] === '\'' && !/[0-9]/.test(text[at - 1])))
            at = text.indexOf(text[at], at + 1);
        if (text[at] === open) ++depth;
        if (text[at] === close && --depth === 0) return at + 1;
    }
    throw new Error(`a bracket is not closed: ${text.slice(0, 80)}`);
}

const isType = /^(template\s*<[^;{]*>\s*)?(struct|class|enum|namespace|union)\b/;

/// The declarations of a body: { code, body, doc, access }, in their order.
function declarations(text) {
    const found = [];
    let doc = [], code = '', access = 'public';
    const push = (body) => {
        found.push({ code: code.replace(/\s+/g, ' ').trim(), body, doc, access });
        doc = [];
        code = '';
    };
    for (let at = 0; at < text.length;) {
        if (text.startsWith('//', at)) {
            const end = text.indexOf('\n', at);
            const line = text.slice(at, end);
            if (line.startsWith('///<')) found.at(-1)?.doc.push(line.slice(4).trim());
            else if (line.startsWith('///') && code.trim() === '') doc.push(line.slice(3).trim());
            else if (code.trim() === '') doc = [];
            at = end;
        } else if (text[at] === ';') {
            push();
            ++at;
        } else if (text[at] === '{') {
            const end = afterBracket(text, at);
            const start = code.trim();
            if (isType.test(start)) {
                push(text.slice(at + 1, end - 1));
                if (text[end] === ';') at = end + 1;
                else at = end;
            } else if (/(\)|const|noexcept)$/.test(start) || /\)\s*:\s/.test(start)) {
                push();
                at = end;
            } else {
                code += text.slice(at, end);
                at = end;
            }
        } else if (text[at] === '(' || text[at] === '[') {
            const end = afterBracket(text, at);
            code += text.slice(at, end);
            at = end;
        } else if (text[at] === ':' && /^(public|private|protected)$/.test(code.trim())) {
            access = code.trim();
            code = '';
            ++at;
        } else {
            code += text[at++];
        }
    }
    return found;
}

/// Splits at commas outside of brackets.
export function splitList(text) {
    const parts = [];
    let depth = 0, part = '';
    for (const c of text) {
        if ('<({['.includes(c)) ++depth;
        if ('>)}]'.includes(c)) --depth;
        if (c === ',' && depth === 0) {
            parts.push(part.trim());
            part = '';
        } else {
            part += c;
        }
    }
    if (part.trim() !== '') parts.push(part.trim());
    return parts;
}

const plainType = (type) => type.replace(/\bconst\b(?! char)/g, '').replace(/&/g, '').replace(/\s+/g, ' ')
    .replace(/std::span< /g, 'std::span<').trim();

function enumerators(body) {
    const found = [];
    let doc = [];
    for (const line of body.split('\n')) {
        const match = /^\s*k(\w+)\s*(?:=[^,]*)?,?\s*(?:\/\/\/<\s*(.*))?$/.exec(line);
        if (match) {
            found.push({ name: match[1], doc: match[2] ? [match[2]] : doc });
            doc = [];
        } else if (/^\s*\/\/\/</.test(line)) {
            found.at(-1).doc.push(line.replace(/^\s*\/\/\/</, '').trim());
        } else if (/^\s*\/\/\//.test(line)) {
            doc.push(line.replace(/^\s*\/\/\//, '').trim());
        } else {
            // Several in a line: none of them has a comment.
            for (const one of line.matchAll(/\bk(\w+)/g)) found.push({ name: one[1], doc: [] });
        }
    }
    return found;
}

/// Those of `int a = 0, b = 0;`, too.
function fields(declaration) {
    if (/^(friend|static|using|typedef|template|return)\b/.test(declaration.code)) return [];
    const [first, ...more] = splitList(declaration.code);
    const match = /^([\w:<>,&* ()]+?[ >*&])(\w+)(\[\w+\])?\s*(=.*|\{.*\})?$/.exec(first);
    if (!match) return [];
    const type = { type: plainType(match[1]), raw: match[1].trim() };
    const named = (name, count, value) => ({
        ...type, name, count: count?.slice(1, -1), value: value?.replace(/^=\s*/, ''), doc: declaration.doc,
    });
    return [named(...match.slice(2)), ...more.map((text) => named(...text.split(/\s*=\s*/, 1)))];
}

function parameter(text) {
    const [declared, value] = text.split(/\s*=\s*(.*)/s);
    const match = /^(.+?)\s*\b(\w+)$/.exec(declared);
    return { type: plainType(match[1]), raw: match[1].trim(), name: match[2], value };
}

function method(declaration) {
    const code = declaration.code.replace('[[nodiscard]]', '').replace(/\b(JOSTLE_INLINE|constexpr)\b/g, '').trim();
    if (/^(friend|static|explicit|template|using|~|extern)/.test(code) || /\boperator\b/.test(code)) return null;
    const match = /^([\w:<>,&* ]+?[\s&*])(\w+)\(([^]*?)\)\s*(const)?\s*(noexcept)?\s*(\{.*)?(= default)?$/.exec(code);
    if (!match) return null;
    return {
        returns: plainType(match[1]), rawReturns: match[1].trim(), name: match[2], parameters: splitList(match[3]).map(parameter),
        isConst: match[4] !== undefined, isNoexcept: match[5] !== undefined, doc: declaration.doc,
    };
}

/// A template over D, in two or three dimensions.
const inDimension = (text, d) => text.replace(/<D>/g, `<${d}>`).replace(/\bN\b/g, d).replace(/\bVector<[23]>/g, `Vec${d}`)
    .replace(/\bstd::conditional_t<D == 2, const FlowField\*, std::nullptr_t>/g, d === 2 ? 'const FlowField*' : 'std::nullptr_t');

/// A class or struct template over D, in a dimension: `Crowd<2>`.
export function instantiate(into, name, d, own = `${name}${d}`) {
    const declared = into.templates.get(name);
    // Of members that are there in the plane alone.
    const body = inDimension(declared.body, d)
        .replace(/^[^;{}]*requires\(D == 2\);/gm, (text) => d === 2 ? text.replace(/\s*requires\(D == 2\)/, '') : '');
    const code = inDimension(declared.code.replace(/^template <int [DN]>\s*/, ''), d)
        .replace(/\s*:\s*public .*$/, '').replace(new RegExp(`\\b${name}\\b`), own);
    readType({ ...declared, code, body }, into);
    return into.structs.get(own) ?? into.classes.get(own);
}

/// A function template over D in a dimension.
export const instantiateFunction = (declared, d) => method({
    ...declared, code: inDimension(declared.code.replace(/^template <int D>\s*/, ''), d),
});

function readType(declaration, into) {
    const match = /^(enum class|struct|class)\s+(\w+)(?:\s+final)?\s*(?::\s*(?:public\s+)?([\w:]+))?$/
        .exec(declaration.code.replace(/alignas\([^)]*\(?[^)]*\)?\) /, ''));
    if (!match) return;
    const [, sort, name, base] = match;
    if (sort === 'enum class') {
        into.enums.set(name, {
            name, doc: declaration.doc, header: declaration.header, values: enumerators(declaration.body),
        });
        return;
    }
    const members = declarations(declaration.body)
        .filter((member) => member.body === undefined && (sort === 'struct' || member.access === 'public'));
    const methods = members.map(method).filter(Boolean);
    const isCall = (code) => /\)\s*(const|noexcept| )*$/.test(code.split(' = ')[0]) || /\)\s*:/.test(code);
    const found = members.filter((member) => !isCall(member.code)).flatMap(fields);
    // Members that are neither, and need no counterpart: constructors, operators, templates, conversions, deleted ones.
    const isLeft = (code) => /^(friend|static|static_assert|virtual|explicit|template|using|typedef|alignas|~)\b/.test(code) || code === ''
        || /\boperator\b|= delete$/.test(code) || new RegExp(`^(constexpr |JOSTLE_INLINE )*~?${name.replace(/\d$/, '')}\\(`).test(code);
    for (const member of members) {
        const code = member.code.replace(/\[\[(nodiscard|noreturn)\]\] ?|JOSTLE_INLINE ?|^\{\} /g, '').trim();
        if (!isLeft(code) && !method({ ...member, code }) && fields({ ...member, code }).length === 0) into.unread.push(`${name}: ${code}`);
    }
    into[sort === 'class' ? 'classes' : 'structs']
        .set(name, {
            name, base: base ?? null, doc: declaration.doc, header: declaration.header, methods,
            fields: sort === 'class' ? [] : found,
        });
}

/// `inline constexpr int kMaxStages = 24;`
function constant(declaration) {
    const match = /^inline constexpr (int|float) (k\w+) = (.+)$/.exec(declaration.code);
    return match && { type: match[1], name: match[2], value: match[3], doc: declaration.doc, header: declaration.header };
}

/// The enumerations, structs, classes and constants of these files, by name, their functions, and their templates over D,
/// which instantiate() reads. A header is named as it is included.
export function readHeaders(files) {
    const into = {
        enums: new Map(), structs: new Map(), classes: new Map(), constants: new Map(), templates: new Map(), functions: [],
        unread: [], method: (code) => method({ code, doc: [] }),
    };
    const walk = (body, header, isInternal = false) => {
        for (const declaration of declarations(body)) {
            declaration.header = header;
            const code = declaration.code.replace(/JOSTLE_API_(BEGIN|END)/g, '').trim();
            if (declaration.body === undefined) {
                const found = constant(declaration);
                if (found) into.constants.set(found.name, found);
                else if (isInternal) continue;
                else if (code.startsWith('template <int D>')) into.functions.push({ ...declaration, isTemplate: true });
                else into.functions.push({ ...method(declaration), header });
            } else if (/^namespace jostle(::\w+)?$/.test(code)) {
                walk(declaration.body, header, code === 'namespace jostle::detail');
            } else if (/^template <int [DN]> (class|struct) \w+\b/.test(code)) {
                into.templates.set(/(?:class|struct) (\w+)/.exec(code)[1], { ...declaration, code });
            } else if (!/^(namespace|template)/.test(code)) {
                readType({ ...declaration, code }, into);
            }
        }
    };
    for (const file of files) {
        const text = readFileSync(file, 'utf8').replace(/^#.*(\\\n.*)*$/gm, '').replace(/JOSTLE_API_(BEGIN|END)/g, '');
        walk(`${text}\n`, file.replace(/^.*\/include\//, '').replace(/^.*\/(web|c)\//, ''));
    }
    into.functions = into.functions.filter((one) => one.name || one.isTemplate);
    return into;
}
