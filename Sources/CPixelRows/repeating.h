// The rows of a diagonal gradient as symbols of deflate. What is found differs in length, so it is handled one after
// another; but processors with wide registers also shift by any number of bits in one step.

#include "deflating.h"

enum { LEFT = PIXEL_REPEATS_LEFT, ABOVE = PIXEL_REPEATS_ABOVE, SHIFTED = PIXEL_REPEATS_SHIFTED };

enum { WORDS = PIXEL_REPEATS_WIDTH / 64 + 3 };

/// The bits from a place on: at least 57 of them, with zeros behind the others.
INLINE uint64_t bits_at(const uint64_t *bits, size_t place) {
    uint64_t some;
    memcpy(&some, (const uint8_t *)bits + place / 8, 8);
    return some >> place % 8;
}

enum { BITS_AT_ONCE = 57 };

/// The number of bits set from a place on. A bit behind the last one is clear.
INLINE size_t length_of(const uint64_t *bits, size_t place) {
    const uint64_t clear = ~bits_at(bits, place);
    size_t length = (size_t)__builtin_ctzll(clear | (uint64_t)1 << BITS_AT_ONCE);
    if (__builtin_expect(length < BITS_AT_ONCE, 1)) return length;
    size_t word = (place + length) / 64;
    const uint64_t rest = ~bits[word] >> (place + length) % 64;
    if (rest != 0) return length + (size_t)__builtin_ctzll(rest);
    while (bits[++word] == UINT64_MAX) {}
    return word * 64 + (size_t)__builtin_ctzll(~bits[word]) - place;
}

INLINE void add(struct pixel_repeats *repeats, size_t symbol) {
    // Several values mean nothing: to increment one counter again has to wait for the last increment.
    const uint16_t nothing = PIXEL_NOTHING + repeats->count % PIXEL_NOTHINGS;
    repeats->items[repeats->count++] = (struct pixel_symbols){{nothing, nothing, (uint16_t)symbol, 1}};
}

INLINE void add_repeat(struct pixel_repeats *repeats, size_t bytes, int kind) {
    add(repeats, PIXEL_REPEATED + (size_t)kind * PIXEL_LENGTHS + bytes - SHORTEST_RUN);
}

/// Adds a number of the longest repetitions as one item.
INLINE void add_longest(struct pixel_repeats *repeats, size_t count, int kind) {
    if (count == 0) return;
    add_repeat(repeats, LONGEST_RUN, kind);
    repeats->items[repeats->count - 1].values[3] = (uint16_t)count;
    repeats->further += count - 1;
}

/// Adds pixels as they are, four at once. Up to three more are read, and written where the next items come.
INLINE void add_pixels(struct pixel_repeats *repeats, const uint32_t *pixels, size_t count) {
    uint16_t *target = repeats->items[repeats->count].values;
    for (size_t index = 0; index < count; index += 4) {
        uint8_t bytes[16];
        memcpy(bytes, pixels + index, 16);
        for (size_t place = 0; place < 16; place++) target[index * 4 + place] = bytes[place];
    }
    repeats->count += count;
    repeats->literals += count;
}

/// Adds pixels as they are, one at once: behind the last ones of a row there may be no memory.
KERNEL void add_single_pixels(struct pixel_repeats *repeats, const uint32_t *pixels, size_t count) {
    for (size_t index = 0; index < count; index++) {
        const uint32_t pixel = pixels[index];
        repeats->items[repeats->count++] = (struct pixel_symbols){{pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, 255}};
    }
    repeats->literals += count;
}

/// An item as one number.
INLINE uint64_t number_of(const struct pixel_symbols *item) {
    uint64_t number;
    memcpy(&number, item, 8);
    return number;
}

INLINE bool is_pixel(const struct pixel_symbols *item) { return item->values[3] == 255; }

/// Looks up the pairs of pixels that are written as they are.
KERNEL void find_known(struct pixel_repeats *repeats, size_t first) {
    for (size_t index = first + 1; index < repeats->count; index++) {
        const struct pixel_symbols *item = repeats->items + index;
        if (!is_pixel(item) || !is_pixel(item - 1)) continue;
        const uint64_t own = number_of(item), before = number_of(item - 1);
        // Multiplied by large odd numbers, so that the highest bits depend on all others.
        const uint64_t hash = own * 0x9e3779b97f4a7c15 ^ before * 0xc2b2ae3d27d4eb4f;
        uint64_t *known = repeats->known_pairs[hash >> (64 - PIXEL_PAIR_BITS)];
        repeats->known += known[0] == own && known[1] == before;
        repeats->examined++;
        known[0] = own;
        known[1] = before;
    }
}

enum { COUNTED_ROWS = 4, EXAMINED_ROWS = 8 };

/// Counts the symbols of some rows while they are still in the fastest cache. A row is much like the next ones.
KERNEL void end_row(struct pixel_repeats *repeats, size_t first) {
    const size_t row = repeats->rows++;
    if (row % COUNTED_ROWS != 0) return;
    for (size_t index = first; index < repeats->count; index++) {
        const uint16_t *values = repeats->items[index].values;
        repeats->counts[0][values[0]]++;
        repeats->counts[1][values[1]]++;
        repeats->counts[2][values[2]] += values[2] < PIXEL_REPEATED ? 1 : values[3];
    }
    if (row % EXAMINED_ROWS == 0) find_known(repeats, first);
}

