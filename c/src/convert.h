// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Values across the border, in and out. Arrays of structs that both languages lay out alike are passed on
// where they lie (compiled with -fno-strict-aliasing); others are copied. Cost: a call that neither converts
// nor copies allocates nothing. Included by generated/structs.h, whose declarations it needs.
#pragma once

#include "border.h"

namespace jostle::c {

// --- in

template <class T>
concept HasEnum = requires(const T& value) {
    require_sound(value);
};
template <class T>
concept IsPlain = Twin<T>::kPlain;

/// By value: vectors, transforms, boxes, handles; and numbers in arrays of structs.
template <class T, class From>
T plain_in(const From& value) {
    if constexpr (std::is_same_v<T, From>) {
        return value;
    } else if constexpr (std::is_enum_v<T>) {
        return enum_in<T>(value, "value");
    } else {
        static_assert(sizeof(T) == sizeof(From) && Twin<T>::kPlain);
        return std::bit_cast<T>(value);
    }
}

/// A struct by its pointer, which must not be null.
template <class T, class From>
decltype(auto) struct_in(const From* value, [[maybe_unused]] Scratch& scratch, const char* argument) {
    if (value == nullptr) refuse(argument, "NULL", "it must point to a value");
    if constexpr (IsPlain<T>) {
        if constexpr (HasEnum<From>) require_sound(*value);
        return *reinterpret_cast<const T*>(value);
    } else {
        return to_cpp(*value, scratch);
    }
}
/// A struct by its pointer, where null stands for the defaults.
template <class T, class From>
T struct_or_default(const From* value, Scratch& scratch, const char* argument) {
    return value == nullptr ? T{} : T(struct_in<T>(value, scratch, argument));
}
template <class T, class From>
std::optional<T> optional_in(const From* value, [[maybe_unused]] Scratch& scratch) {
    if (value == nullptr) return std::nullopt;
    if constexpr (std::is_same_v<T, From>) {
        return *value;
    } else if constexpr (IsPlain<T>) {
        if constexpr (HasEnum<From>) require_sound(*value);
        return std::bit_cast<T>(*value);
    } else {
        return to_cpp(*value, scratch);
    }
}

/// An object of which C has a pointer.
template <class T, class From>
T& object_in(From* object, const char* argument) {
    if (object == nullptr) refuse(argument, "NULL", "it must be an object");
    return *reinterpret_cast<T*>(object);
}

inline std::span<const std::byte> bytes_in(const void* bytes, std::size_t size) {
    return {static_cast<const std::byte*>(bytes), bytes == nullptr ? 0 : size};
}
inline std::span<std::byte> bytes_out(void* bytes, std::size_t size) {
    return {static_cast<std::byte*>(bytes), bytes == nullptr ? 0 : size};
}

/// The distance of a span's elements [bytes].
template <class Span>
std::ptrdiff_t stride_of(const Span& span, const char* argument) {
    using Element = std::remove_cvref_t<decltype(*span.first)>;
    if (span.first == nullptr && span.count > 0) refuse(argument, "NULL", "it must point to its elements");
    const std::ptrdiff_t stride =
        span.stride == 0 ? static_cast<std::ptrdiff_t>(sizeof(Element)) : span.stride;
    if (stride % static_cast<std::ptrdiff_t>(alignof(Element)) != 0)
        refuse(argument, "a stride of " + std::to_string(stride), "it must be a multiple of the alignment");
    return stride;
}

template <class T, class Span>
StridedView<const T> view_in(const Span& span, const char* argument) {
    const std::ptrdiff_t stride = stride_of(span, argument);
    return {reinterpret_cast<const T*>(span.first), span.count, stride};
}

/// Elements one after the other: where they lie, or copied.
template <class T, class Span>
std::span<const T> span_in(const Span& span, Scratch& scratch, const char* argument) {
    using Element = std::remove_cvref_t<decltype(*span.first)>;
    const std::ptrdiff_t stride = stride_of(span, argument);
    const StridedView<const Element> elements(span.first, span.count, stride);
    constexpr bool kAlike = [] {
        if constexpr (std::is_same_v<T, Element>)
            return true;
        else
            return Twin<T>::kPlain;
    }();
    if constexpr (HasEnum<Element>) {
        for (const Element& one : elements) require_sound(one);
    }
    if constexpr (kAlike) {
        if (stride == static_cast<std::ptrdiff_t>(sizeof(T)))
            return {reinterpret_cast<const T*>(span.first), span.count};
    }
    T* copies = static_cast<T*>(scratch.allocate(span.count * sizeof(T), alignof(T)));
    for (std::size_t i = 0; i < span.count; ++i) {
        if constexpr (kAlike)
            new (copies + i) T(std::bit_cast<T>(elements[i]));
        else
            new (copies + i) T(to_cpp(elements[i], scratch));
    }
    return {copies, span.count};
}
template <class T>
void assign(std::vector<T>& to, std::span<const T> from) {
    to.assign(from.begin(), from.end());
}

/// Functions of C, with their context: callbacks.h.
template <class T, class Function>
T callback_in(Function function, void* context);

// --- out. A null pointer: the answer is not wanted.

/// Into a struct of C, or a number.
template <class To, class From>
void put(To* to, const From& value) {
    if (to == nullptr) return;
    if constexpr (std::is_same_v<To, From> || (std::is_pointer_v<To> && std::is_pointer_v<From>)) {
        *to = value;
    } else if constexpr (std::is_enum_v<From>) {
        *to = static_cast<To>(value);
    } else if constexpr (sizeof(To) == sizeof(From) && !requires { to_c(value, *to); }) {
        *to = std::bit_cast<To>(value);
    } else {
        to_c(value, *to);
    }
}
/// Where there is none, the value beside the flag has its own defaults: only the flag is missing.
template <class To, class From>
void put_optional(bool* has, To* to, const std::optional<From>& value) {
    put(has, value.has_value());
    put(to, value.value_or(From{}));
}

/// As many as there is room for; `count` is how many there are in all.
template <class To, class Range>
void list_out(To* found, std::size_t capacity, std::size_t* count, const Range& range) {
    std::size_t index = 0;
    for (const auto& one : range) {
        if (found != nullptr && index < capacity) put(found + index, one);
        ++index;
    }
    put(count, index);
}
void text_out(char* text, std::size_t capacity, std::size_t* length, std::string_view from);
void bytes_out(void* bytes, std::size_t capacity, std::size_t* size, std::span<const std::byte> from);

template <class Span, class T>
void view_out(Span* to, const StridedView<T>& view) {
    if (to == nullptr) return;
    to->first = reinterpret_cast<decltype(to->first)>(view.data());
    to->count = view.size();
    to->stride = view.stride();
}
template <class Span, class T>
void view_out(Span* to, std::span<const T> view) {
    view_out(to, StridedView<const T>(view));
}

template <class To, class T>
void object_out(To** to, T&& object) {
    if (to != nullptr) *to = reinterpret_cast<To*>(new std::remove_cvref_t<T>(std::forward<T>(object)));
}
/// A pointer to what another object owns.
template <class To, class T>
void view_out(To** to, T* object) {
    if (to != nullptr) *to = reinterpret_cast<To*>(object);
}
template <class To, class T>
void owned_out(To** to, std::unique_ptr<T> object) {
    if (to != nullptr) *to = reinterpret_cast<To*>(object.release());
}
template <class T, class To, class... Arguments>
void make_object(To** to, Arguments&&... arguments) {
    if (to == nullptr) refuse("object", "NULL", "it must point to a place for the object");
    *to = reinterpret_cast<To*>(new T(std::forward<Arguments>(arguments)...));
}

/// Room for answers in an array of C: where it lies, or, if it is aligned worse than T asks for, beside it.
template <class T, class To>
class SpanOut {
  public:
    SpanOut(To* to, std::size_t capacity, const char* argument) : to_(to), capacity_(capacity) {
        if (to == nullptr && capacity > 0) refuse(argument, "NULL", "it must point to room for answers");
        if (!lies_well()) beside_.resize(capacity);
    }
    [[nodiscard]] std::span<T> span() {
        if (lies_well()) return {reinterpret_cast<T*>(to_), capacity_};
        return beside_;
    }
    /// After the call.
    void finish() {
        for (std::size_t i = 0; i < beside_.size(); ++i) put(to_ + i, beside_[i]);
    }

  private:
    [[nodiscard]] bool lies_well() const {
        static_assert(sizeof(T) == sizeof(To));
        return reinterpret_cast<std::uintptr_t>(to_) % alignof(T) == 0;
    }

    To* to_;
    std::size_t capacity_;
    std::vector<T> beside_;
};

}  // namespace jostle::c
