// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which transforms a descent of two trees takes.
#include <jostle/core/error.h>
#include <jostle/spatial/rigid_transform.h>

#include "spatial/refuse.h"

namespace jostle::detail {

template <int D>
void require_rigid(const char* tree, const char* verb, const RigidTransform<D>& t) {
    const std::string function = std::string(tree) + "::" + verb;
    if (!is_finite(t.p)) raise(function, "transform", vector_text<D>(t.p), "it must be finite");
    const BoxMotion<D> back = backward_motion<D>(t);
    for (int i = 0; i < D; ++i) {
        if (is_finite(back.shift[i])) continue;
        raise(function, "transform", vector_text<D>(t.p), "its inverse must be finite, too");
    }
    for (int i = 0; i < D; ++i) {
        for (int j = i; j < D; ++j) {
            float product = 0.0f;
            for (int k = 0; k < D; ++k) product += rotation_entry(t, k, i) * rotation_entry(t, k, j);
            // Written so that NaN is refused.
            if (abs(product - (i == j ? 1.0f : 0.0f)) <= kRotationTolerance) continue;
            raise(function, "transform", to_text(product),
                  i == j ? "the columns of its rotation must have length 1; this is a squared length"
                         : "the columns of its rotation must be normal to each other; this is their product");
        }
    }
}

template void require_rigid<2>(const char*, const char*, const Transform&);
template void require_rigid<3>(const char*, const char*, const Transform3&);

}  // namespace jostle::detail
