// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle's own worlds in the race of queries, used as anybody would: public headers only.
#include <jostle/dynamics/world.h>

#include <array>

#include "measure/own_version.h"
#include "race/query_engine.h"

namespace jostle::race {
namespace {

/// [1] Steps after which a world that stays as it is has come to rest: its index is made, bodies sleep.
constexpr int kSteps = 200;

class World2 final : public QueryWorld {
  public:
    explicit World2(const QueryLevel& level) : world_(WorldDef{.gravity = {0.0f, 0.0f}}) {
        for (int y = 0; y < level.floors; ++y) {
            const Body floor = world_.create_body();
            for (int x = 0; x < level.tiles; ++x) {
                const Vec2 at{static_cast<float>(x), kFloorHeight * static_cast<float>(y)};
                floor.create_shape(Polygon::offset_box(kTileHalf, kTileHalf, at));
            }
        }
        for (const QueryBody& body : level.bodies) add(body);
        for (int i = 0; i < kSteps; ++i) world_.step(1.0f / 60.0f);
    }

    [[nodiscard]] bool has(QueryWork) const override { return true; }
    void prepare(const QueryInput& in) override {
        const std::vector<QueryPlace>& places = *in.places;
        const Geometry circle = Circle{{}, kCastRadius};
        rays_.clear();
        casts_.clear();
        points_.clear();
        for (const QueryPlace& place : places) {
            const Vec2 way = in.size * place.way;
            if (in.work == QueryWork::kRays) rays_.push_back({place.at, way});
            if (in.work == QueryWork::kCastCircles)
                casts_.push_back({.geometry = circle, .transform = {place.at, {}}, .translation = way});
            if (in.work == QueryWork::kNearests) points_.push_back(place.at);
        }
        hits_.resize(places.size());
        nearest_.resize(places.size());
    }
    QueryFound run(const QueryInput& input) override {
        switch (input.work) {
            case QueryWork::kOverlapBox:
            case QueryWork::kOverlapCircle:
            case QueryWork::kOverlapTurned:
                return overlaps(input);
            case QueryWork::kRay:
                return cast(input, [&](const Ray2& ray) { return world_.ray_closest(ray); });
            case QueryWork::kCastCircle:
            case QueryWork::kCastBox:
                return cast_shapes(input);
            case QueryWork::kNearest:
                return nearest(input);
            default:
                return at_once(input);
        }
    }

  private:
    void add(const QueryBody& def) {
        const Body body =
            world_.create_body({.type = BodyType::kDynamic, .position = def.position, .angle = def.angle});
        const float size = def.size;
        if (def.type == QueryBody::Type::kBox) body.create_shape(Polygon::box(size, 0.7f * size));
        if (def.type == QueryBody::Type::kCircle) body.create_shape(Circle{{}, size});
        if (def.type == QueryBody::Type::kCapsule)
            body.create_shape(Capsule{{-size, 0.0f}, {size, 0.0f}, 0.3f * size});
    }

    QueryFound overlaps(const QueryInput& in) const {
        const bool is_circle = in.work == QueryWork::kOverlapCircle;
        const Vec2 half{0.5f * in.size, 0.5f * in.size};
        const Geometry shape =
            is_circle ? Geometry(Circle{{}, in.size}) : Geometry(Polygon::box(half.x, half.y));
        std::array<Shape, 256> found;
        QueryFound all;
        for (const QueryPlace& place : *in.places) {
            const int count = in.work == QueryWork::kOverlapBox
                                  ? world_.overlap(Aabb<2>{place.at - half, place.at + half}, found)
                                  : world_.overlap(shape, {place.at, {place.way.x, place.way.y}}, found);
            all.count += static_cast<std::uint64_t>(count);
        }
        return all;
    }

    static void count(const WorldHit& hit, QueryFound& all) {
        if (!hit) return;
        ++all.count;
        all.sum += static_cast<double>(hit.fraction);
    }
    template <class Ask>
    static QueryFound cast(const QueryInput& in, const Ask& ask) {
        QueryFound all;
        for (const QueryPlace& place : *in.places) count(ask(Ray2{place.at, in.size * place.way}), all);
        return all;
    }
    QueryFound cast_shapes(const QueryInput& in) const {
        ShapeCast what{.geometry = in.work == QueryWork::kCastBox
                                       ? Geometry(Polygon::box(kCastHalfX, kCastHalfY))
                                       : Geometry(Circle{{}, kCastRadius})};
        QueryFound all;
        for (const QueryPlace& place : *in.places) {
            what.transform = {place.at, {place.way.y, place.way.x}};
            what.translation = in.size * place.way;
            count(world_.shape_cast_closest(what), all);
        }
        return all;
    }

    QueryFound nearest(const QueryInput& in) const {
        std::vector<NearShape> found(static_cast<std::size_t>(in.size));
        QueryFound all;
        for (const QueryPlace& place : *in.places) {
            all.count += static_cast<std::uint64_t>(world_.k_nearest(place.at, found));
            all.sum += static_cast<double>(found.back().distance);
        }
        return all;
    }

    QueryFound at_once(const QueryInput& in) {
        QueryFound all;
        if (in.work == QueryWork::kNearests) {
            world_.closest(points_, nearest_);
            for (const NearShape& near : nearest_) {
                ++all.count;
                all.sum += static_cast<double>(near.distance);
            }
            return all;
        }
        if (in.work == QueryWork::kRays) {
            world_.ray_closest(rays_, hits_);
        } else {
            world_.shape_cast_closest(casts_, hits_);
        }
        for (const WorldHit& hit : hits_) count(hit, all);
        return all;
    }

    World world_;
    std::vector<Ray2> rays_;
    std::vector<ShapeCast> casts_;
    std::vector<Vec2> points_;
    std::vector<WorldHit> hits_;
    std::vector<NearShape> nearest_;
};

class JostleQueries final : public QueryEngine {
  public:
    [[nodiscard]] std::string name() const override { return "jostle"; }
    [[nodiscard]] std::string version() const override { return measure::own_version(); }
    [[nodiscard]] std::string settings() const override {
        return "after " + std::to_string(kSteps) +
               " steps; rays, cast_circles and nearests in one call on "
               "one thread";
    }
    [[nodiscard]] std::unique_ptr<QueryWorld> make(const QueryLevel& level) const override {
        return std::make_unique<World2>(level);
    }
};

}  // namespace

std::unique_ptr<QueryEngine> QueryEngine::own() {
    return std::make_unique<JostleQueries>();
}

}  // namespace jostle::race
