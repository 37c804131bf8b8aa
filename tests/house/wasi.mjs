// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
//
// node wasi.mjs PROGRAM ARGUMENTS...: runs a WebAssembly program that was built for WASI, with no files and no
// environment, and ends with its exit status.
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const program = process.argv[2];
// Without returnOnExit an exit of the program would be one of Node 18.
const wasi = new WASI({ version: 'preview1', args: process.argv.slice(2), returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
