// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A hash over the names and the types of all fields, in the order in which a save has them, with the
// enumerators of enumerations in theirs. A save of a build with other fields is refused by it, not misread.
#include "dynamics/joints/joint_types.h"
#include "dynamics/save/state.h"

namespace jostle::detail {
namespace {

/// Sees the fields of one record each time, whatever they hold.
class Schema {
  public:
    std::uint64_t value = 0xcbf29ce484222325u;

    void add(std::string_view text) {
        for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
        value = (value ^ 0xff) * 0x100000001b3u;
    }
    template <class S>
    void room(S&) {}
    void at(const char*, int) {}
    template <class T>
    void derived(const char*, const T&) {}
    template <class T>
    void state(const char* name, T& field) {
        add(name);
        type(field);
    }
    template <class Array>
    void first(const char* name, Array&& fields, int) {
        // There may be none.
        std::remove_cvref_t<decltype(fields[0])> element{};
        add(name);
        type(element);
    }
    template <class Array>
    void kept(const char* name, Array&& fields, int) {
        first(name, fields, 0);
    }
    template <class T>
    void known(const char* name, T& field) {
        state(name, field);
    }
    void unbounded(const char* name, float& field) { state(name, field); }
    void grown(const char* name, std::span<float> numbers, int) {
        add(name);
        add(std::string(numbers.size(), 'f'));
    }
    void parameters(const JointRow& row, const std::uint32_t*) {
        for (const JointWord& word : row.words) add(word.name);
    }
    template <class T>
    void list(const char* name, std::pmr::vector<T>&) {
        T element{};
        state(name, element);
    }
    void moved(std::pmr::vector<BodyMove>& events) { list("moved", events); }

  private:
    template <class T>
    void type(T& field) {
        using Type = std::remove_const_t<T>;
        if constexpr (std::is_enum_v<Type>) {
            for (std::underlying_type_t<Type> i = 0; const char* const name = enumerator(Type{i}); ++i)
                add(name);
        } else if constexpr (std::is_arithmetic_v<Type>) {
            const char size = static_cast<char>('0' + sizeof(Type));
            add(std::string{std::is_floating_point_v<Type> ? 'f' : 'i', size});
        } else if constexpr (std::is_same_v<Type, Vec2>) {
            add("v");
        } else if constexpr (std::is_same_v<Type, std::string_view> || IsHandle<Type>) {
            add("h");
        } else if constexpr (requires { field.has_value(); }) {
            add("?");
            typename Type::value_type some{};
            type(some);
        } else if constexpr (std::is_array_v<Type>) {
            add(std::string(std::extent_v<Type>, '['));
            type(const_cast<std::remove_const_t<std::remove_extent_t<Type>>&>(field[0]));
        } else {
            describe(*this, const_cast<Type&>(field));
        }
    }
};

template <class Record>
void add_record(Schema& schema, const char* name) {
    Record record{};
    schema.state(name, record);
}

void add_geometries(Schema& schema) {
    Geometry all[] = {Circle{}, Capsule{}, Segment{}, Polygon{}, PolygonView{}};
    for (Geometry& geometry : all) schema.state("geometry", geometry);
}

void add_joints(Schema& schema) {
    for (const JointRow* row : kJointTypes) {
        alignas(SimArray::kAlignment) std::byte sim[2048];
        JOSTLE_ASSERT(static_cast<std::size_t>(row->sim_size) <= sizeof sim, "a joint's sim is larger");
        constexpr std::byte kUnset[kMaxJointParameters] = {};
        row->make(sim, {}, kUnset);
        schema.add(row->name);
        describe_joint(schema, *row, sim);
    }
}

template <std::size_t... I>
void add_edits(Schema& schema, std::index_sequence<I...>) {
    const auto add = [&](auto edit) { describe_edit(schema, edit); };
    (add(std::variant_alternative_t<I, AnyEdit>{}), ...);
}

std::uint64_t hash_of_all() {
    Schema schema;
    add_record<StepSettings>(schema, "settings");
    add_record<WholeBody>(schema, "body");
    add_record<BodySim>(schema, "body sim");
    add_record<BodyState>(schema, "body state");
    add_record<ShapeRecord>(schema, "shape");
    add_geometries(schema);
    add_record<ChainRecord>(schema, "chain");
    add_record<ContactRecord>(schema, "contact");
    add_record<ContactSim>(schema, "contact sim");
    add_record<JointRecord>(schema, "joint");
    add_joints(schema);
    add_record<Touch>(schema, "touch");
    add_record<Departed>(schema, "departed");
    add_record<SweepAnswers::Entry>(schema, "answer");
    add_edits(schema, std::make_index_sequence<std::variant_size_v<AnyEdit>>{});
    StepEvents events(std::pmr::null_memory_resource());
    describe(schema, events);
    return schema.value;
}

}  // namespace

std::uint64_t save_schema() {
    static const std::uint64_t kSchema = hash_of_all();
    return kSchema;
}

}  // namespace jostle::detail
