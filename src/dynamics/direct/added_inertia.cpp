// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/direct/added_inertia.h"

#include "dynamics/direct/solution.h"

namespace jostle::detail {
namespace {

/// [1] A body's inertia is at least so many times h^2 times the torque per angle with which joints pull it
/// back: sub-steps follow up to a quarter, of one body alone.
constexpr float kStiffest = 0.5f;

/// [1] Bodies of a group may seem to have so many times the energy that they have: a ring that spins fast is
/// still right. Those that bear loads may have none of it: it would throw the loads up.
constexpr double kMostSeeming = 4.0, kMostSeemingUnderLoads = 1.0;

/// Sums over the bodies of a group: by the masses that they have, or seem to have.
struct MotionSums {
    double mass = 0.0, x = 0.0, y = 0.0;  ///< [kg], [kg m/s]
    double energy = 0.0;                  ///< [J] twice the kinetic energy

    void add(double of_mass, double inertia, const BodyState& state) {
        const double vx = wide(state.velocity.x), vy = wide(state.velocity.y), turn = wide(state.angular);
        mass += of_mass;
        x += of_mass * vx;
        y += of_mass * vy;
        energy += of_mass * (vx * vx + vy * vy) + inertia * (turn * turn);
    }
    /// [J] Of the same motion, seen from what moves at (vx, vy) [m/s].
    [[nodiscard]] double energy_against(double vx, double vy) const {
        return energy - 2.0 * (x * vx + y * vy) + mass * (vx * vx + vy * vy);
    }
};

}  // namespace

void limit_added_energy(const Group& group) {
    if (!group.state.is_stiffened) return;
    MotionSums real, seeming;
    group.for_members([&](const DirectBody& body, int place) {
        const BodyState& state = group.states[place];
        const bool turns = body.own_inv_inertia > 0.0f;
        const double mass = 1.0 / wide(body.free_inv_mass);
        real.add(mass, turns ? 1.0 / wide(body.own_inv_inertia) : 0.0, state);
        seeming.add(mass / wide(body.inv_mass_scale), turns ? 1.0 / wide(body.inv_inertia) : 0.0, state);
    });
    const double x = real.x / real.mass, y = real.y / real.mass;
    const double most = group.state.bears_loads ? kMostSeemingUnderLoads : kMostSeeming;
    if (!(seeming.energy_against(x, y) > most * real.energy_against(x, y))) return;
    group.for_members([&](const DirectBody& body, int place) {
        BodyState& state = group.states[place];
        // Nothing moves it along an axis where it is locked.
        const double less = wide(body.inv_mass_scale) - 1.0;
        change_velocity(state, {body.inv_mass.x > 0.0f ? less * (wide(state.velocity.x) - x) : 0.0,
                                body.inv_mass.y > 0.0f ? less * (wide(state.velocity.y) - y) : 0.0, 0.0});
        if (body.own_inv_inertia > 0.0f) state.angular *= body.inv_inertia / body.own_inv_inertia;
    });
}

void stiffen(const Group& group, const PullBack& pulled, DirectBody& body) {
    const float h = group.pass.context.h;
    const float inertia = kStiffest * h * pulled.rotational, mass = kStiffest * h * pulled.translational;
    const bool seems_inert = inertia * body.own_inv_inertia > 1.0f,
               seems_heavy = mass * body.free_inv_mass > 1.0f;
    if (body.is_weighed && !seems_inert && !seems_heavy) return;
    body.inv_inertia = seems_inert ? 1.0f / inertia : body.own_inv_inertia;
    body.inv_mass_scale = seems_heavy ? 1.0f / (mass * body.free_inv_mass) : 1.0f;
    body.note_mobility();
    body.is_weighed = !seems_inert && !seems_heavy;
    if (body.inv_inertia < body.own_inv_inertia || body.inv_mass_scale < 1.0f)
        group.state.is_stiffened = true;
}

}  // namespace jostle::detail
