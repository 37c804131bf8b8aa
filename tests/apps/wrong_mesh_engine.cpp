// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A module whose engine claims to have built a mesh of fewer triangles than there are.
#include "race/mesh_engine.h"

namespace jostle::race {
namespace {

class WrongTask final : public MeshTask {
  public:
    explicit WrongTask(std::size_t count) : count_(count) {}
    MeshFound run() override { return {count_ / 6 * 5, 0.0}; }

  private:
    std::size_t count_;
};

class WrongEngine final : public MeshEngine {
  public:
    [[nodiscard]] std::string name() const override { return "wrong"; }
    [[nodiscard]] std::string version() const override { return "1"; }
    [[nodiscard]] std::string settings() const override { return "for a test"; }
    [[nodiscard]] std::unique_ptr<MeshTask> make(const MeshInput& in) const override {
        if (in.work != MeshWork::kBuild) return nullptr;
        return std::make_unique<WrongTask>(in.triangles.size());
    }
};

}  // namespace
}  // namespace jostle::race

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::race::WrongEngine;
}
