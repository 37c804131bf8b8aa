// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world's state as text, and where two part.
#include <jostle/dynamics/world.h>

#include <algorithm>
#include <set>
#include <utility>

#include "dynamics/save/state_list.h"
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

StateList list_of(const WorldImpl& world) {
    StateList list;
    describe(list, world.tables());
    list.at("world", 0);
    list.state("asks", world.callbacks().asks());
    return list;
}

/// Whether both are of the same field of the same object.
bool are_of_one_field(const StateNumber& a, const StateNumber& b) {
    StateNumber other = b;
    other.bits = a.bits;
    return are_alike(a, other);
}

using Objects = std::set<std::pair<std::string_view, int>>;
Objects objects_of(const std::vector<StateNumber>& numbers) {
    Objects all;
    for (const StateNumber& number : numbers) all.emplace(number.object, number.index);
    return all;
}

/// Contacts and islands follow from what moves, the others from what the user makes.
bool is_made(std::string_view object) {
    return object != "contact" && object != "island";
}

/// The first object of a list, among those that are made or among all, that another list does not have; none:
/// it has all.
const StateNumber* first_missing(const std::vector<StateNumber>& numbers, const Objects& others, bool all) {
    const auto missing = std::ranges::find_if(numbers, [&](const StateNumber& number) {
        return (all || is_made(number.object)) && !others.contains({number.object, number.index});
    });
    return missing == numbers.end() ? nullptr : &*missing;
}

StateDifference missing_object(const std::vector<StateNumber>& a, const std::vector<StateNumber>& b,
                               bool all) {
    const StateNumber* const of_a = first_missing(a, objects_of(b), all);
    const StateNumber* const of_b = first_missing(b, objects_of(a), all);
    if (of_a == nullptr && of_b == nullptr) return {};
    const bool is_of_a = of_b == nullptr || (of_a != nullptr && of_a - a.data() <= of_b - b.data());
    const StateNumber& one = is_of_a ? *of_a : *of_b;
    return {.object = one.object,
            .index = one.index,
            .field = "",
            .a = is_of_a ? "there" : "",
            .b = is_of_a ? "" : "there",
            .tables = ""};
}

StateDifference difference_of(const StateNumber& number) {
    return {.object = number.object,
            .index = number.index,
            .field = number.path(),
            .a = "",
            .b = "",
            .tables = ""};
}

}  // namespace

std::string StateDifference::text() const {
    if (is_none()) return "";
    if (field.empty())
        return object + " " + std::to_string(index) + ": in the " + (b.empty() ? "first" : "second") +
               " one alone";
    const auto told = [](const std::string& number) {
        return number.empty() ? std::string("nothing") : number;
    };
    return object + " " + std::to_string(index) + ", " + field + ": " + told(a) + " and " + told(b);
}

namespace {

/// In the order of the description; without the tables.
StateDifference find_difference(const WorldImpl& first, const WorldImpl& second) {
    const std::vector<StateNumber> of_a = list_of(first).numbers(), of_b = list_of(second).numbers();
    const auto [a, b] = std::mismatch(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(), are_alike);
    if (a == of_a.end() && b == of_b.end()) return {};
    // An object that one of the worlds lacks says more than the lists and numbers that follow from it.
    const bool are_of_one = a != of_a.end() && b != of_b.end() && are_of_one_field(*a, *b);
    if (StateDifference missing = missing_object(of_a, of_b, !are_of_one); !missing.is_none()) return missing;
    StateDifference found = difference_of(a != of_a.end() ? *a : *b);
    if (a != of_a.end()) found.a = a->text();
    if (b != of_b.end() && (a == of_a.end() || are_of_one)) found.b = b->text();
    return found;
}

std::string differing_tables(const TableHashes& a, const TableHashes& b) {
    const std::pair<const char*, std::uint64_t TableHashes::*> all[] = {
        {"world", &TableHashes::world},       {"bodies", &TableHashes::bodies},
        {"shapes", &TableHashes::shapes},     {"chains", &TableHashes::chains},
        {"contacts", &TableHashes::contacts}, {"joints", &TableHashes::joints},
        {"islands", &TableHashes::islands}};
    std::string names;
    for (const auto& [name, hash] : all)
        if (a.*hash != b.*hash) names.append(names.empty() ? "" : ", ").append(name);
    return names;
}

}  // namespace

StateDifference World::first_difference(const World& other) const {
    constexpr Call kCall("World::first_difference");
    StateDifference found = find_difference(require_here(impl_, kCall), require_here(other.impl_, kCall));
    found.tables = differing_tables(table_hashes(), other.table_hashes());
    return found;
}

StateDifference first_difference(std::span<const std::byte> a, std::span<const std::byte> b) {
    World first, second;
    (void)first.load(a);
    (void)second.load(b);
    StateDifference found = first.first_difference(second);
    if (found.is_none() && !std::ranges::equal(a, b))
        found = {.object = "save",
                 .index = 0,
                 .field = "ids, names, edits that wait, or events",
                 .a = "one",
                 .b = "another",
                 .tables = ""};
    return found;
}

std::string World::state_text() const {
    std::string text;
    const StateList list = list_of(require_here(impl_, Call("World::state_text")));
    const StateNumber* last = nullptr;
    for (const StateNumber& number : list.numbers()) {
        const bool is_same =
            last != nullptr && std::string_view(last->object) == number.object && last->index == number.index;
        if (!is_same)
            text.append(number.object)
                .append(" ")
                .append(to_text(static_cast<long long>(number.index)))
                .append("\n");
        const bool goes_on = is_same && number.path() == last->path();
        if (goes_on) {
            text.back() = ' ';
        } else {
            text.append("  ").append(number.path()).append(" ");
        }
        text.append(number.text()).append("\n");
        last = &number;
    }
    return text;
}

}  // namespace jostle
