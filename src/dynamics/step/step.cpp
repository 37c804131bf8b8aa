// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A step, on one page. The table names the stages in the order of their running; the execution below,
// World::profile(), stages() and the table in docs/architecture.md (a test compares them) all follow it.
#include "dynamics/step/step.h"

#include <jostle/core/timer.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <iterator>
#include <optional>

#include "dynamics/bodies/bodies.h"
#include "dynamics/continuous/continuous.h"
#include "dynamics/continuous/poses.h"
#include "dynamics/direct/direct.h"
#include "dynamics/direct/limb_groups.h"
#include "dynamics/direct/plan_joints.h"
#include "dynamics/islands/graph.h"
#include "dynamics/islands/plan_sleep.h"
#include "dynamics/joints/joints.h"
#include "dynamics/pairs/pairs.h"
#include "dynamics/portions/lay_out.h"
#include "dynamics/portions/passes.h"
#include "dynamics/portions/plan_portions.h"
#include "dynamics/portions/prepare.h"
#include "dynamics/softness/contact_stiffness.h"
#include "dynamics/softness/soft.h"
#include "dynamics/step/finalize.h"
#include "dynamics/store/body_mass.h"
#include "dynamics/store/scratch.h"
#include "dynamics/store/shape_links.h"

namespace jostle {
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
        jostle::fall_asleep(tables, sleep);
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
    void update_manifolds() {
        plan_joints(tables);
        const JointGroups groups(context, tables);
        jostle::update_manifolds(
            context, {tables.bodies, tables.shapes, tables.broad_phase, tables.pairs, groups.of_bodies()},
            tables.graph, tables.contact_notes());
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
        jostle::prepare(context, tables.bodies, tables.shapes, tables.graph, tables.portion_plan, portion,
                        laid_out);
        if (laid_out.has_joints) prepare_direct(pass(), tables);
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
        [](Step& s) { s.update_manifolds(); }},
    {{"graph",                "changes",  "step",    "contacts that began or ended join or leave the coloured graph"},          When::kFirst,
        [](Step& s) { update_graph(s.context, s.tables); }},
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
        [](Solving& s) { store_impulses(s.context, s.tables.bodies, s.tables.graph, s.laid_out); }},
    {{"poses",                "bodies",   "step",    "poses of the bodies, but for those that are swept"},                      When::kLast,
        [](Step& s) { update_poses(s.context, s.tables, s.awake(), s.swept, s.frozen); }},
    {{"continuous",           "bodies",   "step",    "these come as far as they can without jumping over others"},              When::kLast,
        [](Step& s) { sweep_bodies(s.pass(), s.tables, s.tables.pressed, s.sweep_room()); }},
    {{"finalize",             "bodies",   "step",    "sleep timers, and which boxes left their margin"},                        When::kLast,
        [](Step& s) { finalize_bodies(s.context, s.tables.shapes, s.awake(), s.tables.broad_phase); }},
    {{"refit",                "movers",   "step",    "those boxes move in the trees"},                                          When::kLast,
        [](Step& s) { s.tables.broad_phase.apply_moves(); }},
    {{"events",               "bodies",   "step",    "events are written for the user"},                                     When::kLast,
        [](Step& s) { write_events(s.tables, s.world, {s.frozen.noted(), s.swept_bodies(), s.context.warm.stored_h}, s.events); }},
};
// clang-format on

constexpr int kStages = static_cast<int>(std::size(kTable));
static_assert(kStages <= kMaxStages);
static_assert(std::ranges::all_of(kTable, [](const Stage& stage) {
    const bool is_of_portion = stage.when >= When::kLayOut && stage.when <= When::kTakeBack;
    return is_of_portion == (stage.of_portion != nullptr) && is_of_portion == (stage.of_step == nullptr);
}));

WarmShare warm_share_at(const Tables& tables, float h) {
    return tables.settings.warm_starting ? warm_share_of(h, tables.impulse_h) : WarmShare{0.0f, 0.0f, h};
}

