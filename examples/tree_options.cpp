// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// tree_options [N]: what the options of the trees make of N uniform boxes (1000, unless said otherwise), in
// visits, which no noise touches. docs/spatial.md has the figures for 100000.
#include <jostle/spatial/bvh.h>
#include <jostle/spatial/dynamic_tree.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace jostle;

namespace {

/// In [0, 1), the same everywhere.
float next_number(std::uint64_t& state) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<float>(state >> 40) * 0x1p-24f;
}

/// Of half extent `half`, with their centers in a square or cube as large as `of` boxes need.
template <int D>
std::vector<Aabb<D>> make_boxes(int count, int of, float half, bool sorted, std::uint64_t seed) {
    const float side = 2.0f * std::pow(static_cast<float>(of), 1.0f / static_cast<float>(D));
    std::vector<Aabb<D>> boxes;
    for (int i = 0; i < count; ++i) {
        Vector<D> c{};
        for (int axis = 0; axis < D; ++axis) c[axis] = side * next_number(seed);
        if (sorted) c[0] = side * static_cast<float>(i) / static_cast<float>(count);
        boxes.push_back(expand(Aabb<D>{c, c}, half));
    }
    return boxes;
}

template <class Tree, int D>
void report(const char* name, const Tree& tree, const std::vector<Aabb<D>>& queries) {
    long nodes = 0;
    for (const Aabb<D>& box : queries) nodes += tree.query(box, [](int) {}).nodes;
    const auto visits_of = [&](DescentOrder order) {
        PairContext context;
        return static_cast<double>(tree.self_pairs(
                                           context, [](int, int) {}, order)
                                       .nodes) /
               tree.size();
    };
    std::printf("%-22s area ratio %4.0f, height %3d, nodes per query %5.1f, visits per item %.2f or %.2f\n",
                name, static_cast<double>(tree.area_ratio()), tree.height(),
                static_cast<double>(nodes) / static_cast<double>(queries.size()),
                visits_of(DescentOrder::kBoth), visits_of(DescentOrder::kLarger));
}

template <int D>
void report_static(const char* const (&names)[3], const std::vector<Aabb<D>>& boxes,
                   const std::vector<Aabb<D>>& queries) {
    constexpr BuildMethod kMethods[] = {BuildMethod::kCurve, BuildMethod::kBinned, BuildMethod::kBottomUp};
    for (int i = 0; i < 3; ++i) {
        Bvh<D> tree;
        tree.build(boxes, {.method = kMethods[i]});
        report(names[i], tree, queries);
    }
}

template <int D>
void report_all(int count, bool sorted) {
    std::printf("%d boxes, %d-D, %s\n", count, D, sorted ? "sorted" : "uniform");
    const std::vector<Aabb<D>> boxes = make_boxes<D>(count, count, 0.5f, sorted, 1);
    const std::vector<Aabb<D>> queries = make_boxes<D>(2000, count, 5.0f, false, 2);
    struct Policy {
        const char* name;
        InsertionPolicy insertion;
        RotationPolicy rotation;
    };
    for (const Policy& policy : {Policy{"cost, cost", InsertionPolicy::kCost, RotationPolicy::kCost},
                                 {"cost, height", InsertionPolicy::kCost, RotationPolicy::kHeight},
                                 {"cost, none", InsertionPolicy::kCost, RotationPolicy::kOff},
                                 {"Manhattan, cost", InsertionPolicy::kManhattan, RotationPolicy::kCost},
                                 {"Manhattan, height", InsertionPolicy::kManhattan, RotationPolicy::kHeight},
                                 {"Manhattan, none", InsertionPolicy::kManhattan, RotationPolicy::kOff}}) {
        DynamicTree<D> tree({.margin = 0.1f, .insertion = policy.insertion, .rotation = policy.rotation});
        for (const Aabb<D>& box : boxes) tree.insert(box, 0);
        report(policy.name, tree, queries);
        if (policy.insertion != InsertionPolicy::kCost || policy.rotation != RotationPolicy::kCost) continue;
        tree.rebuild();
        report("  and then rebuild()", tree, queries);
    }
    if (sorted) return;
    report_static<D>({"Bvh, kCurve", "Bvh, kBinned", "Bvh, kBottomUp"}, boxes, queries);
}

}  // namespace

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 1000;
    if (count < 1 || count > 1000000) {
        std::fprintf(stderr, "usage: tree_options [N], N from 1 to 1000000\n");
        return 2;
    }
    report_all<2>(count, false);
    report_all<3>(count, false);
    report_all<2>(count, true);
}
