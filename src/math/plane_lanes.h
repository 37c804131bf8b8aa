// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Vectors, turns and poses of the plane, one a lane, by the operations of vec2.h, rot.h and transform.h in
// their order. Included once for each instruction set, by files that foreach_target.h includes again; hence
// no #pragma once but the guard below, which Highway toggles.
#if defined(JOSTLE_MATH_PLANE_LANES_H) == defined(HWY_TARGET_TOGGLE)
#ifdef JOSTLE_MATH_PLANE_LANES_H
#undef JOSTLE_MATH_PLANE_LANES_H
#else
#define JOSTLE_MATH_PLANE_LANES_H
#endif

#include "math/lanes.h"

HWY_BEFORE_NAMESPACE();
namespace jostle {
namespace HWY_NAMESPACE {

struct LaneVec2 {
    Lanes x, y;
};
HWY_INLINE LaneVec2 operator+(LaneVec2 a, LaneVec2 b) {
    return {a.x + b.x, a.y + b.y};
}
HWY_INLINE LaneVec2 operator-(LaneVec2 a, LaneVec2 b) {
    return {a.x - b.x, a.y - b.y};
}
HWY_INLINE LaneVec2 operator-(LaneVec2 a) {
    return {hn::Neg(a.x), hn::Neg(a.y)};
}
HWY_INLINE LaneVec2 operator*(Lanes s, LaneVec2 a) {
    return {s * a.x, s * a.y};
}
HWY_INLINE Lanes dot(LaneVec2 a, LaneVec2 b) {
    return a.x * b.x + a.y * b.y;
}
HWY_INLINE LaneVec2 choose(Mask mask, LaneVec2 yes, LaneVec2 no) {
    return {choose(mask, yes.x, no.x), choose(mask, yes.y, no.y)};
}
HWY_INLINE LaneVec2 negate_if(Mask mask, LaneVec2 a) {
    return {negate_if(mask, a.x), negate_if(mask, a.y)};
}

struct LaneRot {
    Lanes c, s;
};
HWY_INLINE LaneVec2 rotate(LaneRot q, LaneVec2 v) {
    return {q.c * v.x - q.s * v.y, q.s * v.x + q.c * v.y};
}
HWY_INLINE LaneVec2 inverse_rotate(LaneRot q, LaneVec2 v) {
    return {q.c * v.x + q.s * v.y, q.c * v.y - q.s * v.x};
}
HWY_INLINE LaneRot compose(LaneRot q, LaneRot r) {
    return {q.c * r.c - q.s * r.s, q.s * r.c + q.c * r.s};
}
HWY_INLINE LaneRot inverse_compose(LaneRot q, LaneRot r) {
    return {q.c * r.c + q.s * r.s, q.c * r.s - q.s * r.c};
}
HWY_INLINE LaneRot inverse(LaneRot q) {
    return {q.c, hn::Neg(q.s)};
}
HWY_INLINE LaneRot choose(Mask mask, LaneRot yes, LaneRot no) {
    return {choose(mask, yes.c, no.c), choose(mask, yes.s, no.s)};
}

struct LanePose {
    LaneVec2 p;
    LaneRot q;
};
HWY_INLINE LaneVec2 apply(const LanePose& t, LaneVec2 v) {
    return {t.q.c * v.x - t.q.s * v.y + t.p.x, t.q.s * v.x + t.q.c * v.y + t.p.y};
}
HWY_INLINE LanePose compose(const LanePose& a, const LanePose& b) {
    return {apply(a, b.p), compose(a.q, b.q)};
}
HWY_INLINE LanePose inverse_compose(const LanePose& a, const LanePose& b) {
    return {inverse_rotate(a.q, b.p - a.p), inverse_compose(a.q, b.q)};
}

}  // namespace HWY_NAMESPACE
}  // namespace jostle
HWY_AFTER_NAMESPACE();

#endif  // JOSTLE_MATH_PLANE_LANES_H
