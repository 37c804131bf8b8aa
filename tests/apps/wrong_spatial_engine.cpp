// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A module whose engine claims to have inserted one box more than there are.
#include "race/spatial_engine.h"

namespace jostle::race {
namespace {

class WrongTask final : public SpatialTask {
  public:
    explicit WrongTask(std::size_t count) : count_(count) {}
    SpatialFound run() override { return {count_ + 1, 0}; }

  private:
    std::size_t count_;
};

class WrongEngine final : public SpatialEngine {
  public:
    [[nodiscard]] std::string name() const override { return "wrong"; }
    [[nodiscard]] std::string version() const override { return "1"; }
    [[nodiscard]] std::string settings() const override { return "for a test"; }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<2>& in) const override {
        return std::make_unique<WrongTask>(in.boxes.size());
    }
    [[nodiscard]] std::unique_ptr<SpatialTask> make(const SpatialInput<3>&) const override { return nullptr; }
};

}  // namespace
}  // namespace jostle::race

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::race::WrongEngine;
}
