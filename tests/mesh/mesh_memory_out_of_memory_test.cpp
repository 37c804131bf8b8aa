// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The memory of two meshes where memory runs out at any one allocation: the question fails, and the next has
// the answer of a fresh search. A steady one takes none.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_memory.h>

#include <algorithm>
#include <new>
#include <span>
#include <utility>

#include "mesh/meshes.h"
#include "mesh/poses.h"
#include "support/failing_memory.h"

namespace jostle {
namespace {

enum class Verb { kDistance, kOverlap, kContacts };
constexpr Verb kVerbs[] = {Verb::kDistance, Verb::kOverlap, Verb::kContacts};

struct TwoMeshes {
    TriangleMesh a, b;
    float x;      ///< [m] where b is first
    float other;  ///< [m] where they meet if they do not at x, or the other way round
};

void ask(MeshPairMemory& memory, Verb verb, const TwoMeshes& two, float x) {
    const Transform3 at{{x, 0, 0}};
    switch (verb) {
        case Verb::kDistance:
            static_cast<void>(distance(memory, two.a, {}, two.b, at));
            break;
        case Verb::kOverlap:
            static_cast<void>(overlap(memory, two.a, {}, two.b, at));
            break;
        case Verb::kContacts:
            static_cast<void>(contacts(memory, two.a, {}, two.b, at));
            break;
    }
}

test::Pairs pairs_of(std::span<const MeshContact> contacts) {
    test::Pairs pairs;
    for (const MeshContact& c : contacts) pairs.emplace_back(c.a, c.b);
    return pairs;
}

/// Where meshes meet, any two triangles that do are an answer.
void expect_fresh_answer(MeshPairMemory& memory, Verb verb, const TwoMeshes& two, float x) {
    const Transform3 at{{x, 0, 0}};
    const test::Pairs met = test::sorted_contacts(two.a, {}, two.b, at);
    const auto do_meet = [&](int a, int b) {
        return std::binary_search(met.begin(), met.end(), std::pair(a, b));
    };
    if (verb == Verb::kContacts) {
        EXPECT_EQ(pairs_of(contacts(memory, two.a, {}, two.b, at).pairs), met);
    } else if (verb == Verb::kOverlap) {
        const MeshOverlap found = overlap(memory, two.a, {}, two.b, at);
        EXPECT_EQ(found.hit, !met.empty());
        if (found) {
            EXPECT_TRUE(do_meet(found.first.a, found.first.b));
        }
    } else {
        const MeshDistance found = distance(memory, two.a, {}, two.b, at),
                           fresh = distance(two.a, {}, two.b, at);
        EXPECT_EQ(found.distance, fresh.distance);
        if (met.empty()) {
            EXPECT_EQ(std::pair(found.triangle_a, found.triangle_b),
                      std::pair(fresh.triangle_a, fresh.triangle_b));
        } else {
            EXPECT_TRUE(do_meet(found.triangle_a, found.triangle_b));
        }
    }
}

/// Fails each allocation of two questions, of which the second may make a list. Returns how many there are.
long fail_each(const TwoMeshes& two, Verb failing, Verb next) {
    constexpr float kStep = 0.001f;
    const float x = two.x;
    for (long n = 1;; ++n) {
        test::FailingResource resource;
        MeshPairMemory memory(&resource);
        resource.plan.arm(n, false);
        float last = x;
        bool failed = false;
        try {
            ask(memory, failing, two, x);
            last = x + kStep;
            ask(memory, failing, two, last);
        } catch (const std::bad_alloc&) {
            failed = true;
        }
        resource.plan.disarm();
        // The same again, and a step further.
        for (const float then : {last, last + kStep, two.other}) expect_fresh_answer(memory, next, two, then);
        for (const Verb verb : kVerbs) expect_fresh_answer(memory, verb, two, x + 3.0f * kStep);
        if (testing::Test::HasFailure()) ADD_FAILURE() << "allocation " << n;
        if (!failed || testing::Test::HasFailure()) return n - 1;
    }
}

/// Octahedra around each other, each 0.7 of the one before: of two such meshes all boxes have the middle in
/// common, and made from below the trees are so deep that more pairs of nodes wait than a context has room
/// for.
TriangleMesh make_nest(float first, int count) {
    test::Soup nest;
    for (float size = first; count > 0; --count, size *= 0.7f) {
        const auto begin = static_cast<std::int32_t>(nest.vertices.size());
        const test::Soup octahedron = test::make_ball(0, size);
        nest.vertices.insert(nest.vertices.end(), octahedron.vertices.begin(), octahedron.vertices.end());
        for (const TriangleVertices& t : octahedron.triangles)
            nest.triangles.push_back({begin + t[0], begin + t[1], begin + t[2]});
    }
    return TriangleMesh(nest.vertices, nest.triangles, {BuildMethod::kBottomUp});
}

TEST(MeshPairMemoryOutOfMemory, TheNextAnswerIsRight) {
    const auto ball = [](float radius) { return test::make_ball(4, radius).mesh(); };
    const TwoMeshes pairs[] = {{ball(1.0f), ball(1.0f), 2.2f, 1.9f},
                               {ball(1.0f), ball(1.0f), 1.7f, 2.2f},
                               {ball(1.0f), ball(1.01f), 0.0f, 0.1f},
                               {make_nest(1.0f, 30), make_nest(0.84f, 30), 0.0f, 0.1f}};
    long failures[3] = {};
    for (const TwoMeshes& two : pairs) {
        for (const Verb failing : kVerbs) {
            for (const Verb next : kVerbs) {
                failures[static_cast<int>(failing)] += fail_each(two, failing, next);
                if (HasFailure())
                    FAIL() << "verbs " << static_cast<int>(failing) << " and " << static_cast<int>(next)
                           << " at " << two.x;
            }
        }
    }
    for (const Verb verb : kVerbs) EXPECT_GT(failures[static_cast<int>(verb)], 0);
}

TEST(MeshPairMemoryOutOfMemory, ASteadyOneTakesNoMemory) {
    const TriangleMesh ball = test::make_ball(3).mesh();
    MeshPairMemory apart, meeting;
    std::size_t found = 0;
    const auto ask = [&] {
        for (int i = 0; i < 10; ++i) {
            const float nudge = 0.001f * static_cast<float>(i % 3);
            found += static_cast<std::size_t>(distance(apart, ball, {}, ball, {{2.2f + nudge, 0, 0}}).hit) +
                     contacts(meeting, ball, {}, ball, {{1.8f + nudge, 0, 0}}).pairs.size() +
                     static_cast<std::size_t>(overlap(meeting, ball, {}, ball, {{1.8f + nudge, 0, 0}}).hit);
        }
    };
    ask();
    test::global_new().arm(1, true);
    ask();
    const long failed = test::global_new().failed();
    test::global_new().disarm();
    EXPECT_EQ(failed, 0);
    EXPECT_GT(found, 100u);
}

}  // namespace
}  // namespace jostle
