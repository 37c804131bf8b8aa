// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The curve that boxes are ordered along, and the kernels that building is made of, against their scalar
// forms.
#include "spatial/build/build_curve.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "spatial/boxes.h"
#include "spatial/build/build.h"
#include "spatial/each_target.h"
#include "spatial/kernels/build_kernels.h"
#include "support/extremes.h"

namespace jostle::test {
namespace {

using detail::BuildItem;
using detail::CurveGrid;

/// One point in the middle of each cell of a grid of whole numbers.
template <int D>
std::vector<Vector<D>> grid_points(const int (&size)[3]) {
    std::vector<Vector<D>> points;
    for (int x = 0; x < size[0]; ++x) {
        for (int y = 0; y < size[1]; ++y) {
            for (int z = 0; z < (D == 3 ? size[2] : 1); ++z) {
                Vector<D> p{};
                p[0] = static_cast<float>(x);
                p[1] = static_cast<float>(y);
                if constexpr (D == 3) p[2] = static_cast<float>(z);
                points.push_back(p);
            }
        }
    }
    return points;
}

/// The points, along the curve over a grid in which each has a cell of its own.
template <int D>
std::vector<Vector<D>> along_curve(const std::vector<Vector<D>>& points, const int (&size)[3], int bits) {
    Vector<D> lower{}, upper{};
    for (int i = 0; i < D; ++i) upper[i] = 0.5f * static_cast<float>(size[i]);
    const CurveGrid<D> grid = detail::make_curve_grid<D>(lower, upper, bits);
    std::vector<BuildItem> items;
    items.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Vector<D> middle = points[i] + detail::splat(points[i], 0.5f);
        items.push_back({detail::morton_key<D>(grid, Aabb<D>{middle, middle}), static_cast<std::int32_t>(i)});
    }
    detail::to_hilbert_keys<D>(grid, items.data(), static_cast<int>(items.size()));
    std::stable_sort(items.begin(), items.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
    std::vector<Vector<D>> result;
    for (const BuildItem& item : items) result.push_back(points[static_cast<std::size_t>(item.id)]);
    return result;
}

template <int D>
int steps_that_jump(const std::vector<Vector<D>>& points) {
    int jumps = 0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        float distance = 0.0f;
        for (int k = 0; k < D; ++k) distance += std::abs(points[i][k] - points[i - 1][k]);
        jumps += distance == 1.0f ? 0 : 1;
    }
    return jumps;
}

TEST(BuildCurve, GoesFromEachCellOfASquareToOneBesideIt) {
    for (const int levels : {1, 2, 3, 4, 5, 6}) {
        const int side = 1 << levels;
        const int size[3] = {side, side, 1};
        EXPECT_EQ(steps_that_jump<2>(along_curve<2>(grid_points<2>(size), size, 2 * levels)), 0) << levels;
    }
}

TEST(BuildCurve, GoesFromEachCellOfACubeToOneBesideIt) {
    for (const int levels : {1, 2, 3, 4}) {
        const int side = 1 << levels;
        const int size[3] = {side, side, side};
        EXPECT_EQ(steps_that_jump<3>(along_curve<3>(grid_points<3>(size), size, 3 * levels)), 0) << levels;
    }
}

TEST(BuildCurve, GoesOnFromSquareToSquareOfACorridorWhicheverWayItRuns) {
    const int along_x[3] = {64, 4, 1};
    const int along_y[3] = {4, 64, 1};
    EXPECT_EQ(steps_that_jump<2>(along_curve<2>(grid_points<2>(along_x), along_x, 8)), 0);
    EXPECT_EQ(steps_that_jump<2>(along_curve<2>(grid_points<2>(along_y), along_y, 8)), 0);
}

TEST(BuildCurve, SpendsTheBitsWhereTheBoundsAreLong) {
    const CurveGrid<3> cube = detail::make_curve_grid<3>({0, 0, 0}, {8, 8, 8}, 32);
    EXPECT_EQ(cube.alone, 0);
    EXPECT_EQ(cube.pair, 1);  // two bits were left over
    EXPECT_EQ(cube.triple, 10);
    const CurveGrid<3> ground = detail::make_curve_grid<3>({0, 0, 0}, {1024, 1, 1024}, 22);
    EXPECT_EQ(ground.axis[2], 1);
    EXPECT_EQ(ground.alone, 0);
    EXPECT_EQ(ground.pair, 11);  // 1024 to 1 is ten halvings; two bits were left over
    EXPECT_EQ(ground.triple, 0);
    const CurveGrid<2> line = detail::make_curve_grid<2>({0, 0}, {0, 5}, 32);
    EXPECT_EQ(line.axis[0], 1);
    EXPECT_EQ(line.alone, 24);
    EXPECT_EQ(line.pair, 0);
}

TEST(BuildCurve, KeysFitTheirBits) {
    Random random(4);
    for (int round = 0; round < 200; ++round) {
        for (const int bits : {22, 32}) {
            Vec3 lower{}, upper{};
            for (int i = 0; i < 3; ++i) {
                lower[i] = random.uniform(-1.0f, 1.0f) * std::pow(10.0f, random.uniform(-20.0f, 20.0f));
                upper[i] = lower[i] + std::pow(10.0f, random.uniform(-20.0f, 20.0f));
            }
            const CurveGrid<3> grid = detail::make_curve_grid<3>(lower, upper, bits);
            EXPECT_GE(grid.alone + 2 * grid.pair + 3 * grid.triple, 0);
            EXPECT_LE(grid.alone + 2 * grid.pair + 3 * grid.triple, bits);
            EXPECT_LE(grid.alone + grid.pair + grid.triple, 24);
            const CurveGrid<2> plane =
                detail::make_curve_grid<2>({lower.x, lower.y}, {upper.x, upper.y}, bits);
            EXPECT_LE(plane.alone + 2 * plane.pair, bits);
            EXPECT_LE(plane.alone + plane.pair, 24);
        }
    }
}

template <int D>
void expect_kernels_like_scalars(BoxSet set, int n) {
    SCOPED_TRACE(name_of(set) + ", " + std::to_string(n) + " boxes, D = " + std::to_string(D));
    Random random(11);
    const std::vector<Aabb<D>> boxes = make_boxes<D>(set, n, random);
    Vector<D> lower = detail::splat(Vector<D>{}, kInfinity), upper = -lower;
    Vector<D> least = lower, greatest = upper;
    for (const Aabb<D>& box : boxes) {
        least = min(least, detail::half_center(box));
        greatest = max(greatest, detail::half_center(box));
    }
    EXPECT_TRUE(detail::add_half_centers<D>(boxes.data(), n, lower, upper));
    EXPECT_TRUE(lower == least);
    EXPECT_TRUE(upper == greatest);
    for (const int bits : {22, 32}) {
        const CurveGrid<D> grid = detail::make_curve_grid<D>(lower, upper, bits);
        std::vector<BuildItem> items(boxes.size()), expected;
        detail::curve_keys<D>(grid, boxes.data(), 0, n, items.data());
        for (int i = 0; i < n; ++i)
            expected.push_back({detail::morton_key<D>(grid, boxes[static_cast<std::size_t>(i)]), i});
        detail::to_hilbert_keys<D>(grid, expected.data(), n);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            ASSERT_EQ(items[i].key, expected[i].key);
            ASSERT_EQ(items[i].id, expected[i].id);
        }
    }
}

