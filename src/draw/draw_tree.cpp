// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree is first laid out flat, in the order of a walk from the root downwards: nodes with the range of
// items below them. Then a level is a run through that list.
#include <jostle/draw/draw_tree.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace jostle {
namespace {

struct FlatNode {
    Aabb<2> box;
    int level;          // 0 is the root
    std::size_t first;  // item below it
    std::size_t last;   // one behind
    bool leaf;
};

/// A visitor that keeps what it is shown.
struct FlatTree {
    std::vector<FlatNode> nodes;
    std::vector<int> items;

    Visit node(const Aabb<2>& box, int level) {
        nodes.push_back({box, level, items.size(), 0, true});
        return Visit::kDescend;
    }
    void item(int id) { items.push_back(id); }

    /// Fills in where nodes end, and which of them have nodes below them.
    void close() {
        std::vector<std::size_t> open;
        const auto close_down_to = [&](int level, std::size_t end) {
            while (!open.empty() && nodes[open.back()].level >= level) {
                nodes[open.back()].last = end;
                open.pop_back();
            }
        };
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            close_down_to(nodes[i].level, nodes[i].first);
            if (!open.empty()) nodes[open.back()].leaf = false;
            open.push_back(i);
        }
        close_down_to(0, items.size());
    }
};

Color mixed(Color a, Color b, float t) {
    const auto mix = [t](std::uint8_t from, std::uint8_t to) {
        const float value = static_cast<float>(from) + t * static_cast<float>(to - from);
        return static_cast<std::uint8_t>(std::lround(value));
    };
    return {mix(a.r, b.r), mix(a.g, b.g), mix(a.b, b.b), mix(a.a, b.a)};
}

Color color_of(const FlatNode& node, std::size_t item_count, const DrawTreeOptions& options) {
    if (item_count == 0) return options.plain;
    const std::size_t colors = options.wheel.size();
    const float at = static_cast<float>(node.first + node.last) / static_cast<float>(2 * item_count) *
                     static_cast<float>(colors);
    const auto from = static_cast<std::size_t>(at);
    return mixed(options.wheel[from % colors], options.wheel[(from + 1) % colors],
                 at - static_cast<float>(from));
}

std::array<Vec2, 4> corners(const Aabb<2>& box) {
    return {box.lower, {box.upper.x, box.lower.y}, box.upper, {box.lower.x, box.upper.y}};
}

/// A disc that can be seen in a picture of all of the tree.
void draw_point(DebugDraw& draw, Vec2 at, float radius, Color color) {
    constexpr float kHalf = 0.41421356f;  // of a regular octagon's side, where its inner radius is 1
    const float r = radius, h = radius * kHalf;
    const Vec2 corners[] = {at + Vec2{r, h},   at + Vec2{h, r},   at + Vec2{-h, r}, at + Vec2{-r, h},
                            at + Vec2{-r, -h}, at + Vec2{-h, -r}, at + Vec2{h, -r}, at + Vec2{r, -h}};
    draw.solid_polygon(corners, color);
}

/// draw_item(item, color) draws one item of the flat tree.
template <class DrawItem>
DrawnTree draw_flat(const FlatTree& tree, DebugDraw& draw, const DrawTreeOptions& options,
                    DrawItem&& draw_item) {
    DrawnTree drawn;
    for (const FlatNode& node : tree.nodes) {
        drawn.levels = std::max(drawn.levels, node.level);
        drawn.bounds = unite(drawn.bounds, node.box);
    }
    const auto is_shown = [&](const FlatNode& node) {
        if (options.level == 0) return true;
        return node.level == options.level || (node.level < options.level && node.leaf);
    };
    if (options.level != 0) {
        for (const FlatNode& node : tree.nodes) {
            if (!is_shown(node)) continue;
            Color color = color_of(node, tree.items.size(), options);
            color.a = options.shade;
            draw.solid_polygon(corners(node.box), color);
        }
    }
    if (options.items) {
        for (const FlatNode& node : tree.nodes) {
            if (!(options.level == 0 ? node.leaf : is_shown(node))) continue;
            const Color color =
                options.level == 0 ? options.plain : color_of(node, tree.items.size(), options);
            for (std::size_t i = node.first; i < node.last; ++i) draw_item(tree.items[i], color);
        }
    }
    for (const FlatNode& node : tree.nodes) {
        if (!is_shown(node)) continue;
        ++drawn.boxes;
        draw.polygon(corners(node.box), color_of(node, tree.items.size(), options));
    }
    return drawn;
}

template <class Tree, class BoxOf>
DrawnTree draw_boxes(const Tree& tree, DebugDraw& draw, const DrawTreeOptions& options, BoxOf&& box_of) {
    FlatTree flat;
    tree.traverse(flat);
    flat.close();
    return draw_flat(flat, draw, options,
                     [&](int id, Color color) { draw.solid_polygon(corners(box_of(id)), color); });
}

}  // namespace

DrawnTree draw_tree(const DynamicTree<2>& tree, DebugDraw& draw, const DrawTreeOptions& options) {
    return draw_boxes(tree, draw, options, [&](int id) { return tree.fat_box(id); });
}
DrawnTree draw_tree(const Bvh<2>& tree, DebugDraw& draw, const DrawTreeOptions& options) {
    return draw_boxes(tree, draw, options, [&](int id) { return tree.box(id); });
}
DrawnTree draw_tree(const KdTree<2>& tree, std::span<const Vec2> points, DebugDraw& draw,
                    const DrawTreeOptions& options) {
    FlatTree flat;
    tree.traverse(flat);
    flat.close();
    const Vec2 size =
        flat.nodes.empty() ? Vec2{} : flat.nodes.front().box.upper - flat.nodes.front().box.lower;
    const float radius = options.point_radius > 0.0f ? options.point_radius : max(size.x, size.y) / 150.0f;
    return draw_flat(flat, draw, options, [&](int id, Color color) {
        draw_point(draw, points[static_cast<std::size_t>(id)], radius, color);
    });
}

}  // namespace jostle
