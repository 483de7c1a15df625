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
    /// The coverage of every pixel, in rows without padding. Eight more bytes follow, which may have any value.
    const uint8_t *coverages;
    const struct pixel_run *runs;
    /// The index of the first run of each row; a last entry marks the end of the last row.
    const int32_t *row_starts;
};

/// Draws a colour over all pixels.
void pixel_rows_fill(struct pixel_area area, uint32_t color);

/// Fills a row of pixels with colours of a table, at equal steps. A place is an index of the table in 1/2³² entries; all
/// places must be in the table.
void pixel_rows_step_colors(
    uint32_t *pixels, ptrdiff_t count, const uint32_t *colors, int64_t place, int64_t step);

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

/// Converts pixels from four bytes to the one that blue, green and red have in common. Returns true if all of them are
/// opaque greys.
bool pixel_rows_write_gray(const uint8_t *source, uint8_t *target, size_t count);

/// Adds coverages to others, up to 255. Rows are a multiple of eight bytes long.
void pixel_rows_add(
    uint8_t *target, ptrdiff_t target_bytes_per_row, const uint8_t *coverages, ptrdiff_t bytes_per_row,
    ptrdiff_t height);

/// Draws an opacity on pixels that have only opacity, weighted by coverages.
void pixel_rows_cover(uint8_t *pixels, const uint8_t *coverages, ptrdiff_t count, uint32_t opacity);

/// Draws an opacity, weighted by a coverage, on pixels that have only opacity.
///
/// - Parameter product: the product of both bytes.
void pixel_rows_cover_evenly(uint8_t *pixels, ptrdiff_t count, uint32_t product);

/// The most rows of an image that a pixel of a reduced image is made of.
#define PIXEL_REDUCTION_ROWS 128

/// One row of an image that is drawn at a smaller size. The weight of a pixel of the image is the product of the weights
/// of its row and its column, in 32,768ths.
struct pixel_reduction {
    /// The rows that the result is made of, and their weights.
    const uint32_t *const *rows;
    const int16_t *row_weights;
    ptrdiff_t row_count;
    /// The number of pixels of a row; beyond them, the outermost pixels continue.
    ptrdiff_t width;
    /// The first column that each pixel of the result is made of; it may lie outside the image. They increase.
    const int32_t *starts;
    /// The first weight of each pixel of the result, as a number of columns.
    const int32_t *phases;
    /// The weights of columns. Those of two columns lie side by side, four times, once for each component of a pixel.
    const int16_t *weights;
    /// The number of columns, a multiple of four.
    ptrdiff_t tap_count;
    /// Memory for the sums of the rows: `PIXEL_REDUCTION_SCRATCH` numbers.
    int16_t *scratch;
    /// The bits that all results have: those of an opaque image's alpha.
    uint32_t alpha;
};

/// The numbers of scratch memory for pixels that are made of a number of columns, from the first of the first pixel to the
/// last of the last.
#define PIXEL_REDUCTION_SCRATCH(columns) (4 * ((columns) + 8))

/// Writes `count` pixels of a reduced image, from column `first` on.
void pixel_rows_reduce(
    uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_reduction *reduction);

/// One row of an image that is drawn at a larger size, mixed from two rows of the image. Outside, the image is
/// transparent.
struct pixel_stretch {
    /// The two rows; NULL for one outside the image.
    const uint8_t *top;
    const uint8_t *bottom;
    /// The weight of the second row, in 128ths.
    uint32_t weight;
    /// The number of pixels of a row.
    ptrdiff_t width;
    /// The scale, as a power of two: 1 to 6.
    int shift;
    /// Memory for one more column than cells are written, with two bytes for each byte of a pixel.
    uint16_t *scratch;
};

/// Writes `count` cells of pixels of four bytes, from cell `first` on. A cell lies between the centres of two pixels of
/// the image, the first of which has its number.
void pixel_rows_stretch(
    uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_stretch *stretch);

/// Writes cells of an image whose pixels have one byte.
void pixel_rows_stretch_coverages(
    uint8_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_stretch *stretch);

