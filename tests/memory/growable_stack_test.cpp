// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The growable stack, with elements that are numbers, strings, and counted.
#include <gtest/gtest.h>
#include <jostle/core/assert.h>
#include <jostle/memory/growable_stack.h>

#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "counting_resource.h"

namespace jostle {
namespace {

using test::CountingResource;

TEST(GrowableStack, TheFirstNElementsNeedNoMemory) {
    CountingResource upstream;
    GrowableStack<int, 4> s(&upstream);
    EXPECT_TRUE(s.empty());
    EXPECT_EQ(s.capacity(), 4u);
    for (int i = 0; i < 4; ++i) s.push(i);
    EXPECT_EQ(upstream.requests(), 0u);
    EXPECT_EQ(s.size(), 4u);
    s.push(4);
    EXPECT_EQ(upstream.requests(), 1u);
    EXPECT_EQ(s.capacity(), 8u);
    for (int i = 4; i >= 0; --i) {
        EXPECT_EQ(s.top(), i);
        EXPECT_EQ(s.pop(), i);
    }
    EXPECT_TRUE(s.empty());
}

TEST(GrowableStack, DoublesAndGivesBackWhatItOutgrew) {
    CountingResource upstream;
    GrowableStack<int, 1> s(&upstream);
    for (int i = 0; i < 1000; ++i) {
        s.push(i);
        ASSERT_LE(upstream.blocks(), 1u);
    }
    EXPECT_EQ(s.capacity(), 1024u);
    EXPECT_EQ(upstream.requests(), 10u);
    for (std::size_t i = 0; i < 1000; ++i) ASSERT_EQ(s[i], static_cast<int>(i));
    s.clear();
    EXPECT_TRUE(s.empty());
    EXPECT_EQ(s.capacity(), 1024u);
}

TEST(GrowableStack, ReserveGrowsOnceAndNeverShrinks) {
    CountingResource upstream;
    GrowableStack<std::string, 2> s(&upstream);
    s.push("one that is too long for the string's own buffer");
    s.reserve(100);
    EXPECT_EQ(s.capacity(), 100u);
    s.reserve(10);
    EXPECT_EQ(s.capacity(), 100u);
    for (int i = 0; i < 99; ++i) s.push(std::to_string(i));
    EXPECT_EQ(upstream.requests(), 1u);
    EXPECT_EQ(s[0], "one that is too long for the string's own buffer");
}

TEST(GrowableStack, PushingOneOfItsOwnElementsIsSafe) {
    GrowableStack<std::string, 2> s;
    s.push("the first, which is too long for the string's own buffer");
    for (int i = 0; i < 100; ++i) {
        s.push(s[0]);  // at 2, 4, 8, ... it moves the elements
        s.push(s.top());
    }
    ASSERT_EQ(s.size(), 201u);
    for (std::size_t i = 0; i < s.size(); ++i) {
        ASSERT_EQ(s[i], "the first, which is too long for the string's own buffer") << i;
    }
    GrowableStack<int, 1> numbers;
    numbers.push(7);
    for (int i = 0; i < 100; ++i) numbers.push(numbers[0]);
    for (std::size_t i = 0; i < numbers.size(); ++i) ASSERT_EQ(numbers[i], 7);
}

template <class S>
void fill(S& s, int count) {
    for (int i = 0; i < count; ++i)
        s.push(std::to_string(i) + " and a text too long for the string's own buffer");
}

TEST(GrowableStack, CopiesAreIndependent) {
    for (const int count : {0, 2, 3, 20}) {  // empty, inline, full, grown
        SCOPED_TRACE(count);
        GrowableStack<std::string, 3> s;
        fill(s, count);
        GrowableStack<std::string, 3> copy(s);
        GrowableStack<std::string, 3> assigned;
        fill(assigned, 7);
        assigned = s;
        s.push("changed");
        for (auto* other : {&copy, &assigned}) {
            ASSERT_EQ(other->size(), static_cast<std::size_t>(count));
            for (std::size_t i = 0; i < other->size(); ++i) {
                EXPECT_EQ((*other)[i],
                          std::to_string(i) + " and a text too long for the string's own buffer");
            }
            other->push("mine");
            other->top() += "!";
        }
        EXPECT_EQ(s.top(), "changed");
        EXPECT_EQ(copy.pop(), "mine!");
        EXPECT_EQ(assigned.pop(), "mine!");
    }
}

TEST(GrowableStack, MovingLeavesAnEmptyStackThatWorks) {
    for (const int count : {0, 2, 3, 20}) {
        SCOPED_TRACE(count);
        GrowableStack<std::string, 3> s;
        fill(s, count);
        GrowableStack<std::string, 3> moved(std::move(s));
        EXPECT_EQ(moved.size(), static_cast<std::size_t>(count));
        EXPECT_TRUE(s.empty());
        fill(s, 5);
        EXPECT_EQ(s.size(), 5u);
        s = std::move(moved);
        EXPECT_EQ(s.size(), static_cast<std::size_t>(count));
        EXPECT_TRUE(moved.empty());
        if (count > 0) {
            EXPECT_EQ(s.top(),
                      std::to_string(count - 1) + " and a text too long for the string's own buffer");
        }
    }
}

TEST(GrowableStack, AssigningItselfChangesNothing) {
    GrowableStack<std::string, 2> s;
    fill(s, 5);
    auto& same = s;
    s = same;
    EXPECT_EQ(s.size(), 5u);
    s = std::move(same);
    EXPECT_EQ(s.size(), 5u);
    EXPECT_EQ(s[0].substr(0, 5), "0 and");
}

TEST(GrowableStack, HoldsWhatCanOnlyBeMoved) {
    GrowableStack<std::unique_ptr<int>, 1> s;
    for (int i = 0; i < 10; ++i) s.push(std::make_unique<int>(i));
    for (int i = 9; i >= 0; --i) EXPECT_EQ(*s.pop(), i);
}

struct alignas(64) Wide {
    float lane[16] = {};
};

TEST(GrowableStack, RespectsAlignment) {
    GrowableStack<Wide, 1> s;
    for (int i = 0; i < 9; ++i) {
        s.push(Wide{});
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(&s.top()) % 64, 0u);
    }
}

struct Counted {
    static inline int living = 0;
    int value = 0;
    explicit Counted(int v) : value(v) { ++living; }
    Counted(const Counted& other) : value(other.value) { ++living; }
    Counted(Counted&& other) noexcept : value(other.value) { ++living; }
    Counted& operator=(const Counted&) = default;
    ~Counted() { --living; }
};

TEST(GrowableStack, CanBeWrittenInPlace) {
    CountingResource upstream;
    GrowableStack<int, 4> s(&upstream);
    s.push(7);
    for (std::size_t i = 1; i < s.capacity(); ++i) s.data()[i] = static_cast<int>(i);
    s.set_size(4);
    s.reserve(5);
    EXPECT_GE(s.capacity(), 5u);
    EXPECT_EQ(s.pop(), 3);
    s.set_size(2);
    EXPECT_EQ(s[0], 7);
    EXPECT_EQ(s.pop(), 1);
}

TEST(GrowableStack, DestroysEachElementOnce) {
    Counted::living = 0;
    constexpr std::uint32_t kSeed = 23;
    SCOPED_TRACE("seed " + std::to_string(kSeed));
    std::mt19937 random(kSeed);
    {
        GrowableStack<Counted, 3> s;
        std::vector<int> model;
        for (int i = 0; i < 5000; ++i) {
            if (model.empty() || random() % 5 < 3) {
                s.push(Counted(i));
                model.push_back(i);
            } else {
                ASSERT_EQ(s.pop().value, model.back());
                model.pop_back();
            }
            if (i % 1000 == 999) {
                GrowableStack<Counted, 3> copy = s;
                ASSERT_EQ(Counted::living, 2 * static_cast<int>(model.size()));
                copy = GrowableStack<Counted, 3>();
            }
            ASSERT_EQ(s.size(), model.size());
            ASSERT_EQ(Counted::living, static_cast<int>(model.size()));
        }
        EXPECT_GT(model.size(), 100u);
    }
    EXPECT_EQ(Counted::living, 0);
}

TEST(GrowableStackDeathTest, PoppingWhenEmptyIsNoticedInEveryBuild) {
    GrowableStack<int, 2> s;
    EXPECT_DEATH(s.pop(), "nothing can be popped from an empty stack");
    EXPECT_DEATH(static_cast<void>(s.top()), "an empty stack has no top");
    s.push(1);
    EXPECT_EQ(s.pop(), 1);
    EXPECT_DEATH(s.pop(), "nothing can be popped from an empty stack");
}

#if !defined(JOSTLE_NO_EXCEPTIONS)
struct Fragile {
    static inline int countdown = -1;
    std::unique_ptr<int> owned = std::make_unique<int>(1);
    Fragile() = default;
    Fragile(const Fragile&) : owned(std::make_unique<int>(1)) {
        if (countdown >= 0 && countdown-- == 0) throw std::runtime_error("no copy");
    }
    Fragile(Fragile&&) noexcept = default;
};

TEST(GrowableStack, IsAsItWasWhenAnElementCannotBeCopied) {
    CountingResource upstream;
    GrowableStack<Fragile, 2> s(&upstream);
    const Fragile one;
    s.push(one);
    Fragile::countdown = 0;
    EXPECT_THROW(s.push(one), std::runtime_error);
    s.push(one);
    Fragile::countdown = 0;
    EXPECT_THROW(s.push(one), std::runtime_error);  // while growing
    EXPECT_EQ(s.size(), 2u);
    s.push(one);
    Fragile::countdown = 1;
    using Stack = GrowableStack<Fragile, 2>;
    EXPECT_THROW(static_cast<void>(Stack(s)), std::runtime_error);
    Fragile::countdown = -1;
    EXPECT_EQ(*s.pop().owned, 1);
    EXPECT_EQ(s.size(), 2u);
}
#endif

}  // namespace
}  // namespace jostle
