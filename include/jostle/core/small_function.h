// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// SmallFunction: a function object of the user's that lies in the object itself, so that it is copied without
// allocation and outlives the expression that it was written in. It has room for a lambda that captures up to
// four references or pointers; more of them go into a struct that is captured by reference.
#pragma once

#include <jostle/core/config.h>

#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>

JOSTLE_API_BEGIN
namespace jostle {

template <class Signature>
class SmallFunction;

template <class Result, class... Arguments>
class SmallFunction<Result(Arguments...)> {
  public:
    static constexpr std::size_t kRoom = 4 * sizeof(void*);  ///< [bytes]

    /// Empty: there is nothing to call.
    SmallFunction() = default;
    template <class Function>
    requires(!std::is_same_v<Function, SmallFunction> &&
             std::is_invocable_r_v<Result, const Function&, Arguments...>)
        SmallFunction(Function function)  // NOLINT(google-explicit-constructor): as a function's argument
        : call_(&SmallFunction::call<Function>) {
        static_assert(sizeof(Function) <= kRoom && alignof(Function) <= alignof(void*),
                      "it captures too much: capture a reference to a struct with all of it");
        static_assert(std::is_trivially_copyable_v<Function> && std::is_trivially_destructible_v<Function>,
                      "it captures something that owns memory: capture a reference to it");
        ::new (static_cast<void*>(room_)) Function(std::move(function));
    }

    explicit operator bool() const { return call_ != nullptr; }
    /// Undefined of an empty one.
    Result operator()(Arguments... arguments) const {
        return call_(room_, std::forward<Arguments>(arguments)...);
    }

  private:
    template <class Function>
    static Result call(const void* room, Arguments... arguments) {
        return (*static_cast<const Function*>(room))(std::forward<Arguments>(arguments)...);
    }

    alignas(void*) std::byte room_[kRoom] = {};
    Result (*call_)(const void*, Arguments...) = nullptr;
};

}  // namespace jostle
JOSTLE_API_END
