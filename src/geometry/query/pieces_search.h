// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The descent of two trees over pieces.
#pragma once

#include <jostle/geometry/pieces.h>

#include <utility>
#include <vector>

namespace jostle::detail {

/// [m] Between two boxes, each of them smaller on all sides; `by` is the sum of both.
[[nodiscard]] inline float gap_between(const Aabb<2>& a, const Aabb<2>& b, float by = 0.0f) {
    const Vec2 apart = max(a.lower - b.upper, b.lower - a.upper);
    return length(max(apart + Vec2{by, by}, Vec2{}));
}

struct PiecesSearch {
    PiecesSearch(const PiecesTree& of_a, const PiecesTree& of_b, const Transform& b_in_a)
        : a(of_a), b(of_b), pose(b_in_a) {}

    /// A box of B's as A sees it: around the turned one.
    [[nodiscard]] Aabb<2> seen(const Aabb<2>& box) const {
        const Vec2 local = 0.5f * (box.lower + box.upper), half = 0.5f * (box.upper - box.lower);
        const Vec2 middle = apply(pose, local);
        const float c = abs(pose.q.c), s = abs(pose.q.s);
        // Roundings lie within this: they are those of the sum's parts, which may cancel.
        const float parts = abs(local.x) + abs(local.y) + abs(pose.p.x) + abs(pose.p.y);
        const Vec2 reach =
            1.000001f * Vec2{c * half.x + s * half.y, s * half.x + c * half.y} + 1.0e-6f * Vec2{parts, parts};
        return {middle - reach, middle + reach};
    }

    /// Calls leaf(piece_a, piece_b) for pairs of which key_of(box_a, box_b) is wanted when their turn comes;
    /// of two pairs of nodes the one with the smaller key first.
    template <class KeyOf, class Wanted, class Leaf>
    void run(const KeyOf& key_of, const Wanted& wanted, const Leaf& leaf) const {
        if (a.nodes_.empty() || b.nodes_.empty()) return;
        struct Pair {
            std::int32_t of_a, of_b;
            float key;
        };
        const auto node = [](const PiecesTree& tree, std::int32_t i) -> const PiecesTree::Node& {
            return tree.nodes_[static_cast<std::size_t>(i)];
        };
        const auto pair_of = [&](std::int32_t i, std::int32_t j) {
            return Pair{i, j, key_of(node(a, i).box, seen(node(b, j).box))};
        };
        std::vector<Pair> stack{pair_of(0, 0)};
        while (!stack.empty()) {
            const Pair pair = stack.back();
            stack.pop_back();
            if (!wanted(pair.key)) continue;
            const PiecesTree::Node &of_a = node(a, pair.of_a), &of_b = node(b, pair.of_b);
            if (of_a.piece >= 0 && of_b.piece >= 0) {
                leaf(of_a.piece, of_b.piece);
                continue;
            }
            const Vec2 size_a = of_a.box.upper - of_a.box.lower, size_b = of_b.box.upper - of_b.box.lower;
            const bool splits_a =
                of_b.piece >= 0 || (of_a.piece < 0 && size_a.x + size_a.y >= size_b.x + size_b.y);
            Pair first = splits_a ? pair_of(pair.of_a + 1, pair.of_b) : pair_of(pair.of_a, pair.of_b + 1);
            Pair second = splits_a ? pair_of(of_a.second, pair.of_b) : pair_of(pair.of_a, of_b.second);
            if (second.key < first.key) std::swap(first, second);
            stack.push_back(second);
            stack.push_back(first);
        }
    }

    const PiecesTree &a, &b;
    Transform pose;
};

}  // namespace jostle::detail
