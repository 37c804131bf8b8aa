// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The visitor that writes a state as bytes, or only counts them. Allocates nothing.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "dynamics/save/describe_events.h"
#include "dynamics/save/layout.h"
#include "dynamics/save/save_format.h"

namespace jostle::detail {

/// A handle as a user has it, of anything.
template <class T>
concept IsHandle = requires(const T& t) {
    T(Handle{});
    { t.handle() } -> std::same_as<const Handle&>;
};

/// The calls of a visitor for the fields of a record, over `Writer::number()`.
template <class Writer>
class FieldWriter {
  public:
    /// The numbers that follow are of the field with this name.
    void named(const char*) {}
    template <class S>
    void room(const S&) {}
    void at(const char*, int) {}
    template <class T>
    void derived(const char*, const T&) {}
    template <class T>
    void state(const char* name, const T& value) {
        self().named(name);
        field(value);
    }
    template <class T>
    void known(const char* name, const T& value) {
        state(name, value);
    }
    void unbounded(const char* name, float value) { state(name, value); }
    template <class T>
    void first(const char* name, const T* values, int count) {
        for (int i = 0; i < count; ++i) state(name, values[i]);
    }
    template <class T>
    void kept(const char* name, const T* values, int count) {
        first(name, values, count);
    }
    void grown(const char* name, std::span<const float> numbers, int) {
        first(name, numbers.data(), static_cast<int>(numbers.size()));
    }
    void parameters(const JointRow& row, const std::uint32_t* words) {
        for (const JointWord& word : row.words) {
            const std::uint32_t bits = *words++;
            if (word.type == WordType::kNumber) {
                state(word.name, std::bit_cast<float>(bits));
            } else {
                state(word.name, bits);
            }
        }
    }
    template <class T>
    void field(const T& value) {
        if constexpr (std::is_same_v<T, bool>) {
            self().number(static_cast<std::uint8_t>(value));
        } else if constexpr (std::is_enum_v<T>) {
            self().number(static_cast<std::underlying_type_t<T>>(value));
        } else if constexpr (std::is_arithmetic_v<T>) {
            self().number(value);
        } else if constexpr (std::is_same_v<T, std::string_view>) {
            self().text(value);
        } else if constexpr (IsHandle<T>) {
            self().number(value.handle().index);
            self().number(value.handle().generation);
        } else if constexpr (std::is_same_v<T, Vec2>) {
            self().number(value.x);
            self().number(value.y);
        } else if constexpr (requires { value.has_value(); }) {
            field(value.has_value());
            if (value) field(*value);
        } else if constexpr (std::is_array_v<T>) {
            for (const auto& element : value) field(element);
        } else {
            self().record(value);
        }
    }

  protected:
    Writer& self() { return static_cast<Writer&>(*this); }
};

/// The calls of an archive of layout.h, and of a visitor of a whole world, that are nothing but numbers, too.
template <class Writer>
class TableWriter : public FieldWriter<Writer> {
  public:
    static constexpr bool kReads = false;

    template <class Count>
    std::uint32_t count(Count value, std::size_t) {
        return this->self().number(static_cast<std::uint32_t>(value));
    }
    template <class Tag>
    TableId<Tag> id(TableId<Tag> value) {
        this->self().number(value.index);
        return value;
    }
    std::string_view text(std::string_view value) {
        this->self().number(static_cast<std::uint8_t>(value.size()));
        for (const char letter : value) this->self().number(static_cast<std::uint8_t>(letter));
        return value;
    }
    [[nodiscard]] static bool is_sound() { return true; }
    [[nodiscard]] static bool require(bool, const char*, const char*) { return true; }

    template <class T>
    void member(const char*, const T&) {}
    template <class T>
    void fact(const char*, const T&) {}
    template <class T>
    void islands(const T&) {}
    template <class T>
    void list(const char* name, const T& elements) {
        this->self().named(name);
        count(elements.size(), 0);
        for (const auto& element : elements) this->state(name, element);
    }
};

/// Writes a record into memory in which there is room for it.
class RecordWriter : public FieldWriter<RecordWriter> {
  public:
    explicit RecordWriter(std::byte* to) : next_(to) {}
    [[nodiscard]] std::byte* next() const { return next_; }
    template <class T>
    void number(T value) {
        store_little(next_, value);
        next_ += sizeof(T);
    }
    template <class T>
    void record(const T& value) {
        describe(*this, value);
    }

  private:
    std::byte* next_;
};
/// Inlined whole, so that the place of the next number stays in a register: two thirds of the instructions.
template <class T>
[[gnu::flatten]] std::byte* write_record(std::byte* to, const T& value) {
    RecordWriter writer(to);
    describe(writer, value);
    return writer.next();
}
/// Records without memory of their own, of which there are many.
template <class T>
inline constexpr bool kIsFixed =
    std::is_same_v<T, WholeBody> || std::is_same_v<T, BodySim> || std::is_same_v<T, BodyState> ||
    std::is_same_v<T, ContactRecord> || std::is_same_v<T, ContactSim> || std::is_same_v<T, JointRecord>;

class StateWriter : public TableWriter<StateWriter> {
  public:
    /// Writes what there is room for, and counts the rest.
    explicit StateWriter(std::span<std::byte> room) : room_(room) {}

    /// [bytes] Of the state, whatever the room.
    [[nodiscard]] std::size_t size() const { return size_; }

    template <class T>
    T number(T value) {
        if (size_ + sizeof(T) <= room_.size()) store_little(room_.data() + size_, value);
        size_ += sizeof(T);
        return value;
    }

    void layout(const Tables& t) {
        tables_ = &t;
        transfer_layout(*this, t);
        number(static_cast<std::uint32_t>(t.sweep_answers.slot_count()));
    }
    template <class T>
    void record(const T& value) {
        if constexpr (kIsFixed<T>)
            if (size_ < room_.size() && room_.size() - size_ >= 2 * sizeof(T)) {
                std::byte* const begin = room_.data() + size_;
                size_ += static_cast<std::size_t>(write_record(begin, value) - begin);
                return;
            }
        describe(*this, value);
    }
    void boxes(const Tables& t) {
        for_live(t.shapes, [&](ShapeId id) {
            const int proxy = t.shapes.proxy(id);
            if (proxy == kNone) return (void)number(std::uint8_t{0});
            number(static_cast<std::uint8_t>(t.broad_phase.has_moved(proxy) ? 2 : 1));
            const Aabb<2> box = t.broad_phase.fat_box(proxy);
            field(box.lower);
            field(box.upper);
        });
    }
    /// Those that a step leaves are the awake bodies as they are, until the world is edited.
    void moved(const std::pmr::vector<BodyMove>& events) {
        const bool are_plain = are_awake_bodies(events);
        number(static_cast<std::uint8_t>(are_plain));
        if (!are_plain) list("moved", events);
    }

  private:
    [[nodiscard]] bool are_awake_bodies(const std::pmr::vector<BodyMove>& events) const {
        const BodyArrays& awake = tables_->bodies.awake();
        if (events.size() + kFirstAwake != awake.sims.size()) return false;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const BodySim& sim = awake.sims[i + kFirstAwake];
            const Handle& handle = events[i].body.handle();
            if (Id{handle.index, handle.generation} != tables_->bodies.id_of(sim.id) ||
                events[i].transform != sim.transform ||
                events[i].user_data != awake.records[i + kFirstAwake].user_data)
                return false;
        }
        return true;
    }

    std::span<std::byte> room_;
    std::size_t size_ = 0;
    const Tables* tables_ = nullptr;
};

}  // namespace jostle::detail
