// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Chains come and go, are changed, and what a ChainShape says.
#include "dynamics/world/door.h"

namespace jostle {
namespace {

using namespace detail;

std::string number(long long n) {
    return to_text(n);
}

void require_materials(const Call& call, const Chain& chain, const ChainDef& def) {
    require_material(call, def.material, "material.");
    const auto count = static_cast<long long>(def.materials.size());
    if (count == 0) return;
    for (long long i = 0; i < count; ++i) {
        const Material& material = def.materials[static_cast<std::size_t>(i)];
        if (!is_allowed(material)) require_material(call, material, "materials[" + number(i) + "].");
    }
    for (int i = 0; i < chain.segment_count(); ++i) {
        if (chain.material(i) < def.materials.size()) continue;
        call.refuse("chain.materials[" + number(i) + "]", number(static_cast<long long>(chain.material(i))),
                    "it must be an index into the definition's " + number(count) + " materials");
    }
}

FoundChain find_to_change(const ChainShape& chain, const Call& call) {
    return to_change(find_chain(chain.handle(), call), call);
}

const ChainRecord& read(const ChainShape& chain, const Call& call) {
    const FoundChain found = find_chain(chain.handle(), call);
    return found.tables().chains[found.id];
}

/// The shape id of a segment.
ShapeId segment_of(const FoundChain& found, const Call& call, int index) {
    const ChainRecord& chain = found.tables().chains[found.id];
    call.in(0, chain.count - 1, "index", index);
    return chain.segments[index];
}

}  // namespace

ChainShape Body::create_chain(const Chain& chain) const {
    return create_chain(chain, ChainDef{});
}

ChainShape Body::create_chain(const Chain& chain, const ChainDef& def) const {
    constexpr Call kCall("Body::create_chain");
    const FoundBody found = to_change(find_body(handle_, kCall), kCall);
    validate(chain, kCall, found.tables().settings.tolerances);
    require_materials(kCall, chain, def);
    kCall.in(kBounded, "one_way", def.one_way);
    const CreateChain made =
        found.world.change(kCall, CreateChain{.body = found.id, .chain = chain, .def = def});
    return found.world.chain_handle(made.id);
}

void World::destroy(const ChainShape& chain) {
    constexpr Call kCall("World::destroy");
    const WorldImpl& here = require_here(impl_, kCall);
    const FoundChain found = to_change(find_chain(chain.handle(), kCall, "chain"), kCall);
    require_same(here, found.world, kCall, "chain");
    found.world.change(kCall, DestroyChain{found.id});
}

bool ChainShape::is_valid() const noexcept {
    return is_live(handle_, &Tables::chains);
}

Body ChainShape::body() const {
    const FoundChain found = find_chain(handle_, Call("ChainShape::body"));
    return found.world.body_handle(found.tables().chains[found.id].body);
}
int ChainShape::segment_count() const {
    return read(*this, Call("ChainShape::segment_count")).count;
}
Shape ChainShape::segment(int index) const {
    constexpr Call kCall("ChainShape::segment");
    const FoundChain found = find_chain(handle_, kCall);
    return found.world.shape_handle(segment_of(found, kCall, index));
}
bool ChainShape::is_loop() const {
    return read(*this, Call("ChainShape::is_loop")).is_loop;
}
Aabb<2> ChainShape::bounds() const {
    const FoundChain found = find_chain(handle_, Call("ChainShape::bounds"));
    const Tables& tables = found.tables();
    const ChainRecord& chain = tables.chains[found.id];
    const Transform& transform = tables.bodies.sim(chain.body).transform;
    Aabb<2> box = empty_box<2>();
    for (int i = 0; i < chain.count; ++i)
        box = unite(box, jostle::bounds(tables.shapes[chain.segments[i]].geometry, transform));
    return box;
}
bool ChainShape::is_sensor() const {
    return read(*this, Call("ChainShape::is_sensor")).is_sensor;
}

void ChainShape::set_material(const Material& material) const {
    constexpr Call kCall("ChainShape::set_material");
    const FoundChain found = find_to_change(*this, kCall);
    require_material(kCall, material, "material.");
    found.world.change(kCall, SetChainMaterial{found.id, material});
}
Filter ChainShape::filter() const {
    return read(*this, Call("ChainShape::filter")).filter;
}
void ChainShape::set_filter(const Filter& filter) const {
    constexpr Call kCall("ChainShape::set_filter");
    const FoundChain found = find_to_change(*this, kCall);
    found.world.change(kCall, SetChainFilter{found.id, filter});
}
std::uint64_t ChainShape::user_data() const {
    return read(*this, Call("ChainShape::user_data")).user_data;
}
void ChainShape::set_user_data(std::uint64_t data) const {
    constexpr Call kCall("ChainShape::set_user_data");
    const FoundChain found = find_to_change(*this, kCall);
    found.world.change(kCall, SetChainUserData{found.id, data});
}

}  // namespace jostle
