// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// How good a tree is, and how large. Free pairs have no links: what goes over all pairs passes them by.
#include <jostle/spatial/dynamic_tree.h>

#include <algorithm>

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
/// jostle::cost where no width overflows: perimeter in the plane, surface in space.
double exact_cost(const Aabb<2>& a) {
    const auto width = [&a](int i) {
        return static_cast<double>(a.upper[i]) - static_cast<double>(a.lower[i]);
    };
    return 2.0 * (width(0) + width(1));
}
double exact_cost(const Aabb<3>& a) {
    const auto width = [&a](int i) {
        return static_cast<double>(a.upper[i]) - static_cast<double>(a.lower[i]);
    };
    return 2.0 * (width(0) * width(1) + width(1) * width(2) + width(2) * width(0));
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
    built_cost_ = item_count_ > 0 ? total_cost() / item_count_ : 0.0;
}

template <int D>
float DynamicTree<D>::wear() const {
    if (item_count_ == 0) return 1.0f;
    const double present = total_cost() / item_count_;
    if (present <= built_cost_) return 1.0f;
    return static_cast<float>(present / built_cost_);
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
           bytes(places_) + bytes(words_) + bytes(filters_) + rebuilding_.byte_count();
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
