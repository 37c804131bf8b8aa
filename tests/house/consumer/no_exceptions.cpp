// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A program that is compiled with -fno-exceptions and uses a library that may throw: docs/install.md. Its
// handler is told of a refused call and ends the program its own way; with an argument it returns.
#include <jostle/jostle.h>

#include <cstdio>
#include <cstdlib>

#if defined(__cpp_exceptions)
#error "this is about a program without exceptions"
#endif

using namespace jostle;

namespace {

bool g_returns = false;

void on_error(const Error& error) {
    std::printf("heard: %s\n", error.what());
    std::fflush(stdout);
    if (!g_returns) std::_Exit(3);
}

}  // namespace

int main(int argc, char**) {
    g_returns = argc > 1;
    set_error_handler(&on_error);
    World world;
    world.step(1.0f / 60);
    DynamicTree<2> tree;
    KdTree<2> points;
    world.step(-1.0f);
    std::printf("a refused call returned\n");
}
