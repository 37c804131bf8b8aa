// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <jostle/core/callback.h>

#include <memory>
#include <type_traits>
#include <utility>

namespace jostle {
namespace {

int twice(int n) {
    return 2 * n;
}

TEST(Callback, CallsAFunctionObjectThatKeepsState) {
    Callback<int(int)> add([sum = 10](int n) mutable { return sum += n; });
    ASSERT_TRUE(add);
    EXPECT_EQ(add(1), 11);
    EXPECT_EQ(add(2), 13);
}

TEST(Callback, CallsAFunction) {
    const Callback<int(int)> callback = twice;
    EXPECT_EQ(callback(21), 42);
}

TEST(Callback, IsEmptyWithoutAFunction) {
    int (*const none)(int) = nullptr;
    EXPECT_FALSE(Callback<int(int)>());
    EXPECT_FALSE(Callback<int(int)>(nullptr));
    EXPECT_FALSE(Callback<int(int)>(none));
}

/// As a lambda that is one expression may do: world.on_pre_solve(shape, [&](PreSolve&) { return ++calls; }).
TEST(Callback, OfNoResultDropsThatOfItsFunction) {
    int calls = 0;
    const Callback<void()> callback([&] { return ++calls; });
    callback();
    EXPECT_EQ(calls, 1);
}

TEST(Callback, HandsOnReferencesAndThingsThatAreMovedOnly) {
    const Callback<int(int&, std::unique_ptr<int>)> callback([](int& n, std::unique_ptr<int> more) {
        n = 7;
        return *more;
    });
    int n = 0;
    EXPECT_EQ(callback(n, std::make_unique<int>(5)), 5);
    EXPECT_EQ(n, 7);
}

TEST(Callback, DestroysItsFunctionOnce) {
    const auto owned = std::make_shared<int>(3);
    {
        Callback<int()> first([owned] { return *owned; });
        EXPECT_EQ(owned.use_count(), 2);
        Callback<int()> second(std::move(first));
        EXPECT_EQ(owned.use_count(), 2);
        EXPECT_EQ(second(), 3);
        Callback<int()> third([] { return 4; });
        third = std::move(second);
        EXPECT_EQ(owned.use_count(), 2);
        EXPECT_EQ(third(), 3);
        third = nullptr;
        EXPECT_FALSE(third);
        EXPECT_EQ(owned.use_count(), 1);
        Callback<int()> fourth([owned] { return *owned; });
    }
    EXPECT_EQ(owned.use_count(), 1);
}

struct Counter {
    int n = 0;
};
template <class From, class Signature>
constexpr bool kMakes = std::is_convertible_v<From, Callback<Signature>>;

static_assert(kMakes<int (*)(int), int(int)> && kMakes<int (*)(int), void(int)>);
static_assert(kMakes<int (*)(int), double(float)>, "as the arguments and the result convert");
static_assert(!kMakes<int (*)(int), int()> && !kMakes<void (*)(int), int(int)>);
static_assert(!kMakes<int Counter::*, int(Counter&)>, "a lambda says it better");
static_assert(!std::is_copy_constructible_v<Callback<int()>>);
static_assert(std::is_nothrow_move_constructible_v<Callback<int()>>);

}  // namespace
}  // namespace jostle
