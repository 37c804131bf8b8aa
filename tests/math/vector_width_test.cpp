// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The width of the kernels' vectors can be limited while a program runs, and the limit taken away again.
#include <gtest/gtest.h>
#include <hwy/targets.h>
#include <jostle/math/vector_width.h>

#include <algorithm>

namespace jostle {
namespace {

/// Whether the build has kernels of this width.
bool is_built(VectorWidth width) {
    constexpr std::int64_t kNarrowest = HWY_SCALAR | HWY_EMU128, kWiderThan256 = HWY_AVX2 - 1;
    switch (width) {
        case VectorWidth::kOne:
            return (HWY_TARGETS & kNarrowest) != 0;
        case VectorWidth::k128:
            return (HWY_TARGETS & ~(kNarrowest | HWY_AVX2 | kWiderThan256)) != 0;
        case VectorWidth::k256:
            return (HWY_TARGETS & HWY_AVX2) != 0;
        case VectorWidth::k512:
            return (HWY_TARGETS & kWiderThan256) != 0;
    }
    return false;
}

/// The widest that is built, up to a limit.
VectorWidth widest_built(VectorWidth most) {
    VectorWidth widest = VectorWidth::kOne;
    for (const VectorWidth width : {VectorWidth::k128, VectorWidth::k256, VectorWidth::k512})
        if (width <= most && is_built(width)) widest = width;
    return widest;
}

class VectorWidthTest : public testing::Test {
  protected:
    ~VectorWidthTest() override { limit_vector_width(VectorWidth::k512); }
};

TEST_F(VectorWidthTest, NothingWiderThanTheLimitIsUsed) {
    const VectorWidth best = vector_width();
    for (const VectorWidth most :
         {VectorWidth::kOne, VectorWidth::k512, VectorWidth::k128, VectorWidth::k256, VectorWidth::k512}) {
        limit_vector_width(most);
        EXPECT_EQ(vector_width(), widest_built(std::min(most, best)));
        // The kernels' own tables go by these.
        const std::int64_t left = hwy::SupportedTargets() & HWY_TARGETS;
        const std::int64_t widest = left & -left;
        EXPECT_EQ(widest < HWY_AVX2, vector_width() == VectorWidth::k512);
        EXPECT_EQ(widest == HWY_AVX2, vector_width() == VectorWidth::k256);
        EXPECT_EQ((widest & (HWY_SCALAR | HWY_EMU128)) != 0, vector_width() == VectorWidth::kOne);
    }
}

}  // namespace
}  // namespace jostle
