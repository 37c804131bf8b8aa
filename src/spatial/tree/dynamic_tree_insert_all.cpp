// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Many items at once: they get their ids and boxes, and the tree is made afresh over them and those that were
// there. Whatever may lack memory comes before anything is linked, so that the ids are all there is to take
// back.
//
// Cost: that of `rebuild`, and a visit to each item.
#include <jostle/core/require.h>
#include <jostle/spatial/dynamic_tree.h>

#include "spatial/build/build.h"
#include "spatial/tree/tree_bounds.h"

namespace jostle {

/// Gives the ids back that it has taken, unless they are kept.
template <int D>
class DynamicTree<D>::TakenIds {
  public:
    TakenIds(DynamicTree& tree, std::span<int> ids)
        : tree_(tree), ids_(ids), id_end_(static_cast<std::int32_t>(tree.places_.size())) {
        for (int& id : ids) {
            id = tree.take_item();
            at(tree.places_, id) = 0;
        }
        tree.item_count_ += static_cast<std::int32_t>(ids.size());
    }
    TakenIds(const TakenIds&) = delete;
    TakenIds& operator=(const TakenIds&) = delete;
    ~TakenIds() {
        if (kept_) return;
        tree_.item_count_ -= static_cast<std::int32_t>(ids_.size());
        for (std::size_t i = ids_.size(); i-- > 0;) {
            if (ids_[i] >= id_end_) continue;
            at(tree_.places_, ids_[i]) = -2 - tree_.free_item_;
            tree_.free_item_ = ids_[i];
        }
        const auto end = static_cast<std::size_t>(id_end_);
        tree_.places_.resize(end);
        tree_.user_data_.resize(end);
        tree_.filters_.resize(end);
    }
    void keep() { kept_ = true; }

  private:
    DynamicTree& tree_;
    std::span<int> ids_;
    std::int32_t id_end_;
    bool kept_ = false;
};

template <int D>
void DynamicTree<D>::insert_all(std::span<const Aabb<D>> boxes, std::span<int> ids,
                                std::span<const std::uint64_t> user_data, const BoxFilter& filter) {
    const Call call("DynamicTree::insert_all");
    const auto require_as_many = [&](const char* argument, std::size_t count) {
        if (count != boxes.size())
            call.refuse(argument, to_text(static_cast<long long>(count)), "there must be one for each box");
    };
    require_as_many("ids", ids.size());
    if (!user_data.empty()) require_as_many("user_data", user_data.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) detail::require_box_of<D>(call, "boxes", boxes, i);
    if (boxes.empty()) return;
    grow_items(call, static_cast<std::int64_t>(boxes.size()));

    TakenIds taken(*this, ids);
    const std::span<Aabb<D>> all = number_items(nullptr);
    const bool all_live = free_item_ < 0;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const std::int32_t number =
            all_live ? ids[i] : rebuilding_.numbers.data()[static_cast<std::size_t>(ids[i])];
        all[static_cast<std::size_t>(number)] = detail::box_of(fatten(boxes[i], {}));
    }
    const detail::CenterBounds<D> centers = detail::center_bounds<D>(all, nullptr);
    const detail::BuiltTree tree =
        detail::build_tree<D>(BuildMethod::kCurve, all, centers, rebuilding_.tree, nullptr);
    make_room(tree.leaf_count());

    taken.keep();
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        at(user_data_, ids[i]) = user_data.empty() ? 0 : user_data[i];
        at(filters_, ids[i]) = filter;
    }
    all_have_category_ = all_have_category_ && filter.category != 0;
    work_ = {};
    link_built(all, tree, nullptr);
}

template void DynamicTree<2>::insert_all(std::span<const Aabb<2>>, std::span<int>,
                                         std::span<const std::uint64_t>, const BoxFilter&);
template void DynamicTree<3>::insert_all(std::span<const Aabb<3>>, std::span<int>,
                                         std::span<const std::uint64_t>, const BoxFilter&);

}  // namespace jostle
