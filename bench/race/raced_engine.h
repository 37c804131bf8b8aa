// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The interface between races and libraries. A library is an engine of a family (scenes, spatial trees,
// meshes, queries, crowds); jostle's own is linked, a peer's is a module (bench/peers/,
// jostle_FAMILY_NAME.so) that exports `jostle_engine` and is loaded where it was built.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace jostle::race {

/// Handed out as a pointer, never copied.
class Uncopied {
  public:
    Uncopied() = default;
    Uncopied(const Uncopied&) = delete;
    Uncopied& operator=(const Uncopied&) = delete;
    virtual ~Uncopied() = default;
};

class RacedEngine : public Uncopied {
  public:
    [[nodiscard]] virtual std::string name() const = 0;     ///< "jostle", "box2d3"
    [[nodiscard]] virtual std::string version() const = 0;  ///< as the library reports it
    /// A phrase: how it is used, where there was a choice.
    [[nodiscard]] virtual std::string settings() const { return {}; }
};

template <class Engine>
using Engines = std::vector<std::unique_ptr<Engine>>;

/// An engine of a family that makes a Task of an Input.
template <class Input, class Task>
class EngineOf : public RacedEngine {
  public:
    /// Null where the engine has no such work, or not with so many threads.
    [[nodiscard]] virtual std::unique_ptr<Task> make(const Input& input) const = 0;
};

/// How the modules of a family are called, and what its engines have.
struct Family {
    const char* prefix;
    const char* has;
};

/// The findings of a run. All engines must agree on them.
template <class Sum>
struct Found {
    std::uint64_t count = 0;  ///< of pairs, hits, or items of what was built
    Sum sum = 0;              ///< over all of them

    bool operator==(const Found&) const = default;
};
/// One work on one set of data.
template <class Findings>
class RacedTask : public Uncopied {
  public:
    /// Untimed preparation; called once before run().
    virtual void prepare() {}
    /// The work itself, timed. A work that builds is run once; a query may be run again and again.
    virtual Findings run() = 0;
    /// [byte] What the library says it takes; 0 where malloc is to be asked.
    [[nodiscard]] virtual std::size_t own_bytes() const { return 0; }
};

inline constexpr char kEngineSymbol[] = "jostle_engine";

}  // namespace jostle::race

/// Each module defines it: makes an engine of the family that its file is named after, which the caller
/// deletes.
extern "C" [[gnu::visibility("default")]] jostle::race::RacedEngine* jostle_engine();
