// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Large worlds wait for memory: each pass of the solver would read and write all rows. Islands have nothing
// in common, so a few of them at a time, a portion, go through all sub-steps while their rows are in the
// cache. Within a portion everything has its usual order, so no bit depends on this plan.
//
// It follows from bodies, contacts and joints, is made anew by the first step after these have changed
// (portions/plan_portions.cpp), and is used by the stages from `prepare` to `store_impulses`.
#pragma once

#include <cstdint>
#include <memory_resource>
#include <vector>

#include "memory/copy_rows.h"

namespace jostle::detail {

/// Contacts of a portion that are of one colour.
struct PortionColour {
    int bin = 0;
    int first_contact = 0;  ///< in PortionPlan::contacts
    int contact_count = 0;
};

/// Ranges of the arrays of the plan.
struct Portion {
    int first_colour = 0, last_colour = 0;
    int first_body = 0, last_body = 0;
    int row_count = 0;  ///< of contacts
};

struct PortionPlan {
    explicit PortionPlan(std::pmr::memory_resource* memory)
        : contacts(memory),
          bodies(memory),
          colours(memory),
          portions(memory),
          portion_of_island(memory),
          portion_of_body(memory),
          portion_of_contact(memory) {}

    /// ConstraintGraph::changes and BodyTable::changes() when it was made, and for how many threads.
    struct Basis {
        std::uint64_t graph = 0, bodies = 0;
        int workers = 0;
        friend bool operator==(const Basis&, const Basis&) = default;
    };

    /// Becomes a copy: see Table::copy_from(). The two numbers below stay.
    void copy_from(const PortionPlan& other) {
        copy_rows(contacts, other.contacts);
        copy_rows(bodies, other.bodies);
        copy_rows(colours, other.colours);
        copy_rows(portions, other.portions);
        made_for = other.made_for;
    }

    /// [1] Contacts of which a core's cache holds the rows: with fewer, a world is solved as a whole. Tests
    /// change both numbers.
    int least_contacts = 8192;
    /// [1] Bodies of several islands together. In a pile a body has two or three contacts.
    int bodies_per_portion = 768;

    Basis made_for;
    std::pmr::vector<int> contacts;          ///< places in their bins, ascending in each colour
    std::pmr::vector<std::uint32_t> bodies;  ///< places in the awake set, ascending in each portion
    std::pmr::vector<PortionColour> colours;
    /// None: the world is solved as a whole. The first one has all joints, what hangs on them, bodies that
    /// touch kinematic ones, contacts that found no colour, and large islands. It is solved last.
    std::pmr::vector<Portion> portions;

    // While it is made.
    std::pmr::vector<int> portion_of_island, portion_of_body;  ///< by id
    std::pmr::vector<int> portion_of_contact;                  ///< in the order of the bins
};

}  // namespace jostle::detail
