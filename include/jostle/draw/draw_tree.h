// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Draws a tree into a DebugDraw: the boxes of one level, each in a colour of its own, and what lies below
// each in that colour; or the boxes of all levels as outlines. A colour is that of the middle of what lies
// below: the colours of a node's children are close to its own, and differ more the further down one looks.
//
// A level is a cut through the tree: level 1 are the children of the root, and a leaf that ends above the
// level asked for is drawn in its place, so that each level has all items. Cost: the whole tree.
#pragma once

#include <jostle/draw/debug_draw.h>
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/kd_tree.h>

#include <array>
#include <cstdint>
#include <span>

JOSTLE_API_BEGIN
namespace jostle {

struct DrawTreeOptions {
    int level = 0;              ///< [1] 1 and up: that level; 0: the outlines of all of them
    bool items = true;          ///< fat boxes, boxes or points
    float point_radius = 0.0f;  ///< [m] of the points of a k-d tree; 0: a 150th of the tree's longer side
    std::uint8_t shade = 44;    ///< [1] alpha of what fills a node's box
    /// What the colours go through, from the first item to the last and back to the first.
    std::array<Color, 8> wheel = {Color::rgb(0x3b6fb6), Color::rgb(0x2a9d8f), Color::rgb(0x6aa84f),
                                  Color::rgb(0xc9a227), Color::rgb(0xe07b39), Color::rgb(0xd1495b),
                                  Color::rgb(0xa44a9c), Color::rgb(0x6a5acd)};
    Color plain = Color::rgb(0x9aa3ad);  ///< of items where all levels are drawn
};

/// What was drawn.
struct DrawnTree {
    int boxes = 0;   ///< [1] nodes at that level; of all levels: all nodes
    int levels = 0;  ///< [1] below the root: levels 1 to this one are there
    Aabb<2> bounds = empty_box<2>();
};

DrawnTree draw_tree(const DynamicTree<2>& tree, DebugDraw& draw, const DrawTreeOptions& options = {});
DrawnTree draw_tree(const Bvh<2>& tree, DebugDraw& draw, const DrawTreeOptions& options = {});
/// `points` are those that the tree is over.
DrawnTree draw_tree(const KdTree<2>& tree, std::span<const Vec2> points, DebugDraw& draw,
                    const DrawTreeOptions& options = {});

}  // namespace jostle
JOSTLE_API_END
