/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* A box falls onto the ground and comes to rest: examples/world_first.cpp in C, which prints the same. */
#include <jostle_c/jostle.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void need(JostleCode code) {
    if (code == JOSTLE_OK) return;
    fprintf(stderr, "%s\n", jostle_last_error());
    exit(1);
}

int main(void) {
    JostleWorldDef world_def = jostle_world_def_default();
    JostleBodyDef def = jostle_body_def_default();
    JostleShapeDef shape = jostle_shape_def_default();
    JostleGeometry geometry;
    JostleWorld* world;
    JostleBody ground, box, awake[8];
    JostleTransform poses[8];
    float mass;
    int step, i, count;

    world_def.gravity.y = -10.0f;
    need(jostle_world_create(&world_def, &world));
    need(jostle_world_create_body(world, &def, &ground)); /* static, unless said otherwise */
    need(jostle_geometry_segment((JostleVec2){-20.0f, 0.0f}, (JostleVec2){20.0f, 0.0f}, &geometry));
    need(jostle_body_create_shape(ground, &geometry, NULL, NULL)); /* defaults; no handle wanted */

    def.type = JOSTLE_BODY_TYPE_DYNAMIC;
    def.position.y = 4.0f;
    need(jostle_world_create_body(world, &def, &box));
    need(jostle_geometry_box(0.5f, 0.5f, &geometry));
    shape.density = 2.0f;
    shape.material.friction = 0.4f;
    need(jostle_body_create_shape(box, &geometry, &shape, NULL));
    need(jostle_body_mass(box, &mass));
    printf("%.0f kg\n", mass);

    for (step = 0; step <= 60; ++step) {
        if (step % 30 == 0) {
            JostleVec2 position, velocity;
            double time;
            need(jostle_world_time(world, &time));
            need(jostle_body_position(box, &position));
            need(jostle_body_linear_velocity(box, &velocity));
            printf("%.1f s: %.2f m, %.2f m/s\n", time, position.y, hypot(velocity.x, velocity.y));
        }
        need(jostle_world_step(world, 1.0f / 60.0f, JOSTLE_DEFAULT_SUBSTEPS));
    }

    need(jostle_world_poses(world, awake, 8, poses, 8, &count));
    for (i = 0; i < count && i < 8; ++i)
        printf("body %u lies at (%.2f, %.2f)\n", (unsigned)awake[i].index, poses[i].p.x, poses[i].p.y);
    jostle_world_free(world);
    return 0;
}
