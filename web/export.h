// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Functions of the module that JavaScript can call, and of JavaScript that the module calls.
#pragma once

#define JOSTLE_EXPORT(name) extern "C" __attribute__((export_name(#name))) auto jostle_##name
#define JOSTLE_IMPORT(name, answer) \
    extern "C" __attribute__((import_module("jostle"), import_name(#name))) answer jostle_##name
