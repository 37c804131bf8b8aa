// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step, on one page. The table names the stages in the order of their running; the execution below,
// World::profile(), stages() and the table in docs/architecture.md (a test compares them) all follow it.
#include "dynamics/step/step.h"

#include <jostle/core/timer.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "dynamics/bodies/bodies.h"
#include "dynamics/continuous/continuous.h"
#include "dynamics/continuous/poses.h"
#include "dynamics/direct/direct.h"
#include "dynamics/direct/plan_joints.h"
#include "dynamics/islands/graph.h"
#include "dynamics/islands/plan_sleep.h"
#include "dynamics/joints/joints.h"
#include "dynamics/pairs/one_way.h"
#include "dynamics/pairs/pairs.h"
#include "dynamics/portions/lay_out.h"
#include "dynamics/portions/passes.h"
#include "dynamics/portions/plan_portions.h"
#include "dynamics/portions/prepare.h"
#include "dynamics/softness/contact_stiffness.h"
#include "dynamics/step/context_of.h"
#include "dynamics/step/finalize.h"
#include "dynamics/step/movement.h"
#include "dynamics/step/side_by_side.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/scratch.h"

namespace jostle::detail {
namespace {

/// Between kFirst and kReady the last memory is taken. From kLayOut to kTakeBack is done for each portion of
/// the world (store/portion_plan.h).
enum class When { kFirst, kReady, kLayOut, kEachSubstep, kTakeBack, kLast };

/// All that a step works on.
struct Step {
    const StepContext& context;
    Tables& tables;
    StepEvents& events;
    WorldPlace world;
    SleepPlan sleep{};
    /// Before the rows, which are given back first.
    std::optional<ScratchArray<int>> places{};
    std::optional<ScratchArray<SweptBody>> bodies{};
    std::optional<ScratchArray<BulletPlan>> bullets{};
    int impacts = 0;  ///< [1] touches that began by an impulse
    SolverRows rows{};
    DirectRows direct{};
    NotedList<BodyId> frozen{};
    NotedList<int> swept{};  ///< places in the awake set

    [[nodiscard]] BodyArrays& awake() { return tables.bodies.awake(); }
    /// After the last sub-step, for what hangs on joints.
    [[nodiscard]] SolverPass pass() {
        static constexpr PortionRows kNoRows{};
        return {context, direct, kNoRows, tables.graph, tables.joint_plan, awake(), context.substeps};
    }
    void fall_asleep() {
        if (sleep.count == 0) return;
        detail::fall_asleep(tables, sleep);
        follow_sleep(tables);
    }
    /// Room for all that may have to be swept.
    void reserve_sweeps() {
        const int count = tables.settings.continuous ? awake().size() : 0;
        places.emplace(tables.stack, count);
        bodies.emplace(tables.stack, count);
        bullets.emplace(tables.stack, std::min(count, tables.sweeps.bullets));
        swept.set_room({places->data(), static_cast<std::size_t>(count)});
        if (context.callbacks.is_asked_about_pairs()) tables.sweep_answers.reserve(kAnswersPerBody * count);
    }
    [[nodiscard]] std::span<SweptBody> swept_bodies() { return {bodies->data(), swept.noted().size()}; }
    [[nodiscard]] SweepRoom sweep_room() {
        const auto most_bullets =
            std::min(swept.noted().size(), static_cast<std::size_t>(tables.sweeps.bullets));
        return {swept.noted(),        swept_bodies(),       {bullets->data(), most_bullets},
                events.sensor_passes, tables.sweep_answers, tables.off_boxes};
    }
};

/// A portion while it is solved.
struct Solving {
    const StepContext& context;
    Tables& tables;
    DirectRows& direct;
    int portion;
    PortionRows laid_out;
    int substep = 0;

