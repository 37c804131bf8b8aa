// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A shape is in a sensor from the speculative distance on, as contacts have it. It passed if it was not in
// before the step, is not after it, and was in between.
#include "dynamics/continuous/sensor_passes.h"

#include <algorithm>

#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/store/room.h"

namespace jostle {
namespace {

class Passes {
  public:
    Passes(const StepContext& context, const Tables& tables, const Sweeper& sweeper,
           std::span<const SweptBody> swept, SensorPasses& passes)
        : context_(context), tables_(tables), sweeper_(sweeper), swept_(swept), passes_(passes) {}

    /// Of the shapes of one body.
    void find(const SweptBody& body) {
        const BodyId id = id_of(body);
        for (int i = 0; i < body.path.count(); ++i) {
            const Sweep sweep =
                part_of(body.path.piece(i).sweep, body.path.piece(i).begin, body.path.end_of(i));
            for_shapes(tables_, id, [&](ShapeId own) {
                sweeper_.for_near(tables_.shapes[own].geometry, sweep,
                                  [&](ShapeId other) { consider(body, own, other); });
            });
        }
    }

    void put_in_order() {
        std::ranges::sort(passes_, [](const SensorPass& a, const SensorPass& b) {
            if (a.sensor != b.sensor) return a.sensor.index < b.sensor.index;
            return a.visitor.index < b.visitor.index;
        });
        // A body whose path has pieces met it with each.
        const auto [first, last] = std::ranges::unique(passes_, [](const SensorPass& a, const SensorPass& b) {
            return a.sensor == b.sensor && a.visitor == b.visitor;
        });
        passes_.erase(first, last);
    }

  private:
    [[nodiscard]] BodyId id_of(const SweptBody& body) const {
        return tables_.bodies.awake().sims[static_cast<std::size_t>(body.place)].id;
    }
    [[nodiscard]] const SweptBody* find_swept(BodyId id) const {
        const auto found =
            std::ranges::lower_bound(swept_, id, {}, [&](const SweptBody& body) { return id_of(body); });
        return found != swept_.end() && id_of(*found) == id ? &*found : nullptr;
    }

    void consider(const SweptBody& body, ShapeId own, ShapeId other) {
        const ShapeRecord &a = tables_.shapes[own], &b = tables_.shapes[other];
        if (a.def.is_sensor == b.def.is_sensor || a.body == b.body) return;
        const SweptBody* const other_body = find_swept(b.body);
        // Of two that are swept the first looks for both.
        if (other_body != nullptr && b.body < a.body) return;
        if (is_touching(own, other)) return;
        const Path path =
            other_body != nullptr
                ? other_body->path
                : Path(finished_sweep_of(tables_.bodies.sim(b.body), tables_.bodies.state(b.body)));
        const float fraction = sweeper_.passes_at(own, body.path, other, path);
        if (fraction >= 0.0f && may_sense(own, other))
            add(a.def.is_sensor ? own : other, a.def.is_sensor ? other : own, fraction);
    }

    [[nodiscard]] bool is_touching(ShapeId own, ShapeId other) const {
        const auto [a, b] = std::minmax(own, other);
        if (!tables_.pairs.contains(a, b)) return false;
        bool touching = false;
        for_constraints(tables_.contacts, tables_.bodies[tables_.shapes[own].body].contacts,
                        [&](ContactId id) {
                            const ContactRecord& contact = tables_.contacts[id];
                            const bool is_it = (contact.shape_a == own && contact.shape_b == other) ||
                                               (contact.shape_a == other && contact.shape_b == own);
                            touching = touching || (is_it && contact.is_touching);
                        });
        return touching;
    }

    /// The user may be asked: arrays may move.
    [[nodiscard]] bool may_sense(ShapeId own, ShapeId other) const {
        const auto [a, b] = std::minmax(own, other);
        if (tables_.pairs.contains(a, b)) return true;
        if (!may_collide(tables_, a, b)) return false;
        if (!context_.callbacks.is_asked_about(a, b)) return true;
        const int proxy_a = tables_.shapes[a].proxy, proxy_b = tables_.shapes[b].proxy;
        return !tables_.broad_phase.overlap(proxy_a, proxy_b) && context_.callbacks.should_collide(a, b);
    }

    void add(ShapeId sensor, ShapeId visitor, float fraction) {
        if (try_to_make_room(passes_, 1)) passes_.push_back({sensor, visitor, fraction});
    }

    const StepContext& context_;
    const Tables& tables_;
    const Sweeper& sweeper_;
    std::span<const SweptBody> swept_;
    SensorPasses& passes_;
};

}  // namespace

void find_sensor_passes(const StepContext& context, const Tables& tables, const Sweeper& sweeper,
                        std::span<const SweptBody> swept, SensorPasses& passes) {
    passes.clear();
    if (tables.sweeps.sensor_boxes == 0) return;
    Passes all(context, tables, sweeper, swept, passes);
    for (const SweptBody& body : swept) all.find(body);
    all.put_in_order();
}

}  // namespace jostle
