// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Finds the groups of joints that are solved directly, and the order in which each is eliminated: that which
// has the fewest neighbours left goes next [Tinney1967]. Chains, trees and rings stay as sparse as they are.
// A group that would fill its matrix, such as a grid, is left to the iteration, and so are all joints of a
// world with iterated joints.
#include "dynamics/direct/plan_joints.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <span>
#include <tuple>
#include <utility>

#include "core/sort.h"
#include "dynamics/joints/direct_row.h"
#include "dynamics/store/edges.h"
#include "dynamics/store/joint_links.h"

namespace jostle::detail {
namespace {

/// [1] Per joint: more blocks or updates than this, and iterating is cheaper.
constexpr std::size_t kMostBlocks = 8, kMostUpdates = 48;
/// [1] Blocks of one size, where many are smaller, may have so many times the numbers: their loops are
/// unrolled.
constexpr int kMostPadding = 3;
/// [1] Small groups may be dense.
constexpr std::size_t kFreeBlocks = 64, kFreeUpdates = 512;

template <class T>
using Vector = std::pmr::vector<T>;

class Planner {
  public:
    Planner(Tables& tables, JointPlan& plan)
        : tables_(tables),
          plan_(plan),
          memory_(plan.groups.get_allocator().resource()),
          seen_(static_cast<std::size_t>(tables.joints.capacity()), 0, memory_),
          joints_(memory_),
          bodies_(memory_),
          neighbours_(memory_),
          columns_(memory_),
          places_(memory_) {}

    void make() {
        // ORDER: groups by their lowest joint.
        for (int i = 0; i < tables_.joints.capacity(); ++i) {
            const JointId joint{i};
            if (!tables_.joints.is_live(joint) || seen_[static_cast<std::size_t>(i)] != 0) continue;
            if (!gather(joint)) continue;
            if (!eliminate()) continue;
            write();
        }
    }

  private:
    struct Incident {
        BodyId body;
        int joint;  ///< in joints_
        std::uint8_t side;
    };

    [[nodiscard]] int rows_of(JointId joint) const {
        const JointRecord& record = tables_.joints[joint];
        // Idle, or not in the world yet.
        if (record.bin > kOverflowBin) return 0;
        return tables_.joint_row(joint).count_rigid(tables_.joint_sim(joint));
    }

    /// The joints that hang together with one, and the ends of theirs that move.
    bool gather(JointId first) {
        joints_.clear();
        bodies_.clear();
        const auto visit = [&](JointId joint) {
            auto& seen = seen_[static_cast<std::size_t>(joint.index)];
            if (seen != 0) return;
            // Another group may meet a joint that has no rows.
            const bool has_rows = rows_of(joint) > 0;
            if (has_rows) seen = 1;
            if (has_rows) joints_.push_back(joint);
        };
        visit(first);
        for (std::size_t i = 0; i < joints_.size(); ++i) {
            const std::span<const BodyId> bodies = tables_.joint_bodies(joints_[i]);
            for (const BodyId body : bodies)
                if (tables_.bodies.is_movable(body)) for_joints(tables_, body, visit);
        }
        // ORDER: by id, whatever the order of the lists.
        detail::sort(joints_, [](JointId a, JointId b) { return a.index < b.index; });
        for (std::size_t i = 0; i < joints_.size(); ++i) {
            const std::span<const BodyId> bodies = tables_.joint_bodies(joints_[i]);
            for (std::size_t side = 0; side < bodies.size(); ++side)
                if (tables_.bodies.is_movable(bodies[side]))
                    bodies_.push_back({bodies[side], static_cast<int>(i), static_cast<std::uint8_t>(side)});
        }
        // ORDER: by body, then as the joints. Not std::stable_sort, which takes memory from the global heap.
        detail::sort(bodies_, [](const Incident& a, const Incident& b) {
            return std::tie(a.body.index, a.joint, a.side) < std::tie(b.body.index, b.joint, b.side);
        });
        return !joints_.empty();
    }

    /// Calls function(incident, incident) for each two joints at a body, until it returns false.
    template <class Function>
    void for_neighbours(Function&& function) const {
        for (std::size_t begin = 0; begin < bodies_.size();) {
            std::size_t end = begin;
            while (end < bodies_.size() && bodies_[end].body == bodies_[begin].body) ++end;
            for (std::size_t i = begin; i < end; ++i)
                for (std::size_t k = begin; k < i; ++k)
                    if (!function(bodies_[k], bodies_[i])) return;
            begin = end;
        }
    }

