// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Both ways of a delta foresee the numbers of a save by those of its base, and code how far off each is.
// Some numbers are foreseen by others of the same object, which have been coded before:
//
//     center      goes as far as the position went
//     the sine    of an angle whose cosine is known; a unit normal's y by its x
//     a box       its upper side goes as far as the lower one
//     turn        is that of another contact with the same body
//
// A contact whose manifold has changed is foreseen as one that the last step has made: its pose by those of
// its bodies, a step of four sub-steps before; each distance now by the manifold's.
//
// ORDER: objects as they lie in the save, fields as they lie in the base's object.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "dynamics/save/delta_motion.h"
#include "dynamics/save/delta_pieces.h"
#include "dynamics/save/delta_roles.h"
#include "dynamics/save/range_coder.h"

namespace jostle::detail {

template <class Coder>
class DeltaModel {
  public:
    /// `body` is the save's: that which is put, or that which grows.
    DeltaModel(Coder& coder, const FieldList& list, std::span<const std::byte> base,
               std::span<std::byte> body)
        : coder_(coder),
          list_(list),
          base_(base),
          body_(body),
          chances_(list.kind_count()),
          former_(list),
          roles_(roles_of(list)) {}

    std::uint64_t number(NumberChances& chances, std::uint64_t value) {
        return code_number(coder_, chances, 0, value);
    }
    /// All of its fields may be others than the base's.
    void object(const Unit& unit) {
        const auto& [at, piece, first_field, body, other] = unit;
        std::size_t field = first_field;
        body_id_ = body;
        other_id_ = other;
        is_made_anew_ = is_posed_ = has_former_ = false;
        distances_ = told_ = 0;
        std::uint32_t done = 0;
        before_ = 0;
        while (done < piece.size) {
            SavedField next;
            if (piece.from + done < base_.size() && field < list_.fields.size()) next = list_.fields[field++];
            if (next.size > piece.size - done || piece.from + done + next.size > base_.size()) next = {};
            code(next, at + done, piece.from + done);
            done += next.size;
        }
    }

  private:
    /// [1] Of an angle whose sine is foreseen better by the bodies than by the cosine.
    static constexpr float kSmallSine = 0.01f;
    [[nodiscard]] static std::uint64_t load(std::span<const std::byte> from, std::uint32_t at, int size) {
        std::uint64_t value = 0;
        for (int i = 0; i < size; ++i)
            if (at + static_cast<std::uint32_t>(i) < from.size())
                value |= std::uint64_t{static_cast<std::uint8_t>(from[at + static_cast<std::uint32_t>(i)])}
                         << (8 * i);
        return value;
    }
    void store(std::uint32_t at, int size, std::uint64_t value) {
        for (int i = 0; i < size; ++i)
            body_[at + static_cast<std::uint32_t>(i)] = static_cast<std::byte>(value >> (8 * i));
    }
    /// Bits whose order as signed numbers is that of the floats.
    [[nodiscard]] static std::uint64_t in_order(std::uint64_t bits, int size) {
        const std::uint64_t sign = bits >> (8 * size - 1) & 1;
        const std::uint64_t all =
            size == 8 ? ~std::uint64_t{0} >> 1 : (std::uint64_t{1} << (8 * size - 1)) - 1;
        return sign != 0 ? bits ^ all : bits;
    }

