# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Installed are headers, libraries, a package for find_package(jostle CONFIG) whose components are the libraries
# (jostle, crowdworld, draw, pictures, scene, c), a pkg-config file for each, the licence and the docs. All can be moved
# with their prefix.
#
# Components: what a program needs in order to run (runtime), all that is needed in order to build one (development), and
# the program (program). cmake/pack.cmake makes a Debian package of each.

include(CMakePackageConfigHelpers)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME development)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/jostle")
set(pkgconfig_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")

foreach(layer IN LISTS JOSTLE_BUILT_LAYERS)
    jostle_layer_files(headers ${layer} "/include/jostle/@/*.h")
    if(NOT headers)
        continue()
    endif()
    set(folder "${layer}")
    if(DEFINED JOSTLE_PART_FOLDER_${layer})
        set(folder "${JOSTLE_PART_FOLDER_${layer}}")
    endif()
    install(FILES ${headers} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/jostle/${folder}")
endforeach()
file(GLOB headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/include/jostle/*.h")
install(FILES ${headers} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/jostle")

# For C and other languages.
if(TARGET jostle_c_library)
    file(GLOB headers CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/include/jostle_c/*")
    install(FILES ${headers} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/jostle_c")
    install(FILES "${PROJECT_SOURCE_DIR}/generate/api.json" DESTINATION "${CMAKE_INSTALL_DATADIR}/jostle")
endif()

# One export a library, so that a consumer who asks for no pictures needs no Cairo.
foreach(library IN LISTS JOSTLE_LIBRARIES)
    get_target_property(component ${library} EXPORT_NAME)
    list(APPEND JOSTLE_COMPONENTS ${component})
    install(TARGETS ${library} EXPORT jostle-${component}
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}"
        LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime NAMELINK_COMPONENT development
        RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT runtime
        INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
    install(EXPORT jostle-${component}
        FILE jostle-${component}-targets.cmake NAMESPACE jostle:: DESTINATION "${package_dir}")
endforeach()

if(TARGET jostle_c_shared)
    install(TARGETS jostle_c_shared EXPORT jostle-c
        LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT runtime NAMELINK_COMPONENT development
        INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}")
endif()

set(JOSTLE_STATIC ON)
if(BUILD_SHARED_LIBS)
    set(JOSTLE_STATIC OFF)
endif()
configure_package_config_file("${PROJECT_SOURCE_DIR}/cmake/jostle-config.cmake.in"
    "${PROJECT_BINARY_DIR}/jostle-config.cmake" INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/jostle-config-version.cmake"
    COMPATIBILITY SameMinorVersion)
install(FILES
    "${PROJECT_BINARY_DIR}/jostle-config.cmake" "${PROJECT_BINARY_DIR}/jostle-config-version.cmake"
    DESTINATION "${package_dir}")

install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
    DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(DIRECTORY "${PROJECT_SOURCE_DIR}/docs" DESTINATION "${CMAKE_INSTALL_DOCDIR}"
    PATTERN build EXCLUDE PATTERN site EXCLUDE)

# add_pkgconfig(COMPONENT FILE DESCRIPTION REQUIRES PACKAGES)
# REQUIRES are libraries of ours, of which a public header includes headers; PACKAGES only our own code uses, so that a
# program needs them where it is linked with a static library, which brings nothing by itself. A shared one names none:
# pkg-config would refuse a program whose machine lacks them.
function(add_pkgconfig component file description requires packages)
    if(NOT component IN_LIST JOSTLE_COMPONENTS)
        return()
    endif()
    set(pc_file "${file}")
    set(pc_description "${description}")
    set(pc_requires "${requires}")
    set(pc_threads "")
    if(NOT BUILD_SHARED_LIBS)
        string(STRIP "${requires} ${packages}" pc_requires)
        set(pc_threads "-pthread")
    endif()
    file(RELATIVE_PATH pc_prefix "/prefix/${pkgconfig_dir}" "/prefix")
    string(REGEX REPLACE "/$" "" pc_prefix "${pc_prefix}")
    if(JOSTLE_EXCEPTIONS)
        string(JOIN " " pc_cflags ${JOSTLE_ABI_FLAGS})
    else()
        string(JOIN " " pc_cflags ${JOSTLE_ABI_FLAGS} -DJOSTLE_NO_EXCEPTIONS)
    endif()
    configure_file("${PROJECT_SOURCE_DIR}/cmake/jostle.pc.in" "${PROJECT_BINARY_DIR}/${file}.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/${file}.pc" DESTINATION "${pkgconfig_dir}")
endfunction()

set(jostle_packages libhwy)
if(JOSTLE_HAS_TBB)
    string(APPEND jostle_packages " tbb")
endif()
set(description "${PROJECT_DESCRIPTION}")
add_pkgconfig(jostle jostle "${description}" "" "${jostle_packages}")
add_pkgconfig(crowdworld jostle-crowdworld "${description}: a crowd among bodies" "jostle = ${PROJECT_VERSION}" "")
add_pkgconfig(draw jostle-draw "${description}: draws a world" "jostle = ${PROJECT_VERSION}" "")
add_pkgconfig(pictures jostle-pictures "${description}: pictures of a world" "jostle-draw = ${PROJECT_VERSION}" "cairo")
add_pkgconfig(scene jostle-scene "${description}: scenes and their files" "jostle = ${PROJECT_VERSION}" "")

# The library for C brings all of jostle along where it is shared, as it is by default; a static link needs the others, too.
if(TARGET jostle_c_library)
    set(pc_description "${description}: the interface for C")
    set(pc_private "-lstdc++ -lm -pthread")
    if(NOT BUILD_SHARED_LIBS)
        if(JOSTLE_HAS_TBB)
            string(PREPEND pc_private "-ltbb ")
        endif()
        string(PREPEND pc_private "-ljostle-crowdworld -ljostle-draw -ljostle -lhwy ")
        if(JOSTLE_SCENE)
            string(PREPEND pc_private "-ljostle-scene ")
        endif()
    endif()
    file(RELATIVE_PATH pc_prefix "/prefix/${pkgconfig_dir}" "/prefix")
    string(REGEX REPLACE "/$" "" pc_prefix "${pc_prefix}")
    configure_file("${PROJECT_SOURCE_DIR}/cmake/jostle-c.pc.in" "${PROJECT_BINARY_DIR}/jostle-c.pc" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/jostle-c.pc" DESTINATION "${pkgconfig_dir}")
endif()

include(pack)
