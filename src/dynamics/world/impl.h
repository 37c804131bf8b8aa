// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// What a World owns, and the door: how calls find it and how bad ones are refused. Everything behind the door
// may rely on finite numbers and live ids.
#pragma once

#include <jostle/core/error.h>

#include <string>
#include <string_view>

#include "dynamics/step/step.h"
#include "dynamics/store/edges.h"
#include "dynamics/store/limits.h"
#include "dynamics/world/registry.h"

namespace jostle {

struct WorldImpl {
    explicit WorldImpl(const WorldDef& def);
    ~WorldImpl();
    WorldImpl(const WorldImpl&) = delete;
    WorldImpl& operator=(const WorldImpl&) = delete;

    [[nodiscard]] Handle handle(Id id) const {
        return {place.slot, place.generation, id.index, id.generation};
    }
    [[nodiscard]] Body body_handle(int id) const {
        return Body(handle(tables.body_ids.id_at(static_cast<std::uint32_t>(id))));
    }
    [[nodiscard]] Shape shape_handle(int id) const {
        return Shape(handle(tables.shape_ids.id_at(static_cast<std::uint32_t>(id))));
    }
    [[nodiscard]] ChainShape chain_handle(int id) const {
        return ChainShape(handle(tables.chain_ids.id_at(static_cast<std::uint32_t>(id))));
    }
    [[nodiscard]] Joint joint_handle(int id) const {
        return Joint(handle(tables.joint_ids.id_at(static_cast<std::uint32_t>(id))));
    }

    StepSettings settings;
    Tables tables;
    TaskScheduler* scheduler = nullptr;
    RegistryPlace place;
    Profile profile;
    float last_inv_h = 0.0f;  ///< [1/s] of the last step: impulses times it are forces
    bool stepping = false;
};

struct World::Registered : WorldImpl {
    using WorldImpl::WorldImpl;
};

// --- the door
// -------------------------------------------------------------------------------------------------------

/// The world behind a World that was not moved from.
template <class Impl>
[[nodiscard]] Impl& require_here(Impl* impl, const char* function) {
    if (impl == nullptr)
        raise(function, "this", "a world that was moved from", "use the world that it became");
    return *impl;
}

/// A live object: its world and its id.
struct Found {
    WorldImpl& world;
    int id;
    [[nodiscard]] Tables& tables() const { return world.tables; }
};

/// For calls that only read ...
[[nodiscard]] Found find_body(const Handle& handle, const char* function, const char* argument = "this");
[[nodiscard]] Found find_shape(const Handle& handle, const char* function, const char* argument = "this");
[[nodiscard]] Found find_chain(const Handle& handle, const char* function, const char* argument = "this");
[[nodiscard]] Found find_joint(const Handle& handle, const char* function, const char* argument = "this");
/// ... and for those that change something, which are refused during a step.
void require_no_step(const WorldImpl& world, const char* function);

[[nodiscard]] std::string to_text(Vec2 v);

void require_finite(float value, const char* function, const char* argument);
void require_finite(Vec2 value, const char* function, const char* argument);
void require_at_least_zero(float value, const char* function, const char* argument);
void require_positive(float value, const char* function, const char* argument);
void require_between(float value, float lower, float upper, const char* function, const char* argument);
/// In [0, kMaxFactor].
void require_factor(float value, const char* function, const char* argument);
/// A friction that is a factor, and a restitution in [0, 1].
void require_material(const SurfaceMaterial& material, const char* function, const char* friction,
                      const char* restitution);
/// In [-kMaxFactor, kMaxFactor].
void require_bounded(float value, const char* function, const char* argument);
/// 0, or a mass [kg] whose products and inverses a float holds.
void require_mass(float value, const char* function, const char* argument);
/// 0, or such an inertia [kg m^2].
void require_inertia(float value, const char* function, const char* argument);
/// Within kMaxCoordinate of the origin.
void require_position(Vec2 value, const char* function, const char* argument);

// --- what more than one file of this room does

/// Every live id of a pool, ascending.
template <class Function>
void for_live(const IdPool& pool, Function&& function) {
    for (std::uint32_t i = 0; i < pool.capacity(); ++i)
        if (const Id id = pool.id_at(i); id.generation != 0) function(id);
}
// ----------------------------------------------------------------------

/// Without its segments.
void remove_chain_record(Tables& tables, int chain);

}  // namespace jostle
