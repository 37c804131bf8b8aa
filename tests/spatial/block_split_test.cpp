// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Splits and choices of an insertion as this processor does them, against plain arithmetic.
#include "spatial/block_split_oracle.h"

namespace jostle {
namespace {

TEST(BlockSplit, PartsNineBoxesAsPlainArithmeticDoes) {
    expect_splits_as_plainly<2>();
    expect_splits_as_plainly<3>();
}

TEST(BlockSplit, ChoosesChildrenAsPlainArithmeticDoes) {
    expect_chooses_as_plainly<2>();
    expect_chooses_as_plainly<3>();
}

}  // namespace
}  // namespace jostle
