// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which pairs of shapes began and ended to touch since the user was told last. Part of the state: edits
// between steps end touches that the next step reports, and a step that runs out of memory leaves them to the
// next.
#pragma once

#include <jostle/math/vec2.h>

#include <cstdint>
#include <memory_resource>
#include <vector>

#include "dynamics/store/table.h"

namespace jostle::detail {

/// Where and how fast two shapes meet, before the impact.
struct TouchMotion {
    Vec2 point;                                ///< [m] in the world: of the manifold's points the nearest
    Vec2 normal;                               ///< [1] from A to B
    Vec2 linear_a, linear_b;                   ///< [m/s] of the bodies
    float angular_a = 0.0f, angular_b = 0.0f;  ///< [rad/s] of the bodies
    float approach_speed = 0.0f;               ///< [m/s] of the shapes, at the point along the normal
};

/// It names shapes that may be gone when the user reads of it.
struct Touch {
    ContactId contact;
    Id shape_a;
    Id shape_b;
    std::uint64_t user_data_a = 0;
    std::uint64_t user_data_b = 0;
    bool is_visit = false;   ///< one shape is a sensor, or both
    bool a_is_told = false;  ///< A is a sensor that tells of B ...
    bool b_is_told = false;  ///< ... and B of A
    /// Of an end: the callback was called before the shapes went.
    bool is_heard = false;
    TouchMotion motion;  ///< of a begin
};

/// Invariant: there is always room to end every touch that there is.
class Touches {
  public:
    explicit Touches(std::pmr::memory_resource* memory) : began_(memory), ended_(memory) {}

    /// Afterwards so many more can begin. Throws std::bad_alloc, and has changed nothing.
    void reserve_begin(int more = 1) {
        make_room(began_, more);
        make_room(ended_, touching_ + more);
    }
    [[nodiscard]] bool has_room_to_begin(int more) const {
        const auto room = static_cast<std::size_t>(more);
        return began_.capacity() - began_.size() >= room &&
               ended_.capacity() - ended_.size() >= static_cast<std::size_t>(touching_) + room;
    }
    void begin(const Touch& touch) noexcept {
        began_.push_back(touch);
        ++touching_;
    }
    /// `is_untold`: nobody was told that it began.
    void end(const Touch& touch, bool is_untold) noexcept;
    /// While this lives, ends are those of which the callback was called.
    class Heard {
      public:
        explicit Heard(Touches& touches) : touches_(touches) { touches_.is_heard_ = true; }
        Heard(const Heard&) = delete;
        Heard& operator=(const Heard&) = delete;
        ~Heard() { touches_.is_heard_ = false; }

      private:
        Touches& touches_;
    };
    /// The callback was called about all ends so far.
    void note_heard() noexcept {
        for (Touch& touch : ended_) touch.is_heard = true;
    }
    /// The user was told of all.
    void clear() noexcept {
        began_.clear();
        ended_.clear();
    }

    // For loads: the lists as they were saved, and then how many pairs touch. Throws std::bad_alloc.
    [[nodiscard]] std::pmr::vector<Touch>& began() { return began_; }
    [[nodiscard]] std::pmr::vector<Touch>& ended() { return ended_; }
    void restore(int touching) {
        make_room(ended_, touching);
        touching_ = touching;
    }

    /// Becomes a copy: see Table::copy_from().
    void copy_from(const Touches& other) {
        copy_rows(began_, other.began_);
        copy_rows(ended_, other.ended_);
        touching_ = other.touching_;
    }

    [[nodiscard]] bool is_told() const { return began_.empty() && ended_.empty(); }
    /// In the order in which they came.
    [[nodiscard]] const std::pmr::vector<Touch>& began() const { return began_; }
    [[nodiscard]] const std::pmr::vector<Touch>& ended() const { return ended_; }
    /// [1] Pairs that touch now.
    [[nodiscard]] int touching() const { return touching_; }
    [[nodiscard]] bool has_room() const {
        return ended_.capacity() - ended_.size() >= static_cast<std::size_t>(touching_);
    }

  private:
    std::pmr::vector<Touch> began_;
    std::pmr::vector<Touch> ended_;
    int touching_ = 0;
    bool is_heard_ = false;
};

}  // namespace jostle::detail
