// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// tree_pictures [FOLDER]: the pictures of docs/spatial.md, each a tree drawn a level at a time. Without a
// folder it only says what it would draw.
#include <jostle/draw/draw_tree.h>
#include <jostle/draw/picture.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <string>
#include <vector>

using namespace jostle;

namespace {

/// In [0, 1): a generator of our own, so that the pictures are the same everywhere.
class Random {
  public:
    float next() {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<float>(state_ >> 40) * 0x1p-24f;
    }
    float between(float lower, float upper) { return lower + (upper - lower) * next(); }
    /// About 0, mostly within a few times `size`.
    float around(float size) { return (next() + next() + next() - 1.5f) * 2.0f * size; }

  private:
    std::uint64_t state_ = 5;
};

/// Clusters in a field of 60 m by 34 m.
std::vector<Vec2> clustered_points(Random& random, int clusters, int each) {
    std::vector<Vec2> points;
    for (int c = 0; c < clusters; ++c) {
        const Vec2 middle{random.between(4.0f, 56.0f), random.between(4.0f, 30.0f)};
        const float size = random.between(1.5f, 5.0f);
        for (int i = 0; i < each; ++i) {
            points.push_back(middle + Vec2{random.around(1.4f * size), random.around(size)});
        }
    }
    return points;
}

std::vector<Aabb2> clustered_boxes(Random& random, int clusters, int each) {
    std::vector<Aabb2> boxes;
    for (const Vec2 p : clustered_points(random, clusters, each)) {
        const Vec2 half{random.between(0.2f, 0.9f), random.between(0.2f, 0.9f)};
        boxes.push_back({p - half, p + half});
    }
    return boxes;
}

/// One frame a level: draw(recording, options) draws the tree.
template <class Draw>
void write_levels(const std::string& folder, const std::string& name, const std::string& title,
                  const std::string& caption, int columns, Draw&& draw) {
    Recording whole;
    const DrawnTree tree = draw(whole, DrawTreeOptions{});
    std::deque<Recording> levels;
    std::vector<PictureFrame> frames;
    const auto add = [&](int level, const std::string& label) {
        DrawTreeOptions options;
        options.level = level;
        const int boxes = draw(levels.emplace_back(), options).boxes;
        Aabb2 view = expand(tree.bounds, 0.8f);
        view.upper.y += 0.13f * (view.upper.y - view.lower.y);  // for the label
        frames.push_back({&levels.back(), view, label + std::to_string(boxes) + " boxes"});
        std::printf("%s: %s\n", name.c_str(), frames.back().label.c_str());
    };
    // As many levels as there is room for, two rows at most, and all of them where there is room for that.
    const int room = tree.levels < columns ? columns : 2 * columns;
    for (int level = 1; level <= std::min(tree.levels, room); ++level) {
        add(level, "level " + std::to_string(level) + ": ");
    }
    if (tree.levels < room) add(0, "all levels: ");
    if (folder.empty()) return;

    const int rows = (static_cast<int>(frames.size()) + columns - 1) / columns;
    PictureDef def;
    def.width = 1400;
    def.height = 95 + rows * (columns == 3 ? 300 : 400);
    def.title = title;
    def.caption = caption;
    def.scale_bar = false;
    write_film_strip(folder + "/" + name + ".svg", frames, columns, def);
}

}  // namespace

int main(int argc, char** argv) {
    const std::string folder = argc > 1 ? argv[1] : "";
    Random random;

    DynamicTree<2> dynamic_tree({.margin = 0.2f});
    for (const Aabb2& box : clustered_boxes(random, 8, 15)) dynamic_tree.insert(box, 0);
    write_levels(folder, "dynamic_tree", "DynamicTree: 120 boxes, inserted one by one",
                 "A pair of boxes below each box, down to blocks of up to eight items. A colour is a node, "
                 "and what is below it.",
                 3, [&](Recording& r, const DrawTreeOptions& o) { return draw_tree(dynamic_tree, r, o); });

    Bvh<2> bvh;
    bvh.build(clustered_boxes(random, 10, 16), {.method = BuildMethod::kBinned});
    write_levels(
        folder, "bvh", "Bvh: 160 boxes, built by the surface-area heuristic",
        "Up to eight boxes below each box, down to blocks of up to eight items. A colour is a node, and "
        "what is below it.",
        3, [&](Recording& r, const DrawTreeOptions& o) { return draw_tree(bvh, r, o); });

    KdTree<2> kd_tree({.leaf_size = 8});
    const std::vector<Vec2> points = clustered_points(random, 8, 25);
    kd_tree.build(points);
    write_levels(
        folder, "kd_tree", "KdTree: 200 points, at most eight in a leaf",
        "Up to sixteen boxes below each box; a box is that of its points, not the space between splits.", 3,
        [&](Recording& r, const DrawTreeOptions& o) { return draw_tree(kd_tree, points, r, o); });
}
