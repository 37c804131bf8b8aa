// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/state_hash.h"

#include <bit>
#include <optional>
#include <type_traits>

#include "dynamics/store/describe.h"

namespace jostle::detail {
namespace {

/// Four sums that take turns, word by word, so that each word's every bit reaches the whole of its sum
/// [Fowler1991]; one sum alone would wait for each multiplication.
struct Sums {
    std::uint64_t first = 0xcbf29ce484222325u, second = 0x9e3779b97f4a7c15u, third = 0xc2b2ae3d27d4eb4fu,
                  fourth = 0x165667b19e3779f9u;

    static std::uint64_t mixed(std::uint64_t sum, std::uint64_t word) {
        sum = (sum ^ word) * 0x100000001b3u;
        return sum ^ sum >> 29;
    }
    void add(std::uint64_t word) {
        const std::uint64_t sum = mixed(first, word);
        first = second;
        second = third;
        third = fourth;
        fourth = sum;
    }
    [[nodiscard]] std::uint64_t value() const { return mixed(mixed(mixed(first, second), third), fourth); }
};

/// Records of which there are many.
template <class T>
inline constexpr bool kIsCommon =
    std::is_same_v<T, WholeBody> || std::is_same_v<T, BodySim> || std::is_same_v<T, BodyState> ||
    std::is_same_v<T, ContactRecord> || std::is_same_v<T, ContactSim> || std::is_same_v<T, ShapeRecord>;

template <class T>
Sums with_record(const Sums& sums, const T& record);

/// The calls of a visitor for fields. `kIsOfOne`: those of one record, which is visited inlined.
template <bool kIsOfOne>
class FieldHash : public FieldVisitor {
  public:
    Sums sums;

    template <class T>
    void state(const char*, const T& field) {
        add(field);
    }
    template <class T>
    void first(const char*, const T* fields, int count) {
        for (int i = 0; i < count; ++i) add(fields[i]);
    }
    template <class T>
    void kept(const char*, const T*, int) {}
    template <class T>
    void list(const char*, const T& elements) {
        for (const auto& element : elements) add(element);
    }
    template <class T>
    void derived(const char*, const T&) {}
    void unbounded(const char*, float field) { add(field); }
    /// Byte by byte, the lowest first.
    void parameters(const JointRow& row, const std::uint32_t* words) {
        const auto byte = [words](int i) { return static_cast<std::uint8_t>(words[i / 4] >> (8 * (i % 4))); };
        int used = row.parameter_size;
        while (used > row.parameter_core && byte(used - 1) == 0) --used;
        for (int i = 0; i < used; ++i) add(byte(i));
    }
    void grown(const char*, std::span<const float> numbers, int core) {
        auto used = static_cast<int>(numbers.size());
        while (used > core && numbers[static_cast<std::size_t>(used) - 1] == 0.0f) --used;
        first("", numbers.data(), used);
    }
    template <class T>
    void member(const char*, const T&) {}

    void add(float number) { sums.add(std::bit_cast<std::uint32_t>(number)); }
    void add(double number) { sums.add(std::bit_cast<std::uint64_t>(number)); }
    void add(Vec2 v) {
        add(v.x);
        add(v.y);
    }
    template <class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
    void add(T number) { sums.add(static_cast<std::uint64_t>(number)); }
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
    void add(const T& record) {
        if constexpr (!kIsOfOne && kIsCommon<T>) {
            sums = with_record(sums, record);
        } else {
            describe(*this, record);
        }
    }
};

/// Inlined whole, so that the sums stay in registers.
template <class T>
[[gnu::flatten]] Sums with_record(const Sums& sums, const T& record) {
    FieldHash<true> hash;
    hash.sums = sums;
    describe(hash, record);
    return hash.sums;
}

class Hash : public FieldHash<false> {
  public:
    /// From now on the numbers of each table have a hash of their own.
    void split() { is_split_ = true; }
    [[nodiscard]] TableHashes tables() {
        go_to(TableOf::kWorld);
        const auto of = [this](TableOf table) { return others_[static_cast<std::size_t>(table)].value(); };
        return {sums.value(),           of(TableOf::kBodies), of(TableOf::kShapes), of(TableOf::kChains),
                of(TableOf::kContacts), of(TableOf::kJoints), of(TableOf::kIslands)};
    }

    void at(const char* object, int) {
        if (is_split_) go_to(table_of(object));
    }
    template <class T>
    void fact(const char*, const T& number) {
        at("world", 0);
        add(number);
    }
    void islands(const IslandTable& all) { describe_islands(*this, all); }
    void boxes(const Tables& t) {
        for_live(t.shapes, [&](ShapeId id) {
            const int proxy = t.shapes.proxy(id);
            if (proxy == kNone) return;
            at("shape", id.index);
            const Aabb<2> box = t.broad_phase.fat_box(proxy);
            add(box.lower);
            add(box.upper);
            add(t.broad_phase.has_moved(proxy));
        });
    }

  private:
    enum class TableOf : std::uint8_t { kWorld, kBodies, kShapes, kChains, kContacts, kJoints, kIslands };
    static constexpr std::size_t kTables = 7;

    /// By the first letters, which differ but for those of chains and contacts.
    static TableOf table_of(const char* object) {
        switch (object[0]) {
            case 'b':
                return TableOf::kBodies;
            case 's':
                return TableOf::kShapes;
            case 'c':
                return object[1] == 'h' ? TableOf::kChains : TableOf::kContacts;
            case 'j':
                return TableOf::kJoints;
            case 'i':
                return TableOf::kIslands;
            default:
                return TableOf::kWorld;
        }
    }
    void go_to(TableOf table) {
        others_[static_cast<std::size_t>(table_)] = sums;
        sums = others_[static_cast<std::size_t>(table)];
        table_ = table;
    }

    bool is_split_ = false;
    TableOf table_ = TableOf::kWorld;  ///< of a split: that of `sums`
    Sums others_[kTables];             ///< of a split
};

}  // namespace

std::uint64_t state_hash(const Tables& tables, std::uint32_t asks) {
    Hash hash;
    describe(hash, tables);
    // Without any questions the hash is that of the tables.
    if (asks != 0) hash.add(asks);
    return hash.sums.value();
}

TableHashes table_hashes(const Tables& tables, std::uint32_t asks) {
    Hash hash;
    hash.split();
    describe(hash, tables);
    hash.at("world", 0);
    hash.add(asks);
    return hash.tables();
}

std::uint64_t body_hash(const Tables& tables, BodyId id) {
    Hash hash;
    hash.add(tables.bodies.whole(id));
    hash.add(tables.bodies.sim(id));
    hash.add(tables.bodies.state(id));
    return hash.sums.value();
}

}  // namespace jostle::detail
