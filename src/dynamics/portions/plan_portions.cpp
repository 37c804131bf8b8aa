// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/portions/plan_portions.h"

#include <jostle/core/assert.h>

#include <algorithm>
#include <array>
#include <utility>

#include "dynamics/rows/portion_rows.h"
#include "dynamics/store/room.h"

namespace jostle::detail {
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
          islands_(tables.islands) {
        for_solved_bins(graph_, [&](int bin, const Bin& of) {
            bins_[static_cast<std::size_t>(bin_count_++)] = bin;
            contact_count_ += static_cast<int>(of.contacts.size());
        });
    }

    /// Leaves no portion where the world is better solved as a whole.
    void make(int workers) {
        if (contact_count_ < plan_.least_contacts || hangs_together()) return;
        resize(plan_.portion_of_island, islands_.capacity());
        resize(plan_.portion_of_body, bodies_.capacity());
        std::ranges::fill(plan_.portion_of_island, kNone);
        plan_.portions.push_back({});
        find_first();
        // Each worker has room for the largest of the others.
        const bool is_split = share_islands() && static_cast<int>(plan_.portions.size()) > workers + 1;
        if (is_split && count_contacts()) {
            list_bodies();
            list_contacts();
        } else {
            plan_.portions.clear();
        }
    }

    /// Bodies have left since, and their contacts. Needs no memory.
    void make_shorter() noexcept {
        [[maybe_unused]] const bool is_shared = count_contacts();
        JOSTLE_ASSERT(is_shared, "no body has changed its portion");
        list_bodies();
        list_contacts();
    }

  private:
    template <class T>
    static void resize(std::pmr::vector<T>& array, int size) {
        array.clear();
        make_room(array, size);
        array.resize(static_cast<std::size_t>(size));
    }
    template <class T>
    static T& at(std::pmr::vector<T>& array, int i) {
        return array[static_cast<std::size_t>(i)];
    }
    int& of_island(IslandId island) { return at(plan_.portion_of_island, island.index); }
    int& of_island(BodyId body) { return of_island(bodies_[body].island); }

    /// Whether large islands have most of the awake bodies.
    [[nodiscard]] bool hangs_together() const {
        int bodies = 0;
        for (int i = 0; i < islands_.capacity(); ++i) {
            const IslandId island{i};
            if (islands_.is_live(island) && islands_[island].count > kMostBodies &&
                bodies_.is_awake(islands_[island].first))
                bodies += islands_[island].count;
        }
        return 2 * bodies > awake_.size();
    }

    /// The first portion: islands with joints, kinematic bodies or contacts with these, with constraints that
    /// found no colour, and large ones.
    void find_first() {
        for (std::size_t i = kFirstAwake; i < awake_.records.size(); ++i) {
            const BodyRecord& body = awake_.records[i];
            if (body.type != BodyType::kDynamic || body.joints.count > 0 ||
                islands_[body.island].count > kMostBodies)
                of_island(body.island) = 0;
        }
        for (int bin = kDynamicColours; bin <= kOverflowBin; ++bin) {
            for (const ContactSim& sim : graph_.bin(bin).contacts) {
                if (!bodies_.is_awake(sim.body_a) || !bodies_.is_awake(sim.body_b)) continue;
                of_island(sim.body_a) = of_island(sim.body_b) = 0;
            }
        }
    }

    /// ORDER: islands by their first awake body, which decides nothing but speed. False: there is one
    /// portion, or most of the world is in the first.
    [[nodiscard]] bool share_islands() {
        int room = 0, in_first = 0;
        for (std::size_t i = kFirstAwake; i < awake_.records.size(); ++i) {
            const IslandId island = awake_.records[i].island;
            int& portion = of_island(island);
            if (portion == kNone) {
                const int count = islands_[island].count;
                if (count > room) {
                    make_room(plan_.portions, 1);
                    plan_.portions.push_back({});
                    room = plan_.bodies_per_portion;
                }
                room -= count;
                portion = static_cast<int>(plan_.portions.size()) - 1;
            }
            at(plan_.portion_of_body, awake_.sims[i].id.index) = portion;
            in_first += portion == 0 ? 1 : 0;
        }
        return plan_.portions.size() > 2 && 2 * in_first < awake_.size();
    }

    int portion_of(BodyId body) {
        return bodies_.is_awake(body) ? at(plan_.portion_of_body, body.index) : kNone;
    }