StepContext context_of(Tables& tables, const StepArguments& arguments) {
    const StepSettings& settings = tables.settings;
    StepContext context{settings, tables.stack, arguments.callbacks};
    context.scheduler = kHasThreads ? arguments.scheduler : nullptr;
    context.dt = arguments.dt;
    context.substeps = arguments.substeps;
    context.h = arguments.dt / static_cast<float>(arguments.substeps);
    context.inv_h = static_cast<float>(arguments.substeps) / arguments.dt;
    context.warm = warm_share_at(tables, context.h);
    // More sub-steps make contacts stiffer, shorter steps do not: a pile would rise as they get shorter.
    // Where steps differ, the longest of the last ones counts: a pile would breathe with each.
    constexpr float kUsualStep = 1.0f / 60.0f;
    const float longest = max(tables.impulse_h, context.h);
    const float rate = min(longest > context.h ? 1.0f / longest : context.inv_h,
                           static_cast<float>(arguments.substeps) / kUsualStep);
    context.steady_h = steady_step(context.h, tables.steady_h);
    context.contact_rate = contact_rate_of(settings, context.h, context.inv_h, context.steady_h);
    const float usual_hertz = usual_contact_hertz(settings, context.contact_rate),
                contact_hertz = max(usual_hertz, contact_hertz_at(settings, rate));
    // No constraint may be stiffer than a quarter of the rate at which it is solved.
    const float joint_hertz = min(settings.joint_hertz, 0.25f * context.inv_h);
    const float damping_ratio = contact_damping_ratio_at(settings, context.contact_rate);
    context.contact_softness = make_soft(contact_hertz, damping_ratio, context.h);
    context.static_softness = make_soft(static_contact_hertz(settings, context.contact_rate, contact_hertz),
                                        damping_ratio, context.h);
    context.usual_contact_softness = make_soft(usual_hertz, settings.contact_damping_ratio, context.h);
    context.usual_static_softness = make_soft(2.0f * usual_hertz, settings.contact_damping_ratio, context.h);
    context.joint_softness = make_soft(joint_hertz, settings.joint_damping_ratio, context.h);
    return context;
}

/// The clock of a profile. A step that nobody profiles does not look at it: in a small world 46 readings take
/// longer than the step.
template <class Time>
struct StageClock {
    StageClock(bool is_profiled, Time* by_stage) : spent(by_stage) {
        if (is_profiled) timer.emplace();
    }
    void restart() {
        if (timer) (void)timer->restart();
    }
    void note(int stage) {
        if (timer) spent[stage] += timer->restart();
    }

    Time* spent;  ///< [ns] by stage; an integer, or an atomic one
    std::optional<Timer> timer{};
};

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
    run_stages<When::kLayOut>(solving, clock);
    for (; solving.substep < context.substeps; ++solving.substep)
        run_stages<When::kEachSubstep>(solving, clock);
    run_stages<When::kTakeBack>(solving, clock);
}

/// The portions but for the first, on as many threads as there are, each portion on one. Stages have their
/// shares of the time that it takes.
void solve_side_by_side(Step& step, int count, StageClock<std::int64_t>& clock) {
    struct Shared {
        Step& step;
        StepContext alone;
        bool is_profiled;
        std::array<std::atomic<std::int64_t>, kStages> spent{};
    } shared{step, step.context, clock.timer.has_value()};
    shared.alone.scheduler = nullptr;
    clock.restart();
    step.context.scheduler->parallel_for(
        count, 1,
        [](void* context, int begin, int end, int worker) {
            const FloatEnvironment environment;
            auto& all = *static_cast<Shared*>(context);
            for (int i = begin; i < end; ++i)
                solve_portion(all.step, all.alone, i + 1, worker,
                              StageClock<std::atomic<std::int64_t>>(all.is_profiled, all.spent.data()));
        },
        &shared);
    if (!clock.timer) return;
    std::int64_t sum = 1;
    for (const auto& spent : shared.spent) sum += spent;
    const double share = static_cast<double>(clock.timer->restart()) / static_cast<double>(sum);
    for (std::size_t i = 0; i < kStages; ++i)
        clock.spent[i] += static_cast<std::int64_t>(share * static_cast<double>(shared.spent[i]));
}

