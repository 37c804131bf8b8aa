// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <hwy/targets.h>
#include <jostle/math/vector_width.h>

namespace jostle {

namespace {

constexpr std::int64_t kNarrowest = HWY_SCALAR | HWY_EMU128;

#if HWY_HAVE_RUNTIME_DISPATCH
/// Of one processor's instruction sets, a lower bit is a wider one; other processors' bits are above x86's.
std::int64_t wider_than(VectorWidth width) {
    constexpr std::int64_t k256OrWider = HWY_AVX2 | (HWY_AVX2 - 1);
    switch (width) {
        case VectorWidth::kOne:
            return ~kNarrowest;
        case VectorWidth::k128:
            return k256OrWider;
        case VectorWidth::k256:
            return HWY_AVX2 - 1;
        case VectorWidth::k512:
            break;
    }
    return 0;
}
#endif

}  // namespace

VectorWidth vector_width() noexcept {
#if HWY_HAVE_RUNTIME_DISPATCH
    const std::int64_t usable = hwy::SupportedTargets() & HWY_TARGETS;
    const std::int64_t target = usable != 0 ? usable & -usable : HWY_STATIC_TARGET;
#else
    const std::int64_t target = HWY_STATIC_TARGET;
#endif
    if ((target & kNarrowest) != 0) return VectorWidth::kOne;
    if (target > HWY_AVX2) return VectorWidth::k128;
    return target == HWY_AVX2 ? VectorWidth::k256 : VectorWidth::k512;
}

void limit_vector_width(VectorWidth most) noexcept {
#if HWY_HAVE_RUNTIME_DISPATCH
    hwy::DisableTargets(wider_than(most));
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
#else
    static_cast<void>(most);
#endif
}

}  // namespace jostle
