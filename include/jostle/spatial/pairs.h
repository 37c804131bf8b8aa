// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The verbs of trees that meet: a tree and itself, two trees, two trees in frames that move against each
// other, and the pairs of some of a tree's items. How they go down is in descent.h.
#pragma once

#include <jostle/spatial/descent.h>
#include <jostle/spatial/tree_queries.h>

namespace jostle {

namespace detail {

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
QueryWork TreeQueries<Tree, D, Inner>::self_pairs(PairContext& context, DescentOrder order,
                                                  Visitor&& visitor) const {
    const auto task = detail::descent_task<D>(view(), view(), true, order);
    return detail::PairSearch::run("self_pairs", task, context, visitor);
}
template <class Tree, int D, class Inner>
template <class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::self_pairs(Visitor&& visitor) const {
    PairContext context;
    return self_pairs(context, DescentOrder::kBoth, visitor);
}

template <class Tree, int D, class Inner>
template <class OtherTree, class OtherInner, class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs(const TreeQueries<OtherTree, D, OtherInner>& other,
                                             PairContext& context, DescentOrder order,
                                             Visitor&& visitor) const {
    const auto task = detail::descent_task<D>(view(), other.view(), false, order);
    return detail::PairSearch::run("pairs", task, context, visitor);
}
template <class Tree, int D, class Inner>
template <class OtherTree, class OtherInner, class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs(const TreeQueries<OtherTree, D, OtherInner>& other,
                                             Visitor&& visitor) const {
    PairContext context;
    return pairs(other, context, DescentOrder::kBoth, visitor);
}

template <class Tree, int D, class Inner>
template <class OtherTree, class OtherInner, class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs(const TreeQueries<OtherTree, D, OtherInner>& other,
                                             const RigidTransform<D>& transform, PairContext& context,
                                             DescentOrder order, Visitor&& visitor) const {
    detail::require_rigid<D>("pairs", transform);
    auto task = detail::descent_task<D>(view(), other.view(), false, order);
    task.moved = true;
    task.b_to_a = detail::forward_motion<D>(transform);
    task.a_to_b = detail::backward_motion<D>(transform);
    return detail::PairSearch::run("pairs", task, context, visitor);
}
template <class Tree, int D, class Inner>
template <class OtherTree, class OtherInner, class Visitor>
QueryWork TreeQueries<Tree, D, Inner>::pairs(const TreeQueries<OtherTree, D, OtherInner>& other,
                                             const RigidTransform<D>& transform, Visitor&& visitor) const {
    PairContext context;
    return pairs(other, transform, context, DescentOrder::kBoth, visitor);
}

}  // namespace jostle
