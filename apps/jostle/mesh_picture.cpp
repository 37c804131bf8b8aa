// SPDX-FileCopyrightText: 2026 The jostle authors
// SPDX-License-Identifier: MIT
// A row of samples is a batch of rays per mesh; the nearest hit is shaded. Lines, dots and words are Cairo's.
#include "jostle/mesh_picture.h"

#include <cairo.h>
#include <jostle/math/aabb.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "draw/picture_canvas.h"
#include "draw/picture_file.h"
#include "jostle/output.h"

namespace jostle::app {
namespace {

constexpr int kSamples = 2;            // per pixel and axis
constexpr double kTitleHeight = 84.0;  // [px] of a page 1200 px wide, as all lengths below
constexpr double kPageMargin = 28.0;
constexpr double kLegend = 56.0;  // with the margin below it
constexpr double kWidth = 1200.0;
constexpr Color kInk = Color::rgb(0x1d2127);
constexpr Color kFaintInk = Color::rgb(0x6b737d);
constexpr Color kPaper = Color::rgb(0xfbfaf7);
// Of the largest extent: so far from a surface a ray begins that is not to meet it again.
constexpr float kLift = 5.0e-4f;

float length_of(Vec3 v) {
    return std::sqrt(dot(v, v));
}

/// Linear numbers, 0 to 1 each.
struct Light {
    float r, g, b;
};

float to_linear(std::uint8_t c) {
    return std::pow(static_cast<float>(c) / 255.0f, 2.2f);
}
std::uint32_t to_byte(float c) {
    return static_cast<std::uint32_t>(std::lround(255.0f * std::pow(std::clamp(c, 0.0f, 1.0f), 1.0f / 2.2f)));
}

/// Axes of the picture in the world, and how points of it come to pixels.
class Camera {
  public:
    Camera(const MeshPicture& picture, const MeshView& view)
        : forward_(view.eye * (-1.0f / length_of(view.eye))) {
        right_ = cross(forward_, view.up);
        right_ = right_ * (1.0f / length_of(right_));
        up_ = cross(right_, forward_);
        for (const DrawnMesh& drawn : picture.meshes) {
            for (int i = 0; i < drawn.mesh->vertex_count(); ++i)
                take_in(apply(drawn.at, drawn.mesh->vertex(i)));
        }
        for (const std::array<Vec3, 2>& segment : picture.segments)
            for (const Vec3 p : segment) take_in(p);
        const Vec3 size = box_.upper - box_.lower;
        extent_ = std::max({size.x, size.y, size.z, 1.0e-30f});
        const double unit = view.width / kWidth;
        width_ = view.width;
        height_ = view.width * 3 / 4;
        scale_ = static_cast<float>(
            std::min((width_ - 2.0 * kPageMargin * unit) / std::max(size.x, 1.0e-3f * extent_),
                     (height_ - (kTitleHeight + kLegend) * unit) / std::max(size.y, 1.0e-3f * extent_)));
        x0_ = 0.5f * static_cast<float>(width_);
        y0_ = 0.5f * static_cast<float>(height_ + (kTitleHeight - kLegend) * unit);
        middle_ = 0.5f * (box_.lower + box_.upper);
    }

    [[nodiscard]] int width() const { return width_; }
    [[nodiscard]] int height() const { return height_; }
    [[nodiscard]] float extent() const { return extent_; }
    [[nodiscard]] double unit() const { return width_ / kWidth; }
    [[nodiscard]] Vec3 forward() const { return forward_; }
    [[nodiscard]] PagePoint to_page(Vec3 p) const {
        return {x0_ + (dot(p, right_) - middle_.x) * scale_, y0_ - (dot(p, up_) - middle_.y) * scale_};
    }
    /// Through a point of the page, from before all meshes to behind them.
    [[nodiscard]] Ray3 ray(float x, float y) const {
        const Vec3 from = right_ * (middle_.x + (x - x0_) / scale_) + up_ * (middle_.y - (y - y0_) / scale_) +
                          forward_ * (box_.lower.z - 0.1f * extent_);
        return {from, forward_ * (box_.upper.z - box_.lower.z + 0.2f * extent_)};
    }
    [[nodiscard]] Vec3 lamp() const { return up_ * 0.72f - right_ * 0.42f - forward_ * 0.55f; }

  private:
    void take_in(Vec3 p) {
        const Vec3 seen{dot(p, right_), dot(p, up_), dot(p, forward_)};
        box_ = unite(box_, {seen, seen});
    }

