# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# How everything is compiled. jostle_flags is for our own units only; what a consumer must have too (JOSTLE_ABI_FLAGS)
# is public in CMake and in pkg-config.

set(CMAKE_CXX_EXTENSIONS OFF)
# Which units are compiled as one is said by jostle_unite and jostle_unite_folders, whatever the parent project does with
# its own.
set(CMAKE_UNITY_BUILD OFF)
if(PROJECT_IS_TOP_LEVEL)
    set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
endif()
# Declarations of public headers are marked by JOSTLE_API_BEGIN (core/config.h); nothing else leaves a shared library.
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
# A shared library is made of each layer's objects by a test, and of all of them by whoever embeds them in a plug-in.
if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()

# g++ contracts a product and a sum into one rounding by itself; then the bits would depend on the processor.
set(JOSTLE_ABI_FLAGS -ffp-contract=off)

add_library(jostle_flags INTERFACE)
target_compile_features(jostle_flags INTERFACE cxx_std_20)
target_compile_options(jostle_flags INTERFACE
    ${JOSTLE_ABI_FLAGS}
    # A subproject's warnings are of no use to its parent.
    $<$<BOOL:${PROJECT_IS_TOP_LEVEL}>:-Wall;-Wextra;-Wpedantic;-Wshadow;-Wconversion>
    # g++ 12 takes `"text" + string` for an overlapping copy, within its own header (GCC bug 105651, mended in 13).
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>
    # Notes on how older versions of g++ passed structs: every unit is compiled by one version.
    -Wno-psabi
    $<$<BOOL:${JOSTLE_WERROR}>:-Werror>
    # sqrt becomes one instruction: nobody reads errno.
    -fno-math-errno
    # Assertions name files without the folder of the checkout: the same bytes, and the same size, wherever one builds.
    "-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/="
    # Position-independent code, yet a function may be inlined into another of its own unit.
    $<$<BOOL:${CMAKE_POSITION_INDEPENDENT_CODE}>:-fno-semantic-interposition>)
target_compile_definitions(jostle_flags INTERFACE
    # See include/jostle/math/scalar.h.
    JOSTLE_OWN_UNITS
    $<$<BOOL:${JOSTLE_ASSERTIONS}>:JOSTLE_ASSERTIONS>)

if(JOSTLE_SANITIZE)
    add_compile_options(-fsanitize=${JOSTLE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -g1)
    add_link_options(-fsanitize=${JOSTLE_SANITIZE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # What a sanitizer puts in keeps g++ from seeing what is initialised.
        target_compile_options(jostle_flags INTERFACE -Wno-maybe-uninitialized)
    endif()
    if(JOSTLE_FUZZ AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        add_compile_options(-fsanitize=fuzzer-no-link)
    endif()
endif()

# For which instruction sets kernels are compiled: one lane (or Highway's emulation of four), SSE4, AVX2, AVX-512.
# A processor with SSSE3 alone runs the first; it would be a fifth copy of everything. Under a sanitizer, and for ./run, one
# lane and AVX2: the others would cost minutes. On arm64 NEON, and not SVE: vectors without a size cannot lie in structs.
set(no_kernels_for HWY_SSSE3)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "aarch64")
    set(no_kernels_for "HWY_SVE|HWY_SVE2|HWY_SVE_256|HWY_SVE2_128")
endif()
if(JOSTLE_SANITIZE OR JOSTLE_FEW_KERNELS)
    string(APPEND no_kernels_for "|HWY_SSE4|HWY_AVX3|HWY_AVX3_DL")
endif()
# The cap. Of x86's sets the wider have the lower bits; the other processors' have bits above those.
if(JOSTLE_MAX_SIMD STREQUAL "0")
    target_compile_definitions(jostle_flags INTERFACE HWY_COMPILE_ONLY_SCALAR)
elseif(JOSTLE_MAX_SIMD STREQUAL "128")
    string(APPEND no_kernels_for "|HWY_AVX2|(HWY_AVX2-1)")
elseif(JOSTLE_MAX_SIMD STREQUAL "256")
    string(APPEND no_kernels_for "|(HWY_AVX2-1)")
elseif(NOT JOSTLE_MAX_SIMD STREQUAL "512")
    message(FATAL_ERROR "JOSTLE_MAX_SIMD is '${JOSTLE_MAX_SIMD}'; it must be 512, 256, 128 or 0.")
endif()
target_compile_definitions(jostle_flags INTERFACE HWY_DISABLED_TARGETS=\(${no_kernels_for}\))

if(PROJECT_IS_TOP_LEVEL)
    find_program(JOSTLE_CCACHE ccache)
    if(JOSTLE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
        # Units with precompiled headers are cached by their contents, too.
        set(CMAKE_CXX_COMPILER_LAUNCHER
            "${CMAKE_COMMAND};-E;env;CCACHE_SLOPPINESS=pch_defines,time_macros;${JOSTLE_CCACHE}")
    endif()
endif()

# jostle_unite(TARGET ALONE...): compiles a dozen of its units as one, but for the files ALONE. Most of what a unit of a
# test or a program costs is headers, and the templates that its neighbours instantiate as well. A file with a peer's name
# in its own (peers.cmake) is left alone, too: a peer's headers are large, and their names are short.
function(jostle_unite target)
    if(NOT JOSTLE_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE 12)
    list(JOIN JOSTLE_PEER_NAMES "|" peers)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "/([a-z0-9_]*_)?(${peers})[_.][^/]*$")
    set_source_files_properties(${sources} ${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# jostle_unite_folders(TARGET): compiles the units of each folder as one, but for kernels, whose files include themselves
# once per instruction set, and for the folders kd and crowd, whose files instantiate one class template, each in part.
function(jostle_unite_folders target)
    if(NOT JOSTLE_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # g++ takes a file that is included for a header, where an anonymous namespace would be a mistake.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    get_target_property(sources ${target} SOURCES)
    foreach(source IN LISTS sources)
        # Of the path within this project: a checkout may lie in any folder.
        cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE file)
        cmake_path(GET file PARENT_PATH folder)
        cmake_path(GET folder FILENAME folder)
        if(NOT file MATCHES "/(kernels|kd|crowd)/|_kernels[.]")
            set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder})
        endif()
    endforeach()
endfunction()
