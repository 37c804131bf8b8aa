// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The broad phase: proxies come, go and move, and it is noted which have moved.
#include <jostle/core/require.h>
#include <jostle/spatial/broad_phase.h>

#include <algorithm>
#include <atomic>
#include <bit>

#include "spatial/quad_bounds.h"

namespace jostle {

namespace {
DynamicTreeOptions movable_options(const BroadPhaseOptions& options) {
    const Call call("BroadPhase::BroadPhase");
    call.in(kAtLeastZero, "margin", options.margin);
    call.in(kAtLeastZero, "margin_share", options.margin_share);
    call.in(kAtLeastZero, "displacement_multiplier", options.displacement_multiplier);
    return {.margin = options.margin,
            .margin_share = options.margin_share,
            .displacement_multiplier = options.displacement_multiplier};
}
}  // namespace

template <int D>
BroadPhase<D>::BroadPhase(const BroadPhaseOptions& options, std::pmr::memory_resource* memory)
    : static_({.margin = 0.0f, .displacement_multiplier = 0.0f}, false, memory),
      movable_(movable_options(options), true, memory),
      index_(memory),
      asked_(memory),
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
    return proxy >= 0 && side_of(proxy).tree.is_live(item_of(proxy));
}

template <int D>
void BroadPhase<D>::require(const char* function, int proxy) const {
    if (is_live(proxy)) return;
    Call(function).refuse("proxy", to_text(static_cast<long long>(proxy)), "it must be a live proxy's id");
}

template <int D>
void BroadPhase<D>::require_movable(const char* function, int proxy) const {
    if (&find(function, proxy) == &movable_) return;
    Call(function).refuse("proxy", to_text(static_cast<long long>(proxy)),
                          "it must be movable; what is static is moved by move_static");
}

template <int D>
typename BroadPhase<D>::Side& BroadPhase<D>::find(const char* function, int proxy) {
    require(function, proxy);
    return side_of(proxy);
}
template <int D>
const typename BroadPhase<D>::Side& BroadPhase<D>::find(const char* function, int proxy) const {
    require(function, proxy);
    return side_of(proxy);
}

template <int D>
void BroadPhase<D>::require_mobility(const char* function, Mobility mobility) {
    Call(function).one_of(Mobility::kMovable, "mobility", mobility, "it must be a mobility");
}
template <int D>
typename BroadPhase<D>::Side& BroadPhase<D>::side_of(const char* function, Mobility mobility) {
    require_mobility(function, mobility);
    return mobility == Mobility::kStatic ? static_ : movable_;
}
template <int D>
const typename BroadPhase<D>::Side& BroadPhase<D>::side_of(const char* function, Mobility mobility) const {
    require_mobility(function, mobility);
    return mobility == Mobility::kStatic ? static_ : movable_;
}

template <int D>
void BroadPhase<D>::Side::cover(std::size_t ids) {
    if (ids <= apart.size()) return;
    const std::size_t room = std::max(ids, apart.size() + apart.size() / 4 + 16);
    moved.reserve((room + 63) / 64);
    apart.reserve(room);
    if (buffers) buffered.resize(room, empty_box<D>());
    apart.resize(room);
    moved.resize((room + 63) / 64);
}

template <int D>
void BroadPhase<D>::Side::set_key(std::int32_t item, std::uint32_t key) {
    std::uint32_t& present = apart[static_cast<std::size_t>(item)];
    apart_count += static_cast<int>(key != 0) - static_cast<int>(present != 0);
    present = key;
}

template <int D>
int BroadPhase<D>::Side::moved_count() const {
    int count = 0;
    // Most are empty, and not every processor counts bits in one instruction.
    for (const std::uint64_t word : moved)
        if (word != 0) count += std::popcount(word);
    return count;
}

template <int D>
int BroadPhase<D>::insert(const Aabb<D>& box, std::uint64_t user_data, Mobility mobility,
                          const BoxFilter& filter, const ProxyOptions& options) {
    constexpr const char* kFunction = "BroadPhase::insert";
    Side& side = side_of(kFunction, mobility);
    detail::require_box<D>(Call(kFunction), "box", box);
    side.cover(side.tree.places_.size() + 1);
    const std::int32_t item = side.tree.insert_for(kFunction, box, user_data, filter, options.is_fat);
    drop_index(side);
    if (&side == &static_) reserve_index();
    if (options.moved) side.mark(item);
    side.set_key(item, options.apart);
    return first_proxy(side) + item;
}

