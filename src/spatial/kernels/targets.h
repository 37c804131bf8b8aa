// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// For which instruction sets the kernels of the trees are compiled: one lane (or Highway's emulation of
// four), SSE4, AVX2, AVX-512. What has SSSE3 alone runs the first; it would be a fifth copy of everything.
#pragma once

#ifdef JOSTLE_FEW_TARGETS
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4 | HWY_AVX3 | HWY_AVX3_DL)
#else
#define HWY_DISABLED_TARGETS HWY_SSSE3
#endif

/// Applies a macro to each kind of inner node that the kernels are made for; they are in jostle::detail.
#define JOSTLE_FOR_INNER_NODES(APPLY) \
    APPLY(TreePair2)                  \
    APPLY(TreePair3)                  \
    APPLY(WideNode2x4)                \
    APPLY(WideNode2x8)                \
    APPLY(WideNode3x4)                \
    APPLY(WideNode3x8)
