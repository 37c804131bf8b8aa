// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT

const camelCase = (text) => text.replace(/\b(\w+)::\1\b/g, '$1').replace(/::/g, '.')
    .replace(/([a-z])_+(\w)/g, (_, a, b) => a + b.toUpperCase());

/** A refused call; it has changed nothing. */
export class JostleError extends Error {
    constructor(name, argument, value, requirement) {
        super(`${name}: ${argument}${value === '' ? '' : ` is ${value}`}; ${requirement}`);
        this.name = 'JostleError';
        this.function = name;
        this.argument = argument;
        this.value = value;
        this.requirement = requirement;
    }

    /** From the names of C++. */
    static fromCpp(name, argument, value, requirement) {
        if (value === 'world 0.0 slot 0.0') [value, requirement] = ['missing', 'it must be given'];
        if (argument === 'dt' && requirement.endsWith(']')) requirement += ' s';
        return new JostleError(camelCase(name), camelCase(argument), value, camelCase(requirement));
    }
}

/** Refuses an argument of the call that is being made. */
export function refuse(place, value, requirement) {
    let text;
    try {
        text = typeof value === 'string' ? `"${value}"` : typeof value === 'bigint' ? `${value}` : JSON.stringify(value);
    } catch {
        text = String(value);
    }
    throw new JostleError(place.function, place.argument, text ?? String(value), requirement);
}