    Vec3 forward_, right_, up_;
    Aabb3 box_ = empty_box<3>();  // along right, up, forward
    Vec3 middle_;
    float extent_ = 0.0f, scale_ = 0.0f, x0_ = 0.0f, y0_ = 0.0f;
    int width_ = 0, height_ = 0;
};

Ray3 into(const Transform3& at, const Ray3& ray) {
    return {inverse_apply(at, ray.origin), inverse_apply({{}, at.q}, ray.translation)};
}

bool is_hidden(const MeshPicture& picture, Vec3 from, Vec3 way) {
    return std::any_of(picture.meshes.begin(), picture.meshes.end(), [&](const DrawnMesh& drawn) {
        return drawn.mesh->ray_any(into(drawn.at, {from, way}));
    });
}

/// The light that comes from a point of a mesh.
Light shade(const MeshPicture& picture, const Camera& camera, const DrawnMesh& drawn, const MeshRayHit& hit) {
    Vec3 normal = drawn.at.q * hit.normal;
    if (dot(normal, camera.forward()) > 0.0f) normal = -normal;
    const Vec3 lamp = camera.lamp();
    const float facing = dot(normal, -camera.forward());
    float light = 0.30f + 0.16f * facing;  // from everywhere, and from the eye
    const float slant = dot(normal, lamp) / length_of(lamp);
    if (slant > 0.0f) {
        const Vec3 from = apply(drawn.at, hit.point) + normal * (kLift * camera.extent());
        if (!is_hidden(picture, from, lamp * (4.0f * camera.extent()))) light += 0.62f * slant;
    }
    return {light * to_linear(drawn.color.r), light * to_linear(drawn.color.g),
            light * to_linear(drawn.color.b)};
}

/// A row of samples: what each sees.
class ScanRow {
  public:
    ScanRow(const MeshPicture& picture, const Camera& camera) : picture_(picture), camera_(camera) {
        const std::size_t count = static_cast<std::size_t>(camera.width()) * kSamples;
        rays_.resize(count);
        hits_.resize(count);
        nearest_.resize(count);
        lights_.resize(count);
    }

    [[nodiscard]] std::span<const Light> look(float y) {
        std::fill(lights_.begin(), lights_.end(),
                  Light{to_linear(kPaper.r), to_linear(kPaper.g), to_linear(kPaper.b)});
        std::fill(nearest_.begin(), nearest_.end(), std::numeric_limits<float>::infinity());
        for (const DrawnMesh& drawn : picture_.meshes) {
            for (std::size_t i = 0; i < rays_.size(); ++i) {
                const float x = (static_cast<float>(i) + 0.5f) / static_cast<float>(kSamples);
                rays_[i] = into(drawn.at, camera_.ray(x, y));
            }
            drawn.mesh->ray_closest(rays_, hits_);
            for (std::size_t i = 0; i < rays_.size(); ++i) {
                if (!hits_[i].hit || !(hits_[i].fraction < nearest_[i])) continue;
                nearest_[i] = hits_[i].fraction;
                lights_[i] = shade(picture_, camera_, drawn, hits_[i]);
            }
        }
        return lights_;
    }

  private:
    const MeshPicture& picture_;
    const Camera& camera_;
    std::vector<Ray3> rays_;
    std::vector<MeshRayHit> hits_;
    std::vector<float> nearest_;  // [1] of the ray
    std::vector<Light> lights_;
};

/// The pixels of the meshes, 0xRRGGBB.
std::vector<std::uint32_t> see(const MeshPicture& picture, const Camera& camera) {
    const auto width = static_cast<std::size_t>(camera.width());
    std::vector<std::uint32_t> pixels;
    pixels.reserve(width * static_cast<std::size_t>(camera.height()));
    ScanRow row(picture, camera);
    std::vector<Light> sums(width);
    for (int y = 0; y < camera.height(); ++y) {
        std::fill(sums.begin(), sums.end(), Light{0.0f, 0.0f, 0.0f});
        for (int k = 0; k < kSamples; ++k) {
            const float at = static_cast<float>(y) + (static_cast<float>(k) + 0.5f) / kSamples;
            const std::span<const Light> lights = row.look(at);
            for (std::size_t i = 0; i < lights.size(); ++i) {
                Light& sum = sums[i / kSamples];
                sum = {sum.r + lights[i].r, sum.g + lights[i].g, sum.b + lights[i].b};
            }
        }
        constexpr float kPart = 1.0f / (kSamples * kSamples);
        for (const Light& sum : sums) {
            pixels.push_back(to_byte(kPart * sum.r) << 16u | to_byte(kPart * sum.g) << 8u |
                             to_byte(kPart * sum.b));
        }
    }
    return pixels;
}

void paint(cairo_t* context, std::vector<std::uint32_t>& pixels, const Camera& camera) {
    cairo_surface_t* image = cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.data()), CAIRO_FORMAT_RGB24, camera.width(), camera.height(),
        camera.width() * 4);
    cairo_set_source_surface(context, image, 0.0, 0.0);
    cairo_paint(context);
    cairo_surface_destroy(image);
}

