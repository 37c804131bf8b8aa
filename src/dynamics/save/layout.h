// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which objects there are and where they lie: what a load has to know before it reads the fields of any. One
// function serves both ways. An archive that writes answers each number that it is given; one that reads
// answers the number from the bytes, and notes a fault where that cannot be.
#pragma once

#include <algorithm>

#include "dynamics/store/island_links.h"
#include "dynamics/store/joint_links.h"
#include "dynamics/store/tables.h"

namespace jostle::detail {

template <class Archive, class AnyTable>
void transfer_ids(Archive& archive, AnyTable& table) {
    if constexpr (Archive::kReads) {
        std::pmr::vector<std::uint32_t> numbers(archive.memory());
        numbers.push_back(archive.number(std::uint32_t{}));
        const std::uint32_t count = archive.count(0, 8);
        numbers.push_back(count);
        numbers.reserve(2 + 2 * std::size_t{count});
        for (std::uint32_t i = 0; i < 2 * count; ++i) numbers.push_back(archive.number(std::uint32_t{}));
        if (archive.is_sound() && (count > 0x7fffffffu / 4 || !table.restore(numbers)))
            archive.fail("ids", "they are none of a world");
    } else {
        table.ids().describe([&](std::uint32_t number) { archive.number(number); });
    }
}

/// The bodies of each set, in their order.
template <class Archive, class Bodies>
void transfer_sets(Archive& archive, Bodies& bodies) {
    for (const BodySet set : kAllBodySets) {
        auto& arrays = bodies.set(set);
        const int first = set == BodySet::kAwake ? kFirstAwake : 0;
        const std::uint32_t count = archive.count(arrays.size() - first, 4);
        if constexpr (Archive::kReads) {
            std::pmr::vector<BodyId> ids(archive.memory());
            for (std::uint32_t i = 0; i < count; ++i) ids.push_back(archive.id(BodyId{}));
            if (archive.is_sound() && !bodies.restore(set, ids))
                archive.fail("sets of bodies", "one is in two");
        } else {
            for (int i = first; i < arrays.size(); ++i)
                archive.id(arrays.sims[static_cast<std::size_t>(i)].id);
        }
    }
}

/// Whether each shape lies with those of static bodies. ORDER: by id; the order of their records is nobody's
/// concern.
template <class Archive, class Shapes>
void transfer_shape_places(Archive& archive, Shapes& shapes) {
    const auto& fixed = shapes.rows(true);
    for_live(shapes, [&](ShapeId id) {
        bool is_static = false;
        if constexpr (!Archive::kReads)
            is_static = !fixed.empty() && &shapes[id] >= &fixed.front() && &shapes[id] <= &fixed.back();
        is_static = archive.number(static_cast<std::uint8_t>(is_static)) != 0;
        if constexpr (Archive::kReads) shapes.put(id, is_static);
    });
}

/// [1] Constraints that no bin has had so far.
struct Unplaced {
    std::uint32_t contacts = 0, joints = 0;
};

template <class Archive, class S>
void transfer_bin(Archive& archive, S& t, int index, Unplaced& left) {
    auto& bin = t.graph.bin(index);
    const std::uint32_t contacts = archive.count(bin.contacts.size(), 1);
    if (!archive.require(contacts <= left.contacts, "a bin", "too many contacts")) return;
    left.contacts -= contacts;
    if constexpr (Archive::kReads) bin.contacts.resize(contacts);
    const auto filled = std::ranges::count_if(bin.joints, [](const SimArray& sims) { return !sims.empty(); });
    const std::uint32_t types = archive.count(static_cast<std::size_t>(filled), 8);
    std::uint32_t type = 0;
    for (std::uint32_t i = 0; i < types; ++i, ++type) {
        if constexpr (!Archive::kReads)
            while (bin.joints[type].empty()) ++type;
        type = archive.number(type);
        const bool is_type =
            archive.require(type < t.graph.types.size(), "joints of a bin", "their type is none");
        const std::uint32_t count =
            archive.count(is_type && !Archive::kReads ? bin.joints[type].size() : 0, 1);
        if constexpr (Archive::kReads) {
            if (!archive.require(count <= left.joints, "a bin", "too many joints")) return;
            left.joints -= count;
            constexpr std::byte kUnset[kMaxJointParameters] = {};
            reserve_joints(t, index, static_cast<JointType>(type), static_cast<int>(count));
            for (std::uint32_t k = 0; k < count; ++k)
                bin.joints[type].append_with([&](void* sim) { t.graph.types[type]->make(sim, {}, kUnset); });
        }
    }
}

/// ORDER: ascending.
template <class Archive, class S>
void transfer_bins(Archive& archive, S& t) {
    const auto filled = std::ranges::count_if(t.graph.bins, [](const Bin& bin) { return !bin.empty(); });
    const std::uint32_t count = archive.count(static_cast<std::size_t>(filled), 12);
    std::uint32_t bin = 0;
    Unplaced left{static_cast<std::uint32_t>(t.contacts.size()), static_cast<std::uint32_t>(t.joints.size())};
    for (std::uint32_t i = 0; i < count; ++i, ++bin) {
        if constexpr (!Archive::kReads)
            while (t.graph.bin(static_cast<int>(bin)).empty()) ++bin;
        const std::uint32_t least = bin;
        bin = archive.number(bin);
        if (!archive.require(bin >= least && bin < kBins, "bins", "they are none of a world")) return;
        transfer_bin(archive, t, static_cast<int>(bin), left);
    }
}

/// With all of their state. ORDER: by first body.
template <class Archive, class S>
void transfer_islands(Archive& archive, S& t) {
    if constexpr (Archive::kReads) reserve_islands(t);
    const std::uint32_t count = archive.count(t.islands.size(), 5);
    if constexpr (Archive::kReads) {
        if (!archive.require(count <= static_cast<std::uint32_t>(t.bodies.size()), "islands", "too many"))
            return;
        for (std::uint32_t i = 0; i < count; ++i) {
            IslandRecord& island = t.islands[t.islands.take()];
            island.first = archive.id(BodyId{});
            island.has_lost_link = archive.number(std::uint8_t{}) != 0;
            island.count = 1;
        }
    } else {
        for_live(t.bodies, [&](BodyId id) {
            const IslandId island = t.bodies[id].island;
            if (island == kNone || t.islands[island].first != id) return;
            archive.id(id);
            archive.number(static_cast<std::uint8_t>(t.islands[island].has_lost_link));
        });
    }
}

template <class Archive, class S>
void transfer_names(Archive& archive, S& t) {
    std::size_t named = 0;
    if constexpr (!Archive::kReads)
        for_live(t.bodies, [&](BodyId id) { named += t.names.of(id).empty() ? 0 : 1; });
    const std::uint32_t count = archive.count(named, 5);
    if constexpr (Archive::kReads) {
        for (std::uint32_t i = 0; i < count && archive.is_sound(); ++i) {
            const BodyId body = archive.id(BodyId{});
            const std::string_view name = archive.text({});
            if (!archive.is_sound()) return;
            char* const text = t.names.reserve(t.blocks, t.bodies.capacity(), name);
            t.names.set(t.blocks, body, BodyNames::keep(name, text));
        }
    } else {
        for_live(t.bodies, [&](BodyId id) {
            if (t.names.of(id).empty()) return;
            archive.id(id);
            archive.text(t.names.of(id));
        });
    }
}

template <class Archive, class S>
void transfer_changed_contacts(Archive& archive, S& t) {
    std::size_t changed = 0;
    if constexpr (!Archive::kReads) t.changed_contacts.for_each([&](ContactId) { ++changed; });
    const std::uint32_t count = archive.count(changed, 4);
    if constexpr (Archive::kReads) {
        for (ContactId id{0}; id.index < t.contacts.capacity(); ++id.index) {
            t.changed_contacts.cover(id);
            t.asking_contacts.cover(id);
            t.nearing.cover(id);
        }
        for (std::uint32_t i = 0; i < count; ++i)
            if (const ContactId id = archive.id(ContactId{}); archive.is_sound()) t.changed_contacts.note(id);
    } else {
        t.changed_contacts.for_each([&](ContactId id) { archive.id(id); });
    }
}

template <class Archive, class S>
void transfer_layout(Archive& archive, S& t) {
    transfer_ids(archive, t.bodies);
    transfer_ids(archive, t.shapes);
    transfer_ids(archive, t.chains);
    transfer_ids(archive, t.contacts);
    transfer_ids(archive, t.joints);
    if (!archive.is_sound()) return;
    transfer_sets(archive, t.bodies);
    transfer_shape_places(archive, t.shapes);
    transfer_bins(archive, t);
    transfer_islands(archive, t);
    transfer_names(archive, t);
    transfer_changed_contacts(archive, t);
}

}  // namespace jostle::detail
