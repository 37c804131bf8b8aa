// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/ask/gathered.h"

namespace jostle {

bool Gathered::gather(const Aabb<2>& region) {
    const BroadPhase<2>& boxes = inquiry_.tables.broad_phase;
    count_ = 0;
    const QueryWork work = boxes.query(
        region,
        [&](int proxy) {
            if (count_ == kRoom) return Visit::kStop;
            boxes_[count_] = boxes.fat_box_of(proxy);
            words_[count_] = boxes.user_data_of(proxy);
            proxies_[count_++] = proxy;
            return Visit::kDescend;
        },
        inquiry_.tree_filter());
    return !work.stopped;
}

}  // namespace jostle
