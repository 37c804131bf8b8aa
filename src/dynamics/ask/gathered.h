// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The shapes of a region, for overlaps with boxes that lie near each other: the trees are asked once for all
// of them, and each box looks through what was gathered. It finds what it finds alone: the test of boxes is
// that of the trees.
#pragma once

#include "dynamics/ask/inquiry.h"

namespace jostle {

class Gathered {
  public:
    explicit Gathered(const Inquiry& inquiry) : inquiry_(inquiry) {}

    /// Everything whose box overlaps a region. False: there is no room for so many.
    [[nodiscard]] bool gather(const Aabb<2>& region);

    /// Calls visit(proxy, word) for those whose boxes overlap a box in the region.
    template <class Visit>
    void for_overlaps(const Aabb<2>& box, const Visit& visit) const {
        for (int i = 0; i < count_; ++i)
            if (jostle::overlap(boxes_[i], box)) visit(proxies_[i], words_[i]);
    }

  private:
    static constexpr int kRoom = 192;

    const Inquiry& inquiry_;
    int count_ = 0;
    Aabb<2> boxes_[kRoom];
    std::uint64_t words_[kRoom];
    int proxies_[kRoom];
};

}  // namespace jostle
