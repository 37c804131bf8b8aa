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
