// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Calls of worlds that C++ has as templates, ranges or values that own memory. The generator reads these
// declarations like those of a public header.
#pragma once

#include <jostle/dynamics/world.h>

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace jostle::c {

/// The functions that a save had and the world that loaded it does not have. Until it has them, each question
/// is answered as by a function that changes nothing.
struct LoadSummary {
    int without_function = 0;  ///< shapes whose on_pre_solve or on_should_collide_of is missing
    bool should_collide = false;
    bool custom_joints = false;
};

/// The poses of the awake bodies, copied, in the order of jostle_world_linear_velocities; the answer is how
/// many there are in all.
int world_poses(const World& world, std::span<Body> bodies, std::span<Transform> transforms);
/// The transforms of the awake bodies where the world keeps them; valid until the next call that changes it.
StridedView<const Transform> world_transforms(const World& world);
/// The shapes that have a point in common with a box; the answer is how many there are in all.
int world_overlap_box(const World& world, const Aabb<2>& box, std::span<Shape> found,
                      const WorldQuery& query = {});
bool world_overlap_box_any(const World& world, const Aabb<2>& box, const WorldQuery& query = {});

/// Becomes the world that was saved. The bytes may be anything: those that are no sound world are refused,
/// and nothing has changed then. Shapes that had functions there and have none here are written to
/// `without_function`, as many as there is room for.
LoadSummary world_load(World& world, std::span<const std::byte> bytes, const LoadOptions& options,
                       std::span<Shape> without_function);
/// Another world with the same future and none of the functions. Its objects have the keys of this one's.
World world_clone(const World& world);
/// Where the states of two worlds part first: "body 3, body state.velocity: 1.5 and 2"; empty where they do
/// not.
std::string world_first_difference(const World& world, const World& other);
/// Of two saves.
std::string first_difference_of_saves(std::span<const std::byte> a, std::span<const std::byte> b);

/// Probable mistakes in a world: jostle_world_lint.
struct LintReport {
    std::vector<LintFinding> findings = {};
};
/// A finding; handles that do not concern it are empty.
struct LintNote {
    LintType type = LintType::kOverlap;
    float value = 0.0f;  ///< see the type
    Body body_a = {};    ///< the body, the chain's body, or the first of two
    Body body_b = {};    ///< the second of two
    Shape shape_a = {};  ///< of body_a: the deepest, or a segment of the chain
    Shape shape_b = {};  ///< of body_b
    ChainShape chain = {};
    Joint joint = {};
};
/// All findings at once; meant for a world before its first step. Cost: the pairs of shapes whose boxes
/// overlap, and the segments of one-sided chains times the moving bodies.
std::unique_ptr<LintReport> world_lint(const World& world);
/// How many findings there are.
int lint_report_size(const LintReport& report);
/// `index` is 0 to the size - 1.
LintNote lint_report_finding(const LintReport& report, int index);
/// The finding with its numbers, and a remedy; valid as long as the report.
const char* lint_report_sentence(const LintReport& report, int index);

/// The object within its world, whichever that is: for files. jostle_world_body and its like make handles of
/// it.
std::uint64_t body_key(const Body& body);
std::uint64_t shape_key(const Shape& shape);
std::uint64_t chain_shape_key(const ChainShape& chain);
std::uint64_t joint_key(const Joint& joint);

/// The stages of a step, by the index of JostleProfile::stage.
int stage_count();
const char* stage_name(int stage);

}  // namespace jostle::c
