/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* clang-format off */
/* Drawings of worlds and crowds as arrays. */
/* Written by generate/generate_c.mjs. docs/c.md has the rules of all calls. */
#ifndef JOSTLE_C_DRAW_H
#define JOSTLE_C_DRAW_H

#include <jostle_c/crowd.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Items, with their points, in the order in which they are drawn. */
typedef struct JostleDrawing JostleDrawing;

/** The parts of a world that are drawn. */
typedef struct JostleDrawParts {
    /** Default: true. */
    bool shapes;
    /** Default: true. */
    bool joints;
    /** the tight box of every shape */
    bool boxes;
    /** the pairs of shapes whose fat boxes overlap */
    bool pairs;
    /** contact points and normals */
    bool contacts;
    bool centers_of_mass;
    /** shapes of awake bodies in a colour per island */
    bool islands;
    /** contacts and joints in a colour per colour of the constraint graph */
    bool colors;
    /** forces of contacts and joints as lines */
    bool forces;
    /** sleeping bodies grey, awake ones by the reason why */
    bool sleep;
} JostleDrawParts;

typedef uint8_t JostleDrawnType;
enum {
    /** a closed outline */
    JOSTLE_DRAWN_TYPE_POLYGON = 0,
    /** filled */
    JOSTLE_DRAWN_TYPE_SOLID_POLYGON = 1,
    /** one point, the centre; `size` [m] is the radius */
    JOSTLE_DRAWN_TYPE_CIRCLE = 2,
    /** the centre, and a point of the rim that turns with the body */
    JOSTLE_DRAWN_TYPE_SOLID_CIRCLE = 3,
    /** two points */
    JOSTLE_DRAWN_TYPE_SEGMENT = 4,
    /** a dot; `size` [px] is its diameter */
    JOSTLE_DRAWN_TYPE_POINT = 5,
    /**
     * Filled, a piece of a larger thing: without an outline along the edges in `inner` (bit i: from point i
     * to the next); `size` [m] rounds the corners.
     */
    JOSTLE_DRAWN_TYPE_SOLID_PIECE = 6
};

/** In sRGB, not premultiplied. */
typedef struct JostleDrawnColor {
    uint8_t r;
    uint8_t g;
    uint8_t b;
    /** 255: opaque. Default: 255. */
    uint8_t a;
} JostleDrawnColor;

/** An item of a drawing. Rounded shapes are polygons with a corner every 15 degrees. */
typedef struct JostleDrawnItem {
    /** Default: JOSTLE_DRAWN_TYPE_POLYGON. */
    JostleDrawnType type;
    JostleDrawnColor color;
    /** see the type */
    float size;
    /** of its points, in jostle_drawing_points */
    int first;
    /** [1] points */
    int count;
    uint64_t inner;
} JostleDrawnItem;

/** Elements `stride` bytes apart, of which 0 stands for one after the other. */
typedef struct JostleDrawnItemSpan {
    const JostleDrawnItem* first;
    size_t count;
    ptrdiff_t stride;
} JostleDrawnItemSpan;

JOSTLE_C_API JostleDrawParts jostle_draw_parts_default(void);

/** NULL is allowed. */
JOSTLE_C_API void jostle_drawing_free(JostleDrawing* object);

/** Cost: the whole world. */
JOSTLE_C_API JostleCode jostle_drawing_of_world(
    const JostleWorld* world,
    const JostleDrawParts* parts,
    JostleDrawing** of_world);

/** Obstacles, agents that look where they go, and lines to their goals, if these are wanted. */
JOSTLE_C_API JostleCode jostle_drawing_of_crowd(
    const JostleCrowd2* crowd,
    bool goals,
    JostleDrawing** of_crowd);

/** A view that is valid as long as the drawing. */
JOSTLE_C_API JostleCode jostle_drawing_items(const JostleDrawing* drawing, JostleDrawnItemSpan* items);

/** [m] A view that is valid as long as the drawing. */
JOSTLE_C_API JostleCode jostle_drawing_points(const JostleDrawing* drawing, JostleVec2Span* points);

/** [m] The box around the moving bodies, and what is near them: what a camera should show. */
JOSTLE_C_API JostleCode jostle_drawing_frame(const JostleWorld* world, JostleAabb2* frame);

#ifdef __cplusplus
}
#endif

#endif
