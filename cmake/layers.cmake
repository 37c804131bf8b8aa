# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Reads layers.txt and makes one object library of each layer, jostle_LAYER. An object library hands on what its users
# must compile with, but not its objects: jostle_use_layers links those of a layer and of all that it may use.

set(layers_file "${PROJECT_SOURCE_DIR}/cmake/layers.txt")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${layers_file}")
file(STRINGS "${layers_file}" layer_lines REGEX "^layer ")
foreach(line IN LISTS layer_lines)
    if(NOT line MATCHES "^layer +([a-z]+) *:([a-z ]*):([a-z0-9 ]*)$")
        message(FATAL_ERROR "cmake/layers.txt: '${line}' is not of the form 'layer NAME : layers : packages'.")
    endif()
    set(layer "${CMAKE_MATCH_1}")
    string(STRIP "${CMAKE_MATCH_2}" uses)
    string(STRIP "${CMAKE_MATCH_3}" packages)
    string(REGEX REPLACE " +" ";" uses "${uses}")
    string(REGEX REPLACE " +" ";" packages "${packages}")
    list(APPEND JOSTLE_LAYERS "${layer}")
    set(JOSTLE_USES_${layer} "${uses}")
    set(JOSTLE_PACKAGES_${layer} "${packages}")
    # The closure: whatever the used layers use. They stand above in the file, so theirs is known.
    set(closure "${layer}")
    foreach(used IN LISTS uses)
        if(NOT DEFINED JOSTLE_CLOSURE_${used})
            message(FATAL_ERROR "cmake/layers.txt: ${layer} uses ${used}, which must stand above it.")
        endif()
        list(APPEND closure ${JOSTLE_CLOSURE_${used}})
    endforeach()
    list(REMOVE_DUPLICATES closure)
    set(JOSTLE_CLOSURE_${layer} "${closure}")
endforeach()

# Layers that are in a library besides those that its uppermost layer may use.
file(STRINGS "${layers_file}" beside_lines REGEX "^beside ")
foreach(line IN LISTS beside_lines)
    if(NOT line MATCHES "^beside +([a-z]+) *:([a-z ]*)$")
        message(FATAL_ERROR "cmake/layers.txt: '${line}' is not of the form 'beside LAYER : layers'.")
    endif()
    set(layer "${CMAKE_MATCH_1}")
    string(STRIP "${CMAKE_MATCH_2}" beside)
    string(REGEX REPLACE " +" ";" JOSTLE_BESIDE_${layer} "${beside}")
endforeach()

# Parts: layers whose files lie in another layer's folders.
file(STRINGS "${layers_file}" part_lines REGEX "^part ")
foreach(line IN LISTS part_lines)
    if(NOT line MATCHES "^part +([a-z]+) *: *([a-z]+)/([a-z_]+)$")
        message(FATAL_ERROR "cmake/layers.txt: '${line}' is not of the form 'part NAME : LAYER/PREFIX'.")
    endif()
    set(JOSTLE_PART_FOLDER_${CMAKE_MATCH_1} "${CMAKE_MATCH_2}")
    set(JOSTLE_PART_PREFIX_${CMAKE_MATCH_1} "${CMAKE_MATCH_2}/${CMAKE_MATCH_3}")
    list(APPEND JOSTLE_PARTS_OF_${CMAKE_MATCH_2} "${CMAKE_MATCH_1}")
endforeach()

# Links the objects of the named layers, and of all that they may use, into a program of ours, which sees their
# private headers and packages too.
function(jostle_use_layers target)
    set(closure "")
    foreach(layer IN LISTS ARGN)
        list(APPEND closure ${JOSTLE_CLOSURE_${layer}})
    endforeach()
    list(REMOVE_DUPLICATES closure)
    set(packages "")
    foreach(layer IN LISTS closure)
        foreach(package IN LISTS JOSTLE_PACKAGES_${layer})
            if(TARGET jostle_package_${package})
                list(APPEND packages jostle_package_${package})
            endif()
        endforeach()
    endforeach()
    list(TRANSFORM closure PREPEND "jostle_")
    target_link_libraries(${target} PRIVATE jostle_flags ${closure} ${packages})
    target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/src")
endfunction()