TEST(BuildKernels, GiveWhatTheScalarFormsGive) {
    for_each_target([] {
        for (const BoxSet set : kBoxSets) {
            for (const int n : {1, 2, 7, 8, 9, 16, 33, 100}) {
                expect_kernels_like_scalars<2>(set, n);
                expect_kernels_like_scalars<3>(set, n);
            }
        }
    });
}

TEST(BuildKernels, TakeTheLargestBoxesThatThereAre) {
    std::vector<Aabb2> boxes(20, Aabb2{{-kLargest, -kLargest}, {kLargest, kLargest}});
    boxes[3] = {{kLargest, kLargest}, {kLargest, kLargest}};
    boxes[17] = {{-kLargest, -kLargest}, {-kLargest, -kLargest}};
    Vec2 lower{0, 0}, upper{0, 0};
    EXPECT_TRUE(detail::add_half_centers<2>(boxes.data(), 20, lower, upper));
    EXPECT_EQ(lower, (Vec2{-0.5f * kLargest, -0.5f * kLargest}));
    EXPECT_EQ(upper, (Vec2{0.5f * kLargest, 0.5f * kLargest}));
    const CurveGrid<2> grid = detail::make_curve_grid<2>(lower, upper, 22);
    EXPECT_LT(detail::morton_key<2>(grid, boxes[17]), detail::morton_key<2>(grid, boxes[0]));
    EXPECT_LT(detail::morton_key<2>(grid, boxes[0]), detail::morton_key<2>(grid, boxes[3]));
}

