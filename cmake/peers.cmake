# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# The peers that are installed: jostle_peer_NAME is what a test, benchmark or adapter against one links. ./test needs
# those of JOSTLE_REQUIRED_PEERS; elsewhere what is absent is left out.

set(JOSTLE_PEER_NAMES box2d24 box2d3 chipmunk bullet nanoflann boost fcl embree rvo2)
set(JOSTLE_REQUIRED_PEERS box2d24 chipmunk bullet nanoflann boost fcl embree)

set(JOSTLE_NANOFLANN_NEWEST "" CACHE PATH
    "A folder with another nanoflann.hpp, which is raced beside the one that is installed")

set(JOSTLE_RVO2 "" CACHE PATH "An install of RVO2 2.0, which `jostle-bench crowd` races")
set(JOSTLE_BOX2D24 "" CACHE PATH "An install of Box2D 2.4 in place of the system's, such as one without assertions")
set(JOSTLE_CHIPMUNK "" CACHE PATH "An install of Chipmunk 7 in place of the system's, such as one without assertions")

# add_peer(NAME HEADER [FOLDERS f...] [LIBRARIES l...] [DEFINITIONS d...] [ROOT r]): one without a package that CMake
# could find, or whose package brings more than is needed. Folders are where the header may lie below the system's; of a
# library, names that are joined by | stand for each other. With a root, it is looked for there and nowhere else.
function(add_peer name header)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "ROOT" "FOLDERS;LIBRARIES;DEFINITIONS")
    set(where PATH_SUFFIXES ${arg_FOLDERS})
    if(arg_ROOT)
        set(where PATHS "${arg_ROOT}" PATH_SUFFIXES include lib lib64 ${arg_FOLDERS} NO_DEFAULT_PATH)
    endif()
    set(places JOSTLE_${name}_INCLUDE)
    foreach(names IN LISTS arg_LIBRARIES)
        string(REGEX REPLACE ".*\\|" "" library "${names}")
        list(APPEND places JOSTLE_${name}_${library})
    endforeach()
    # Another root than when it was found: it is looked for again.
    if(NOT "${JOSTLE_${name}_ROOT}" STREQUAL "${arg_ROOT}")
        foreach(place IN LISTS places)
            unset(${place} CACHE)
        endforeach()
    endif()
    set(JOSTLE_${name}_ROOT "${arg_ROOT}" CACHE INTERNAL "The root below which the peer ${name} was found")
    find_path(JOSTLE_${name}_INCLUDE "${header}" ${where})
    set(found ${JOSTLE_${name}_INCLUDE})
    set(libraries "")
    foreach(names IN LISTS arg_LIBRARIES)
        string(REPLACE "|" ";" names "${names}")
        list(GET names -1 library)
        find_library(JOSTLE_${name}_${library} NAMES ${names} ${where})
        if(NOT JOSTLE_${name}_${library})
            set(found FALSE)
        endif()
        list(APPEND libraries "${JOSTLE_${name}_${library}}")
    endforeach()
    mark_as_advanced(${places})
    if(arg_ROOT AND NOT found)
        message(FATAL_ERROR "The peer ${name} is not in ${arg_ROOT}.")
    endif()
    if(found)
        add_library(jostle_peer_${name} INTERFACE)
        target_include_directories(jostle_peer_${name} SYSTEM INTERFACE "${JOSTLE_${name}_INCLUDE}")
        target_link_libraries(jostle_peer_${name} INTERFACE ${libraries})
        target_compile_definitions(jostle_peer_${name} INTERFACE ${arg_DEFINITIONS})
    endif()
endfunction()

# note_assertions(NAME LIBRARY PATTERN): tells the peer's adapter, as JOSTLE_PEER_ASSERTIONS, whether the library holds
# the text that only assertions leave in it.
function(note_assertions name library pattern)
    if(TARGET jostle_peer_${name})
        file(STRINGS "${library}" traces REGEX "${pattern}" LIMIT_COUNT 1)
        set(assertions 0)
        if(traces)
            set(assertions 1)
        endif()
        target_compile_definitions(jostle_peer_${name} INTERFACE JOSTLE_PEER_ASSERTIONS=${assertions})
    endif()
endfunction()

if(JOSTLE_PEERS)
    # Both versions of Box2D export box2d::box2d, so only one of them can be had by its package: the newer. Debian's
    # 2.4 is found by a header that only it has, and by its library's version.
    find_package(box2d 3.2 CONFIG QUIET)
    if(box2d_FOUND)
        add_library(jostle_peer_box2d3 INTERFACE)
        target_link_libraries(jostle_peer_box2d3 INTERFACE box2d::box2d)
        get_target_property(library box2d::box2d LOCATION)
        note_assertions(box2d3 "${library}" "b2InternalAssert")
    endif()
    add_peer(box2d24 box2d/b2_world.h LIBRARIES "libbox2d.so.2|box2d" DEFINITIONS B2_SHARED
        ROOT "${JOSTLE_BOX2D24}")
    note_assertions(box2d24 "${JOSTLE_box2d24_box2d}" "__assert_fail")
    add_peer(chipmunk chipmunk/chipmunk.h LIBRARIES chipmunk ROOT "${JOSTLE_CHIPMUNK}")
    note_assertions(chipmunk "${JOSTLE_chipmunk_chipmunk}" "Debug Enabled")
    add_peer(bullet BulletCollision/BroadphaseCollision/btDbvt.h FOLDERS bullet
        LIBRARIES BulletCollision LinearMath)
    add_peer(nanoflann nanoflann.hpp)
    # Its headers announce that they include deprecated ones of their own.
    add_peer(boost boost/geometry/index/rtree.hpp DEFINITIONS BOOST_ALLOW_DEPRECATED_HEADERS)
    add_peer(embree embree3/rtcore.h LIBRARIES embree3)
    # Its headers include Eigen's and libccd's.
    add_peer(fcl fcl/config.h LIBRARIES fcl ccd)
    find_path(JOSTLE_fcl_EIGEN Eigen/Core PATH_SUFFIXES eigen3)
    mark_as_advanced(JOSTLE_fcl_EIGEN)
    if(TARGET jostle_peer_fcl AND JOSTLE_fcl_EIGEN)
        target_include_directories(jostle_peer_fcl SYSTEM INTERFACE "${JOSTLE_fcl_EIGEN}")
    endif()

    # Only the install that is named, as no package has it.
    if(JOSTLE_RVO2)
        add_peer(rvo2 RVO.h FOLDERS include/RVO LIBRARIES RVO ROOT "${JOSTLE_RVO2}")
    endif()

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