    /// Each is the other's neighbour. Returns whether that is new.
    bool couple(int a, int b) {
        const auto insert = [&](int at, int other) {
            Vector<int>& list = neighbours_[static_cast<std::size_t>(at)];
            const auto place = std::ranges::lower_bound(list, other);
            if (place != list.end() && *place == other) return false;
            list.insert(place, other);
            return true;
        };
        insert(a, b);
        return insert(b, a);
    }

    /// Finds places_, the order, and columns_: the joints that are coupled to one when it is eliminated.
    /// False: too many are.
    bool eliminate() {
        const std::size_t count = joints_.size();
        neighbours_.assign(count, Vector<int>(memory_));
        columns_.assign(count, Vector<int>(memory_));
        places_.assign(count, kNone);
        std::size_t blocks = 0, updates = 0;
        for_neighbours([&](const Incident& a, const Incident& b) {
            if (couple(a.joint, b.joint)) ++blocks;
            return blocks <= kMostBlocks * count + kFreeBlocks;
        });
        if (blocks > kMostBlocks * count + kFreeBlocks) return false;

        // ORDER: the fewest neighbours first, then the least height, then the lowest id: a blow at one body
        // reaches few joints on the way up. Entries whose numbers are no longer true are passed over.
        heights_.assign(count, 0);
        using Entry = std::tuple<std::size_t, int, int>;
        std::priority_queue<Entry, Vector<Entry>, std::greater<>> queue(std::greater<>{},
                                                                        Vector<Entry>(memory_));
        const auto push = [&](int joint) {
            const auto at = static_cast<std::size_t>(joint);
            queue.push({neighbours_[at].size(), heights_[at], joint});
        };
        for (std::size_t i = 0; i < count; ++i) push(static_cast<int>(i));
        blocks = 0;
        for (int next = 0; !queue.empty();) {
            const auto [degree, height, joint] = queue.top();
            queue.pop();
            const auto at = static_cast<std::size_t>(joint);
            if (places_[at] != kNone || degree != neighbours_[at].size() || height != heights_[at]) continue;
            places_[at] = next++;
            Vector<int>& column = columns_[at];
            column.swap(neighbours_[at]);
            blocks += column.size();
            updates += column.size() * (column.size() + 1) / 2;
            if (blocks > kMostBlocks * count + kFreeBlocks || updates > kMostUpdates * count + kFreeUpdates)
                return false;
            for (const int a : column) std::erase(neighbours_[static_cast<std::size_t>(a)], joint);
            for (std::size_t i = 0; i < column.size(); ++i)
                for (std::size_t k = 0; k < i; ++k) couple(column[i], column[k]);
            for (const int a : column) {
                int& above = heights_[static_cast<std::size_t>(a)];
                above = std::max(above, height + 1);
                push(a);
            }
        }
        return true;
    }

    /// The place in the plan of a joint's number.
    [[nodiscard]] int place(int joint) const { return first_ + places_[static_cast<std::size_t>(joint)]; }

    /// The block of a row in the column of a joint, by their places.
    [[nodiscard]] int block_at(int row, int column) const {
        const JointPlan::Joint& joint = plan_.joints[static_cast<std::size_t>(column)];
        const auto begin = plan_.blocks.begin() + joint.first_block;
        const auto end = plan_.blocks.begin() + joint.last_block;
        const auto found = std::ranges::lower_bound(begin, end, row, std::less<>(), &JointPlan::Block::row);
        return static_cast<int>(found - plan_.blocks.begin());
    }

    [[nodiscard]] int value_at(int row, int column) const {
        return plan_.blocks[static_cast<std::size_t>(block_at(row, column))].first_value;
    }

    /// The greatest number of rows, where blocks of that size are not much more work than those of the
    /// joints; 0 elsewhere.
    [[nodiscard]] int find_columns() const {
        int most = 1, own = 0, all = 0;
        for (const JointId joint : joints_) most = std::max(most, rows_of(joint));
        for (std::size_t k = 0; k < joints_.size(); ++k) {
            const int width = rows_of(joints_[k]);
            own += width * width;
            all += most * most;
            for (const int row : columns_[k]) {
                own += width * rows_of(joints_[static_cast<std::size_t>(row)]);
                all += most * most;
            }
        }
        return all <= kMostPadding * own ? most : 0;
    }

    /// The next `count` of an array's places.
    static int take(int& taken, int count) { return std::exchange(taken, taken + count); }

