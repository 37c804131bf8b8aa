// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// The three games of examples/, played by scripts: each says in a few lines how it went, and those are
// compared with values that follow from the sizes and speeds in its file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "examples/run_example.h"

namespace jostle {
namespace {

Said play(const char* game, const std::string& script) {
    Said said = run(game, "'" + script + "'");
    EXPECT_EQ(said.status, 0) << testing::PrintToString(said.lines);
    return said;
}

long lines_with(const Said& said, const std::string& part) {
    return std::count_if(said.lines.begin(), said.lines.end(),
                         [&](const std::string& line) { return line.find(part) != std::string::npos; });
}

// ---- breakout ----

struct Breakout {
    float time = 0, paddle = 0, loudest = 0;
    int bricks = -1, touches = -1, points = -1, lives = -1;
    Said said;
};

Breakout play_breakout(const std::string& script) {
    Breakout end;
    end.said = play("game_breakout", script);
    const Lines& lines = end.said.lines;
    if (lines.size() < 2) return end;
    EXPECT_EQ(std::sscanf(lines[lines.size() - 2].c_str(),
                          "%f s: %d bricks left, touched %d times; %d points, %d lives", &end.time,
                          &end.bricks, &end.touches, &end.points, &end.lives),
              5);
    EXPECT_EQ(std::sscanf(lines.back().c_str(), "the paddle at %f m, the loudest hit %f m/s", &end.paddle,
                          &end.loudest),
              2);
    return end;
}

TEST(GameBreakout, EachBrickBreaksAndCounts) {
    const Breakout end = play_breakout("18000:f");
    EXPECT_EQ(end.bricks, 0);
    EXPECT_EQ(end.points, 3 * 7 * 10 + 7 * 50);
    EXPECT_EQ(end.touches, 3 * 7 + 2 * 7) << "those of the top row bear one touch more";
    EXPECT_EQ(end.lives, 3);
    EXPECT_GT(end.loudest, 7.0f) << "some hits are nearly head-on";
    EXPECT_LE(end.loudest, 8.7f) << "the speed with which the ball is served";
}

TEST(GameBreakout, WhoDoesNothingLosesEachBall) {
    const Breakout end = play_breakout("1000:");
    EXPECT_EQ(end.lives, 0);
    EXPECT_EQ(end.bricks, 28);
    EXPECT_EQ(end.points, 0);
    // From 5 m to 0.2 m above the drain, whose top is at -1.5 m, at 8 m/s downwards and 0.4 of that aside.
    EXPECT_THAT(end.said.lines, testing::ElementsAre("0.9 s: a ball is lost", "1.7 s: a ball is lost",
                                                     "2.6 s: a ball is lost", testing::_, testing::_));
}

TEST(GameBreakout, ThePaddleStopsAtTheWalls) {
    EXPECT_EQ(play_breakout("48:r").paddle, 7.0f);
    EXPECT_EQ(play_breakout("48:l").paddle, -7.0f);
    EXPECT_EQ(play_breakout("30:r 10:l").paddle, 4.0f) << "20 steps of 0.2 m";
}

// ---- platformer ----

struct Platformer {
    char result[16] = "";
    float x = 0, y = 0, highest = 0, slowest = 0, bump = 0;
    int coins = -1;
    Said said;
};

Platformer play_platformer(const std::string& script) {
    Platformer end;
    end.said = play("game_platformer", script);
    const Lines& lines = end.said.lines;
    if (lines.size() < 2) return end;
    EXPECT_EQ(std::sscanf(lines[lines.size() - 2].c_str(), "%15s at (%f, %f) with %d coins; highest %f m",
                          end.result, &end.x, &end.y, &end.coins, &end.highest),
              5);
    EXPECT_EQ(std::sscanf(lines.back().c_str(), "over the seams: at least %f m/s, up and down by %f m",
                          &end.slowest, &end.bump),
              2);
    return end;
}

TEST(GamePlatformer, AJumpLeadsThroughThePlatformOntoIt) {
    const Platformer end = play_platformer("70:r 20: 1:j 100:");
    EXPECT_NEAR(end.highest, 0.8f + 8.0f * 8.0f / 20.0f, 0.06f) << "nothing has slowed it";
    EXPECT_NEAR(end.y, 2.1f + 0.8f, 0.051f);
    EXPECT_EQ(lines_with(end.said, "on the platform"), 1);
    EXPECT_EQ(end.coins, 1);
    // Without a jump it stands beneath.
    const Platformer beneath = play_platformer("70:r 121:");
    EXPECT_NEAR(beneath.y, 0.8f, 0.051f);
    EXPECT_NEAR(beneath.x, end.x, 0.15f);
    EXPECT_EQ(beneath.coins, 0);
    // In the air the key makes no difference.
    EXPECT_EQ(play_platformer("70:r 20: 20:j 81:").highest, end.highest);
}

TEST(GamePlatformer, SeamsSlowNobodyDown) {
    const Platformer right = play_platformer("105:r");
    EXPECT_NEAR(right.x, 105.0f / 60.0f * 4.0f, 0.051f);
    EXPECT_NEAR(right.slowest, 4.0f, 0.0051f);
    EXPECT_LT(right.bump, 0.005f);
    // To the left it comes to a wall.
    EXPECT_NEAR(play_platformer("100:l").x, -5.0f + 0.4f, 0.051f);
}

TEST(GamePlatformer, TheLiftLeadsToTheGoal) {
    const Platformer won = play_platformer("70:r 20: 1:j 60: 168:r 300: 90:r");
    EXPECT_STREQ(won.result, "won");
    EXPECT_EQ(won.coins, 2);
    EXPECT_NEAR(won.y, 4.0f + 0.8f, 0.051f);
    EXPECT_EQ(lines_with(won.said, "on the lift"), 1);
    // Without time to go up, the cliff is in the way.
    const Platformer early = play_platformer("70:r 20: 1:j 60: 200:r 5:");
    EXPECT_STREQ(early.result, "stopped");
    EXPECT_NEAR(early.x, 18.0f - 0.4f, 0.051f);
    EXPECT_NEAR(early.y, 0.8f, 0.051f);
}

// ---- top-down ----

struct TopDown {
    float time = 0, x = 0, y = 0;
    int shots = -1, hits = -1, walls = -1, enemies = -1, medals = -1, lives = -1, bodies = -1, late = -1;
};

TopDown play_top_down(const std::string& script) {
    TopDown end;
    const Lines lines = play("game_top_down", script).lines;
    if (lines.size() != 2) return end;
    EXPECT_EQ(
        std::sscanf(lines[0].c_str(),
                    "%f s: %d shots, %d hits, %d on walls; %d enemies left, %d medals, %d lives", &end.time,
                    &end.shots, &end.hits, &end.walls, &end.enemies, &end.medals, &end.lives),
        7);
    EXPECT_EQ(std::sscanf(lines[1].c_str(), "the hero at (%f, %f); %d bodies; %d edits came too late", &end.x,
                          &end.y, &end.bodies, &end.late),
              4);
    return end;
}

TEST(GameTopDown, BulletsRemoveEnemiesInACallback) {
    // Four double shots to the right, where two enemies come one behind the other.
    const TopDown end = play_top_down("60:f");
    EXPECT_EQ(end.shots, 4);
    EXPECT_EQ(end.hits, 4);
    EXPECT_EQ(end.enemies, 2);
    EXPECT_EQ(end.late, 2) << "of two bullets in one step the second finds its enemy doomed";
    EXPECT_EQ(end.bodies, 1 + 1 + 2 + 2 + 2 * (4 - 2))
        << "the room, the hero, enemies, medals, and the bullets that are on their way";
    EXPECT_EQ(end.x, 0.0f) << "bullets do not push the hero who shoots them";
    EXPECT_EQ(end.lives, 3);
}

TEST(GameTopDown, BulletsStopAtWalls) {
    const TopDown end = play_top_down("3:d 10:f 60:");
    EXPECT_EQ(end.shots, 1);
    EXPECT_EQ(end.walls, 2);
    EXPECT_EQ(end.bodies, 1 + 1 + 4);
}

TEST(GameTopDown, TheHeroCollectsMedals) {
    EXPECT_EQ(play_top_down("60:f").medals, 0);
    const TopDown end = play_top_down("60:f 110:r");
    EXPECT_EQ(end.medals, 2);
    EXPECT_EQ(end.walls, 2 * (4 - 2)) << "the other bullets";
    EXPECT_EQ(end.bodies, 1 + 1 + 2);
    EXPECT_EQ(play_top_down("170:r").medals, 0) << "without a shot there are none";
}

TEST(GameTopDown, EnemiesReachWhoWaits) {
    // The nearest comes from 7 m away; their radii are 0.4 m: (7 - 0.8) / 1.5 m/s is 248 steps.
    EXPECT_EQ(play_top_down("245:").lives, 3);
    EXPECT_EQ(play_top_down("250:").lives, 2);
    const TopDown end = play_top_down("900:");
    EXPECT_EQ(end.lives, 0);
    EXPECT_EQ(end.enemies, 4);
}

TEST(GameTopDown, WallsHoldTheHero) {
    EXPECT_NEAR(play_top_down("150:d").y, -8.0f + 0.4f, 0.051f);
}

}  // namespace
}  // namespace jostle
