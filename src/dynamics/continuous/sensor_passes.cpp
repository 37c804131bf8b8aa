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

    /// In order, as arrays may move meanwhile.
    void ask() {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < passes_.size(); ++i) {
            const SensorPass pass = passes_[i];
            const auto [a, b] = std::minmax(pass.sensor, pass.visitor);
            if (!pass.must_ask || context_.callbacks.should_collide(a, b)) passes_[kept++] = pass;
        }
        passes_.resize(kept);
    }

    void put_in_order() {
        std::ranges::sort(passes_, [](const SensorPass& a, const SensorPass& b) {
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
        if (!may_sense(own, other) || is_touching(own, other)) return;
        const Path path =
            other_body != nullptr
                ? other_body->path
                : Path(finished_sweep_of(tables_.bodies.sim(b.body), tables_.bodies.state(b.body)));
        const float fraction = sweeper_.passes_at(own, body.path, other, path);
        if (fraction < 0.0f || !try_to_make_room(passes_, 1)) return;
        const bool asks = context_.callbacks.is_asked_about(own, other) && !has_pair(own, other);
        passes_.push_back({a.def.is_sensor ? own : other, a.def.is_sensor ? other : own, fraction, asks});
    }

    [[nodiscard]] bool has_pair(ShapeId own, ShapeId other) const {
        const auto [a, b] = std::minmax(own, other);
        return tables_.pairs.contains(a, b);
    }

    [[nodiscard]] bool is_touching(ShapeId own, ShapeId other) const {
        if (!has_pair(own, other)) return false;
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

    /// As far as is known without the user: pairs whose boxes overlapped before the step were asked about
    /// then.
    [[nodiscard]] bool may_sense(ShapeId own, ShapeId other) const {
        if (has_pair(own, other)) return true;
        const auto [a, b] = std::minmax(own, other);
        if (!may_collide(tables_, a, b)) return false;
        return !context_.callbacks.is_asked_about(a, b) ||
               !tables_.broad_phase.overlap(tables_.shapes[a].proxy, tables_.shapes[b].proxy);
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
    all.ask();
}

}  // namespace jostle