/// An image in a plane, and how an eye sees it.
struct pixel_projection {
    /// Premultiplied pixels, four bytes each.
    const uint32_t *pixels;
    ptrdiff_t bytes_per_row;
    /// The place of the first pixel in the plane.
    ptrdiff_t x;
    ptrdiff_t y;
    ptrdiff_t width;
    ptrdiff_t height;
    /// From a place (x, y, 1) of what is shown to one in the plane: sums of products, the first two divided by the third.
    double u[3];
    double v[3];
    double depth[3];
};

/// Writes a row of `count` pixels, from the place `x` and `y` on, that show an image in a plane.
void pixel_rows_project(
    uint32_t *target, ptrdiff_t x, ptrdiff_t y, ptrdiff_t count, const struct pixel_projection *plane);

/// A blur in one direction.
struct pixel_blur {
    /// Three means, one after another, each of the pixels from `before` in front to `after` behind: of 2 to 127.
    ptrdiff_t before[3];
    ptrdiff_t after[3];
    /// If not NULL, there is one weighted sum instead, of `reach` pixels on both sides, with weights in 65,536ths.
    const uint32_t *weights;
    ptrdiff_t reach;
};

/// The bytes of scratch memory that a blur needs for each pixel along its direction.
#define PIXEL_BLUR_SCRATCH (3 * 64)

/// Blurs the columns of rows of bytes. The outside counts as zero.
void pixel_rows_blur_columns(
    uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t row_bytes, ptrdiff_t height, const struct pixel_blur *blur,
    uint8_t *scratch);

/// Blurs the rows of an image, whose pixels have 1 or 4 bytes.
void pixel_rows_blur_rows(
    uint8_t *pixels, ptrdiff_t bytes_per_row, ptrdiff_t width, ptrdiff_t height, ptrdiff_t size,
    const struct pixel_blur *blur, uint8_t *scratch);

/// The bytes that may be read in front of and behind a row that is filtered. Those in front must be zero.
#define PIXEL_FILTER_MARGIN 32

/// Writes a row of a PNG file as differences, in the one of its five ways that has the smallest sum of magnitudes: the
/// number of the way, and `count` bytes. Without a row above, only the first two ways are tried.
///
/// Source: Portable Network Graphics, third edition, sections 9.2 and 12.7 (https://www.w3.org/TR/png-3/).
void pixel_rows_filter(
    const uint8_t *row, const uint8_t *above, ptrdiff_t count, ptrdiff_t pixel_bytes, uint8_t *target);

/// How many pixels of a row differ both from the one to their left and from the one above.
struct pixel_changes {
    size_t pixels;
    /// The groups of eight pixels, counted from the second pixel on, all of which differ.
    size_t runs;
};

struct pixel_changes pixel_rows_count_changes(const uint32_t *row, const uint32_t *above, size_t count);

// Filtered rows of photos are compressed as bytes, runs of one byte, and repetitions at one distance: symbols of deflate
// (RFC 1951, 3.2.5).

/// The number of symbols for bytes, the end, and lengths.
#define PIXEL_SYMBOLS 286

/// Returns the distance at which most of a row repeats, as where a photo is shown twice side by side; 0 if there is
/// none.
size_t pixel_rows_repeated_distance(const uint8_t *bytes, size_t count);

/// Adds the numbers of symbols of some bytes to counts.
///
/// - Parameter distance: the distance of repetitions, 0 for none.
/// - Returns: the number of repetitions, whose lengths are counted with those of runs.
size_t pixel_rows_count_symbols(
    const uint8_t *bytes, size_t count, size_t distance, uint64_t counts[PIXEL_SYMBOLS]);

/// A Huffman code.
struct pixel_code {
    /// The codes of the bytes and of the end.
    const uint16_t *literals;
    const uint8_t *literal_lengths;
    /// The codes of the lengths 3 to 258 with their additional bits: the number of bits in the lowest 5 bits.
    const uint32_t *lengths;
    /// The code of the distance 1 in the same form.
    uint32_t distance;
    /// The distance of repetitions, 0 for none, and its code with additional bits.
    size_t repeat_distance;
    uint32_t repeat;
    uint32_t repeat_bits;
};

/// A place in a sequence of bits, lowest bits first.
struct pixel_bits {
    uint8_t *next;
    /// Fewer than eight bits that belong to the next byte.
    uint64_t waiting;
    uint32_t waiting_count;
};

/// Writes the symbols of some bytes, and the end. Up to eight bytes are written behind the last one.
void pixel_rows_pack(const uint8_t *bytes, size_t count, const struct pixel_code *code, struct pixel_bits *bits);

