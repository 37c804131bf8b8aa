// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/state_hash.h"

#include <bit>
#include <optional>
#include <type_traits>

#include "dynamics/store/describe.h"

namespace jostle {
namespace {

/// Word by word, so that each word's every bit reaches the whole sum [Fowler1991].
class Hash {
  public:
    [[nodiscard]] std::uint64_t value() const { return value_; }

    template <class T>
    void state(const char*, const T& field) {
        add(field);
    }
    template <class T>
    void first(const char*, const T* fields, int count) {
        for (int i = 0; i < count; ++i) add(fields[i]);
    }
    template <class T>
    void derived(const char*, const T&) {}

    void add(float number) { add_word(std::bit_cast<std::uint32_t>(number)); }
    void add(Vec2 v) {
        add(v.x);
        add(v.y);
    }
    template <class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
    void add(T number) { add_word(static_cast<std::uint64_t>(number)); }
    template <class T>
    void add(const std::optional<T>& field) {
        add(field.has_value());
        if (field) add(*field);
    }
    template <class T, std::size_t N>
    void add(const T (&fields)[N]) {
        for (const T& field : fields) add(field);
    }
    template <class T>
    requires std::is_class_v<T>
    void add(const T& record) { describe(*this, record); }

  private:
    void add_word(std::uint64_t word) {
        value_ = (value_ ^ word) * 0x100000001b3u;
        value_ ^= value_ >> 29;
    }
    std::uint64_t value_ = 0xcbf29ce484222325u;
};

/// The live records of a pool, and which ids come next.
template <class Record>
void add_table(Hash& hash, const IdPool& pool, const std::pmr::vector<Record>& records) {
    pool.describe([&](std::uint32_t word) { hash.add(word); });
    for (std::uint32_t i = 0; i < pool.capacity(); ++i)
        if (pool.id_at(i).generation != 0) hash.add(records[i]);
}

/// Without kinds of which there are none: which ones a bin has room for is no state.
void add_joints(Hash& hash, const Tables& tables, const Bin& bin) {
    hash.add(bin.joint_count());
    for (std::size_t kind = 0; kind < bin.joints.size(); ++kind) {
        const SimArray& sims = bin.joints[kind];
        if (sims.empty()) continue;
        hash.add(kind);
        hash.add(sims.size());
        for (int i = 0; i < sims.size(); ++i)
            describe_joint(hash, *tables.joint_kinds[kind], const_cast<std::byte*>(sims.at(i)));
    }
}

void add_boxes(Hash& hash, const Tables& tables) {
    for (std::uint32_t i = 0; i < tables.shape_ids.capacity(); ++i) {
        if (tables.shape_ids.id_at(i).generation == 0 || tables.shapes[i].proxy == kNone) continue;
        const Aabb<2> box = tables.broad_phase.fat_box(tables.shapes[i].proxy);
        hash.add(box.lower);
        hash.add(box.upper);
        hash.add(tables.broad_phase.has_moved(tables.shapes[i].proxy));
    }
}

}  // namespace

std::uint64_t state_hash(const Tables& tables) {
    Hash hash;
    hash.add(tables.settings);
    // ORDER: records by id, sets and bins as they lie.
    add_table(hash, tables.body_ids, tables.bodies);
    add_table(hash, tables.shape_ids, tables.shapes);
    add_table(hash, tables.chain_ids, tables.chains);
    add_table(hash, tables.contact_ids, tables.contacts);
    for (const std::uint64_t word : tables.changed_contacts) hash.add(word);
    add_table(hash, tables.joint_ids, tables.joints);
    for (const BodyArrays& set : tables.sets) {
        hash.add(set.sims.size());
        for (std::size_t i = 0; i < set.sims.size(); ++i) {
            hash.add(set.sims[i]);
            hash.add(set.states[i]);
        }
    }
    for (const Bin& bin : tables.graph.bins) {
        hash.add(bin.contacts.size());
        for (const ContactSim& sim : bin.contacts) hash.add(sim);
        add_joints(hash, tables, bin);
    }
    add_boxes(hash, tables);
    return hash.value();
}

}  // namespace jostle
