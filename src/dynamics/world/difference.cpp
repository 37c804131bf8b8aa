// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A world's state as text, and where two part.
#include <jostle/dynamics/world.h>

#include <algorithm>

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

StateDifference difference_of(const StateNumber& number) {
    return {.object = number.object, .index = number.index, .field = number.path(), .a = "", .b = ""};
}

}  // namespace

std::string StateDifference::text() const {
    if (is_none()) return "";
    const auto told = [](const std::string& number) {
        return number.empty() ? std::string("nothing") : number;
    };
    return object + " " + std::to_string(index) + ", " + field + ": " + told(a) + " and " + told(b);
}

StateDifference World::first_difference(const World& other) const {
    constexpr Call kCall("World::first_difference");
    const std::vector<StateNumber> of_a = list_of(require_here(impl_, kCall)).numbers(),
                                   of_b = list_of(require_here(other.impl_, kCall)).numbers();
    const auto [a, b] = std::mismatch(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(), are_alike);
    if (a == of_a.end() && b == of_b.end()) return {};
    StateDifference found = difference_of(a != of_a.end() ? *a : *b);
    if (a != of_a.end()) found.a = a->text();
    if (b != of_b.end() && (a == of_a.end() || are_of_one_field(*a, *b))) found.b = b->text();
    return found;
}

StateDifference first_difference(std::span<const std::byte> a, std::span<const std::byte> b) {
    World first, second;
    (void)first.load(a);
    (void)second.load(b);
    return first.first_difference(second);
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
