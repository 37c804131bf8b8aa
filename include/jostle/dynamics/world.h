// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// World: bodies, shapes, joints, and the step that moves them.
#pragma once

#include <jostle/dynamics/callbacks.h>
#include <jostle/dynamics/chain_shape.h>
#include <jostle/dynamics/custom_joint.h>
#include <jostle/dynamics/difference.h>
#include <jostle/dynamics/distance_joint.h>
#include <jostle/dynamics/events.h>
#include <jostle/dynamics/filter_joint.h>
#include <jostle/dynamics/friction_joint.h>
#include <jostle/dynamics/gear_joint.h>
#include <jostle/dynamics/lint.h>
#include <jostle/dynamics/motor_joint.h>
#include <jostle/dynamics/poses.h>
#include <jostle/dynamics/prismatic_joint.h>
#include <jostle/dynamics/profile.h>
#include <jostle/dynamics/pulley_joint.h>
#include <jostle/dynamics/queries.h>
#include <jostle/dynamics/ratchet_joint.h>
#include <jostle/dynamics/reports.h>
#include <jostle/dynamics/revolute_joint.h>
#include <jostle/dynamics/save.h>
#include <jostle/dynamics/slot_joint.h>
#include <jostle/dynamics/snapshot.h>
#include <jostle/dynamics/target_joint.h>
#include <jostle/dynamics/weld_joint.h>
#include <jostle/dynamics/wheel_joint.h>
#include <jostle/dynamics/world_def.h>
#include <jostle/math/ray.h>

#include <concepts>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {
struct WorldTestAccess;
}

struct WorldCounts {
    int bodies = 0;        ///< all
    int awake_bodies = 0;  ///< enabled, not static, and not asleep
    int islands = 0;       ///< groups of bodies that touch or are joined, awake or asleep
    int shapes = 0;        ///< each segment of a chain counts
    int chains = 0;
    int joints = 0;
    int contacts = 0;  ///< pairs of shapes whose fat boxes overlap
    int touching = 0;  ///< contacts that are solved: those with points, and no sensors
    int colors = 0;    ///< colours of the constraint graph in use
    int overflow = 0;  ///< constraints without a colour, as all were taken
    int tree_height = 0;
    std::size_t stack_peak = 0;  ///< [bytes] of temporary memory in a step, so far
};

/// A world. Not copyable; its handles stay valid when it is moved. Different worlds may be used on different
/// threads at the same time; one world by one thread at a time, but for queries. A call with a bad argument
/// throws Error and leaves the world as it was.
class World {
  public:
    explicit World(const WorldDef& def = {});
    ~World();
    World(World&& other) noexcept;
    World& operator=(World&& other) noexcept;

    Body create_body(const BodyDef& def = {});
    /// Removes a body with its shapes, chains, contacts and joints.
    void destroy(const Body& body);
    /// Refuses a segment of a chain: destroy the chain.
    void destroy(const Shape& shape);
    void destroy(const ChainShape& chain);
    void destroy(const Joint& joint);
    RevoluteJoint create_revolute(const RevoluteJointDef& def);
    PrismaticJoint create_prismatic(const PrismaticJointDef& def);
    DistanceJoint create_distance(const DistanceJointDef& def);
    WeldJoint create_weld(const WeldJointDef& def);
    FilterJoint create_filter(const FilterJointDef& def);
    MotorJoint create_motor(const MotorJointDef& def);
    TargetJoint create_target(const TargetJointDef& def);
    FrictionJoint create_friction(const FrictionJointDef& def);
    WheelJoint create_wheel(const WheelJointDef& def);
    SlotJoint create_slot(const SlotJointDef& def);
    PulleyJoint create_pulley(const PulleyJointDef& def);
    GearJoint create_gear(const GearJointDef& def);
    RatchetJoint create_ratchet(const RatchetJointDef& def);
    CustomJoint create_custom(const CustomJointDef& def);

