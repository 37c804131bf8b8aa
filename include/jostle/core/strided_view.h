// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// StridedView: values of one type at equal distances in memory, such as one member of each struct of an
// array. A view is a pointer, a count and a stride, for bindings and for uploads to a GPU, and owns nothing.
#pragma once

#include <jostle/core/config.h>

#include <compare>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <type_traits>

JOSTLE_API_BEGIN
namespace jostle {

namespace detail {
/// A pointer to a T or, where T is const, to one that is not; to no class derived from it.
template <class Pointer, class T>
concept PointsTo = std::is_convertible_v<Pointer, T*> &&
    std::is_same_v<std::remove_cv_t<std::remove_pointer_t<Pointer>>, std::remove_cv_t<T>>;
template <class Range>
concept HasStride = requires(Range& range) {
    range.stride();
};
/// A span, a vector or an array of T. A temporary may be read for as long as a call lasts, but not written
/// to.
template <class Range, class T>
concept SideBySide = (std::is_lvalue_reference_v<Range> || std::is_const_v<T>)&&!HasStride<Range> &&
                     requires(Range & range) {
    { std::size(range) } -> std::convertible_to<std::size_t>;
    { std::data(range) } -> PointsTo<T>;
};
}  // namespace detail

template <class T>
class StridedView {
    using Byte = std::conditional_t<std::is_const_v<T>, const std::byte, std::byte>;

  public:
    StridedView() = default;
    /// `stride` [bytes] is a multiple of T's alignment.
    StridedView(T* first, std::size_t count, std::ptrdiff_t stride)
        : first_(first), count_(count), stride_(stride) {}
    /// Of a span, a vector or an array.
    template <class Range>
    // NOLINTNEXTLINE(bugprone-forwarding-reference-overload): a StridedView is not SideBySide
    requires detail::SideBySide<Range, T> StridedView(Range&& range)
        : first_(std::data(range)), count_(std::size(range)) {}
    /// Of values that the other may change.
    template <class U>
    requires(!std::is_const_v<U> && std::is_same_v<const U, T>) StridedView(const StridedView<U>& other)
        : first_(other.data()), count_(other.size()), stride_(other.stride()) {}

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    [[nodiscard]] T* data() const { return first_; }                 ///< the first element, if there is one
    [[nodiscard]] std::ptrdiff_t stride() const { return stride_; }  ///< [bytes] from one to the next
    [[nodiscard]] T& operator[](std::size_t index) const {
        return *reinterpret_cast<T*>(reinterpret_cast<Byte*>(first_) +
                                     static_cast<std::ptrdiff_t>(index) * stride_);
    }

    class Iterator {
      public:
        using value_type = std::remove_cv_t<T>;
        using difference_type = std::ptrdiff_t;
        using reference = T&;
        using pointer = T*;
        using iterator_category = std::random_access_iterator_tag;

        Iterator() = default;
        Iterator(const StridedView& view, difference_type index) : view_(view), index_(index) {}

        reference operator*() const { return view_[static_cast<std::size_t>(index_)]; }
        pointer operator->() const { return &**this; }
        reference operator[](difference_type n) const { return *(*this + n); }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this -= 1; }
        Iterator operator++(int) {
            const Iterator old = *this;
            ++*this;
            return old;
        }
        Iterator operator--(int) {
            const Iterator old = *this;
            --*this;
            return old;
        }
        Iterator& operator+=(difference_type n) {
            index_ += n;
            return *this;
        }
        Iterator& operator-=(difference_type n) { return *this += -n; }
        friend Iterator operator+(Iterator a, difference_type n) { return a += n; }
        friend Iterator operator+(difference_type n, Iterator a) { return a += n; }
        friend Iterator operator-(Iterator a, difference_type n) { return a -= n; }
        friend difference_type operator-(const Iterator& a, const Iterator& b) { return a.index_ - b.index_; }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.index_ == b.index_; }
        friend auto operator<=>(const Iterator& a, const Iterator& b) { return a.index_ <=> b.index_; }

      private:
        StridedView view_;
        difference_type index_ = 0;
    };
    [[nodiscard]] Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] Iterator end() const { return {*this, static_cast<std::ptrdiff_t>(count_)}; }

  private:
    T* first_ = nullptr;
    std::size_t count_ = 0;
    std::ptrdiff_t stride_ = sizeof(T);
};

}  // namespace jostle
JOSTLE_API_END
