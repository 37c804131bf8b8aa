// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Whether agents overlap, found without anything that a step keeps.
#include <jostle/crowd/crowd.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace jostle {

template <int D>
std::string Crowd<D>::check(float tolerance) const {
    Call("Crowd::check").in(kAtLeastZero, "tolerance", tolerance);
    if (empty()) return {};
    float greatest = 0.0f;
    for (const Body& body : bodies_) greatest = std::max(greatest, body.radius);
    KdTree<D> tree;
    tree.build(positions());
    // ORDER: the pair of the smallest indices, the smaller first.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> first;
    float deepest = 0.0f;
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
        const Body& a = bodies_[i];
        tree.radius(a.position, a.radius + greatest, [&](const Neighbor& one) {
            const auto j = static_cast<std::size_t>(one.id);
            const Body& b = bodies_[j];
            const bool a_heeds = a.responds && (a.mask & b.layer) != 0;
            const bool b_heeds = b.responds && (b.mask & a.layer) != 0;
            if (agents_[i].index >= agents_[j].index || !(a_heeds || b_heeds)) return;
            const float depth = a.radius + b.radius - distance(a.position, b.position);
            if (!(depth > tolerance * std::min(a.radius, b.radius))) return;
            const std::pair pair{agents_[i].index, agents_[j].index};
            if (first && *first < pair) return;
            first = pair;
            deepest = depth;
        });
    }
    if (!first) {
        if constexpr (D == 2) return check_walls(tolerance);
        return {};
    }
    return "agents " + std::to_string(first->first) + " and " + std::to_string(first->second) +
           " overlap by " + std::to_string(deepest) + " m";
}

template class Crowd<2>;
template class Crowd<3>;

}  // namespace jostle
