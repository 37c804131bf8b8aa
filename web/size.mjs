// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node size.mjs FILE: its size as it is, and as servers compress it.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export function sizes(file) {
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return { plain: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes, { params }).length };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
    const { plain, gzip, brotli } = sizes(process.argv[2]);
    console.log(`${process.argv[2]}: ${plain} bytes; ${gzip} by gzip, ${brotli} by Brotli`);
}
