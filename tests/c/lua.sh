#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# lua.sh SOURCE LIBRARY WORLD_FIRST: runs examples/lua with LuaJIT. The first world prints what the same program in C++ does,
# to the digit; the game is won; a refused call raises its sentence.
set -euo pipefail

source=$1 library=$2 world_first=$3
export JOSTLE_LIBRARY=$library JOSTLE_CDEF=$source/include/jostle_c/jostle.cdef LUA_PATH="$source/examples/lua/?.lua"
diff <("$world_first") <(luajit "$source/examples/lua/first_world.lua")
said=$(luajit "$source/examples/lua/game.lua")
echo "$said"
grep -qx '24 of 24 bricks are gone' <<<"$said"
grep -qx 'won' <<<"$said"
said=$(luajit -e "
    local jostle = require('jostle')
    local world = jostle.world()
    print(pcall(jostle.check, jostle.C.jostle_world_step(world, -1, 4)))")
grep -q '^false.*World::step: dt is -1; it must lie in' <<<"$said"
