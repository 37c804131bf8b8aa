// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Building a k-d tree, alone or in parallel. The nodes lie in depth-first preorder, whoever makes them: where
// there are many points, the root's children are split off in rounds, as many at once as there are, and then
// each makes its subtree on its own. All of it happens in memory beside the tree's own, which it then
// becomes.
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <bit>
#include <numeric>

#include "spatial/kernels/kd_kernels.h"
#include "spatial/task_failure.h"

namespace jostle {

namespace {

constexpr int kParallelPoints = 1 << 14;  ///< [1] what is worth waking others for
constexpr int kLoadGrain = 1 << 13;       ///< [1] points a task

/// [1] Splits at the middle on the way to a leaf: twice as many as halves would need, and some.
int middle_budget(int count) {
    return 2 * static_cast<int>(std::bit_width(static_cast<unsigned>(count))) + 8;
}

template <int D>
struct LoadTask {
    StridedView<const Vector<D>> points;
    detail::KdSlots<D> slots;
    bool by_id;
};

template <int D>
void load_points(void* context, int begin, int end, int) {
    const auto& task = *static_cast<LoadTask<D>*>(context);
    const bool is_contiguous = task.points.stride() == std::ptrdiff_t{sizeof(Vector<D>)};
    if (!task.by_id && is_contiguous) return detail::kd_load<D>(task.points.data(), task.slots, begin, end);
    if (!task.by_id) std::iota(task.slots.id + begin, task.slots.id + end, begin);
    const auto gather = [&](const auto& points) {
        for (int i = begin; i < end; ++i) {
            const Vector<D>& p = points[static_cast<std::size_t>(task.slots.id[i])];
            for (int j = 0; j < D; ++j) task.slots.coordinate[j][i] = p[j];
        }
    };
    is_contiguous ? gather(task.points.data()) : gather(task.points);
}

template <int D>
void load_all(LoadTask<D> task, int count, TaskScheduler* scheduler) {
    if (scheduler != nullptr && count >= kParallelPoints) {
        scheduler->parallel_for(count, kLoadGrain, load_points<D>, &task);
    } else {
        load_points<D>(&task, 0, count, 0);
    }
}

/// A round of kd_divide.
template <int D>
struct DivideTask {
    const detail::KdBuilder<D>* builder;
    const detail::KdRun<D>* from;
    detail::KdRun<D>* to;
    const int* at;
};

template <int D>
void divide_runs(void* context, int begin, int end, int) {
    const auto& task = *static_cast<DivideTask<D>*>(context);
    for (int i = begin; i < end; ++i) {
        if (task.at[i] < 0) continue;
        detail::kd_split<D>(*task.builder, task.from[i], task.to[task.at[i]], task.to[task.at[i] + 1]);
    }
}

/// What a builder calls for more room.
template <int D, class Nodes>
void grow_nodes(detail::KdBuilder<D>& builder) {
    auto& nodes = *static_cast<Nodes*>(builder.owner);
    nodes.resize(std::max<std::size_t>(16, nodes.size() * 2));
    builder.nodes = nodes.data();
    builder.node_capacity = static_cast<int>(nodes.size());
}

/// The subtrees of the root's children, each in nodes of its own.
template <int D>
struct SubtreeTask {
    const detail::KdRun<D>* runs;
    detail::KdBuilder<D>* builders;
    detail::TaskFailure failure{};
};

template <int D>
void build_subtrees(void* context, int begin, int end, int) {
    auto& task = *static_cast<SubtreeTask<D>*>(context);
    task.failure.guard([&] {
        for (int i = begin; i < end; ++i)
            if (task.runs[i].count > task.builders[i].leaf_size)
                detail::kd_build<D>(task.builders[i], task.runs[i]);
    });
}

}  // namespace

template <int D>
void KdTree<D>::forget_uses() noexcept {
    has_places_ = false;
    places_.clear();
    uses_.clear();
    free_nodes_.clear();
    free_extents_.clear();
    packed_end_ = size_;
    slot_end_ = size_;
}

template <int D>
void KdTree<D>::clear() noexcept {
    size_ = 0;
    forget_uses();
    store_.nodes.clear();
}

template <int D>
void KdTree<D>::build(StridedView<const Vector<D>> points, TaskScheduler* scheduler) {
    require_points("KdTree::build", "points", points);
    prepare(points, false, scheduler);
    take_over(static_cast<int>(points.size()));
}

template <int D>
void KdTree<D>::rebuild(StridedView<const Vector<D>> points, TaskScheduler* scheduler) {
    require_points("KdTree::rebuild", "points", points);
    prepare(points, has_ids_below(points.size()), scheduler);
    take_over(static_cast<int>(points.size()));
}

/// Whether the ids are [0, count).
template <int D>
bool KdTree<D>::has_ids_below(std::size_t count) const {
    bool same_ids = count == static_cast<std::size_t>(size_);
    if (has_places_) {
        for (int id = 0; id < size_ && same_ids; ++id) same_ids = contains(id);
    }
    return same_ids;
}

template <int D>
void KdTree<D>::make_room(int count, bool in_last_order) {
    spare_.nodes.clear();
    if (count == 0) return;
    // What holds nothing can be built in at once.
    if (size_ == 0) store_.swap(spare_);
    spare_.reserve(count, 0);
    if (in_last_order) copy_ids_packed(spare_.ids.data());
}

template <int D>
void KdTree<D>::prepare(StridedView<const Vector<D>> points, bool in_last_order, TaskScheduler* scheduler) {
    const int count = static_cast<int>(points.size());
    make_room(count, in_last_order);
    if (count > 0) load_all(LoadTask<D>{points, spare_.slots(), in_last_order}, count, scheduler);
    build_spare(count, scheduler);
}

/// Over the points that spare_ has.
template <int D>
void KdTree<D>::build_spare(int count, TaskScheduler* scheduler) {
    if (count > 0) build_nodes(spare_, Run{0, count, middle_budget(count), {}}, scheduler);
}

template <int D>
void KdTree<D>::take_over(int count) noexcept {
    store_.swap(spare_);
    spare_.nodes.clear();
    size_ = count;
    forget_uses();
}

template <int D>
void KdTree<D>::copy_ids_packed(std::int32_t* to) const {
    const auto first = store_.ids.begin(), last = first + slot_end_;
    if (slot_end_ == size_) {
        std::copy(first, last, to);
    } else {
        std::remove_copy(first, last, to, kNowhere);
    }
}

/// Over so many slots.
template <int D>
void KdTree<D>::build_nodes(Store& store, Run run, TaskScheduler* scheduler) {
    detail::kd_measure<D>(store.slots(), run);
    if (scheduler != nullptr && run.count >= kParallelPoints) return build_parallel(store, run, *scheduler);
    // About as many as it will be, in one piece.
    store.nodes.resize(std::max<std::size_t>(
        store.nodes.capacity(), static_cast<std::size_t>(run.count / (4 * options_.leaf_size) + 1)));
    detail::KdBuilder<D> builder{store.slots(),
                                 store.nodes.data(),
                                 0,
                                 static_cast<int>(store.nodes.size()),
                                 grow_nodes<D, std::pmr::vector<Node>>,
                                 &store.nodes,
                                 options_.leaf_size,
                                 options_.split};
    if (run.count > options_.leaf_size) {
        detail::kd_build<D>(builder, run);
    } else {
        detail::kd_add_node<D>(builder, &run, 1);
    }
    store.nodes.resize(static_cast<std::size_t>(builder.node_count));
}

template <int D>
void KdTree<D>::build_parallel(Store& store, const Run& all, TaskScheduler& scheduler) {
    store.nodes.resize(1);
    detail::KdBuilder<D> builder{
        store.slots(),      store.nodes.data(), 0, 1, grow_nodes<D, std::vector<Node>>, nullptr,
        options_.leaf_size, options_.split};
    Run runs[2][detail::kKdWidth];
    runs[0][0] = all;
    const auto divide = [&](const Run* from, Run* to, const int* at, int count) {
        DivideTask<D> task{&builder, from, to, at};
        scheduler.parallel_for(count, 1, divide_runs<D>, &task);
    };
    const int count = detail::kd_divide(runs, detail::kd_child_limit(all.count, options_.leaf_size), divide);
    detail::kd_add_node<D>(builder, runs[0], count);

    detail::KdBuilder<D> builders[detail::kKdWidth];
    for (int i = 0; i < count; ++i) {
        std::vector<Node>& nodes = task_nodes_[static_cast<std::size_t>(i)];
        nodes.resize(std::max(nodes.capacity(),
                              static_cast<std::size_t>(runs[0][i].count / (4 * options_.leaf_size) + 16)));
        builders[i] = builder;
        builders[i].nodes = nodes.data();
        builders[i].node_count = 0;
        builders[i].node_capacity = static_cast<int>(nodes.size());
        builders[i].owner = &nodes;
    }
    SubtreeTask<D> task{runs[0], builders};
    scheduler.parallel_for(count, 1, build_subtrees<D>, &task);
    task.failure.rethrow();
    for (int i = 0; i < count; ++i) {
        const auto base = static_cast<std::int32_t>(store.nodes.size());
        if (builders[i].node_count > 0) store.nodes[0].child[i].link = base;
        for (int j = 0; j < builders[i].node_count; ++j) {
            store.nodes.push_back(builders[i].nodes[j]);
            for (detail::KdChild& child : store.nodes.back().child)
                if (child.count == detail::kKdInner) child.link += base;
        }
    }
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle
