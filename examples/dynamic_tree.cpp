// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree of boxes that come, go and move.
#include <jostle/spatial/dynamic_tree.h>

#include <cstdio>

using namespace jostle;

int main() {
    DynamicTree<2> tree({.margin = 0.1f});                        // DynamicTree<3> has the same verbs
    const int crate = tree.insert({{0, 0}, {1, 1}}, /*word=*/7);  // the word is yours
    const int lamp = tree.insert({{4, 0}, {5, 2}}, /*word=*/8);
    tree.insert({{20, 20}, {21, 21}}, /*word=*/9);

    // After a step of 5 cm the fat box fits; after one of 2 m it does not, and the new fat box reaches ahead
    // by it.
    const Moved little = tree.move(crate, {{0.05f, 0}, {1.05f, 1}});
    const Moved far = tree.move(crate, {{2, 0}, {3, 1}}, /*displacement=*/{2, 0});
    std::printf("it fits: %d, then %d\n", little == Moved::kFits, far == Moved::kFits);

    // Everything whose fat box overlaps a box.
    tree.query({{3, 0}, {6, 6}}, kAllCategories, [&](int id) {
        std::printf("in the box: %d\n", static_cast<int>(tree.word(id)));
        return Visit::kDescend;  // or kStop; a visitor that returns nothing goes on
    });

    // The first thing along a ray, p1 + t * d.
    const CastHit hit = tree.ray_closest({-10, 1.5f}, {1, 0}, /*t_max=*/100);
    std::printf("the ray meets %d at t = %.1f\n", static_cast<int>(tree.word(hit.id)),
                static_cast<double>(hit.t));

    // All pairs whose fat boxes overlap, each once.
    tree.self_pairs([&](int a, int b) {
        std::printf("%d overlaps %d\n", static_cast<int>(tree.word(a)), static_cast<int>(tree.word(b)));
    });
    tree.remove(lamp);
    std::printf("%d items are left\n", tree.size());
}
