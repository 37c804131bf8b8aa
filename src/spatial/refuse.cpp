// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The checks of arguments that the templates in the public headers call.
#include "spatial/refuse.h"

#include <jostle/spatial/tree_queries.h>

namespace jostle::detail {

template <int D>
void require_box(const char* function, const Aabb<D>& box) {
    require_box<D>(Call(function), "box", box);
}

template <int D>
void require_ray(const char* function, const Vector<D>& p1, const Vector<D>& d, float t_max) {
    const Call call(function);
    call.finite("p1", p1);
    call.finite("d", d);
    call.in(kUpToInfinity, "t_max", t_max);
}

template void require_box<2>(const char*, const Aabb<2>&);
template void require_box<3>(const char*, const Aabb<3>&);
template void require_ray<2>(const char*, const Vec2&, const Vec2&, float);
template void require_ray<3>(const char*, const Vec3&, const Vec3&, float);

}  // namespace jostle::detail
