// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How good a tree is, and how large. Free pairs have no links: what goes over all pairs passes them by.
#include <jostle/spatial/dynamic_tree.h>

#include <algorithm>
#include <limits>

namespace jostle {

template <int D>
int DynamicTree<D>::height() const {
    return pairs_[0].height[0];
}

template <int D>
int DynamicTree<D>::greatest_imbalance() const {
    int greatest = 0;
    for (std::size_t i = 1; i < pairs_.size(); ++i) {
        const int difference = pairs_[i].height[0] - pairs_[i].height[1];
        greatest = std::max(greatest, difference < 0 ? -difference : difference);
    }
    return greatest;
}

template <int D>
int DynamicTree<D>::node_count() const {
    int count = 0;
    for (const Pair& pair : pairs_) {
        count += static_cast<int>(pair.link[0] != detail::kNoChild) +
                 static_cast<int>(pair.link[1] != detail::kNoChild);
    }
    return count;
}

namespace {
double cost_of_widths(const double (&width)[2]) {
    return 2.0 * (width[0] + width[1]);
}
double cost_of_widths(const double (&width)[3]) {
    return 2.0 * (width[0] * width[1] + width[1] * width[2] + width[2] * width[0]);
}
/// jostle::cost where no width overflows: perimeter in the plane, surface in space.
template <int D>
double exact_cost(const Aabb<D>& a) {
    double width[D];
    for (int i = 0; i < D; ++i) width[i] = static_cast<double>(a.upper[i]) - static_cast<double>(a.lower[i]);
    return cost_of_widths(width);
}
}  // namespace

template <int D>
double DynamicTree<D>::total_cost() const {
    // ORDER: by place, in double precision.
    double sum = 0.0;
    for (const Pair& pair : pairs_) {
        for (int side = 0; side < 2; ++side) {
            if (pair.link[side] == detail::kNoChild) continue;
            sum += exact_cost(detail::slot_box<D>(pair, side));
        }
    }
    return sum;
}

template <int D>
void DynamicTree<D>::note_rebuilt() {
    change_count_ = 0;
    cost_when_built_ = item_count_ > 0 ? total_cost() / item_count_ : kNeverBuilt;
}

/// Blocks of eight, in pairs of pairs of ... in turn: a level's nodes are as many equal cells of the bounds,
/// each as much larger as the items reach beyond their centers.
template <int D>
double DynamicTree<D>::even_cost() const {
    double item[D] = {};
    for (const Block& block : blocks_) {
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            if (block.link[slot] == detail::kNoItem) continue;
            const Aabb<D> box = detail::slot_box<D>(block, slot);
            for (int i = 0; i < D; ++i)
                item[i] += static_cast<double>(box.upper[i]) - static_cast<double>(box.lower[i]);
        }
    }
    const Aabb<D> root = detail::slot_box<D>(pairs_[0], 0);
    double spread[D];  // of the centers
    for (int i = 0; i < D; ++i) {
        item[i] /= item_count_;
        const double width = static_cast<double>(root.upper[i]) - static_cast<double>(root.lower[i]);
        spread[i] = width > item[i] ? width - item[i] : 0.0;
    }
    double sum = 0.0;
    const double blocks = std::max(1.0, static_cast<double>(item_count_) / detail::kBlockSize);
    for (double nodes = 1.0; nodes < 2.0 * blocks; nodes *= 2.0) {
        double width[D];
        for (int i = 0; i < D; ++i) width[i] = spread[i] + item[i];
        sum += std::min(nodes, blocks) * cost_of_widths(width);
        // The next level halves the widest side.
        int widest = 0;
        for (int i = 1; i < D; ++i) widest = spread[i] > spread[widest] ? i : widest;
        spread[widest] *= 0.5;
    }
    return sum / item_count_;
}

template <int D>
float DynamicTree<D>::wear() const {
    if (item_count_ == 0) return 1.0f;
    // Items without extent, which cost nothing then, may have one now.
    const double fresh = cost_when_built_ > 0.0 ? cost_when_built_ : even_cost();
    const double present = total_cost() / item_count_;
    if (present <= fresh) return 1.0f;
    constexpr double kMost = std::numeric_limits<float>::max();
    return fresh > 0.0 ? static_cast<float>(std::min(present / fresh, kMost)) : 1.0f;
}

template <int D>
float DynamicTree<D>::area_ratio() const {
    if (item_count_ == 0) return 0.0f;
    const double root = exact_cost(detail::slot_box<D>(pairs_[0], 0));
    return root > 0.0 ? static_cast<float>(total_cost() / root) : 0.0f;
}

template <int D>
std::size_t DynamicTree<D>::byte_count() const {
    const auto bytes = [](const auto& vector) { return vector.capacity() * sizeof(vector[0]); };
    return bytes(pairs_) + bytes(parents_) + bytes(blocks_) + bytes(block_parents_) + bytes(block_counts_) +
           bytes(places_) + bytes(user_data_) + bytes(filters_) + rebuilding_.byte_count();
}

template int DynamicTree<2>::height() const;
template int DynamicTree<3>::height() const;
template int DynamicTree<2>::greatest_imbalance() const;
template int DynamicTree<3>::greatest_imbalance() const;
template int DynamicTree<2>::node_count() const;
template int DynamicTree<3>::node_count() const;
template float DynamicTree<2>::area_ratio() const;
template float DynamicTree<3>::area_ratio() const;
template float DynamicTree<2>::wear() const;
template float DynamicTree<3>::wear() const;
template void DynamicTree<2>::note_rebuilt();
template void DynamicTree<3>::note_rebuilt();
template std::size_t DynamicTree<2>::byte_count() const;
template std::size_t DynamicTree<3>::byte_count() const;

}  // namespace jostle
