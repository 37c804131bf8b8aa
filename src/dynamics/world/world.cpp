// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World: its life, its step, and what it says of itself as a whole.
#include <jostle/dynamics/world.h>

#include <new>
#include <utility>

#include "dynamics/store/positive_zero.h"
#include "dynamics/store/state_hash.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

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
    kCall.in(kFactor, "hit_speed", def.hit_speed);
    kCall.in(kFactor, "sleep_threshold", def.sleep_threshold);
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
    s.hit_speed = positive_zero(def.hit_speed * def.length_scale);
    s.contact_hertz = def.contact_hertz;
    s.contact_damping_ratio = positive_zero(def.contact_damping_ratio);
    s.joint_hertz = def.joint_hertz;
    s.joint_damping_ratio = positive_zero(def.joint_damping_ratio);
    s.allow_sleep = def.allow_sleep;
    s.warm_starting = def.warm_starting;
    s.smooth_ground = def.smooth_ground;
    s.iterated_joints = def.iterated_joints;
    s.continuous = def.continuous;
    s.sleep_threshold = positive_zero(def.sleep_threshold * def.length_scale);
    return s;
}

BroadPhaseOptions broad_phase_of(const WorldDef& def) {
    BroadPhaseOptions options;
    // Part of it is what a box is given already, see pair_box().
    options.margin = (kBoxMargin - kSpeculativeDistance) * def.length_scale;
    // Small bodies lie close: with the margin of large ones each box overlaps neighbours of neighbours. A
    // step of tumbler takes a fifth fewer instructions than with the whole margin, one of smash 5 %. Half of
    // it saves 2 to 4 % more in what is stirred, and asks callbacks about refused pairs more often.
    options.margin_share = 1.0f / 16.0f;
    // Not stretched ahead: in what is stirred, stretched boxes overlap neighbours that are never met. With
    // two steps ahead, spinner's step takes 2.7 times as long, tumbler's 1.15 times, and no scene's less
    // (`jostle-bench spinner tumbler`).
    options.displacement_multiplier = 0.0f;
    return options;
}

/// The object of a table after `present`, by slot.
template <class AnyTable>
Handle next_live(const Handle& owner, const Handle& present, AnyTable Tables::*member) {
    const WorldImpl* world = find_world(owner.world, owner.world_generation);
    if (world == nullptr) kRange.refuse("the world", "", "it is gone");
    if (present != Handle{} && !is_live(present, member))
        kRange.refuse("the object", "", "it is gone; the loop may destroy the one that it is at alone");
    const AnyTable& table = world->tables().*member;
    typename AnyTable::Key id{present == Handle{} ? 0 : static_cast<std::int32_t>(present.index) + 1};
    for (; id.index < table.capacity(); ++id.index)
        if (table.is_live(id)) return world->handle(table.id_of(id));
    return {};
}

/// One member of the rows of the awake bodies, the null body left out.
template <class Row, class Member>
StridedView<const Member> view_of(const SharedRows<Row>& rows, Member Row::*member) {
    const std::size_t count = rows.size() - kFirstAwake;
    if (count == 0) return {};
    return {&(rows[kFirstAwake].*member), count, sizeof(Row)};
}

/// Whether there is memory for the edit.
template <class Edit>
bool try_to_reserve(Tables& tables, Edit& edit) noexcept {
#if defined(__cpp_exceptions)
    try {
        prepare(tables, edit);
    } catch (const std::bad_alloc&) {
        return false;
    }
#else
    prepare(tables, edit);
#endif
    return true;
}
std::pmr::memory_resource* memory_of(const WorldDef& def) {
    return def.memory != nullptr ? def.memory : std::pmr::get_default_resource();
}

}  // namespace

WorldImpl::WorldImpl(const WorldDef& def)
    : tables_(memory_of(def), broad_phase_of(def), settings_of(def)),
      events_(memory_of(def)),
      scheduler_(def.scheduler),
      place_(register_world(this)),
      callbacks_(*this, memory_of(def)),
      queue_(memory_of(def)),
      call_names_(memory_of(def)),
      contacts_(memory_of(def)),
      islands_(memory_of(def)) {}

WorldImpl::~WorldImpl() {
    unregister_world(place_);
}

