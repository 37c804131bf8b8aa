// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// clang-format off
// The calls of jostle_c/draw.h. Written by generate/generate_c.mjs.

#include "../src/callbacks.h"
#include "../src/draw_calls.h"


using namespace jostle;
using namespace jostle::c;

void jostle_drawing_free(JostleDrawing* object) {
    delete reinterpret_cast<Drawing*>(object);
}

JostleCode jostle_drawing_of_world(const JostleWorld* world, const JostleDrawParts* parts, JostleDrawing** of_world) {
    return guarded(__func__, [&] {
        Scratch scratch;
        owned_out(of_world, c::drawing_of_world(object_in<const World>(world, "world"), struct_or_default<DrawParts>(parts, scratch, "parts")));
    });
}

JostleCode jostle_drawing_of_crowd(const JostleCrowd2* crowd, bool goals, JostleDrawing** of_crowd) {
    return guarded(__func__, [&] {
        owned_out(of_crowd, c::drawing_of_crowd(object_in<const Crowd<2>>(crowd, "crowd"), goals));
    });
}

JostleCode jostle_drawing_items(const JostleDrawing* drawing, JostleDrawnItemSpan* items) {
    return guarded(__func__, [&] {
        view_out(items, c::drawing_items(object_in<const Drawing>(drawing, "drawing")));
    });
}

JostleCode jostle_drawing_points(const JostleDrawing* drawing, JostleVec2Span* points) {
    return guarded(__func__, [&] {
        view_out(points, c::drawing_points(object_in<const Drawing>(drawing, "drawing")));
    });
}

JostleCode jostle_drawing_frame(const JostleWorld* world, JostleAabb2* frame) {
    return guarded(__func__, [&] {
        put(frame, c::drawing_frame(object_in<const World>(world, "world")));
    });
}
