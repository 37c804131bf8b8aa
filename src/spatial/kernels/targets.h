// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// For which instruction sets the kernels of the trees are compiled: one lane (or Highway's emulation of
// four), SSE4, AVX2, AVX-512. What has SSSE3 alone runs the first; it would be a fifth copy of everything.
#pragma once

#define HWY_DISABLED_TARGETS HWY_SSSE3
