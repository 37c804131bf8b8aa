-- SPDX-FileCopyrightText: 2026 The jostle authors
-- SPDX-License-Identifier: MIT
--
-- A game loop: a ball, a paddle that follows it, and bricks that go where the ball hits them. Events of a step say what
-- was hit; bricks are known by the number that each shape carries. A game with a window would draw where this one prints.
local ffi = require('ffi')
local jostle = require('jostle')
local C, get, check = jostle.C, jostle.get, jostle.check

local BRICKS, COLUMNS = 24, 8
local STEP = 1 / 120

local world = jostle.world({ gravity = { 0, 0 }, allow_sleep = false, restitution_threshold = 0 })

-- Walls to the left, to the right and above; below, the paddle.
local walls = jostle.body(world)
local bouncy = jostle.def('shape')
bouncy.material.restitution, bouncy.material.friction = 1, 0
local function wall(x1, y1, x2, y2)
    local line = get('JostleGeometry', C.jostle_geometry_segment, ffi.new('JostleVec2', x1, y1), ffi.new('JostleVec2', x2, y2))
    check(C.jostle_body_create_shape(walls, line, bouncy, nil))
end
wall(-5, -6, -5, 6)
wall(5, -6, 5, 6)
wall(-5, 6, 5, 6)

local bricks, left = {}, BRICKS
for i = 1, BRICKS do
    local column, row = (i - 1) % COLUMNS, math.floor((i - 1) / COLUMNS)
    local brick = jostle.body(world, { position = { (column - 3.5) * 1.2, 5 - row * 0.7 } })
    bouncy.user_data = i
    check(C.jostle_body_create_shape(brick, jostle.box(0.5, 0.25), bouncy, nil))
    bricks[i] = brick
end
bouncy.user_data = 0

local paddle = jostle.body(world, { type = C.JOSTLE_BODY_TYPE_KINEMATIC, position = { 0, -4.5 } })
check(C.jostle_body_create_shape(paddle, jostle.box(0.8, 0.15), bouncy, nil))
local ball = jostle.body(world, { type = C.JOSTLE_BODY_TYPE_DYNAMIC, position = { 0.3, -3 }, linear_velocity = { 3, 7 }, bullet = true })
check(C.jostle_body_create_shape(ball, jostle.circle(0.2), bouncy, nil))

local function data_of(shape) return tonumber(get('uint64_t', C.jostle_shape_user_data, shape)) end

-- The ball keeps its speed, and is never so level that it would not come down again.
local function guide_ball()
    local v = get('JostleVec2', C.jostle_body_linear_velocity, ball)
    local y = math.abs(v.y) < 2 and (v.y < 0 and -2 or 2) or v.y
    local scale = 7.6 / math.sqrt(v.x ^ 2 + y ^ 2)
    check(C.jostle_body_set_linear_velocity(ball, ffi.new('JostleVec2', v.x * scale, y * scale)))
end

local frame, returns = 0, 0
while left > 0 and frame < 120 * 120 do
    frame = frame + 1
    -- Input: a player who sways, so that the ball comes back at other angles.
    local at = get('JostleVec2', C.jostle_body_position, ball)
    local goal = ffi.new('JostleTransform', { { math.max(-4.2, math.min(4.2, at.x + 0.6 * math.sin(frame / 97))), -4.5 }, { 1, 0 } })
    check(C.jostle_body_move_to(paddle, goal, STEP))

    check(C.jostle_world_step(world, STEP, 2))

    -- What happened: an array of events, in the world's memory until the next step.
    local events = get('JostleEvents', C.jostle_world_events, world)
    local hit = {}
    for i = 0, tonumber(events.contacts_began.count) - 1 do
        local event = events.contacts_began.first[i]
        for _, shape in ipairs({ event.shape_a, event.shape_b }) do
            local valid, number = C.jostle_shape_is_valid(shape), 0
            if valid then number = data_of(shape) end
            if number > 0 then hit[number] = true end
        end
        returns = returns + (get('JostleVec2', C.jostle_body_position, ball).y < -3.9 and 1 or 0)
    end
    -- Not within the loop above: events are those of the step, and an edit may end them.
    for number in pairs(hit) do
        check(C.jostle_world_destroy_body(world, bricks[number]))
        bricks[number], left = nil, left - 1
    end
    guide_ball()
end

print(string.format('%d of %d bricks are gone', BRICKS - left, BRICKS))
print(string.format('the ball was returned %s', returns > 0 and 'by the paddle' or 'by nobody'))
print(left == 0 and 'won' or 'the time is up')
