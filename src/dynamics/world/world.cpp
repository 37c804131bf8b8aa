// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World: its life, its step, and what it says of itself as a whole.
#include <jostle/dynamics/world.h>

#include "dynamics/solve/joint_kinds.h"
#include "dynamics/store/positive_zero.h"
#include "dynamics/store/state_hash.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

/// [1] Threads of a scheduler: more than any machine has.
constexpr int kMaxWorkers = 1 << 16;

void require_def(const WorldDef& def) {
    constexpr Call kCall("World::World");
    constexpr Range kRate{1.0e-3f, kMaxFactor};
    kCall.in(kBounded, "gravity", def.gravity);
    kCall.in({1.0e-3f, 1.0e3f}, "length_scale", def.length_scale);
    kCall.in(kFactor, "restitution_threshold", def.restitution_threshold);
    kCall.in(kFactor, "max_push_out_speed", def.max_push_out_speed);
    kCall.in(kRate, "max_speed", def.max_speed);
    kCall.in(kRate, "contact_hertz", def.contact_hertz);
    kCall.in(kFactor, "contact_damping_ratio", def.contact_damping_ratio);
    kCall.in(kRate, "joint_hertz", def.joint_hertz);
    kCall.in(kFactor, "joint_damping_ratio", def.joint_damping_ratio);
    if (def.scheduler != nullptr)
        kCall.in(1, kMaxWorkers, "scheduler's worker_count()", def.scheduler->worker_count());
}

StepSettings settings_of(const WorldDef& def) {
    require_def(def);
    StepSettings s;
    s.gravity = positive_zero(def.gravity);
    s.tolerances = Tolerances::scaled(def.length_scale);
    s.restitution_threshold = positive_zero(def.restitution_threshold * def.length_scale);
    s.max_push_out_speed = positive_zero(def.max_push_out_speed * def.length_scale);
    s.max_speed = def.max_speed * def.length_scale;
    s.contact_hertz = def.contact_hertz;
    s.contact_damping_ratio = positive_zero(def.contact_damping_ratio);
    s.joint_hertz = def.joint_hertz;
    s.joint_damping_ratio = positive_zero(def.joint_damping_ratio);
    s.linear_sleep_speed = kLinearSleepSpeed * def.length_scale;
    return s;
}

BroadPhaseOptions broad_phase_of(const WorldDef& def) {
    BroadPhaseOptions options;
    // Part of it is what a box is given already, see pair_box().
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
    : tables_(memory_of(def), broad_phase_of(def), settings_of(def), kJointKinds),
      events_(memory_of(def)),
      scheduler_(def.scheduler),
      place_(register_world(this)) {}

WorldImpl::~WorldImpl() {
    unregister_world(place_);
    tables_.blocks.clear();
}

void WorldImpl::step(float dt, int substeps) {
    struct Stepping {
        bool& flag;
        explicit Stepping(bool& is_stepping) : flag(is_stepping) { flag = true; }
        ~Stepping() { flag = false; }
        Stepping(const Stepping&) = delete;
        Stepping& operator=(const Stepping&) = delete;
    } const stepping(stepping_);
    jostle::step(tables_, events_, {dt, substeps, scheduler_, place_}, profile_);
    last_inv_h_ = static_cast<float>(substeps) / dt;
}

World::World(const WorldDef& def) : impl_(std::make_unique<Registered>(def)) {}
World::~World() = default;
World::World(World&& other) noexcept = default;
World& World::operator=(World&& other) noexcept = default;

void World::step(float dt, int substeps) {
    constexpr Call kCall("World::step");
    WorldImpl& world = require_here(impl_.get(), kCall);
    require_no_step(world, kCall);
    kCall.in({1.0e-6f, 1.0f}, "dt", dt);
    kCall.in(1, 64, "substeps", substeps);
    world.step(dt, substeps);
}

Vec2 World::gravity() const {
    return require_here(impl_.get(), Call("World::gravity")).tables().settings.gravity;
}
void World::set_gravity(Vec2 gravity) {
    constexpr Call kCall("World::set_gravity");
    WorldImpl& world = require_here(impl_.get(), kCall);
    require_no_step(world, kCall);
    kCall.in(kBounded, "gravity", gravity);
    world.change(SetGravity{gravity});
}

std::vector<Body> World::bodies() const {
    const WorldImpl& world = require_here(impl_.get(), Call("World::bodies"));
    std::vector<Body> all;
    all.reserve(static_cast<std::size_t>(world.tables().bodies.size()));
    for_live(world.tables().bodies, [&](BodyId id) { all.push_back(world.body_handle(id)); });
    return all;
}

std::vector<Joint> World::joints() const {
    const WorldImpl& world = require_here(impl_.get(), Call("World::joints"));
    std::vector<Joint> all;
    all.reserve(static_cast<std::size_t>(world.tables().joints.size()));
    for_live(world.tables().joints, [&](JointId id) { all.push_back(world.joint_handle(id)); });
    return all;
}

std::vector<Contact> World::contacts() const {
    const WorldImpl& world = require_here(impl_.get(), Call("World::contacts"));
    const Tables& tables = world.tables();
    std::vector<Contact> all;
    all.reserve(static_cast<std::size_t>(tables.contacts.size()));
    for_live(tables.contacts, [&](ContactId id) {
        const ContactSim& sim = tables.contact_sim(id);
        const Transform& a = tables.bodies.sim(sim.body_a).transform;
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
    return require_here(impl_.get(), Call("World::moved_bodies")).events().moves;
}

WorldCounts World::counts() const {
    const Tables& tables = require_here(impl_.get(), Call("World::counts")).tables();
    WorldCounts counts;
    counts.bodies = tables.bodies.size();
    counts.awake_bodies = tables.bodies.awake().size() - kFirstAwake;
    counts.shapes = tables.shapes.size();
    counts.chains = tables.chains.size();
    counts.joints = tables.joints.size();
    counts.contacts = tables.contacts.size();
    for (int i = 0; i <= kOverflowBin; ++i) {
        const Bin& bin = tables.graph.bin(i);
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

std::uint64_t World::state_hash() const {
    return jostle::state_hash(require_here(impl_.get(), Call("World::state_hash")).tables());
}
const Tolerances& World::tolerances() const {
    return require_here(impl_.get(), Call("World::tolerances")).tables().settings.tolerances;
}
const Profile& World::profile() const {
    return require_here(impl_.get(), Call("World::profile")).profile();
}

}  // namespace jostle
