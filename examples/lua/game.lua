-- SPDX-FileCopyrightText: 2026 The jostle authors
-- SPDX-License-Identifier: MIT
--
-- A game loop: a ball, a paddle that follows it, and bricks that go where the ball hits them. Events of a step say what
-- was hit; bricks are known by the number that each shape carries. A game with a window would draw where this one prints.
local ffi = require('ffi')
local jostle = require('jostle')
local C, get, check = jostle.C, jostle.get, jostle.check

local BRICKS, COLUMNS, PADDLE = 24, 8, 100
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
bouncy.user_data = PADDLE
local paddle = jostle.body(world, { type = C.JOSTLE_BODY_TYPE_KINEMATIC, position = { 0, -4.5 } })
check(C.jostle_body_create_shape(paddle, jostle.box(0.8, 0.15), bouncy, nil))
bouncy.user_data = 0
local ball = jostle.body(world, { type = C.JOSTLE_BODY_TYPE_DYNAMIC, position = { 0.3, -3 }, linear_velocity = { 3, 7 }, bullet = true })
check(C.jostle_body_create_shape(ball, jostle.circle(0.2), bouncy, nil))

local function data_of(shape) return tonumber(get('uint64_t', C.jostle_shape_user_data, shape)) end

local SPEED = 7.6
local frame, returns = 0, 0
while left > 0 and frame < 120 / STEP do
    frame = frame + 1
    -- Input: a player who aims at the last brick that is left, by the place where the paddle meets the ball.
    local at = get('JostleVec2', C.jostle_body_position, ball)
    local goal
    for number = 1, BRICKS do goal = bricks[number] or goal end
    goal = get('JostleVec2', C.jostle_body_position, goal)
    local aim = math.max(-0.7, math.min(0.7, 0.9 * (goal.x - at.x) / (goal.y + 4.5)))
    local x = math.max(-4.2, math.min(4.2, at.x - aim))
    check(C.jostle_body_move_to(paddle, ffi.new('JostleTransform', { { x, -4.5 }, { 1, 0 } }), STEP))

    check(C.jostle_world_step(world, STEP, 2))

    -- The events of the step: an array in the world's memory until the next step. Edits wait until all events
    -- have been read, as an edit may end the array.
    local events, hit = get('JostleEvents', C.jostle_world_events, world), {}
    for i = 0, tonumber(events.contacts_began.count) - 1 do
        local event = events.contacts_began.first[i]
        hit[data_of(event.shape_a)] = true
        hit[data_of(event.shape_b)] = true
    end
    local v = get('JostleVec2', C.jostle_body_linear_velocity, ball)
    if hit[PADDLE] then
        -- As in every game of this kind, the place on the paddle decides where the ball goes.
        returns = returns + 1
        v.x, v.y = 8 * (at.x - x), math.abs(v.y)
    end
    for number in pairs(hit) do
        if bricks[number] then
            check(C.jostle_world_destroy_body(world, bricks[number]))
            bricks[number], left = nil, left - 1
        end
    end
    -- The ball keeps its speed, and is never so level that it would not come down again.
    if math.abs(v.y) < 2 then v.y = v.y < 0 and -2 or 2 end
    local scale = SPEED / math.sqrt(v.x ^ 2 + v.y ^ 2)
    check(C.jostle_body_set_linear_velocity(ball, ffi.new('JostleVec2', v.x * scale, v.y * scale)))
end

print(string.format('%d of %d bricks are gone', BRICKS - left, BRICKS))
print(string.format('the paddle has returned the ball %d times', returns))
print(left == 0 and 'won' or 'the time is up')
