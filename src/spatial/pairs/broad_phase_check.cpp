// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What is wrong with a broad phase, if anything.
#include <jostle/core/error.h>
#include <jostle/spatial/broad_phase.h>

namespace jostle {

template <int D>
std::string BroadPhase<D>::check() const {
    const auto text = [](auto value) { return to_text(static_cast<long long>(value)); };
    if (std::string fault = movable_.check(); !fault.empty()) return "movable tree: " + fault;
    if (std::string fault = static_.check(); !fault.empty()) return "static tree: " + fault;

    int live = 0;
    std::size_t touched = 0;
    for (std::size_t i = 0; i < proxies_.size(); ++i) {
        const Proxy& p = proxies_[i];
        if (p.item < 0) {
            if (p.touched_index != -1) return "free proxy " + text(i) + " is touched";
            continue;
        }
        ++live;
        const DynamicTree<D>& tree = tree_of(p);
        if (!tree.is_live(p.item)) return "proxy " + text(i) + " has no item in its tree";
        if (tree.word(p.item) != i) return "the item of proxy " + text(i) + " has the word of another";
        if (p.touched_index == -1) continue;
        ++touched;
        if (p.touched_index < 0 || static_cast<std::size_t>(p.touched_index) >= touched_.size() ||
            touched_[static_cast<std::size_t>(p.touched_index)] != static_cast<std::int32_t>(i)) {
            return "proxy " + text(i) + " is touched but not in the list where it says";
        }
    }
    if (live != proxy_count()) return text(live) + " proxies are live, the trees have " + text(proxy_count());
    if (touched != touched_.size()) return "the list of touched proxies has one that is not touched";

    std::size_t free = 0;
    for (std::int32_t i = free_proxy_; i != -1; i = -2 - proxies_[static_cast<std::size_t>(i)].item) {
        if (i < 0 || static_cast<std::size_t>(i) >= proxies_.size() || ++free > proxies_.size() ||
            proxies_[static_cast<std::size_t>(i)].item >= 0) {
            return "the list of free proxies leads to " + text(i) + ", which is not free";
        }
    }
    if (static_cast<std::size_t>(live) + free != proxies_.size()) return "a proxy is neither used nor free";
    return {};
}

template std::string BroadPhase<2>::check() const;
template std::string BroadPhase<3>::check() const;

}  // namespace jostle