# add_object_library(NAME SOURCES...): a layer, or a part of one. One without sources yet gets an empty unit.
function(add_object_library name)
    set(sources ${ARGN})
    if(NOT sources)
        file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/empty/${name}.cpp" CONTENT "namespace jostle {}\n")
        set(sources "${PROJECT_BINARY_DIR}/empty/${name}.cpp")
    endif()
    add_library(${name} OBJECT ${sources})
    target_include_directories(${name}
        PUBLIC "${PROJECT_SOURCE_DIR}/include"
        PRIVATE "${PROJECT_SOURCE_DIR}/src")
    target_compile_features(${name} PUBLIC cxx_std_20)
    target_compile_options(${name} PUBLIC ${JOSTLE_ABI_FLAGS})
    target_link_libraries(${name} PRIVATE jostle_flags)
    if(NOT JOSTLE_EXCEPTIONS)
        target_compile_options(${name} PRIVATE -fno-exceptions)
        target_compile_definitions(${name} PUBLIC JOSTLE_NO_EXCEPTIONS)
    endif()
endfunction()

# Which layers are built: all, but for those that an option leaves out.
set(JOSTLE_BUILT_LAYERS "${JOSTLE_LAYERS}")
if(NOT JOSTLE_SCENE)
    list(REMOVE_ITEM JOSTLE_BUILT_LAYERS scene)
endif()
if(NOT JOSTLE_SCENE OR NOT (JOSTLE_APPS OR JOSTLE_BENCH OR JOSTLE_TESTS))
    list(REMOVE_ITEM JOSTLE_BUILT_LAYERS race)
endif()
if(NOT JOSTLE_PICTURES)
    list(REMOVE_ITEM JOSTLE_BUILT_LAYERS pictures)
endif()

# Files of a layer by a pattern such as "/src/@/*.cpp", where @ stands for the layer's folder. A part of another
# layer's folder is taken out of that and given to the part.
function(jostle_layer_files result layer pattern)
    set(folder "${layer}")
    if(DEFINED JOSTLE_PART_FOLDER_${layer})
        set(folder "${JOSTLE_PART_FOLDER_${layer}}")
    endif()
    string(REPLACE "@" "${folder}" glob "${PROJECT_SOURCE_DIR}${pattern}")
    file(GLOB_RECURSE files CONFIGURE_DEPENDS "${glob}")
    if(DEFINED JOSTLE_PART_PREFIX_${layer})
        list(FILTER files INCLUDE REGEX "/${JOSTLE_PART_PREFIX_${layer}}[^/]*$")
    endif()
    foreach(part IN LISTS JOSTLE_PARTS_OF_${layer})
        list(FILTER files EXCLUDE REGEX "/${JOSTLE_PART_PREFIX_${part}}[^/]*$")
    endforeach()
    set(${result} "${files}" PARENT_SCOPE)
endfunction()

foreach(layer IN LISTS JOSTLE_BUILT_LAYERS)
    jostle_layer_files(sources ${layer} "/src/@/*.cpp")
    add_object_library(jostle_${layer} ${sources})
    foreach(used IN LISTS JOSTLE_USES_${layer})
        target_link_libraries(jostle_${layer} PUBLIC jostle_${used})
    endforeach()
    foreach(package IN LISTS JOSTLE_PACKAGES_${layer})
        if(TARGET jostle_package_${package})
            target_link_libraries(jostle_${layer} PRIVATE jostle_package_${package})
        endif()
    endforeach()
endforeach()

# Most of what a small unit costs is reading headers. Only these layers have many units.
if(JOSTLE_PRECOMPILE)
    foreach(layer spatial geometry mesh dynamics)
        jostle_layer_files(headers ${layer} "/include/jostle/@/*.h")
        # Half of its units see the tables and the edits.
        if(layer STREQUAL dynamics)
            list(APPEND headers "${PROJECT_SOURCE_DIR}/src/dynamics/world/impl.h")
        endif()
        target_precompile_headers(jostle_${layer} PRIVATE ${headers})
    endforeach()
    # Half of what a unit of a scene's files costs is JSON.
    if(scene IN_LIST JOSTLE_BUILT_LAYERS)
        target_precompile_headers(jostle_scene PRIVATE <nlohmann/json.hpp> "${PROJECT_SOURCE_DIR}/include/jostle/scene/scene.h")
    endif()
endif()
# A time in the file would keep clang's from being cached.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(jostle_flags INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
endif()

target_compile_definitions(jostle_dynamics PRIVATE JOSTLE_HAS_TBB=$<BOOL:${JOSTLE_HAS_TBB}>)

# g++ 12 forgets the rounding where two doubles become floats and doubles again side by side: other bits than at -O1
# or with clang. Geometry is also the faster for it.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(jostle_geometry PRIVATE -fno-tree-slp-vectorize)
endif()
