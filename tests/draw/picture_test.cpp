// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// Pictures are files of the right type and size with the right colours in the right places, or they are not
// there.
#include <cairo.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <jostle/core/error.h>
#include <jostle/draw/picture.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <vector>

namespace jostle {
namespace {

namespace fs = std::filesystem;

class Picture : public testing::Test {
  protected:
    void SetUp() override {
        const std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
        folder_ = fs::path(testing::TempDir()) / ("jostle_picture_" + name);
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    [[nodiscard]] std::string path(const char* name) const { return (folder_ / name).string(); }
    [[nodiscard]] std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

  private:
    fs::path folder_;
};

struct Image {
    int width = 0, height = 0;
    std::vector<Color> pixels;
    [[nodiscard]] Color at(int x, int y) const {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
};

Image read_png(const std::string& path) {
    Image image;
    cairo_surface_t* surface = cairo_image_surface_create_from_png(path.c_str());
    if (cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS) {
        image.width = cairo_image_surface_get_width(surface);
        image.height = cairo_image_surface_get_height(surface);
        const unsigned char* data = cairo_image_surface_get_data(surface);
        const int stride = cairo_image_surface_get_stride(surface);
        for (int y = 0; y < image.height; ++y) {
            const auto* row = reinterpret_cast<const std::uint32_t*>(data + y * stride);
            for (int x = 0; x < image.width; ++x) image.pixels.push_back(Color::rgb(row[x] & 0xffffffu));
        }
    }
    cairo_surface_destroy(surface);
    return image;
}

std::string read_text(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// How many pixels are much more red than green and blue.
int count_red(const Image& image) {
    int n = 0;
    for (const Color c : image.pixels) n += c.r > c.g + 60 && c.r > c.b + 60 ? 1 : 0;
    return n;
}

constexpr Color kRed = Color::rgb(0xff0000);

PictureDef bare(int width, int height) {
    PictureDef def;
    def.width = width;
    def.height = height;
    def.scale_bar = false;
    return def;
}

TEST_F(Picture, ASquareIsWhereItBelongsAndAsLargeAsItIs) {
    Recording recording;
    const Vec2 square[] = {{0.0f, 0.0f}, {1.0f, 0.0f}, {1.0f, 1.0f}, {0.0f, 1.0f}};
    recording.solid_polygon(square, kRed);
    // 400 px less two margins of 18 px show 4 m: 91 px a metre.
    write_picture(path("a.png"), {&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""}, bare(400, 400));
    const Image image = read_png(path("a.png"));
    ASSERT_EQ(image.width, 400);
    ASSERT_EQ(image.height, 400);
    EXPECT_NEAR(count_red(image), 91.0 * 91.0, 91.0 * 91.0 * 0.05);
    const auto is_red = [](Color c) { return c.r > c.g + 60 && c.r > c.b + 60; };
    // World y points up: the first quadrant is the upper right.
    EXPECT_TRUE(is_red(image.at(245, 155)));
    EXPECT_FALSE(is_red(image.at(155, 155)));
    EXPECT_FALSE(is_red(image.at(155, 245)));
    EXPECT_FALSE(is_red(image.at(245, 245)));
    EXPECT_EQ(files(), 1u) << "a partial file was left behind";
}

TEST_F(Picture, PiecesOfAThingShowNoSeam) {
    const Vec2 left[] = {{-1.0f, -1.0f}, {0.1f, -1.0f}, {0.2f, 1.0f}, {-1.0f, 1.0f}};
    const Vec2 right[] = {{0.1f, -1.0f}, {1.0f, -1.0f}, {1.0f, 1.0f}, {0.2f, 1.0f}};
    const auto pixels = [&](float radius, std::uint64_t inner_left, std::uint64_t inner_right) {
        Recording recording;
        recording.solid_piece(left, radius, inner_left, kRed);
        recording.solid_piece(right, radius, inner_right, kRed);
        write_picture(path("s.png"), {&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""}, bare(300, 300));
        return read_png(path("s.png"));
    };
    for (const float radius : {0.0f, 0.125f}) {
        SCOPED_TRACE(radius);
        const Image whole = pixels(radius, 0b0010, 0b1000);
        const Image halves = pixels(radius, 0, 0);
        const Color fill = whole.at(120, 150);
        int seam = 0, cut = 0;
        for (int x = 120; x < 190; ++x) {
            const auto differs = [&](Color c) {
                return std::abs(c.g - fill.g) > 8 || std::abs(c.r - fill.r) > 8;
            };
            seam += differs(whole.at(x, 150)) ? 1 : 0;
            cut += differs(halves.at(x, 150)) ? 1 : 0;
        }
        EXPECT_EQ(seam, 0);
        EXPECT_GT(cut, 0);
        // The outline is there: 66 px a metre below the middle.
        bool dark = false;
        for (int y = 210; y < 230; ++y) dark = dark || whole.at(120, y).r + 30 < fill.r;
        EXPECT_TRUE(dark);
    }
}

TEST_F(Picture, NoLineRunsIntoAThingOfPieces) {
    // An L, cut from the corner that turns inwards straight down, so that the lines around both rounded
    // pieces run on into the other.
    const Vec2 tall[] = {{-1.0f, -1.0f}, {0.0f, -1.0f}, {0.0f, 0.0f}, {0.0f, 1.0f}, {-1.0f, 1.0f}};
    const Vec2 low[] = {{0.0f, -1.0f}, {1.0f, -1.0f}, {1.0f, 0.0f}, {0.0f, 0.0f}};
    const auto dark_inside = [&](float radius, bool one_thing) {
        Recording recording;
        if (one_thing) recording.begin_pieces();
        recording.solid_piece(tall, radius, 0b00010, kRed);
        recording.solid_piece(low, radius, 0b1000, kRed);
        if (one_thing) recording.end_pieces();
        write_picture(path("l.png"), {&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""}, bare(600, 600));
        const Image image = read_png(path("l.png"));
        const float scale = 564.0f / 4.0f;  // [px/m] within margins of 18 px
        const float skin = radius - 1.5f / scale;
        const auto shade = [&](Vec2 at) {
            return image.at(static_cast<int>(300.0f + at.x * scale), static_cast<int>(300.0f - at.y * scale));
        };
        const Color fill = shade({-0.5f, -0.5f});
        int dark = 0;
        for (float y = -1.0f - skin; y < 1.0f + skin; y += 0.5f / scale) {
            for (float x = -1.0f - skin; x < 1.0f + skin; x += 0.5f / scale) {
                // Both bars of it, less their rounded corners.
                const bool inside = (x < skin && y < 1.0f) || (y < skin && x < 1.0f);
                const bool corner = x < -1.0f && y < -1.0f;
                if (inside && !corner && (y > -1.0f || x < 1.0f) && (x > -1.0f || y < 1.0f))
                    dark += shade({x, y}).r + 8 < fill.r ? 1 : 0;
            }
        }
        EXPECT_LT(shade({-1.0f - radius - 0.5f / scale, 0.5f}).r + 30, fill.r) << "around it there is a line";
        EXPECT_LT(shade({0.5f, radius + 0.5f / scale}).r + 30, fill.r);
        return dark;
    };
    for (const float radius : {0.0f, 0.25f}) {
        SCOPED_TRACE(radius);
        EXPECT_EQ(dark_inside(radius, true), 0);
    }
    EXPECT_GT(dark_inside(0.25f, false), 20) << "there is nothing to see";
}

TEST_F(Picture, EveryShapeLeavesInk) {
    const auto ink = [&](auto draw) {
        Recording recording;
        draw(recording);
        write_picture(path("s.png"), {&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""}, bare(300, 300));
        return count_red(read_png(path("s.png")));
    };
    const double m2 = 66.0 * 66.0;  // [px] a square metre: 264 px show 4 m
    const double pi = 3.14159265;
    EXPECT_EQ(ink([](Recording&) {}), 0);
    EXPECT_NEAR(ink([](Recording& r) {
                    r.solid_circle({}, 1.0f, {1.0f, 0.0f}, kRed);
                }),
                pi * m2, 0.05 * m2 * pi);
    EXPECT_NEAR(ink([](Recording& r) {
                    r.solid_capsule({-0.5f, 0.0f}, {0.5f, 0.0f}, 0.5f, kRed);
                }),
                (1.0 + 0.25 * pi) * m2, 0.1 * m2);
    const Vec2 triangle[] = {{-1.0f, -1.0f}, {1.0f, -1.0f}, {-1.0f, 1.0f}};
    EXPECT_NEAR(ink([&](Recording& r) { r.solid_rounded_polygon(triangle, 0.5f, kRed); }),
                (2.0 + 0.5 * (4.0 + std::sqrt(8.0)) + 0.25 * pi) * m2, 0.2 * m2);
    EXPECT_GT(ink([&](Recording& r) { r.polygon(triangle, kRed); }), 300);
    EXPECT_GT(ink([](Recording& r) { r.circle({}, 1.0f, kRed); }), 300);
    EXPECT_GT(ink([](Recording& r) { r.capsule({-1.0f, 0.0f}, {1.0f, 0.0f}, 0.5f, kRed); }), 300);
    EXPECT_GT(ink([](Recording& r) { r.segment({-1.0f, 0.0f}, {1.0f, 0.3f}, kRed); }), 130);
    EXPECT_GT(ink([](Recording& r) { r.point({}, 8.0f, kRed); }), 25);
    EXPECT_GT(ink([](Recording& r) { r.transform({}, 1.0f); }), 60);
    EXPECT_GT(ink([](Recording& r) { r.text({}, "text", kRed); }), 10);
}

TEST_F(Picture, HugeAndBrokenNumbersDoNotSpoilThePage) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float inf = std::numeric_limits<float>::infinity();
    Recording recording;
    const Vec2 floor[] = {{-1.0e5f, -1.0e5f}, {1.0e5f, -1.0e5f}, {1.0e5f, 0.0f}, {-1.0e5f, 0.0f}};
    recording.solid_polygon(floor, kRed);
    const Vec2 broken[] = {{nan, 0.0f}, {1.0f, inf}, {0.0f, 0.0f}};
    recording.solid_polygon(broken, kRed);
    recording.solid_rounded_polygon(broken, 1.0f, kRed);
    recording.solid_circle({nan, 0.0f}, 1.0f, {1.0f, 0.0f}, kRed);
    recording.solid_circle({}, 0.1f, {nan, nan}, kRed);
    recording.solid_capsule({0.0f, -inf}, {0.0f, 1.0f}, 1.0f, kRed);
    recording.segment({nan, nan}, {0.0f, 0.0f}, kRed);
    recording.point({inf, 0.0f}, 3.0f, kRed);
    write_picture(path("a.png"), {&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""}, bare(300, 300));
    const Image image = read_png(path("a.png"));
    ASSERT_EQ(image.width, 300);
    // The floor covers the lower half, less the page's margins.
    EXPECT_NEAR(count_red(image), 264.0 * 132.0, 264.0 * 132.0 * 0.05);

    Recording disc;
    disc.solid_circle({0.0f, -1.0e5f}, 1.0e5f, {1.0f, 0.0f}, kRed);
    write_picture(path("b.png"), {&disc, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""}, bare(300, 300));
    EXPECT_GT(count_red(read_png(path("b.png"))), 5000);
}

TEST_F(Picture, FilmStripHasAFrameForEachRecording) {
    const Vec2 square[] = {{-1.0f, -1.0f}, {1.0f, -1.0f}, {1.0f, 1.0f}, {-1.0f, 1.0f}};
    std::vector<Recording> recordings(6);
    for (Recording& recording : recordings) recording.solid_polygon(square, kRed);
    std::vector<PictureFrame> frames;
    frames.reserve(recordings.size());
    for (const Recording& recording : recordings)
        frames.push_back({&recording, {{-2, -2}, {2, 2}}, "t = 1 s"});
    PictureDef def;
    def.width = 900;
    def.height = 700;
    def.title = "six squares";
    def.caption =
        "and a caption that is far too long to fit on this page, wherefore it is shortened: "
        "and a caption that is far too long to fit on this page, wherefore it is shortened \xff";
    write_film_strip(path("strip.png"), frames, 3, def);
    const Image image = read_png(path("strip.png"));
    ASSERT_EQ(image.width, 900);
    // Six red squares: scanning each row of frames meets three.
    for (const int y : {74 + 150, 74 + 150 + 310}) {
        int starts = 0;
        bool red = false;
        for (int x = 0; x < image.width; ++x) {
            const Color c = image.at(x, y);
            const bool now = c.r > c.g + 60 && c.r > c.b + 60;
            starts += now && !red ? 1 : 0;
            red = now;
        }
        EXPECT_EQ(starts, 3) << "at row " << y;
    }
}

TEST_F(Picture, SvgAndPdfAreWhatTheirNamesSay) {
    Recording recording;
    recording.solid_circle({}, 1.0f, {1.0f, 0.0f}, kRed);
    const PictureFrame frame{&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, "label"};
    write_picture(path("a.svg"), frame, bare(400, 200));
    const std::string svg = read_text(path("a.svg"));
    EXPECT_NE(svg.find("<svg"), std::string::npos);
    EXPECT_NE(svg.find("300"), std::string::npos) << "400 px are 300 points";
    EXPECT_NE(svg.find("</svg>"), std::string::npos);
    write_picture(path("a.PDF"), frame, bare(400, 200));
    const std::string pdf = read_text(path("a.PDF"));
    EXPECT_EQ(pdf.substr(0, 5), "%PDF-");
    EXPECT_NE(pdf.find("%%EOF"), std::string::npos);
}

/// The sentence of the Error that `call` throws.
template <class Call>
std::string error_of(Call call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return "no error";
}

TEST_F(Picture, ALinkStaysAndAFileLeavesItsMode) {
    Recording recording;
    const PictureFrame frame{&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""};
    std::ofstream(path("target.png")) << "old";
    fs::permissions(path("target.png"), fs::perms(0600));
    fs::create_symlink("target.png", path("link.png"));
    write_picture(path("link.png"), frame, bare(400, 300));
    EXPECT_EQ(fs::read_symlink(path("link.png")), "target.png");
    EXPECT_EQ(fs::status(path("target.png")).permissions(), fs::perms(0600));
    EXPECT_EQ(read_png(path("target.png")).height, 300);
    EXPECT_EQ(files(), 2u);
}

TEST_F(Picture, APipeIsWrittenTo) {
    Recording recording;
    const PictureFrame frame{&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""};
    ASSERT_EQ(mkfifo(path("pipe.png").c_str(), 0600), 0);
    // So that nobody is waited for.
    const int reader = open(path("pipe.png").c_str(), O_RDONLY | O_NONBLOCK);
    write_picture(path("pipe.png"), frame, bare(400, 300));
    EXPECT_TRUE(fs::is_fifo(path("pipe.png")));
    write_picture(path("file.png"), frame, bare(400, 300));
    const std::string picture = read_text(path("file.png"));
    ASSERT_LT(picture.size(), 65536u);
    std::string text(65536, ' ');
    const ssize_t n = read(reader, text.data(), text.size());
    close(reader);
    ASSERT_EQ(n, static_cast<ssize_t>(picture.size()));
    EXPECT_EQ(text.substr(0, picture.size()), picture);
    EXPECT_EQ(files(), 2u);
}

TEST_F(Picture, RefusesWhatItCannotDoAndLeavesNothing) {
    Recording recording;
    const PictureFrame frame{&recording, {{-2.0f, -2.0f}, {2.0f, 2.0f}}, ""};
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const auto has = [](const std::string& text, const char* part) {
        return text.find(part) != std::string::npos;
    };
    EXPECT_TRUE(has(error_of([&] { write_picture(path("a.gif"), frame); }), "a.gif"));
    EXPECT_TRUE(has(error_of([&] { write_picture(path("no/such/a.png"), frame); }), "no/such/a.png"));
    EXPECT_TRUE(has(error_of([&] { write_picture(path("a.png"), frame, bare(1, 400)); }), "width is 1"));
    EXPECT_TRUE(
        has(error_of([&] { write_picture(path("a.png"), frame, bare(400, 1 << 20)); }), "height is 1048576"));
    EXPECT_TRUE(has(error_of([&] { write_picture(path("a.png"), {nullptr, frame.view, ""}); }), "recording"));
    EXPECT_TRUE(has(error_of([&] {
                        write_picture(path("a.png"), {&recording, {{nan, 0}, {1, 1}}, ""});
                    }),
                    "view"));
    EXPECT_TRUE(has(error_of([&] { write_film_strip(path("a.png"), {}); }), "frames"));
    EXPECT_TRUE(has(error_of([&] { write_film_strip(path("a.png"), {&frame, 1}, 0); }), "columns"));
    const std::vector<PictureFrame> many(200, frame);
    EXPECT_TRUE(has(error_of([&] { write_film_strip(path("a.png"), many, 200); }), "no room"));
    EXPECT_EQ(files(), 0u);
}

}  // namespace
}  // namespace jostle
