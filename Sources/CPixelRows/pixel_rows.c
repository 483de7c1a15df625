#include "pixel_kernels.h"

#include <string.h>

// The functions are selected at each call, not by the loader (`target_clones`): the loader would run the selection
// before a sanitizer has started, and programs built with a sanitizer would terminate there.

extern const struct pixel_kernels pixel_kernels_16;

#if defined(__x86_64__)

extern const struct pixel_kernels pixel_kernels_32;

static inline const struct pixel_kernels *widest(void) {
    const bool is_wide = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
    return is_wide ? &pixel_kernels_32 : &pixel_kernels_16;
}

#else

static inline const struct pixel_kernels *widest(void) { return &pixel_kernels_16; }

#endif

const struct pixel_kernels *pixel_rows_kernels(int register_bytes) {
    if (register_bytes == 16) return &pixel_kernels_16;
    const struct pixel_kernels *kernels = widest();
    return register_bytes == 32 && kernels != &pixel_kernels_16 ? kernels : NULL;
}

void pixel_rows_fill(struct pixel_area area, uint32_t color) { widest()->fill(area, color); }

void pixel_rows_step_colors(
    uint32_t *pixels, ptrdiff_t count, const uint32_t *colors, int64_t place, int64_t step) {
    widest()->step_colors(pixels, count, colors, place, step);
}

void pixel_rows_draw(struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color) {
    widest()->draw(area, coverages, bytes_per_row, color);
}

void pixel_rows_draw_sprite(
    struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width,
    ptrdiff_t height, uint32_t color) {
    widest()->draw_sprite(area, sprite, x, y, width, height, color);
}

void pixel_rows_draw_pixels(uint32_t *pixels, const uint32_t *drawn, ptrdiff_t count, uint32_t coverage) {
    widest()->draw_pixels(pixels, drawn, count, coverage);
}

void pixel_rows_draw_covered_pixels(
    uint32_t *pixels, const uint32_t *drawn, const uint8_t *coverages, ptrdiff_t count) {
    widest()->draw_covered_pixels(pixels, drawn, coverages, count);
}

void pixel_rows_restore(uint32_t *pixels, const uint32_t *below, const uint8_t *coverages, ptrdiff_t count) {
    widest()->restore(pixels, below, coverages, count);
}

bool pixel_rows_write_rgb(const uint8_t *source, uint8_t *target, size_t count) {
    return widest()->write_rgb(source, target, count);
}

bool pixel_rows_write_gray(const uint8_t *source, uint8_t *target, size_t count) {
    return widest()->write_gray(source, target, count);
}

void pixel_rows_repeat_row(struct pixel_repeats *repeats, size_t width) { widest()->repeat_row(repeats, width); }

void pixel_rows_add_row(
    struct pixel_repeats *repeats, const uint32_t *row, const uint32_t *above, size_t width, ptrdiff_t shift) {
    widest()->add_row(repeats, row, above, width, shift);
}

void pixel_rows_pack_repeats(
    const struct pixel_repeats *repeats, const struct pixel_repeat_code *code, struct pixel_bits *bits) {
    widest()->pack_repeats(repeats, code, bits);
}

void pixel_rows_reduce(
    uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_reduction *reduction) {
    widest()->reduce(target, first, count, reduction);
}

void pixel_rows_blur_columns(
    uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t row_bytes, ptrdiff_t height, const struct pixel_blur *blur,
    uint8_t *scratch) {
    widest()->blur_columns(pixels, bytes_per_row, row_bytes, height, blur, scratch);
}

void pixel_rows_blur_rows(
    uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t width, ptrdiff_t height, ptrdiff_t size,
    const struct pixel_blur *blur, uint8_t *scratch) {
    widest()->blur_rows(pixels, bytes_per_row, width, height, size, blur, scratch);
}

void pixel_rows_filter(
    const uint8_t *row, const uint8_t *above, ptrdiff_t count, ptrdiff_t pixel_bytes, uint8_t *target) {
    widest()->filter_row(row, above, count, pixel_bytes, target);
}

struct pixel_changes pixel_rows_count_changes(const uint32_t *row, const uint32_t *above, size_t count) {
    return widest()->count_changes(row, above, count);
}

void pixel_rows_stretch(
    uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_stretch *stretch) {
    widest()->stretch_pixels(target, first, count, stretch);
}

void pixel_rows_stretch_coverages(
    uint8_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_stretch *stretch) {
    widest()->stretch_coverages(target, first, count, stretch);
}

typedef uint8_t eight_bytes __attribute__((vector_size(8)));

// Compiled once for all processors: glyphs are narrow, and wider registers would gain nothing.
void pixel_rows_add(
    uint8_t *restrict target, ptrdiff_t target_bytes_per_row, const uint8_t *restrict coverages,
    ptrdiff_t bytes_per_row, ptrdiff_t height) {
    for (ptrdiff_t y = 0; y < height; y++) {
        for (ptrdiff_t x = 0; x < bytes_per_row; x += 8) {
            eight_bytes old, new;
            memcpy(&old, target + x, 8);
            memcpy(&new, coverages + x, 8);
            eight_bytes sum = old + new;
            // A sum that is less than its first operand has overflowed. Compilers turn this pattern into one
            // instruction.
            sum |= (eight_bytes)(sum < old);
            memcpy(target + x, &sum, 8);
        }
        target += target_bytes_per_row;
        coverages += bytes_per_row;
    }
}

/// A product of two bytes, rounded to the nearest 255th.
static inline uint32_t rounded(uint32_t product) {
    product += 128;
    return (product + (product >> 8)) >> 8;
}

// Compiled once for all processors; compilers use registers of 16 bytes for both loops.
void pixel_rows_cover(
    uint8_t *restrict pixels, const uint8_t *restrict coverages, ptrdiff_t count, uint32_t opacity) {
    for (ptrdiff_t x = 0; x < count; x++) {
        const uint32_t drawn = rounded(coverages[x] * opacity);
        pixels[x] = (uint8_t)(drawn + rounded(pixels[x] * (255 - drawn)));
    }
}

void pixel_rows_cover_evenly(uint8_t *pixels, ptrdiff_t count, uint32_t product) {
    const uint32_t drawn = rounded(product);
    if (drawn == 255) {
        memset(pixels, 255, (size_t)count);
        return;
    }
    for (ptrdiff_t x = 0; x < count; x++) pixels[x] = (uint8_t)(drawn + rounded(pixels[x] * (255 - drawn)));
}
