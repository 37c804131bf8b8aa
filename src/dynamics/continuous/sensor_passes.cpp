// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A shape is in a sensor where the gap is small enough for a touch to begin. It passed if it was not in
// before the step, is not after it, and was in between.
#include "dynamics/continuous/sensor_passes.h"

#include <algorithm>

#include "core/sort.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/room.h"

namespace jostle::detail {
namespace {

class Passes {
  public:
    Passes(const StepContext& context, const Tables& tables, const Sweeper& sweeper, const Asker& user,
           std::span<const SweptBody> swept, SensorPasses& passes)
        : context_(context),
          tables_(tables),
          sweeper_(sweeper),
          user_(user),
          swept_(swept),
          passes_(passes) {}

    /// Of the shapes of one body.
    void find(const SweptBody& body) {
        for (int i = 0; i < body.path.count(); ++i) {
            const Sweep sweep =
                part_of(body.path.piece(i).sweep, body.path.piece(i).begin, body.path.end_of(i));
            for_shapes(tables_, body.id, [&](ShapeId own) {
                sweeper_.for_near(tables_.shapes[own].geometry, sweep,
                                  [&](ShapeId other) { consider(body, own, other); });
            });
        }
    }

    /// In order, as arrays may move meanwhile.
    void ask() {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < passes_.size(); ++i) {
            const SensorPass pass = passes_[i];
            if (!pass.must_ask || user_.may_collide(pass.sensor, pass.visitor)) passes_[kept++] = pass;
        }
        passes_.resize(kept);
    }

    void put_in_order() {
        detail::sort(passes_, [](const SensorPass& a, const SensorPass& b) {
            if (a.sensor != b.sensor) return a.sensor.index < b.sensor.index;
            return a.visitor.index < b.visitor.index;
        });
        // A body whose path has pieces met it with each.
        const auto is_same = [](const SensorPass& a, const SensorPass& b) {
            return a.sensor == b.sensor && a.visitor == b.visitor;
        };
        passes_.erase(std::unique(passes_.begin(), passes_.end(), is_same), passes_.end());
    }

  private:
    void consider(const SweptBody& body, ShapeId own, ShapeId other) {
        const ShapeRecord &a = tables_.shapes[own], &b = tables_.shapes[other];
        if ((!is_told_of(a, b) && !is_told_of(b, a)) || a.body == b.body) return;
        const SweptBody* const other_body = find_swept(swept_, b.body);
        // Of two that are swept the first looks for both.
        if (other_body != nullptr && b.body < a.body) return;
        const Answer answer = may_meet(context_, tables_, own, other);
        if (answer == Answer::kNo || is_touching(own, other)) return;
        const Path path =
            other_body != nullptr
                ? other_body->path
                : Path(finished_sweep_of(tables_.bodies.sim(b.body), tables_.bodies.state(b.body)));
        const float fraction = sweeper_.passes_at(own, body.path, other, path);
        if (fraction < 0.0f || !try_to_make_room(passes_, 1)) return;
        passes_.push_back(
            {a.def.is_sensor ? own : other, a.def.is_sensor ? other : own, fraction, answer == Answer::kAsk});
    }

    [[nodiscard]] bool is_touching(ShapeId own, ShapeId other) const {
        const ContactId contact = contact_of(tables_, own, other);
        return contact != kNone && tables_.contact_sim(contact).is_touching;
    }

    const StepContext& context_;
    const Tables& tables_;
    const Sweeper& sweeper_;
    const Asker& user_;
    std::span<const SweptBody> swept_;
    SensorPasses& passes_;
};

}  // namespace

void find_sensor_passes(const StepContext& context, const Tables& tables, const Sweeper& sweeper,
                        const Asker& user, std::span<const SweptBody> swept, SensorPasses& passes) {
    passes.clear();
    if (tables.sweeps.sensor_boxes == 0) return;
    Passes all(context, tables, sweeper, user, swept, passes);
    for (const SweptBody& body : swept) all.find(body);
    all.put_in_order();
    all.ask();
}

}  // namespace jostle::detail
