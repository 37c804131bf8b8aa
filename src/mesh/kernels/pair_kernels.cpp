// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pairs of nodes wait, by their places (spatial/descent.h). Boxes of one are moved into the frame of the
// other, each way; what they leave is parted by slabs, if both meshes have some (node_slabs.h). Of two blocks
// the triangles of b are moved into a's frame, in float, all at once; the boxes that they have there are much
// smaller than their boxes moved. Pairs are left out whose boxes are apart, and those of which one triangle
// surely lies on one side of the other's plane. The rest is decided one by one, exactly.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "mesh/kernels/pair_kernels.cpp"
#include "mesh/kernels/pair_kernels.h"

#include <hwy/foreach_target.h>

#include <bit>
#include <utility>

#include "mesh/kernels/slab_lanes.h"
#include "mesh/kernels/triangle_lanes.h"
#include "mesh/triangle_pair.h"
#include "spatial/kernels/overlap_bits.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

using detail::ContactLists;
using detail::PlacePair;

struct ContactDescent {
    const detail::MeshStore& a;
    const detail::MeshStore& b;
    const detail::MeshPoses& poses;
    const bool is_self;
    const detail::MeshTreeView view_a = a.view(), view_b = b.view();
    const bool has_slabs = a.has_slabs() && b.has_slabs();

    /// The block of a that was tested last: often it comes again.
    struct LastBlock {
        std::int32_t index = -1;
        bool has_normals = false;
        NearBlock near;
    };

    /// Bit 8 i + j: slot i of a and slot j of b, as far as boxes tell.
    HWY_INLINE std::uint64_t overlapping(const OpenedNode& of_a, const OpenedNode& of_b,
                                         float (&b_in_a)[6][kSlots]) const {
        detail::HWY_NAMESPACE::move_bounds<3>(poses.b_to_a, of_b.node->bound, b_in_a);
        const int first = of_a.slot < 0 ? 0 : of_a.slot, end = of_a.slot < 0 ? kSlots : first + 1;
        const std::uint64_t bits =
            detail::HWY_NAMESPACE::overlap_bits<3>(of_a.node->bound, b_in_a, first, end) &
            (of_b.slot < 0 ? ~std::uint64_t{0} : 0x0101010101010101u << of_b.slot);
        if (bits == 0) return 0;
        alignas(32) float a_in_b[6][kSlots];
        detail::HWY_NAMESPACE::move_bounds<3>(poses.a_to_b, of_a.node->bound, a_in_b);
        // Of a, only the rows that are left: often one or two.
        const std::uint32_t rows = rows_of(bits);
        return bits & detail::HWY_NAMESPACE::overlap_bits<3>(a_in_b, of_b.node->bound, std::countr_zero(rows),
                                                             static_cast<int>(std::bit_width(rows)));
    }

    /// Of these pairs those that no slab of one parts from the box of the other.
    HWY_INLINE std::uint64_t not_parted(std::uint64_t bits, const OpenedNode& of_a,
                                        const OpenedNode& of_b) const {
        const detail::NodeSlabs& slabs_a = a.slabs.data()[of_a.base / kSlots];
        const detail::NodeSlabs& slabs_b = b.slabs.data()[of_b.base / kSlots];
        for (std::uint32_t rows = rows_of(bits); rows != 0; rows &= rows - 1) {
            const int i = std::countr_zero(rows);
            const MovedSlab slab = moved_slab<true>(poses, slabs_a, i, poses.slab_error);
            bits &= ~(std::uint64_t{beside(slab, of_b.node->bound)} << kSlots * i);
        }
        for (std::uint32_t columns = columns_of(bits); columns != 0; columns &= columns - 1) {
            const int j = std::countr_zero(columns);
            const MovedSlab slab = moved_slab<false>(poses, slabs_b, j, poses.slab_error);
            bits &= ~(column_of(beside(slab, of_a.node->bound)) << j);
        }
        return bits;
    }

    /// The nodes and blocks in a node's slots will be read soon.
    HWY_INLINE static void prefetch_children(const Node& node, std::uint32_t slots,
                                             const detail::MeshTreeView& view,
                                             const detail::TriangleBlock* blocks) {
        for (; slots != 0; slots &= slots - 1) {
            const std::int32_t link = node.link[std::countr_zero(slots)];
            const void* const child = link < 0 ? static_cast<const void*>(blocks + ~link) : view.inner + link;
            // As many lines of both: no branch that a processor could not foretell.
            for (std::size_t line = 0; line < sizeof(detail::TriangleBlock); line += 64)
                prefetch(static_cast<const char*>(child) + line);
        }
    }

