// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/store/state_hash.h"

#include <bit>
#include <optional>
#include <type_traits>

#include "dynamics/store/describe.h"

namespace jostle::detail {
namespace {

/// Word by word, so that each word's every bit reaches the whole sum [Fowler1991].
class Hash : public FieldVisitor {
  public:
    [[nodiscard]] std::uint64_t value() const { return value_; }
    /// From now on the numbers of each table have a hash of their own, which ends in `all`.
    void split(TableHashes& all) {
        tables_ = &all;
        for (std::uint64_t* hash :
             {&all.world, &all.bodies, &all.shapes, &all.chains, &all.contacts, &all.joints, &all.islands})
            *hash = value_;
        present_ = &all.world;
    }
    /// Ends a split.
    void join() { *present_ = value_; }

    void at(const char* object, int) {
        if (tables_ != nullptr) go_to(of_table(object));
    }

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
    template <class T>
    void member(const char*, const T&) {}

    void add(float number) { add_word(std::bit_cast<std::uint32_t>(number)); }
    void add(double number) { add_word(std::bit_cast<std::uint64_t>(number)); }
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
    /// By the first letters, which differ but for those of chains and contacts.
    std::uint64_t* of_table(const char* object) {
        switch (object[0]) {
            case 'b':
                return &tables_->bodies;
            case 's':
                return &tables_->shapes;
            case 'c':
                return object[1] == 'h' ? &tables_->chains : &tables_->contacts;
            case 'j':
                return &tables_->joints;
            case 'i':
                return &tables_->islands;
            default:
                return &tables_->world;
        }
    }
    void go_to(std::uint64_t* other) {
        *present_ = value_;
        present_ = other;
        value_ = *present_;
    }

    std::uint64_t value_ = 0xcbf29ce484222325u;
    TableHashes* tables_ = nullptr;     ///< of a split
    std::uint64_t* present_ = nullptr;  ///< the table whose hash is in value_
};

}  // namespace

std::uint64_t state_hash(const Tables& tables, std::uint32_t asks) {
    Hash hash;
    describe(hash, tables);
    // Without any questions the hash is that of the tables.
    if (asks != 0) hash.add(asks);
    return hash.value();
}

TableHashes table_hashes(const Tables& tables, std::uint32_t asks) {
    TableHashes all;
    Hash hash;
    hash.split(all);
    describe(hash, tables);
    hash.at("world", 0);
    hash.add(asks);
    hash.join();
    return all;
}

std::uint64_t body_hash(const Tables& tables, BodyId id) {
    Hash hash;
    hash.add(tables.bodies[id]);
    hash.add(tables.bodies.sim(id));
    hash.add(tables.bodies.state(id));
    return hash.value();
}

}  // namespace jostle::detail
