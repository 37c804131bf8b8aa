// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "world_calls.h"

#include <jostle/core/require.h>

#include <algorithm>

#include "load_summary.h"

namespace jostle::c {
namespace {

const LintFinding& finding_of(const char* function, const LintReport& report, int index) {
    Call(function).in(0, lint_report_size(report) - 1, "index", index);
    return report.findings[static_cast<std::size_t>(index)];
}

}  // namespace

int world_poses(const World& world, std::span<Body> bodies, std::span<Transform> transforms) {
    const PoseView poses = world.poses();
    const std::size_t count = poses.size();
    for (std::size_t i = 0; i < std::min(count, bodies.size()); ++i) bodies[i] = poses.body(i);
    const StridedView<const Transform> from = poses.transforms();
    for (std::size_t i = 0; i < std::min(count, transforms.size()); ++i) transforms[i] = from[i];
    return static_cast<int>(count);
}
StridedView<const Transform> world_transforms(const World& world) {
    return world.poses().transforms();
}

int world_overlap_box(const World& world, const Aabb<2>& box, std::span<Shape> found,
                      const WorldQuery& query) {
    return world.overlap(box, found, query);
}
bool world_overlap_box_any(const World& world, const Aabb<2>& box, const WorldQuery& query) {
    return world.overlap_any(box, query);
}

LoadSummary world_load(World& world, std::span<const std::byte> bytes, const LoadOptions& options,
                       std::span<Shape> without_function) {
    return summarize(world.load(bytes, options), without_function);
}
World world_clone(const World& world) {
    return world.clone();
}
std::string world_first_difference(const World& world, const World& other) {
    return world.first_difference(other).text();
}
std::string first_difference_of_saves(std::span<const std::byte> a, std::span<const std::byte> b) {
    return first_difference(a, b).text();
}

std::unique_ptr<LintReport> world_lint(const World& world) {
    return std::make_unique<LintReport>(LintReport{world.lint()});
}
int lint_report_size(const LintReport& report) {
    return static_cast<int>(report.findings.size());
}
LintNote lint_report_finding(const LintReport& report, int index) {
    const LintFinding& found = finding_of("jostle_lint_report_finding", report, index);
    return {found.type,    found.value,   found.body_a, found.body_b,
            found.shape_a, found.shape_b, found.chain,  found.joint};
}
const char* lint_report_sentence(const LintReport& report, int index) {
    return finding_of("jostle_lint_report_sentence", report, index).sentence.c_str();
}

std::uint64_t body_key(const Body& body) {
    return body.handle().key();
}
std::uint64_t shape_key(const Shape& shape) {
    return shape.handle().key();
}
std::uint64_t chain_shape_key(const ChainShape& chain) {
    return chain.handle().key();
}
std::uint64_t joint_key(const Joint& joint) {
    return joint.handle().key();
}

int stage_count() {
    return static_cast<int>(stages().size());
}
const char* stage_name(int stage) {
    Call("jostle_stage_name").in(0, stage_count() - 1, "stage", stage);
    return stages()[static_cast<std::size_t>(stage)].name;
}

}  // namespace jostle::c
