// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which transforms a descent of two trees takes.
#include <jostle/spatial/rigid_transform.h>

namespace jostle::detail {

template <int D>
void require_rigid(const Call& call, const RigidTransform<D>& t) {
    call.finite("transform", t.p);
    const BoxMotion<D> back = backward_motion<D>(t);
    for (int i = 0; i < D; ++i) {
        if (is_finite(back.shift[i])) continue;
        call.refuse("transform", to_text(t.p), "its inverse must be finite, too");
    }
    for (int i = 0; i < D; ++i) {
        for (int j = i; j < D; ++j) {
            float product = 0.0f;
            for (int k = 0; k < D; ++k) product += rotation_entry(t, k, i) * rotation_entry(t, k, j);
            // Written so that NaN is refused.
            if (abs(product - (i == j ? 1.0f : 0.0f)) <= kRotationTolerance) continue;
            call.refuse(
                "transform", to_text(product),
                i == j ? "the columns of its rotation must have length 1; this is a squared length"
                       : "the columns of its rotation must be normal to each other; this is their product");
        }
    }
}

template void require_rigid<2>(const Call&, const Transform&);
template void require_rigid<3>(const Call&, const Transform3&);

}  // namespace jostle::detail
