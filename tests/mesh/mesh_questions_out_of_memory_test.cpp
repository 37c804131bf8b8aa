// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Questions that take memory, where memory runs out at any one allocation: a question throws, and asked
// again, with the same context, it answers as if it had never failed.
#include <gtest/gtest.h>
#include <jostle/mesh/mesh_scene.h>

#include <functional>
#include <memory>
#include <new>
#include <ostream>
#include <vector>

#include "mesh/poses.h"
#include "support/failing_memory.h"

namespace jostle {
namespace {

/// The number of answers and their sum.
struct Found {
    long count = 0;
    double sum = 0.0;
    void add(double x, double y = 0.0) {
        ++count;
        sum += x + 31.0 * y;
    }
    bool operator==(const Found&) const = default;
};
std::ostream& operator<<(std::ostream& stream, const Found& found) {
    return stream << found.count << " of sum " << found.sum;
}

using Question = std::function<void(Found&)>;

/// `begin` makes a question with contexts of its own. Returns how many allocations were made to fail.
long fail_each(const std::function<Question()>& begin) {
    Found expected;
    begin()(expected);
    EXPECT_GT(expected.count, 0);
    long failures = 0;
    for (const bool and_all_after : {false, true}) {
        for (long n = 1;; ++n) {
            const Question ask = begin();
            Found found;
            bool failed = false;
            test::global_new().arm(n, and_all_after);
            try {
                ask(found);
            } catch (const std::bad_alloc&) {
                failed = true;
            }
            test::global_new().disarm();
            if (failed) ask(found);
            EXPECT_EQ(found, expected) << "allocation " << n;
            if (!failed) break;
            ++failures;
        }
    }
    return failures;
}

class MeshQuestionsOutOfMemory : public testing::Test {
  protected:
    const test::Soup soup = test::make_ball(4);
    const TriangleMesh ball = soup.mesh(), larger = test::make_ball(4, 1.01f).mesh();
};

TEST_F(MeshQuestionsOutOfMemory, ScenesAreAskedAgain) {
    MeshScene scene;
    for (int i = 0; i < 40; ++i) scene.add(ball, {{1.5f * static_cast<float>(i), 0, 0}});
    EXPECT_GT(fail_each([&] {
                  return [&, context = std::make_shared<MeshSceneContext>()](Found& found) {
                      for (const MeshScenePair& pair : scene.pairs(*context)) found.add(pair.a, pair.b);
                  };
              }),
              0);
}

TEST_F(MeshQuestionsOutOfMemory, OneMeshIsAskedAgain) {
    // The first question whether it is closed takes memory.
    const auto fresh = [&] { return std::make_shared<TriangleMesh>(soup.vertices, soup.triangles); };
    EXPECT_GT(fail_each([&] {
                  return [mesh = fresh()](Found& found) { found.add(mesh->is_closed() ? 1.0 : 0.0); };
              }),
              0);
    EXPECT_GT(fail_each([&] {
                  return [mesh = fresh()](Found& found) {
                      found.add(static_cast<double>(mesh->mass().volume), mesh->contains({}) ? 1.0 : 0.0);
                  };
              }),
              0);
    EXPECT_GT(fail_each([&] {
                  return [mesh = fresh()](Found& found) {
                      found.add(static_cast<double>(mesh->signed_distance({0, 0, 0.5f})));
                  };
              }),
              0);
    EXPECT_GT(fail_each([&] {
                  return [&](Found& found) {
                      const MeshReport report = larger.report();
                      found.add(report.closed ? 1.0 : 0.0, static_cast<double>(report.open_edges.size()));
                  };
              }),
              0);
    EXPECT_GT(fail_each([&] {
                  return [&](Found& found) { found.add(static_cast<double>(larger.save().size())); };
              }),
              0);
}

/// A vector keeps the elements that it had before.
TEST_F(MeshQuestionsOutOfMemory, VectorsKeepWhatTheyHad) {
    const Ray3 ray{{0.01f, 0.02f, -3}, {0, 0, 6}};
    EXPECT_GT(fail_each([&] {
                  return [&, hits = std::make_shared<std::vector<MeshRayHit>>(3)](Found& found) {
                      const std::size_t before = hits->size();
                      try {
                          larger.ray_all(ray, *hits);
                      } catch (const std::bad_alloc&) {
                          EXPECT_EQ(hits->size(), before);
                          throw;
                      }
                      for (const MeshRayHit& hit : *hits) found.add(hit.triangle);
                  };
              }),
              0);
    EXPECT_GT(fail_each([&] {
                  return [&, ids = std::make_shared<std::vector<int>>(3)](Found& found) {
                      const std::size_t before = ids->size();
                      try {
                          larger.query({{0, 0, 0}, {2, 2, 2}}, *ids);
                      } catch (const std::bad_alloc&) {
                          EXPECT_EQ(ids->size(), before);
                          throw;
                      }
                      for (const int id : *ids) found.add(id);
                  };
              }),
              0);
}

}  // namespace
}  // namespace jostle
