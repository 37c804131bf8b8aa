// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Callback: a function object of the user's, owned. As std::function, but moved only, and without its header,
// which would cost each user of World some 20,000 lines; pointers to members are left to a lambda.
#pragma once

#include <jostle/core/config.h>

#include <cstddef>
#include <type_traits>
#include <utility>

JOSTLE_API_BEGIN
namespace jostle {

template <class Signature>
class Callback;

template <class Result, class... Arguments>
class Callback<Result(Arguments...)> {
  public:
    /// Empty: there is nothing to call.
    Callback() = default;
    Callback(std::nullptr_t) {}  // NOLINT(google-explicit-constructor): as a pointer to a function
    /// A null pointer to a function makes an empty one. Throws if there is no memory, and if moving
    /// `function` does.
    template <class Function>
    requires(!std::is_same_v<Function, Callback> && !std::is_member_pointer_v<Function> &&
             std::is_invocable_r_v<Result, Function&, Arguments...>)
        Callback(Function function)  // NOLINT(google-explicit-constructor): as a function's argument
        : object_(is_null(function) ? nullptr : new Function(std::move(function))),
          call_(&Callback::call<Function>),
          destroy_([](void* object) { delete static_cast<Function*>(object); }) {}
    Callback(Callback&& other) noexcept { swap(other); }
    Callback& operator=(Callback&& other) noexcept {
        Callback taken(std::move(other));
        swap(taken);
        return *this;
    }
    ~Callback() {
        if (object_ != nullptr) destroy_(object_);
    }

    explicit operator bool() const { return object_ != nullptr; }
    /// Undefined of an empty one.
    Result operator()(Arguments... arguments) const {
        return call_(object_, std::forward<Arguments>(arguments)...);
    }

  private:
    template <class Function>
    [[nodiscard]] static bool is_null(const Function& function) {
        if constexpr (std::is_pointer_v<Function>) return function == nullptr;
        return false;
    }
    template <class Function>
    static Result call(void* object, Arguments... arguments) {
        Function& function = *static_cast<Function*>(object);
        if constexpr (std::is_void_v<Result>) {
            function(std::forward<Arguments>(arguments)...);
        } else {
            return function(std::forward<Arguments>(arguments)...);
        }
    }
    void swap(Callback& other) noexcept {
        std::swap(object_, other.object_);
        std::swap(call_, other.call_);
        std::swap(destroy_, other.destroy_);
    }

    void* object_ = nullptr;
    Result (*call_)(void*, Arguments...) = nullptr;
    void (*destroy_)(void*) = nullptr;
};

}  // namespace jostle
JOSTLE_API_END