    /// Of each portion and bin. False: a contact is between portions.
    [[nodiscard]] bool count_contacts() {
        resize(plan_.portion_of_contact, contact_count_);
        resize(plan_.colours, static_cast<int>(plan_.portions.size()) * bin_count_);
        std::ranges::fill(plan_.colours, PortionColour{});
        int* out = plan_.portion_of_contact.data();
        for (int k = 0; k < bin_count_; ++k) {
            for (const ContactSim& sim : contacts_of(k)) {
                const int a = portion_of(sim.body_a), b = portion_of(sim.body_b);
                if (a != b && a != kNone && b != kNone) {
                    JOSTLE_ASSERT(false, "bodies that touch are in one island");
                    return false;
                }
                *out = std::max({a, b, 0});
                ++colour(*out++, k).contact_count;
            }
        }
        return true;
    }

    [[nodiscard]] const std::pmr::vector<ContactSim>& contacts_of(int k) const {
        return graph_.bin(bins_[static_cast<std::size_t>(k)]).contacts;
    }
    PortionColour& colour(int portion, int k) { return at(plan_.colours, portion * bin_count_ + k); }

    void list_bodies() {
        for (Portion& portion : plan_.portions) portion.last_body = 0;
        const auto portion_at = [&](std::size_t i) -> Portion& {
            return at(plan_.portions, at(plan_.portion_of_body, awake_.sims[i].id.index));
        };
        for (std::size_t i = kFirstAwake; i < awake_.sims.size(); ++i) ++portion_at(i).last_body;
        int first = 0;
        for (Portion& portion : plan_.portions) {
            const int count = portion.last_body;
            portion.first_body = portion.last_body = first;
            first += count;
        }
        resize(plan_.bodies, first);
        for (std::size_t i = kFirstAwake; i < awake_.sims.size(); ++i)
            at(plan_.bodies, portion_at(i).last_body++) = static_cast<std::uint32_t>(i);
    }

    void list_contacts() {
        int first = 0;
        for (int i = 0; i < static_cast<int>(plan_.colours.size()); ++i) {
            PortionColour& of = at(plan_.colours, i);
            of.bin = bins_[static_cast<std::size_t>(i % bin_count_)];
            of.first_contact = first;
            first += std::exchange(of.contact_count, 0);
        }
        resize(plan_.contacts, contact_count_);
        const int* portion = plan_.portion_of_contact.data();
        for (int k = 0; k < bin_count_; ++k) {
            for (int i = 0; i < static_cast<int>(contacts_of(k).size()); ++i) {
                PortionColour& to = colour(*portion++, k);
                at(plan_.contacts, to.first_contact + to.contact_count++) = i;
            }
        }
        drop_empty_colours();
    }
    /// But for those of the first portion, in which there may be joints.
    void drop_empty_colours() {
        int kept = 0;
        for (int p = 0; p < static_cast<int>(plan_.portions.size()); ++p) {
            Portion& portion = at(plan_.portions, p);
            portion.first_colour = kept;
            portion.row_count = 0;
            for (int k = 0; k < bin_count_; ++k) {
                const PortionColour of = colour(p, k);
                if (p > 0 && of.contact_count == 0) continue;
                at(plan_.colours, kept++) = of;
                portion.row_count += rows_for(of.bin, of.contact_count);
            }
            portion.last_colour = kept;
        }
        plan_.colours.resize(static_cast<std::size_t>(kept));
    }

    PortionPlan& plan_;
    const BodyTable& bodies_;
    const BodyArrays& awake_;
    const ConstraintGraph& graph_;
    const IslandTable& islands_;
    std::array<int, kColours + 1> bins_{};  ///< those with something in them, in the order of solving
    int bin_count_ = 0;
    int contact_count_ = 0;
};

}  // namespace

void plan_portions(Tables& tables, int workers) {
    PortionPlan& plan = tables.portion_plan;
    const PortionPlan::Basis now{tables.graph.changes, tables.bodies.changes(), workers};
    if (plan.made_for == now) return;
    plan.made_for = {};
    plan.portions.clear();
    Planner(tables).make(workers);
    plan.made_for = now;
}

void follow_sleep(Tables& tables) noexcept {
    if (!tables.portion_plan.portions.empty()) Planner(tables).make_shorter();
}

}  // namespace jostle::detail