/// ORDER: the portion with joints last, as the groups that are solved directly stay there to the end of the
/// step.
void solve_portions(Step& step, StageClock<std::int64_t>& clock) {
    const auto count = static_cast<int>(step.tables.portion_plan.portions.size());
    if (kHasThreads && step.context.scheduler != nullptr && count > 0) {
        solve_side_by_side(step, count - 1, clock);
    } else {
        for (int i = 1; i < count; ++i) solve_portion(step, step.context, i, 0, clock);
    }
    solve_portion(step, step.context, 0, 0, clock);
}

/// The solver keeps what it moves apart until the end of the step. Where a scheduler throws, that is dropped;
/// and a body that has its new pose already gets its boxes.
struct Movement {
    explicit Movement(Tables& moved) : tables(moved) {}
    Movement(const Movement&) = delete;
    Movement& operator=(const Movement&) = delete;
    ~Movement() {
        if (is_finished) return;
        std::pmr::vector<BodyState>& states = tables.bodies.awake().states;
        for (std::size_t i = kFirstAwake; i < states.size(); ++i) {
            states[i].delta_position = {};
            states[i].delta_rotation = {};
            states[i].is_broken = 0.0f;
        }
        for (BodySim& sim : tables.bodies.awake().sims) {
            if (sim.id == kNone) continue;  // the null body
            sim.slack = 0.0f;
            for_shapes(tables, sim.id, [&](ShapeId shape) {
                const ShapeRecord& record = tables.shapes[shape];
                tables.broad_phase.buffer_move(tables.shapes.proxy(shape),
                                               pair_box(record, sim.transform, tables.settings));
            });
        }
        tables.broad_phase.apply_moves();
    }
    Tables& tables;
    bool is_finished = false;
};

/// Nothing is awake, no edit waits to be looked at, and the last step told nothing that is out of date now.
bool is_at_rest(const Tables& tables, const StepEvents& events) {
    return tables.bodies.awake().size() == kFirstAwake && tables.bodies.first_stale == kNone &&
           tables.graph.is_quiet() && tables.sleep_changes.count() == 0 && tables.touches.is_told() &&
           tables.departures.is_told() && tables.sweep_answers.entries().empty() && events.are_none() &&
           tables.changed_contacts.first() == kNone && tables.broad_phase.moved_count() == 0;
}

void pass_time(Tables& tables, const StepArguments& arguments) {
    const float h = arguments.dt / static_cast<float>(arguments.substeps);
    tables.time += static_cast<double>(arguments.dt);
    tables.impulse_h = warm_share_at(tables, h).stored_h;
    tables.steady_h = steady_step(h, tables.steady_h);
}

void run_all_stages(Tables& tables, StepEvents& events, const StepArguments& arguments, Profile& measured) {
    StageClock<std::int64_t> clock(arguments.is_profiled, measured.stage);
    tables.stack.grow_to_high_water();
    refresh_all_masses(tables);
    const StepContext context = context_of(tables, arguments);
    Step all{context, tables, events, arguments.world};
    Movement movement(tables);

    run_stages<When::kFirst>(all, clock);
    // The last memory that a step may want; nothing has moved yet, and no body fallen asleep.
    all.reserve_sweeps();
    plan_joints(tables);  // once more: the user may have been asked since
    plan_portions(tables, context.workers());
    reserve_rows(context, all.awake(), tables.graph, tables.portion_plan, all.rows);
    reserve_direct(context, all.awake(), tables.graph, tables.joint_plan, all.direct);
    reserve_events(tables, events);
    all.frozen.set_room(events.frozen_bodies);
    run_stages<When::kReady>(all, clock);
    solve_portions(all, clock);
    clock.restart();
    run_stages<When::kLast>(all, clock);
    movement.is_finished = true;
    tables.touches.clear();
    tables.departures.clear();
    settle_sleep(tables);
    tables.time += static_cast<double>(arguments.dt);
    tables.impulse_h = context.warm.stored_h;
    tables.steady_h = context.steady_h;
    measured.swept_bodies = static_cast<int>(all.swept.noted().size());
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

std::span<const StageInfo> stages() noexcept {
    static constexpr auto kInfos = [] {
        std::array<StageInfo, kStages> infos{};
        for (int i = 0; i < kStages; ++i) infos[static_cast<std::size_t>(i)] = kTable[i].info;
        return infos;
    }();
    return kInfos;
}

}  // namespace jostle