void WorldImpl::step(float dt, int substeps) {
    struct Stepping {
        WorldImpl& world;
        bool has_failed = true;
        explicit Stepping(WorldImpl& stepped) : world(stepped) { world.stepping_ = true; }
        ~Stepping() {
            world.stepping_ = false;
            if (has_failed) world.queue_.discard(*world.tables_);
            // Counted again: a scheduler or a callback may have read in the midst of the step.
            ++world.change_count_;
        }
        Stepping(const Stepping&) = delete;
        Stepping& operator=(const Stepping&) = delete;
    };
    const FloatEnvironment environment;
    ++change_count_;
    const std::size_t told = queue_.dropped().size();
    apply_queue();
    Stepping stepping(*this);
    detail::step(*tables_, events_, {dt, substeps, scheduler_, callbacks_, place_, is_profiling_}, profile_);
    stepping.has_failed = false;
    queue_.forget_dropped(told);
    destroy_broken();
    // The step is done: if a callback throws from here on, edits wait.
    callbacks_.tell_impacts(events_);
    try_to_apply_queue();
}

void WorldImpl::tell_ends(const Destroyed& object) {
    struct Telling {
        EditQueue& queue;
        Tables& tables;
        bool has_failed = true;
        Telling(EditQueue& edits, Tables& of) : queue(edits), tables(of) {}
        ~Telling() {
            if (has_failed) queue.discard(tables);
        }
        Telling(const Telling&) = delete;
        Telling& operator=(const Telling&) = delete;
    } telling(queue_, *tables_);
    callbacks_.tell_ends(object);
    telling.has_failed = false;
}

/// A joint that there is no memory to destroy stays, and breaks again in the next step.
void WorldImpl::destroy_broken() noexcept {
    for (JointBroke& broke : events_.joints_broke) {
        if (!broke.destroyed) continue;
        const Handle& handle = broke.joint.handle();
        // One that couples another is gone with it already.
        if (!tables_->joints.ids().is_live(Id{handle.index, handle.generation})) continue;
        DestroyJoint edit{JointId{static_cast<std::int32_t>(handle.index)}};
        broke.destroyed = try_to_reserve(*tables_, edit);
        if (broke.destroyed) carry_out(*tables_, edit);
    }
}

World::World(const WorldDef& def) : impl_(new Registered(def)) {}
World::~World() {
    delete impl_;
}
World::World(World&& other) noexcept : impl_(std::exchange(other.impl_, nullptr)) {}
World& World::operator=(World&& other) noexcept {
    if (this != &other) {
        delete impl_;
        impl_ = std::exchange(other.impl_, nullptr);
    }
    return *this;
}

void World::step(float dt, int substeps) {
    constexpr Call kCall("World::step");
    WorldImpl& world = require_here(impl_, kCall);
    if (world.is_stepping()) kCall.refuse("the world", "in a step", "call it before or after World::step");
    world.require_not_asked(kCall);
    kCall.in(kStepTime, "dt", dt);
    kCall.in(1, kMostSubsteps, "substeps", substeps);
    world.step(dt, substeps);
}

Vec2 World::gravity() const {
    return require_here(impl_, Call("World::gravity")).tables().settings.gravity;
}
void World::set_gravity(Vec2 gravity) {
    constexpr Call kCall("World::set_gravity");
    WorldImpl& world = require_here_to_change(impl_, kCall);
    kCall.in(kBounded, "gravity", gravity);
    world.change(kCall, SetGravity{gravity});
}

bool World::allows_sleep() const {
    return require_here(impl_, Call("World::allows_sleep")).tables().settings.allow_sleep;
}
void World::set_allow_sleep(bool allow) {
    constexpr Call kCall("World::set_allow_sleep");
    WorldImpl& world = require_here_to_change(impl_, kCall);
    world.change(kCall, SetWorldAllowSleep{allow});
}
bool World::is_continuous() const {
    return require_here(impl_, Call("World::is_continuous")).tables().settings.continuous;
}
void World::set_continuous(bool continuous) {
    constexpr Call kCall("World::set_continuous");
    WorldImpl& world = require_here_to_change(impl_, kCall);
    world.change(kCall, SetWorldContinuous{continuous});
}
bool World::warm_starting() const {
    return require_here(impl_, Call("World::warm_starting")).tables().settings.warm_starting;
}
void World::set_warm_starting(bool warm) {
    constexpr Call kCall("World::set_warm_starting");
    WorldImpl& world = require_here_to_change(impl_, kCall);
    world.change(kCall, SetWarmStarting{warm});
}
bool World::smooth_ground() const {
    return require_here(impl_, Call("World::smooth_ground")).tables().settings.smooth_ground;
}
void World::set_smooth_ground(bool smooth) {
    constexpr Call kCall("World::set_smooth_ground");
    WorldImpl& world = require_here_to_change(impl_, kCall);
    world.change(kCall, SetSmoothGround{smooth});
}
bool World::iterated_joints() const {
    return require_here(impl_, Call("World::iterated_joints")).tables().settings.iterated_joints;
}
float World::sleep_threshold() const {
    return require_here(impl_, Call("World::sleep_threshold")).tables().settings.sleep_threshold;
}
void World::set_sleep_threshold(float threshold) {
    constexpr Call kCall("World::set_sleep_threshold");
    WorldImpl& world = require_here_to_change(impl_, kCall);
    kCall.in(kFactor, "threshold", threshold);
    world.change(kCall, SetWorldSleepThreshold{threshold});
}

