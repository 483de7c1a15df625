// Everything that is compiled once per register size: areas, sprites and RGB bytes, on top of rows of pixels.

#include "pixel_kernels.h"

#include "vectors.h"

#include "few.h"
#include "rows.h"

INLINE ptrdiff_t least(ptrdiff_t a, ptrdiff_t b) { return a < b ? a : b; }
INLINE ptrdiff_t most(ptrdiff_t a, ptrdiff_t b) { return a > b ? a : b; }

#include "blurring.h"
#include "comparing.h"
#include "filtering.h"
#include "reducing.h"
#include "repeating.h"
#include "stretching.h"

KERNEL void fill(struct pixel_area area, uint32_t color) {
    for (ptrdiff_t y = 0; y < area.height; y++) blend_row(area.first + y * area.pixels_per_row, area.width, color);
}

// Processors store few values per cycle: to store four pixels as one takes half of the time.
typedef uint32_t four_pixels __attribute__((vector_size(16)));

KERNEL void step_colors(uint32_t *pixels, ptrdiff_t count, const uint32_t *colors, int64_t place, int64_t step) {
    ptrdiff_t x = 0;
    for (; x + 4 <= count; x += 4) {
        const four_pixels four = {
            colors[place >> 32], colors[(place + step) >> 32], colors[(place + 2 * step) >> 32],
            colors[(place + 3 * step) >> 32]};
        memcpy(pixels + x, &four, sizeof four);
        place += 4 * step;
    }
    for (; x < count; x++) {
        pixels[x] = colors[place >> 32];
        place += step;
    }
}

KERNEL void draw(struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color) {
    const struct spread wide = spread(repeated(color));
    for (ptrdiff_t y = 0; y < area.height; y++) {
        draw_row(area.first + y * area.pixels_per_row, coverages + y * bytes_per_row, area.width, 0, color, wide);
    }
}

KERNEL void draw_sprite(
    struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t left, ptrdiff_t top, ptrdiff_t width,
    ptrdiff_t height, uint32_t color) {
    const struct spread wide = spread(repeated(color));
    const ptrdiff_t stretch = width - sprite->width;
    const ptrdiff_t end = least(area.height, top + height);
    for (ptrdiff_t y = most(0, top); y < end; y++) {
        ptrdiff_t row = y - top;
        if (row > sprite->middle_row) row = most(sprite->middle_row, row - (height - sprite->height));
        uint32_t *pixels = area.first + y * area.pixels_per_row;
        const struct pixel_run *last = sprite->runs + sprite->row_starts[row + 1];
        for (const struct pixel_run *run = sprite->runs + sprite->row_starts[row]; run < last; run++) {
            ptrdiff_t start = run->start;
            ptrdiff_t count = run->count;
            if (start > sprite->middle_column) {
                start += stretch;
            } else if (start + count > sprite->middle_column) {
                count += stretch;
            }
            ptrdiff_t first = most(0, left + start);
            ptrdiff_t length = least(area.width, left + start + count) - first;
            if (length <= 0) continue;
            if (run->coverage == 255) {
                blend_row(pixels + first, length, color);
            } else if (run->coverage > 0) {
                lanes part = (lanes){0} + (uint16_t)run->coverage;
                blend_row(pixels + first, length, packed(multiplied(wide, part))[0]);
            } else {
                const uint8_t *own = sprite->coverages + row * sprite->width + run->start + (first - left - start);
                draw_row(pixels + first, own, length, area.width - first, color, wide);
            }
        }
    }
}

KERNEL bool write_rgb(const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    words common = repeated(UINT32_MAX);
    size_t index = 0;
    // A whole register is written, although a quarter of it is not colour: the target must have space for all of it.
    for (; index * 3 + REGISTER_BYTES <= count * 3; index += PIXELS) {
        bytes pixels;
        memcpy(&pixels, source + index * 4, REGISTER_BYTES);
        common &= (words)pixels;
        bytes colors = __builtin_shufflevector(pixels, pixels, RGB);
        memcpy(target + index * 3, &colors, REGISTER_BYTES);
    }
    uint32_t alphas = UINT32_MAX;
    for (int pixel = 0; pixel < PIXELS; pixel++) alphas &= common[pixel];
    uint8_t alpha = (uint8_t)(alphas >> 24);
    for (; index < count; index++) {
        target[index * 3] = source[index * 4 + 2];
        target[index * 3 + 1] = source[index * 4 + 1];
        target[index * 3 + 2] = source[index * 4];
        alpha &= source[index * 4 + 3];
    }
    return alpha == 255;
}

KERNEL bool write_gray(const uint8_t *restrict source, uint8_t *restrict target, size_t count) {
    words wrong = repeated(0);
    size_t index = 0;
    for (; index + PIXELS <= count; index += PIXELS) {
        bytes pixels;
        memcpy(&pixels, source + index * 4, REGISTER_BYTES);
        const words blue = (words)pixels & 255;
        wrong |= (words)pixels ^ (blue | blue << 8 | blue << 16 | 0xff000000);
        const part_bytes grays = __builtin_shufflevector(pixels, pixels, BLUES);
        memcpy(target + index, &grays, PIXELS);
    }
    uint32_t any = 0;
    for (int pixel = 0; pixel < PIXELS; pixel++) any |= wrong[pixel];
    for (; index < count; index++) {
        const uint8_t *pixel = source + index * 4;
        any |= (uint32_t)(pixel[0] ^ pixel[1]) | (uint32_t)(pixel[0] ^ pixel[2]) | (uint32_t)(pixel[3] ^ 255);
        target[index] = pixel[0];
    }
    return any == 0;
}

const struct pixel_kernels KERNELS = {
    fill, step_colors, draw, draw_sprite, draw_pixels, draw_covered_pixels, restore, write_rgb, write_gray,
    compare_row, repeat_row, add_row, pack_repeats, reduce, blur_columns, blur_rows, filter_row, count_changes, stretch_pixels, stretch_coverages};
