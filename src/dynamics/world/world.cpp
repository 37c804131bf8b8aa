// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World: its life, its step, and what it says of itself as a whole.
#include <jostle/dynamics/world.h>

#include "dynamics/solve/joint_kinds.h"
#include "dynamics/world/impl.h"

namespace jostle {
namespace {

void validate_def(const WorldDef& def) {
    constexpr const char* kFunction = "World::World";
    require_bounded(def.gravity.x, kFunction, "gravity.x");
    require_bounded(def.gravity.y, kFunction, "gravity.y");
    require_between(def.length_scale, 1.0e-3f, 1.0e3f, kFunction, "length_scale");
    require_factor(def.restitution_threshold, kFunction, "restitution_threshold");
    require_factor(def.max_push_out_speed, kFunction, "max_push_out_speed");
    require_between(def.max_speed, 1.0e-3f, kMaxFactor, kFunction, "max_speed");
    require_between(def.contact_hertz, 1.0e-3f, kMaxFactor, kFunction, "contact_hertz");
    require_factor(def.contact_damping_ratio, kFunction, "contact_damping_ratio");
    require_between(def.joint_hertz, 1.0e-3f, kMaxFactor, kFunction, "joint_hertz");
    require_factor(def.joint_damping_ratio, kFunction, "joint_damping_ratio");
}

StepSettings settings_of(const WorldDef& def) {
    validate_def(def);
    StepSettings s;
    s.gravity = def.gravity;
    s.tolerances = Tolerances::scaled(def.length_scale);
    s.restitution_threshold = def.restitution_threshold * def.length_scale;
    s.max_push_out_speed = def.max_push_out_speed * def.length_scale;
    s.max_speed = def.max_speed * def.length_scale;
    s.contact_hertz = def.contact_hertz;
    s.contact_damping_ratio = def.contact_damping_ratio;
    s.joint_hertz = def.joint_hertz;
    s.joint_damping_ratio = def.joint_damping_ratio;
    s.linear_sleep_speed = kLinearSleepSpeed * def.length_scale;
    return s;
}

BroadPhaseOptions broad_phase_of(const WorldDef& def) {
    BroadPhaseOptions options;
    // Part of it is what a box is given already, see Tables::pair_box.
    options.margin = (kBoxMargin - kSpeculativeDistance) * def.length_scale;
    // Not stretched ahead: in what is stirred, stretched boxes overlap neighbours that are never met. With
    // two steps ahead, spinner's step takes 2.7 times as long, tumbler's 1.15 times, and no scene's less
    // (`jostle bench spinner tumbler`).
    options.displacement_multiplier = 0.0f;
    return options;
}

std::pmr::memory_resource* memory_of(const WorldDef& def) {
    return def.memory != nullptr ? def.memory : std::pmr::get_default_resource();
}

}  // namespace

WorldImpl::WorldImpl(const WorldDef& def)
    : settings(settings_of(def)),
      tables(memory_of(def), broad_phase_of(def), settings.tolerances.speculative_distance, kJointKinds),
      scheduler(def.scheduler),
      place(register_world(this)) {}

WorldImpl::~WorldImpl() {
    unregister_world(place);
    tables.blocks.clear();
}

World::World(const WorldDef& def) : impl_(std::make_unique<Registered>(def)) {}
World::~World() = default;
World::World(World&& other) noexcept = default;
World& World::operator=(World&& other) noexcept = default;

void World::step(float dt, int substeps) {
    WorldImpl& world = require_here(impl_.get(), "World::step");
    require_no_step(world, "World::step");
    require_between(dt, 1.0e-6f, 1.0f, "World::step", "dt");
    if (substeps < 1 || substeps > 64)
        raise("World::step", "substeps", to_text(static_cast<long long>(substeps)), "it must lie in [1, 64]");
    struct Stepping {
        bool& flag;
        ~Stepping() { flag = false; }
    } stepping{world.stepping};
    world.stepping = true;
    jostle::step(world.tables, world.settings,
                 {dt, substeps, world.scheduler, world.place.slot, world.place.generation}, world.profile);
    world.last_inv_h = static_cast<float>(substeps) / dt;
}

Vec2 World::gravity() const {
    return require_here(impl_.get(), "World::gravity").settings.gravity;
}
void World::set_gravity(Vec2 gravity) {
    WorldImpl& world = require_here(impl_.get(), "World::set_gravity");
    require_no_step(world, "World::set_gravity");
    require_bounded(gravity.x, "World::set_gravity", "gravity.x");
    require_bounded(gravity.y, "World::set_gravity", "gravity.y");
    world.settings.gravity = gravity;
}

std::vector<Body> World::bodies() const {
    const WorldImpl& world = require_here(impl_.get(), "World::bodies");
    std::vector<Body> all;
    all.reserve(world.tables.body_ids.size());
    for_live(world.tables.body_ids, [&](Id id) { all.emplace_back(world.handle(id)); });
    return all;
}

std::vector<Joint> World::joints() const {
    const WorldImpl& world = require_here(impl_.get(), "World::joints");
    std::vector<Joint> all;
    all.reserve(world.tables.joint_ids.size());
    for_live(world.tables.joint_ids, [&](Id id) { all.emplace_back(world.handle(id)); });
    return all;
}

std::vector<Contact> World::contacts() const {
    const WorldImpl& world = require_here(impl_.get(), "World::contacts");
    const Tables& tables = world.tables;
    std::vector<Contact> all;
    all.reserve(tables.contact_ids.size());
    for_live(tables.contact_ids, [&](Id id) {
        const ContactSim& sim = tables.contact_sim(static_cast<int>(id.index));
        const Transform& a = tables.sim(sim.body_a).transform;
        Contact contact;
        contact.shape_a = world.shape_handle(sim.shape_a);
        contact.shape_b = world.shape_handle(sim.shape_b);
        contact.normal = rotate(a.q, sim.manifold.normal);
        contact.count = sim.manifold.count;
        contact.friction = sim.friction;
        contact.restitution = sim.restitution;
        contact.is_sensor = sim.is_sensor;
        for (int i = 0; i < sim.manifold.count; ++i)
            contact.points[i] = {apply(a, sim.manifold.points[i].point), sim.separation[i],
                                 sim.total_normal_impulse[i], sim.tangent_impulse[i],
                                 sim.manifold.points[i].id};
        all.push_back(contact);
    });
    return all;
}

std::span<const BodyMove> World::moved_bodies() const {
    return require_here(impl_.get(), "World::moved_bodies").tables.moves;
}

WorldCounts World::counts() const {
    const Tables& tables = require_here(impl_.get(), "World::counts").tables;
    WorldCounts counts;
    counts.bodies = static_cast<int>(tables.body_ids.size());
    counts.awake_bodies = static_cast<int>(tables.awake().sims.size());
    counts.shapes = static_cast<int>(tables.shape_ids.size());
    counts.chains = static_cast<int>(tables.chain_ids.size());
    counts.joints = static_cast<int>(tables.joint_ids.size());
    counts.contacts = static_cast<int>(tables.contact_ids.size());
    for (int i = 0; i <= kOverflowBin; ++i) {
        const Bin& bin = tables.bin(i);
        counts.touching += static_cast<int>(bin.contacts.size());
        if (i == kOverflowBin) {
            counts.overflow = static_cast<int>(bin.contacts.size()) + bin.joint_count();
        } else if (!bin.empty()) {
            ++counts.colours;
        }
    }
    const int movable = tables.broad_phase.movable_height(), fixed = tables.broad_phase.static_height();
    counts.tree_height = movable > fixed ? movable : fixed;
    counts.stack_peak = tables.stack.peak();
    return counts;
}

const Tolerances& World::tolerances() const {
    return require_here(impl_.get(), "World::tolerances").settings.tolerances;
}
const Profile& World::profile() const {
    return require_here(impl_.get(), "World::profile").profile;
}

}  // namespace jostle
