// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A function of the module that JavaScript can call.
#pragma once

#define JOSTLE_EXPORT(name) extern "C" __attribute__((export_name(#name))) auto jostle_##name
