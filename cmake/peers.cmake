# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# The peers that are installed: jostle_peer_NAME is what a test, benchmark or adapter against one links. ./test needs
# those of JOSTLE_REQUIRED_PEERS; elsewhere what is absent is left out.

set(JOSTLE_PEER_NAMES box2d24 box2d3 chipmunk)
set(JOSTLE_REQUIRED_PEERS box2d24 chipmunk)

# add_peer(NAME HEADER LIBRARY DEFINITIONS...): one without a package that CMake could find.
function(add_peer name header library)
    find_path(JOSTLE_${name}_INCLUDE "${header}")
    find_library(JOSTLE_${name}_LIBRARY NAMES ${library})
    mark_as_advanced(JOSTLE_${name}_INCLUDE JOSTLE_${name}_LIBRARY)
    if(JOSTLE_${name}_INCLUDE AND JOSTLE_${name}_LIBRARY)
        add_library(jostle_peer_${name} INTERFACE)
        target_include_directories(jostle_peer_${name} SYSTEM INTERFACE "${JOSTLE_${name}_INCLUDE}")
        target_link_libraries(jostle_peer_${name} INTERFACE "${JOSTLE_${name}_LIBRARY}")
        target_compile_definitions(jostle_peer_${name} INTERFACE ${ARGN})
    endif()
endfunction()

if(JOSTLE_PEERS)
    # Both versions of Box2D export box2d::box2d, so only one of them can be had by its package: the newer. Debian's
    # 2.4 is found by a header that only it has, and by its library's version.
    find_package(box2d 3 CONFIG QUIET)
    if(box2d_FOUND)
        add_library(jostle_peer_box2d3 INTERFACE)
        target_link_libraries(jostle_peer_box2d3 INTERFACE box2d::box2d)
    endif()
    add_peer(box2d24 box2d/b2_world.h "libbox2d.so.2;box2d" B2_SHARED)
    add_peer(chipmunk chipmunk/chipmunk.h chipmunk)

    if(JOSTLE_STAGES)
        foreach(peer IN LISTS JOSTLE_REQUIRED_PEERS)
            if(NOT TARGET jostle_peer_${peer})
                message(FATAL_ERROR "The peer ${peer} is not installed, and its tests are not to be skipped.")
            endif()
        endforeach()
    endif()
endif()

# jostle_peer_sources(TARGET FILES...): adds the files to the target. One whose name has a peer's in it
# (tests/spatial/box2d24_test.cpp) is added only if that peer is there, which is then linked.
function(jostle_peer_sources target)
    foreach(source IN LISTS ARGN)
        get_filename_component(name "${source}" NAME)
        foreach(peer IN LISTS JOSTLE_PEER_NAMES)
            if(name MATCHES "(^|_)${peer}[_.]")
                if(TARGET jostle_peer_${peer})
                    target_link_libraries(${target} PRIVATE jostle_peer_${peer})
                else()
                    set(source "")
                endif()
            endif()
        endforeach()
        if(source)
            target_sources(${target} PRIVATE "${source}")
        endif()
    endforeach()
endfunction()
