// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Contacts, as a user sees them.
#include <jostle/dynamics/world.h>

#include <utility>

#include "dynamics/pairs/pairs.h"
#include "dynamics/store/contact_links.h"
#include "dynamics/world/door.h"
#include "dynamics/world/solution.h"

namespace jostle {
namespace {

using namespace detail;

/// Two objects of one world: `find` is find_body or find_shape.
template <class Find>
auto find_two(Find&& find, const Handle& handle, const Handle& other, const Call& call) {
    // ORDER: `this` is checked first; braces evaluate in the order written, parentheses in any.
    const std::pair found{find(handle, call, "this"), find(other, call, "other")};
    require_same(found.first.world, found.second.world, call, "other");
    return found;
}

/// Whether a touch of which neither shape is a sensor is among those contacts of a body for which
/// `chosen(contact)` holds.
template <class Chosen>
bool has_touch(const Tables& tables, BodyId body, Chosen&& chosen) {
    bool found = false;
    for_constraints(tables.contacts, tables.bodies.contacts(body), [&](ContactId contact) {
        found |= tables.contact_sim(contact).is_touching && !tables.contact_sim(contact).is_sensor &&
                 chosen(contact);
    });
    return found;
}

/// The contact after `present` of those of a body for which `chosen(contact)` holds.
template <class Chosen>
Handle next_contact(const WorldImpl& world, BodyId body, const Handle& present, Chosen&& chosen) {
    const Tables& tables = world.tables();
    EdgeId<ContactTag> edge = tables.bodies.contacts(body).first;
    if (present != Handle{}) {
        const ContactRecord& record = tables.contacts[find_contact(present, kRange, "the contact").id];
        edge = record.edges[record.edges[0].body == body ? 0 : 1].next;
    }
    for (; edge != kNone; edge = edge_at(tables.contacts, edge).next) {
        const ContactId contact = constraint_of(tables.contacts, edge);
        if (chosen(contact)) return world.handle(tables.contacts.id_of(contact));
    }
    return {};
}

Handle next_of_body(const Handle& owner, const Handle& present) {
    const FoundBody body = find_body(owner, kRange, "the body");
    return next_contact(body.world, body.id, present, [](ContactId) { return true; });
}

bool has_shape(const Tables& tables, ContactId contact, ShapeId shape) {
    const ContactRecord& record = tables.contacts[contact];
    return record.shape_a == shape || record.shape_b == shape;
}
bool is_visit(const Tables& tables, ContactId contact, ShapeId sensor) {
    if (!has_shape(tables, contact, sensor) || !tables.contact_sim(contact).is_touching) return false;
    const ContactRecord& record = tables.contacts[contact];
    const ShapeId visitor = record.shape_a == sensor ? record.shape_b : record.shape_a;
    return is_told_of(tables.shapes[sensor], tables.shapes[visitor]);
}

/// In the handle of a visit, which is none that a user sees: the visitor is shape A of the contact.
constexpr std::uint32_t kVisitorIsA = std::uint32_t{1} << 31;
Handle contact_of_visit(Handle visit) {
    visit.index &= ~kVisitorIsA;
    return visit;
}

/// The contacts of a shape's body for which `chosen(tables, contact, shape)` holds.
template <bool (*kChosen)(const Tables&, ContactId, ShapeId)>
Handle next_of_shape(const Handle& owner, const Handle& present) {
    const FoundShape shape = find_shape(owner, kRange, "the shape");
    const Tables& tables = shape.tables();
    return next_contact(shape.world, tables.shapes[shape.id].body, present,
                        [&](ContactId contact) { return kChosen(tables, contact, shape.id); });
}
Handle next_visit(const Handle& owner, const Handle& present) {
    Handle next = next_of_shape<is_visit>(owner, contact_of_visit(present));
    if (next == Handle{}) return next;
    const FoundShape sensor = find_shape(owner, kRange, "the shape");
    const ContactId contact{static_cast<std::int32_t>(next.index)};
    if (sensor.tables().contacts[contact].shape_b == sensor.id) next.index |= kVisitorIsA;
    return next;
}
template <bool (*kChosen)(const Tables&, ContactId, ShapeId)>
int count_of_shape(const FoundShape& shape) {
    const Tables& tables = shape.tables();
    int count = 0;
    for_constraints(tables.contacts, tables.bodies.contacts(tables.shapes[shape.id].body),
                    [&](ContactId contact) { count += kChosen(tables, contact, shape.id) ? 1 : 0; });
    return count;
}

}  // namespace

Contact WorldImpl::contact(ContactId id) const {
    const ContactSim& sim = tables_->contact_sim(id);
    const Transform& a = tables_->bodies.sim(sim.body_a).transform;
    Contact contact;
    contact.shape_a = shape_handle(sim.shape_a);
    contact.shape_b = shape_handle(sim.shape_b);
    const Manifold manifold = manifold_now(*tables_, sim);
    contact.normal = rotate(a.q, manifold.normal);
    contact.count = manifold.count;
    contact.friction = sim.material.friction;
    contact.restitution = sim.material.restitution;
    contact.rolling_resistance = sim.material.rolling_resistance;
    contact.surface_speed = sim.material.surface_speed;
    contact.rolling_impulse = sim.rolling_impulse;
    contact.is_sensor = sim.is_sensor;
    contact.is_touching = sim.is_touching;
    contact.enabled = !sim.was_disabled;
    contact.color = color_of(tables_->contacts[id].bin);
    const Vec2 tangent = right_perpendicular(sim.normal);
    const float inv_h = inv_h_of(*tables_, tables_->contacts[id]);
    const float load = sim.normal_impulse[0] + sim.normal_impulse[1];
    for (int i = 0; i < manifold.count; ++i) {
        const float share =
            load > 0.0f ? sim.normal_impulse[i] / load : 1.0f / static_cast<float>(manifold.count);
        const float along = share * sim.tangent_impulse;
        contact.points[i] = {apply(a, manifold.points[i].point),
                             manifold.points[i].separation,
                             sim.total_normal_impulse[i],
                             along,
                             to_force(inv_h, sim.normal_impulse[i] * sim.normal + along * tangent),
                             manifold.points[i].id};
    }
    return contact;
}

std::span<const Contact> WorldImpl::contacts() const {
    if (contacts_as_of_ == change_count_) return contacts_;
    contacts_.clear();
    make_room(contacts_, tables_->contacts.size());
    for_live(tables_->contacts, [&](ContactId id) { contacts_.push_back(contact(id)); });
    contacts_as_of_ = change_count_;
    return contacts_;
}

Contact Contact::from(const Handle& handle) {
    const FoundContact found = find_contact(handle, kRange, "the contact");
    return found.world.contact(found.id);
}

SensorVisitor SensorVisitor::from(const Handle& handle) {
    const FoundContact found = find_contact(contact_of_visit(handle), kRange, "the contact");
    const Tables& tables = found.tables();
    const ContactRecord& record = tables.contacts[found.id];
    return {found.world.shape_handle((handle.index & kVisitorIsA) != 0 ? record.shape_a : record.shape_b),
            static_cast<float>(tables.time - record.began)};
}

HandleRange<Contact> Body::contacts() const {
    const FoundBody found = find_body(handle_, Call("Body::contacts"));
    return {handle_, found.tables().bodies.contacts(found.id).count, next_of_body};
}

bool Body::is_touching(const Body& other) const {
    const auto [a, b] = find_two(find_body, handle_, other.handle_, Call("Body::is_touching"));
    if (a.id == b.id) return false;
    const Tables& tables = a.tables();
    return has_touch(tables, a.id, [&tables, second = b.id](ContactId contact) {
        const ContactSim& sim = tables.contact_sim(contact);
        return sim.body_a == second || sim.body_b == second;
    });
}

HandleRange<Contact> Shape::contacts() const {
    const FoundShape found = find_shape(handle_, Call("Shape::contacts"));
    return {handle_, count_of_shape<has_shape>(found), next_of_shape<has_shape>};
}

bool Shape::is_touching(const Shape& other) const {
    const auto [a, b] = find_two(find_shape, handle_, other.handle_, Call("Shape::is_touching"));
    if (a.id == b.id) return false;
    const Tables& tables = a.tables();
    const auto joins_both = [&tables, first = a.id, second = b.id](ContactId contact) {
        return has_shape(tables, contact, first) && has_shape(tables, contact, second);
    };
    return has_touch(tables, tables.shapes[a.id].body, joins_both);
}

HandleRange<SensorVisitor> Shape::visitors() const {
    const FoundShape found = find_shape(handle_, Call("Shape::visitors"));
    return {handle_, count_of_shape<is_visit>(found), next_visit};
}

}  // namespace jostle
