// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Manifolds that are kept, moved on to the poses of now, a contact per lane; chosen at run time, with the
// same bits for every instruction set.
#pragma once

#include "dynamics/store/contact.h"

namespace jostle::detail {

inline constexpr int kContactsPerBlock = 64;

/// Contacts and their bodies, of which the first `count` are there.
struct PlacedContacts {
    ContactSim* sims[kContactsPerBlock];
    const BodySim* a[kContactsPerBlock];
    const BodySim* b[kContactsPerBlock];
    /// [m] B may move against A by less, as long as A hardly turns; 0: the manifold is to be computed afresh.
    float distances[kContactsPerBlock];
    int count = 0;

    void add(ContactSim& sim, const BodySim& of_a, const BodySim& of_b, float distance) {
        sims[count] = &sim;
        a[count] = &of_a;
        b[count] = &of_b;
        distances[count++] = distance;
    }
};

struct KeepArguments {
    float least_distance;        ///< [m] likewise, however far A has turned
    float speculative_distance;  ///< [m]
};

/// Contacts of a block: bit i is contact i.
using BlockBits = std::uint64_t;
static_assert(kContactsPerBlock == 64);

/// Places the manifolds that may be kept; the others' contacts stay as they are. `b_in_a` gets the poses of B
/// in A's frame, of all.
[[nodiscard]] BlockBits keep_manifolds(const KeepArguments& arguments, const PlacedContacts& contacts,
                                       Transform* b_in_a);

/// Places manifolds that were computed at the poses of now.
void place_manifolds(const PlacedContacts& contacts);

}  // namespace jostle::detail
