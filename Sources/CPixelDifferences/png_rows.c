#include "png_rows.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef uint8_t bytes __attribute__((vector_size(64)));

/// Adds bytes to others, without overflow into the next byte.
static void add_row(uint8_t *row, const uint8_t *added, ptrdiff_t count) {
    ptrdiff_t i = 0;
    for (; i + 64 <= count; i += 64) {
        bytes a, b;
        memcpy(&a, row + i, 64);
        memcpy(&b, added + i, 64);
        a += b;
        memcpy(row + i, &a, 64);
    }
    for (; i < count; i++) row[i] += added[i];
}

/// Which of three neighbours is nearest to their linear extrapolation.
static uint8_t paeth(int left, int above, int corner) {
    const int estimate = left + above - corner;
    const int by_left = abs(estimate - left), by_above = abs(estimate - above), by_corner = abs(estimate - corner);
    if (by_left <= by_above && by_left <= by_corner) return (uint8_t)left;
    return (uint8_t)(by_above <= by_corner ? above : corner);
}

/// Undoes the filter of a row (https://www.w3.org/TR/png-3/#9Filter-types). `above` is NULL in the first row, where all
/// bytes above count as 0.
static bool undo_filter(int filter, uint8_t *row, const uint8_t *above, ptrdiff_t count, ptrdiff_t step) {
    switch (filter) {
    case 0: return true;
    case 1:
        for (ptrdiff_t i = step; i < count; i++) row[i] += row[i - step];
        return true;
    case 2:
        if (above != NULL) add_row(row, above, count);
        return true;
    case 3:
        for (ptrdiff_t i = 0; i < count; i++) {
            const int left = i < step ? 0 : row[i - step];
            row[i] += (uint8_t)((left + (above == NULL ? 0 : above[i])) / 2);
        }
        return true;
    case 4:
        for (ptrdiff_t i = 0; i < count; i++) {
            const int left = i < step ? 0 : row[i - step];
            const int up = above == NULL ? 0 : above[i];
            row[i] += paeth(left, up, i < step || above == NULL ? 0 : above[i - step]);
        }
        return true;
    default: return false;
    }
}

static void read_opaque(const uint8_t *row, ptrdiff_t width, uint32_t *pixels) {
    for (ptrdiff_t x = 0; x < width; x++) {
        const uint8_t *source = row + x * 3;
        pixels[x] = 0xff000000 | (uint32_t)source[0] << 16 | (uint32_t)source[1] << 8 | source[2];
    }
}

/// Returns the lowest alpha.
static uint32_t read_translucent(const uint8_t *row, ptrdiff_t width, uint32_t *pixels) {
    uint32_t lowest = 255;
    for (ptrdiff_t x = 0; x < width; x++) {
        const uint8_t *source = row + x * 4;
        const uint32_t alpha = source[3];
        if (alpha < lowest) lowest = alpha;
        if (alpha == 0) {
            pixels[x] = 0;
            continue;
        }
        uint32_t red = source[0], green = source[1], blue = source[2];
        if (alpha < 255) {
            red = (red * alpha + 127) / 255;
            green = (green * alpha + 127) / 255;
            blue = (blue * alpha + 127) / 255;
        }
        pixels[x] = alpha << 24 | red << 16 | green << 8 | blue;
    }
    return lowest;
}

enum png_rows_result png_rows_read(
    uint8_t *rows, ptrdiff_t width, ptrdiff_t height, ptrdiff_t bytes_per_pixel, uint32_t *pixels) {
    const ptrdiff_t count = width * bytes_per_pixel;
    const uint8_t *above = NULL;
    uint32_t lowest = 255;
    for (ptrdiff_t y = 0; y < height; y++) {
        const int filter = *rows++;
        // Rows that equal the one above are frequent, and written as no difference from it.
        if (filter == 2 && above != NULL && rows[0] == 0 && memcmp(rows, rows + 1, (size_t)count - 1) == 0) {
            memcpy(rows, above, (size_t)count);
            memcpy(pixels, pixels - width, (size_t)width * 4);
        } else {
            if (!undo_filter(filter, rows, above, count, bytes_per_pixel)) return PNG_ROWS_INVALID;
            if (bytes_per_pixel == 3) {
                read_opaque(rows, width, pixels);
            } else {
                const uint32_t alpha = read_translucent(rows, width, pixels);
                if (alpha < lowest) lowest = alpha;
            }
        }
        above = rows;
        rows += count;
        pixels += width;
    }
    return lowest == 255 ? PNG_ROWS_OPAQUE : PNG_ROWS_TRANSLUCENT;
}
