// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The checks of arguments that the templates in the public headers call.
#include "spatial/refuse.h"

#include <jostle/spatial/cast.h>
#include <jostle/spatial/dynamic_tree.h>
#include <jostle/spatial/nearest.h>
#include <jostle/spatial/query.h>

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

namespace {
std::string function_of(const char* tree, const char* verb) {
    return std::string(tree) + "::" + verb;
}
}  // namespace

template <int D>
void require_box(const char* tree, const char* verb, const Aabb<D>& box) {
    require_box<D>(function_of(tree, verb).c_str(), box);
}

template <int D>
void require_half_space(const char* tree, const char* verb, const HalfSpace<D>& space) {
    if (is_finite(space.normal) && is_finite(space.offset) && space.normal != Vector<D>{}) return;
    const std::string function = function_of(tree, verb);
    require_finite<D>(function.c_str(), "normal", space.normal);
    if (!is_finite(space.offset)) raise(function, "offset", to_text(space.offset), "it must be finite");
    raise(function, "normal", vector_text<D>(space.normal), "it must not be zero");
}

template <int D>
void require_cast(const char* tree, const char* verb, const Cast<D>& cast, float t_max, bool is_ray) {
    const std::string function = function_of(tree, verb);
    if (is_ray) {
        require_finite<D>(function.c_str(), "p1", cast.box.lower);
    } else {
        require_box<D>(function.c_str(), cast.box);
    }
    require_ray<D>(function.c_str(), {}, cast.d, t_max);
}

template <int D>
void require_point(const char* tree, const char* verb, const Vector<D>& p) {
    if (is_finite(p)) return;
    require_finite<D>(function_of(tree, verb).c_str(), "p", p);
}

void require_radius(const char* tree, const char* verb, float r) {
    if (is_finite(r) && r >= 0.0f) return;
    require_at_least_zero(function_of(tree, verb).c_str(), "r", r);
}

template void require_box<2>(const char*, const char*, const Aabb<2>&);
template void require_box<3>(const char*, const char*, const Aabb<3>&);
template void require_half_space<2>(const char*, const char*, const HalfSpace<2>&);
template void require_half_space<3>(const char*, const char*, const HalfSpace<3>&);
template void require_cast<2>(const char*, const char*, const Cast<2>&, float, bool);
template void require_cast<3>(const char*, const char*, const Cast<3>&, float, bool);
template void require_point<2>(const char*, const char*, const Vec2&);
template void require_point<3>(const char*, const char*, const Vec3&);

}  // namespace jostle::detail
