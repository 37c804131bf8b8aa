// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The level, random places in it, and the race; numbers are SplitMix64's [Steele2014].
#include "race/query_race.h"

#include <jostle/math/rot.h>
#include <jostle/math/scalar.h>

#include <algorithm>
#include <string>

#include "race/random.h"

namespace jostle::race {
namespace {

constexpr const char* kQueryWorkNames[kQueryWorkCount] = {
    "overlap_box", "overlap_circle", "overlap_turned", "ray",          "cast_circle",
    "cast_box",    "nearest",        "rays",           "cast_circles", "nearests"};

constexpr int kTiles = 1000, kBodiesOfFloor = 100;
/// [m] From a body's middle to where nothing that is cast touches it.
constexpr float kClear = 1.3f;

QueryPlace random_place(const QueryLevel& level, Random& random) {
    const Vec2 at{random.uniform(0.0f, static_cast<float>(level.tiles)),
                  random.uniform(0.0f, kFloorHeight * static_cast<float>(level.floors))};
    return {at, Rot::from_angle(random.uniform(-3.14f, 3.14f)).x_axis()};
}

QueryLevel make_level(int floors, Random& random) {
    QueryLevel level{floors, kTiles, {}};
    for (int i = 0; i < floors * kBodiesOfFloor; ++i) {
        // Floor by floor, for is_free().
        const int floor = i / kBodiesOfFloor;
        const float height = kFloorHeight * static_cast<float>(floor);
        QueryBody body;
        body.type = static_cast<QueryBody::Type>(i % 3);
        body.position = {random.uniform(0.0f, kTiles), height + random.uniform(1.2f, 6.8f)};
        body.angle = random.uniform(-3.0f, 3.0f);
        body.size = random.uniform(0.2f, 0.6f);
        level.bodies.push_back(body);
    }
    return level;
}

bool is_free(const QueryLevel& level, Vec2 at) {
    const int floor = std::min(static_cast<int>(at.y / kFloorHeight), level.floors - 1);
    const float above = at.y - kFloorHeight * static_cast<float>(floor);
    if (above < kTileHalf + 0.6f || above > kFloorHeight - kTileHalf - 0.6f) return false;
    const auto first = level.bodies.begin() + floor * kBodiesOfFloor;
    return std::none_of(first, first + kBodiesOfFloor, [&](const QueryBody& body) {
        return distance_squared(body.position, at) < kClear * kClear;
    });
}

/// [1] Fat boxes of movable shapes, 0.1 m larger all round, are met so much more often than shapes, at most.
constexpr double kMostFat = 1.25;

bool is_of_ways(QueryWork work) {
    return work == QueryWork::kRay || work == QueryWork::kCastCircle || work == QueryWork::kCastBox ||
           work == QueryWork::kRays || work == QueryWork::kCastCircles;
}

struct QueryWorkload {
    using Engine = QueryEngine;
    using Task = QueryWorld*;
    using Case = QueryCase;
    using Findings = QueryFound;

    bool enter(Racer<QueryWorkload>& racer) const {
        racer.task = worlds.at(racer.engine).get();
        if (!racer.task->has(what.work)) return false;
        racer.task->prepare(input);
        return true;
    }
    [[nodiscard]] int warm_ups() const { return 1; }
    double run(Racer<QueryWorkload>& racer) const {
        return time_of(1, [&] { racer.found = racer.task->run(input); });
    }
    [[nodiscard]] bool agrees(const QueryFound& first, const QueryFound& other) const {
        if (what.work != QueryWork::kOverlapBox) return agree(first, other);
        return other.count >= first.count &&
               static_cast<double>(other.count) <= kMostFat * static_cast<double>(first.count) + 2.0;
    }
    [[nodiscard]] std::size_t parts() const { return input.places->size(); }
    [[nodiscard]] std::string title() const { return name_of(what.work); }

    QueryCase what;
    QueryInput input;
    const std::map<const QueryEngine*, std::unique_ptr<QueryWorld>>& worlds;
};

}  // namespace

const char* name_of(QueryWork work) {
    return kQueryWorkNames[static_cast<int>(work)];
}

std::vector<QueryCase> query_cases() {
    using enum QueryWork;
    return {{kOverlapBox, 3.0f},   {kOverlapBox, 10.0f}, {kOverlapCircle, 1.5f}, {kOverlapTurned, 2.0f},
            {kRay, 5.0f},          {kRay, 30.0f},        {kRay, 100.0f},         {kCastCircle, 3.0f},
            {kCastCircle, 10.0f},  {kCastCircle, 30.0f}, {kCastBox, 3.0f},       {kCastBox, 10.0f},
            {kCastBox, 30.0f},     {kNearest, 1.0f},     {kNearest, 8.0f},       {kRays, 30.0f},
            {kCastCircles, 10.0f}, {kNearests, 1.0f}};
}

QueryRace::QueryRace(int floors, int queries, const Engines<QueryEngine>& engines) : engines_(engines) {
    Random random(1);
    level_ = make_level(floors, random);
    const auto count = static_cast<std::size_t>(queries);
    while (places_.size() < count) places_.push_back(random_place(level_, random));
    while (free_places_.size() < count) {
        const QueryPlace place = random_place(level_, random);
        if (is_free(level_, place.at)) free_places_.push_back(place);
    }
    for (const std::unique_ptr<QueryEngine>& engine : engines) worlds_[engine.get()] = engine->make(level_);
}

std::vector<QueryRow> QueryRace::race(const QueryCase& what, int repeats) {
    QueryWorkload work{
        what, {what.work, what.size, is_of_ways(what.work) ? &free_places_ : &places_}, worlds_};
    return take_turns(work, engines_, repeats);
}

}  // namespace jostle::race
