#ifndef PNG_ROWS_H
#define PNG_ROWS_H

#include <stddef.h>
#include <stdint.h>

enum png_rows_result {
    /// A row has a filter that does not exist.
    PNG_ROWS_INVALID = -1,
    PNG_ROWS_TRANSLUCENT = 0,
    PNG_ROWS_OPAQUE = 1,
};

/// Converts the decompressed rows of a PNG file to premultiplied pixels, with alpha in the highest byte and blue in the
/// lowest.
///
/// `rows` are filtered rows of 3 or 4 bytes per pixel, each after the number of its filter; the filters are undone in
/// place.
enum png_rows_result png_rows_read(
    uint8_t *rows, ptrdiff_t width, ptrdiff_t height, ptrdiff_t bytes_per_pixel, uint32_t *pixels);

#endif
