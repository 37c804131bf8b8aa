// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The effects of a call of C against those of its twin.
#include <jostle/core/log.h>

#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "same.h"

namespace jostle::c_test {
namespace {

std::unique_ptr<Twin> own_twin;
std::string running;
int calls = 0, failures = 0;
bool made = false;
std::map<std::string, std::uint64_t> state;  ///< of the twin, after the call

void fail(const std::string& what) {
    std::fprintf(stderr, "%s: %s\n", running.c_str(), what.c_str());
    ++failures;
}

}  // namespace

Twin& twin() {
    return *own_twin;
}

void run(const char* name, JostleCode code, const std::function<void()>& call) {
    running = name;
    made = true;
    ++calls;
    const std::string sentence = jostle_last_error();
    try {
        call();
        if (code != JOSTLE_OK) fail("C alone refuses it: " + sentence);
    } catch (const Error& error) {
        if (code != JOSTLE_REFUSED || sentence != error.what())
            fail("C++ says: " + std::string(error.what()) + "; C: " + std::to_string(code) + ", " + sentence);
        else
            fail("refused in both languages: " + sentence);
    }
}

void expect(bool same) {
    if (!same) fail("C gives another answer than C++");
}

namespace {

/// Of the twin, by the names that compare_with_twin() of fixture.c uses.
std::map<std::string, std::uint64_t> state_of(Twin& f) {
    for (int i = 0; i < 3; ++i) f.world.step(1.0f / 60.0f, 4);
    const auto saved = [](const auto& object) {
        const std::vector<std::byte> bytes = object.save();
        return hashed(HASH_START, bytes.data(), bytes.size());
    };
    std::uint64_t ways = HASH_START;
    for (const Vec2 at : f.points2) {
        const Vec2 way = f.flow_field.direction(at);
        ways = hashed(ways, &way, sizeof way);
    }
    std::uint64_t worlds = HASH_START;
    for (int i = 0; i < 3; ++i) {
        const std::uint64_t one = f.batch_own->world(i).state_hash();
        worlds = hashed(worlds, &one, sizeof one);
    }
    return {{"batch", worlds},
            {"byte_rollback", static_cast<std::uint64_t>(f.byte_rollback_own->rollback.frame())},
            {"world", f.world.state_hash()},
            {"other_world", f.other_world.state_hash()},
            {"kd_tree2", saved(f.kd_tree2)},
            {"kd_tree3", saved(f.kd_tree3)},
            {"bvh2", saved(f.bvh2)},
            {"bvh3", saved(f.bvh3)},
            {"dynamic_tree2", saved(f.dynamic_tree2)},
            {"dynamic_tree3", saved(f.dynamic_tree3)},
            {"broad_phase2", saved(f.broad_phase2)},
            {"broad_phase3", saved(f.broad_phase3)},
            {"crowd2", saved(f.crowd2)},
            {"crowd_among_bodies", saved(f.crowd_among_bodies)},
            {"crowd3", saved(f.crowd3)},
            {"guide2", saved(f.guide2)},
            {"guide3", saved(f.guide3)},
            {"triangle_mesh", saved(f.triangle_mesh)},
            {"mesh_scene", static_cast<std::uint64_t>(f.mesh_scene.size())},
            {"mesh_pair_memory", static_cast<std::uint64_t>(f.mesh_pair_memory.size())},
            {"flow_field", ways},
            {"asked", static_cast<std::uint64_t>(f.asked)}};
}

}  // namespace

bool same(const JostleGeometry& c, const Geometry& x) {
    if (c.type != static_cast<std::uint8_t>(x.type)) return false;
    switch (x.type) {
        case ShapeType::kCircle:
            return same(c.as.circle, x.circle);
        case ShapeType::kCapsule:
            return same(c.as.capsule, x.capsule);
        case ShapeType::kSegment:
            return same(c.as.segment, x.segment);
        case ShapeType::kPolygon:
            return same(c.as.polygon, x.polygon);
        case ShapeType::kLargePolygon:
            return same(c.as.large_polygon, x.large_polygon);
    }
    return false;
}
bool same(const JostleTriangleVertices& c, const TriangleVertices& x) {
    return same_array(c.vertices, x);
}
bool same(const JostleTriangleCorners& c, const TriangleCorners& x) {
    return same_array(c.corners, x);
}

bool same_object(JostleConvexPieces* c, const ConvexPieces& x) {
    int size = 0;
    if (jostle_convex_pieces_size(c, &size) != JOSTLE_OK || size != x.size()) return false;
    bool is_same = true;
    for (int i = 0; i < size; ++i) {
        JostlePolygonView view{};
        is_same = is_same && jostle_convex_pieces_at(c, i, &view) == JOSTLE_OK && same(view, x[i]);
    }
    jostle_convex_pieces_free(c);
    return is_same;
}
bool same_object(JostleTaskScheduler* c, const std::unique_ptr<TaskScheduler>& x) {
    int count = 0;
    const bool is_same =
        jostle_task_scheduler_worker_count(c, &count) == JOSTLE_OK && count == x->worker_count();
    jostle_task_scheduler_free(c);
    return is_same;
}
bool same_object(JostleWorld* c, const World& x) {
    std::uint64_t hash = 0;
    const bool is_same = jostle_world_state_hash(c, &hash) == JOSTLE_OK && hash == x.state_hash();
    jostle_world_free(c);
    return is_same;
}
bool same_object(JostleWorld* c, const World* x) {
    std::uint64_t hash = 0;
    return jostle_world_state_hash(c, &hash) == JOSTLE_OK && hash == x->state_hash();
}
bool same_object(JostleByteRollback* c, const std::unique_ptr<c::ByteRollback>& x) {
    int frame = -1;
    const bool is_same = jostle_byte_rollback_frame(c, &frame) == JOSTLE_OK && frame == x->rollback.frame();
    jostle_byte_rollback_free(c);
    return is_same;
}
bool same_object(JostleDrawing* c, const std::unique_ptr<c::Drawing>& x) {
    JostleDrawnItemSpan items{};
    JostleVec2Span points{};
    const bool is_same = jostle_drawing_items(c, &items) == JOSTLE_OK && same_view(items, x->items) &&
                         jostle_drawing_points(c, &points) == JOSTLE_OK && same_view(points, x->points) &&
                         items.count > 4;
    jostle_drawing_free(c);
    return is_same;
}
bool same_made(JostleBatch* c, const Batch& x) {
    bool is_same = true;
    for (int i = 0; i < x.size(); ++i) {
        JostleWorld* world = nullptr;
        is_same = is_same && jostle_batch_world(c, i, &world) == JOSTLE_OK && same_object(world, &x.world(i));
    }
    return is_same;
}
bool same_object(JostleScene* c, const std::unique_ptr<Scene>& x) {
    static char text[1 << 20];
    std::size_t length = 0;
    const bool is_same = jostle_scene_text(c, text, sizeof text, &length) == JOSTLE_OK &&
                         same_text(text, length, write_scene(*x));
    jostle_scene_free(c);
    return is_same;
}
bool same_object(JostleSceneReport* c, const std::unique_ptr<SceneReport>& x) {
    bool is_same = true;
    for (std::size_t i = 0; i < x->findings.size(); ++i) {
        const char* sentence = "";
        is_same = is_same &&
                  jostle_scene_report_sentence(c, JOSTLE_SCENE_NOTES_FINDINGS, static_cast<int>(i),
                                               &sentence) == JOSTLE_OK &&
                  sentence == x->findings[i].sentence;
    }
    jostle_scene_report_free(c);
    return is_same;
}
bool same_object(JostleLintReport* c, const std::unique_ptr<c::LintReport>& x) {
    int size = 0;
    bool is_same = jostle_lint_report_size(c, &size) == JOSTLE_OK && size == c::lint_report_size(*x);
    for (int i = 0; i < size; ++i) {
        const char* sentence = "";
        is_same = is_same && jostle_lint_report_sentence(c, i, &sentence) == JOSTLE_OK &&
                  x->findings[static_cast<std::size_t>(i)].sentence == sentence;
    }
    jostle_lint_report_free(c);
    return is_same;
}
bool same_object(JostleCleanOutlines* c, const std::unique_ptr<CleanOutlines>& x) {
    bool is_same = !x->outlines.empty();
    for (std::size_t i = 0; i < x->outlines.size(); ++i) {
        JostleVec2Span outer{};
        is_same = is_same && jostle_clean_outlines_loop(c, static_cast<int>(i), -1, &outer) == JOSTLE_OK &&
                  same_view(outer, x->outlines[i].outer());
    }
    jostle_clean_outlines_free(c);
    return is_same;
}
bool same_object(JostleMeshReport* c, const MeshReport& x) {
    JostleIntSpan unused{};
    bool closed = !x.closed;
    const bool is_same = jostle_mesh_report_closed(c, &closed) == JOSTLE_OK && closed == x.closed &&
                         jostle_mesh_report_unused_vertices(c, &unused) == JOSTLE_OK &&
                         same_view(unused, x.unused_vertices);
    jostle_mesh_report_free(c);
    return is_same;
}

}  // namespace jostle::c_test

using namespace jostle::c_test;

extern "C" void twin_begin(void) {
    made = false;
    own_twin = std::make_unique<Twin>();
}

extern "C" void twin_end(const char* name) {
    running = name;
    if (!made) fail("its twin was not asked");
    state = state_of(*own_twin);
}

extern "C" void twin_has(const char* object, uint64_t number) {
    if (state.at(object) != number) fail(std::string("C has another ") + object + " than C++");
}

extern "C" void twin_log(const char* message) {
    jostle::log(jostle::LogLevel::kInfo, message);
}

extern "C" int twin_failures(void) {
    std::printf("%d calls, %d failures\n", calls, failures);
    return calls == 0 ? 1 : failures;
}
