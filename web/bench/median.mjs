// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT

/** Sorts the times. */
export const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];