    /// Simulates dt [s], 1e-6 <= dt <= 1, in 1 to 64 sub-steps. A hitch, a step of more than 1/30 s whose
    /// sub-steps would be longer than the usual ones of late, has as many sub-steps as keep the usual length,
    /// at most 64, so that piles stand: a hitch costs as much as the short steps that it replaces. If memory
    /// runs out, it throws std::bad_alloc before anything moves: poses, velocities and events() are those
    /// before the step, and the next step gives the same bits as if none had failed. So it is after an
    /// exception out of a callback, which passes through (callbacks.h). Edits that callbacks made are applied
    /// at the end. An exception out of the scheduler passes through and leaves a sound world, in which some
    /// bodies may have moved or changed velocity.
    void step(float dt, int substeps = kDefaultSubsteps);

    /// Asked about each pair of shapes which the types of their bodies, filters and joints let collide, and
    /// whose fat boxes begin to overlap; false: they have no contact, and do not sense each other. Asked anew
    /// when a box leaves its margin; contacts that there are stay. Both types of callbacks may refuse a pair:
    /// the world's, called first, and those of the two shapes. Asked in the order of the shapes' slots. An
    /// empty function removes it.
    void on_should_collide(ShouldCollide function);
    /// The same, about the pairs of one shape.
    void on_should_collide(const Shape& shape, ShouldCollide function);
    /// Called in each step for each contact of the shape that touches, between bodies of which one is dynamic
    /// and one awake, and before velocities change; see PreSolve. Contacts with sensors are left out. Called
    /// in the order of contacts; if both shapes have one, first shape_a's, whose answer the other sees. An
    /// empty function removes it. It wakes what the shape touches. The function is kept as long as the world,
    /// or until another takes its place.
    void on_pre_solve(const Shape& shape, PreSolveFunction function);
    /// Called as touches and visits begin and end, in the order of events(), which have them, too; see
    /// callbacks.h about when. Each begin is followed by one end, but where the World is destroyed or loaded.
    /// An empty function removes it.
    void on_contact_began(ContactBeganFunction function);
    void on_contact_ended(ContactEndedFunction function);
    void on_sensor_entered(SensorEnteredFunction function);
    void on_sensor_left(SensorLeftFunction function);
    /// Called after each step for each contact that pushed in it, in the order of contacts. Cost: all
    /// contacts.
    void on_impulses(ImpulsesFunction function);
    /// Gives the rows of each custom joint that is solved, once a step, before the solver begins: in the
    /// order of their slots. None: they do nothing.
    void on_custom_joints(CustomFunction function);

    [[nodiscard]] Vec2 gravity() const;
    /// [m/s^2] Wakes all dynamic bodies, where it changes.
    void set_gravity(Vec2 gravity);
    [[nodiscard]] bool allows_sleep() const;
    /// False: all bodies wake, and stay awake.
    void set_allow_sleep(bool allow);
    [[nodiscard]] float sleep_threshold() const;  ///< [m/s] WorldDef's, times its length scale
    void set_sleep_threshold(float threshold);    ///< [m/s] >= 0, whatever the length scale

    [[nodiscard]] bool is_continuous() const;
    /// False: a body may jump over what it would pass in a step; see BodyDef::continuous.
    void set_continuous(bool continuous);
    [[nodiscard]] bool warm_starting() const;
    /// False: each step begins without the impulses of the last one. Piles and chains are softer then: to see
    /// what warm starting does.
    void set_warm_starting(bool warm);
    [[nodiscard]] bool smooth_ground() const;
    /// WorldDef::smooth_ground. Wakes all dynamic bodies, where it changes.
    void set_smooth_ground(bool smooth);
    [[nodiscard]] bool iterated_joints() const;  ///< WorldDef::iterated_joints
    /// Makes `origin` [m] the new origin: subtracts it from every position, so that a world that goes far is
    /// simulated near its origin. Velocities, contacts, sleep and queries stay as they are; positions are
    /// rounded to floats where they come to lie, and events() keep the coordinates of their step. Refused if
    /// a body would leave the world (kMaxCoordinate). Cost: all bodies and shapes.
    void shift_origin(Vec2 origin);

    // --- queries: queries.h. A call with a span answers how many there are in all, and writes the first of
    // them, as many as the span has room for. A call with a visitor answers how many it was called with.

