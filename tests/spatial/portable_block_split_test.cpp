// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Splits and choices once more without the processor's vector instructions: the same bits.
#define JOSTLE_PORTABLE_LANES
#include "spatial/block_split_oracle.h"

namespace jostle {
namespace {

TEST(PortableBlockSplit, PartsNineBoxesAsPlainArithmeticDoes) {
    expect_splits_as_plainly<2>();
    expect_splits_as_plainly<3>();
}

TEST(PortableBlockSplit, ChoosesChildrenAsPlainArithmeticDoes) {
    expect_chooses_as_plainly<2>();
    expect_chooses_as_plainly<3>();
}

}  // namespace
}  // namespace jostle
