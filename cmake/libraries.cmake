# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# The libraries that are installed, folded from the layers' objects: static, or shared where BUILD_SHARED_LIBS says so.
# jostle::jostle is core to dynamics, and the layers beside that; each of the others holds its own layer only and needs jostle::jostle.

# add_jostle_library(NAME EXPORTED FILE LAYERS...)
function(add_jostle_library name exported file)
    set(objects "")
    foreach(layer IN LISTS ARGN)
        list(APPEND objects $<TARGET_OBJECTS:jostle_${layer}>)
    endforeach()
    set(type STATIC)
    if(BUILD_SHARED_LIBS)
        set(type SHARED)
    endif()
    add_library(${name} ${type} ${objects})
    add_library(jostle::${exported} ALIAS ${name})
    set_target_properties(${name} PROPERTIES EXPORT_NAME ${exported} OUTPUT_NAME ${file} LINKER_LANGUAGE CXX
        ARCHIVE_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib"
        LIBRARY_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/lib"
        # Before 1.0 a minor version may change anything, as the package's version file says too.
        VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
        # An object that lies beside what it needs finds it, wherever the prefix is moved.
        INSTALL_RPATH "$ORIGIN")
    if(BUILD_SHARED_LIBS AND NOT JOSTLE_SANITIZE AND NOT APPLE AND NOT WIN32)
        target_link_options(${name} PRIVATE -Wl,--no-undefined)
    endif()
    target_include_directories(${name} INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>)
    target_compile_features(${name} INTERFACE cxx_std_20)
    target_compile_options(${name} INTERFACE ${JOSTLE_ABI_FLAGS})
    if(NOT JOSTLE_EXCEPTIONS)
        target_compile_definitions(${name} INTERFACE JOSTLE_NO_EXCEPTIONS)
    endif()
endfunction()

# The package's own target where there is one: jostle_package_* are ours, and are not installed.
function(jostle_private_package name target)
    if(TARGET ${target})
        target_link_libraries(${name} PRIVATE ${target})
    endif()
endfunction()

add_jostle_library(jostle_library jostle jostle ${JOSTLE_CLOSURE_dynamics} ${JOSTLE_BESIDE_dynamics})
jostle_private_package(jostle_library hwy::hwy)
jostle_private_package(jostle_library PkgConfig::hwy)
jostle_private_package(jostle_library Threads::Threads)
if(JOSTLE_HAS_TBB)
    jostle_private_package(jostle_library TBB::tbb)
endif()
set(JOSTLE_LIBRARIES jostle_library)

add_jostle_library(jostle_draw_library draw jostle-draw draw)
target_link_libraries(jostle_draw_library PUBLIC jostle_library)
list(APPEND JOSTLE_LIBRARIES jostle_draw_library)

add_jostle_library(jostle_crowdworld_library crowdworld jostle-crowdworld crowdworld)
target_link_libraries(jostle_crowdworld_library PUBLIC jostle_library)
list(APPEND JOSTLE_LIBRARIES jostle_crowdworld_library)

if(JOSTLE_PICTURES)
    add_jostle_library(jostle_pictures_library pictures jostle-pictures pictures)
    target_link_libraries(jostle_pictures_library PUBLIC jostle_draw_library)
    jostle_private_package(jostle_pictures_library PkgConfig::cairo)
    list(APPEND JOSTLE_LIBRARIES jostle_pictures_library)
endif()

if(JOSTLE_SCENE)
    add_jostle_library(jostle_scene_library scene jostle-scene scene)
    target_link_libraries(jostle_scene_library PUBLIC jostle_library)
    list(APPEND JOSTLE_LIBRARIES jostle_scene_library)
endif()

# For C and whatever calls C (docs/c.md): c/, over public headers alone. Where libraries are static it is shared, too, and
# then has all of jostle in itself: other languages load one file.
if(JOSTLE_C)
    file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/c/src/*.cpp" "${PROJECT_SOURCE_DIR}/c/generated/*.cpp")
    set(more "")
    if(JOSTLE_SCENE)
        set(more scene)
    else()
        list(FILTER sources EXCLUDE REGEX "/scene[^/]*$")
    endif()
    add_object_library(jostle_c ${sources})
    jostle_unite_folders(jostle_c)
    # Structs of C are read as those of C++ that lie alike.
    target_compile_options(jostle_c PRIVATE -fno-strict-aliasing)
    # Nothing but public headers.
    set_property(TARGET jostle_c PROPERTY INCLUDE_DIRECTORIES "${PROJECT_SOURCE_DIR}/include")
    add_jostle_library(jostle_c_library c jostle-c c)
    target_link_libraries(jostle_c_library PRIVATE jostle_crowdworld_library jostle_draw_library jostle_library)
    if(JOSTLE_SCENE)
        target_link_libraries(jostle_c_library PRIVATE jostle_scene_library)
    endif()
    list(APPEND JOSTLE_LIBRARIES jostle_c_library)
    # Users need no compiler of C++.
    set_target_properties(jostle_c_library PROPERTIES INTERFACE_COMPILE_FEATURES "" INTERFACE_COMPILE_OPTIONS "")
    set(shared_c jostle_c_library)
    if(NOT BUILD_SHARED_LIBS)
        set(BUILD_SHARED_LIBS ON)
        add_jostle_library(jostle_c_shared c_shared jostle-c c ${JOSTLE_CLOSURE_crowdworld} mesh batch draw ${more})
        set(BUILD_SHARED_LIBS OFF)
        set_target_properties(jostle_c_shared PROPERTIES INTERFACE_COMPILE_FEATURES "" INTERFACE_COMPILE_OPTIONS "")
        foreach(package hwy::hwy PkgConfig::hwy Threads::Threads)
            jostle_private_package(jostle_c_shared ${package})
        endforeach()
        if(JOSTLE_HAS_TBB)
            jostle_private_package(jostle_c_shared TBB::tbb)
        endif()
        set(shared_c jostle_c_shared)
    endif()
    if(BUILD_SHARED_LIBS OR TARGET jostle_c_shared)
        # The rest, such as instances of C++ templates, stays inside.
        target_link_options(${shared_c} PRIVATE "-Wl,--version-script=${PROJECT_SOURCE_DIR}/c/exports.map")
        set_property(TARGET ${shared_c} APPEND PROPERTY LINK_DEPENDS "${PROJECT_SOURCE_DIR}/c/exports.map")
    endif()
endif()
