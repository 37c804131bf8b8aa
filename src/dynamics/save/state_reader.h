// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The visitor that reads a state from bytes, which may be anything, into tables that are fresh. It reads no
// further than they reach, and takes no more memory than a few times as many. After the first thing that
// cannot be it has a fault, a sentence, and reads zeros. Faults that several fields together make
// are found by save/relink.h and save/entering.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "dynamics/save/enumerators.h"
#include "dynamics/save/state_writer.h"
#include "dynamics/store/world_place.h"

namespace jostle::detail {

/// A box as the trees had it.
struct SavedBox {
    ShapeId shape;
    Aabb<2> box;
    bool has_moved = false;
};

class StateReader {
  public:
    static constexpr bool kReads = true;

    StateReader(std::span<const std::byte> bytes, Tables& tables, const WorldPlace& world,
                std::pmr::memory_resource* memory)
        : bytes_(bytes), tables_(tables), world_(world), memory_(memory), saved_boxes_(memory) {}

    /// Empty while there is none.
    [[nodiscard]] const std::string& fault() const { return fault_; }
    [[nodiscard]] bool is_sound() const { return fault_.empty(); }
    void fail(std::string_view what, std::string_view why);
    [[nodiscard]] bool is_at_end() const { return next_ == bytes_.size(); }
    [[nodiscard]] const std::pmr::vector<SavedBox>& saved_boxes() const { return saved_boxes_; }
    /// That the events of moved bodies are those of the awake bodies: they are made when these are linked.
    [[nodiscard]] bool has_plain_moves() const { return has_plain_moves_; }

    /// Makes the objects, before the visit of the tables. False: it has a fault.
    [[nodiscard]] bool read_layout();

    // --- the archive of layout.h

    [[nodiscard]] std::pmr::memory_resource* memory() const { return memory_; }
    template <class T>
    T number(T) {
        if (bytes_.size() - next_ < sizeof(T) || !is_sound()) {
            require(false, "the bytes", "they end too early");
            return T{};
        }
        const T value = load_little<T>(bytes_.data() + next_);
        next_ += sizeof(T);
        return value;
    }
    /// How many of something, each of which takes `least` bytes or more.
    template <class Count>
    std::uint32_t count(Count, std::size_t least) {
        const std::uint32_t value = number(std::uint32_t{});
        const bool fits = least == 0 || value <= (bytes_.size() - next_) / least;
        return require(fits, "a count", "there are fewer bytes") ? value : 0;
    }
    template <class Tag>
    TableId<Tag> id(TableId<Tag>) {
        TableId<Tag> value;
        field(value);
        require(value != kNone, "an id", "it is missing");
        return is_sound() ? value : TableId<Tag>{};
    }
    std::string_view text(std::string_view);
    bool require(bool holds, const char* what, const char* why) {
        if (!holds) fail(what, why);
        return is_sound();
    }

    // --- the visitor

    /// It was read before: where it is no sound one, there are no fields to read.
    void layout(Tables&) {}
    void room(Geometry& geometry);
    void room(PolygonView& polygon);
    void room(ChainRecord& chain);
    /// Of no memory of its own.
    void room(Polygon&) {}
    void at(const char* object, int index) {
        object_ = object;
        index_ = index;
    }
    template <class T>
    void member(const char*, const T&) {}
    template <class T>
    void fact(const char*, const T&) {}
    template <class T>
    void derived(const char*, const T&) {}
    template <class T>
    void islands(const T&) {}
    template <class T>
    void state(const char* name, T& value) {
        name_ = name;
        field(value);
    }
    template <class T>
    void known(const char* name, T& value) {
        state(name, value);
    }
    void unbounded(const char* name, float& value) {
        value = number(float{});
        require(!(value != value), name, "it is not a number");
    }
    /// Of an array as many as it has room for; of memory, for which there is room.
    template <class Array>
    void first(const char* name, Array&& values, int count) {
        name_ = name;
        if constexpr (std::is_array_v<std::remove_reference_t<Array>>)
            if (!require(count >= 0 && count <= static_cast<int>(std::size(values)), name,
                         "there are too many"))
                return;
        for (int i = 0; i < count && is_sound(); ++i)
            field(const_cast<std::remove_cvref_t<decltype(values[i])>&>(values[i]));
    }
    template <class Array>
    void kept(const char* name, Array&& values, int count) {
        first(name, values, count);
    }
    void grown(const char* name, std::span<float> numbers, int) {
        first(name, numbers.data(), static_cast<int>(numbers.size()));
    }
    void parameters(const JointRow& row, std::uint32_t* words);
    template <class T>
    void list(const char* name, std::pmr::vector<T>& elements) {
        name_ = name;
        elements.resize(count(0, 8));
        for (T& element : elements) field(element);
    }
    void boxes(Tables& t);
    void moved(std::pmr::vector<BodyMove>& events) {
        has_plain_moves_ = number(std::uint8_t{}) != 0;
        if (!has_plain_moves_) list("moved", events);
    }

