// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a refused argument of spatial/ is told; see arguments.h.
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/cast.h>
#include <jostle/spatial/query.h>
#include <jostle/spatial/walk.h>

namespace jostle::detail {

template <int D>
void refuse_box(const Call& call, std::string_view argument, const Aabb<D>& box) {
    call.refuse(argument, to_text(box.lower) + " to " + to_text(box.upper),
                "it must be finite, and its lower corner not above its upper one");
}

template <int D>
void require_half_space(const Call& call, const HalfSpace<D>& space) {
    call.finite("normal", space.normal);
    call.in(kFinite, "offset", space.offset);
    if (space.normal == Vector<D>{}) call.refuse("normal", to_text(space.normal), "it must not be zero");
}

template <int D>
void require_cast(const Call& call, const Cast<D>& cast, float t_max, bool is_ray) {
    if (is_ray) {
        call.finite("p1", cast.box.lower);
    } else {
        require_box<D>(call, "box", cast.box);
    }
    call.finite("d", cast.d);
    call.in(kUpToInfinity, "t_max", t_max);
}

void refuse_context(const Call& call) {
    call.refuse("context", "in the middle of another query",
                "it must be empty, or have been left by the same verb of the same tree; clear() empties it");
}

template void refuse_box<2>(const Call&, std::string_view, const Aabb2&);
template void refuse_box<3>(const Call&, std::string_view, const Aabb3&);
template void require_half_space<2>(const Call&, const HalfSpace<2>&);
template void require_half_space<3>(const Call&, const HalfSpace<3>&);
template void require_cast<2>(const Call&, const Cast<2>&, float, bool);
template void require_cast<3>(const Call&, const Cast<3>&, float, bool);

}  // namespace jostle::detail
