// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The calls of c/src/*_calls.h, which tests of twins make in both languages, against what they stand for: all
// boxes one by one, the C++ calls with visitors and vectors, and worked-out values.
#include <jostle/mesh/mesh_contacts.h>

#include <algorithm>
#include <cstdio>

#include "c/src/crowd_calls.h"
#include "c/src/geometry_calls.h"
#include "c/src/mesh_calls.h"
#include "c/src/scene_calls.h"
#include "c/src/tree_calls.h"
#include "c/src/types_calls.h"
#include "c/src/world_calls.h"
#include "twin.h"

namespace jostle::c_test {
namespace {

int wrong = 0;

void holds(bool is_so, const char* text, int line) {
    if (is_so) return;
    std::fprintf(stderr, "verbs.cpp:%d: %s\n", line, text);
    ++wrong;
}
#define HOLDS(condition) holds(condition, #condition, __LINE__)

/// The first that a call has written, sorted.
template <class T, class Key>
std::vector<T> first(std::vector<T> room, int count, Key key) {
    room.resize(static_cast<std::size_t>(std::max(0, count)));
    std::sort(room.begin(), room.end(), [&](const T& a, const T& b) { return key(a) < key(b); });
    return room;
}

template <int D, class Tree, class Other, class Query, class RayAll, class Radius, class SelfPairs,
          class Pairs>
void try_tree(const Tree& tree, const Other& other, const std::vector<Aabb<D>>& boxes, const Query& query,
              const RayAll& ray_all, const Radius& radius, const SelfPairs& self_pairs, const Pairs& pairs) {
    const auto box_of = [&](int id) {
        if constexpr (requires { tree.fat_box(id); })
            return tree.fat_box(id);
        else
            return tree.box(id);
    };
    const auto itself = [](int id) { return id; };
    const Aabb<D> asked = boxes[9];
    const int count = static_cast<int>(boxes.size());
    std::vector<int> expected;
    for (int id = 0; id < count; ++id)
        if (overlap(box_of(id), asked)) expected.push_back(id);
    std::vector<int> room(64);
    HOLDS(expected.size() > 1);
    const int found = query(tree, asked, room);
    HOLDS(first(room, found, itself) == expected);
    // Less room: as many are written, and the answer is how many there are.
    std::vector<int> two(2, -1);
    HOLDS(query(tree, asked, two) == found && two[0] == room[0] && two[1] == room[1]);

    Ray<D> ray;
    ray.origin = center(boxes[0]);
    ray.translation = center(boxes[30]) - ray.origin;
    expected.clear();
    tree.ray_all(ray, expected);
    std::sort(expected.begin(), expected.end());
    const int met = ray_all(tree, ray, room);
    HOLDS(!expected.empty() && first(room, met, itself) == expected);

    std::vector<Neighbor> near(64), all;
    tree.radius(ray.origin, 2.0f, all);
    const int neighbors = radius(tree, ray.origin, 2.0f, near);
    const auto id_of = [](const Neighbor& one) { return one.id; };
    HOLDS(!all.empty() && first(near, neighbors, id_of) == first(all, static_cast<int>(all.size()), id_of));

    int of_itself = 0, of_both = 0;
    for (int a = 0; a < count; ++a) {
        for (int b = 0; b < count; ++b) {
            const bool meet = overlap(box_of(a), box_of(b));
            of_itself += meet && a < b;
            of_both += meet;
        }
    }
    std::vector<c::ItemPair> twos(2000);
    HOLDS(self_pairs(tree, twos) == of_itself && overlap(box_of(twos[0].a), box_of(twos[0].b)));
    HOLDS(pairs(tree, other, twos) == of_both);
}

template <int D, class BoxTree, class Moving>
void try_trees(const BoxTree& bvh, const BoxTree& other_bvh, const Moving& tree, const Moving& other_tree,
               const std::vector<Aabb<D>>& boxes) {
    using Ids = std::span<int>;
    using Near = std::span<Neighbor>;
    using Twos = std::span<c::ItemPair>;
    try_tree<D>(
        bvh, other_bvh, boxes,
        [](const BoxTree& t, const Aabb<D>& box, Ids found) { return c::bvh_query(t, box, found); },
        [](const BoxTree& t, const Ray<D>& ray, Ids found) { return c::bvh_ray_all(t, ray, found); },
        [](const BoxTree& t, const Vector<D>& p, float r, Near found) {
            return c::bvh_radius(t, p, r, found);
        },
        [](const BoxTree& t, Twos found) { return c::bvh_self_pairs(t, found); },
        [](const BoxTree& t, const BoxTree& o, Twos found) { return c::bvh_pairs(t, o, found); });
    try_tree<D>(
        tree, other_tree, boxes,
        [](const Moving& t, const Aabb<D>& box, Ids found) { return c::dynamic_tree_query(t, box, found); },
        [](const Moving& t, const Ray<D>& ray, Ids found) { return c::dynamic_tree_ray_all(t, ray, found); },
        [](const Moving& t, const Vector<D>& p, float r, Near found) {
            return c::dynamic_tree_radius(t, p, r, found);
        },
        [](const Moving& t, Twos found) { return c::dynamic_tree_self_pairs(t, found); },
        [](const Moving& t, const Moving& o, Twos found) { return c::dynamic_tree_pairs(t, o, found); });
    const Ray<D> ray{center(boxes[0]), center(boxes[30]) - center(boxes[0])};
    HOLDS(c::bvh_ray_closest(bvh, ray).id == bvh.ray_closest(ray).id && c::bvh_ray_any(bvh, ray));
    HOLDS(c::dynamic_tree_ray_closest(tree, ray).id == tree.ray_closest(ray).id);
    HOLDS(c::dynamic_tree_ray_any(tree, ray) && !c::dynamic_tree_ray_any(tree, ray, QueryFilter{0}));
    const BoxCast<D> cast{boxes[0], ray.translation};
    HOLDS(c::bvh_box_closest(bvh, cast).id == bvh.box_closest(cast).id);
    HOLDS(c::dynamic_tree_box_closest(tree, cast).id == tree.box_closest(cast).id);
    std::vector<Neighbor> near(3), expected(3);
    bvh.k_nearest(ray.origin, 9.0f, expected);
    HOLDS(c::bvh_k_nearest(bvh, ray.origin, 9.0f, near) == 3 && near == expected);
    tree.k_nearest(ray.origin, 9.0f, expected);
    HOLDS(c::dynamic_tree_k_nearest(tree, ray.origin, 9.0f, near) == 3 && near == expected);
}

void try_meshes(Twin& f) {
    Transform3 at;
    at.p.x = 0.5f;
    std::vector<MeshContact> found(1000);
    int visited = 0;
    contacts(f.triangle_mesh, {}, f.other_triangle_mesh, at, [&](MeshContact) { ++visited; });
    HOLDS(visited > 0);
    HOLDS(c::triangle_mesh_contacts(f.triangle_mesh, {}, f.other_triangle_mesh, at, found) == visited);
    HOLDS(c::mesh_pair_memory_contacts(f.mesh_pair_memory, f.triangle_mesh, {}, f.other_triangle_mesh, at,
                                       found) == visited);
    HOLDS(c::triangle_mesh_self_contacts(f.triangle_mesh, found) == 0);  // a cube meets itself nowhere
    at.p.x = 1.25f;  // two unit cubes whose faces are a quarter apart
    std::vector<MeshDistance> near(1000);
    HOLDS(c::triangle_mesh_near_pairs(f.triangle_mesh, {}, f.other_triangle_mesh, at, 0.2f, near) == 0);
    HOLDS(c::triangle_mesh_near_pairs(f.triangle_mesh, {}, f.other_triangle_mesh, at, 0.3f, near) > 0 &&
          near[0].distance == 0.25f);
    HOLDS(c::mesh_report_closed(f.mesh_report) && c::mesh_report_is_manifold(f.mesh_report));
    HOLDS(c::mesh_report_unused_vertices(f.mesh_report).size() == MANY - CORNERS);
    HOLDS(c::mesh_report_degenerate(f.mesh_report).empty() &&
          c::mesh_report_open_edges(f.mesh_report).empty());
    std::vector<MeshSceneHit> hits(64);
    // Through three cubes, each of which it enters and leaves.
    HOLDS(c::mesh_scene_ray_all(f.mesh_scene, {{-1.0f, 0.3f, 0.4f}, {9.0f, 0.0f, 0.0f}}, hits) == 6);
    std::vector<MeshScenePair> twos(8);
    HOLDS(c::mesh_scene_pairs(f.mesh_scene, twos) ==
          2);  // each with the next, but not the first with the last
    HOLDS(!c::mesh_scene_closest_within(f.mesh_scene, {0.0f, 3.0f, 0.0f}, 1.5f).hit);
    HOLDS(c::mesh_scene_closest_within(f.mesh_scene, {0.0f, 3.0f, 0.0f}, 2.5f).hit);
}

void try_geometry(Twin& f) {
    HOLDS(area(c::geometry_box(1.0f, 2.0f)) == 8.0f);
    HOLDS(c::polygon_from_hull(f.points2, 0.0f).count == 4);
    HOLDS(c::outline_verdict(f.outline, 0.0f).status == OutlineStatus::kOk);
    Outline thin = f.outline;
    thin.outer = thin.outer.first(2);
    HOLDS(c::outline_verdict(thin, 0.0f).status == OutlineStatus::kTooFewPoints);
    const Geometry both[] = {f.box, f.capsule}, others[] = {f.capsule, f.box};
    const Transform poses[] = {{{0.5f, 0.25f}, {}}, {{0.75f, 0.0f}, {0.6f, 0.8f}}};
    std::vector<Manifold> manifolds(2);
    c::geometry_collide_batch(both, others, poses, manifolds);
    for (int i = 0; i < 2; ++i) {
        const Manifold one = collide(both[i], others[i], poses[i]);
        HOLDS(one.count > 0 && manifolds[static_cast<std::size_t>(i)].points[0].point == one.points[0].point);
    }
    // A ball at the seam of two tiles: their common surface alone.
    const Geometry tile = Polygon::box(1.0f, 0.5f), ball = Circle{{}, 0.5f};
    const Transform next[] = {{{2.0f, 0.0f}, {}}};
    const auto smooth = c::geometry_collide_flush(tile, {&tile, 1}, next, {{1.0f, 0.5f}, {2.0f, 2.0f}, {}},
                                                  ball, {{0.97f, 0.98f}, {}});
    HOLDS(smooth.has_value() && (smooth->normal == Vec2{0.0f, 1.0f}));
    HOLDS(c::rot_angle(c::rot_from_angle(0.5f)) == Rot::from_angle(0.5f).angle());
    // A bow tie of two triangles of 1 m^2; a square of 4 m by 4 m with a hole of 1 m by 1 m.
    const Vec2 bow[] = {{0.0f, 0.0f}, {2.0f, 2.0f}, {2.0f, 0.0f}, {0.0f, 2.0f}};
    const auto triangles = c::outline_clean({.outer = bow});
    const c::CleanTraits traits = c::clean_outlines_traits(*triangles);
    HOLDS(traits.status == OutlineStatus::kOk && traits.outlines == 2 && traits.changes.crossings == 1);
    // Where they meet they are opened: by the tolerance times their length of 4.8 m at most.
    for (int i = 0; i < 2; ++i) {
        const double lost = 1.0 - c::clean_outlines_area(*triangles, i);
        HOLDS(lost >= 0.0 && lost < 5.0 * static_cast<double>(traits.changes.tolerance));
    }
    const Vec2 square[] = {{0.0f, 0.0f}, {4.0f, 0.0f}, {4.0f, 4.0f}, {0.0f, 4.0f}};
    const Vec2 window[] = {{1.0f, 1.0f}, {2.0f, 1.0f}, {2.0f, 2.0f}, {1.0f, 2.0f}};
    const std::span<const Vec2> holes[] = {window};
    const auto framed = c::outline_clean({square, holes});
    HOLDS(c::clean_outlines_traits(*framed).outlines == 1 && c::clean_outlines_holes(*framed, 0) == 1);
    HOLDS(c::clean_outlines_loop(*framed, 0, -1)[0] == square[0]);
    HOLDS(c::clean_outlines_loop(*framed, 0, 0).size() == 4 && c::clean_outlines_area(*framed, 0) == 15.0);
}

void try_worlds(Twin& f) {
    std::vector<Body> bodies(8);
    std::vector<Transform> transforms(8);
    const int count = c::world_poses(f.world, bodies, transforms);
    HOLDS(count == static_cast<int>(f.world.poses().size()) && count > 1);
    for (int i = 0; i < count; ++i) {
        const auto place = static_cast<std::size_t>(i);
        HOLDS(bodies[place].transform() == transforms[place]);
        HOLDS(c::world_transforms(f.world)[place] == transforms[place]);
    }
    f.world.on_custom_joints(nullptr);  // a clone has none of the functions
    World other = c::world_clone(f.world);
    HOLDS(other.state_hash() == f.world.state_hash());
    HOLDS(c::world_first_difference(f.world, other).empty());
    other.step(1.0f / 60.0f);
    HOLDS(!c::world_first_difference(f.world, other).empty());
    HOLDS(c::first_difference_of_saves(f.saved_world, f.saved_world).empty());
    HOLDS(f.world.body(c::body_key(f.crate)) == f.crate);
    HOLDS(f.world.shape(c::shape_key(f.crate_shape)) == f.crate_shape);
    HOLDS(f.world.chain(c::chain_shape_key(f.chain)) == f.chain);
    HOLDS(f.world.joint(c::joint_key(f.gear)) == f.gear);
    std::vector<Shape> shapes(8);
    const Aabb<2> about{{-0.25f, 0.5f}, {0.25f, 1.0f}};
    HOLDS(c::world_overlap_box(f.world, about, shapes) == f.world.overlap(about, [](Shape) {}));
    HOLDS(c::world_overlap_box_any(f.world, about));
    // The save had a function; a world without it is told.
    World empty;
    HOLDS(c::world_load(empty, f.saved_world, {}, shapes).custom_joints);
    // World and crowd, saved together, come back together.
    const std::uint64_t before = f.world.state_hash();
    const std::vector<std::byte> saved = f.crowd_world.save();
    f.world.step(1.0f / 60.0f);
    f.crowd_among_bodies.step(0.05f);
    HOLDS(c::crowd_world_load(f.crowd_world, saved, {}, shapes).without_function == 0);
    HOLDS(f.world.state_hash() == before && f.crowd_world.save() == saved);
    std::vector<Vec2> corners(3);
    HOLDS(c::crowd2_obstacle_points(f.crowd2, f.obstacle, corners) == 3 &&
          (corners[2] == Vec2{-1.0f, -1.0f}));
    HOLDS(c::crowd2_obstacle_traits(f.crowd2, f.obstacle).shape == ObstacleShape::kPolygon);
}

/// Two balls of a radius of 0.5 m at one place.
void try_findings() {
    const auto report = c::scene_check(OVERLAP_TEXT);
    const c::SceneReportTraits traits = c::scene_report_traits(*report);
    HOLDS(traits.mistakes == 0 && traits.unread == 0 && traits.findings == 1);
    HOLDS(c::scene_report_type(*report, 0) == LintType::kOverlap);
    const c::ScenePlace place = c::scene_report_place(*report, c::SceneNotes::kFindings, 0);
    HOLDS(place.line == 2 || place.line == 3);
    const World world = make_world(parse_scene(OVERLAP_TEXT)).world;
    const auto found = c::world_lint(world);
    HOLDS(c::lint_report_size(*found) == 1);
    const c::LintNote note = c::lint_report_finding(*found, 0);
    HOLDS(note.type == LintType::kOverlap && note.value == 1.0f && !(note.body_a == note.body_b));
    // A text that is no scene is reported, not refused.
    const auto wrong_text = c::scene_check("{\"jostle\": 1,\n\"gravity\": 3}");
    HOLDS(c::scene_report_traits(*wrong_text).mistakes == 1);
    HOLDS(c::scene_report_place(*wrong_text, c::SceneNotes::kMistakes, 0).line == 2);
    HOLDS(std::string_view(c::scene_report_pointer(*wrong_text, c::SceneNotes::kMistakes, 0)) == "/gravity");
    HOLDS(c::scene_from_world(world)->bodies.size() == 2);
}

}  // namespace
}  // namespace jostle::c_test

using namespace jostle::c_test;

extern "C" int test_verbs(void) {
    Twin f;
    try_trees<2>(f.bvh2, f.other_bvh2, f.dynamic_tree2, f.other_dynamic_tree2, f.boxes2);
    try_trees<3>(f.bvh3, f.other_bvh3, f.dynamic_tree3, f.other_dynamic_tree3, f.boxes3);
    try_meshes(f);
    try_geometry(f);
    try_worlds(f);
    try_findings();
    return wrong;
}
