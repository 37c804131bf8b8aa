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
#include "dynamics/store/room.h"

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

/// What the solver has moved is movement since the step began. Where a scheduler throws, it is dropped.
struct Movement {
    explicit Movement(BodyArrays& awake_bodies) : awake(awake_bodies) {}
    Movement(const Movement&) = delete;
    Movement& operator=(const Movement&) = delete;
    ~Movement() {
        if (is_finished) return;
        for (std::size_t i = kFirstAwake; i < awake.states.size(); ++i) {
            awake.states[i].delta_position = {};
            awake.states[i].delta_rotation = {};
        }
    }
    BodyArrays& awake;
    bool is_finished = false;
};

}  // namespace

void step(Tables& tables, const StepArguments& arguments, Profile& profile) {
    const FloatEnvironment environment;
    const Timer whole;
    Timer timer;
    profile = {};
    tables.stack.grow_to_high_water();
    make_room(tables.moves,
              static_cast<int>(tables.awake().sims.size()) - static_cast<int>(tables.moves.size()));
    refresh_all_masses(tables);
    StepContext context(tables);
    fill_context(context, arguments);
    Movement movement(tables.awake());

    run_stages(When::kFirst, context, profile, timer);
    for (int i = 0; i < arguments.substeps; ++i) run_stages(When::kEachSubstep, context, profile, timer);
    run_stages(When::kLast, context, profile, timer);
    movement.is_finished = true;
    profile.step = whole.nanoseconds();
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
