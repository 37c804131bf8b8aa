// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Records: what a step or a question answers with, many at a time. Their tables give each a NamedTuple
// (jostle/_values.py) and a structured dtype of the same fields; objects of the world are their ids there,
// vectors two float32.
//
// Invariant: rows are packed, so that a row's bytes are its fields one after the other.
#pragma once

#include <jostle/dynamics/events.h>
#include <jostle/dynamics/lint_names.h>
#include <jostle/dynamics/queries.h>
#include <jostle/geometry/clean_outline.h>

#include <cstring>
#include <span>

#include "arrays.h"
#include "tables.h"

namespace jostle::python {

constexpr const char* name_of(Of<ContactPoint>) {
    return "ContactPoint";
}
template <class V>
void fields(Of<ContactPoint>, auto& point, V&& v) {
    v("point", point.point, "[m] in the world");
    v("separation", point.separation, "[m] negative: the shapes overlap");
    v("normal_impulse", point.normal_impulse, "[N s] over the whole step");
    v("tangent_impulse", point.tangent_impulse, "[N s] of friction in the last sub-step");
    v("force", point.force, "[N] on B in the last sub-step");
}
constexpr const char* name_of(Of<Contact>) {
    return "Contact";
}
template <class V>
void fields(Of<Contact>, auto& contact, V&& v) {
    v("shape_a", contact.shape_a, "the first shape");
    v("shape_b", contact.shape_b, "the second shape");
    v("normal", contact.normal, "[1] in the world, from A to B");
    v("count", contact.count, "points, 0 to 2; those beyond are zero");
    v("points", contact.points, "the points");
    v("friction", contact.friction, "[1] mixed");
    v("restitution", contact.restitution, "[1] mixed");
    v("rolling_resistance", contact.rolling_resistance, "[m] torque per normal force");
    v("surface_speed", contact.surface_speed, "[m/s] of A's surface past B's");
    v("is_sensor", contact.is_sensor, "at least one is a sensor: nothing is pushed");
    v("is_touching", contact.is_touching, "it has begun to touch; else the shapes are near");
    v("enabled", contact.enabled, "False: a callback refused it in the last step");
}
constexpr const char* name_of(Of<SensorVisitor>) {
    return "SensorVisitor";
}
template <class V>
void fields(Of<SensorVisitor>, auto& visitor, V&& v) {
    v("shape", visitor.shape, "the shape that touches the sensor");
    v("time", visitor.time, "[s] since it entered");
}
constexpr const char* name_of(Of<WorldHit>) {
    return "WorldHit";
}
template <class V>
void fields(Of<WorldHit>, auto& hit, V&& v) {
    v("hit", hit.hit, "whether there is one");
    v("started_inside", hit.started_inside, "the ray starts in the shape: fraction 0, no normal");
    v("fraction", hit.fraction, "[1] of the translation");
    v("point", hit.point, "[m]");
    v("normal", hit.normal, "[1] of the shape, against the movement");
    v("shape", hit.shape, "the shape that is met");
}
constexpr const char* name_of(Of<NearShape>) {
    return "NearShape";
}
template <class V>
void fields(Of<NearShape>, auto& near, V&& v) {
    v("hit", near.hit, "whether there is one");
    v("distance", near.distance, "[m] 0 where the point is inside");
    v("point", near.point, "[m] of the shape");
    v("normal", near.normal, "[1] of the shape there, outwards");
    v("shape", near.shape, "the nearest shape");
}

// Reports, and the keywords of questions.

constexpr const char* name_of(Of<WorldCounts>) {
    return "WorldCounts";
}
template <class V>
void fields(Of<WorldCounts>, auto& counts, V&& v) {
    v("bodies", counts.bodies, "");
    v("awake_bodies", counts.awake_bodies, "");
    v("islands", counts.islands, "");
    v("shapes", counts.shapes, "");
    v("chains", counts.chains, "");
    v("joints", counts.joints, "");
    v("contacts", counts.contacts, "");
    v("touching", counts.touching, "");
}
constexpr const char* name_of(Of<Energy>) {
    return "Energy";
}
template <class V>
void fields(Of<Energy>, auto& energy, V&& v) {
    v("kinetic", energy.kinetic, "[J]");
    v("potential", energy.potential, "[J]");
    v("springs", energy.springs, "[J]");
}

constexpr const char* name_of(Of<OutlineChanges>) {
    return "OutlineChanges";
}
template <class V>
void fields(Of<OutlineChanges>, auto& changes, V&& v) {
    v("joined", changes.joined, "points that became one with another");
    v("crossings", changes.crossings, "places where edges crossed");
    v("touches", changes.touches, "times that an edge was led through a point near it");
    v("cancelled", changes.cancelled, "pairs of edges that lay on each other");
    v("pinches", changes.pinches, "points where the solid met itself, and was opened");
    v("dropped", changes.dropped, "loops that were too thin");
    v("cuts", changes.cuts, "cuts across outlines of too many points");
    v("dropped_area", changes.dropped_area, "[m^2]");
    v("tolerance", changes.tolerance, "[m]");
}
constexpr auto names_of(Of<LintType>) {
    return kLintTypeNames;
}
constexpr const char* name_of(Of<LintFinding>) {
    return "LintFinding";
}
template <class V>
void fields(Of<LintFinding>, auto& finding, V&& v) {
    v("type", finding.type, "");
    v("value", finding.value, "a number, a length, an angle, a mass or a ratio, by the type");
    v("body_a", finding.body_a, "");
    v("body_b", finding.body_b, "");
    v("shape_a", finding.shape_a, "");
    v("shape_b", finding.shape_b, "");
    v("chain", finding.chain, "");
    v("joint", finding.joint, "");
    v("sentence", finding.sentence, "");
}

/// The keywords that every question has.
template <class V>
void fields(Of<WorldQuery>, auto& query, V&& v) {
    v("category", query.category, "the bits of the question; shapes' masks are tested against them");
    v("mask", query.mask, "the categories that it asks about");
    v("sensors", query.sensors, "whether sensors are found");
}

/// The fields of a row that are no arrays.
template <class V>
void fields(Of<CustomRow>, auto& row, V&& v) {
    v("error", row.error, "[m] or [rad] that is to be taken away");
    v("speed", row.speed, "[m/s] or [rad/s] of a motor");
    v("is_motor", row.is_motor, "the speed counts, and not the error");
    v("min_force", row.min_force, "[N] or [N m]");
    v("max_force", row.max_force, "[N] or [N m]");
    v("spring", row.spring, "None: rigid");
}

/// The points that there are, as a tuple.
template <>
struct Convert<ContactPoint[2]> {
    static std::string type() { return "tuple[jostle._values.ContactPoint, ...]"; }
    static nb::object put(State* state, const ContactPoint (&points)[2]) {
        return nb::make_tuple(Convert<ContactPoint>::put(state, points[0]),
                              Convert<ContactPoint>::put(state, points[1]));
    }
};

/// (name, format, shape) of each field.
template <class T>
[[nodiscard]] nb::object make_dtype();
struct DtypeMaker {
    nb::list columns;

