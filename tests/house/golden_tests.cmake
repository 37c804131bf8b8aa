# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Read by ctest, with PROGRAM, golden_hashes, and STEPS and WAY_STEPS, options that shorten its runs: a test per scene that
# the program lists, per way of running it. WAY_STEPS is for the ways beside the plain one.

set(outcome "it has not been built")
if(EXISTS "${PROGRAM}")
    execute_process(COMMAND "${PROGRAM}" --list OUTPUT_VARIABLE scenes RESULT_VARIABLE outcome)
    string(REGEX MATCHALL "[^\n]+" scenes "${scenes}")
endif()
if(NOT outcome STREQUAL "0" OR NOT scenes)
    # It is missed: this command is not found.
    add_test(house.golden.unlisted "${PROGRAM}.${outcome}")
    set_tests_properties(house.golden.unlisted PROPERTIES LABELS house)
    return()
endif()
foreach(scene IN LISTS scenes)
    add_test(house.golden.${scene} "${PROGRAM}" ${scene} ${STEPS})
    add_test(house.golden.${scene}.threads "${PROGRAM}" ${scene} ${WAY_STEPS} --threads 3)
    add_test(house.golden.${scene}.lanes "${PROGRAM}" ${scene} ${WAY_STEPS} --lanes least)
    set_tests_properties(house.golden.${scene} house.golden.${scene}.threads house.golden.${scene}.lanes
        PROPERTIES LABELS house TIMEOUT 600)
endforeach()
