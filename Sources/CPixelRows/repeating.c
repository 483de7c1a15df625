#include "pixel_rows.h"

#include <stdbool.h>
#include <string.h>

#include "deflating.h"

// Compiled once for all processors: what is found differs in length, so it is handled one after another.

enum { LEFT = PIXEL_REPEATS_LEFT, ABOVE = PIXEL_REPEATS_ABOVE, SHIFTED = PIXEL_REPEATS_SHIFTED };

enum { WORDS = PIXEL_REPEATS_WIDTH / 64 + 2 };

static inline size_t least(size_t a, size_t b) { return a < b ? a : b; }

/// The number of bits set from a place on, up to an end.
static inline size_t length_of(const uint64_t *bits, size_t place, size_t end) {
    size_t word = place / 64;
    const uint64_t clear = ~bits[word] >> place % 64;
    if (clear != 0) return least(place + (size_t)__builtin_ctzll(clear), end) - place;
    size_t next = (word + 1) * 64;
    while (next < end && bits[++word] == UINT64_MAX) next += 64;
    if (next < end) next += (size_t)__builtin_ctzll(~bits[word]);
    return least(next, end) - place;
}

/// The bytes of the last symbol of a repetition, if those before have as many as a symbol may stand for; 0 if none is left
/// for it. A symbol stands for three bytes at least, so the one before it may have three fewer.
static inline size_t last_of(size_t bytes) {
    const size_t last = bytes % LONGEST_RUN;
    return last == 0 || last >= 3 ? last : last + 3;
}

static void add(struct pixel_repeats *repeats, size_t bytes, int kind) {
    repeats->items[repeats->count++] =
        (struct pixel_repeat){.literals = repeats->waiting, .bytes = (uint32_t)bytes << 2 | (uint32_t)kind};
    repeats->waiting = 0;
    if (kind == PIXEL_REPEATS_ROW) return;
    size_t whole = bytes / LONGEST_RUN;
    const size_t last = last_of(bytes);
    if (bytes % LONGEST_RUN != last) {
        whole--;
        repeats->lengths[LONGEST_RUN - 3]++;
        repeats->distances[kind]++;
    }
    repeats->lengths[LONGEST_RUN] += (uint32_t)whole;
    repeats->distances[kind] += (uint32_t)whole;
    if (last == 0) return;
    repeats->lengths[last]++;
    repeats->distances[kind]++;
}

static inline void add_literals(struct pixel_repeats *repeats, const uint32_t *pixels, size_t count) {
    repeats->waiting += (uint32_t)count;
    repeats->literals += count;
    for (size_t index = 0; index < count; index++) {
        const uint32_t pixel = pixels[index];
        repeats->bytes[0][pixel >> 16 & 255]++;
        repeats->bytes[1][pixel >> 8 & 255]++;
        repeats->bytes[2][pixel & 255]++;
    }
}

void pixel_rows_repeat_row(struct pixel_repeats *repeats, size_t width) { add(repeats, width * 3 + 1, ABOVE); }

