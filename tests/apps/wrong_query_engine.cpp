// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A module whose engine finds nothing along any ray.
#include "race/query_engine.h"

namespace jostle::race {
namespace {

class WrongWorld final : public QueryWorld {
  public:
    [[nodiscard]] bool has(QueryWork work) const override { return work == QueryWork::kRay; }
    QueryFound run(const QueryInput&) override { return {}; }
};

class WrongEngine final : public QueryEngine {
  public:
    [[nodiscard]] std::string name() const override { return "wrong"; }
    [[nodiscard]] std::string version() const override { return "1"; }
    [[nodiscard]] std::string settings() const override { return "for a test"; }
    [[nodiscard]] std::unique_ptr<QueryWorld> make(const QueryLevel&) const override {
        return std::make_unique<WrongWorld>();
    }
};

}  // namespace
}  // namespace jostle::race

extern "C" jostle::race::RacedEngine* jostle_engine() {
    return new jostle::race::WrongEngine;
}
