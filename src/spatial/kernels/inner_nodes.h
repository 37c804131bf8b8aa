// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The inner nodes that kernels are made for, named once.
#pragma once

/// Applies a macro to each type of inner node that the kernels are made for; they are in jostle::detail.
#define JOSTLE_FOR_INNER_NODES(APPLY) \
    APPLY(TreePair2)                  \
    APPLY(TreePair3)                  \
    APPLY(WideNode2)                  \
    APPLY(WideNode3)

/// Applies a macro to the dimensions in which two trees are asked together (wide_index.h).
#define JOSTLE_FOR_TWO_TREES(APPLY) \
    APPLY(2)                        \
    APPLY(3)
