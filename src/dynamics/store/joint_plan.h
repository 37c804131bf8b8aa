// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which joints are solved directly, all rows of a group at once, and in which order their matrix is
// eliminated. It follows from the joints and their bodies; it is made anew by the first step after these have
// changed (direct/plan_joints.cpp), and used by direct/direct.cpp.
//
// A group is a set of joints that is connected by bodies which the solver moves. Its matrix K = J W J^T has a
// block per joint on its diagonal, and one per pair of joints that share such a body. Eliminating a joint
// couples all of those that it is coupled to; the plan has the blocks that this fills.
#pragma once

#include <cstdint>
#include <memory_resource>
#include <vector>

#include "dynamics/store/joint.h"

namespace jostle::detail {

struct JointPlan {
    explicit JointPlan(std::pmr::memory_resource* memory)
        : groups(memory), joints(memory), blocks(memory), updates(memory), couplings(memory) {}

    /// Ranges of the arrays below.
    struct Group {
        int first_joint, last_joint;
        int first_coupling, last_coupling;
        int columns;  ///< [1] of each joint; 0: they have different numbers of them
    };
    /// ORDER: of a group, in the order of elimination.
    struct Joint {
        JointId id;
        int rows;         ///< 1 to kMostRigidRows
        int columns;      ///< [1] of its blocks: as many as rows, or more, which are 0
        int first_row;    ///< of the rows of all joints
        int first_end;    ///< of the bodies of all joints
        int first_value;  ///< of its block on the diagonal: a column after the other, a row a lane
        int first_block, last_block;  ///< the blocks below it, in its column
        int first_update;             ///< of a triangle: for each of these blocks, those before it
    };
    /// A block below the diagonal.
    struct Block {
        int row;          ///< the place of its row's joint; a block's column is the joint that has it
        int first_value;  ///< of its columns, a row a lane; then of its rows, a column a lane
        int columns;      ///< [1] of its row's joint
        bool is_filled;   ///< no two joints share a body there: elimination alone fills it
    };
    /// Two joints share a body: they add to a block.
    struct Coupling {
        int block;
        int row, column;  ///< the joints' places
        std::uint8_t row_side, column_side;
        bool is_first;  ///< of its block
    };

    /// Becomes a copy: see Table::copy_from().
    void copy_from(const JointPlan& other) {
        copy_rows(groups, other.groups);
        copy_rows(joints, other.joints);
        copy_rows(blocks, other.blocks);
        copy_rows(updates, other.updates);
        copy_rows(couplings, other.couplings);
        made_for = other.made_for;
        row_count = other.row_count;
        end_count = other.end_count;
        value_count = other.value_count;
    }

    std::uint64_t made_for = 0;  ///< ConstraintGraph::joint_changes when it was made
    std::pmr::vector<Group> groups;
    std::pmr::vector<Joint> joints;
    std::pmr::vector<Block> blocks;
    /// Block::first_value of the block that two blocks of a column change as the column is eliminated.
    std::pmr::vector<int> updates;
    std::pmr::vector<Coupling> couplings;
    // Sizes of the arrays of rows, ends and values.
    int row_count = 0, end_count = 0, value_count = 0;
};

}  // namespace jostle::detail
