-- SPDX-FileCopyrightText: 2026 The jostle authors
-- SPDX-License-Identifier: MIT
--
-- jostle for LuaJIT: the C library by LuaJIT's FFI. JOSTLE_LIBRARY is the library (libjostle-c.so if it is not set),
-- JOSTLE_CDEF the file jostle.cdef, which is installed beside the headers.
local ffi = require('ffi')

local function read(name)
    local file = assert(io.open(name), name .. ' cannot be read: JOSTLE_CDEF is the place of jostle.cdef')
    local text = file:read('*a')
    file:close()
    return text
end

ffi.cdef(read(os.getenv('JOSTLE_CDEF') or '/usr/include/jostle_c/jostle.cdef'))
local C = ffi.load(os.getenv('JOSTLE_LIBRARY') or 'jostle-c')

local jostle = { C = C }

--- Raises the sentence of a call that was refused.
function jostle.check(code)
    if code ~= C.JOSTLE_OK then error(ffi.string(C.jostle_last_error()), 2) end
end

--- The answer of a call: jostle.get('JostleVec2', C.jostle_body_position, body).
function jostle.get(kind, call, ...)
    local answer = ffi.new(kind .. '[1]')
    local arguments = { ... }
    arguments[#arguments + 1] = answer
    jostle.check(call(unpack(arguments)))
    -- A copy: a struct's element would be gone with the array.
    local value = answer[0]
    return type(value) == 'cdata' and ffi.new(kind, value) or value
end

--- A definition with these fields beside the defaults: jostle.def('body', { type = C.JOSTLE_BODY_TYPE_DYNAMIC }).
function jostle.def(name, fields)
    local made = C['jostle_' .. name .. '_def_default']()
    for key, value in pairs(fields or {}) do made[key] = value end
    return made
end

--- A world that goes when nobody holds it.
function jostle.world(fields)
    local world = jostle.get('JostleWorld*', C.jostle_world_create, jostle.def('world', fields))
    return ffi.gc(world, C.jostle_world_free)
end

function jostle.body(world, fields)
    return jostle.get('JostleBody', C.jostle_world_create_body, world, jostle.def('body', fields))
end

function jostle.shape(body, geometry, fields)
    return jostle.get('JostleShape', C.jostle_body_create_shape, body, geometry, jostle.def('shape', fields))
end

function jostle.box(half_width, half_height)
    return jostle.get('JostleGeometry', C.jostle_geometry_box, half_width, half_height)
end

function jostle.circle(radius)
    return jostle.get('JostleGeometry', C.jostle_geometry_circle, ffi.new('JostleVec2'), radius)
end

return jostle
