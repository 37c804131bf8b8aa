/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* A user of an installed jostle in C: ten crates on a ground, and the hash of the world that they come to. */
#include <jostle_c/jostle.h>
#include <stdio.h>
#include <stdlib.h>

static void need(JostleCode code) {
    if (code == JOSTLE_OK) return;
    fprintf(stderr, "%s\n", jostle_last_error());
    exit(1);
}

int main(void) {
    JostleWorld* world;
    JostleBodyDef def = jostle_body_def_default();
    JostleBody body;
    JostleGeometry box;
    uint64_t hash;
    int i;
    need(jostle_world_create(NULL, &world));
    need(jostle_geometry_box(20.0f, 0.5f, &box));
    need(jostle_world_create_body(world, &def, &body));
    need(jostle_body_create_shape(body, &box, NULL, NULL));
    need(jostle_geometry_box(0.5f, 0.5f, &box));
    def.type = JOSTLE_BODY_TYPE_DYNAMIC;
    for (i = 0; i < 10; ++i) {
        def.position.x = 0.1f * (float)i;
        def.position.y = 1.0f + 1.1f * (float)i;
        need(jostle_world_create_body(world, &def, &body));
        need(jostle_body_create_shape(body, &box, NULL, NULL));
    }
    for (i = 0; i < 100; ++i) need(jostle_world_step(world, 1.0f / 60.0f, JOSTLE_DEFAULT_SUBSTEPS));
    need(jostle_world_state_hash(world, &hash));
    printf("%016llx\n", (unsigned long long)hash);
    jostle_world_free(world);
    return 0;
}
