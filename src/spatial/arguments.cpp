// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a refused argument of spatial/ is told; see arguments.h.
#include <jostle/spatial/arguments.h>
#include <jostle/spatial/cast.h>
#include <jostle/spatial/query.h>
#include <jostle/spatial/walk.h>

// Verbs that a user's code instantiates call these: a shared library exports their instances.
JOSTLE_API_BEGIN
namespace jostle::detail {

template <int D>
void refuse_box(const Call& call, std::string_view argument, const Aabb<D>& box) {
    call.refuse(argument, to_text(box.lower) + " to " + to_text(box.upper),
                "it must be finite, and its lower corner not above its upper one");
}

std::string element_text(std::string_view array, std::size_t index) {
    return std::string(array) + "[" + to_text(static_cast<long long>(index)) + "]";
}

template <int D>
void require_half_space(const Call& call, std::span<const HalfSpace<D>> spaces, std::size_t index) {
    const HalfSpace<D>& space = spaces[index];
    if (is_finite(space.normal) && is_finite(space.offset) && space.normal != Vector<D>{}) return;
    const std::string element = element_text("spaces", index);
    call.finite(element + ".normal", space.normal);
    call.finite(element + ".offset", space.offset);
    call.refuse(element + ".normal", to_text(space.normal), "it must not be zero");
}

template <int D>
void refuse_ray(const Call& call, const Ray<D>& ray) {
    call.finite("origin", ray.origin);
    call.finite("translation", ray.translation);
    call.in(kUpToInfinity, "max_fraction", ray.max_fraction);
}

template <int D>
void refuse_cast(const Call& call, const BoxCast<D>& cast) {
    require_box<D>(call, "box", cast.box);
    refuse_ray<D>(call, {cast.box.lower, cast.translation, cast.max_fraction});
}

void refuse_context(const Call& call) {
    call.refuse("context", "in the middle of another query",
                "it must be empty, or have been left by the same verb of the same tree; clear() empties it");
}

template void refuse_box<2>(const Call&, std::string_view, const Aabb2&);
template void refuse_box<3>(const Call&, std::string_view, const Aabb3&);
template void require_half_space<2>(const Call&, std::span<const HalfSpace<2>>, std::size_t);
template void require_half_space<3>(const Call&, std::span<const HalfSpace<3>>, std::size_t);
template void refuse_cast<2>(const Call&, const BoxCast<2>&);
template void refuse_ray<2>(const Call&, const Ray<2>&);
template void refuse_cast<3>(const Call&, const BoxCast<3>&);
template void refuse_ray<3>(const Call&, const Ray<3>&);

}  // namespace jostle::detail
JOSTLE_API_END
