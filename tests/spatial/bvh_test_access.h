// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The tests' way into a Bvh, as its friend.
#pragma once

#include <jostle/spatial/bvh.h>

namespace jostle {

struct BvhTestAccess {
    template <int D>
    static auto view(const Bvh<D>& tree) {
        return tree.view();
    }
    template <int D>
    static auto* nodes(Bvh<D>& tree) {
        return tree.store_.nodes.data();
    }
    template <int D>
    static auto* blocks(Bvh<D>& tree) {
        return tree.store_.blocks.data();
    }
    template <int D>
    static auto* places(Bvh<D>& tree) {
        return tree.store_.places.data();
    }
    template <int D>
    static int& item_count(Bvh<D>& tree) {
        return tree.item_count_;
    }
    template <int D>
    static int& block_count(Bvh<D>& tree) {
        return tree.block_count_;
    }
    template <int D>
    static int& height(Bvh<D>& tree) {
        return tree.height_;
    }
};

}  // namespace jostle
