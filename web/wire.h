// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The border between JavaScript and C++: one box of slots of 8 bytes, into which a caller writes the
// arguments and the callee its result. A number is a double, 64 bits of the user's are an integer, a handle
// is its slot and generation, a struct is its fields one after the other; in arguments each field comes after
// a flag, 0 where it keeps its default. Of nested calls (a callback that calls) each has read its arguments
// before it calls on.
#pragma once

#include <jostle/dynamics/world.h>
#include <jostle/scene/scene.h>

#include <bit>
#include <concepts>
#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

namespace jostle::web {

class WebWorld;

template <class T, class U>
concept SameAs = std::is_same_v<std::remove_const_t<T>, U>;
template <class T>
concept PlainHandle = std::is_same_v<T, Body> || std::is_same_v<T, Shape> || std::is_same_v<T, ChainShape> ||
    std::is_same_v<T, Joint>;
template <class T>
concept TypedJoint = std::is_base_of_v<Joint, T> && !std::is_same_v<T, Joint>;
template <class T>
concept PlainNumber = (std::integral<T> || std::floating_point<T>)&&!std::is_same_v<T, bool> &&
                      !std::is_same_v<T, std::uint64_t>;
template <class T>
concept Text =
    std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view> || std::is_same_v<T, const char*>;

/// The slots, and what arguments and results point at until the next call.
struct Box {
    std::vector<std::uint64_t> slots = std::vector<std::uint64_t>(256);
    std::vector<std::string> texts;
    std::vector<Vec2> points;
    std::vector<Material> materials;
    std::vector<std::uint32_t> indices;
    std::vector<std::byte> bytes;

    void grow(std::size_t count);
    /// Forgets what the last call pointed at.
    void clear();
};
Box& box();

class Reader {
  public:
    explicit Reader(const std::uint64_t* at) : at_(at) {}

    template <class T>
    T take() {
        if constexpr (std::is_same_v<T, std::nullopt_t>) {
            return std::nullopt;
        } else {
            T value{};
            (*this)(value);
            return value;
        }
    }
    template <class T>
    T take_or(T value) {
        if (flag()) (*this)(value);
        return value;
    }
    WebWorld& world();

    void operator()(bool& value) { value = flag(); }
    void operator()(std::uint64_t& value) { value = *at_++; }
    template <PlainNumber T>
    void operator()(T& value) {
        value = static_cast<T>(number());
    }
    void operator()(std::string_view& value);
    void operator()(std::span<const std::byte>& value);
    void operator()(Vec2& value) {
        (*this)(value.x);
        (*this)(value.y);
    }
    void operator()(Rot& value) {
        (*this)(value.c);
        (*this)(value.s);
    }
    void operator()(Transform& value);
    void operator()(Aabb<2>& value) {
        (*this)(value.lower);
        (*this)(value.upper);
    }
    void operator()(Ray2& value) {
        (*this)(value.origin);
        (*this)(value.translation);
        (*this)(value.max_fraction);
    }
    void operator()(Geometry& value);
    void operator()(Chain& value);
    void operator()(SceneOutline& value);
    void operator()(std::span<const Material>& value);
    void operator()(SmallFunction<bool(const Shape&)>& value);
    void operator()(std::vector<Vec2>& value);
    template <class T>
    requires std::is_enum_v<T>
    void operator()(T& value) { value = static_cast<T>(static_cast<int>(number())); }
    template <PlainHandle T>
    void operator()(T& value) {
        value = T(handle());
    }
    template <TypedJoint T>
    void operator()(T& value) {
        value = T(Joint(handle()));
    }
    template <class T>
    void operator()(std::optional<T>& value) {
        value.reset();
        if (flag()) value = take<T>();
    }
    template <class T, std::size_t N>
    void operator()(T (&values)[N]) {
        counted(values);
    }
    template <class T, std::size_t N, class Count>
    void counted(T (&values)[N], Count& count) {
        count = static_cast<Count>(counted(values));
    }
    template <class T>
    void operator()(T& value);

    [[nodiscard]] bool flag() { return *at_++ != 0; }
    [[nodiscard]] double number() { return std::bit_cast<double>(*at_++); }
    [[nodiscard]] std::size_t count() { return static_cast<std::size_t>(number()); }

  private:
    [[nodiscard]] Handle handle();
    template <class T, std::size_t N>
    std::size_t counted(T (&values)[N]) {
        const std::size_t given = count();
        for (std::size_t i = 0; i < given; ++i) {
            T value{};
            (*this)(value);
            if (i < N) values[i] = value;
        }
        return given < N ? given : N;
    }

