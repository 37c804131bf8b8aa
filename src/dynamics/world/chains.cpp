// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Chains come and go, and what a ChainShape says. Trees, contacts and manifolds know a chain's segments
// alone.
#include <jostle/dynamics/world.h>

#include <bit>
#include <new>

#include "dynamics/store/contact_links.h"
#include "dynamics/store/shape_links.h"
#include "dynamics/world/impl.h"

namespace jostle {
namespace {

constexpr const char* kCreate = "Body::create_chain";

/// As nearly all are: then no text is made to call it by.
bool is_ordinary(const SurfaceMaterial& material) {
    return material.friction >= 0.0f && material.friction <= 1.0f && material.restitution >= 0.0f &&
           material.restitution <= 1.0f;
}

void validate_def(const Chain& chain, const ChainDef& def) {
    require_material({def.friction, def.restitution}, kCreate, "friction", "restitution");
    if (def.materials.empty()) return;
    for (std::size_t i = 0; i < def.materials.size(); ++i) {
        if (is_ordinary(def.materials[i])) continue;
        const std::string name = "materials[" + to_text(static_cast<long long>(i)) + "].";
        require_material(def.materials[i], kCreate, (name + "friction").c_str(),
                         (name + "restitution").c_str());
    }
    for (int i = 0; i < chain.segment_count(); ++i) {
        if (chain.material(i) < def.materials.size()) continue;
        raise(kCreate, "chain.materials[" + to_text(static_cast<long long>(i)) + "]",
              to_text(static_cast<long long>(chain.material(i))),
              "it must be an index into the definition's " +
                  to_text(static_cast<long long>(def.materials.size())) + " materials");
    }
}

std::size_t list_bytes(int count) {
    return sizeof(int) * static_cast<std::size_t>(count);
}

ShapeDef segment_def(const Chain& chain, const ChainDef& def, int index) {
    ShapeDef result{.density = 0.0f,
                    .friction = def.friction,
                    .restitution = def.restitution,
                    .filter = def.filter,
                    .is_sensor = def.is_sensor,
                    .user_data = def.user_data};
    if (!def.materials.empty()) {
        const SurfaceMaterial& material = def.materials[chain.material(index)];
        result.friction = material.friction;
        result.restitution = material.restitution;
    }
    return result;
}

Found find_for_change(const Handle& handle, const char* function) {
    const Found found = find_chain(handle, function);
    require_no_step(found.world, function);
    return found;
}

const ChainRecord& read(const Handle& handle, const char* function) {
    const Found found = find_chain(handle, function);
    return found.tables().chain(found.id);
}

/// The shape id of a segment.
int segment_of(const Found& found, int index, const char* function) {
    const ChainRecord& chain = found.tables().chain(found.id);
    if (index < 0 || index >= chain.count)
        raise(function, "index", to_text(static_cast<long long>(index)),
              "it must lie in [0, " + to_text(static_cast<long long>(chain.count) - 1) + "]");
    return chain.segments[index];
}

template <class Function>
void for_contacts_of_chain(const Found& found, Function&& function) {
    Tables& tables = found.tables();
    const auto chosen = [&](int shape) { return tables.shape(shape).chain == found.id; };
    for_contacts_of(tables, tables.chain(found.id).body, chosen, function);
}

/// Sets a member of the material of all segments, or of one.
void set_all(const Found& found, float ShapeDef::*member, float value) {
    Tables& tables = found.tables();
    const ChainRecord& chain = tables.chain(found.id);
    for (int i = 0; i < chain.count; ++i) tables.shape(chain.segments[i]).def.*member = value;
    for_contacts_of_chain(found, [&](int contact) { remix(tables, contact); });
}

}  // namespace

void remove_chain_record(Tables& tables, int id) {
    const ChainRecord& chain = tables.chain(id);
    tables.blocks.deallocate(chain.segments, list_bytes(chain.count), alignof(int));
    tables.chain_ids.free(tables.chain_ids.id_at(static_cast<std::uint32_t>(id)));
}

namespace {

/// A chain while it is made. Unless it is kept, what there is of it goes again: memory may run out halfway.
/// All that the tables need is asked for before anything is changed; what remains are the boxes in the trees.
class Making {
  public:
    Making(Tables& tables, int body, int count)
        : tables_(tables), body_(body), last_before_(tables.body(body).last_shape), count_(count) {
        // Room by powers of two, so that many short chains do not copy the tables each time.
        const std::size_t shapes =
            std::bit_ceil(tables.shape_ids.capacity() + static_cast<std::size_t>(count));
        const std::size_t chains = std::bit_ceil(tables.chain_ids.capacity() + 1);
        tables.shape_ids.reserve(shapes);
        tables.shapes.reserve(shapes);
        tables.chain_ids.reserve(chains);
        tables.chains.reserve(chains);
        segments_ = static_cast<int*>(tables.blocks.allocate(list_bytes(count), alignof(int)));
        id_ = static_cast<int>(tables.chain_ids.allocate().index);
        const auto needed = static_cast<std::size_t>(id_) + 1;
        if (needed > tables.chains.size()) tables.chains.resize(needed);
    }
    Making(const Making&) = delete;
    Making& operator=(const Making&) = delete;
    ~Making() {
        if (kept_) return;
        // The last of them may be without its box in the tree.
        while (tables_.body(body_).last_shape != last_before_)
            remove_shape(tables_, tables_.body(body_).last_shape);
        tables_.blocks.deallocate(segments_, list_bytes(count_), alignof(int));
        tables_.chain_ids.free(tables_.chain_ids.id_at(static_cast<std::uint32_t>(id_)));
    }

