// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The door's table: World.
#include <memory>

#include "dynamics/door_entries.h"

namespace jostle::test {
namespace {

/// A call with a definition of which one member is spoiled. `Use` makes something of the definition.
template <class Def, class Member, class Use>
auto with_member(Member Def::*member, Use use) {
    return [=](Hands& h, Member value) {
        Def def;
        def.*member = value;
        use(h, def);
    };
}

/// Runs everything on the caller's thread, and says that it has so many.
class CountedScheduler final : public TaskScheduler {
  public:
    explicit CountedScheduler(int workers) : workers_(workers) {}
    [[nodiscard]] int worker_count() const override { return workers_; }
    void parallel_for(int count, int, Task task, void* context) override { task(context, 0, count, 0); }

  private:
    int workers_;
};

void add_make_world(Table& table) {
    const auto make = [](Hands&, const WorldDef& def) { const World world(def); };
    const auto with = [=](auto member) { return with_member(member, make); };
    table.reads("World", [=](Hands& h) { make(h, {}); })
        .number("WorldDef.scheduler", "scheduler", {-1.0f, 0.0f, 1.0e6f},
                [=](Hands& h, float workers) {
                    CountedScheduler scheduler(static_cast<int>(workers));
                    make(h, {.scheduler = &scheduler});
                })
        .vector("WorldDef.gravity", "gravity", kNotFinite, with(&WorldDef::gravity))
        .number("WorldDef.length_scale", "length_scale", kNotPositive, with(&WorldDef::length_scale))
        .number("WorldDef.restitution_threshold", "restitution_threshold", kNegative,
                with(&WorldDef::restitution_threshold))
        .number("WorldDef.max_push_out_speed", "max_push_out_speed", kNegative,
                with(&WorldDef::max_push_out_speed))
        .number("WorldDef.max_speed", "max_speed", kNotPositive, with(&WorldDef::max_speed))
        .number("WorldDef.hit_speed", "hit_speed", kNegative, with(&WorldDef::hit_speed))
        .number("WorldDef.sleep_threshold", "sleep_threshold", kNegative, with(&WorldDef::sleep_threshold))
        .number("WorldDef.contact_hertz", "contact_hertz", kNotPositive, with(&WorldDef::contact_hertz))
        .number("WorldDef.contact_damping_ratio", "contact_damping_ratio", kNegative,
                with(&WorldDef::contact_damping_ratio))
        .number("WorldDef.joint_hertz", "joint_hertz", kNotPositive, with(&WorldDef::joint_hertz))
        .number("WorldDef.joint_damping_ratio", "joint_damping_ratio", kNegative,
                with(&WorldDef::joint_damping_ratio));
}

void add_create_body(Table& table) {
    const auto make = [](Hands& h, const BodyDef& def) { h.world->create_body(def); };
    const auto with = [=](auto member) { return with_member(member, make); };
    table.changes("create_body", [=](Hands& h) { make(h, {}); })
        .other("BodyDef.type", "type", [=](Hands& h) { make(h, {.type = static_cast<BodyType>(3)}); })
        .vector("BodyDef.position", "position", kNotInWorld, with(&BodyDef::position))
        .other("BodyDef.name", "name",
               [=](Hands& h) {
                   const std::string name(256, 'x');
                   make(h, {.name = name});
               })
        .number("BodyDef.sleep_threshold", "sleep_threshold", kNegative,
                [=](Hands& h, float x) { make(h, {.sleep_threshold = x}); })
        .number("BodyDef.angle", "angle", kNotFinite, with(&BodyDef::angle))
        .vector("BodyDef.linear_velocity", "linear_velocity", kNotFinite, with(&BodyDef::linear_velocity))
        .number("BodyDef.angular_velocity", "angular_velocity", kNotFinite, with(&BodyDef::angular_velocity))
        .number("BodyDef.linear_damping", "linear_damping", kNegative, with(&BodyDef::linear_damping))
        .number("BodyDef.angular_damping", "angular_damping", kNegative, with(&BodyDef::angular_damping))
        .number("BodyDef.gravity_scale", "gravity_scale", kNotFinite, with(&BodyDef::gravity_scale));
}

void add_casts(Table& table) {
    const Values fractions{kNan, -1.0f};
    const auto spoil_ray = [=](Entry& entry, auto ask) {
        entry.vector("ray", "ray.origin", kNotFinite,
                     [=](Hands& h, Vec2 v) {
                         ask(h, Ray2{v, {1, 0}});
                     })
            .vector("ray", "ray.translation", kNotFinite,
                    [=](Hands& h, Vec2 v) {
                        ask(h, Ray2{{}, v});
                    })
            .number("ray", "ray.max_fraction", fractions, [=](Hands& h, float x) {
                ask(h, Ray2{{}, {1, 0}, x});
            });
    };
    const auto spoil_cast = [=](Entry& entry, auto ask) {
        entry
            .vector("cast", "cast.translation", kNotFinite,
                    [=](Hands& h, Vec2 v) {
                        ask(h, {.geometry = Circle{{}, 1}, .translation = v});
                    })
            .number("cast", "cast.rotation", kNotFinite,
                    [=](Hands& h, float x) {
                        ask(h, {.geometry = Circle{{}, 1}, .rotation = x});
                    })
            .number("cast", "cast.max_fraction", fractions,
                    [=](Hands& h, float x) {
                        ask(h, {.geometry = Circle{{}, 1}, .max_fraction = x});
                    })
            .vector("cast", "cast.transform.p", kNotInWorld,
                    [=](Hands& h, Vec2 v) {
                        // A NaN is refused as a transform.
                        ask(h, {.geometry = Circle{{}, 1},
                                .transform = {is_finite(v) ? v : Vec2{1.0e6f, 0}, {}}});
                    })
            .other("cast", "circle.radius", [=](Hands& h) {
                ask(h, {.geometry = Circle{{}, -1}});
            });
    };
    const auto ray = [&](const char* name, auto ask) {
        spoil_ray(table.reads(name, [=](Hands& h) { ask(h, Ray2{{}, {1, 0}}); }), ask);
    };
    const auto cast = [&](const char* name, auto ask) {
        spoil_cast(table.reads(name, [=](Hands& h) { ask(h, {.geometry = Circle{{}, 1}}); }), ask);
    };
    using RayHands = void (*)(Hands&, const Ray2&);
    using CastHands = void (*)(Hands&, const ShapeCast&);
    static WorldHit hits[2];
    ray("ray_closest", RayHands([](Hands& h, const Ray2& r) { (void)h.world->ray_closest(r); }));
    ray("ray_any", RayHands([](Hands& h, const Ray2& r) { (void)h.world->ray_any(r); }));
    ray("ray_all", RayHands([](Hands& h, const Ray2& r) { (void)h.world->ray_all(r, hits); }));
    ray("ray_all",
        RayHands([](Hands& h, const Ray2& r) { (void)h.world->ray_all(r, [](const WorldHit&) {}); }));
    cast("shape_cast_closest",
         CastHands([](Hands& h, const ShapeCast& c) { (void)h.world->shape_cast_closest(c); }));
    cast("shape_cast_any", CastHands([](Hands& h, const ShapeCast& c) { (void)h.world->shape_cast_any(c); }));
    cast("shape_cast_all",
         CastHands([](Hands& h, const ShapeCast& c) { (void)h.world->shape_cast_all(c, hits); }));
    cast("shape_cast_all", CastHands([](Hands& h, const ShapeCast& c) {
             (void)h.world->shape_cast_all(c, [](const WorldHit&) {});
         }));
    table
        .reads("ray_closest",
               [](Hands& h) {
                   h.world->ray_closest(std::vector<Ray2>{{{}, {1, 0}}}, std::span(hits).first(1));
               })
        .other("rays", "rays[0].origin",
               [](Hands& h) {
                   h.world->ray_closest(std::vector<Ray2>{{{kNan, 0}, {1, 0}}}, std::span(hits).first(1));
               })
        .other("found", "found", [](Hands& h) { h.world->ray_closest(std::vector<Ray2>(1), hits); });
    table
        .reads("shape_cast_closest",
               [](Hands& h) {
                   h.world->shape_cast_closest(std::vector<ShapeCast>(1, {.geometry = Circle{{}, 1}}),
                                               std::span(hits).first(1));
               })
        .other("casts", "cast.translation",
               [](Hands& h) {
                   h.world->shape_cast_closest(
                       std::vector<ShapeCast>(1, {.geometry = Circle{{}, 1}, .translation = {kNan, 0}}),
                       std::span(hits).first(1));
               })
        .other("found", "found",
               [](Hands& h) { h.world->shape_cast_closest(std::vector<ShapeCast>(1), hits); });
}

void add_overlaps(Table& table) {
    static Shape shapes[2];
    static Body bodies[2];
    const Values bad = kNotFinite;
    const auto box = [&](const char* name, auto ask) {
        table.reads(name,
                    [=](Hands& h) {
                        ask(h, Aabb<2>{{}, {1, 1}});
                    })
            .vector("box", "box", bad,
                    [=](Hands& h, Vec2 v) {
                        ask(h, Aabb<2>{{}, v});
                    })
            .other("box", "box", [=](Hands& h) {
                ask(h, Aabb<2>{{1, 0}, {0, 1}});
            });
    };
    const auto point = [&](const char* name, auto ask) {
        table.reads(name, [=](Hands& h) { ask(h, Vec2{}); }).vector("point", "point", bad, ask);
    };
    const auto shape = [&](const char* name, auto ask) {
        table.reads(name,
                    [=](Hands& h) {
                        ask(h, Circle{{}, 1}, Transform{});
                    })
            .other("geometry", "circle.radius",
                   [=](Hands& h) {
                       ask(h, Circle{{}, -1}, Transform{});
                   })
            .vector("transform", "transform.p", {1.0e6f},
                    [=](Hands& h, Vec2 v) {
                        ask(h, Circle{{}, 1}, Transform{v, {}});
                    })
            .other("transform", "transform", [=](Hands& h) {
                ask(h, Circle{{}, 1}, Transform{{}, {kNan, 0}});
            });
    };
    const auto visit = [](const Shape&) {};
    point("overlap", [](Hands& h, Vec2 v) { (void)h.world->overlap(v, shapes); });
    point("overlap", [=](Hands& h, Vec2 v) { (void)h.world->overlap(v, visit); });
    point("overlap_any", [](Hands& h, Vec2 v) { (void)h.world->overlap_any(v); });
    box("overlap", [](Hands& h, const Aabb<2>& b) { (void)h.world->overlap(b, shapes); });
    box("overlap", [=](Hands& h, const Aabb<2>& b) { (void)h.world->overlap(b, visit); });
    box("overlap_any", [](Hands& h, const Aabb<2>& b) { (void)h.world->overlap_any(b); });
    shape("overlap",
          [](Hands& h, const Geometry& g, const Transform& t) { (void)h.world->overlap(g, t, shapes); });
    shape("overlap",
          [=](Hands& h, const Geometry& g, const Transform& t) { (void)h.world->overlap(g, t, visit); });
    shape("overlap_any",
          [](Hands& h, const Geometry& g, const Transform& t) { (void)h.world->overlap_any(g, t); });
    box("bodies_in", [](Hands& h, const Aabb<2>& b) { (void)h.world->bodies_in(b, bodies); });
    box("bodies_in", [](Hands& h, const Aabb<2>& b) { (void)h.world->bodies_in(b, [](const Body&) {}); });
    static int counts[2];
    table
        .reads(
            "overlap",
            [](Hands& h) { h.world->overlap(std::vector<Aabb<2>>(1), shapes, std::span(counts).first(1)); })
        .other(
            "boxes", "boxes[0]",
            [](Hands& h) {
                h.world->overlap(std::vector<Aabb<2>>{{{1, 0}, {0, 1}}}, shapes, std::span(counts).first(1));
            })
        .other("counts", "counts",
               [](Hands& h) { h.world->overlap(std::vector<Aabb<2>>(1), shapes, counts); });
}

void add_nearest(Table& table) {
    static NearShape near[2];
    table.reads("closest", [](Hands& h) { (void)h.world->closest({}); })
        .vector("point", kNotFinite, [](Hands& h, Vec2 v) { (void)h.world->closest(v); })
        .number("max_distance", {kNan, -1.0f}, [](Hands& h, float x) { (void)h.world->closest({}, {}, x); });
    table.reads("k_nearest", [](Hands& h) { (void)h.world->k_nearest({}, near); })
        .vector("point", kNotFinite, [](Hands& h, Vec2 v) { (void)h.world->k_nearest(v, near); })
        .number("max_distance", {kNan, -1.0f},
                [](Hands& h, float x) { (void)h.world->k_nearest({}, near, {}, x); });
    table.reads("closest", [](Hands& h) { h.world->closest(std::vector<Vec2>(1), std::span(near).first(1)); })
        .other("points", "points[0]",
               [](Hands& h) {
                   h.world->closest(std::vector<Vec2>{{kNan, 0}}, std::span(near).first(1));
               })
        .other("found", "found", [](Hands& h) { h.world->closest(std::vector<Vec2>(1), near); });
}

}  // namespace

std::vector<Entry> world_entries() {
    Table table("World", {});
    add_make_world(table);
    add_create_body(table);
    add_casts(table);
    add_overlaps(table);
    add_nearest(table);
    table.changes("destroy", [](Hands& h) { h.world->destroy(h.body); }).handles.push_back(of_body("body"));
    table.changes("destroy", [](Hands& h) { h.world->destroy(h.shape); })
        .other("a chain's segment", "shape", [](Hands& h) { h.world->destroy(h.chain.segment(1)); })
        .handles.push_back(of_shape("shape"));
    table.changes("destroy", [](Hands& h) { h.world->destroy(h.chain); })
        .handles.push_back(of_chain("chain"));
    table.changes("destroy", [](Hands& h) { h.world->destroy(h.joint); })
        .handles.push_back(of_joint("joint"));
    table
        .changes(
            "on_should_collide",
            [](Hands& h) { h.world->on_should_collide([](const Shape&, const Shape&) { return true; }); })
        .without_edit();
    table
        .changes("on_should_collide",
                 [](Hands& h) {
                     h.world->on_should_collide(h.shape, [](const Shape&, const Shape&) { return true; });
                 })
        .handles.push_back(of_shape("shape"));
    table.changes("on_custom_joints", [](Hands& h) { h.world->on_custom_joints([](CustomRows&) {}); })
        .without_edit();
    table.changes("on_contact_began", [](Hands& h) { h.world->on_contact_began([](const ContactBegan&) {}); })
        .without_edit();
    table.changes("on_contact_ended", [](Hands& h) { h.world->on_contact_ended([](const ContactEnded&) {}); })
        .without_edit();
    table
        .changes("on_sensor_entered",
                 [](Hands& h) { h.world->on_sensor_entered([](const SensorEntered&) {}); })
        .without_edit();
    table.changes("on_sensor_left", [](Hands& h) { h.world->on_sensor_left([](const SensorLeft&) {}); })
        .without_edit();
    table.changes("on_impulses", [](Hands& h) { h.world->on_impulses([](const Contact&) {}); })
        .without_edit();
    table.changes("on_pre_solve", [](Hands& h) { h.world->on_pre_solve(h.shape, [](PreSolve&) {}); })
        .handles.push_back(of_shape("shape"));
    table.changes("step", [](Hands& h) { h.world->step(1.0f / 60.0f, 2); })
        .without_edit()
        .number("dt", {kNan, kInfinity, -kInfinity, -0.1f, 0.0f, 1.1f, 1.0e30f},
                [](Hands& h, float x) { h.world->step(x); })
        .number("substeps", {-1.0e9f, -1.0f, 0.0f, 65.0f, 1.0e9f},
                [](Hands& h, float x) { h.world->step(1.0f / 60.0f, static_cast<int>(x)); });
    table.reads("gravity", [](Hands& h) { (void)h.world->gravity(); });
    table.changes("set_gravity",
                  [](Hands& h) {
                      h.world->set_gravity({1.0f, 2.0f});
                  })
        .vector("gravity", kNotFinite, [](Hands& h, Vec2 v) { h.world->set_gravity(v); });
    table.reads("allows_sleep", [](Hands& h) { (void)h.world->allows_sleep(); });
    table.changes("set_allow_sleep", [](Hands& h) { h.world->set_allow_sleep(false); });
    table.reads("is_continuous", [](Hands& h) { (void)h.world->is_continuous(); });
    table.changes("set_continuous", [](Hands& h) { h.world->set_continuous(false); });
    table.reads("warm_starting", [](Hands& h) { (void)h.world->warm_starting(); });
    table.changes("set_warm_starting", [](Hands& h) { h.world->set_warm_starting(false); });
    table.reads("smooth_ground", [](Hands& h) { (void)h.world->smooth_ground(); });
    table.changes("set_smooth_ground", [](Hands& h) { h.world->set_smooth_ground(false); });
    table.reads("iterated_joints", [](Hands& h) { (void)h.world->iterated_joints(); });
    table.changes("shift_origin",
                  [](Hands& h) {
                      h.world->shift_origin({100.0f, -50.0f});
                  })
        .vector("origin", kNotInWorld, [](Hands& h, Vec2 v) { h.world->shift_origin(v); });
    table.reads("sleep_threshold", [](Hands& h) { (void)h.world->sleep_threshold(); });
    table.changes("set_sleep_threshold", [](Hands& h) { h.world->set_sleep_threshold(0.5f); })
        .number("threshold", kNegative, [](Hands& h, float x) { h.world->set_sleep_threshold(x); });
    table.reads("bodies", [](Hands& h) { (void)h.world->bodies(); });
    table.reads("joints", [](Hands& h) { (void)h.world->joints(); });
    table.reads("contacts", [](Hands& h) { (void)h.world->contacts(); });
    table.reads("islands", [](Hands& h) { (void)h.world->islands(); });
    table.reads("energy", [](Hands& h) { (void)h.world->energy(); });
    table.reads("poses", [](Hands& h) { (void)h.world->poses(); });
    table.reads("linear_velocities", [](Hands& h) { (void)h.world->linear_velocities(); });
    table.reads("angular_velocities", [](Hands& h) { (void)h.world->angular_velocities(); });
    table.reads("events", [](Hands& h) { (void)h.world->events(); });
    table.reads("time", [](Hands& h) { (void)h.world->time(); });
    table.reads("counts", [](Hands& h) { (void)h.world->counts(); });
    table.reads("tolerances", [](Hands& h) { (void)h.world->tolerances(); });
    table.reads("is_profiling", [](Hands& h) { (void)h.world->is_profiling(); });
    table.reads("set_profiling", [](Hands& h) { h.world->set_profiling(false); });
    table.reads("profile", [](Hands& h) { (void)h.world->profile(); });
    table.reads("state_hash", [](Hands& h) { (void)h.world->state_hash(); });
    table.reads("table_hashes", [](Hands& h) { (void)h.world->table_hashes(); });
    table.reads("state_text", [](Hands& h) { (void)h.world->state_text(); });
    table.reads("lint", [](Hands& h) { (void)h.world->lint(); });
    table.reads("first_difference", [](Hands& h) { (void)h.world->first_difference(*h.world); });
    table.reads("body", [](Hands& h) { (void)h.world->body(1); });
    table.reads("shape", [](Hands& h) { (void)h.world->shape(1); });
    table.reads("chain", [](Hands& h) { (void)h.world->chain(1); });
    table.reads("joint", [](Hands& h) { (void)h.world->joint(1); });
    table.changes("save", [](Hands& h) { (void)h.world->save(); }).without_edit();
    table.changes("save", [](Hands& h) { (void)h.world->save({}); }).without_edit();
    table.changes("save_size", [](Hands& h) { (void)h.world->save_size(); }).without_edit();
    table.changes("load", [bytes = World().save()](Hands& h) { (void)h.world->load(bytes); })
        .without_edit()
        .other("bytes", "bytes", [](Hands& h) { (void)h.world->load({}); });
    table.changes("clone", [](Hands& h) { (void)h.world->clone(); }).without_edit();
    table
        .changes("keep",
                 [](Hands& h) {
                     Snapshot kept;
                     h.world->keep(kept);
                 })
        .without_edit();
    const auto kept = std::make_shared<Snapshot>();
    World().keep(*kept);
    table.changes("restore", [kept](Hands& h) { (void)h.world->restore(*kept); })
        .without_edit()
        .other("from", "from", [](Hands& h) { (void)h.world->restore({}); });
    return table.take();
}

}  // namespace jostle::test
