// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The fields to which the numbers of a save's body belong: a delta is foreseen and coded by them. The visitor
// takes the tables that a reader has made of the bytes, in the order in which these were written.
//
// A field's kind is told by the names in the description, not by their addresses: two builds with one schema
// number kinds alike.
#pragma once

#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "dynamics/save/state_reader.h"
#include "dynamics/save/state_writer.h"

namespace jostle::detail {

/// A number.
struct SavedField {
    std::uint16_t kind = 0;
    std::uint8_t size = 1;  ///< [bytes]
    bool is_float = false;
};
/// Fields of one object that lie next to each other: its record, or what a step reads of it.
struct SavedObject {
    const char* type = "";
    int index = 0;
    std::uint32_t at = 0;           ///< [bytes] in the body
    std::uint32_t first_field = 0;  ///< in FieldList::fields
    std::int32_t body = -1;         ///< the body itself; of a contact, the first one ...
    std::int32_t other = -1;        ///< ... and the second one
};
/// Where a body is, and how it moves.
struct SavedMotion {
    Vec2 position;         ///< [m]
    Vec2 center;           ///< [m] of mass
    Rot turn;              ///< of the body
    Vec2 velocity;         ///< [m/s] of the centre of mass
    float angular = 0.0f;  ///< [rad/s]
};

class FieldList : public TableWriter<FieldList> {
  public:
    /// Bytes that belong to no field.
    static constexpr std::uint16_t kRaw = 0;

    std::vector<SavedField> fields;
    /// The last one ends the others: the rest of the body is edits and events.
    std::vector<SavedObject> objects;

    /// Of a body whose tables begin at `at`, and were read.
    FieldList(std::uint32_t at, const Tables& tables, std::span<const SavedBox> boxes)
        : boxes_(boxes), at_(at) {
        kinds_.emplace(std::pair<std::string_view, std::string_view>("", ""), kRaw);
        this->at("ids", 0);
        describe(*this, tables);
        this->at("end", 0);
        for (SavedObject& object : objects) {
            const std::string_view type = object.type;
            if (type == "body") object.body = object.index;
            // Foreign bytes may name no contact.
            if (type != "contact" || object.index < 0) continue;
            const ContactRecord& contact = tables.contacts[ContactId{object.index}];
            object.body = contact.edges[0].body.index;
            object.other = contact.edges[1].body.index;
        }
        note_motions(tables.bodies);
        substep = tables.impulse_h;
    }
    std::vector<SavedMotion> motions;  ///< by body
    float substep = 0.0f;              ///< [s] of the last step
    [[nodiscard]] std::size_t kind_count() const { return kinds_.size(); }
    /// The kind of a field; kRaw: there is none.
    [[nodiscard]] std::uint16_t kind_of(std::string_view type, std::string_view name) const {
        const auto found = kinds_.find({type, name});
        return found == kinds_.end() ? kRaw : found->second;
    }

    template <class T>
    T number(T value) {
        fields.push_back({kind_, sizeof(T), std::is_floating_point_v<T>});
        at_ += sizeof(T);
        return value;
    }
    void layout(const Tables& t) {
        transfer_layout(*this, t);
        // Bodies that were only read know of no island: a place and a flag for each.
        for (int i = 0; i < t.islands.size(); ++i) {
            number(std::int32_t{});
            number(std::uint8_t{});
        }
        number(std::uint32_t{});
    }
    void at(const char* type, int index) {
        objects.push_back({type, index, at_, static_cast<std::uint32_t>(fields.size())});
        named("");
    }
    void named(const char* name) {
        // Names are literals: the last ones are found by their addresses.
        const char* const type = objects.back().type;
        Known& known =
            known_[(reinterpret_cast<std::uintptr_t>(type) * 31 + reinterpret_cast<std::uintptr_t>(name)) %
                   std::size(known_)];
        if (known.type != type || known.name != name) {
            const auto next = static_cast<std::uint16_t>(kinds_.size());
            known = {type, name, kinds_.emplace(std::pair(type, name), next).first->second};
        }
        kind_ = known.kind;
    }
    template <class T>
    void record(const T& value) {
        describe(*this, value);
    }
    /// Its number is one of the field that has the id.
    template <class Tag>
    void record(const TableId<Tag>& value) {
        number(value.index);
    }
    /// The trees of tables that were only read have none yet.
    void boxes(const Tables& t) {
        std::size_t next = 0;
        for_live(t.shapes, [&](ShapeId id) {
            at("fat box", id.index);
            number(std::uint8_t{});
            if (next == boxes_.size() || boxes_[next].shape != id) return;
            ++next;
            for (const char* side : {"box.lower.x", "box.lower.y", "box.upper.x", "box.upper.y"})
                state(side, 0.0f);
        });
    }

  private:
    void note_motions(const BodyTable& bodies) {
        motions.resize(static_cast<std::size_t>(bodies.capacity()));
        for (const BodySet which : kAllBodySets) {
            const BodyArrays& set = bodies.set(which);
            for (std::size_t i = 0; i < set.sims.size(); ++i) {
                const BodySim& sim = set.sims[i];
                if (sim.id == kNone || sim.id.index >= bodies.capacity()) continue;
                motions[static_cast<std::size_t>(sim.id.index)] = {sim.transform.p, sim.center,
                                                                   sim.transform.q, set.states[i].velocity,
                                                                   set.states[i].angular};
            }
        }
    }

    struct Known {
        const char* type = nullptr;
        const char* name = nullptr;
        std::uint16_t kind = 0;
    };
    Known known_[1024];
    std::map<std::pair<std::string_view, std::string_view>, std::uint16_t> kinds_;
    std::span<const SavedBox> boxes_;
    std::uint32_t at_ = 0;
    std::uint16_t kind_ = kRaw;
};

}  // namespace jostle::detail
