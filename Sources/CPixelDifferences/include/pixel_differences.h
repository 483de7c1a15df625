#ifndef PIXEL_DIFFERENCES_H
#define PIXEL_DIFFERENCES_H

#include <stddef.h>
#include <stdint.h>

// Pixels are premultiplied, with alpha in the highest byte and blue in the lowest.

/// The width and the height of a tile in pixels.
#define PIXEL_TILE_SIDE 16

/// How far two pixels may differ.
struct pixel_limit {
    /// The largest permitted difference of a component.
    uint8_t component;
    /// The largest permitted perceptual distance, which takes the place of `component`; negative for none.
    float distance;
};

/// The smallest rectangle that contains all pixels of a tile that differ by more than is permitted. `right` and
/// `bottom` are one past the last pixel; `right` is 0 if there are none.
struct pixel_tile {
    int32_t left;
    int32_t top;
    int32_t right;
    int32_t bottom;
};

/// What was found in rows.
struct pixel_counts {
    /// The number of pixels with any difference.
    uint64_t differing;
    /// The number of pixels that differ by more than is permitted.
    uint64_t beyond;
    /// The largest difference of a component.
    uint8_t largest;
};

/// Compares pixels of a row, from column `x` on.
///
/// `first` and `second` are the starts of the row, `tiles` those of the row's tiles, and `marks` that of a row of
/// numbers, or NULL: `mark` is stored there for each pixel beyond the limit.
void pixel_differences_compare(
    const uint32_t *first, const uint32_t *second, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count,
    struct pixel_limit limit, struct pixel_tile *tiles, uint32_t *marks, uint32_t mark, struct pixel_counts *counts);

/// Returns the largest number of pixels with a mark in any square window of an area.
///
/// `rows` says of each row of the area whether it has any mark; `columns` is memory for `width` numbers that are 0.
uint32_t pixel_differences_densest(
    const uint32_t *marks, ptrdiff_t pixels_per_row, ptrdiff_t width, ptrdiff_t height, uint32_t mark,
    ptrdiff_t window, const uint8_t *rows, uint32_t *columns);

/// Returns the perceptual distance between two pixels: the larger of those on black and on white.
float pixel_differences_distance(uint32_t first, uint32_t second);

/// The colours of an image of differences.
struct pixel_colors {
    /// A pixel beyond the limit.
    uint32_t beyond;
    /// A pixel beyond the limit whose alpha differs.
    uint32_t alpha;
    /// A pixel that differs, but not beyond the limit.
    uint32_t within;
};

/// Draws a row of an image of differences: pale grey where both are equal, a loud colour where they differ.
void pixel_differences_draw(
    const uint32_t *first, const uint32_t *second, uint32_t *target, ptrdiff_t count, struct pixel_limit limit,
    struct pixel_colors colors);

/// Draws pixels as pale grey, with diagonal stripes of a colour. Stripes of several rows join: `x` and `y` are the
/// position of the first pixel.
void pixel_differences_stripe(
    const uint32_t *source, uint32_t *target, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count, uint32_t color);

#endif