    /// The first shape on a ray, by the rules of geometry/ray.h. Where shapes lie flush, to within half a
    /// slop, what meets a corner between them gets the normal of the one face at it that is not covered by
    /// its neighbour, unless it moves away from that face; so do casts of shapes. Cost: the logarithm of the
    /// number of shapes, and each shape whose box it meets before the hit.
    [[nodiscard]] WorldHit ray_closest(const Ray2& ray, const WorldQuery& query = {}) const;
    [[nodiscard]] bool ray_any(const Ray2& ray, const WorldQuery& query = {}) const;
    int ray_all(const Ray2& ray, std::span<WorldHit> found, const WorldQuery& query = {}) const;
    template <HitVisitor Visitor>
    int ray_all(const Ray2& ray, Visitor&& visitor, const WorldQuery& query = {}) const {
        return visit_ray(ray, detail::report_to<WorldHit>(visitor), query);
    }

    /// The first shape that a moving shape meets: geometry/shape_cast.h. One that turns meets a shape where
    /// they are within 4e-6 of their size, at least 0.01 mm. A one-sided segment is met from its front alone:
    /// by a shape whose centre starts there. One that moves along it or away, and does not turn into it, is
    /// met only with a normal that leans to the front: ground that it overlaps a little does not hold it.
    [[nodiscard]] WorldHit shape_cast_closest(const ShapeCast& cast, const WorldQuery& query = {}) const;
    [[nodiscard]] bool shape_cast_any(const ShapeCast& cast, const WorldQuery& query = {}) const;
    int shape_cast_all(const ShapeCast& cast, std::span<WorldHit> found, const WorldQuery& query = {}) const;
    template <HitVisitor Visitor>
    int shape_cast_all(const ShapeCast& cast, Visitor&& visitor, const WorldQuery& query = {}) const {
        return visit_shape_cast(cast, detail::report_to<WorldHit>(visitor), query);
    }

    /// The shapes that contain a point, or have one in common with a box or another shape; touching counts.
    /// A segment contains no point. A box is named, as Aabb<2>: braces alone are a point.
    int overlap(Vec2 point, std::span<Shape> found, const WorldQuery& query = {}) const;
    template <std::same_as<Aabb<2>> Box>
    int overlap(const Box& box, std::span<Shape> found, const WorldQuery& query = {}) const {
        return overlap_box(box, found, query);
    }
    int overlap(const Geometry& geometry, const Transform& transform, std::span<Shape> found,
                const WorldQuery& query = {}) const;
    template <ShapeVisitor Visitor>
    int overlap(Vec2 point, Visitor&& visitor, const WorldQuery& query = {}) const {
        return visit_overlap(point, detail::report_to<Shape>(visitor), query);
    }
    template <std::same_as<Aabb<2>> Box, ShapeVisitor Visitor>
    int overlap(const Box& box, Visitor&& visitor, const WorldQuery& query = {}) const {
        return visit_overlap(box, detail::report_to<Shape>(visitor), query);
    }
    template <ShapeVisitor Visitor>
    int overlap(const Geometry& geometry, const Transform& transform, Visitor&& visitor,
                const WorldQuery& query = {}) const {
        return visit_overlap(geometry, transform, detail::report_to<Shape>(visitor), query);
    }
    [[nodiscard]] bool overlap_any(Vec2 point, const WorldQuery& query = {}) const;
    template <std::same_as<Aabb<2>> Box>
    [[nodiscard]] bool overlap_any(const Box& box, const WorldQuery& query = {}) const {
        return any_in_box(box, query);
    }
    [[nodiscard]] bool overlap_any(const Geometry& geometry, const Transform& transform,
                                   const WorldQuery& query = {}) const;

    /// The shape nearest to a point, at most max_distance [m] away: by its true distance, not by its box's.
    [[nodiscard]] NearShape closest(Vec2 point, const WorldQuery& query = {},
                                    float max_distance = std::numeric_limits<float>::infinity()) const;
    /// The nearest shapes, as many as the span has room for; answers how many were written.
    int k_nearest(Vec2 point, std::span<NearShape> found, const WorldQuery& query = {},
                  float max_distance = std::numeric_limits<float>::infinity()) const;

