// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A mesh where memory runs out at any one allocation: a call succeeds, or throws and has changed nothing.
#include <gtest/gtest.h>
#include <jostle/core/task_scheduler.h>
#include <jostle/mesh/mesh_distance.h>
#include <jostle/mesh/mesh_pairs.h>
#include <jostle/mesh/mesh_primitives.h>
#include <jostle/mesh/triangle_mesh.h>

#include <algorithm>
#include <new>
#include <set>
#include <string>
#include <type_traits>

#include "memory/counting_resource.h"
#include "mesh/meshes.h"
#include "support/failing_memory.h"
#include "support/header_reader.h"

namespace jostle {
namespace {

using test::Soup;
using test::Trial;

/// Many tasks, one after the other: takes no memory.
class Serial final : public TaskScheduler {
  public:
    [[nodiscard]] int worker_count() const override { return 3; }
    void parallel_for(int count, int grain, Task task, void* context) override {
        for (int begin = 0; begin < count; begin += grain)
            task(context, begin, std::min(begin + grain, count), begin / grain % 3);
    }
};

std::string state_of(const TriangleMesh& mesh) {
    std::string text = mesh.check() + "/" + std::to_string(mesh.vertex_count()) + "/" +
                       std::to_string(mesh.triangle_count()) + "/" + test::text_of(mesh.tree().save());
    for (int id = 0; id < mesh.triangle_count(); ++id)
        for (const Vec3& v : mesh.corners(id)) text += to_text(v);
    return text + (mesh.is_closed() ? "closed" : "open");
}

TEST(TriangleMeshOutOfMemory, EveryCallSucceedsOrChangesNothing) {
    const Soup ball = test::make_ball(2);
    const Soup finer = test::make_ball(3, 2.0f);
    std::vector<Vec3> moved = ball.vertices;
    for (Vec3& v : moved) v = {v.y, v.x * 2.0f, v.z};
    Serial scheduler;
    std::set<std::string> tried;
    for (const bool full : {false, true}) {
        Trial<TriangleMesh> trial;
        trial.make = [&](std::pmr::memory_resource* memory) {
            auto mesh = std::make_unique<TriangleMesh>(memory);
            if (full) mesh->build(ball.vertices, ball.triangles);
            return mesh;
        };
        trial.state = state_of;
        const auto expect_some = [&](const std::string& name, bool some, auto&& change) {
            trial.change = change;
            EXPECT_EQ(test::expect_strong_guarantee(name, trial) > 0, some) << name;
            tried.insert(name);
        };
        for (const BuildMethod method : {BuildMethod::kCurve, BuildMethod::kBinned}) {
            expect_some("build", true,
                        [&](TriangleMesh& mesh) { mesh.build(finer.vertices, finer.triangles, {method}); });
            expect_some("build", true, [&](TriangleMesh& mesh) {
                mesh.build(finer.vertices, finer.triangles, {method}, &scheduler);
            });
        }
        const std::vector<std::byte> saved = finer.mesh().save();
        expect_some("load", true, [&](TriangleMesh& mesh) { mesh.load(saved); });
        expect_some("clear", false, [](TriangleMesh& mesh) { mesh.clear(); });
        if (!full) continue;
        expect_some("refit", true, [&](TriangleMesh& mesh) { mesh.refit(moved); });
        expect_some("refit", true, [&](TriangleMesh& mesh) { mesh.refit(moved, &scheduler); });
        // Kept memory is enough the second time.
        Trial<TriangleMesh> again = trial;
        again.make = [&](std::pmr::memory_resource* memory) {
            auto mesh = trial.make(memory);
            mesh->refit(moved);
            return mesh;
        };
        again.change = [&](TriangleMesh& mesh) { mesh.refit(ball.vertices); };
        EXPECT_EQ(test::expect_strong_guarantee("refit", again), 0);
    }
    // Being moved takes no memory.
    static_assert(std::is_nothrow_move_constructible_v<TriangleMesh> &&
                  std::is_nothrow_move_assignable_v<TriangleMesh>);
    tried.insert({"TriangleMesh", "operator="});
    EXPECT_EQ(test::changing_calls(test::read_header("mesh/triangle_mesh.h"), "TriangleMesh"), tried);
}

/// The one piece of memory, and scratch that has no room in it.
TEST(TriangleMeshOutOfMemory, AFailedBuildByTheCurveGivesEverythingBack) {
    const Soup ball = test::make_ball(1);
    for (const int cuts : {0, 3, 5}) {
        const Soup next = test::make_ball(cuts, 2.0f);
        const auto build_next = [&next](TriangleMesh& mesh) {
            mesh.build(next.vertices, next.triangles, {.method = BuildMethod::kCurve});
        };
        test::CountingResource memory;
        TriangleMesh mesh(&memory);
        build_next(mesh);
        const std::size_t taken = memory.requests();
        mesh.build(ball.vertices, ball.triangles, {.method = BuildMethod::kCurve});
        const std::string before = state_of(mesh);
        for (std::size_t granted = 0; granted < taken; ++granted) {
            memory.refuse_after(granted);
            EXPECT_THROW(build_next(mesh), std::bad_alloc);
            memory.refuse(false);
            EXPECT_EQ(memory.blocks(), 1u) << granted;
            EXPECT_EQ(state_of(mesh), before) << granted;
        }
        memory.refuse_after(taken);
        EXPECT_NO_THROW(build_next(mesh));
        memory.refuse(false);
        EXPECT_EQ(memory.blocks(), 1u);
        EXPECT_EQ(mesh.triangle_count(), static_cast<int>(next.triangles.size()));
        EXPECT_EQ(mesh.check(), "");
    }
}

/// Asking takes none, but for report(), the first is_closed(), and vectors that are appended to.
TEST(TriangleMeshOutOfMemory, AskingTakesNoMemory) {
    const Soup ball = test::make_ball(3);
    const TriangleMesh mesh = ball.mesh();
    EXPECT_TRUE(mesh.is_closed());
    const KdTree<3> cloud(ball.vertices);
    QueryContext context;
    test::global_new().arm(1, true);
    Neighbor near[4];
    int met = 0;
    for (int i = 0; i < 20; ++i) {
        const Vec3 p{0.1f * static_cast<float>(i), 0.3f, -0.2f};
        met += static_cast<int>(mesh.ray_closest({p, {1, 2, 3}}).hit) +
               static_cast<int>(mesh.ray_any({p, {1, 0, 0}}));
        mesh.ray_all({p, {1, 2, 3}}, [&met](const MeshRayHit&) { ++met; });
        met += mesh.k_nearest(p, near).count + static_cast<int>(mesh.closest(p).hit);
        met += static_cast<int>(mesh.contains(p)) + static_cast<int>(mesh.signed_distance(p) < 0.0f);
        mesh.query(context, {p, p + Vec3{1, 1, 1}}, [&met](int) { ++met; });
        const Transform3 beside{p * 2.0f};
        met += static_cast<int>(overlap(mesh, {}, mesh, beside).hit);
        contacts(mesh, {}, mesh, beside, [&met](MeshContact) { ++met; });
        near_pairs(mesh, {}, mesh, beside, 0.01f, [&met](const MeshDistance&) { ++met; });
        self_contacts(mesh, [&met](MeshContact) { ++met; });
        met += static_cast<int>(distance(mesh, {}, mesh, beside).distance > 0.0f);
        met += static_cast<int>(distance(mesh, {}, Sphere{p, 0.1f}).hit) +
               static_cast<int>(overlap(mesh, {}, Capsule3{p, p * 2.0f, 0.1f}).hit) +
               static_cast<int>(distance(mesh, beside, Box3{{1, 2, 3}, {p}}).hit) +
               static_cast<int>(distance(mesh, beside, cloud, {}).hit);
        met += mesh.mass().volume > 4.0f && mesh.area() > 12.0f ? 1 : 0;
    }
    const long failed = test::global_new().failed();
    test::global_new().disarm();
    EXPECT_EQ(failed, 0);
    EXPECT_GT(met, 200);
}

}  // namespace
}  // namespace jostle
