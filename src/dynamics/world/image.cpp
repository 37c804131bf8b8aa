// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "dynamics/world/image.h"

#include "dynamics/save/describe_events.h"
#include "dynamics/save/state_writer.h"
#include "memory/copy_rows.h"

namespace jostle::detail {
namespace {

/// The visitor that gives handles another world.
class Replacer {
  public:
    explicit Replacer(const WorldPlace& place) : place_(place) {}
    void at(const char*, int) {}
    void moved(std::pmr::vector<BodyMove>& events) { list("moved", events); }
    template <class T>
    void list(const char*, std::pmr::vector<T>& events) {
        for (T& event : events) describe(*this, event);
    }
    template <class T>
    void state(const char*, T& field) {
        if constexpr (IsHandle<T>) {
            const Handle& handle = field.handle();
            field = T(place_.handle(Id{handle.index, handle.generation}));
        }
    }

  private:
    WorldPlace place_;
};

}  // namespace

void copy_events(StepEvents& to, const StepEvents& from, const WorldPlace* place) {
    copy_rows(to.contacts_ended, from.contacts_ended);
    copy_rows(to.sensors_left, from.sensors_left);
    copy_rows(to.contacts_began, from.contacts_began);
    copy_rows(to.sensors_entered, from.sensors_entered);
    copy_rows(to.hits, from.hits);
    copy_rows(to.moved, from.moved);
    copy_rows(to.slept, from.slept);
    copy_rows(to.woke, from.woke);
    copy_rows(to.froze, from.froze);
    copy_rows(to.crushed, from.crushed);
    copy_rows(to.shapes_gone, from.shapes_gone);
    copy_rows(to.joints_gone, from.joints_gone);
    copy_rows(to.joints_broke, from.joints_broke);
    if (place != nullptr) describe(Replacer(*place), to);
}

}  // namespace jostle::detail
