#ifndef PIXEL_ROWS_H
#define PIXEL_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes pixels of blue, green, red and alpha, four bytes each, as red, green and blue, three bytes each; answers
/// whether none of them lets anything through.
bool pixel_rows_write_rgb(const uint8_t *source, uint8_t *target, size_t count);

/// Adds coverages to others, up to 255, in rows of a multiple of eight bytes.
void pixel_rows_add(
    uint8_t *target, ptrdiff_t target_bytes_per_row, const uint8_t *coverages, ptrdiff_t bytes_per_row,
    ptrdiff_t height);

// What follows draws premultiplied pixels, alpha in the highest byte and blue in the lowest, with the rounding that
// FlatlayPaint's `PixelBlending` describes. It does nothing and answers false where the processor has no AVX2: then
// `PixelBlending` draws.

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
    /// The coverage of every pixel in rows without gaps, and eight bytes more.
    const uint8_t *coverages;
    const struct pixel_run *runs;
    /// Where the runs of a row start, and where those of the last one end.
    const int32_t *row_starts;
};

/// Draws a colour over all pixels.
bool pixel_rows_fill(struct pixel_area area, uint32_t color);

/// Draws a colour as far as coverages say; each row of them has eight bytes more than it has pixels.
bool pixel_rows_draw(struct pixel_area area, const uint8_t *coverages, ptrdiff_t bytes_per_row, uint32_t color);

/// Draws a colour as far as a sprite says that is stretched to a size and has its first pixel at `x` and `y` of the area.
bool pixel_rows_draw_sprite(
    struct pixel_area area, const struct pixel_sprite *sprite, ptrdiff_t x, ptrdiff_t y, ptrdiff_t width,
    ptrdiff_t height, uint32_t color);

#endif
