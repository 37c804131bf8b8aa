// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A tree of boxes that come, go and move.
#include <jostle/spatial/dynamic_tree.h>

#include <cstdio>

using namespace jostle;

int main() {
    DynamicTree<2> tree({.margin = 0.1f});                             // DynamicTree<3> has the same verbs
    const int crate = tree.insert({{0, 0}, {1, 1}}, /*user_data=*/7);  // a number of your own
    const int lamp = tree.insert({{4, 0}, {5, 2}}, /*user_data=*/8);
    tree.insert({{20, 20}, {21, 21}}, /*user_data=*/9);

    // After a step of 5 cm the fat box fits; after one of 2 m it does not, and the new fat box reaches ahead
    // by it.
    const Moved little = tree.move(crate, {{0.05f, 0}, {1.05f, 1}});
    const Moved far = tree.move(crate, {{2, 0}, {3, 1}}, /*displacement=*/{2, 0});
    std::printf("it fits: %d, then %d\n", little == Moved::kFits, far == Moved::kFits);

    // Everything whose fat box overlaps a box.
    tree.query({{3, 0}, {6, 6}}, [&](int id) {
        std::printf("in the box: %d\n", static_cast<int>(tree.user_data(id)));
        return Visit::kDescend;  // or kStop; a visitor that returns nothing goes on
    });

    // The first thing along a ray: an origin, a translation, and the largest fraction of the translation.
    const CastHit hit = tree.ray_closest({{-10, 1.5f}, {1, 0}, 100});
    std::printf("the ray meets %d at fraction %.1f\n", static_cast<int>(tree.user_data(hit.id)),
                static_cast<double>(hit.fraction));

    // All pairs whose fat boxes overlap, each once.
    tree.self_pairs([&](int a, int b) {
        std::printf("%d overlaps %d\n", static_cast<int>(tree.user_data(a)),
                    static_cast<int>(tree.user_data(b)));
    });
    tree.remove(lamp);
    std::printf("%d items are left\n", tree.size());
}
