// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
import type { ModuleSource } from './index.js';

/** What a bundler makes of the file, as it is set to: its bytes or its URL; for init(). */
declare const source: ModuleSource;
export default source;