void World::shift_origin(Vec2 origin) {
    constexpr Call kCall("World::shift_origin");
    WorldImpl& world = require_here_to_change(impl_, kCall);
    kCall.in(kShift, "origin", origin);
    const ShiftOrigin edit{positive_zero(origin)};
    if (!fits(world.tables(), edit))
        kCall.refuse("origin", to_text(origin), "no body may come to lie beyond 1e5 m");
    world.change(kCall, edit);
}

HandleRange<Body> World::bodies() const {
    const WorldImpl& world = require_here(impl_, Call("World::bodies"));
    return {world.handle(), world.tables().bodies.size(), [](const Handle& owner, const Handle& present) {
                return next_live(owner, present, &Tables::bodies);
            }};
}

HandleRange<Joint> World::joints() const {
    const WorldImpl& world = require_here(impl_, Call("World::joints"));
    return {world.handle(), world.tables().joints.size(), [](const Handle& owner, const Handle& present) {
                return next_live(owner, present, &Tables::joints);
            }};
}

std::span<const Contact> World::contacts() const {
    return require_here(impl_, Call("World::contacts")).contacts();
}

PoseView World::poses() const {
    const WorldImpl& world = require_here(impl_, Call("World::poses"));
    const auto& sims = world.tables().bodies.awake().sims;
    return {world.handle(), view_of(sims, &BodySim::transform), [](const Handle& owner, std::size_t index) {
                const WorldImpl* found = find_world(owner.world, owner.world_generation);
                if (found == nullptr) Call("PoseView").refuse("the world", "", "it is gone");
                return found->body_handle(found->tables().bodies.awake().sims[kFirstAwake + index].id);
            }};
}
StridedView<const Vec2> World::linear_velocities() const {
    const WorldImpl& world = require_here(impl_, Call("World::linear_velocities"));
    return view_of(world.tables().bodies.awake().states, &BodyState::velocity);
}
StridedView<const float> World::angular_velocities() const {
    const WorldImpl& world = require_here(impl_, Call("World::angular_velocities"));
    return view_of(world.tables().bodies.awake().states, &BodyState::angular);
}

Events World::events() const {
    const WorldImpl& world = require_here(impl_, Call("World::events"));
    const StepEvents& events = world.events();
    return {events.contacts_ended, events.sensors_left,    events.contacts_began, events.sensors_entered,
            events.hits,           events.moved,           events.slept,          events.woke,
            events.froze,          events.crushed,         events.shapes_gone,    events.joints_gone,
            events.joints_broke,   world.queue().dropped()};
}
double World::time() const {
    return require_here(impl_, Call("World::time")).tables().time;
}

WorldCounts World::counts() const {
    const Tables& tables = require_here(impl_, Call("World::counts")).tables();
    WorldCounts counts;
    counts.bodies = tables.bodies.size();
    counts.awake_bodies = tables.bodies.awake().size() - kFirstAwake;
    counts.islands = tables.islands.size();
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
            ++counts.colors;
        }
    }
    for (const ContactSim& sim : tables.graph.bin(kAsleepBin).contacts)
        counts.touching += sim.manifold.count > 0 && sim.is_solid ? 1 : 0;
    const int movable = tables.broad_phase.movable_height(), fixed = tables.broad_phase.static_height();
    counts.tree_height = movable > fixed ? movable : fixed;
    counts.stack_peak = tables.stack.peak();
    return counts;
}

std::uint64_t World::state_hash() const {
    const WorldImpl& world = require_here(impl_, Call("World::state_hash"));
    return detail::state_hash(world.tables(), world.callbacks().asks());
}
TableHashes World::table_hashes() const {
    const WorldImpl& world = require_here(impl_, Call("World::table_hashes"));
    return detail::table_hashes(world.tables(), world.callbacks().asks());
}
const Tolerances& World::tolerances() const {
    return require_here(impl_, Call("World::tolerances")).tables().settings.tolerances;
}
bool World::is_profiling() const {
    return require_here(impl_, Call("World::is_profiling")).is_profiling();
}
void World::set_profiling(bool profiling) {
    require_here(impl_, Call("World::set_profiling")).set_profiling(profiling);
}
const Profile& World::profile() const {
    return require_here(impl_, Call("World::profile")).profile();
}

}  // namespace jostle
