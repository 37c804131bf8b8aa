// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Which boxes of a moving world may touch, asked once a step.
#include <jostle/spatial/broad_phase.h>

#include <cstdio>

using namespace jostle;

int main() {
    BroadPhase<2> broad_phase;
    broad_phase.insert({{-10, -1}, {10, 0}}, /*user_data=*/0, Mobility::kStatic);
    const int ball = broad_phase.insert({{0, 3}, {1, 4}}, /*user_data=*/1, Mobility::kMovable);
    broad_phase.insert({{0.5f, 0}, {1.5f, 1}}, /*user_data=*/2, Mobility::kMovable);

    float height = 3;
    for (int step = 1; step <= 4; ++step) {
        height -= 0.7f;
        broad_phase.move(ball, {{0, height}, {1, height + 1}}, /*displacement=*/{0, -0.7f});
        // Those that overlap and of which at least one has moved since the last call.
        for (const ProxyPair pair : broad_phase.update_pairs()) {
            std::printf("step %d: %d and %d\n", step, static_cast<int>(broad_phase.user_data(pair.a)),
                        static_cast<int>(broad_phase.user_data(pair.b)));
        }
    }
}
