// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
import type { ModuleSource, Vec2 } from './index.js';

/** Loads outlines.wasm, once, before the first call of cleanOutline(); sources are those of init(). */
export function initOutlines(source?: ModuleSource | Promise<ModuleSource>): Promise<void>;

/** The changes, as numbers: all are 0 where the loops were good. */
export interface OutlineChanges {
    /** [1] points that became one with another */
    joined: number;
    /** [1] places where edges crossed: each became a point */
    crossings: number;
    /** [1] times that an edge was led through a point near it */
    touches: number;
    /** [1] pairs of edges that lay on each other: spikes, common borders */
    cancelled: number;
    /** [1] points where the solid met itself, and was opened */
    pinches: number;
    /** [1] loops that were too thin to be kept */
    dropped: number;
    /** [1] cuts across an outline of more than 4,096 points */
    cuts: number;
    /** [m^2] of the solids among the dropped loops */
    droppedArea: number;
    /** [m] the distance below which points became one */
    tolerance: number;
}

export interface CleanOutlines {
    /** [m] outer loops run counter-clockwise, holes clockwise; no outline where no area is enclosed */
    outlines: { outer: Vec2[]; holes: Vec2[][] }[];
    changes: OutlineChanges;
}

/**
 * Makes of loops [m] that touch, cross or lie in each other outlines that createShape() takes: the area that is enclosed by
 * the even-odd rule, whichever way the loops run. Coordinates are rounded to floats; a good outline comes back as it was.
 * Refused: more than 16384 points, those of crossings included; coordinates that are not finite, or beyond 1e5 m.
 */
export function cleanOutline(loops: readonly (readonly (readonly [number, number])[])[]): CleanOutlines;