    void code(SavedField field, std::uint32_t at, std::uint32_t from) {
        const int size = field.size;
        const std::uint64_t base = load(base_, from, size);
        std::uint64_t foreseen = foresee(field, base);
        std::uint64_t value = load(body_, at, size);
        const std::uint64_t mask = size == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * size)) - 1;
        if (field.is_float) {
            foreseen = in_order(foreseen, size);
            value = in_order(value, size);
        }
        // With the sign that it has in as many bits as the field.
        const int unused = 64 - 8 * size;
        const std::int64_t off =
            code_signed(coder_, chances_[field.kind], before_,
                        static_cast<std::int64_t>((value - foreseen) << unused) >> unused);
        before_ = class_of(off);
        value = (foreseen + static_cast<std::uint64_t>(off)) & mask;
        if (field.is_float) value = in_order(value, size);
        store(at, size, value);
        note(field, base, value);
    }
    [[nodiscard]] static float float_of(std::uint64_t bits) {
        return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    }
    /// Of a contact whose manifold has changed, by its bodies.
    void find_pose() {
        const SavedMotion *const a = former_.of(body_id_), *const b = former_.of(other_id_);
        is_posed_ = true;
        has_former_ = is_made_anew_ && a != nullptr && b != nullptr;
        if (!has_former_) return;
        pose_ = former_.pose_of(*b, *a);
        turn_ = former_.turn_of(*a);
    }
    [[nodiscard]] std::uint64_t foresee(SavedField field, std::uint64_t base) {
        const float was = float_of(base);
        float now = was;
        switch (roles_[field.kind]) {
            case Role::kCenter:
                // The position went by as much; mostly the two are one point.
                now = was == base_position_[axis_] ? position_[axis_]
                                                   : was + (position_[axis_] - base_position_[axis_]);
                break;
            case Role::kSine:
                now = other_side(was);
                break;
            case Role::kSeparation:
                if (is_made_anew_ && is_posed_ && told_ < distances_) now = distance_[told_];
                break;
            case Role::kPosePosition:
                if (!is_posed_) find_pose();
                if (has_former_) now = axis_ == 0 ? pose_.p.x : pose_.p.y;
                break;
            case Role::kPoseCosine:
                if (has_former_) now = pose_.q.c;
                break;
            case Role::kPoseSine:
                now = has_former_ ? pose_.q.s : was;
                // A cosine near 1 says little about the sine.
                if (!has_former_ || std::abs(now) > kSmallSine) now = other_side(now);
                break;
            case Role::kTurnCosine:
                if (const Turn* const turn = known_turn()) {
                    now = turn->cosine;
                } else if (has_former_) {
                    now = turn_.c;
                }
                break;
            case Role::kTurnSine: {
                const Turn* const turn = known_turn();
                now = turn != nullptr && turn->cosine == first_ ? turn->sine : other_side(was);
                break;
            }
            case Role::kUpperX:
                now = was + moved_[0];
                break;
            case Role::kUpperY:
                now = was + moved_[1];
                break;
            case Role::kNormal:
                if (axis_ == 1) now = other_side(was);
                break;
            default:
                return base;
        }
        return std::bit_cast<std::uint32_t>(now);
    }
    /// Of a unit vector whose first part is known.
    [[nodiscard]] float other_side(float was) const {
        const double square = 1.0 - static_cast<double>(first_) * static_cast<double>(first_);
        if (!is_changed_ || !(square > 0.0)) return was;
        return std::copysign(static_cast<float>(std::sqrt(square)), was);
    }
    void note(SavedField field, std::uint64_t base, std::uint64_t value) {
        switch (roles_[field.kind]) {
            case Role::kPosition:
                base_position_[axis_] = float_of(base);
                position_[axis_] = float_of(value);
                note_motion(&SavedMotion::position, value);
                break;
            case Role::kCenter:
                note_motion(&SavedMotion::center, value);
                break;
            case Role::kVelocity:
                note_motion(&SavedMotion::velocity, value);
                break;
            case Role::kAngular:
                if (SavedMotion* const motion = former_.of(body_id_)) motion->angular = float_of(value);
                axis_ = 0;
                break;
            case Role::kNormal:
                if (axis_ == 0) note_first(base, value);
                is_made_anew_ = is_made_anew_ || value != base;
                axis_ ^= 1;
                break;
            case Role::kPoint:
                is_made_anew_ = is_made_anew_ || value != base;
                break;
            case Role::kSeparation:
                is_made_anew_ = is_made_anew_ || (!is_posed_ && value != base);
                if (is_posed_) {
                    ++told_;
                } else if (distances_ < 2) {
                    distance_[distances_++] = float_of(value);
                }
                break;
            case Role::kPosePosition:
                axis_ ^= 1;
                break;
            case Role::kCosine:
                if (SavedMotion* const motion = former_.of(body_id_)) motion->turn.c = float_of(value);
                note_first(base, value);
                break;
            case Role::kSine:
                if (SavedMotion* const motion = former_.of(body_id_)) motion->turn.s = float_of(value);
                break;
            case Role::kPoseCosine:
            case Role::kTurnCosine:
                note_first(base, value);
                break;
            case Role::kTurnSine:
                if (body_id_ >= 0) {
                    const auto body = static_cast<std::size_t>(body_id_);
                    if (turns_.size() <= body) turns_.resize(body + 1);
                    turns_[body] = {first_, float_of(value), true};
                }
                break;
            case Role::kName:
                // The fields are foreseen by those of another contact.
                if (value != base) body_id_ = other_id_ = -1;
                break;
            case Role::kLowerX:
                moved_[0] = float_of(value) - float_of(base);
                break;
            case Role::kLowerY:
                moved_[1] = float_of(value) - float_of(base);
                break;
            default:
                axis_ = 0;
        }
    }
    /// Of a body in the world, as a contact has had it.
    struct Turn {
        float cosine = 1.0f, sine = 0.0f;
        bool is_known = false;
    };
    [[nodiscard]] const Turn* known_turn() const {
        const auto body = static_cast<std::size_t>(body_id_);
        return body_id_ >= 0 && body < turns_.size() && turns_[body].is_known ? &turns_[body] : nullptr;
    }
    /// The next of both parts of a vector.
    void note_motion(Vec2 SavedMotion::*member, std::uint64_t value) {
        if (SavedMotion* const motion = former_.of(body_id_))
            (axis_ == 0 ? (motion->*member).x : (motion->*member).y) = float_of(value);
        axis_ ^= 1;
    }
    void note_first(std::uint64_t base, std::uint64_t value) {
        first_ = float_of(value);
        is_changed_ = value != base;
    }

    Coder& coder_;
    const FieldList& list_;
    std::span<const std::byte> base_;
    std::span<std::byte> body_;
    std::vector<NumberChances> chances_;
    FormerPoses former_;
    std::vector<Role> roles_;  ///< by kind
    int before_ = 0;           ///< class of the number before
    // Of the object that is coded.
    float base_position_[2] = {}, position_[2] = {};
    float first_ = 0.0f;
    float moved_[2] = {};
    std::int32_t body_id_ = -1, other_id_ = -1;
    Transform pose_;                        ///< see find_pose()
    Rot turn_;                              ///< likewise
    float distance_[2] = {};                ///< [m] of the manifold
    std::size_t distances_ = 0, told_ = 0;  ///< [1] of the manifold, and of those now
    bool is_made_anew_ = false;             ///< the manifold is not the base's
    bool is_posed_ = false;                 ///< the pose is reached
    bool has_former_ = false;               ///< pose_ and turn_ are known
    bool is_changed_ = false;
    int axis_ = 0;
    std::vector<Turn> turns_;  ///< by body
};

}  // namespace jostle::detail