    /// The bodies with a shape that overlaps a box: each once, ascending by slot.
    int bodies_in(const Aabb<2>& box, std::span<Body> found, const WorldQuery& query = {}) const;
    template <BodyVisitor Visitor>
    int bodies_in(const Aabb<2>& box, Visitor&& visitor, const WorldQuery& query = {}) const {
        return visit_bodies(box, detail::report_to<Body>(visitor), query);
    }

    /// Many questions at once, for each the answer that it has alone, at its place in a span as long: they
    /// are asked in the order of a curve through the world and, with a scheduler, in parallel. An exception
    /// out of a predicate passes through, when no task runs any more; answers are then undefined.
    void ray_closest(std::span<const Ray2> rays, std::span<WorldHit> found,
                     const QueryBatch& batch = {}) const;
    void shape_cast_closest(std::span<const ShapeCast> casts, std::span<WorldHit> found,
                            const QueryBatch& batch = {}) const;
    void closest(std::span<const Vec2> points, std::span<NearShape> found,
                 const QueryBatch& batch = {}) const;
    /// Each box has found.size() / boxes.size() places, one after the other; counts[i] is how many shapes box
    /// i overlaps in all.
    void overlap(std::span<const Aabb<2>> boxes, std::span<Shape> found, std::span<int> counts,
                 const QueryBatch& batch = {}) const;

    [[nodiscard]] HandleRange<Body> bodies() const;   ///< ascending by slot
    [[nodiscard]] HandleRange<Joint> joints() const;  ///< ascending by slot
    /// Ascending by slot, in a buffer of the world that is filled again after the world has changed; valid
    /// until then. Cost: all contacts, once per change. Not to be called on two threads at a time.
    [[nodiscard]] std::span<const Contact> contacts() const;
    /// The poses of the awake bodies, in no particular order; valid until the next call that changes the
    /// world. Allocates nothing.
    [[nodiscard]] PoseView poses() const;
    /// As of the last step or edit. A shape that was added or destroyed since the last step moves the centre
    /// of mass, and so changes these, from the next step on.
    [[nodiscard]] StridedView<const Vec2> linear_velocities() const;    ///< [m/s] in the order of poses()
    [[nodiscard]] StridedView<const float> angular_velocities() const;  ///< [rad/s] in the order of poses()
    /// The islands that are awake, ascending by the lowest slot of their bodies; in a buffer as contacts(),
    /// and valid as long. Cost: the awake bodies with their contacts and joints, once per change. Not to be
    /// called on two threads at a time.
    [[nodiscard]] std::span<const IslandReport> islands() const;
    /// Cost: all bodies and joints.
    [[nodiscard]] Energy energy() const;
    /// The events of the last step.
    [[nodiscard]] Events events() const;
    [[nodiscard]] double time() const;  ///< [s] simulated so far
    [[nodiscard]] WorldCounts counts() const;
    [[nodiscard]] const Tolerances& tolerances() const;

    /// Whether steps are timed from the next one on, stage by stage. Times cost a small world a third of its
    /// step, and decide nothing.
    void set_profiling(bool profiling);
    [[nodiscard]] bool is_profiling() const;  ///< false at first
    /// The times of the last step, if it was timed, and the bodies that it swept.
    [[nodiscard]] const Profile& profile() const;
    /// A hash of everything that decides the future: bodies, shapes, boxes, contacts with their manifolds and
    /// impulses, joints, forces, ids, and the order of everything that has one. Of callbacks it sees which
    /// are set, but not what they would answer. After the same calls it is the same on every compiler,
    /// processor, SIMD width and number of threads. Cost: the whole world.
    [[nodiscard]] std::uint64_t state_hash() const;
    /// state_hash() by kinds of objects: to find in what two worlds differ. Cost: the whole world.
    [[nodiscard]] TableHashes table_hashes() const;