template <int D>
void expect_invalid_seen() {
    Random random(5);
    // At each place of a vector, and in what is left over.
    for (int at = 0; at < 37; ++at) {
        for (int corner = 0; corner < 2 * D; ++corner) {
            for (const float bad : {kNan, kInfinity, -kInfinity}) {
                std::vector<Aabb<D>> boxes = make_boxes<D>(BoxSet::kUniform, 37, random);
                Aabb<D>& box = boxes[static_cast<std::size_t>(at)];
                (corner < D ? box.lower[corner] : box.upper[corner - D]) = bad;
                Vector<D> lower{}, upper{};
                ASSERT_FALSE(detail::add_half_centers<D>(boxes.data(), 37, lower, upper))
                    << at << ' ' << corner;
            }
        }
        std::vector<Aabb<D>> boxes = make_boxes<D>(BoxSet::kUniform, 37, random);
        std::swap(boxes[static_cast<std::size_t>(at)].lower, boxes[static_cast<std::size_t>(at)].upper);
        Vector<D> lower{}, upper{};
        ASSERT_FALSE(detail::add_half_centers<D>(boxes.data(), 37, lower, upper)) << at;
    }
}

TEST(BuildKernels, SeeOneInvalidBoxAmongOthers) {
    expect_invalid_seen<2>();
    expect_invalid_seen<3>();
}

template <int D>
void expect_blocks_filled() {
    Random random(6);
    const std::vector<Aabb<D>> boxes = make_boxes<D>(BoxSet::kSignedZero, 40, random);
    for (int count = 1; count <= detail::kBlockSize; ++count) {
        detail::Block<D> block;
        for (int slot = 0; slot < detail::kBlockSize; ++slot)
            block.link[slot] = slot < count ? 5 * slot : detail::kNoItem;
        detail::BuildBounds<D> bounds;
        detail::fill_blocks<D>(boxes.data(), 1, &block, &bounds);
        Aabb<D> all = empty_box<D>();
        for (int slot = 0; slot < detail::kBlockSize; ++slot) {
            if (slot < count) {
                const Aabb<D>& box = boxes[5 * static_cast<std::size_t>(slot)];
                detail::Block<D> expected;
                detail::set_slot_box<D>(expected, slot, box);
                all = unite(all, box);
                for (int row = 0; row < 2 * D; ++row) {
                    // To the sign of a zero.
                    EXPECT_EQ(std::bit_cast<std::uint32_t>(block.bound[row][slot]),
                              std::bit_cast<std::uint32_t>(expected.bound[row][slot]));
                }
            } else {
                for (int row = 0; row < 2 * D; ++row) EXPECT_EQ(block.bound[row][slot], detail::kEmptyBound);
            }
        }
        for (int i = 0; i < D; ++i) {
            EXPECT_EQ(bounds.bound[i], all.lower[i]);
            EXPECT_EQ(-bounds.bound[D + i], all.upper[i]);
        }
    }
}

TEST(BuildKernels, FillBlocksToTheSignOfAZero) {
    expect_blocks_filled<2>();
    expect_blocks_filled<3>();
}

}  // namespace
}  // namespace jostle::test