void draw_lines(cairo_t* context, const MeshPicture& picture, const Camera& camera) {
    const Vec3 back = -camera.forward() * (4.0f * camera.extent());
    const auto hidden = [&](Vec3 p) {
        return is_hidden(picture, p - camera.forward() * (4.0f * kLift * camera.extent()), back);
    };
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
    // A long segment may be hidden in part.
    constexpr int kParts = 64;
    for (const bool of_hidden : {true, false}) {
        for (const std::array<Vec3, 2>& segment : picture.segments) {
            const Vec3 way = segment[1] - segment[0];
            const int parts =
                std::clamp(static_cast<int>(kParts * length_of(way) / camera.extent()), 1, kParts);
            for (int i = 0; i < parts; ++i) {
                const auto at = [&](float k) { return segment[0] + way * (k / static_cast<float>(parts)); };
                if (hidden(at(static_cast<float>(i) + 0.5f)) != of_hidden) continue;
                const PagePoint p = camera.to_page(at(static_cast<float>(i)));
                const PagePoint q = camera.to_page(at(static_cast<float>(i) + 1.0f));
                cairo_move_to(context, p.x, p.y);
                cairo_line_to(context, q.x, q.y);
            }
        }
        set_source(context, of_hidden ? Color::rgb(0x1d2127, 60) : kInk);
        cairo_set_line_width(context, (of_hidden ? 1.2 : 2.6) * camera.unit());
        cairo_stroke(context);
    }
    for (const Vec3 dot : picture.dots) {
        const PagePoint p = camera.to_page(dot);
        cairo_arc(context, p.x, p.y, 5.0 * camera.unit(), 0.0, 6.3);
        set_source(context, hidden(dot) ? Color::rgb(0x1d2127, 60) : kInk);
        cairo_fill(context);
    }
}

void write_words(cairo_t* context, const MeshPicture& picture, const Camera& camera) {
    cairo_save(context);
    cairo_scale(context, camera.unit(), camera.unit());
    const auto write = [&](double x, double y, const std::string& text, double size, bool bold, Color color) {
        cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL,
                               bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
        cairo_set_font_size(context, size);
        set_source(context, color);
        cairo_move_to(context, x, y);
        std::string printable = text;
        for (char& c : printable) c = c >= ' ' && c <= '~' ? c : '?';  // Cairo takes nothing but UTF-8
        cairo_show_text(context, printable.c_str());
        double end = x;
        cairo_get_current_point(context, &end, &y);
        cairo_new_path(context);
        return end;
    };
    write(kPageMargin, 44.0, picture.title, 22.0, true, kInk);
    write(kPageMargin, 70.0, picture.caption, 15.0, false, kFaintInk);
    double x = kPageMargin;
    for (const DrawnMesh& drawn : picture.meshes) {
        const double y = 0.75 * kWidth - kPageMargin;
        cairo_rectangle(context, x, y - 12.0, 14.0, 14.0);
        set_source(context, drawn.color);
        cairo_fill(context);
        x = write(x + 22.0, y, drawn.name, 15.0, false, kInk) + 28.0;
    }
    cairo_restore(context);
}

}  // namespace

void check_view(const MeshView& view) {
    const Vec3 across = cross(view.eye, view.up);
    const float least = 1.0e-4f * length_of(view.eye) * length_of(view.up);
    if (!(least > 0.0f) || !(length_of(across) > least))
        throw UsageFailure("--eye and --up must have lengths, and not lie along each other");
}

void write_mesh_picture(const std::string& path, const MeshPicture& picture, const MeshView& view) {
    const Camera camera(picture, view);
    PictureFile file(path, camera.width(), camera.height(), Call("write_mesh_picture"));
    std::vector<std::uint32_t> pixels = see(picture, camera);
    paint(file.context(), pixels, camera);
    draw_lines(file.context(), picture, camera);
    write_words(file.context(), picture, camera);
    file.save();
}

}  // namespace jostle::app
