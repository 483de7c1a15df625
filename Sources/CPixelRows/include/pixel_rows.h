#ifndef PIXEL_ROWS_H
#define PIXEL_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pixels are premultiplied, with alpha in the highest byte and blue in the lowest. A product of two bytes is
// `t = a·b + 128`, `(t + t/256) / 256`: rounded to the nearest 255th, as in pixman, so that the result equals Cairo's.

/// A rectangle of pixels: its first pixel, and the number of pixels from one row to the next.
struct pixel_area {
    uint32_t *first;
    ptrdiff_t pixels_per_row;
    ptrdiff_t width;
    ptrdiff_t height;
};

/// Adjacent pixels in a row of a sprite whose coverage is not 0.
struct pixel_run {
    int32_t start;
    int32_t count;
    /// The coverage of all pixels; 0 if each has its own.
    uint32_t coverage;
};

/// The coverage of a shape. Its middle column and middle row may be repeated to stretch it.
struct pixel_sprite {
    ptrdiff_t width;
    ptrdiff_t height;
    ptrdiff_t middle_column;
    ptrdiff_t middle_row;
    /// The coverage of every pixel, in rows without padding.
    const uint8_t *coverages;
    const struct pixel_run *runs;
    /// The index of the first run of each row; a last entry marks the end of the last row.
    const int32_t *row_starts;
};

/// Draws a colour over all pixels.
void pixel_rows_fill(struct pixel_area area, uint32_t color);

/// Draws a colour, weighted by coverages.
void pixel_rows_draw(struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color);

/// Draws a colour, weighted by the coverages of a sprite. The sprite is stretched to a size, and its first pixel is at
/// `x` and `y` of the area.
void pixel_rows_draw_sprite(
    struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width,
    ptrdiff_t height, uint32_t color);

/// Draws pixels over others, all with the same coverage.
void pixel_rows_draw_pixels(uint32_t *pixels, const uint32_t *drawn, ptrdiff_t count, uint32_t coverage);

/// Draws pixels over others, each with its own coverage.
void pixel_rows_draw_covered_pixels(
    uint32_t *pixels, const uint32_t *drawn, const uint8_t *coverages, ptrdiff_t count);

/// Restores pixels where a clip hides what was drawn: a coverage of 255 keeps a pixel, 0 replaces it by that of
/// `below`.
void pixel_rows_restore(uint32_t *pixels, const uint32_t *below, const uint8_t *coverages, ptrdiff_t count);

/// Converts pixels from blue, green, red and alpha, four bytes each, to red, green and blue, three bytes each. Returns
/// true if all of them are opaque.
bool pixel_rows_write_rgb(const uint8_t *source, uint8_t *target, size_t count);

/// Adds coverages to others, up to 255. Rows are a multiple of eight bytes long.
void pixel_rows_add(
    uint8_t *target, ptrdiff_t target_bytes_per_row, const uint8_t *coverages, ptrdiff_t bytes_per_row,
    ptrdiff_t height);

#endif
