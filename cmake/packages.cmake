# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# What is used from elsewhere. For each package of layers.txt, jostle_package_NAME is what a layer links, and
# JOSTLE_LINK_NAME its libraries on a linker's command line; a package that is optional and absent has neither.

if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    find_package(Threads REQUIRED)
endif()

add_library(jostle_package_hwy INTERFACE)
find_package(hwy CONFIG QUIET)
if(hwy_FOUND)
    target_link_libraries(jostle_package_hwy INTERFACE hwy::hwy)
    set(JOSTLE_LINK_hwy $<TARGET_FILE:hwy::hwy>)
else()
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(hwy REQUIRED IMPORTED_TARGET libhwy)
    target_link_libraries(jostle_package_hwy INTERFACE PkgConfig::hwy)
    set(JOSTLE_LINK_hwy ${hwy_LINK_LIBRARIES})
endif()
# Highway's part that compiles a file for each instruction set.
add_library(jostle_package_dispatch INTERFACE)
target_link_libraries(jostle_package_dispatch INTERFACE jostle_package_hwy)
set(JOSTLE_LINK_dispatch ${JOSTLE_LINK_hwy})

set(JOSTLE_HAS_TBB OFF)
if(JOSTLE_TBB STREQUAL "AUTO")
    find_package(TBB CONFIG QUIET)
elseif(JOSTLE_TBB)
    find_package(TBB CONFIG REQUIRED)
endif()
if(TBB_FOUND)
    set(JOSTLE_HAS_TBB ON)
    add_library(jostle_package_tbb INTERFACE)
    target_link_libraries(jostle_package_tbb INTERFACE TBB::tbb)
    set(JOSTLE_LINK_tbb $<TARGET_FILE:TBB::tbb>)
endif()

if(JOSTLE_PICTURES OR JOSTLE_APPS)
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo)
    add_library(jostle_package_cairo INTERFACE)
    target_link_libraries(jostle_package_cairo INTERFACE PkgConfig::cairo)
    set(JOSTLE_LINK_cairo ${cairo_LINK_LIBRARIES})
endif()

if(JOSTLE_SCENE)
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
        # Its headers are seen through build/wasm-root, as Highway's are.
        find_path(nlohmann_headers nlohmann/json.hpp REQUIRED)
        add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
        target_include_directories(nlohmann_json::nlohmann_json INTERFACE "${nlohmann_headers}")
    else()
        find_package(nlohmann_json REQUIRED)
    endif()
    add_library(jostle_package_nlohmann INTERFACE)
    target_link_libraries(jostle_package_nlohmann INTERFACE nlohmann_json::nlohmann_json)
endif()

add_library(jostle_package_dl INTERFACE)
target_link_libraries(jostle_package_dl INTERFACE ${CMAKE_DL_LIBS})
set(JOSTLE_LINK_dl ${CMAKE_DL_LIBS})
list(TRANSFORM JOSTLE_LINK_dl PREPEND "-l")

if(JOSTLE_APPS)
    find_package(CLI11 CONFIG REQUIRED)
    find_package(fmt CONFIG REQUIRED)
    # Optional: `jostle mesh` says that it is missing.
    find_package(PkgConfig REQUIRED)
    pkg_check_modules(assimp QUIET IMPORTED_TARGET assimp)
endif()
if(JOSTLE_TESTS)
    find_package(GTest REQUIRED)
endif()
if(JOSTLE_BENCH)
    find_package(benchmark REQUIRED)
endif()
