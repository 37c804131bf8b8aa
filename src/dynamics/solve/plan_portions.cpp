// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/solve/plan_portions.h"

#include <jostle/core/assert.h>

#include <algorithm>
#include <array>
#include <utility>

#include "dynamics/solve/solver_rows.h"

namespace jostle {
namespace {

/// [1] A larger island is shared out among threads by its rows, with all that has joints.
constexpr int kMostBodies = 2048;

class Planner {
  public:
    explicit Planner(Tables& tables)
        : plan_(tables.portion_plan),
          bodies_(tables.bodies),
          awake_(tables.bodies.awake()),
          graph_(tables.graph),
          islands_(tables.islands) {}

    /// Leaves no portion where the world is better solved as a whole.
    void make() {
        for_solved_bins(graph_, [&](int bin, const Bin& of) {
            bins_[static_cast<std::size_t>(bin_count_++)] = bin;
            contact_count_ += of.contacts.size();
        });
        if (contact_count_ < static_cast<std::size_t>(plan_.least_contacts)) return;
        make_room();
        find_rest();
        if (share_islands() && share_contacts()) {
            list_bodies();
            list_contacts();
        } else {
            plan_.portions.clear();
        }
    }

  private:
    void make_room() {
        const auto islands = static_cast<std::size_t>(islands_.capacity());
        std::pmr::vector<int>& portion_of = plan_.portion_of;
        portion_of.assign(islands + awake_.sims.size() + contact_count_, kNone);
        by_island_ = portion_of.data();
        by_place_ = by_island_ + islands;
        by_contact_ = by_place_ + awake_.sims.size();
        plan_.portions.push_back({});
    }

    int& of_island(BodyId body) { return by_island_[bodies_[body].island.index]; }

    /// The first portion: what has joints, is kinematic or touches what is, or found no colour.
    void find_rest() {
        for (std::size_t i = kFirstAwake; i < awake_.records.size(); ++i) {
            const BodyRecord& body = awake_.records[i];
            if (body.type != BodyType::kDynamic || body.joints.count > 0 ||
                islands_[body.island].count > kMostBodies)
                by_island_[body.island.index] = 0;
        }
        for (int bin = kDynamicColours; bin <= kOverflowBin; ++bin) {
            for (const ContactSim& sim : graph_.bin(bin).contacts) {
                if (!bodies_.is_awake(sim.body_a) || !bodies_.is_awake(sim.body_b)) continue;
                of_island(sim.body_a) = of_island(sim.body_b) = 0;
            }
        }
    }

    /// ORDER: islands by their first awake body, which decides nothing but speed. False: most of the world is
    /// in the first portion.
    [[nodiscard]] bool share_islands() {
        int room = 0;
        for (std::size_t i = kFirstAwake; i < awake_.records.size(); ++i) {
            const IslandId island = awake_.records[i].island;
            int& portion = by_island_[island.index];
            if (portion == kNone) {
                const int count = islands_[island].count;
                if (count > room) {
                    plan_.portions.push_back({});
                    room = plan_.bodies_per_portion;
                }
                room -= count;
                portion = static_cast<int>(plan_.portions.size()) - 1;
            }
            by_place_[i] = portion;
            ++plan_.portions[static_cast<std::size_t>(portion)].last_body;
        }
        return plan_.portions.size() > 2 && 2 * plan_.portions.front().last_body < awake_.size();
    }

    int portion_of(BodyId body) const {
        const BodyPlace place = bodies_.place(body);
        return place.set == BodySet::kAwake ? by_place_[place.index] : kNone;
    }

    /// Counts the contacts of each portion and bin. False: one of them is between portions.
    [[nodiscard]] bool share_contacts() {
        plan_.colours.assign(plan_.portions.size() * static_cast<std::size_t>(bin_count_), {});
        int* out = by_contact_;
        for (int k = 0; k < bin_count_; ++k) {
            for (const ContactSim& sim : graph_.bin(bins_[static_cast<std::size_t>(k)]).contacts) {
                const int a = portion_of(sim.body_a), b = portion_of(sim.body_b);
                const int portion = std::max({a, b, 0});
                if (std::min(a, b) != kNone && a != b) {
                    JOSTLE_ASSERT(false, "bodies that touch are in one island");
                    return false;
                }
                ++colour(portion, k).contact_count;
                *out++ = portion;
            }
        }
        return true;
    }

    PortionColour& colour(int portion, int k) {
        return plan_.colours[static_cast<std::size_t>(portion * bin_count_ + k)];
    }

    void list_bodies() {
        int first = 0;
        for (Portion& portion : plan_.portions) {
            const int count = portion.last_body;
            portion.first_body = portion.last_body = first;
            first += count;
        }
        plan_.bodies.resize(static_cast<std::size_t>(first));
        for (std::size_t i = kFirstAwake; i < awake_.records.size(); ++i) {
            int& last = plan_.portions[static_cast<std::size_t>(by_place_[i])].last_body;
            plan_.bodies[static_cast<std::size_t>(last++)] = static_cast<std::uint32_t>(i);
        }
    }

    void list_contacts() {
        place_colours();
        plan_.contacts.resize(contact_count_);
        const int* portion = by_contact_;
        for (int k = 0; k < bin_count_; ++k) {
            const auto count =
                static_cast<int>(graph_.bin(bins_[static_cast<std::size_t>(k)]).contacts.size());
            for (int i = 0; i < count; ++i) {
                PortionColour& to = colour(*portion++, k);
                plan_.contacts[static_cast<std::size_t>(to.first_contact + to.contact_count++)] = i;
            }
        }
        drop_empty_colours();
    }
    void place_colours() {
        int first = 0;
        for (std::size_t i = 0; i < plan_.colours.size(); ++i) {
            PortionColour& of = plan_.colours[i];
            of.bin = bins_[i % static_cast<std::size_t>(bin_count_)];
            of.first_contact = first;
            first += std::exchange(of.contact_count, 0);
        }
    }
    /// But for those of the first portion, in which there may be joints.
    void drop_empty_colours() {
        std::size_t kept = 0;
        for (std::size_t p = 0; p < plan_.portions.size(); ++p) {
            Portion& portion = plan_.portions[p];
            portion.first_colour = static_cast<int>(kept);
            for (int k = 0; k < bin_count_; ++k) {
                const PortionColour of = colour(static_cast<int>(p), k);
                if (p > 0 && of.contact_count == 0) continue;
                plan_.colours[kept++] = of;
                portion.row_count += rows_for(of.bin, of.contact_count);
            }
            portion.last_colour = static_cast<int>(kept);
        }
        plan_.colours.resize(kept);
    }

    PortionPlan& plan_;
    const BodyTable& bodies_;
    const BodyArrays& awake_;
    const ConstraintGraph& graph_;
    const IslandTable& islands_;
    std::array<int, kColours + 1> bins_{};  ///< those with something in them, in the order of solving
    int bin_count_ = 0;
    std::size_t contact_count_ = 0;
    int *by_island_ = nullptr, *by_place_ = nullptr, *by_contact_ = nullptr;
};

}  // namespace

void drop_portions(Tables& tables) noexcept {
    tables.portion_plan.made_for = {};
    tables.portion_plan.portions.clear();
}

void plan_portions(Tables& tables) {
    PortionPlan& plan = tables.portion_plan;
    const PortionPlan::Changes now{tables.graph.changes, tables.bodies.changes()};
    if (plan.made_for == now) return;
    drop_portions(tables);
    Planner(tables).make();
    plan.made_for = now;
}

}  // namespace jostle