// The rows of a diagonal gradient repeat each other, shifted by some pixels. They are compressed as pixels, and
// repetitions of the pixel to the left, of the row above, and of the row above at a shift.

/// The most pixels of a row: the last pixel of the row above must be within the 32,768 bytes of deflate.
#define PIXEL_REPEATS_WIDTH 10900
/// The most pixels by which rows are shifted.
#define PIXEL_REPEATS_SHIFT 16

/// What is repeated: the pixel to the left, the row above, or the row above at a shift.
enum { PIXEL_REPEATS_LEFT, PIXEL_REPEATS_ABOVE, PIXEL_REPEATS_SHIFTED };

/// Values of `pixel_symbols` behind those of bytes: some for nothing, and repetitions of 3 to 258 bytes, sorted by what
/// is repeated.
enum {
    PIXEL_NOTHING = 256,
    PIXEL_NOTHINGS = 4,
    PIXEL_REPEATED = PIXEL_NOTHING + PIXEL_NOTHINGS,
    PIXEL_LENGTHS = 256,
    PIXEL_VALUES = PIXEL_REPEATED + 3 * PIXEL_LENGTHS
};

enum { PIXEL_PAIR_BITS = 9 };

/// Symbols that are written one after another: the blue, green and red byte of a pixel, the last one first, or a
/// repetition behind nothing. The fourth value of a pixel is 255, that of a repetition how often it is written.
struct pixel_symbols {
    uint16_t values[4];
};

/// What rows consist of.
struct pixel_repeats {
    /// Memory for an item for each pixel of the next row, and four more.
    struct pixel_symbols *items;
    size_t count;
    /// The repetitions that are written behind the first one of their item.
    size_t further;
    /// The pixels that are written as they are, of all rows.
    size_t literals;
    /// The number of rows.
    size_t rows;
    /// How often each value occurs in every fourth row, for each place in an item.
    uint32_t counts[3][PIXEL_VALUES];
    /// Pairs of neighbours that are written as they are, in every eighth row: those that were examined, and those that
    /// were known from before, and the last ones, by their hash.
    size_t examined;
    size_t known;
    uint64_t known_pairs[1 << PIXEL_PAIR_BITS][2];
};

/// Adds a row that equals the one above.
void pixel_rows_repeat_row(struct pixel_repeats *repeats, size_t width);

/// Adds a row.
///
/// - Parameters:
///   - above: the row above; NULL for the first one.
///   - shift: pixels that are shifted equal those of the row above so many to the right; at most
///     `PIXEL_REPEATS_SHIFT`, and less than the width.
void pixel_rows_add_row(
    struct pixel_repeats *repeats, const uint32_t *row, const uint32_t *above, size_t width, ptrdiff_t shift);

/// Adds how often each byte and length, and each kind of repetition, occurs in every fourth row.
void pixel_rows_count_repeats(
    const struct pixel_repeats *repeats, uint64_t counts[PIXEL_SYMBOLS], uint64_t distances[3]);

/// A Huffman code, in the form of `pixel_code`, and the codes of the distances with their additional bits.
struct pixel_repeat_code {
    const uint16_t *literals;
    const uint8_t *literal_lengths;
    const uint32_t *lengths;
    uint32_t distances[3];
    uint32_t distance_lengths[3];
};

/// Writes the symbols of rows, and the end. Up to eight bytes are written behind the last one.
void pixel_rows_pack_repeats(
    const struct pixel_repeats *repeats, const struct pixel_repeat_code *code, struct pixel_bits *bits);

/// Returns the number of pixels by which a row is that above, shifted to the left; 0 if it isn't. A few places are
/// compared.
ptrdiff_t pixel_rows_shift(const uint32_t *row, const uint32_t *above, size_t width);

/// Two colours of a gradient, premultiplied after they are mixed: blue, green, red and opacity from 0 to 1.
struct pixel_mix {
    float first[4];
    float last[4];
    /// The places of the two colours.
    double start;
    double end;
};

/// Fills a row with mixed colours. Pixel `x` is at the place `(first + x) / last`, which must lie from the start of the
/// mix to its end.
void pixel_rows_mix(uint32_t *pixels, ptrdiff_t first, ptrdiff_t last, ptrdiff_t count, const struct pixel_mix *mix);

#endif