void pixel_rows_add_row(
    struct pixel_repeats *repeats, const uint32_t *row, const uint32_t *above, size_t width, ptrdiff_t shift) {
    uint64_t left[WORDS], same[WORDS], shifted[WORDS];
    const size_t words = width / 64 + 1;
    memset(left, 0, words * 8);
    memset(same, 0, words * 8);
    memset(shifted, 0, words * 8);
    add(repeats, 0, PIXEL_REPEATS_ROW);
    // Bit `x` is about pixel `x` and the one before.
    if (width > 1) pixel_rows_equal(row + 1, row, width - 1, left);
    for (size_t word = words; word-- > 1;) left[word] = left[word] << 1 | left[word - 1] >> 63;
    left[0] <<= 1;
    // The pixels that have one above at the distance.
    size_t first = 0, end = 0;
    if (above != NULL) {
        pixel_rows_equal(row, above, width, same);
        first = shift < 0 ? (size_t)-shift : 0;
        end = width - (shift > 0 ? (size_t)shift : 0);
        // The first bit is about the first pixel that has one above at the distance, so all are moved behind the others.
        pixel_rows_equal(row + first, above + first + shift, end - first, shifted);
        if (first > 0) {
            for (size_t word = words; word-- > 1;) {
                shifted[word] = shifted[word] << first | shifted[word - 1] >> (64 - first);
            }
            shifted[0] <<= first;
        }
    }
    size_t x = 0;
    while (x < width) {
        const size_t word = x / 64, place = x % 64;
        const uint64_t any = (left[word] | same[word] | shifted[word]) >> place;
        if ((any & 1) == 0) {
            const size_t next = any == 0 ? (word + 1) * 64 : x + (size_t)__builtin_ctzll(any);
            const size_t count = least(next, width) - x;
            add_literals(repeats, row + x, count);
            x += count;
            continue;
        }
        size_t longest = 0;
        int kind = SHIFTED;
        if (shifted[word] >> place & 1) longest = length_of(shifted, x, end);
        // A long one is good enough.
        if (longest < 32) {
            const size_t above_it = same[word] >> place & 1 ? length_of(same, x, width) : 0;
            if (above_it > longest) longest = above_it, kind = ABOVE;
            // The distance to the left takes fewer bits.
            const size_t run = left[word] >> place & 1 ? length_of(left, x, width) : 0;
            if (run > 0 && (run >= longest || longest == 1)) longest = run, kind = LEFT;
        }
        if (longest == 1 && kind != LEFT) {
            // Three bytes at a large distance take as many bits as they are.
            add_literals(repeats, row + x, 1);
        } else {
            add(repeats, longest * 3, kind);
        }
        x += longest;
    }
}

void pixel_rows_count_repeats(const struct pixel_repeats *repeats, uint64_t counts[PIXEL_SYMBOLS]) {
    for (int byte = 0; byte < 256; byte++) {
        for (int component = 0; component < 3; component++) counts[byte] += repeats->bytes[component][byte];
    }
    for (size_t index = 0; index < repeats->count; index++) {
        counts[0] += repeats->items[index].bytes == PIXEL_REPEATS_ROW;
    }
    for (size_t length = 3; length <= LONGEST_RUN; length++) counts[length_symbol(length)] += repeats->lengths[length];
}

static inline void write_literals(
    struct pixel_bits *bits, const uint32_t *pixels, size_t count, const struct pixel_repeat_code *code) {
    for (size_t index = 0; index < count; index++) {
        for (int shift = 16; shift >= 0; shift -= 8) {
            const size_t byte = pixels[index] >> shift & 255;
            add_bits(bits, code->literals[byte], code->literal_lengths[byte]);
        }
        write_bytes(bits);
    }
}

static inline void write_repeat(
    struct pixel_bits *bits, size_t bytes, const struct pixel_repeat_code *code, int kind) {
    add_bits(bits, code->lengths[bytes - 3] >> 5, code->lengths[bytes - 3] & 31);
    add_bits(bits, code->distances[kind], code->distance_lengths[kind]);
    write_bytes(bits);
}

void pixel_rows_pack_repeats(
    const struct pixel_repeats *repeats, const uint32_t *pixels, ptrdiff_t pixels_per_row, size_t width,
    const struct pixel_repeat_code *code, struct pixel_bits *bits) {
    struct pixel_bits own = *bits;
    const uint32_t *row = pixels - pixels_per_row, *next = row;
    write_bytes(&own);
    for (size_t index = 0; index < repeats->count; index++) {
        const struct pixel_repeat item = repeats->items[index];
        write_literals(&own, next, item.literals, code);
        next += item.literals;
        const int kind = item.bytes & 3;
        size_t bytes = item.bytes >> 2;
        if (kind == PIXEL_REPEATS_ROW) {
            row += pixels_per_row;
            next = row;
            add_bits(&own, code->literals[0], code->literal_lengths[0]);
            write_bytes(&own);
            continue;
        }
        if (bytes % 3 == 1) {
            // A whole row, with the number of its filter.
            row += pixels_per_row;
            next = row + width;
        } else {
            next += bytes / 3;
        }
        const size_t last = last_of(bytes);
        for (; bytes - last >= LONGEST_RUN; bytes -= LONGEST_RUN) write_repeat(&own, LONGEST_RUN, code, kind);
        if (bytes > last) write_repeat(&own, bytes - last, code, kind);
        if (last > 0) write_repeat(&own, last, code, kind);
    }
    write_literals(&own, next, repeats->waiting, code);
    add_bits(&own, code->literals[256], code->literal_lengths[256]);
    write_bytes(&own);
    *bits = own;
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
