// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tests' way into a Bvh, as its friend.
#pragma once

#include <jostle/spatial/bvh.h>

namespace jostle {

struct BvhTestAccess {
    template <int D, int W>
    static auto view(const Bvh<D, W>& tree) {
        return tree.view();
    }
    template <int D, int W>
    static auto* nodes(Bvh<D, W>& tree) {
        return tree.store_.nodes.data();
    }
    template <int D, int W>
    static auto* blocks(Bvh<D, W>& tree) {
        return tree.store_.blocks.data();
    }
    template <int D, int W>
    static auto* places(Bvh<D, W>& tree) {
        return tree.store_.places.data();
    }
    template <int D, int W>
    static int& item_count(Bvh<D, W>& tree) {
        return tree.item_count_;
    }
    template <int D, int W>
    static int& block_count(Bvh<D, W>& tree) {
        return tree.block_count_;
    }
    template <int D, int W>
    static int& height(Bvh<D, W>& tree) {
        return tree.height_;
    }
};

}  // namespace jostle