    void field(bool& value) {
        const std::uint8_t byte = number(std::uint8_t{});
        require(byte <= 1, name_, "it is neither true nor false");
        value = byte == 1;
    }
    void field(float& value) {
        value = number(float{});
        require(is_finite(value), name_, "it is not finite");
    }
    void field(double& value) {
        value = number(double{});
        require(value >= 0.0 && value <= 1.0e15, name_, "it is no time");
    }
    void field(Vec2& value) {
        field(value.x);
        field(value.y);
    }
    /// Of an object that is there, or of none.
    template <class Tag>
    void field(TableId<Tag>& value) {
        value.index = number(std::int32_t{});
        if (value.index != -1 && !is_live(value)) fail(name_, "there is no such object");
        if (!is_sound()) value = kNone;
    }
    template <class T>
    void field(T& value) {
        if constexpr (std::is_enum_v<T>) {
            value = static_cast<T>(number(std::underlying_type_t<T>{}));
            if (!require(enumerator(value) != nullptr, name_, "it is none of its type")) value = T{};
        } else if constexpr (std::is_arithmetic_v<T>) {
            value = number(T{});
        } else if constexpr (IsHandle<T>) {
            const auto index = number(std::uint32_t{});
            value = T(world_.handle(Id{index, number(std::uint32_t{})}));
        } else if constexpr (std::is_same_v<T, std::string_view>) {
            keep_text(value);
        } else if constexpr (requires { value.has_value(); }) {
            bool has_value = false;
            field(has_value);
            value = {};
            if (has_value) field(value.emplace());
        } else if constexpr (std::is_array_v<T>) {
            for (auto& element : value) field(element);
        } else {
            describe(*this, value);
        }
    }

  private:
    [[nodiscard]] bool is_live(BodyId id) const { return tables_.bodies.is_live(id); }
    [[nodiscard]] bool is_live(ShapeId id) const { return tables_.shapes.is_live(id); }
    [[nodiscard]] bool is_live(ChainId id) const { return tables_.chains.is_live(id); }
    [[nodiscard]] bool is_live(ContactId id) const { return tables_.contacts.is_live(id); }
    [[nodiscard]] bool is_live(JointId id) const { return tables_.joints.is_live(id); }
    [[nodiscard]] bool is_live(EdgeId<ContactTag> edge) const {
        return edge.index >= 0 && is_live(constraint_of(tables_.contacts, edge));
    }
    [[nodiscard]] bool is_live(EdgeId<JointTag> edge) const {
        return edge.index >= 0 && is_live(constraint_of(tables_.joints, edge));
    }
    void keep_text(std::string_view& value);

    std::span<const std::byte> bytes_;
    std::size_t next_ = 0;
    Tables& tables_;
    WorldPlace world_;
    std::pmr::memory_resource* memory_;
    std::pmr::vector<SavedBox> saved_boxes_;
    bool has_plain_moves_ = false;
    // Where it is.
    const char* object_ = "world";
    int index_ = 0;
    const char* name_ = "";
    std::string fault_;
};

}  // namespace jostle::detail
