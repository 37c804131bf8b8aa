// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Draws a crowd in the plane into a DebugDraw. Order: obstacles, agents, velocities, goals; within each as
// the crowd lists them. Cost: the whole crowd.
#pragma once

#include <jostle/crowd/crowd.h>
#include <jostle/draw/debug_draw.h>

JOSTLE_API_BEGIN
namespace jostle {

struct DrawCrowdOptions {
    Color agent = Color::rgb(0x3f83c8);
    Color squeezed = Color::rgb(0xe03131);  ///< no velocity of theirs kept clear of all others
    Color passive = Color::rgb(0x8e6bbf);   ///< they do not respond: players, and discs of bodies
    Color obstacle = Color::rgb(0x8a9099);
    Color velocity = Color::rgb(0x212529);
    Color goal = Color::rgb(0x2f9e44);
    float seconds = 1.0f;  ///< [s] for so long the line of a velocity goes on; 0: none is drawn
    bool goals = false;    ///< lines from agents to their goals
};

/// Agents as discs that look where they go, polygons and chains as lines, posts as dots.
void draw_crowd(const Crowd<2>& crowd, DebugDraw& draw, const DrawCrowdOptions& options = {});

}  // namespace jostle
JOSTLE_API_END
