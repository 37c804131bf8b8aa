// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Building a k-d tree, alone or in parallel. The nodes lie in depth-first preorder, whoever makes them: where
// there are many points, the root's children are split off in rounds, as many at once as there are, and then
// each makes its subtree on its own.
#include <jostle/spatial/kd_tree.h>

#include <algorithm>
#include <bit>

#include "spatial/kernels/kd_kernels.h"
#include "spatial/refuse.h"

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
    const Vector<D>* points;
    detail::KdSlots<D> slots;
    bool by_id;
};

template <int D>
void load_points(void* context, int begin, int end, int) {
    const auto& task = *static_cast<LoadTask<D>*>(context);
    if (!task.by_id) return detail::kd_load<D>(task.points, task.slots, begin, end);
    for (int i = begin; i < end; ++i) {
        const Vector<D>& p = task.points[task.slots.id[i]];
        for (int j = 0; j < D; ++j) task.slots.coordinate[j][i] = p[j];
    }
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
};

template <int D>
void build_subtrees(void* context, int begin, int end, int) {
    const auto& task = *static_cast<SubtreeTask<D>*>(context);
    for (int i = begin; i < end; ++i)
        if (task.runs[i].count > task.builders[i].leaf_size)
            detail::kd_build<D>(task.builders[i], task.runs[i]);
}

}  // namespace

template <int D>
void KdTree<D>::require_points(const char* function, std::span<const Vector<D>> points) const {
    if (points.size() > static_cast<std::size_t>(kMaxPoints)) {
        raise(function, "points.size()", to_text(static_cast<long long>(points.size())),
              "it must be at most " + std::to_string(kMaxPoints));
    }
    if (points.empty() || detail::kd_all_finite(&points[0].x, static_cast<std::int64_t>(points.size()) * D))
        return;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (is_finite(points[i])) continue;
        raise(function, "points[" + std::to_string(i) + "]", detail::vector_text<D>(points[i]),
              "it must be finite");
    }
}

template <int D>
void KdTree<D>::reserve(int slots) {
    if (slots + detail::kKdSlotPadding <= capacity_) return;
    // What is there moves to longer rows: those before it last.
    const int old = capacity_;
    const int capacity =
        (slots + 2 * detail::kKdSlotPadding - 1) / detail::kKdSlotPadding * detail::kKdSlotPadding;
    coordinates_.reserve(static_cast<std::size_t>(capacity) * D);
    coordinates_.resize(static_cast<std::size_t>(capacity) * D);
    ids_.reserve(static_cast<std::size_t>(capacity));
    ids_.resize(static_cast<std::size_t>(capacity), kNowhere);
    capacity_ = capacity;
    for (int i = D - 1; i > 0; --i) {
        const float* from = coordinates_.data() + static_cast<std::size_t>(i) * static_cast<std::size_t>(old);
        std::copy_backward(from, from + slot_end_, row(i) + slot_end_);
    }
}

template <int D>
void KdTree<D>::forget_uses() {
    has_places_ = false;
    places_.clear();
    uses_.clear();
    free_nodes_.clear();
    free_extents_.clear();
    packed_end_ = size_;
    slot_end_ = size_;
}

template <int D>
void KdTree<D>::clear() {
    size_ = 0;
    forget_uses();
    reserve(0);
    nodes_.resize(1);
    for (auto& bounds : nodes_[0].bound) std::fill_n(bounds, detail::kKdWidth, detail::kEmptyBound);
    std::fill_n(nodes_[0].child, detail::kKdWidth, detail::KdChild{0, detail::kKdNothing});
}

template <int D>
void KdTree<D>::build(std::span<const Vector<D>> points, TaskScheduler* scheduler) {
    require_points("KdTree::build", points);
    clear();
    const int count = static_cast<int>(points.size());
    if (count == 0) return;
    reserve(count);
    size_ = packed_end_ = slot_end_ = count;
    load_all(LoadTask<D>{points.data(), slots(), false}, count, scheduler);
    build_nodes(scheduler);
}

template <int D>
void KdTree<D>::rebuild(std::span<const Vector<D>> points, TaskScheduler* scheduler) {
    require_points("KdTree::rebuild", points);
    bool same_ids = points.size() == static_cast<std::size_t>(size_);
    if (has_places_) {
        for (int id = 0; id < size_ && same_ids; ++id) same_ids = contains(id);
    }
    if (!same_ids || size_ == 0) return build(points, scheduler);
    compact();
    forget_uses();
    load_all(LoadTask<D>{points.data(), slots(), true}, size_, scheduler);
    build_nodes(scheduler);
}

template <int D>
void KdTree<D>::compact() {
    if (slot_end_ == size_) return;
    const detail::KdSlots<D> all = slots();
    int to = 0;
    for (int from = 0; from < slot_end_; ++from) {
        if (all.id[from] == kNowhere) continue;
        for (int i = 0; i < D; ++i) all.coordinate[i][to] = all.coordinate[i][from];
        all.id[to++] = all.id[from];
    }
    std::fill(all.id + to, all.id + slot_end_, kNowhere);
    slot_end_ = packed_end_ = to;
}

/// Over the packed points.
template <int D>
void KdTree<D>::build_nodes(TaskScheduler* scheduler) {
    Run run{0, size_, middle_budget(size_), {}};
    detail::kd_measure<D>(slots(), run);
    if (scheduler != nullptr && size_ >= kParallelPoints) return build_parallel(run, *scheduler);
    // About as many as it will be, in one piece.
    nodes_.resize(std::max<std::size_t>(nodes_.capacity(),
                                        static_cast<std::size_t>(size_ / (4 * options_.leaf_size) + 1)));
    detail::KdBuilder<D> builder{slots(),
                                 nodes_.data(),
                                 0,
                                 static_cast<int>(nodes_.size()),
                                 grow_nodes<D, std::pmr::vector<Node>>,
                                 &nodes_,
                                 options_.leaf_size,
                                 options_.split};
    if (size_ > options_.leaf_size) {
        detail::kd_build<D>(builder, run);
    } else {
        detail::kd_add_node<D>(builder, &run, 1);
    }
    nodes_.resize(static_cast<std::size_t>(builder.node_count));
}

template <int D>
void KdTree<D>::build_parallel(const Run& all, TaskScheduler& scheduler) {
    nodes_.resize(1);
    detail::KdBuilder<D> builder{
        slots(),       nodes_.data(), 0, 1, grow_nodes<D, std::vector<Node>>, &nodes_, options_.leaf_size,
        options_.split};
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
        std::vector<Node>& nodes = task_nodes_[i];
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
    for (int i = 0; i < count; ++i) {
        const auto base = static_cast<std::int32_t>(nodes_.size());
        if (builders[i].node_count > 0) nodes_[0].child[i].link = base;
        for (int j = 0; j < builders[i].node_count; ++j) {
            nodes_.push_back(task_nodes_[i][static_cast<std::size_t>(j)]);
            for (detail::KdChild& child : nodes_.back().child)
                if (child.count == detail::kKdInner) child.link += base;
        }
    }
}

template class KdTree<2>;
template class KdTree<3>;

}  // namespace jostle