    void add(const char* name, const char* format) { columns.append(nb::make_tuple(name, format)); }
    void add(const char* name, nb::handle format, int count) {
        columns.append(nb::make_tuple(name, format, nb::make_tuple(count)));
    }
    void operator()(const char* name, const float&, const char*) { add(name, "f4"); }
    void operator()(const char* name, const int&, const char*) { add(name, "i4"); }
    void operator()(const char* name, const bool&, const char*) { add(name, "?"); }
    void operator()(const char* name, const std::uint64_t&, const char*) { add(name, "u8"); }
    void operator()(const char* name, const Vec2&, const char*) { add(name, nb::str("f4"), 2); }
    void operator()(const char* name, const Rot&, const char*) { add(name, nb::str("f4"), 2); }
    void operator()(const char* name, const Vec3&, const char*) { add(name, nb::str("f4"), 3); }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void operator()(const char* name, const Enum&, const char*) { add(name, "u1"); }
    void operator()(const char* name, const ContactPoint (&)[2], const char*) {
        add(name, make_dtype<ContactPoint>(), 2);
    }
    template <class Object>
    requires requires(const Object& object) { object.handle(); }
    void operator()(const char* name, const Object&, const char*) { add(name, "u8"); }
};
template <class T>
nb::object make_dtype() {
    DtypeMaker maker;
    const T value{};
    fields(Of<T>{}, value, maker);
    return numpy("dtype")(maker.columns);
}
template <class T>
[[nodiscard]] nb::handle dtype_of() {
    static const nb::handle dtype = make_dtype<T>().release();
    return dtype;
}

/// Writes the fields of a record one after the other.
struct RecordWriter {
    std::uint8_t* to;

    template <class Value>
    requires std::is_trivially_copyable_v<Value>
    void operator()(const char*, const Value& value, const char*) {
        if constexpr (requires { value.handle(); }) {
            const std::uint64_t id = id_of(value.handle());
            write(&id, sizeof id);
        } else {
            write(&value, sizeof value);
        }
    }
    void operator()(const char*, const ContactPoint (&points)[2], const char*) {
        for (const ContactPoint& point : points) fields(Of<ContactPoint>{}, point, *this);
    }
    void write(const void* from, std::size_t size) {
        std::memcpy(to, from, size);
        to += size;
    }
};

/// The records as rows of a structured array. They must not be a world's, as looking at `out` may run code
/// that changes the world.
template <class T>
[[nodiscard]] nb::object put_array(const Call& call, std::span<const T> records, nb::handle out) {
    const Out<std::uint8_t> rows = out_records(call, out, records.size(), dtype_of<T>());
    RecordWriter writer{rows.data};
    for (const T& record : records) fields(Of<T>{}, record, writer);
    return rows.array;
}
/// The records as a list of NamedTuples.
template <class T>
[[nodiscard]] nb::object put_list(State* state, std::span<const T> records) {
    // A copy: making objects may run the garbage collector, and with it code that changes the world.
    const std::vector<T> copies(records.begin(), records.end());
    nb::list result;
    for (const T& record : copies) result.append(Convert<T>::put(state, record));
    return result;
}

}  // namespace jostle::python
