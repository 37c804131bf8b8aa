// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// PoseView: the poses of the bodies that a step moves, for drawing them each frame:
//
//     for (const auto& [body, transform] : world.poses()) ...
#pragma once

#include <jostle/core/strided_view.h>
#include <jostle/dynamics/body.h>

JOSTLE_API_BEGIN
namespace jostle {

struct Pose {
    Body body;
    Transform transform;  ///< [m] of the body's origin
};

/// Valid until the next call that changes the world.
class PoseView {
  public:
    /// The body at an index of the view.
    using BodyAt = Body (*)(const Handle& world, std::size_t index);

    PoseView() = default;
    PoseView(const Handle& world, StridedView<const Transform> transforms, BodyAt body_at)
        : world_(world), transforms_(transforms), body_at_(body_at) {}

    [[nodiscard]] std::size_t size() const { return transforms_.size(); }
    [[nodiscard]] bool empty() const { return transforms_.empty(); }
    /// The transforms alone, where the world keeps them.
    [[nodiscard]] StridedView<const Transform> transforms() const { return transforms_; }
    [[nodiscard]] Body body(std::size_t index) const { return body_at_(world_, index); }
    [[nodiscard]] Pose operator[](std::size_t index) const { return {body(index), transforms_[index]}; }

    class Iterator {
      public:
        using value_type = Pose;
        using difference_type = std::ptrdiff_t;
        using reference = Pose;
        using pointer = void;
        using iterator_category = std::input_iterator_tag;

        Iterator() = default;
        Iterator(const Handle& world, StridedView<const Transform> transforms, BodyAt body_at,
                 std::size_t index)
            : world_(world), transforms_(transforms), body_at_(body_at), index_(index) {}
        Pose operator*() const { return {body_at_(world_, index_), transforms_[index_]}; }
        Iterator& operator++() {
            ++index_;
            return *this;
        }
        Iterator operator++(int) {
            const Iterator old = *this;
            ++*this;
            return old;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.index_ == b.index_; }

      private:
        Handle world_;
        StridedView<const Transform> transforms_;
        BodyAt body_at_ = nullptr;
        std::size_t index_ = 0;
    };
    [[nodiscard]] Iterator begin() const { return {world_, transforms_, body_at_, 0}; }
    [[nodiscard]] Iterator end() const { return {world_, transforms_, body_at_, size()}; }

  private:
    Handle world_;
    StridedView<const Transform> transforms_;
    BodyAt body_at_ = nullptr;
};

}  // namespace jostle
JOSTLE_API_END
