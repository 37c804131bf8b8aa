// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The checks of arguments that the templates in the public headers call.
#include "spatial/refuse.h"

#include <jostle/spatial/dynamic_tree.h>

namespace jostle::detail {

template <int D>
void require_box(const char* function, const Aabb<D>& box) {
    if (is_valid(box)) return;
    raise(function, "box", vector_text<D>(box.lower) + " to " + vector_text<D>(box.upper),
          "it must be finite, and its lower corner not above its upper one");
}

template <int D>
void require_ray(const char* function, const Vector<D>& p1, const Vector<D>& d, float t_max) {
    require_finite<D>(function, "p1", p1);
    require_finite<D>(function, "d", d);
    if (t_max >= 0.0f) return;
    raise(function, "t_max", to_text(t_max), "it must be 0 or more");
}

template void require_box<2>(const char*, const Aabb<2>&);
template void require_box<3>(const char*, const Aabb<3>&);
template void require_ray<2>(const char*, const Vec2&, const Vec2&, float);
template void require_ray<3>(const char*, const Vec3&, const Vec3&, float);

}  // namespace jostle::detail
