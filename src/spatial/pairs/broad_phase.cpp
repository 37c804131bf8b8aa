// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The broad phase: proxies come, go and move, and are touched by it.
#include <jostle/core/error.h>
#include <jostle/spatial/broad_phase.h>

#include "spatial/refuse.h"

namespace jostle {

namespace {
DynamicTreeOptions movable_options(const BroadPhaseOptions& options) {
    detail::require_at_least_zero("BroadPhase::BroadPhase", "margin", options.margin);
    detail::require_at_least_zero("BroadPhase::BroadPhase", "displacement_multiplier",
                                  options.displacement_multiplier);
    return {.margin = options.margin, .displacement_multiplier = options.displacement_multiplier};
}
}  // namespace

template <int D>
BroadPhase<D>::BroadPhase(const BroadPhaseOptions& options, std::pmr::memory_resource* memory)
    : static_({.margin = 0.0f, .displacement_multiplier = 0.0f}, memory),
      movable_(movable_options(options), memory),
      proxies_(memory),
      touched_(memory),
      marks_(memory),
      self_seeds_(memory),
      cross_seeds_(memory),
      spare_seeds_(memory),
      workers_(memory),
      found_(memory),
      chunk_sizes_(memory),
      scattered_(memory),
      counts_(memory),
      ordered_(memory) {}

template <int D>
bool BroadPhase<D>::is_live(int proxy) const {
    return proxy >= 0 && static_cast<std::size_t>(proxy) < proxies_.size() &&
           proxies_[static_cast<std::size_t>(proxy)].item >= 0;
}

template <int D>
const typename BroadPhase<D>::Proxy& BroadPhase<D>::require(const char* function, int proxy) const {
    if (!is_live(proxy)) {
        raise(function, "proxy", to_text(static_cast<long long>(proxy)), "it must be a live proxy's id");
    }
    return proxies_[static_cast<std::size_t>(proxy)];
}

template <int D>
int BroadPhase<D>::insert(const Aabb<D>& box, std::uint64_t word, Mobility mobility, std::uint64_t category,
                          std::uint64_t mask, bool touched) {
    detail::require_box<D>("BroadPhase::insert", box);
    // ORDER: the id that was given back last is given out first.
    const std::int32_t proxy = free_proxy_ < 0 ? static_cast<std::int32_t>(proxies_.size()) : free_proxy_;
    if (free_proxy_ < 0) {
        proxies_.push_back(Proxy{});
    } else {
        free_proxy_ = -2 - proxies_[static_cast<std::size_t>(proxy)].item;
    }
    Proxy& p = proxies_[static_cast<std::size_t>(proxy)];
    p.word = word;
    p.touched_index = -1;
    p.mobility = mobility;
    p.item = tree_of(p).insert(box, static_cast<std::uint64_t>(proxy), {category, mask});
    if (touched) touch_unchecked(proxy);
    return proxy;
}

template <int D>
void BroadPhase<D>::remove(int proxy) {
    const std::int32_t index = require("BroadPhase::remove", proxy).touched_index;
    if (index >= 0) {
        const std::int32_t last = touched_.back();
        touched_[static_cast<std::size_t>(index)] = last;
        proxies_[static_cast<std::size_t>(last)].touched_index = index;
        touched_.pop_back();
    }
    Proxy& p = proxies_[static_cast<std::size_t>(proxy)];
    tree_of(p).remove(p.item);
    p.touched_index = -1;
    p.item = -2 - free_proxy_;
    free_proxy_ = proxy;
}

template <int D>
void BroadPhase<D>::touch_unchecked(std::int32_t proxy) {
    Proxy& p = proxies_[static_cast<std::size_t>(proxy)];
    if (p.touched_index >= 0) return;
    p.touched_index = static_cast<std::int32_t>(touched_.size());
    touched_.push_back(proxy);
}

template <int D>
bool BroadPhase<D>::move(int proxy, const Aabb<D>& box, const Vector<D>& displacement) {
    const Proxy& p = require("BroadPhase::move", proxy);
    if (p.mobility != Mobility::kMovable) {
        raise("BroadPhase::move", "proxy", to_text(static_cast<long long>(proxy)),
              "it must be movable; what is static is moved by move_static");
    }
    if (movable_.move_in_place_for("BroadPhase::move", p.item, box, displacement)) return true;
    touch_unchecked(proxy);
    return false;
}

template <int D>
bool BroadPhase<D>::still_serves(int proxy, const Aabb<D>& box, const Vector<D>& displacement) const {
    const Proxy& p = require("BroadPhase::still_serves", proxy);
    Aabb<D> fat;
    return tree_of(p).still_serves("BroadPhase::still_serves", p.item, box, displacement, fat);
}

template <int D>
void BroadPhase<D>::move_static(int proxy, const Aabb<D>& box) {
    const Proxy& p = require("BroadPhase::move_static", proxy);
    if (p.mobility != Mobility::kStatic) {
        raise("BroadPhase::move_static", "proxy", to_text(static_cast<long long>(proxy)),
              "it must be static; what is movable is moved by move");
    }
    detail::require_box<D>("BroadPhase::move_static", box);
    static_.move(p.item, box);
    touch_unchecked(proxy);
}

template <int D>
void BroadPhase<D>::touch(int proxy) {
    require("BroadPhase::touch", proxy);
    touch_unchecked(proxy);
}

template <int D>
void BroadPhase<D>::set_filter(int proxy, std::uint64_t category, std::uint64_t mask) {
    const Proxy& p = require("BroadPhase::set_filter", proxy);
    (p.mobility == Mobility::kStatic ? static_ : movable_).set_filter(p.item, {category, mask});
}

template <int D>
std::uint64_t BroadPhase<D>::word(int proxy) const {
    return require("BroadPhase::word", proxy).word;
}

template <int D>
BoxFilter BroadPhase<D>::filter(int proxy) const {
    const Proxy& p = require("BroadPhase::filter", proxy);
    return tree_of(p).filter(p.item);
}

template <int D>
Aabb<D> BroadPhase<D>::fat_box(int proxy) const {
    const Proxy& p = require("BroadPhase::fat_box", proxy);
    return tree_of(p).fat_box(p.item);
}

template <int D>
bool BroadPhase<D>::overlap(int a, int b) const {
    const Proxy& p = require("BroadPhase::overlap", a);
    const Proxy& q = require("BroadPhase::overlap", b);
    return jostle::overlap(tree_of(p).fat_box(p.item), tree_of(q).fat_box(q.item));
}

template <int D>
Mobility BroadPhase<D>::mobility(int proxy) const {
    return require("BroadPhase::mobility", proxy).mobility;
}

template <int D>
std::size_t BroadPhase<D>::byte_count() const {
    const auto bytes = [](const auto& vector) { return vector.capacity() * sizeof(vector[0]); };
    return static_.byte_count() + movable_.byte_count() + bytes(proxies_) + bytes(touched_) + bytes(marks_) +
           bytes(self_seeds_) + bytes(cross_seeds_) + bytes(spare_seeds_) + bytes(workers_) + bytes(found_) +
           bytes(chunk_sizes_) + bytes(scattered_) + bytes(counts_) + bytes(ordered_);
}

template class BroadPhase<2>;
template class BroadPhase<3>;

}  // namespace jostle
