/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* Each call of the C interface once, held against the same call of C++. */
#include "fixture.h"

int main(void) {
    const int failures = test_base() + test_many_worlds() + test_verbs();
    test_types();
    test_geometry();
    test_world();
    test_trees();
    test_crowd();
    test_mesh();
    test_batch();
    test_rollback();
    test_draw();
    test_scene();
    return twin_failures() + failures == 0 ? 0 : 1;
}