    [[nodiscard]] int id() const { return id_; }
    [[nodiscard]] int* segments() const { return segments_; }
    void keep() { kept_ = true; }

  private:
    Tables& tables_;
    int body_, last_before_, count_;
    int* segments_ = nullptr;
    int id_ = kNone;
    bool kept_ = false;
};

}  // namespace

ChainShape Body::create_chain(const Chain& chain) {
    return create_chain(chain, ChainDef{});
}

ChainShape Body::create_chain(const Chain& chain, const ChainDef& def) {
    const Found found = find_body(handle_, kCreate);
    require_no_step(found.world, kCreate);
    validate(chain, kCreate, found.world.settings.tolerances);
    validate_def(chain, def);
    Tables& tables = found.tables();
    const int count = chain.segment_count();
    Making making(tables, found.id, count);
    const int id = making.id();
    tables.chain(id) = {found.id,      count,      making.segments(), chain.is_loop,
                        def.is_sensor, def.filter, def.user_data};
    for (int i = 0; i < count; ++i) {
        const int shape = append_shape(tables, found.id, chain.segment(i), segment_def(chain, def, i));
        tables.shape(shape).chain = id;
        tables.shape(shape).chain_index = i;
        new (making.segments() + i) int(shape);
    }
    making.keep();
    update_mass(tables, found.id);
    return found.world.chain_handle(id);
}

void World::destroy(const ChainShape& chain) {
    const WorldImpl& here = require_here(impl_.get(), "World::destroy");
    const Found found = find_chain(chain.handle(), "World::destroy", "chain");
    if (&found.world != &here)
        raise("World::destroy", "chain", "of another world", "it must be of this world");
    require_no_step(found.world, "World::destroy");
    Tables& tables = found.tables();
    const ChainRecord record = tables.chain(found.id);
    for_contacts_of_chain(found, [&](int contact) { remove_contact(tables, contact); });
    for (int i = 0; i < record.count; ++i) remove_shape(tables, record.segments[i]);
    remove_chain_record(tables, found.id);
    update_mass(tables, record.body);
}

bool ChainShape::is_valid() const noexcept {
    const WorldImpl* world = find_world(handle_.world, handle_.world_generation);
    return world != nullptr && world->tables.chain_ids.is_live(Id{handle_.index, handle_.generation});
}

Body ChainShape::body() const {
    const Found found = find_chain(handle_, "ChainShape::body");
    return found.world.body_handle(found.tables().chain(found.id).body);
}
int ChainShape::segment_count() const {
    return read(handle_, "ChainShape::segment_count").count;
}
Shape ChainShape::segment(int index) const {
    const Found found = find_chain(handle_, "ChainShape::segment");
    return found.world.shape_handle(segment_of(found, index, "ChainShape::segment"));
}
bool ChainShape::is_loop() const {
    return read(handle_, "ChainShape::is_loop").is_loop;
}
Aabb<2> ChainShape::bounds() const {
    const Found found = find_chain(handle_, "ChainShape::bounds");
    const Tables& tables = found.tables();
    const ChainRecord& chain = tables.chain(found.id);
    const Transform& transform = tables.sim(chain.body).transform;
    Aabb<2> box = empty_box<2>();
    for (int i = 0; i < chain.count; ++i)
        box = unite(box, jostle::bounds(tables.shape(chain.segments[i]).geometry, transform));
    return box;
}
bool ChainShape::is_sensor() const {
    return read(handle_, "ChainShape::is_sensor").is_sensor;
}

float ChainShape::friction(int index) const {
    const Found found = find_chain(handle_, "ChainShape::friction");
    return found.tables().shape(segment_of(found, index, "ChainShape::friction")).def.friction;
}
void ChainShape::set_friction(float friction) {
    const Found found = find_for_change(handle_, "ChainShape::set_friction");
    require_factor(friction, "ChainShape::set_friction", "friction");
    set_all(found, &ShapeDef::friction, friction);
}
void ChainShape::set_friction(int index, float friction) {
    const Found found = find_for_change(handle_, "ChainShape::set_friction");
    const int shape = segment_of(found, index, "ChainShape::set_friction");
    require_factor(friction, "ChainShape::set_friction", "friction");
    found.world.shape_handle(shape).set_friction(friction);
}
float ChainShape::restitution(int index) const {
    const Found found = find_chain(handle_, "ChainShape::restitution");
    return found.tables().shape(segment_of(found, index, "ChainShape::restitution")).def.restitution;
}
void ChainShape::set_restitution(float restitution) {
    const Found found = find_for_change(handle_, "ChainShape::set_restitution");
    require_between(restitution, 0.0f, 1.0f, "ChainShape::set_restitution", "restitution");
    set_all(found, &ShapeDef::restitution, restitution);
}
void ChainShape::set_restitution(int index, float restitution) {
    const Found found = find_for_change(handle_, "ChainShape::set_restitution");
    const int shape = segment_of(found, index, "ChainShape::set_restitution");
    require_between(restitution, 0.0f, 1.0f, "ChainShape::set_restitution", "restitution");
    found.world.shape_handle(shape).set_restitution(restitution);
}

Filter ChainShape::filter() const {
    return read(handle_, "ChainShape::filter").filter;
}
void ChainShape::set_filter(const Filter& filter) {
    const Found found = find_for_change(handle_, "ChainShape::set_filter");
    Tables& tables = found.tables();
    for_contacts_of_chain(found, [&](int contact) { remove_contact(tables, contact); });
    ChainRecord& chain = tables.chain(found.id);
    chain.filter = filter;
    for (int i = 0; i < chain.count; ++i) refilter(tables, chain.segments[i], filter);
}
std::uint64_t ChainShape::user_data() const {
    return read(handle_, "ChainShape::user_data").user_data;
}
void ChainShape::set_user_data(std::uint64_t word) {
    const Found found = find_for_change(handle_, "ChainShape::set_user_data");
    found.tables().chain(found.id).user_data = word;
}

}  // namespace jostle
