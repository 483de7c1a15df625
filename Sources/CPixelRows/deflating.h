// Symbols of deflate and the bits that they are written as (RFC 1951, 3.2.5).

#include <stdint.h>
#include <string.h>

#define SHORTEST_RUN 3
#define LONGEST_RUN 258

/// The symbol of a length of 3 to 258.
static inline size_t length_symbol(size_t length) {
    if (length == LONGEST_RUN) return 285;
    if (length <= 10) return 254 + length;
    const int bits = 29 - __builtin_clz((unsigned)length - 3);
    return 257 + 4 * (size_t)bits + ((length - 3) >> bits);
}

static inline void add_bits(struct pixel_bits *bits, uint64_t code, uint32_t count) {
    bits->waiting |= code << bits->waiting_count;
    bits->waiting_count += count;
}

/// Writes whole bytes. At most 63 bits may wait.
static inline void write_bytes(struct pixel_bits *bits) {
    memcpy(bits->next, &bits->waiting, 8);
    bits->next += bits->waiting_count >> 3;
    bits->waiting >>= bits->waiting_count & ~7u;
    bits->waiting_count &= 7;
}
