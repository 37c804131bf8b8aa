// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/edit/edit_queue.h"

namespace jostle::detail {
namespace {

template <class Edit>
concept Drops = requires(Tables& tables, const Edit& edit) {
    drop(tables, edit);
};
template <class Edit>
void give_up(Tables& tables, const Edit& edit) noexcept {
    if constexpr (Drops<Edit>) drop(tables, edit);
}

}  // namespace

EditQueue::Boxes EditQueue::Boxes::reserved_in(const Tables& tables) {
    return {tables.broad_phase.reserved_count(Mobility::kStatic),
            tables.broad_phase.reserved_count(Mobility::kMovable)};
}
void EditQueue::Boxes::give_back(Tables& tables) const noexcept {
    tables.broad_phase.forget_reserved(Mobility::kStatic, of_static);
    tables.broad_phase.forget_reserved(Mobility::kMovable, of_movable);
}

void EditQueue::restore(const Waiting& waiting) {
    make_room(waiting_, 1);
    make_room(dropped_, static_cast<int>(waiting_.size()) + 1);
    waiting_.push_back(waiting);
}

void EditQueue::drop(Tables& tables, Waiting& waiting) noexcept {
    waiting.held.give_back(tables);
    waiting.held = {};
    dropped_.push_back({waiting.call.name(), waiting.target});
    std::visit([&](const auto& edit) { give_up(tables, edit); }, waiting.edit);
}

void EditQueue::settle(Tables& tables, std::size_t applied) noexcept {
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(applied));
    std::size_t left = 0;
    for (Waiting& waiting : waiting_) {
        const bool stays = std::visit([&](const auto& edit) { return is_there(tables, edit); }, waiting.edit);
        if (stays) {
            waiting_[left++] = waiting;
        } else {
            drop(tables, waiting);
        }
    }
    waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(left), waiting_.end());
}

Destroyed EditQueue::destroyed_by(Tables& tables, AnyEdit& any) {
    return std::visit(
        [&](auto& edit) {
            if constexpr (requires { edit.destroys(); }) {
                if (is_there(tables, edit) && fits(tables, edit)) {
                    prepare(tables, edit);
                    return edit.destroys();
                }
            }
            return Destroyed{};
        },
        any);
}

void EditQueue::apply_one(Tables& tables, Waiting& waiting) {
    std::visit(
        [&](auto& edit) {
            if (!is_there(tables, edit) || !fits(tables, edit)) return drop(tables, waiting);
            // The room that was held is free again, and is taken by the tables as they are now.
            waiting.held.give_back(tables);
            waiting.held = {};
            prepare(tables, edit);
            carry_out(tables, edit);
        },
        waiting.edit);
}

void EditQueue::discard(Tables& tables) noexcept {
    while (!waiting_.empty()) {
        waiting_.back().held.give_back(tables);
        std::visit([&](const auto& edit) { give_up(tables, edit); }, waiting_.back().edit);
        waiting_.pop_back();
    }
}

const JointParameters* EditQueue::parameters_of(JointId joint) const {
    for (std::size_t i = waiting_.size(); i-- > 0;) {
        const auto* edit = std::get_if<SetJointParameters>(&waiting_[i].edit);
        if (edit != nullptr && edit->joint == joint) return &edit->parameters;
    }
    return nullptr;
}

}  // namespace jostle::detail
