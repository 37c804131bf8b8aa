// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The constraint graph: touching contacts and joints in bins, one a colour, such that no two constraints of a
// colour share a body that the solver moves. Constraints of one bin can therefore be solved in any order,
// side by side.
//
// Colours [0, kDynamicColours) are for constraints whose bodies the solver moves, two or more of them; the
// rest for those of which it moves one: these are solved last in each pass, so that the ground has the last
// word. A body's colours are a mask in its record; a constraint takes the first colour that none of its
// bodies has. [Catto2024]
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <utility>
#include <vector>

#include "dynamics/store/contact.h"
#include "dynamics/store/joint.h"
#include "dynamics/store/sim_array.h"

namespace jostle::detail {

inline constexpr int kColours = 64 * ColourMask::kWords;
inline constexpr int kDynamicColours = 192;
/// Constraints that found no colour: solved one by one, first.
inline constexpr int kOverflowBin = kColours;
/// Constraints that the solver leaves out: contacts that do not touch, sensors, joints between bodies that
/// cannot move.
inline constexpr int kIdleBin = kColours + 1;
/// Constraints of which no body is awake, and one at least sleeps: no stage looks at them. Their records keep
/// the bins to which they go when they wake, and their colours stay their own: so the room that waking needs
/// is known beforehand.
inline constexpr int kAsleepBin = kColours + 2;
/// Joints that were made in a callback, and enter the world at the end of the step. The others keep their
/// order when these leave.
inline constexpr int kAsideBin = kColours + 3;
inline constexpr int kBins = kColours + 4;

/// The bin in which a contact or a joint lies.
template <class Record>
[[nodiscard]] int lies_in(const Record& record) {
    return record.is_asleep ? kAsleepBin : record.bin;
}

struct Bin {
    explicit Bin(std::pmr::memory_resource* memory) : contacts(memory), joints(memory) {}
    [[nodiscard]] int joint_count() const {
        int count = 0;
        for (const SimArray& sims : joints) count += sims.size();
        return count;
    }
    [[nodiscard]] bool empty() const { return contacts.empty() && joint_count() == 0; }

    /// Becomes a copy: see Table::copy_from(). `types`: those of the joints.
    void copy_from(const Bin& other, JointTable types) {
        copy_rows(contacts, other.contacts);
        joints.reserve(other.joints.size());
        while (joints.size() < other.joints.size())
            joints.emplace_back(joints.get_allocator().resource(), types[joints.size()]->sim_size);
        for (std::size_t type = 0; type < other.joints.size(); ++type)
            joints[type].copy_from(other.joints[type]);
        for (std::size_t type = other.joints.size(); type < joints.size(); ++type) joints[type].clear();
    }

    std::pmr::vector<ContactSim> contacts;
    /// By type, as far as there ever were joints of a type in this bin.
    std::pmr::vector<SimArray> joints;
};

struct ConstraintGraph {
    ConstraintGraph(std::pmr::memory_resource* memory, JointTable joint_types)
        : bins(make_bins(memory, std::make_index_sequence<kBins>{})), types(joint_types) {
        for (std::size_t type = 0; type < types.size(); ++type)
            forceful_types |= static_cast<std::uint32_t>(types[type]->is_forceful) << type;
    }

    /// Becomes a copy: see Table::copy_from().
    void copy_from(const ConstraintGraph& other) {
        for (std::size_t i = 0; i < bins.size(); ++i) bins[i].copy_from(other.bins[i], types);
        used = other.used;
        joint_changes = other.joint_changes;
        changes = other.changes;
    }

    [[nodiscard]] Bin& bin(int index) { return bins[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Bin& bin(int index) const { return bins[static_cast<std::size_t>(index)]; }
    /// A contact or a joint enters the bin.
    void note_used(int index) {
        if (index <= kOverflowBin)
            used[static_cast<std::size_t>(index / 64)] |= std::uint64_t{1} << (index % 64);
    }
    [[nodiscard]] bool is_used(int index) const {
        return (used[static_cast<std::size_t>(index / 64)] >> (index % 64) & 1) != 0;
    }
    /// Bins that were left empty are passed over from now on.
    void forget_empty_bins() {
        for_used_bins([&](int index) {
            if (bin(index).empty())
                used[static_cast<std::size_t>(index / 64)] &= ~(std::uint64_t{1} << (index % 64));
        });
    }
    /// The colours, ascending, and then the bin of constraints that overflowed, as far as there may be
    /// anything in them.
    template <class Function>
    void for_used_bins(Function&& function) const {
        for (std::size_t word = 0; word < used.size(); ++word)
            for (std::uint64_t left = used[word]; left != 0; left &= left - 1)
                function(static_cast<int>(64 * word) + std::countr_zero(left));
    }
    /// No bin at which a stage looks has anything in it, but for joints that are left out.
    [[nodiscard]] bool is_quiet() const {
        return bin(kIdleBin).contacts.empty() &&
               std::ranges::all_of(used, [](std::uint64_t w) { return w == 0; });
    }
    /// The bins of contacts at which stages look.
    template <class Function>
    void for_awake_bins(Function&& function) {
        for_used_bins([&](int index) { function(bin(index)); });
        function(bin(kIdleBin));
    }
    [[nodiscard]] ContactSim& contact_sim(const ContactRecord& record) {
        return bin(lies_in(record)).contacts[static_cast<std::size_t>(record.index)];
    }
    [[nodiscard]] const ContactSim& contact_sim(const ContactRecord& record) const {
        return bin(lies_in(record)).contacts[static_cast<std::size_t>(record.index)];
    }
    [[nodiscard]] const JointRow& row(JointType type) const { return *types[static_cast<std::size_t>(type)]; }
    [[nodiscard]] std::byte* joint_sim(const JointRecord& record) {
        return bin(lies_in(record)).joints[static_cast<std::size_t>(record.type)].at(record.index);
    }
    [[nodiscard]] const std::byte* joint_sim(const JointRecord& record) const {
        return bin(lies_in(record)).joints[static_cast<std::size_t>(record.type)].at(record.index);
    }

    std::array<Bin, kBins> bins;
    /// [1] A bit per colour, and one for the overflow: set where the bin may have something in it. Most
    /// worlds use a dozen of 257, and a step looks at the bins several times.
    std::array<std::uint64_t, ColourMask::kWords + 1> used{};
    JointTable types;
    std::uint32_t forceful_types = 0;  ///< bit i: JointRow::is_forceful of type i
    /// [1] How often a joint came or went, or got other bodies or rigid rows.
    std::uint64_t joint_changes = 1;
    /// [1] How often a contact that is solved, or a joint, changed its bin.
    std::uint64_t changes = 1;

  private:
    template <std::size_t... I>
    static std::array<Bin, kBins> make_bins(std::pmr::memory_resource* memory, std::index_sequence<I...>) {
        return {((void)I, Bin(memory))...};
    }
};

}  // namespace jostle::detail
