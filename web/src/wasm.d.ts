// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
import type { ModuleSource } from './index.js';

/** The bytes or the URL that a bundler makes of the file, as it is set to; for init(). */
declare const source: ModuleSource;
export default source;