    void write() {
        first_ = static_cast<int>(plan_.joints.size());
        const int count = static_cast<int>(joints_.size());
        plan_.joints.resize(plan_.joints.size() + joints_.size());
        JointPlan::Joint* const joints = plan_.joints.data() + first_;
        const int columns = find_columns();
        // Joints by their places, and the blocks of their columns.
        Vector<int> order(joints_.size(), 0, memory_);
        for (int i = 0; i < count; ++i)
            order[static_cast<std::size_t>(places_[static_cast<std::size_t>(i)])] = i;
        for (int k = 0; k < count; ++k) {
            const int joint = order[static_cast<std::size_t>(k)];
            const JointId id = joints_[static_cast<std::size_t>(joint)];
            joints[k].id = id;
            joints[k].rows = rows_of(id);
            joints[k].first_row = take(plan_.row_count, joints[k].rows);
            const auto bodies = static_cast<int>(tables_.joint_bodies(id).size());
            joints[k].first_end = take(plan_.end_count, bodies);
            joints[k].columns = std::max(joints[k].rows, columns);
            joints[k].first_value = take(plan_.value_count, kRowLanes * joints[k].columns);
            joints[k].first_block = static_cast<int>(plan_.blocks.size());
            for (const int row : columns_[static_cast<std::size_t>(joint)])
                plan_.blocks.push_back({place(row), 0, 0, true});
            joints[k].last_block = static_cast<int>(plan_.blocks.size());
            detail::sort(std::span(plan_.blocks).subspan(static_cast<std::size_t>(joints[k].first_block)),
                         [](JointPlan::Block a, JointPlan::Block b) { return a.row < b.row; });
        }
        for (int k = 0; k < count; ++k)
            for (int b = joints[k].first_block; b < joints[k].last_block; ++b) {
                JointPlan::Block& below = plan_.blocks[static_cast<std::size_t>(b)];
                below.columns = joints[below.row - first_].columns;
                below.first_value = take(plan_.value_count, kRowLanes * (joints[k].columns + below.columns));
            }
        for (int k = 0; k < count; ++k) {
            joints[k].first_update = static_cast<int>(plan_.updates.size());
            for (int i = joints[k].first_block; i < joints[k].last_block; ++i)
                for (int j = joints[k].first_block; j < i; ++j)
                    plan_.updates.push_back(value_at(plan_.blocks[static_cast<std::size_t>(i)].row,
                                                     plan_.blocks[static_cast<std::size_t>(j)].row));
        }
        const int first_coupling = static_cast<int>(plan_.couplings.size());
        for_neighbours([&](const Incident& a, const Incident& b) {
            const bool a_first = place(a.joint) < place(b.joint);
            const Incident &column = a_first ? a : b, &row = a_first ? b : a;
            const int at = block_at(place(row.joint), place(column.joint));
            bool& is_filled = plan_.blocks[static_cast<std::size_t>(at)].is_filled;
            plan_.couplings.push_back(
                {at, place(row.joint), place(column.joint), row.side, column.side, is_filled});
            is_filled = false;
            return true;
        });
        plan_.groups.push_back(
            {first_, first_ + count, first_coupling, static_cast<int>(plan_.couplings.size()), columns});
    }

    Tables& tables_;
    JointPlan& plan_;
    std::pmr::memory_resource* memory_;
    Vector<std::uint8_t> seen_;  ///< [by joint]
    // Of the group at hand.
    Vector<JointId> joints_;
    Vector<Incident> bodies_;  ///< by body
    Vector<Vector<int>> neighbours_, columns_;
    Vector<int> places_;
    Vector<int> heights_;  ///< [1] of a joint in the tree of elimination, as far as known
    int first_ = 0;
};

}  // namespace

void plan_joints(Tables& tables) {
    JointPlan& plan = tables.joint_plan;
    if (plan.made_for == tables.graph.joint_changes) return;
    plan.made_for = 0;
    plan.groups.clear();
    plan.joints.clear();
    plan.blocks.clear();
    plan.updates.clear();
    plan.couplings.clear();
    plan.row_count = plan.end_count = plan.value_count = 0;
    if (!tables.settings.iterated_joints) Planner(tables, plan).make();
    // From here on nothing fails.
    const auto head = [&](JointId joint) -> JointHead& {
        return *static_cast<JointHead*>(tables.joint_sim(joint));
    };
    for_live(tables.joints, [&](JointId joint) { head(joint).is_direct = head(joint).has_company = 0; });
    for (const JointPlan::Group& group : plan.groups) {
        const bool has_company = group.last_joint - group.first_joint > 1;
        for (int k = group.first_joint; k < group.last_joint; ++k) {
            JointHead& joint = head(plan.joints[static_cast<std::size_t>(k)].id);
            joint.is_direct = 1;
            joint.has_company = has_company ? 1 : 0;
        }
    }
    plan.made_for = tables.graph.joint_changes;
}

}  // namespace jostle::detail
