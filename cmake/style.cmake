# SPDX-FileCopyrightText: 2026 The jostle authors
# SPDX-License-Identifier: MIT
#
# Targets: format rewrites every file, format-check only looks, tidy runs clang-tidy on every unit.

add_custom_target(format COMMENT "clang-format"
    COMMAND "${PROJECT_SOURCE_DIR}/cmake/format.sh" --write VERBATIM)
add_custom_target(format-check COMMENT "clang-format, looking only"
    COMMAND "${PROJECT_SOURCE_DIR}/cmake/format.sh" VERBATIM)
add_custom_target(tidy COMMENT "clang-tidy" USES_TERMINAL
    COMMAND "${PROJECT_SOURCE_DIR}/tests/house/stage.sh" tidy VERBATIM)