KERNEL void repeat_row(struct pixel_repeats *repeats, size_t width) {
    const size_t start = repeats->count;
    size_t bytes = width * 3 + 1;
    const size_t count = (bytes - SHORTEST_RUN) / LONGEST_RUN;
    add_longest(repeats, count, ABOVE);
    bytes -= count * LONGEST_RUN;
    if (bytes > LONGEST_RUN) {
        // One or two bytes are left, fewer than a symbol stands for.
        add_repeat(repeats, LONGEST_RUN - SHORTEST_RUN, ABOVE);
        bytes -= LONGEST_RUN - SHORTEST_RUN;
    }
    add_repeat(repeats, bytes, ABOVE);
    end_row(repeats, start);
}

KERNEL void add_row(
    struct pixel_repeats *repeats, const uint32_t *row, const uint32_t *above, size_t width, ptrdiff_t shift) {
    uint64_t left[WORDS], same[WORDS], shifted[WORDS], any[WORDS];
    const size_t words = width / 64 + 2;
    if (above != NULL) {
        // The row below is needed next, and a strip is larger than the fast caches.
        const uint32_t *below = row + (row - above);
        for (size_t x = 0; x < width; x += 16) __builtin_prefetch(below + x);
    }
    compare_row(row, above, (ptrdiff_t)width, shift, &(struct pixel_comparison){left, same, shifted});
    for (size_t word = (width + 63) / 64; word < words; word++) left[word] = same[word] = shifted[word] = 0;
    const size_t begin = repeats->count;
    add(repeats, 0);
    for (size_t word = 0; word < words; word++) any[word] = left[word] | same[word] | shifted[word];
    size_t x = 0;
    while (x < width) {
        const uint64_t some = bits_at(any, x);
        if ((some & 1) == 0) {
            const ptrdiff_t differing = __builtin_ctzll(some | (uint64_t)1 << BITS_AT_ONCE);
            const size_t count = (size_t)least(differing, (ptrdiff_t)(width - x));
            if (x + count + 3 <= width) {
                add_pixels(repeats, row + x, count);
            } else {
                add_single_pixels(repeats, row + x, count);
            }
            x += count;
            continue;
        }
        size_t longest = length_of(shifted, x);
        int kind = SHIFTED;
        // A long one is good enough.
        if (longest < 32) {
            const size_t over = length_of(same, x), run = length_of(left, x);
            if (over > longest) longest = over, kind = ABOVE;
            // The distance to the left takes fewer bits.
            if (run > 0 && (run >= longest || longest == 1)) longest = run, kind = LEFT;
        }
        const size_t start = x;
        x += longest;
        if (longest == 1 && kind != LEFT) {
            // Three bytes at a large distance take as many bits as they are.
            add_single_pixels(repeats, row + start, 1);
            continue;
        }
        if (longest > LONGEST_RUN / 3) {
            const size_t count = (longest - 1) / (LONGEST_RUN / 3);
            add_longest(repeats, count, kind);
            longest -= count * (LONGEST_RUN / 3);
        }
        add_repeat(repeats, longest * 3, kind);
    }
    end_row(repeats, begin);
}

KERNEL void pack_repeats(
    const struct pixel_repeats *repeats, const struct pixel_repeat_code *code, struct pixel_bits *bits) {
    // A length and a distance have up to 48 bits.
    uint64_t codes[PIXEL_VALUES];
    uint8_t lengths[PIXEL_VALUES];
    for (size_t byte = 0; byte < 256; byte++) {
        codes[byte] = code->literals[byte];
        lengths[byte] = code->literal_lengths[byte];
    }
    for (size_t value = PIXEL_NOTHING; value < PIXEL_REPEATED; value++) codes[value] = lengths[value] = 0;
    for (size_t kind = 0; kind < 3; kind++) {
        for (size_t length = 0; length < PIXEL_LENGTHS; length++) {
            const uint32_t own = code->lengths[length];
            const size_t place = PIXEL_REPEATED + kind * PIXEL_LENGTHS + length;
            codes[place] = own >> 5 | (uint64_t)code->distances[kind] << (own & 31);
            lengths[place] = (uint8_t)((own & 31) + code->distance_lengths[kind]);
        }
    }
    struct pixel_bits own = *bits;
    write_bytes(&own);
    for (size_t index = 0; index < repeats->count; index++) {
        const struct pixel_symbols item = repeats->items[index];
        const size_t last = item.values[2];
        if (last >= PIXEL_REPEATED && item.values[3] > 1) {
            for (size_t times = item.values[3]; times > 0; times--) {
                add_bits(&own, codes[last], lengths[last]);
                write_bytes(&own);
            }
            continue;
        }
        // Without a branch for each symbol, which would be mispredicted often.
        const uint32_t one = lengths[last], two = one + lengths[item.values[1]];
        const uint64_t all = codes[last] | codes[item.values[1]] << one | codes[item.values[0]] << two;
        add_bits(&own, all, two + lengths[item.values[0]]);
        write_bytes(&own);
    }
    add_bits(&own, code->literals[256], code->literal_lengths[256]);
    write_bytes(&own);
    *bits = own;
}
