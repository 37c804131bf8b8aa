// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The faults of a broad phase, if it has any.
#include <jostle/core/error.h>
#include <jostle/spatial/broad_phase.h>

namespace jostle {

template <int D>
std::string BroadPhase<D>::Side::fault_beside_tree() const {
    const auto text = [](auto value) { return to_text(static_cast<long long>(value)); };
    const std::size_t ids = tree.places_.size();
    const int items = tree.size() + tree.reserved_count();
    const auto reserved = static_cast<std::size_t>(items);
    if (apart.size() < ids || apart.size() < reserved) return "there is not one key for each item";
    if (!buffered.empty() && buffered.size() != apart.size()) return "there is not one buffer for each item";
    if (moved.size() != (apart.size() + 63) / 64) return "there is not one bit for each item";
    int keys = 0;
    for (std::size_t i = 0; i < moved.size() * 64; ++i) {
        const auto item = static_cast<std::int32_t>(i);
        const bool is_key = i < apart.size() && apart[i] != 0;
        keys += static_cast<int>(is_key);
        if (i < buffered.size() && is_valid(buffered[i]) && !has_moved(item))
            return "item " + text(i) + " has a buffered box, and has not moved";
        if (tree.is_live(item)) continue;
        if (has_moved(item)) return "item " + text(i) + " is none, and has moved";
        if (i < buffered.size() && is_valid(buffered[i]))
            return "item " + text(i) + " is none, and has a buffered box";
        if (is_key) return "item " + text(i) + " is none, and has a key";
    }
    if (keys != apart_count) return text(keys) + " items have a key, not " + text(apart_count);
    return {};
}

template <int D>
std::string BroadPhase<D>::check() const {
    if (std::string fault = movable_.tree.check(); !fault.empty()) return "movable tree: " + fault;
    if (std::string fault = static_.tree.check(); !fault.empty()) return "static tree: " + fault;
    return fault_beside_trees();
}

template <int D>
std::string BroadPhase<D>::fault_beside_trees() const {
    if (std::string fault = movable_.fault_beside_tree(); !fault.empty()) return "movable tree: " + fault;
    if (std::string fault = static_.fault_beside_tree(); !fault.empty()) return "static tree: " + fault;
    if (std::string fault = index_.fault(static_.tree.view(), static_.tree.block_counts_); !fault.empty())
        return "static tree: " + fault;
    if (static_.tree.options().margin != 0.0f) return "static tree: it has a margin";
    return {};
}

template std::string BroadPhase<2>::check() const;
template std::string BroadPhase<3>::check() const;
template std::string BroadPhase<2>::fault_beside_trees() const;
template std::string BroadPhase<3>::fault_beside_trees() const;

}  // namespace jostle
