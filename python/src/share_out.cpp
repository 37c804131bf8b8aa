// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
#include "share_out.h"

#include <jostle/dynamics/scheduler.h>

namespace jostle::python {

std::unique_ptr<TaskScheduler> new_scheduler(int threads) {
    if (threads <= 1) return nullptr;
    nb::module_::import_("jostle._fork").attr("note_threads")();
    return make_default_scheduler(threads);
}

std::unique_ptr<TaskScheduler> get_scheduler(const Call& call, nb::handle threads) {
    return new_scheduler(static_cast<int>(get_integer(call, "threads", threads, 1, 1024)));
}

}  // namespace jostle::python
