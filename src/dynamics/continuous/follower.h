// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A body on its way through a step, past static and kinematic shapes.
#pragma once

#include <algorithm>

#include "dynamics/continuous/sweeper.h"
#include "dynamics/continuous/swept_bodies.h"

namespace jostle::detail {

/// Asks the user about impacts, or knows that there is nobody to ask.
class Asker {
  public:
    Asker() = default;
    Asker(StepCallbacks& callbacks, const Tables& tables, SweepAnswers& answers)
        : callbacks_(&callbacks), tables_(&tables), answers_(&answers) {}

    [[nodiscard]] bool may_ask() const { return callbacks_ != nullptr; }
    /// Whether the two shapes stop each other. The arrays of the world may move meanwhile.
    [[nodiscard]] bool ask(const Impact& impact) const;
    /// The answer about a pair, which is asked about only once.
    [[nodiscard]] bool may_collide(ShapeId own, ShapeId other) const;

  private:
    StepCallbacks* callbacks_ = nullptr;
    const Tables* tables_ = nullptr;
    SweepAnswers* answers_ = nullptr;
};

class Follower {
  public:
    Follower(const Sweeper& sweeper, const Tables& tables, const Asker& asker, SweptBody& body)
        : sweeper_(sweeper), tables_(tables), asker_(asker), body_(body) {}

    /// From a fraction of the step to its end, or until the user has to be asked and cannot.
    void follow(float from = 0.0f);

  private:
    /// Where the user is asked, arrays may move.
    [[nodiscard]] const BodySim& sim() const {
        return tables_.bodies.awake().sims[static_cast<std::size_t>(body_.place)];
    }
    [[nodiscard]] Impact first_impact() const;
    /// False: the impact has no consequence.
    bool act_upon(const Impact& impact);
    void carry(BodyId other);
    [[nodiscard]] Sweep straight(const Transform& from, const Transform& to) const;
    [[nodiscard]] Obstacle held_off(const Impact& impact) const;
    bool slide(const Impact& impact);
    [[nodiscard]] bool slides_elsewhere(const Impact& impact) const;
    bool glide(const Impact& impact);
    /// `obstacle`: what is met, but for where.
    bool go_along(const Impact& impact, Obstacle obstacle);
    [[nodiscard]] bool is_turned() const;
    void go_back();
    void stop(const Impact& impact);
    void keep_off();
    void stay();

    const Sweeper& sweeper_;
    const Tables& tables_;
    const Asker& asker_;
    SweptBody& body_;
    float from_ = 0.0f;
    float at_ = 0.0f;          ///< [1] of the step: followed up to there
    ImpactKey after_;          ///< impacts up to this one were refused
    bool is_stopped_ = false;  ///< by a static shape, or slides along one
    ShapeId carried_by_;
    int glides_ = 0;
    Impact first_glide_;
};

/// From a fraction on the body rests where it is then.
void rest(const Tables& tables, SweptBody& body, float from);

}  // namespace jostle::detail
