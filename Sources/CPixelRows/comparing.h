// Which pixels of a row equal others, as bits.

#if defined(__x86_64__)

typedef short shorts __attribute__((vector_size(REGISTER_BYTES)));
typedef char chars __attribute__((vector_size(REGISTER_BYTES)));
typedef int numbers __attribute__((vector_size(REGISTER_BYTES)));

/// One bit for each pixel of four registers that equals another one, the lowest for the first one.
INLINE uint64_t equal_bits_of_four(const uint32_t *pixels, const uint32_t *others) {
    numbers equal[4];
    for (int index = 0; index < 4; index++) {
        words own, other;
        memcpy(&own, pixels + index * PIXELS, REGISTER_BYTES);
        memcpy(&other, others + index * PIXELS, REGISTER_BYTES);
        equal[index] = (numbers)(own == other);
    }
#if REGISTER_BYTES == 32
    const chars bytes = __builtin_ia32_packsswb256(
        __builtin_ia32_packssdw256(equal[0], equal[1]), __builtin_ia32_packssdw256(equal[2], equal[3]));
    // Both halves of a register are packed apart.
    const numbers order = {0, 4, 1, 5, 2, 6, 3, 7};
    return (uint32_t)__builtin_ia32_pmovmskb256((chars)__builtin_ia32_permvarsi256((numbers)bytes, order));
#else
    const chars bytes = __builtin_ia32_packsswb128(
        __builtin_ia32_packssdw128(equal[0], equal[1]), __builtin_ia32_packssdw128(equal[2], equal[3]));
    return (uint32_t)__builtin_ia32_pmovmskb128(bytes);
#endif
}

#else

/// One bit for each of 16 pixels that equals another one, the lowest for the first one.
INLINE uint64_t equal_bits_of_four(const uint32_t *pixels, const uint32_t *others) {
    uint64_t bits = 0;
    for (int index = 0; index < 4 * PIXELS; index++) bits |= (uint64_t)(pixels[index] == others[index]) << index;
    return bits;
}

#endif

/// A bit for each of at most 64 pixels that equals another one.
INLINE uint64_t equal_bits(const uint32_t *pixels, const uint32_t *others, ptrdiff_t count) {
    uint64_t bits = 0;
    ptrdiff_t index = 0;
    for (; index + 4 * PIXELS <= count; index += 4 * PIXELS) {
        bits |= equal_bits_of_four(pixels + index, others + index) << index;
    }
    for (; index < count; index++) bits |= (uint64_t)(pixels[index] == others[index]) << index;
    return bits;
}

/// Compares the pixels of a word at the edge of a row, some of which may have none beside them.
KERNEL void compare_edge(
    const uint32_t *row, const uint32_t *above, ptrdiff_t x, ptrdiff_t width, ptrdiff_t shift,
    const struct pixel_comparison *comparison) {
    const ptrdiff_t count = least(64, width - x), skipped = x == 0 ? 1 : 0;
    uint64_t shifted = 0, same = 0;
    uint64_t left = equal_bits(row + x + skipped, row + x + skipped - 1, count - skipped) << skipped;
    if (above != NULL) {
        const ptrdiff_t first = most(-shift - x, 0), inside = least(count, width - shift - x) - first;
        same = equal_bits(row + x, above + x, count);
        if (inside > 0) shifted = equal_bits(row + x + first, above + x + first + shift, inside) << first;
    }
    if (shifted == UINT64_MAX) left = same = 0;
    comparison->shifted[x / 64] = shifted;
    comparison->left[x / 64] = left;
    comparison->same[x / 64] = same;
}

KERNEL void compare_row(
    const uint32_t *row, const uint32_t *above, ptrdiff_t width, ptrdiff_t shift,
    const struct pixel_comparison *comparison) {
    // Most words have no edge, as shifts are smaller than they are.
    uint64_t *left = comparison->left, *same = comparison->same, *shifted = comparison->shifted;
    compare_edge(row, above, 0, width, shift, comparison);
    ptrdiff_t x = 64;
    for (; above != NULL && x + 64 + most(shift, 0) <= width; x += 64) {
        shifted[x / 64] = equal_bits(row + x, above + x + shift, 64);
        left[x / 64] = same[x / 64] = 0;
        if (shifted[x / 64] == UINT64_MAX) continue;
        left[x / 64] = equal_bits(row + x, row + x - 1, 64);
        same[x / 64] = equal_bits(row + x, above + x, 64);
    }
    for (; x < width; x += 64) compare_edge(row, above, x, width, shift, comparison);
}