    HWY_INLINE void open(PlacePair at, ContactLists& lists) const {
        const bool self = is_self && at.a == at.b;
        const OpenedNode of_a = opened(view_a.inner, at.a), of_b = opened(view_b.inner, at.b);
        alignas(32) float b_in_a[6][kSlots];
        std::uint64_t bits = overlapping(of_a, of_b, b_in_a);
        if (bits == 0) return;
        if (has_slabs) bits = not_parted(bits, of_a, of_b);
        if (self) bits &= kUpper | kDiagonal;
        prefetch_children(*of_a.node, rows_of(bits), view_a, a.blocks.data());
        prefetch_children(*of_b.node, columns_of(bits), view_b, b.blocks.data());
        // ORDER: the first pair is popped first; while no contact is found, that whose boxes overlap most.
        PlacePair* const found = lists.waiting + lists.waiting_count;
        float depths[detail::kMostFound];
        int count = 0;
        while (bits != 0) {
            const int c = 63 - std::countl_zero(bits), i = c / kSlots, j = c % kSlots;
            bits ^= std::uint64_t{1} << c;
            int to = count++;
            if (lists.is_first) {
                const float depth = depth_of(of_a.node->bound, i, b_in_a, j);
                for (; to > 0 && depths[to - 1] > depth; --to) {
                    depths[to] = depths[to - 1];
                    found[to] = found[to - 1];
                }
                depths[to] = depth;
            }
            found[to] = {of_a.base + i, of_b.base + j};
        }
        lists.waiting_count += static_cast<std::size_t>(count);
    }
    /// The slots of a with a bit, and those of b.
    HWY_INLINE static std::uint32_t columns_of(std::uint64_t bits) {
        bits |= bits >> 32;
        bits |= bits >> 16;
        return static_cast<std::uint32_t>(bits | bits >> 8) & 0xffu;
    }
    HWY_INLINE static std::uint32_t rows_of(std::uint64_t bits) {
        constexpr std::uint64_t kLow = 0x7f7f7f7f7f7f7f7fu;
        const std::uint64_t any = (((bits & kLow) + kLow) | bits) & ~kLow;
        return static_cast<std::uint32_t>((any >> 7) * 0x0102040810204080u >> 56);
    }
    /// Bit 8 i of eight bits i.
    HWY_INLINE static std::uint64_t column_of(std::uint64_t slots) {
        return ((slots & 0x7fu) * 0x0002040810204081u & 0x0101010101010101u) | (slots & 0x80u) << 49;
    }
    /// [m] The least overlap along an axis of a's frame.
    HWY_INLINE static float depth_of(const float (&bound_a)[6][kSlots], int i,
                                     const float (&bound_b)[6][kSlots], int j) {
        float least = -bound_a[0][i] - bound_b[3][j];
        for (int r = 1; r < 6; ++r) least = math::min(least, -bound_a[r][i] - bound_b[(r + 3) % 6][j]);
        return least;
    }

    /// Those of b's block that surely lie beside the plane of a triangle of a's, or it beside theirs.
    HWY_INLINE static std::uint32_t surely_apart(const NearBlock& near_a, int slot, const NearBlock& near_b,
                                                 float error) {
        std::uint32_t apart = 0;
        const Lanes3 a0 = splat3(near_a.at[0], slot), a1 = splat3(near_a.at[1], slot),
                     a2 = splat3(near_a.at[2], slot), of_a = splat3(near_a.normal, slot);
        const Lanes size_a = splat(near_a.size[slot]), tiny = splat(0x1p-100f);
        const auto error_of = [&](Lanes size, Lanes both) HWY_ATTR {
            return size * both * (splat(64.0f * error) + splat(0x1p-17f) * size) + tiny;
        };
        for (int lane = 0; lane < kSlots; lane += kLanes) {
            const Lanes size_b = load(near_b.size + lane), both = size_a + size_b;
            const Lanes3 b0 = load3(near_b.at[0], lane), b1 = load3(near_b.at[1], lane),
                         b2 = load3(near_b.at[2], lane), of_b = load3(near_b.normal, lane);
            const Mask beside_a = same_side(dot(of_a, minus(b0, a0)), dot(of_a, minus(b1, a0)),
                                            dot(of_a, minus(b2, a0)), error_of(size_a, both));
            const Mask beside_b = same_side(dot(of_b, minus(a0, b0)), dot(of_b, minus(a1, b0)),
                                            dot(of_b, minus(a2, b0)), error_of(size_b, both));
            apart |= bits_of(Tag(), hn::Or(beside_a, beside_b)) << lane;
        }
        return apart;
    }

