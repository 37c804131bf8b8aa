// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step, on one page. The table names the stages in the order of their running; the execution below,
// World::profile(), stages() and the table in docs/architecture.md (a test compares them) all follow it.
#include "dynamics/step/step.h"

#include <jostle/core/timer.h>

#include <array>
#include <iterator>

#include "dynamics/pairs/pairs.h"
#include "dynamics/solve/graph.h"
#include "dynamics/solve/prepare.h"
#include "dynamics/solve/solve.h"
#include "dynamics/step/finalize.h"
#include "dynamics/store/body_mass.h"

namespace jostle {
namespace {

enum class When { kFirst, kEachSubstep, kLast };

struct Stage {
    StageInfo info;
    When when;
    void (*run)(StepContext&);
};

// clang-format off
constexpr Stage kTable[] = {
    {{"pairs",                "movers",   "step",    "boxes that left their margin meet the trees; new pairs become contacts"}, When::kFirst, find_pairs},
    {{"narrow_phase",         "contacts", "step",    "every contact gets its manifold, or keeps the last one's"},               When::kFirst, update_manifolds},
    {{"graph",                "changes",  "step",    "contacts that began or ended join or leave the coloured graph"},          When::kFirst, update_graph},
    {{"prepare",              "colours",  "step",    "constraints are laid out in rows, with their masses and softness"},       When::kFirst, prepare},
    {{"integrate_velocities", "bodies",   "substep", "forces and gravity change velocities"},                                   When::kEachSubstep, integrate_velocities},
    {{"warm_start",           "colours",  "substep", "the last sub-step's impulses are applied again"},                         When::kEachSubstep, warm_start},
    {{"solve",                "colours",  "substep", "constraints change velocities, with a soft push out of overlap"},         When::kEachSubstep, solve},
    {{"integrate_positions",  "bodies",   "substep", "velocities change positions"},                                            When::kEachSubstep, integrate_positions},
    {{"relax",                "colours",  "substep", "constraints again, without the push: it leaves no velocity behind"},      When::kEachSubstep, relax},
    {{"restitution",          "colours",  "step",    "what came in fast leaves with its share of the speed"},                   When::kLast, restitution},
    {{"store_impulses",       "colours",  "step",    "impulses go back to their contacts, for the next step"},                  When::kLast, store_impulses},
    {{"finalize",             "bodies",   "step",    "poses, sleep timers, and which boxes left their margin"},                 When::kLast, finalize_bodies},
    {{"refit",                "movers",   "step",    "those boxes move in the trees"},                                          When::kLast, refit_boxes},
    {{"events",               "bodies",   "step",    "what the user reads after the step"},                                     When::kLast, write_events},
};
// clang-format on

constexpr int kStages = static_cast<int>(std::size(kTable));
static_assert(kStages <= kMaxStages);

void fill_context(StepContext& context, const StepArguments& arguments) {
    const StepSettings& settings = context.settings;
    context.world = arguments.world;
    context.world_generation = arguments.world_generation;
    context.scheduler = arguments.scheduler;
    context.dt = arguments.dt;
    context.substeps = arguments.substeps;
    context.h = arguments.dt / static_cast<float>(arguments.substeps);
    context.inv_h = static_cast<float>(arguments.substeps) / arguments.dt;
    // No constraint may be stiffer than a quarter of the rate at which it is solved.
    const float contact_hertz = min(settings.contact_hertz, 0.25f * context.inv_h);
    const float joint_hertz = min(settings.joint_hertz, 0.25f * context.inv_h);
    context.contact_softness = make_soft(contact_hertz, settings.contact_damping_ratio, context.h);
    context.static_softness = make_soft(2.0f * contact_hertz, settings.contact_damping_ratio, context.h);
    context.joint_softness = make_soft(joint_hertz, settings.joint_damping_ratio, context.h);
}

void run_stages(When when, StepContext& context, Profile& profile, Timer& timer) {
    for (int i = 0; i < kStages; ++i) {
        if (kTable[i].when != when) continue;
        kTable[i].run(context);
        profile.stage[i] += timer.restart();
    }
}

/// The solver keeps what it moves apart until the end of the step. Where a scheduler throws, that is dropped;
/// and a body that has its new pose already gets its boxes.
struct Movement {
    explicit Movement(StepContext& step_context) : context(step_context) {}
    Movement(const Movement&) = delete;
    Movement& operator=(const Movement&) = delete;
    ~Movement() {
        if (is_finished) return;
        std::pmr::vector<BodyState>& states = context.tables.awake().states;
        for (std::size_t i = kFirstAwake; i < states.size(); ++i) {
            states[i].delta_position = {};
            states[i].delta_rotation = {};
        }
        if (has_poses) refit_boxes(context);
    }
    StepContext& context;
    bool has_poses = false;
    bool is_finished = false;
};

}  // namespace

void step(Tables& tables, const StepArguments& arguments, Profile& profile) {
    const FloatEnvironment environment;
    const Timer whole;
    Timer timer;
    Profile measured;
    const std::size_t awake = tables.awake().sims.size();
    tables.stack.grow_to_high_water();
    if (tables.moves.capacity() < awake) tables.moves.reserve(awake + awake / 2);
    refresh_all_masses(tables);
    StepContext context(tables);
    fill_context(context, arguments);
    Movement movement(context);

    run_stages(When::kFirst, context, measured, timer);
    for (int i = 0; i < arguments.substeps; ++i) run_stages(When::kEachSubstep, context, measured, timer);
    movement.has_poses = true;
    run_stages(When::kLast, context, measured, timer);
    movement.is_finished = true;
    measured.step = whole.nanoseconds();
    profile = measured;
}

std::span<const StageInfo> stages() noexcept {
    static constexpr auto kInfos = [] {
        std::array<StageInfo, kStages> infos{};
        for (int i = 0; i < kStages; ++i) infos[static_cast<std::size_t>(i)] = kTable[i].info;
        return infos;
    }();
    return kInfos;
}

}  // namespace jostle
