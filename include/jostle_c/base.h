/* SPDX-FileCopyrightText: 2026 The jostle authors */
/* SPDX-License-Identifier: MIT */
/* What all calls have in common: their codes, the sentence of the last refusal, the version. */
#ifndef JOSTLE_C_BASE_H
#define JOSTLE_C_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__) || defined(__clang__)
#define JOSTLE_C_API __attribute__((visibility("default")))
#else
#define JOSTLE_C_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** Of every call that can be refused. One that is not JOSTLE_OK has changed nothing, but where its comment
 * says so. */
typedef int JostleCode;
enum {
    JOSTLE_OK = 0,
    JOSTLE_REFUSED = 1,       /**< an argument, or the moment, is wrong: jostle_last_error() says which */
    JOSTLE_OUT_OF_MEMORY = 2, /**< there was no memory */
    JOSTLE_FAILED = 3 /**< anything else: an exception of a scheduler or of a callback written in C++ */
};

/**
 * The sentence of the last call on this thread that was not JOSTLE_OK, such as
 * "World::step: dt is -1; it must be in [1e-06, 1]"; empty before the first. The text stays where it is, and
 * is another one after the next such call on this thread. Calls that succeed leave it as it is.
 */
JOSTLE_C_API const char* jostle_last_error(void);

/** The same in parts; empty where the call was not refused by an argument. */
typedef struct JostleErrorParts {
    const char* function;    /**< "World::step", as C++ calls it */
    const char* argument;    /**< "dt" */
    const char* value;       /**< "-1" */
    const char* requirement; /**< "it must be in [1e-06, 1]" */
} JostleErrorParts;
JOSTLE_C_API JostleErrorParts jostle_last_error_parts(void);

typedef struct JostleVersion {
    int major; /**< incompatible changes */
    int minor; /**< additions */
    int patch; /**< fixes */
} JostleVersion;
/** The version of the library that the program runs with. */
JOSTLE_C_API JostleVersion jostle_version(void);

/** 0: information, 1: a warning. */
typedef void (*JostleLogHandler)(int level, const char* message, void* context);
/** Is told of messages that are no errors; NULL: the default, which prints warnings on standard error. */
JOSTLE_C_API void jostle_set_log_handler(JostleLogHandler handler, void* context);

#ifdef __cplusplus
}
#endif

#endif
