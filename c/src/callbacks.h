// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Functions of C, each with its context, as callbacks of C++. Values are given by pointers, as the foreign
// interfaces of many languages have no structs by value in callbacks. A null pointer is an empty callback.
#pragma once

#include "../generated/structs.h"
#include "rollback_calls.h"

namespace jostle::c {

template <>
inline ShouldCollide callback_in<ShouldCollide>(JostleShouldCollide function, void* context) {
    if (function == nullptr) return nullptr;
    return [function, context](Shape a, Shape b) {
        const auto first = std::bit_cast<JostleShape>(a), second = std::bit_cast<JostleShape>(b);
        return function(&first, &second, context);
    };
}

template <>
inline PreSolveFunction callback_in<PreSolveFunction>(JostlePreSolveFunction function, void* context) {
    if (function == nullptr) return nullptr;
    return [function, context](PreSolve& contact) {
        function(reinterpret_cast<JostlePreSolve*>(&contact), context);
    };
}

template <>
inline CustomFunction callback_in<CustomFunction>(JostleCustomFunction function, void* context) {
    if (function == nullptr) return nullptr;
    return [function, context](CustomRows& rows) {
        JostleCustomRows given{};
        put(&given, rows);
        function(&given, context);
        Scratch scratch;
        rows = to_cpp(given, scratch);
    };
}

/// An event where it lies.
template <class Event, class Function>
auto told(Function function, void* context) {
    static_assert(Twin<Event>::kPlain);
    return [function, context](const Event& event) {
        function(reinterpret_cast<const CType<Event>*>(&event), context);
    };
}
template <>
inline ContactBeganFunction callback_in<ContactBeganFunction>(JostleContactBeganFunction function,
                                                              void* context) {
    if (function == nullptr) return nullptr;
    return told<ContactBegan>(function, context);
}
template <>
inline ContactEndedFunction callback_in<ContactEndedFunction>(JostleContactEndedFunction function,
                                                              void* context) {
    if (function == nullptr) return nullptr;
    return told<ContactEnded>(function, context);
}
template <>
inline SensorEnteredFunction callback_in<SensorEnteredFunction>(JostleSensorEnteredFunction function,
                                                                void* context) {
    if (function == nullptr) return nullptr;
    return told<SensorEntered>(function, context);
}
template <>
inline SensorLeftFunction callback_in<SensorLeftFunction>(JostleSensorLeftFunction function, void* context) {
    if (function == nullptr) return nullptr;
    return told<SensorLeft>(function, context);
}
template <>
inline ImpulsesFunction callback_in<ImpulsesFunction>(JostleImpulsesFunction function, void* context) {
    if (function == nullptr) return nullptr;
    return told<Contact>(function, context);
}

using Predicate = SmallFunction<bool(const Shape&)>;
template <>
inline Predicate callback_in<Predicate>(JostleShapePredicate function, void* context) {
    if (function == nullptr) return {};
    return [function, context](const Shape& shape) {
        return function(reinterpret_cast<const JostleShape*>(&shape), context);
    };
}

template <>
inline BatchMaker callback_in<BatchMaker>(JostleBatchMaker function, void* context) {
    if (function == nullptr) return nullptr;
    return [function, context](const BatchEpisode& episode) {
        JostleBatchEpisode given{};
        put(&given, episode);
        const std::unique_ptr<World> made(reinterpret_cast<World*>(function(&given, context)));
        if (made == nullptr) refuse("maker's answer", "NULL", "it must be a world");
        return std::move(*made);
    };
}
template <>
inline RollbackApply callback_in<RollbackApply>(JostleRollbackApply function, void* context) {
    if (function == nullptr) return nullptr;
    return [function, context](World& world, std::span<const std::byte> input) {
        function(reinterpret_cast<JostleWorld*>(&world), input.data(), input.size(), context);
    };
}
template <>
inline RollbackTold callback_in<RollbackTold>(JostleRollbackTold function, void* context) {
    if (function == nullptr) return nullptr;
    return [function, context](World& world, const RollbackFrame& frame) {
        static_assert(Twin<RollbackFrame>::kPlain);
        function(reinterpret_cast<JostleWorld*>(&world), reinterpret_cast<const JostleRollbackFrame*>(&frame),
                 context);
    };
}

}  // namespace jostle::c
