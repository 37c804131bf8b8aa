// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// HandleRange: the bodies of a world, the shapes of a body, ... one after the other, without allocation:
//
//     for (const Shape& shape : body.shapes()) ...
//
// The loop may destroy the current object, but no other one of the range, and may create none.
#pragma once

#include <jostle/dynamics/handle.h>

#include <cstddef>
#include <iterator>
#include <vector>

JOSTLE_API_BEGIN
namespace jostle {

/// `T` is made from a handle, by T::from(handle) if it has that. Throws Error if an object after the current
/// one was destroyed.
template <class T>
class HandleRange {
  public:
    /// The owner's object after `present`, or its first if `present` is empty. Empty after the last one.
    using Next = Handle (*)(const Handle& owner, const Handle& present);

    HandleRange() = default;
    HandleRange(const Handle& owner, int size, Next next)
        : owner_(owner), next_(next), size_(static_cast<std::size_t>(size)) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    /// The first. The range must not be empty.
    [[nodiscard]] T front() const { return *begin(); }
    /// A copy, to index, sort and keep.
    [[nodiscard]] std::vector<T> to_vector() const { return {begin(), end()}; }

    class Iterator {
      public:
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using reference = T;
        using pointer = void;
        using iterator_category = std::input_iterator_tag;

        Iterator() = default;
        explicit Iterator(const HandleRange& range) : range_(range), ahead_(range.after(Handle{})) {
            ++*this;
        }

        T operator*() const {
            if constexpr (requires { T::from(present_); }) {
                return T::from(present_);
            } else {
                return T(present_);
            }
        }
        Iterator& operator++() {
            present_ = ahead_;
            if (present_ != Handle{}) ahead_ = range_.after(present_);
            return *this;
        }
        Iterator operator++(int) {
            const Iterator old = *this;
            ++*this;
            return old;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.present_ == b.present_; }

      private:
        HandleRange range_;
        Handle present_;
        Handle ahead_;  ///< so that the present one may go
    };
    [[nodiscard]] Iterator begin() const { return Iterator(*this); }
    [[nodiscard]] Iterator end() const { return {}; }

  private:
    [[nodiscard]] Handle after(const Handle& present) const {
        return next_ == nullptr ? Handle{} : next_(owner_, present);
    }

    Handle owner_;
    Next next_ = nullptr;
    std::size_t size_ = 0;
};

}  // namespace jostle
JOSTLE_API_END
