// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Splits and choices of an insertion as this processor does them, against plain arithmetic.
#include "spatial/block_split_oracle.h"

namespace jostle {
namespace {

TEST(BlockSplit, parts_nine_boxes_as_plain_arithmetic_does) {
    expect_splits_as_plainly<2>();
    expect_splits_as_plainly<3>();
}

TEST(BlockSplit, chooses_children_as_plain_arithmetic_does) {
    expect_chooses_as_plainly<2>();
    expect_chooses_as_plainly<3>();
}

}  // namespace
}  // namespace jostle