    const std::uint64_t* at_;
    /// Geometry refers to it: of each call its own, as a predicate may ask about another polygon.
    LargePolygon polygon_;
};

class Writer {
  public:
    explicit Writer(std::vector<std::uint64_t>& slots) : slots_(slots) {}
    [[nodiscard]] std::size_t size() const { return at_; }

    void operator()(bool value) { slot(value ? 1 : 0); }
    void operator()(std::uint64_t value) { slot(value); }
    template <PlainNumber T>
    void operator()(const T& value) {
        number(static_cast<double>(value));
    }
    template <Text T>
    void operator()(const T& value) {
        text(std::is_same_v<T, std::string> ? std::string_view(box().texts.emplace_back(value)) : value);
    }
    void operator()(std::vector<std::byte>&& value) {
        box().bytes = std::move(value);
        text({reinterpret_cast<const char*>(box().bytes.data()), box().bytes.size()});
    }
    void operator()(Vec2 value) {
        number(static_cast<double>(value.x));
        number(static_cast<double>(value.y));
    }
    void operator()(Rot value) { (*this)(Vec2{value.c, value.s}); }
    void operator()(const Transform& value) {
        (*this)(value.p);
        (*this)(value.q);
    }
    void operator()(const Aabb<2>& value) {
        (*this)(value.lower);
        (*this)(value.upper);
    }
    void operator()(const Geometry& value);
    void operator()(const Handle& value) {
        slot(std::uint64_t{value.world_generation} << 32 | value.world);
        slot(std::uint64_t{value.generation} << 32 | value.index);
    }
    void operator()(const Body& value) { (*this)(value.handle()); }
    void operator()(const Shape& value) { (*this)(value.handle()); }
    void operator()(const ChainShape& value) { (*this)(value.handle()); }
    void operator()(const Joint& value);
    template <TypedJoint T>
    void operator()(const T& value) {
        (*this)(static_cast<const Joint&>(value));
    }
    void operator()(const SmallFunction<bool(const Shape&)>&) {}
    template <class T>
    requires std::is_enum_v<T>
    void operator()(const T& value) { number(static_cast<double>(value)); }
    template <class T>
    void operator()(const std::optional<T>& value) {
        slot(value ? 1 : 0);
        if (value) (*this)(*value);
    }
    template <class T, std::size_t N>
    void operator()(const T (&values)[N]) {
        counted(values, N);
    }
    template <class T, std::size_t N, class Count>
    void counted(const T (&values)[N], Count count) {
        number(static_cast<double>(count));
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) (*this)(values[i]);
    }
    /// A list.
    template <class T>
    requires(!Text<T>) && requires(const T& values) { values.begin(); }
    void operator()(const T& values) {
        const std::size_t at = at_;
        std::size_t count = 0;
        slot(0);
        for (const auto& value : values) {
            (*this)(value);
            ++count;
        }
        slots_[at] = std::bit_cast<std::uint64_t>(static_cast<double>(count));
    }
    template <class T>
    void operator()(const T& value);

  private:
    void slot(std::uint64_t value) {
        if (at_ == slots_.size()) slots_.resize(2 * at_ + 256);
        slots_[at_++] = value;
    }
    void number(double value) { slot(std::bit_cast<std::uint64_t>(value)); }
    void text(std::string_view text) {
        slot(std::uint64_t{text.size()} << 32 |
             static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(text.data())));
    }

    std::vector<std::uint64_t>& slots_;
    std::size_t at_ = 0;
};

using CallFunction = void (*)(Reader& in, Writer& out);

// Written by generate_web.mjs: bindings.cpp.
extern const CallFunction kCalls[];
extern const int kCallCount;
/// The events of a kind: a list.
void write_events(const Events& events, int kind, Writer& out);
void write_pre_solve(const PreSolve& contact, Writer& out);
void write_news(const ContactBegan& news, Writer& out);
void write_news(const ContactEnded& news, Writer& out);
void write_news(const SensorEntered& news, Writer& out);
void write_news(const SensorLeft& news, Writer& out);
void write_news(const Contact& news, Writer& out);
void write_custom(const CustomRows& rows, Writer& out);
void read_custom(Reader& in, CustomRows& rows);
WorldDef read_world_def(Reader& in);

/// A function of JavaScript's that the library calls: reads its question from the box, and writes its answer
/// there.
enum class Asked : int {
    kPredicate,
    kShouldCollide,
    kPreSolve,
    kCustomJoints,
    kContactBegan,
    kContactEnded,
    kSensorEntered,
    kSensorLeft,
    kImpulses
};
void ask(Asked asked, int function);

}  // namespace jostle::web

#include "world.h"
