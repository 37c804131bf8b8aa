# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# The programs that print hashes. They need nothing but the library, so that they can be built for processors on which
# nothing else is: the tests' frameworks, oneTBB, pictures, peers.

# The motion of the reference scenes, compared with the golden hashes of their table.
add_executable(golden_hashes "${CMAKE_CURRENT_LIST_DIR}/golden_hashes.cpp")
set_target_properties(golden_hashes PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
if(JOSTLE_SCENE)
    jostle_use_layers(golden_hashes scene)
else()
    # Without exceptions there are no readers of files, but the part of scene that makes worlds compiles.
    jostle_use_layers(golden_hashes dynamics)
    foreach(file make_world reference reference_machines reference_small to_geometry)
        target_sources(golden_hashes PRIVATE "${PROJECT_SOURCE_DIR}/src/scene/${file}.cpp")
    endforeach()
    target_compile_options(golden_hashes PRIVATE -fno-exceptions)
endif()

# The state hash of a table of scenes, and saves as files, for builds to be compared with each other.
if(JOSTLE_SCENE)
    foreach(program state_hashes save_files)
        add_executable(${program} "${CMAKE_CURRENT_LIST_DIR}/${program}.cpp")
        jostle_use_layers(${program} scene)
        target_compile_definitions(${program} PRIVATE JOSTLE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
        set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
    endforeach()
endif()