    [[nodiscard]] SolverPass pass() {
        return {context, direct, laid_out, tables.graph, tables.joint_plan, tables.bodies.awake(), substep};
    }
    void prepare() {
        detail::prepare(context, tables.bodies, tables.shapes, tables.graph, tables.portion_plan, portion,
                        laid_out);
        if (laid_out.has_joints) prepare_direct(pass(), tables);
    }
    void store_impulses() {
        if (laid_out.has_joints) store_direct(pass());
        detail::store_impulses(context, tables.bodies, tables.graph, laid_out);
    }
};

struct Stage {
    constexpr Stage(StageInfo of, When at, void (*task)(Step&)) : info(of), when(at), of_step(task) {}
    constexpr Stage(StageInfo of, When at, void (*task)(Solving&)) : info(of), when(at), of_portion(task) {}
    void run(Step& step) const { of_step(step); }
    void run(Solving& solving) const { of_portion(solving); }

    StageInfo info;
    When when;
    /// One of them: gives the stage the tables that it reads (const) and writes.
    void (*of_step)(Step&) = nullptr;
    void (*of_portion)(Solving&) = nullptr;
};

// clang-format off
constexpr Stage kTable[] = {
    {{"pushed",               "bodies",   "step",    "bodies in the way of a kinematic one that pushes wake"},                   When::kFirst,
        [](Step& s) { find_pushed(s.context, s.tables); }},
    {{"pairs",                "movers",   "step",    "boxes that left their margin meet the trees; new pairs become contacts"}, When::kFirst,
        [](Step& s) { find_pairs(s.context, s.tables); }},
    {{"narrow_phase",         "contacts", "step",    "every contact gets its manifold, or keeps the last one's"},               When::kFirst,
        [](Step& s) { update_manifolds(s.context, posed_shapes(s.tables), s.tables.graph, s.tables.contact_notes()); }},
    {{"one_way",              "contacts", "step",    "one-way shapes let through, or hold up"},                                 When::kFirst,
        [](Step& s) { decide_one_way(s.tables); }},
    {{"graph",                "changes",  "step",    "contacts that began or ended join or leave the coloured graph"},          When::kFirst,
        [](Step& s) { update_graph(s.context, s.tables); }},
    {{"touches",              "touches",  "step",    "callbacks are told of touches that ended, and of those that began"},      When::kFirst,
        [](Step& s) { tell_touches(s.context, s.tables); }},
    {{"pre_solve",            "contacts", "step",    "callbacks decide about the contacts that ask"},                           When::kFirst,
        [](Step& s) { ask_pre_solve(s.context, s.tables); }},
    {{"custom_joints",        "joints",   "step",    "callbacks give the rows of custom joints"},                               When::kFirst,
        [](Step& s) { ask_custom_joints(s.context, s.tables); }},
    {{"islands",              "bodies",   "step",    "bodies that were slow for long enough are found, with all that they are linked to"}, When::kFirst,
        [](Step& s) { plan_sleep(s.context, s.tables, s.sleep); }},
    {{"sleep",                "islands",  "step",    "they leave the arrays at which stages look"},              When::kReady,
        [](Step& s) { s.fall_asleep(); }},
    {{"prepare",              "colours",  "step",    "constraints are laid out in rows, with their masses and softness"},       When::kLayOut,
        [](Solving& s) { s.prepare(); }},
    {{"integrate_velocities", "bodies",   "substep", "forces and gravity change velocities, and so does what a body repeats"}, When::kEachSubstep,
        [](Solving& s) { integrate_velocities(s.pass()); }},
    {{"warm_start",           "colours",  "substep", "the last impulses are applied again; after the first sub-step only to bodies with joints"}, When::kEachSubstep,
        [](Solving& s) { warm_start(s.pass()); }},
    {{"solve",                "colours",  "substep", "constraints change velocities, with a soft push out of overlap"},         When::kEachSubstep,
        [](Solving& s) { solve(s.pass()); }},
    {{"integrate_positions",  "bodies",   "substep", "velocities change positions"},                                            When::kEachSubstep,
        [](Solving& s) { integrate_positions(s.pass()); }},
    {{"separate",             "colours",  "substep", "what overlaps deeply is moved apart"},                                    When::kEachSubstep,
        [](Solving& s) { separate(s.pass()); }},
    {{"relax",                "colours",  "substep", "constraints again, without the push: it leaves no velocity behind"},      When::kEachSubstep,
        [](Solving& s) { relax(s.pass()); }},
    {{"store_impulses",       "colours",  "step",    "impulses go back to their contacts, for the next step"},                  When::kTakeBack,
        [](Solving& s) { s.store_impulses(); }},
    {{"poses",                "bodies",   "step",    "poses of the bodies, but for those that are swept"},                      When::kLast,
        [](Step& s) { update_poses(s.context, s.tables, s.awake(), s.swept, s.frozen); }},
    {{"continuous",           "bodies",   "step",    "these come as far as they can without jumping over others"},              When::kLast,
        [](Step& s) { sweep_bodies(s.pass(), s.tables, s.tables.pressed, s.sweep_room()); }},
    {{"finalize",             "bodies",   "step",    "sleep timers, and which boxes left their margin"},                        When::kLast,
        [](Step& s) { finalize_bodies(s.context, s.tables.shapes, s.awake(), s.tables.broad_phase); }},
    {{"refit",                "movers",   "step",    "those boxes move in the trees"},                                          When::kLast,
        [](Step& s) { s.tables.broad_phase.apply_moves(); }},
    {{"impacts",              "contacts", "step",    "contacts that pushed have begun to touch"},                               When::kLast,
        [](Step& s) { s.impacts = begin_impacts(s.tables, s.events.nearing); }},
    {{"events",               "bodies",   "step",    "events are written for the user"},                                     When::kLast,
        [](Step& s) { write_events(s.tables, s.world, {s.frozen.noted(), s.swept_bodies(), s.context.warm.stored_h, s.impacts}, s.events); }},
};
// clang-format on

constexpr int kStages = static_cast<int>(std::size(kTable));
static_assert(kStages <= kMaxStages);
static_assert(std::ranges::all_of(kTable, [](const Stage& stage) {
    const bool is_of_portion = stage.when >= When::kLayOut && stage.when <= When::kTakeBack;
    return is_of_portion == (stage.of_portion != nullptr) && is_of_portion == (stage.of_step == nullptr);
}));

/// The stages of one `when` stand side by side in the table.
struct StageRange {
    int first = kStages, last = 0;
};
constexpr StageRange stages_of(When when) {
    StageRange range;
    for (int i = 0; i < kStages; ++i) {
        if (kTable[i].when != when) continue;
        range.first = std::min(range.first, i);
        range.last = i + 1;
    }
    return range;
}
static_assert(std::ranges::is_sorted(kTable, {}, &Stage::when));

template <When kWhen, class Target, class Time>
void run_stages(Target& target, StageClock<Time>& clock) {
    constexpr StageRange kRange = stages_of(kWhen);
    for (int i = kRange.first; i < kRange.last; ++i) {
        kTable[i].run(target);
        clock.note(i);
    }
}

template <class Time>
void solve_portion(Step& step, const StepContext& context, int portion, int worker, StageClock<Time> clock) {
    clock.restart();
    Solving solving{context, step.tables, step.direct, portion, step.rows.room(worker)};
    solving.laid_out.has_joints = portion == 0 && step.tables.joints.size() > 0;
    run_stages<When::kLayOut>(solving, clock);
    for (; solving.substep < context.substeps; ++solving.substep)
        run_stages<When::kEachSubstep>(solving, clock);
    run_stages<When::kTakeBack>(solving, clock);
}

/// ORDER: the portion with joints last, as the groups that are solved directly stay there to the end of the
/// step.
void solve_portions(Step& step, StageClock<std::int64_t>& clock) {
    const auto count = static_cast<int>(step.tables.portion_plan.portions.size());
    if (kHasThreads && step.context.scheduler != nullptr && count > 0) {
        solve_side_by_side<kStages>(
            step.context, count - 1, clock,
            [&step](const StepContext& alone, int portion, int worker, const auto& clock_of_it) {
                solve_portion(step, alone, portion, worker, clock_of_it);
            });
    } else {
        for (int i = 1; i < count; ++i) solve_portion(step, step.context, i, 0, clock);
    }
    solve_portion(step, step.context, 0, 0, clock);
}

/// Nothing is awake, no edit waits to be looked at, and the last step told nothing that is out of date now.
bool is_at_rest(const Tables& tables, const StepEvents& events) {
    return tables.bodies.awake().size() == kFirstAwake && tables.bodies.first_stale == kNone &&
           tables.graph.is_quiet() && tables.sleep_changes.count() == 0 && tables.touches.is_told() &&
           tables.departures.is_told() && tables.sweep_answers.entries().empty() && events.are_none() &&
           tables.changed_contacts.first() == kNone && tables.broad_phase.moved_count() == 0;
}

/// The usual sub-step follows the one that was asked for, also in a step that has more of them.
void note_substep(Tables& tables, const StepArguments& arguments) {
    tables.steady_h = steady_step(arguments.dt / static_cast<float>(arguments.substeps), tables.steady_h);
}

void pass_time(Tables& tables, const StepArguments& arguments) {
    const float h = arguments.dt / static_cast<float>(arguments.substeps);
    tables.time += static_cast<double>(arguments.dt);
    tables.impulse_h = warm_share_at(tables, h).stored_h;
    note_substep(tables, arguments);
}

void run_all_stages(Tables& tables, StepEvents& events, const StepArguments& arguments, Profile& measured) {
    StageClock<std::int64_t> clock(arguments.is_profiled ? measured.stage : nullptr);
    tables.stack.grow_to_high_water();
    refresh_all_masses(tables);
    const StepContext context = context_of(tables, arguments);
    Step all{context, tables, events, arguments.world};
    Movement movement(tables);

    run_stages<When::kFirst>(all, clock);
    // The last memory that a step may want; nothing has moved yet, and no body fallen asleep.
    all.reserve_sweeps();
    take_nearing(tables, events.nearing);
    plan_joints(tables);
    plan_portions(tables, context.workers());
    reserve_rows(context, all.awake(), tables.graph, tables.portion_plan, all.rows);
    reserve_direct(context, all.awake(), tables.graph, tables.joint_plan, all.direct);
    reserve_events(tables, events);
    all.frozen.set_room(events.frozen_bodies);
    run_stages<When::kReady>(all, clock);
    solve_portions(all, clock);
    clock.restart();
    run_stages<When::kLast>(all, clock);
    movement.finish();
    tables.touches.clear();
    tables.departures.clear();
    settle_sleep(tables);
    tables.time += static_cast<double>(arguments.dt);
    tables.impulse_h = context.warm.stored_h;
    note_substep(tables, arguments);
    measured.swept_bodies = static_cast<int>(all.swept.noted().size());
    for (int i = 0; i < all.direct.count; ++i) {
        const DirectGroup& group = (*all.direct.groups)[i];
        measured.joint_factorizations += group.matrices;
        measured.joint_solutions += group.solutions;
    }
}

void run_step(Tables& tables, StepEvents& events, const StepArguments& arguments, Profile& measured) {
    tables.graph.forget_empty_bins();
    if (is_at_rest(tables, events)) {
        tables.stack.grow_to_high_water();
        // Without a mover nothing is found, but the index of static boxes goes on growing.
        (void)tables.broad_phase.find_pairs(nullptr);
        pass_time(tables, arguments);
    } else {
        run_all_stages(tables, events, arguments, measured);
    }
}

}  // namespace

void step(Tables& tables, StepEvents& events, const StepArguments& arguments, Profile& profile) {
    const FloatEnvironment environment;
    Profile measured;
    if (arguments.is_profiled) {
        const Timer whole;
        run_step(tables, events, arguments, measured);
        measured.step = whole.nanoseconds();
    } else {
        run_step(tables, events, arguments, measured);
    }
    profile = measured;
}

}  // namespace jostle::detail

std::span<const jostle::StageInfo> jostle::stages() noexcept {
    using namespace detail;
    static constexpr auto kInfos = [] {
        std::array<StageInfo, kStages> infos{};
        for (int i = 0; i < kStages; ++i) infos[static_cast<std::size_t>(i)] = kTable[i].info;
        return infos;
    }();
    return kInfos;
}
