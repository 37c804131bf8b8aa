// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The verbs of pairs: of a tree with itself, of two trees, of two trees in frames that move against each
// other, and of some of a tree's items. descent.h has the search.
#pragma once

#include <jostle/spatial/descent.h>
#include <jostle/spatial/tree_queries.h>

#include <span>
#include <utility>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {

/// [1] Where one in so many items is a mover, the tree meets itself, and pairs without a mover are left out;
/// where fewer are, each mover asks.
inline constexpr int kDescentShare = 8;

/// Raises Error where it is no item.
void require_mover(const Call& call, int id, bool is_item);

template <int D, class ViewA, class ViewB>
[[nodiscard]] DescentTask<D> descent_task(const ViewA& a, const ViewB& b, bool self, DescentOrder order) {
    DescentTask<D> task;
    task.a = TreeSide<D>(a);
    task.b = TreeSide<D>(b);
    task.self = self;
    task.order = order;
    return task;
}

}  // namespace detail

template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::self_pairs(PairContext& context, Visitor&& visitor,
                                                  DescentOrder order) const {
    const auto task = detail::descent_task<D>(view(), view(), true, order);
    return detail::PairSearch::run(TreeQueries::call("self_pairs"), task, context, visitor);
}
template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::self_pairs(Visitor&& visitor, DescentOrder order) const {
    PairContext context;
    return self_pairs(context, visitor, order);
}

template <class Tree, int D, class Inner>
template <class OtherTree, class OtherInner, class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs(PairContext& context,
                                             const TreeQueries<OtherTree, D, OtherInner>& other,
                                             Visitor&& visitor, DescentOrder order) const {
    const auto task = detail::descent_task<D>(view(), other.view(), false, order);
    return detail::PairSearch::run(TreeQueries::call("pairs"), task, context, visitor);
}
template <class Tree, int D, class Inner>
template <class OtherTree, class OtherInner, class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs(const TreeQueries<OtherTree, D, OtherInner>& other,
                                             Visitor&& visitor, DescentOrder order) const {
    PairContext context;
    return pairs(context, other, visitor, order);
}

template <class Tree, int D, class Inner>
template <class OtherTree, class OtherInner, class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs(PairContext& context,
                                             const TreeQueries<OtherTree, D, OtherInner>& other,
                                             const RigidTransform<D>& transform, Visitor&& visitor,
                                             DescentOrder order) const {
    detail::require_rigid<D>(TreeQueries::call("pairs"), transform);
    auto task = detail::descent_task<D>(view(), other.view(), false, order);
    task.moved = true;
    task.b_to_a = detail::forward_motion<D>(transform);
    task.a_to_b = detail::backward_motion<D>(transform);
    return detail::PairSearch::run(TreeQueries::call("pairs"), task, context, visitor);
}
template <class Tree, int D, class Inner>
template <class OtherTree, class OtherInner, class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs(const TreeQueries<OtherTree, D, OtherInner>& other,
                                             const RigidTransform<D>& transform, Visitor&& visitor,
                                             DescentOrder order) const {
    PairContext context;
    return pairs(context, other, transform, visitor, order);
}

template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs_of(MoverContext& context, std::span<const int> movers,
                                                Visitor&& visitor) const {
    const Tree& tree = static_cast<const Tree&>(*this);
    const Call now = TreeQueries::call("pairs_of");
    for (const int id : movers) detail::require_mover(now, id, detail::is_item(tree, id));
    const std::span<const int> ids = context.mark(movers);
    // A visitor that threw has left them in the middle.
    context.pairs_.clear();
    context.query_.clear();
    if (static_cast<long long>(ids.size()) * detail::kDescentShare >= tree.size()) {
        std::int64_t items = 0;
        QueryWork work = self_pairs(context.pairs_, [&](int a, int b) {
            if (!context.is_marked(a)) std::swap(a, b);
            if (!context.is_marked(a)) return Visit::kDescend;
            ++items;
            return detail::answer_of(visitor, a, b);
        });
        context.pairs_.clear();
        work.items = items;
        return work;
    }
    QueryWork work;
    const BoxFilter* const filters = view().filters;
    const auto filter_of = [&](int id) { return filters != nullptr ? filters[id] : BoxFilter{}; };
    for (const int mover : ids) {
        const BoxFilter filter = filter_of(mover);
        const auto report = [&](int id) {
            // Two movers find each other; the one with the smaller id reports it.
            if (id == mover || (id < mover && context.is_marked(id))) return Visit::kDescend;
            if (!filter.accepts(filter_of(id))) return Visit::kDescend;
            ++work.items;
            return detail::answer_of(visitor, mover, id);
        };
        Filter wanted;
        if constexpr (Inner::kFiltered) wanted.mask = filter.mask;
        const QueryWork part = query(context.query_, detail::item_box<D>(tree, mover), report, wanted);
        work.nodes += part.nodes;
        work.stopped = part.stopped;
        if (!work.stopped) continue;
        context.query_.clear();
        break;
    }
    return work;
}
template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs_of(std::span<const int> movers, Visitor&& visitor) const {
    MoverContext context;
    return pairs_of(context, movers, visitor);
}

}  // namespace jostle
JOSTLE_API_END
