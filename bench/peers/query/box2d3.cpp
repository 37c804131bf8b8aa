// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Box2D 3.2 and newer: its queries of worlds, with the tree of static shapes rebuilt. It has no nearest
// shapes, and no queries of many at once.
#include <box2d/box2d.h>

#include <string>

#include "race/query_engine.h"

namespace jostle::peers {
namespace {

using race::QueryBody;
using race::QueryFound;
using race::QueryInput;
using race::QueryLevel;
using race::QueryPlace;
using race::QueryWork;

/// [1] As many as jostle's world is given.
constexpr int kSteps = 200;

bool count_shape(b2ShapeId, void* context) {
    ++static_cast<QueryFound*>(context)->count;
    return true;
}

/// The closest hit so far.
float clip(b2ShapeId, b2Pos, b2Vec2, float fraction, void* context) {
    *static_cast<float*>(context) = fraction;
    return fraction;
}

b2Vec2 to_b2(Vec2 v) {
    return {v.x, v.y};
}
b2Pos to_place(Vec2 v) {
    b2Pos place{};
    place.x = v.x;
    place.y = v.y;
    return place;
}

/// A box about the origin, turned by the angle whose cosine and sine these are.
b2ShapeProxy box_proxy(float half_x, float half_y, float cosine, float sine) {
    const b2Vec2 corners[] = {{-half_x, -half_y}, {half_x, -half_y}, {half_x, half_y}, {-half_x, half_y}};
    b2ShapeProxy proxy{};
    for (const b2Vec2 v : corners)
        proxy.points[proxy.count++] = {cosine * v.x - sine * v.y, sine * v.x + cosine * v.y};
    return proxy;
}
b2ShapeProxy circle_proxy(float radius) {
    b2ShapeProxy proxy{};
    proxy.count = 1;
    proxy.radius = radius;
    return proxy;
}

class World final : public race::QueryWorld {
  public:
    explicit World(const QueryLevel& level) {
        b2WorldDef def = b2DefaultWorldDef();
        def.gravity = {0.0f, 0.0f};
        world_ = b2CreateWorld(&def);
        const b2ShapeDef shape = b2DefaultShapeDef();
        for (int y = 0; y < level.floors; ++y) {
            const b2BodyDef floor = b2DefaultBodyDef();
            const b2BodyId body = b2CreateBody(world_, &floor);
            for (int x = 0; x < level.tiles; ++x) {
                const b2Vec2 at{static_cast<float>(x), race::kFloorHeight * static_cast<float>(y)};
                const b2Polygon tile = b2MakeOffsetBox(race::kTileHalf, race::kTileHalf, at, b2Rot_identity);
                b2CreatePolygonShape(body, &shape, &tile);
            }
        }
        for (const QueryBody& body : level.bodies) add(body, shape);
        for (int i = 0; i < kSteps; ++i) b2World_Step(world_, 1.0f / 60.0f, 4);
        b2World_RebuildStaticTree(world_);
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;
    ~World() override { b2DestroyWorld(world_); }

    [[nodiscard]] bool has(QueryWork work) const override { return work <= QueryWork::kCastBox; }
    QueryFound run(const QueryInput& in) override {
        QueryFound all;
        for (const QueryPlace& place : *in.places) ask(in, place, all);
        return all;
    }

  private:
    void add(const QueryBody& made, const b2ShapeDef& shape) {
        b2BodyDef def = b2DefaultBodyDef();
        def.type = b2_dynamicBody;
        def.position = to_place(made.position);
        def.rotation = b2MakeRot(made.angle);
        const b2BodyId body = b2CreateBody(world_, &def);
        const float size = made.size;
        if (made.type == QueryBody::Type::kBox) {
            const b2Polygon box = b2MakeBox(size, 0.7f * size);
            b2CreatePolygonShape(body, &shape, &box);
        } else if (made.type == QueryBody::Type::kCircle) {
            const b2Circle circle{{0.0f, 0.0f}, size};
            b2CreateCircleShape(body, &shape, &circle);
        } else {
            const b2Capsule capsule{{-size, 0.0f}, {size, 0.0f}, 0.3f * size};
            b2CreateCapsuleShape(body, &shape, &capsule);
        }
    }

    static void count(float fraction, QueryFound& all) {
        if (fraction > 1.0f) return;
        ++all.count;
        all.sum += static_cast<double>(fraction);
    }
    void cast(const QueryInput& in, const QueryPlace& place, const b2ShapeProxy& proxy,
              QueryFound& all) const {
        float fraction = 2.0f;
        b2World_CastShape(world_, to_place(place.at), &proxy, to_b2(in.size * place.way),
                          b2DefaultQueryFilter(), clip, &fraction);
        count(fraction, all);
    }
    void overlap(const QueryPlace& place, const b2ShapeProxy& proxy, QueryFound& all) const {
        b2World_OverlapShape(world_, to_place(place.at), &proxy, b2DefaultQueryFilter(), count_shape, &all);
    }
    void ask(const QueryInput& in, const QueryPlace& place, QueryFound& all) const {
        const float half = 0.5f * in.size;
        switch (in.work) {
            case QueryWork::kOverlapBox:
                b2World_OverlapAABB(world_, to_place(place.at), {{-half, -half}, {half, half}},
                                    b2DefaultQueryFilter(), count_shape, &all);
                break;
            case QueryWork::kOverlapCircle:
                overlap(place, circle_proxy(in.size), all);
                break;
            case QueryWork::kOverlapTurned:
                overlap(place, box_proxy(half, half, place.way.x, place.way.y), all);
                break;
            case QueryWork::kRay: {
                const b2RayResult hit = b2World_CastRayClosest(
                    world_, to_place(place.at), to_b2(in.size * place.way), b2DefaultQueryFilter());
                count(hit.hit ? hit.fraction : 2.0f, all);
                break;
            }
            case QueryWork::kCastCircle:
                cast(in, place, circle_proxy(race::kCastRadius), all);
                break;
            default:
                cast(in, place, box_proxy(race::kCastHalfX, race::kCastHalfY, place.way.y, place.way.x), all);
                break;
        }
    }

    b2WorldId world_{};
};

class Box2D3 final : public race::QueryEngine {
  public:
    [[nodiscard]] std::string name() const override { return "box2d3"; }
    [[nodiscard]] std::string version() const override {
        const b2Version v = b2GetVersion();
        return std::to_string(v.major) + "." + std::to_string(v.minor) + "." + std::to_string(v.revision);
    }
    [[nodiscard]] std::string settings() const override {
        return "after " + std::to_string(kSteps) +
               " steps, its static tree rebuilt; overlap_box gives shapes whose fat boxes overlap";
    }
    [[nodiscard]] std::unique_ptr<race::QueryWorld> make(const QueryLevel& level) const override {
        return std::make_unique<World>(level);
    }
};

}  // namespace
}  // namespace jostle::peers

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::peers::Box2D3;
}
