#ifndef PIXEL_ROWS_H
#define PIXEL_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pixels are premultiplied, with alpha in the highest byte and blue in the lowest. A product of two bytes is
// `t = a·b + 128`, `(t + t/256) / 256`: the nearest 255th, as pixman rounds, so that these drawings equal Cairo's.

/// A rectangle of pixels: its first one, and the number of pixels from one row to the next.
struct pixel_area {
    uint32_t *first;
    ptrdiff_t pixels_per_row;
    ptrdiff_t width;
    ptrdiff_t height;
};

/// Neighbours in a row of a sprite that are covered at all.
struct pixel_run {
    int32_t start;
    int32_t count;
    /// The coverage of all; 0 where each has its own.
    uint32_t coverage;
};

/// The coverage of a shape, whose column and row in the middle may be repeated.
struct pixel_sprite {
    ptrdiff_t width;
    ptrdiff_t height;
    ptrdiff_t middle_column;
    ptrdiff_t middle_row;
    /// The coverage of every pixel in rows without gaps.
    const uint8_t *coverages;
    const struct pixel_run *runs;
    /// Where the runs of a row start, and where those of the last one end.
    const int32_t *row_starts;
};

/// Draws a colour over all pixels.
void pixel_rows_fill(struct pixel_area area, uint32_t color);

/// Draws a colour as far as coverages say.
void pixel_rows_draw(struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color);

/// Draws a colour as far as a sprite says that is stretched to a size and has its first pixel at `x` and `y` of the
/// area.
void pixel_rows_draw_sprite(
    struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width,
    ptrdiff_t height, uint32_t color);

/// Draws pixels over others, all as far as one coverage says.
void pixel_rows_draw_pixels(uint32_t *pixels, const uint32_t *drawn, ptrdiff_t count, uint32_t coverage);

/// Draws pixels over others, each as far as its coverage says.
void pixel_rows_draw_covered_pixels(
    uint32_t *pixels, const uint32_t *drawn, const uint8_t *coverages, ptrdiff_t count);

/// Puts pixels back as far as others were not to be drawn: the coverages are those of what stays.
void pixel_rows_restore(uint32_t *pixels, const uint32_t *below, const uint8_t *coverages, ptrdiff_t count);

/// Writes pixels of blue, green, red and alpha, four bytes each, as red, green and blue, three bytes each; answers
/// whether none of them lets anything through.
bool pixel_rows_write_rgb(const uint8_t *source, uint8_t *target, size_t count);

/// Adds coverages to others, up to 255, in rows of a multiple of eight bytes.
void pixel_rows_add(
    uint8_t *target, ptrdiff_t target_bytes_per_row, const uint8_t *coverages, ptrdiff_t bytes_per_row,
    ptrdiff_t height);

#endif