    /// The triangles of two blocks.
    HWY_INLINE void test(PlacePair at, std::int32_t index_a, std::int32_t index_b, LastBlock& last,
                         ContactLists& lists) const {
        const detail::TriangleBlock& block_a = a.blocks.data()[index_a];
        const detail::TriangleBlock& block_b = b.blocks.data()[index_b];
        if (has_slabs && blocks_are_parted(poses, a, b, at, poses.slab_error)) return;
        NearBlock& near_a = last.near;
        if (last.index != index_a) {
            last.index = index_a;
            last.has_normals = false;
            localize(block_a, near_a);
            fill_boxes(0.0f, near_a);
        }
        NearBlock near_b;
        localize(block_b, near_b);
        const float error = move_near(poses, block_a, block_b, near_a, near_b);
        fill_boxes(error, near_b);
        std::uint64_t bits = detail::HWY_NAMESPACE::overlap_bits<3>(near_a.bound, near_b.bound, 0, kSlots);
        // Infinite numbers are no boxes.
        if (!(error <= 0x1p100f)) bits = ~std::uint64_t{0};
        if (is_self && at.a == at.b) bits &= kUpper;
        if (bits == 0) return;
        const Node &node_a = view_a.blocks[index_a], &node_b = view_b.blocks[index_b];
        bits &= used_pairs(used_slots(node_a), used_slots(node_b));
        if (!last.has_normals) fill_normals(near_a);
        last.has_normals = true;
        fill_normals(near_b);
        SlotPair pairs[detail::kMostFound];
        int count = 0;
        for (int i = 0; bits != 0; ++i, bits >>= kSlots) {
            std::uint32_t of_i = static_cast<std::uint32_t>(bits & 0xffu);
            if (of_i == 0) continue;
            of_i &= ~surely_apart(near_a, i, near_b, error);
            for (; of_i != 0; of_i &= of_i - 1) {
                const int j = std::countr_zero(of_i);
                if (is_self && are_neighbors(block_a, i, block_b, j)) continue;
                pairs[count++] = {static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(j)};
            }
        }
        for (int first = 0; first < count; first += kSlots) {
            const int size = count - first < kSlots ? count - first : kSlots;
            const detail::PairsDecided decided = decide(near_a, near_b, error, pairs + first, size);
            for (int k = 0; k < size; ++k) {
                const int i = pairs[first + k].i, j = pairs[first + k].j;
                if ((decided.apart >> k & 1u) != 0) continue;
                if ((decided.meet >> k & 1u) == 0 &&
                    !detail::meet(placed_of(poses.a, block_a, i), placed_of(poses.b, block_b, j)))
                    continue;
                MeshContact& contact = lists.found[lists.found_count++];
                contact = {node_a.link[i], node_b.link[j]};
                if (is_self && contact.b < contact.a) std::swap(contact.a, contact.b);
            }
        }
    }
    /// The bits of all pairs of such slots. Empty ones follow those in use.
    HWY_INLINE static std::uint64_t used_pairs(std::uint32_t used_a, std::uint32_t used_b) {
        const int rows = static_cast<int>(std::bit_width(used_a));
        const std::uint64_t of_a =
            rows == kSlots ? ~std::uint64_t{0} : (std::uint64_t{1} << kSlots * rows) - 1;
        return of_a & used_b * 0x0101010101010101u;
    }
    HWY_INLINE static detail::PlacedTriangle placed_of(const detail::MeshPose& pose,
                                                       const detail::TriangleBlock& block, int slot) {
        return detail::placed(pose, block.corners(slot));
    }
    /// Whether two triangles have a corner at the same place.
    static bool are_neighbors(const detail::TriangleBlock& block_a, int i,
                              const detail::TriangleBlock& block_b, int j) {
        for (int p = 0; p < 3; ++p)
            for (int q = 0; q < 3; ++q)
                if (block_a.corner(p, i) == block_b.corner(q, j)) return true;
        return false;
    }

    void run(ContactLists& lists) const {
        LastBlock last;
        while (lists.waiting_count > 0 && lists.found_count == 0 &&
               lists.waiting_count + detail::kMostFound <= lists.waiting_capacity) {
            const PlacePair at = lists.waiting[--lists.waiting_count];
            ++lists.work;
            const std::int32_t link_a = link_at(view_a.inner, at.a), link_b = link_at(view_b.inner, at.b);
            if (link_a < 0 && link_b < 0) {
                test(at, ~link_a, ~link_b, last, lists);
            } else {
                open(at, lists);
            }
        }
    }
    static constexpr std::uint64_t kDiagonal = 0x8040201008040201u;
    static constexpr std::uint64_t kUpper = 0x0080c0e0f0f8fcfeu;  ///< i < j
};

void find_contacts(const detail::MeshStore& a, const detail::MeshStore& b, const detail::MeshPoses& poses,
                   bool is_self, detail::ContactLists& lists) {
    ContactDescent{a, b, poses, is_self}.run(lists);
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

HWY_EXPORT(find_contacts);
void detail::find_contacts(const MeshStore& a, const MeshStore& b, const MeshPoses& poses, bool is_self,
                           ContactLists& lists) {
    HWY_DYNAMIC_DISPATCH(find_contacts)(a, b, poses, is_self, lists);
}

}  // namespace jostle
#endif  // HWY_ONCE