template <int D>
void BroadPhase<D>::reserve_more(Mobility mobility, int count) {
    constexpr const char* kFunction = "BroadPhase::reserve_more";
    Side& side = side_of(kFunction, mobility);
    DynamicTree<D>& tree = side.tree;
    Call(kFunction).in(0, tree.kMostItems - tree.size() - tree.reserved_count(), "count", count);
    const int items = tree.size() + tree.reserved_count() + count;
    side.cover(std::max(tree.places_.size(), static_cast<std::size_t>(items)) + 1);
    tree.reserve_more(count);
    if (mobility == Mobility::kStatic) reserve_index();
}

/// That of the static tree, for the items that it has room for: a block that is full becomes two that are
/// half full. Where there is no memory, queries go without an index.
template <int D>
void BroadPhase<D>::reserve_index() {
    const DynamicTree<D>& tree = static_.tree;
    index_.reserve(tree.block_count_ + 2 * tree.reserved_count() / detail::kBlockSize + 1);
}

template <int D>
int BroadPhase<D>::reserved_count(Mobility mobility) const {
    return side_of("BroadPhase::reserved_count", mobility).tree.reserved_count();
}

template <int D>
void BroadPhase<D>::forget_reserved(Mobility mobility, int count) {
    constexpr const char* kFunction = "BroadPhase::forget_reserved";
    DynamicTree<D>& tree = side_of(kFunction, mobility).tree;
    Call(kFunction).in(0, tree.reserved_count(), "count", count);
    tree.forget_reserved(count);
}

template <int D>
void BroadPhase<D>::remove(int proxy) {
    Side& side = find("BroadPhase::remove", proxy);
    const std::int32_t item = item_of(proxy);
    side.moved[static_cast<std::size_t>(item) / 64] &= ~(std::uint64_t{1} << (item % 64));
    if (side.buffers) side.buffered[static_cast<std::size_t>(item)] = empty_box<D>();
    side.set_key(item, 0);
    side.tree.remove(item);
    drop_index(side);
}

template <int D>
Moved BroadPhase<D>::move(int proxy, const Aabb<D>& box, const Vector<D>& displacement) {
    constexpr const char* kFunction = "BroadPhase::move";
    require_movable(kFunction, proxy);
    const Moved answer = movable_.tree.move_in_place_for(kFunction, proxy, box, displacement);
    // A box that waits is older.
    if (movable_.waits) movable_.buffered[static_cast<std::size_t>(proxy)] = empty_box<D>();
    if (answer == Moved::kNewFatBox) movable_.mark(proxy);
    return answer;
}

template <int D>
Moved BroadPhase<D>::buffer_move(int proxy, const Aabb<D>& box, const Vector<D>& displacement) {
    constexpr const char* kFunction = "BroadPhase::buffer_move";
    require_movable(kFunction, proxy);
    detail::QuadBounds<D> fat;
    if (movable_.tree.fits(kFunction, proxy, box, displacement, fat)) return Moved::kFits;
    const auto item = static_cast<std::size_t>(proxy);
    movable_.buffered[item] = detail::box_of(fat.bounds());
    // Any order gives the same bits.
    std::atomic_ref<std::uint64_t>(movable_.moved[item / 64])
        .fetch_or(std::uint64_t{1} << (item % 64), std::memory_order_relaxed);
    // Read first, so that threads do not fight over it.
    const std::atomic_ref<bool> waits(movable_.waits);
    if (!waits.load(std::memory_order_relaxed)) waits.store(true, std::memory_order_relaxed);
    return Moved::kNewFatBox;
}

template <int D>
void BroadPhase<D>::apply_moves() {
    for (std::size_t word = 0; word < movable_.moved.size(); ++word) {
        for (std::uint64_t rest = movable_.moved[word]; rest != 0; rest &= rest - 1) {
            const std::size_t item = word * 64 + static_cast<std::size_t>(std::countr_zero(rest));
            Aabb<D>& fat = movable_.buffered[item];
            // A proxy that moved in another way has its box already.
            if (!is_valid(fat)) continue;
            movable_.tree.renew(static_cast<std::int32_t>(item),
                                detail::QuadBounds<D>::of(detail::bounds_of(fat)));
            fat = empty_box<D>();
        }
    }
    movable_.waits = false;
}

