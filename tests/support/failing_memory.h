// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Memory that fails at the n-th allocation, and the test that a call which meets it has changed nothing.
//
//     Trial<Tree> trial;
//     trial.make = [](std::pmr::memory_resource* memory) { return std::make_unique<Tree>(memory); };
//     trial.change = [](Tree& tree) { tree.insert(...); };
//     trial.state = [](const Tree& tree) { return tree.check() + text_of(tree.save()); };
//     EXPECT_GT(expect_strong_guarantee("insert", trial), 0);
//
// Every allocation of the call fails in turn: first those of the memory resource that the object was made
// with, then those of the global operator new, which failing_new.cpp replaces (the program links it); each
// alone, and each with all that follow.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <functional>
#include <memory>
#include <memory_resource>
#include <new>
#include <span>
#include <string>

namespace jostle::test {

/// Counts allocations once it is armed, and says which fail.
class FailurePlan {
  public:
    /// The n-th allocation from now on fails, n >= 1; where `and_all_after` those after it, too.
    void arm(long n, bool and_all_after) {
        left_ = n;
        and_all_after_ = and_all_after;
        failed_ = 0;
    }
    void disarm() { left_ = kNever; }
    /// [1] Allocations that failed since it was armed.
    [[nodiscard]] long failed() const { return failed_; }
    /// To be asked by each allocation.
    [[nodiscard]] bool fails_now() {
        if (left_ == kNever) return false;
        if (left_ > 0) --left_;
        if (left_ > 0) return false;
        if (!and_all_after_) left_ = kNever;
        ++failed_;
        return true;
    }

  private:
    static constexpr long kNever = -1;
    long left_ = kNever;
    long failed_ = 0;
    bool and_all_after_ = false;
};

/// The plan that the global operator new asks: failing_new.cpp. One thread at a time may allocate while it is
/// armed.
FailurePlan& global_new();

/// Memory from malloc, so that the global operator new has no part in it.
class FailingResource final : public std::pmr::memory_resource {
  public:
    FailurePlan plan;
    long allocations = 0;  ///< [1] that succeeded

  private:
    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        if (plan.fails_now()) throw std::bad_alloc();
        const std::size_t step =
            alignment < alignof(std::max_align_t) ? alignof(std::max_align_t) : alignment;
        // Rounding up must not wrap.
        if (bytes > static_cast<std::size_t>(-1) - step) throw std::bad_alloc();
        void* const p = std::aligned_alloc(step, (bytes + step - 1) / step * step);
        if (p == nullptr) throw std::bad_alloc();
        ++allocations;
        return p;
    }
    void do_deallocate(void* p, std::size_t, std::size_t) override { std::free(p); }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }
};

/// One call under test.
template <class Subject>
struct Trial {
    /// The object as it is before the call: the same each time.
    std::function<std::unique_ptr<Subject>(std::pmr::memory_resource*)> make;
    std::function<void(Subject&)> change;
    /// All that may be seen of it: check(), saved bytes, answers. Must be the same before and after a call
    /// that threw, and after a second try the same as where nothing failed.
    std::function<std::string(const Subject&)> state;
    /// For calls that do with less where memory runs out, and succeed: the part of the state that may not
    /// depend on it (check() and answers). Such a call must never throw bad_alloc.
    std::function<std::string(const Subject&)> answers;
};

/// Bytes as text, for a state.
inline std::string text_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The outcome of a trial.
struct Outcome {
    long failures = 0;  ///< [1] allocations of the call that were made to fail
    std::string fault;  ///< empty when every run was sound
};

namespace failing {

/// One run, in which the n-th allocation fails. False: the call did not come so far.
template <class Subject>
bool fail_once(const Trial<Subject>& trial, const std::string& expected, bool of_resource, long n,
               bool and_all_after, std::string& fault) {
    FailingResource memory;
    FailurePlan& plan = of_resource ? memory.plan : global_new();
    const std::unique_ptr<Subject> subject = trial.make(&memory);
    const std::string before = trial.state(*subject);
    bool threw = false;
    plan.arm(n, and_all_after);
    try {
        trial.change(*subject);
    } catch (const std::bad_alloc&) {
        threw = true;
    }
    plan.disarm();
    if (plan.failed() == 0) return false;
    if (trial.answers) {
        if (threw) fault = "it throws, though it promises to do with less memory";
        if (trial.answers(*subject) != expected) fault = "its answers depend on memory";
        return true;
    }
    if (threw) {
        if (trial.state(*subject) != before) fault = "it threw, and has changed something";
        trial.change(*subject);
    }
    // A failure that it survived must have been of no importance.
    if (fault.empty() && trial.state(*subject) != expected) fault = "after a failure it does something else";
    return true;
}

}  // namespace failing

template <class Subject>
Outcome run_trial(const Trial<Subject>& trial) {
    std::string expected;
    {
        FailingResource memory;
        const std::unique_ptr<Subject> subject = trial.make(&memory);
        trial.change(*subject);
        expected = trial.answers ? trial.answers(*subject) : trial.state(*subject);
    }
    Outcome outcome;
    for (const bool of_resource : {true, false})
        for (const bool and_all_after : {false, true})
            for (long n = 1; outcome.fault.empty(); ++n) {
                if (!failing::fail_once(trial, expected, of_resource, n, and_all_after, outcome.fault)) break;
                ++outcome.failures;
                if (outcome.fault.empty()) continue;
                outcome.fault += ": allocation " + std::to_string(n) +
                                 (and_all_after ? " and all after" : "") +
                                 (of_resource ? " of the memory resource" : " of operator new");
            }
    return outcome;
}

/// Returns how many allocations of the call were made to fail.
template <class Subject>
long expect_strong_guarantee(const std::string& name, const Trial<Subject>& trial) {
    const Outcome outcome = run_trial(trial);
    EXPECT_EQ(outcome.fault, "") << name;
    return outcome.failures;
}

}  // namespace jostle::test
