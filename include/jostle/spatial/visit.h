// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The answers of a visitor to a traversal, the same for all trees, and the cost that a traversal reports.
#pragma once

#include <jostle/core/config.h>

#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// How a traversal goes on. At an item, which has nothing below it, kDescend and kPrune both go on with the
/// next. A visitor that returns nothing always goes on.
enum class Visit : std::uint8_t { kDescend, kPrune, kStop };

/// How a cast goes on after an item: go on as it was, go on no further than a fraction, or end.
class CastAnswer {
  public:
    [[nodiscard]] static constexpr CastAnswer ignore() {
        return CastAnswer(std::numeric_limits<float>::infinity());
    }
    /// Boxes that are met beyond this fraction [1] of the translation are not visited any more. One beyond
    /// the present end changes nothing.
    [[nodiscard]] static constexpr CastAnswer clip(float fraction) { return CastAnswer(fraction); }
    [[nodiscard]] static constexpr CastAnswer stop() { return CastAnswer(-1.0f); }

    /// [1] The largest fraction that still matters; negative: none.
    [[nodiscard]] constexpr float end() const { return end_; }

  private:
    constexpr explicit CastAnswer(float end) : end_(end) {}
    float end_;
};

/// The work of a query, so that tests can assert on cost.
struct QueryWork {
    std::int64_t nodes = 0;  ///< [1] nodes and blocks, or pairs of them, that were opened
    std::int64_t items = 0;  ///< [1] calls of the visitor
    bool stopped = false;    ///< the visitor ended it
};

/// Aligned as the keys that a search for the nearest works with, which take its place meanwhile.
struct alignas(std::uint64_t) Neighbor {
    int id;                  ///< of an item, or a point
    float squared_distance;  ///< [m^2]
    constexpr bool operator==(const Neighbor&) const = default;
};

/// How many of a span were filled.
struct NearestCount {
    int count = 0;
    QueryWork work;
};

/// The nearest item.
struct NearestHit {
    bool hit = false;
    int id = -1;
    float squared_distance = 0.0f;  ///< [m^2]
    QueryWork work;

    [[nodiscard]] constexpr explicit operator bool() const { return hit; }
};

namespace detail {
/// The visitor's answer, or kDescend where it returns nothing.
template <class Visitor, class... Arguments>
JOSTLE_INLINE Visit answer_of(Visitor& visitor, Arguments... arguments) {
    if constexpr (std::is_void_v<std::invoke_result_t<Visitor&, Arguments...>>) {
        visitor(arguments...);
        return Visit::kDescend;
    } else {
        return visitor(arguments...);
    }
}

/// Adds the nodes and items of a part of a query.
constexpr void add_counts(QueryWork& work, const QueryWork& part) {
    work.nodes += part.nodes;
    work.items += part.items;
}

/// The hit of a search that had room for one.
[[nodiscard]] inline NearestHit first_of(const NearestCount& count, const Neighbor& one) {
    if (count.count == 0) return {false, -1, 0.0f, count.work};
    return {true, one.id, one.squared_distance, count.work};
}

/// Takes off the hits that were appended to a vector, unless they were all.
template <class T>
class Appending {
  public:
    explicit Appending(std::vector<T>& to) : to_(to), before_(to.size()) {}
    Appending(const Appending&) = delete;
    Appending& operator=(const Appending&) = delete;
    ~Appending() {
        if (!done_) to_.resize(before_);
    }
    void finish() { done_ = true; }

  private:
    std::vector<T>& to_;
    std::size_t before_;
    bool done_ = false;
};

/// Runs query(visitor) with a visitor that appends to the vector. Where that throws, the vector is as before.
template <class T, class Query>
QueryWork append_hits(std::vector<T>& found, Query&& query) {
    Appending<T> appending(found);
    const QueryWork work = query([&found](const T& hit) { found.push_back(hit); });
    appending.finish();
    return work;
}
}  // namespace detail

}  // namespace jostle
JOSTLE_API_END
