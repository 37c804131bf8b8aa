// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A body without Extras falls as all do.
#include "drives.h"

#include <algorithm>

#include "adapter.h"

namespace jostle::peers {
namespace {

double gravity_scale(const cpBody* body) {
    const auto* extras = static_cast<const Extras*>(cpBodyGetUserData(body));
    return extras != nullptr ? extras->gravity_scale : 1.0;
}

}  // namespace

void update_velocity(cpBody* body, cpVect gravity, cpFloat, cpFloat dt) {
    const auto* extras = static_cast<const Extras*>(cpBodyGetUserData(body));
    cpBodyUpdateVelocity(body, cpvmult(gravity, extras->gravity_scale), 1.0, dt);
    if (extras->linear_damping > 0.0) {
        cpBodySetVelocity(body, cpvmult(cpBodyGetVelocity(body), 1.0 / (1.0 + dt * extras->linear_damping)));
    }
    if (extras->angular_damping > 0.0) {
        cpBodySetAngularVelocity(body, cpBodyGetAngularVelocity(body) / (1.0 + dt * extras->angular_damping));
    }
}

void drive_slider(cpConstraint* constraint, cpSpace* space) {
    const auto* motor = static_cast<const SliderMotor*>(cpConstraintGetUserData(constraint));
    cpBody* a = cpConstraintGetBodyA(constraint);
    cpBody* b = cpConstraintGetBodyB(constraint);
    const cpVect axis = cpvrotate(motor->axis, cpBodyGetRotation(a));
    const cpVect point = cpBodyLocalToWorld(b, motor->anchor_b);
    const cpVect va = cpBodyGetVelocityAtWorldPoint(a, point);
    const cpVect vb = cpBodyGetVelocityAtWorldPoint(b, point);
    const auto mass = [](const cpBody* body) {
        return cpBodyGetType(const_cast<cpBody*>(body)) == CP_BODY_TYPE_DYNAMIC ? cpBodyGetMass(body) : 0.0;
    };
    const double dt = cpSpaceGetCurrentTimeStep(space);
    const double most = motor->force * dt;
    // Gravity acts after this, on either body that it acts on.
    const double fall = cpvdot(cpSpaceGetGravity(space), axis) * dt *
                        ((mass(b) > 0.0 ? gravity_scale(b) : 0.0) - (mass(a) > 0.0 ? gravity_scale(a) : 0.0));
    const double speed = cpvdot(cpvsub(vb, va), axis) + fall;
    const double wanted = reduced_mass(mass(a), mass(b)) * (motor->speed - speed);
    const cpVect impulse = cpvmult(axis, std::clamp(wanted, -most, most));
    if (mass(b) > 0.0) cpBodyApplyImpulseAtWorldPoint(b, impulse, point);
    if (mass(a) > 0.0) cpBodyApplyImpulseAtWorldPoint(a, cpvneg(impulse), point);
}

}  // namespace jostle::peers