template <int D>
void BroadPhase<D>::move_static(int proxy, const Aabb<D>& box) {
    constexpr const char* kFunction = "BroadPhase::move_static";
    if (&find(kFunction, proxy) != &static_) {
        Call(kFunction).refuse("proxy", to_text(static_cast<long long>(proxy)),
                               "it must be static; what is movable is moved by move");
    }
    detail::require_box<D>(Call(kFunction), "box", box);
    static_.tree.move(item_of(proxy), box);
    index_.drop();
    reserve_index();
    static_.mark(item_of(proxy));
}

template <int D>
void BroadPhase<D>::shift_origin(const Vector<D>& origin) {
    Call("BroadPhase::shift_origin").finite("origin", origin);
    for (Side* side : {&movable_, &static_}) {
        side->tree.shift_origin(origin);
        drop_index(*side);
        for (Aabb<D>& fat : side->buffered) {
            if (!is_valid(fat)) continue;
            fat.lower -= origin;
            fat.upper -= origin;
        }
    }
}

template <int D>
void BroadPhase<D>::mark_moved(int proxy) {
    find("BroadPhase::mark_moved", proxy).mark(item_of(proxy));
}

template <int D>
void BroadPhase<D>::clear_moved() noexcept {
    if (movable_.waits) apply_moves();
    for (Side* side : {&movable_, &static_}) std::fill(side->moved.begin(), side->moved.end(), 0);
}

template <int D>
void BroadPhase<D>::set_filter(int proxy, const BoxFilter& filter) {
    Side& side = find("BroadPhase::set_filter", proxy);
    side.tree.set_filter(item_of(proxy), filter);
    drop_index(side);
}

template <int D>
void BroadPhase<D>::set_apart(int proxy, std::uint32_t apart) {
    find("BroadPhase::set_apart", proxy).set_key(item_of(proxy), apart);
}

template <int D>
void BroadPhase<D>::set_user_data(int proxy, std::uint64_t user_data) {
    find("BroadPhase::set_user_data", proxy).tree.set_user_data(item_of(proxy), user_data);
}

template <int D>
std::uint64_t BroadPhase<D>::user_data(int proxy) const {
    return find("BroadPhase::user_data", proxy).tree.user_data_of(item_of(proxy));
}

template <int D>
BoxFilter BroadPhase<D>::filter(int proxy) const {
    return find("BroadPhase::filter", proxy).tree.filter_of(item_of(proxy));
}

template <int D>
float BroadPhase<D>::slack(int proxy, const Aabb<D>& box) const {
    require_movable("BroadPhase::slack", proxy);
    return movable_.tree.slack(proxy, box);
}

template <int D>
Aabb<D> BroadPhase<D>::fat_box(int proxy) const {
    return find("BroadPhase::fat_box", proxy).tree.box_of(item_of(proxy));
}

template <int D>
bool BroadPhase<D>::overlap(int a, int b) const {
    const Side& side_a = find("BroadPhase::overlap", a);
    const Side& side_b = find("BroadPhase::overlap", b);
    return jostle::overlap(side_a.tree.box_of(item_of(a)), side_b.tree.box_of(item_of(b)));
}

template <int D>
Mobility BroadPhase<D>::mobility(int proxy) const {
    return &find("BroadPhase::mobility", proxy) == &static_ ? Mobility::kStatic : Mobility::kMovable;
}

template <int D>
std::uint32_t BroadPhase<D>::apart(int proxy) const {
    return find("BroadPhase::apart", proxy).key(item_of(proxy));
}

template <int D>
bool BroadPhase<D>::has_moved(int proxy) const {
    return find("BroadPhase::has_moved", proxy).has_moved(item_of(proxy));
}

template <int D>
int BroadPhase<D>::moved_count() const {
    return movable_.moved_count() + static_.moved_count();
}

template <int D>
std::size_t BroadPhase<D>::byte_count() const {
    const auto bytes = [](const auto&... vector) { return ((vector.capacity() * sizeof(vector[0])) + ...); };
    const auto side_bytes = [&](const Side& side) {
        return side.tree.byte_count() +
               bytes(side.moved, side.buffered, side.apart, side.apart_below, side.is_folded);
    };
    return side_bytes(static_) + side_bytes(movable_) + index_.byte_count() +
           bytes(asked_, self_seeds_, cross_seeds_, spare_seeds_, workers_, found_, chunk_sizes_, scattered_,
                 counts_, ordered_);
}

template class BroadPhase<2>;
template class BroadPhase<3>;

}  // namespace jostle
