#ifndef PIXEL_KERNELS_H
#define PIXEL_KERNELS_H

#include "pixel_rows.h"

/// A bit for each pixel of a row that equals another one: the lowest bit of the first word for the first pixel. Where all
/// pixels of a word are shifted, the other two are not looked for.
struct pixel_comparison {
    /// The pixel to the left.
    uint64_t *left;
    /// The one above.
    uint64_t *same;
    /// The one above at a shift.
    uint64_t *shifted;
};

/// Functions that are compiled for several register sizes, most of them those of pixel_rows.h. Drawing code calls
/// pixel_rows.h; tests call each of these.
struct pixel_kernels {
    void (*fill)(struct pixel_area area, uint32_t color);
    void (*step_colors)(
        uint32_t *pixels, ptrdiff_t count, const uint32_t *colors, int64_t place, int64_t step);
    void (*draw)(struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color);
    void (*draw_sprite)(
        struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width,
        ptrdiff_t height, uint32_t color);
    void (*draw_pixels)(uint32_t *pixels, const uint32_t *drawn, ptrdiff_t count, uint32_t coverage);
    void (*draw_covered_pixels)(
        uint32_t *pixels, const uint32_t *drawn, const uint8_t *coverages, ptrdiff_t count);
    void (*restore)(uint32_t *pixels, const uint32_t *below, const uint8_t *coverages, ptrdiff_t count);
    bool (*write_rgb)(const uint8_t *source, uint8_t *target, size_t count);
    bool (*write_gray)(const uint8_t *source, uint8_t *target, size_t count);
    void (*compare_row)(
        const uint32_t *row, const uint32_t *above, ptrdiff_t width, ptrdiff_t shift,
        const struct pixel_comparison *comparison);
    void (*repeat_row)(struct pixel_repeats *repeats, size_t width);
    void (*add_row)(
        struct pixel_repeats *repeats, const uint32_t *row, const uint32_t *above, size_t width, ptrdiff_t shift);
    void (*pack_repeats)(
        const struct pixel_repeats *repeats, const struct pixel_repeat_code *code, struct pixel_bits *bits);
    void (*reduce)(
        uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_reduction *reduction);
    void (*blur_columns)(
        uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t row_bytes, ptrdiff_t height,
        const struct pixel_blur *blur, uint8_t *scratch);
    void (*blur_rows)(
        uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t width, ptrdiff_t height, ptrdiff_t size,
        const struct pixel_blur *blur, uint8_t *scratch);
    void (*filter_row)(
        const uint8_t *row, const uint8_t *above, ptrdiff_t count, ptrdiff_t pixel_bytes, uint8_t *target);
    struct pixel_changes (*count_changes)(const uint32_t *row, const uint32_t *above, size_t count);
    void (*stretch_pixels)(
        uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_stretch *stretch);
    void (*stretch_coverages)(
        uint8_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_stretch *stretch);
};

/// Returns the functions for registers of 16 bytes, which every processor has, or of 32 bytes; NULL if this processor
/// has no such registers.
const struct pixel_kernels *pixel_rows_kernels(int register_bytes);

#endif