    /// Everything that decides the future, the user's numbers and names included, and events(), as bytes that
    /// any build of this version on any machine loads: little-endian, with a version, a hash of the format
    /// and a checksum. Functions are left out: see load(). Refused during a step. Cost: the whole world,
    /// twice.
    [[nodiscard]] std::vector<std::byte> save() const;
    /// [bytes] Of a save. Cost: the whole world.
    [[nodiscard]] std::size_t save_size() const;
    /// Writes a save into the first bytes, allocates nothing, and answers how many a save has: where there is
    /// room for fewer, it is no save.
    std::size_t save(std::span<std::byte> bytes) const;
    /// Becomes the world that was saved: from now on every step, query, edit, id and event has the bits of
    /// that one. The bytes may be anything: those that are no sound world are refused, and as after a lack of
    /// memory nothing has changed. Handles are those of the save: one is valid exactly if its slot has its
    /// generation there, and one that is younger is stale until an object of its generation is made again.
    /// Functions stay, by slot and generation. Scheduler, profiling and memory stay, too. Refused during a
    /// step. Cost: the whole world, a few times.
    LoadReport load(std::span<const std::byte> bytes, const LoadOptions& options = {});
    /// Another world with the same future, the same settings, scheduler and memory, and none of the
    /// functions. Its objects have the keys of this one's. Static bodies, their shapes and their tree are
    /// shared until an edit of either world ends the sharing (docs/time.md). Two threads may use the two
    /// worlds, where their memory resource may be used by two. Cost: copying the memory of all else, and 24
    /// bytes per static body.
    [[nodiscard]] World clone() const;
    /// Puts all that a save has into a snapshot, whose memory is used again where it was of this world or of
    /// one with the same memory, which outlives it. Refused during a step. Where there is no memory the
    /// snapshot is of nothing afterwards. Cost: copying the memory of the whole world.
    void keep(Snapshot& to) const;
    /// Becomes the world that was kept, as load() of a save of it, whose rules about handles and functions
    /// are this one's, too. After a lack of memory nothing has changed. Refused during a step. Cost: copying
    /// the memory of the whole world, of which there is one more copy from then on.
    LoadReport restore(const Snapshot& from);

    /// Where the states of two worlds part first, in the order of the state's description: the fields that
    /// state_hash() sees and what contacts() answers; or the first object that one of them lacks. Cost: both
    /// worlds, with memory for each number.
    [[nodiscard]] StateDifference first_difference(const World& other) const;
    /// The state's numbers as text: a line for each object, and a line with its name for each field.
    [[nodiscard]] std::string state_text() const;

    // Of Handle::key(): an object that is not there gives a stale handle.
    [[nodiscard]] Body body(std::uint64_t key) const;
    [[nodiscard]] Shape shape(std::uint64_t key) const;
    [[nodiscard]] ChainShape chain(std::uint64_t key) const;
    [[nodiscard]] Joint joint(std::uint64_t key) const;

    /// Checks the world's internal consistency, for example that no two constraints of a colour share a body
    /// that the solver moves. A sentence about the first defect; empty if there is none. Cost: the whole
    /// world.
    [[nodiscard]] std::string check() const;
    /// Probable mistakes of whoever made this world, all findings at once: lint.h. Meant for a world before
    /// its first step. Cost: the pairs of shapes whose boxes overlap, and the segments of one-sided
    /// chains times the moving bodies.
    [[nodiscard]] std::vector<LintFinding> lint() const;

  private:
    friend struct detail::WorldTestAccess;
    struct Registered;

    int visit_ray(const Ray2& ray, detail::Report<WorldHit> report, const WorldQuery& query) const;
    int visit_shape_cast(const ShapeCast& cast, detail::Report<WorldHit> report,
                         const WorldQuery& query) const;
    int overlap_box(const Aabb<2>& box, std::span<Shape> found, const WorldQuery& query) const;
    bool any_in_box(const Aabb<2>& box, const WorldQuery& query) const;
    int visit_overlap(Vec2 point, detail::Report<Shape> report, const WorldQuery& query) const;
    int visit_overlap(const Aabb<2>& box, detail::Report<Shape> report, const WorldQuery& query) const;
    int visit_overlap(const Geometry& geometry, const Transform& transform, detail::Report<Shape> report,
                      const WorldQuery& query) const;
    int visit_bodies(const Aabb<2>& box, detail::Report<Body> report, const WorldQuery& query) const;

    Registered* impl_;  ///< owned; not a std::unique_ptr, as <memory> costs each user 17,000 lines
};

}  // namespace jostle
JOSTLE_API_END
