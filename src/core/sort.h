// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// sort: by a total order, so that any sort gives one result: std::sort, or a smaller one in WebAssembly.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>

namespace jostle::detail {

/// Less code than std::sort, which takes 2 to 4 KB for each type of item.
template <class T, class Less>
void heap_sort(T* items, std::size_t count, Less less) {
    std::size_t parents = count / 2;
    while (count > 1) {
        if (parents > 0) {
            --parents;
        } else {
            --count;
            std::swap(items[0], items[count]);
        }
        const T item = items[parents];
        std::size_t hole = parents;
        for (std::size_t child; (child = 2 * hole + 1) < count; hole = child) {
            if (child + 1 < count && less(items[child], items[child + 1])) ++child;
            if (!less(item, items[child])) break;
            items[hole] = items[child];
        }
        items[hole] = item;
    }
}

template <class T, class Less>
void sort(T* items, std::size_t count, Less less) {
#ifdef __wasm__
    // A module that is downloaded.
    heap_sort(items, count, less);
#else
    std::sort(items, items + count, less);
#endif
}

template <class Range, class Less = std::less<>>
void sort(Range&& range, Less less = {}) {
    sort(std::data(range), std::size(range), less);
}

}  // namespace jostle::detail
