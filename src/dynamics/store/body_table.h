// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// All bodies of a world. They lie in sets, each with arrays of its own: the static ones apart from those that
// move. One table, by id, leads to a body's place in them.
#pragma once

#include <iterator>
#include <memory_resource>
#include <vector>

#include "dynamics/store/body.h"

namespace jostle::detail {

class BodyTable {
    template <class Self, class Array>
    static auto& row(Self& self, Array array, BodyId id) {
        const BodyPlace place = self.places_[id];
        return (self.sets_[static_cast<int>(place.set)].*array)[static_cast<std::size_t>(place.index)];
    }

  public:
    using Key = BodyId;

    explicit BodyTable(std::pmr::memory_resource* memory);

    // --- ids; as of a Table

    [[nodiscard]] int size() const { return places_.size(); }
    [[nodiscard]] int capacity() const { return places_.capacity(); }
    [[nodiscard]] bool is_live(BodyId id) const { return places_.is_live(id); }
    [[nodiscard]] const IdPool& ids() const { return places_.ids(); }
    [[nodiscard]] Id id_of(BodyId id) const { return places_.id_of(id); }

    // --- rows

    [[nodiscard]] BodyRecord& operator[](BodyId id) { return row(*this, &BodyArrays::records, id); }
    [[nodiscard]] const BodyRecord& operator[](BodyId id) const {
        return row(*this, &BodyArrays::records, id);
    }
    [[nodiscard]] BodySim& sim(BodyId id) { return row(*this, &BodyArrays::sims, id); }
    [[nodiscard]] const BodySim& sim(BodyId id) const { return row(*this, &BodyArrays::sims, id); }
    [[nodiscard]] BodyState& state(BodyId id) { return row(*this, &BodyArrays::states, id); }
    [[nodiscard]] const BodyState& state(BodyId id) const { return row(*this, &BodyArrays::states, id); }
    /// The list of its contacts.
    [[nodiscard]] EdgeList<ContactTag>& contacts(BodyId id) {
        return contacts_[static_cast<std::size_t>(id.index)];
    }
    [[nodiscard]] const EdgeList<ContactTag>& contacts(BodyId id) const {
        return contacts_[static_cast<std::size_t>(id.index)];
    }
    [[nodiscard]] WholeBody whole(BodyId id) const { return {(*this)[id], contacts(id)}; }
    [[nodiscard]] PlacedBody whole(BodyId id) { return {(*this)[id], contacts(id)}; }
    [[nodiscard]] BodyPlace place(BodyId id) const { return places_[id]; }
    [[nodiscard]] bool is_awake(BodyId id) const { return place(id).set == BodySet::kAwake; }
    [[nodiscard]] bool is_asleep(BodyId id) const { return place(id).set == BodySet::kAsleep; }
    /// Whether it was made asleep and has slept since.
    [[nodiscard]] bool has_never_woken(BodyId id) const { return (*this)[id].is_unpaired && is_asleep(id); }
    [[nodiscard]] bool is_any_awake(std::span<const BodyId> ids) const {
        for (const BodyId id : ids)
            if (is_awake(id)) return true;
        return false;
    }
    /// Whether the solver changes the body's velocity, while it is awake.
    [[nodiscard]] bool is_movable(BodyId id) const {
        const BodyRecord& body = (*this)[id];
        return body.enabled && body.type == BodyType::kDynamic;
    }

    /// [1] How often a body came into the awake set, or left it.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }
    [[nodiscard]] BodyArrays& set(BodySet which) { return sets_[static_cast<int>(which)]; }
    [[nodiscard]] const BodyArrays& set(BodySet which) const { return sets_[static_cast<int>(which)]; }
    /// Its first body is the null body; see kFirstAwake.
    [[nodiscard]] BodyArrays& awake() { return set(BodySet::kAwake); }
    [[nodiscard]] const BodyArrays& awake() const { return set(BodySet::kAwake); }

    // --- bodies come, go, and move between sets

    /// Afterwards take() and put() of one body, and one move(), need no memory. Throws std::bad_alloc, and
    /// has changed nothing.
    void reserve_more_one();
    /// Afterwards one move() needs no memory, besides that of each body that lies aside. Throws likewise.
    void reserve_move();
    /// Afterwards `count` bodies can be moved to a set. Throws likewise.
    void reserve_moves(BodySet to, int count);
    [[nodiscard]] BodyId take();
    /// Appends a body, whose id was taken, to the set where it belongs.
    void put(const BodyRecord& record, const BodySim& sim, const BodyState& state);
    /// Moves a body to the set where it belongs now. References to its row are no good any more.
    void move(BodyId id);
    /// Takes a body out of its set, and frees its id.
    void remove(BodyId id);
    /// For loads: the ids of a table without bodies, and then all that lie in a set, in their order, with
    /// fresh rows. False: there are no such ids, or one lies in a set already. Throws std::bad_alloc.
    [[nodiscard]] bool restore(std::span<const std::uint32_t> numbers);
    [[nodiscard]] bool restore(BodySet set, std::span<const BodyId> ids);

    /// Becomes a copy: see Table::copy_from().
    void copy_from(const BodyTable& other);
    /// As copy_from(), but what is static is not copied: until own_static() no static body may change.
    void share_from(const BodyTable& other);
    /// Before a static body changes, comes or goes. Throws std::bad_alloc.
    void own_static();

    BodyId first_stale;  ///< list of bodies whose mass is to be made anew; see body_mass.h

  private:
    void copy_set(const BodyTable& other, BodySet which);
    void copy_ids(const BodyTable& other);
    void append(BodyId id, BodySet to, const BodyRecord& record, const BodySim& sim, const BodyState& state);
    /// The last body of the set fills the hole.
    void fill_hole(BodyPlace place);

    std::uint64_t changes_ = 1;
    Table<BodyTag, BodyPlace> places_;
    std::pmr::vector<EdgeList<ContactTag>> contacts_;  ///< by id; empty lists of ids that are free
    BodyArrays sets_[std::size(kAllBodySets)];
};

}  // namespace jostle::detail
