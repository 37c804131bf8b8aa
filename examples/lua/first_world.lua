-- SPDX-FileCopyrightText: 2026 The jostle authors
-- SPDX-License-Identifier: MIT
--
-- A box falls onto the ground and comes to rest: examples/world_first.cpp in Lua, which prints the same.
local ffi = require('ffi')
local jostle = require('jostle')
local C, get, check = jostle.C, jostle.get, jostle.check

local world = jostle.world({ gravity = { 0, -10 } })

local ground = jostle.body(world) -- static, unless said otherwise
local line = get('JostleGeometry', C.jostle_geometry_segment, ffi.new('JostleVec2', -20, 0), ffi.new('JostleVec2', 20, 0))
jostle.shape(ground, line)

local box = jostle.body(world, { type = C.JOSTLE_BODY_TYPE_DYNAMIC, position = { 0, 4 } })
local shape = jostle.def('shape', { density = 2 })
shape.material.friction = 0.4
check(C.jostle_body_create_shape(box, jostle.box(0.5, 0.5), shape, nil))
print(string.format('%.0f kg', get('float', C.jostle_body_mass, box)))

for step = 0, 60 do
    if step % 30 == 0 then
        local velocity = get('JostleVec2', C.jostle_body_linear_velocity, box)
        print(string.format('%.1f s: %.2f m, %.2f m/s', get('double', C.jostle_world_time, world),
            get('JostleVec2', C.jostle_body_position, box).y, math.sqrt(velocity.x ^ 2 + velocity.y ^ 2)))
    end
    check(C.jostle_world_step(world, 1 / 60, C.JOSTLE_DEFAULT_SUBSTEPS))
end

-- In bulk: the poses of all awake bodies in two arrays.
local room = 8
local bodies, transforms, count = ffi.new('JostleBody[?]', room), ffi.new('JostleTransform[?]', room), ffi.new('int[1]')
check(C.jostle_world_poses(world, bodies, room, transforms, room, count))
for i = 0, count[0] - 1 do
    print(string.format('body %d lies at (%.2f, %.2f)', bodies[i].index, transforms[i].p.x, transforms[i].p.y))
end
