// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// jostle's own world behind the interface through which engines are compared.
#include <jostle/dynamics/scheduler.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "measure/own_version.h"
#include "race/engine.h"

namespace jostle::race {
namespace {

class JostleWorld final : public EngineWorld {
  public:
    JostleWorld(const Scene& scene, const EngineOptions& options)
        : scheduler_(options.threads > 1 ? make_default_scheduler(options.threads) : nullptr),
          made_(make_world(scene, definition(options))),
          substeps_(options.substeps > 0 ? options.substeps : scene.substeps) {
        for (std::size_t i = 0; i < made_.outlines.size(); ++i) {
            for (const Shape& piece : made_.outlines[i]) outline_of_[piece.handle().index] = i;
        }
    }

    void step(float dt) override { made_.world.step(dt, substeps_); }

    void poses(std::vector<Transform>& out) const override {
        out.clear();
        for (const Body& body : made_.bodies) out.push_back(body.transform());
    }

    void velocities(std::vector<Vec2>& linear, std::vector<float>& angular) const override {
        linear.clear();
        angular.clear();
        for (const Body& body : made_.bodies) {
            linear.push_back(body.linear_velocity());
            angular.push_back(body.angular_velocity());
        }
    }

    void masses(std::vector<MassData>& out) const override {
        out.clear();
        for (const Body& body : made_.bodies) {
            out.push_back(body.type() == BodyType::kDynamic ? body.mass_data() : MassData{});
        }
    }

    [[nodiscard]] int awake_bodies() const override { return made_.world.counts().awake_bodies; }
    /// A chain or an outline counts as one shape, as it does with the other engines.
    [[nodiscard]] int contacts() const override {
        const WorldCounts counts = made_.world.counts();
        if (counts.chains == 0 && outline_of_.empty()) return counts.touching;
        std::set<std::pair<std::uint64_t, std::uint64_t>> pairs;
        for (const Contact& contact : made_.world.contacts()) {
            if (contact.count == 0 || contact.is_sensor) continue;
            pairs.insert(std::minmax({word_of(contact.shape_a), word_of(contact.shape_b)}));
        }
        return static_cast<int>(pairs.size());
    }
    [[nodiscard]] int joints() const override { return made_.world.counts().joints; }
    [[nodiscard]] std::uint64_t state_hash() const override { return made_.world.state_hash(); }

  private:
    /// Another for each shape, each chain and each outline.
    [[nodiscard]] std::uint64_t word_of(const Shape& shape) const {
        const std::uint32_t index = shape.handle().index;
        const auto outline = outline_of_.find(index);
        if (outline != outline_of_.end()) return std::uint64_t{2} << 32 | outline->second;
        const ChainShape chain = shape.chain();
        return chain.is_valid() ? std::uint64_t{1} << 32 | chain.handle().index : index;
    }
    [[nodiscard]] WorldDef definition(const EngineOptions& options) const {
        WorldDef def;
        def.iterated_joints = options.iterated_joints;
        def.scheduler = scheduler_.get();
        return def;
    }

    std::unique_ptr<TaskScheduler> scheduler_;  // outlives the world
    SceneWorld made_;
    int substeps_;
    std::map<std::uint32_t, std::uint64_t> outline_of_;  // of a piece, by its index
};

class JostleEngine final : public Engine {
  public:
    [[nodiscard]] std::string name() const override { return "jostle"; }

    [[nodiscard]] std::string version() const override { return measure::own_version(); }

    [[nodiscard]] std::string settings() const override {
        return "soft step, the scene's sub-steps (4 unless it says otherwise)";
    }

    std::unique_ptr<EngineWorld> load(const Scene& scene, const EngineOptions& options,
                                      std::vector<std::string>& /*approximated*/) override {
        return std::make_unique<JostleWorld>(scene, options);
    }
};

}  // namespace

std::unique_ptr<Engine> make_jostle_engine() {
    return std::make_unique<JostleEngine>();
}

}  // namespace jostle::race
