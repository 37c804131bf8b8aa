// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Casts: rays, and boxes that move.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "spatial/kernels/cast_kernels.cpp"
#include <hwy/foreach_target.h>
#include <jostle/spatial/broad_phase.h>

#include "spatial/kernels/cast_lanes.h"
#include "spatial/kernels/inner_nodes.h"
#include "spatial/kernels/ordered_lanes.h"
#include "spatial/kernels/walk_lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

#define JOSTLE_CAST_KERNELS(Inner)                                                                          \
    void cast_walk_##Inner(const detail::TreeView<detail::Inner>& view,                                     \
                           const BoxCast<detail::Inner::kDimension>& cast, std::uint64_t mask,              \
                           detail::Walk& walk) {                                                            \
        walk_on<false>(view, CastTest<detail::Inner::kDimension>(cast, cast.max_fraction), mask, walk);     \
    }                                                                                                       \
    void ordered_cast_walk_##Inner(const detail::TreeView<detail::Inner>& view,                             \
                                   const BoxCast<detail::Inner::kDimension>& cast, std::uint64_t mask,      \
                                   detail::OrderedWalk& walk) {                                             \
        walk_to_hits(view, CastTest<detail::Inner::kDimension>(cast, walk.bound), mask, walk);              \
    }                                                                                                       \
    std::int32_t first_cast_hit_##Inner(const detail::TreeView<detail::Inner>& view,                        \
                                        const BoxCast<detail::Inner::kDimension>& cast, std::uint64_t mask, \
                                        bool any, detail::OrderedWalk& walk) {                              \
        return first_hit(view, CastTest<detail::Inner::kDimension>(cast, walk.bound), mask, any, walk);     \
    }
JOSTLE_FOR_INNER_NODES(JOSTLE_CAST_KERNELS)

#define JOSTLE_TWO_TREES_CAST_KERNELS(D)                                                                   \
    int ordered_cast_walks##D(const detail::TwoTrees<D>& both, const BoxCast<D>& cast, std::uint64_t mask, \
                              detail::OrderedWalk(&walks)[2]) {                                            \
        return walk_both_to_hits(both, CastTest<D>(cast, walks[0].bound), mask, walks);                    \
    }
JOSTLE_FOR_TWO_TREES(JOSTLE_TWO_TREES_CAST_KERNELS)

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace jostle {

#define JOSTLE_CAST_DOORS(Inner)                                                                             \
    HWY_EXPORT(cast_walk_##Inner);                                                                           \
    template <>                                                                                              \
    void detail::cast_walk(const TreeView<Inner>& view, const BoxCast<Inner::kDimension>& cast,              \
                           std::uint64_t mask, Walk& walk) {                                                 \
        HWY_DYNAMIC_DISPATCH(cast_walk_##Inner)(view, cast, mask, walk);                                     \
    }                                                                                                        \
    HWY_EXPORT(ordered_cast_walk_##Inner);                                                                   \
    template <>                                                                                              \
    void detail::ordered_cast_walk(const TreeView<Inner>& view, const BoxCast<Inner::kDimension>& cast,      \
                                   std::uint64_t mask, OrderedWalk& walk) {                                  \
        HWY_DYNAMIC_DISPATCH(ordered_cast_walk_##Inner)(view, cast, mask, walk);                             \
    }                                                                                                        \
    HWY_EXPORT(first_cast_hit_##Inner);                                                                      \
    template <>                                                                                              \
    std::int32_t detail::first_cast_hit(const TreeView<Inner>& view, const BoxCast<Inner::kDimension>& cast, \
                                        std::uint64_t mask, bool any, OrderedWalk& walk) {                   \
        return HWY_DYNAMIC_DISPATCH(first_cast_hit_##Inner)(view, cast, mask, any, walk);                    \
    }
JOSTLE_FOR_INNER_NODES(JOSTLE_CAST_DOORS)

#define JOSTLE_TWO_TREES_CAST_DOORS(D)                                                                  \
    HWY_EXPORT(ordered_cast_walks##D);                                                                  \
    template <>                                                                                         \
    int detail::ordered_cast_walks(const TwoTrees<D>& both, const BoxCast<D>& cast, std::uint64_t mask, \
                                   OrderedWalk(&walks)[2]) {                                            \
        return HWY_DYNAMIC_DISPATCH(ordered_cast_walks##D)(both, cast, mask, walks);                    \
    }
JOSTLE_FOR_TWO_TREES(JOSTLE_TWO_TREES_CAST_DOORS)

}  // namespace jostle
#endif  // HWY_ONCE
