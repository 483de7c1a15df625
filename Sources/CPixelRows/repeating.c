#include "pixel_rows.h"

#include <stdbool.h>
#include <string.h>

#include "deflating.h"

static inline size_t least(size_t a, size_t b) { return a < b ? a : b; }

void pixel_rows_count_repeats(
    const struct pixel_repeats *repeats, uint64_t counts[PIXEL_SYMBOLS], uint64_t distances[3]) {
    const uint32_t(*each)[PIXEL_VALUES] = repeats->counts;
    for (size_t byte = 0; byte < 256; byte++) counts[byte] += each[0][byte] + each[1][byte] + each[2][byte];
    for (size_t kind = 0; kind < 3; kind++) {
        for (size_t length = SHORTEST_RUN; length <= LONGEST_RUN; length++) {
            const uint32_t count = each[2][PIXEL_REPEATED + kind * PIXEL_LENGTHS + length - SHORTEST_RUN];
            counts[length_symbol(length)] += count;
            distances[kind] += count;
        }
    }
}

enum { WINDOW = 32, PLACES = 8, TRIES = 4, SEARCHED = 48 };

/// Whether colours differ as little as those of neighbours in a gradient: in the lower bits of a component. A step that
/// changes a higher bit, too, is missed; there are others.
static inline bool is_step(uint32_t color, uint32_t other) {
    return color != other && ((color ^ other) & 0xf0f0f0) == 0;
}

/// Whether the pixels around a place equal those around another one. The two at the change of colour come first: most
/// others are like those of many places.
static inline bool is_repeated(const uint32_t *own, const uint32_t *other) {
    return own[0] == other[0] && own[-1] == other[-1]
        && memcmp(own - WINDOW / 2, other - WINDOW / 2, WINDOW * 4) == 0;
}

ptrdiff_t pixel_rows_shift(const uint32_t *row, const uint32_t *above, size_t width) {
    const size_t margin = PIXEL_REPEATS_SHIFT + WINDOW / 2;
    if (width < 2 * margin + PLACES) return 0;
    const size_t inside = width - 2 * margin;
    for (size_t place = 0; place < PLACES; place++) {
        // Windows around the first steps of a gradient in a part of the row. The edges of drawings are not shifted, and
        // most images have no others.
        size_t x = margin + inside * place / PLACES;
        const size_t end = least(margin + inside * (place + 1) / PLACES, x + SEARCHED);
        for (int tries = 0; tries < TRIES; tries++) {
            while (x < end && !is_step(row[x], row[x - 1])) x++;
            if (x >= end) break;
            for (ptrdiff_t shift = 1; shift <= PIXEL_REPEATS_SHIFT; shift++) {
                const bool is_left = is_repeated(row + x, above + x + shift);
                if (is_left == is_repeated(row + x, above + x - shift)) continue;
                // What is there without a shift, too, tells nothing.
                if (is_repeated(row + x, above + x)) break;
                return is_left ? shift : -shift;
            }
            x++;
        }
    }
    return 0;
}
