// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Trees over pieces, and the descent of two of them: the nearer pair first.
#include <jostle/geometry/overlap.h>
#include <jostle/geometry/pieces.h>

#include <algorithm>
#include <limits>
#include <numeric>

#include "geometry/query/pieces_search.h"

namespace jostle {

PiecesTree::PiecesTree(const ConvexPieces& pieces) : pieces_(&pieces) {
    const auto count = static_cast<std::size_t>(pieces.size());
    std::vector<Aabb<2>> boxes;
    boxes.reserve(count);
    for (int i = 0; i < pieces.size(); ++i) boxes.push_back(jostle::bounds(Geometry(pieces[i]), {}));
    std::vector<std::int32_t> order(count);
    std::iota(order.begin(), order.end(), 0);
    struct Task {
        std::size_t begin, end;
        std::int32_t parent;  ///< it is its second child; -1: it is the first, or the root
    };
    std::vector<Task> tasks;
    if (count > 0) tasks.push_back({0, count, -1});
    while (!tasks.empty()) {
        const Task task = tasks.back();
        tasks.pop_back();
        const auto number = static_cast<std::int32_t>(nodes_.size());
        if (task.parent >= 0) nodes_[static_cast<std::size_t>(task.parent)].second = number;
        Node node{empty_box<2>()};
        for (std::size_t i = task.begin; i < task.end; ++i)
            node.box = unite(node.box, boxes[static_cast<std::size_t>(order[i])]);
        if (task.end - task.begin == 1) {
            node.piece = order[task.begin];
        } else {
            const Vec2 size = node.box.upper - node.box.lower;
            const int axis = size.x < size.y ? 1 : 0;
            const std::size_t middle = task.begin + (task.end - task.begin) / 2;
            const auto at = [&](std::size_t i) { return order.begin() + static_cast<std::ptrdiff_t>(i); };
            // ORDER: by the boxes' middles, then by piece.
            std::nth_element(at(task.begin), at(middle), at(task.end), [&](std::int32_t a, std::int32_t b) {
                const Aabb<2>&one = boxes[static_cast<std::size_t>(a)],
                      &other = boxes[static_cast<std::size_t>(b)];
                const float left = one.lower[axis] + one.upper[axis],
                            right = other.lower[axis] + other.upper[axis];
                return left != right ? left < right : a < b;
            });
            tasks.push_back({middle, task.end, number});
            tasks.push_back({task.begin, middle, -1});
        }
        nodes_.push_back(node);
    }
}

using detail::gap_between;

PiecesDistance distance(const PiecesTree& a, const PiecesTree& b, const Transform& b_in_a) {
    PiecesDistance best;
    best.distance = std::numeric_limits<float>::infinity();
    detail::PiecesSearch(a, b, b_in_a)
        .run([&](const Aabb<2>& of_a, const Aabb<2>& of_b) { return gap_between(of_a, of_b); },
             [&](float gap) { return gap < best.distance; },
             [&](int piece_a, int piece_b) {
                 const DistanceResult found =
                     distance(Geometry(a.pieces()[piece_a]), Geometry(b.pieces()[piece_b]), b_in_a);
                 if (!(found.distance < best.distance)) return;
                 best = {found.distance, found.point_a, found.point_b, found.normal, piece_a, piece_b};
             });
    return best;
}

bool overlap(const PiecesTree& a, const PiecesTree& b, const Transform& b_in_a) {
    bool is_met = false;
    detail::PiecesSearch(a, b, b_in_a)
        .run([&](const Aabb<2>& of_a, const Aabb<2>& of_b) { return gap_between(of_a, of_b); },
             [&](float gap) { return !is_met && gap == 0.0f; },
             [&](int piece_a, int piece_b) {
                 is_met = overlap(Geometry(a.pieces()[piece_a]), Geometry(b.pieces()[piece_b]), b_in_a);
             });
    return is_met;
}

PiecesDistance distance(const ConvexPieces& a, const ConvexPieces& b, const Transform& b_in_a) {
    return distance(PiecesTree(a), PiecesTree(b), b_in_a);
}
bool overlap(const ConvexPieces& a, const ConvexPieces& b, const Transform& b_in_a) {
    return overlap(PiecesTree(a), PiecesTree(b), b_in_a);
}
Penetration penetration(const ConvexPieces& a, const ConvexPieces& b, const Transform& b_in_a) {
    return penetration(PiecesTree(a), PiecesTree(b), b_in_a);
}

}  // namespace jostle
