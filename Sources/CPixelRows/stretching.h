// Images at a larger size. Each pixel is mixed from the four nearest pixels of the image by weights in 128ths, rounded
// down, as in pixman. Scales are powers of two of up to 64, so weights are whole 128ths, and equally far apart.

typedef uint8_t half_bytes __attribute__((vector_size(REGISTER_BYTES / 2)));
typedef uint16_t one_pixel __attribute__((vector_size(8)));
typedef uint32_t pixel_pair __attribute__((vector_size(32)));
typedef uint8_t pair_bytes __attribute__((vector_size(8)));

/// Mixes two rows, either of which may be missing and then counts as zero.
INLINE void mix_rows(uint16_t *mixed, const uint8_t *top, const uint8_t *bottom, uint32_t weight, ptrdiff_t count) {
    const uint16_t below = (uint16_t)weight, above = (uint16_t)(128 - weight);
    ptrdiff_t index = 0;
    for (; index + REGISTER_BYTES / 2 <= count; index += REGISTER_BYTES / 2) {
        half_bytes first = {0}, second = {0};
        if (top) memcpy(&first, top + index, REGISTER_BYTES / 2);
        if (bottom) memcpy(&second, bottom + index, REGISTER_BYTES / 2);
        const lanes sum =
            __builtin_convertvector(first, lanes) * above + __builtin_convertvector(second, lanes) * below;
        memcpy(mixed + index, &sum, REGISTER_BYTES);
    }
    for (; index < count; index++) {
        mixed[index] = (uint16_t)((top ? top[index] * above : 0) + (bottom ? bottom[index] * below : 0));
    }
}

/// Mixes the columns from `first` on of the two rows; those outside the image are zero.
INLINE void mix_columns(ptrdiff_t first, ptrdiff_t count, ptrdiff_t size, const struct pixel_stretch *stretch) {
    const ptrdiff_t start = most(first, 0), end = least(first + count, stretch->width);
    if (start > first || end < first + count) memset(stretch->scratch, 0, (size_t)(count * size) * 2);
    if (start >= end) return;
    mix_rows(
        stretch->scratch + (start - first) * size, stretch->top ? stretch->top + start * size : NULL,
        stretch->bottom ? stretch->bottom + start * size : NULL, stretch->weight, (end - start) * size);
}

KERNEL void stretch_pixels(
    uint32_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_stretch *stretch) {
    mix_columns(first, count + 1, 4, stretch);
    const int scale = 1 << stretch->shift;
    const uint32_t step = 128u >> stretch->shift, half = step / 2;
    const pixel_pair weights = {
        half, half, half, half, half + step, half + step, half + step, half + step};
    const uint16_t *mixed = stretch->scratch;
    for (ptrdiff_t cell = 0; cell < count; cell++) {
        one_pixel left, right;
        memcpy(&left, mixed + cell * 4, 8);
        memcpy(&right, mixed + cell * 4 + 4, 8);
        const pixel_pair from = __builtin_convertvector(
            __builtin_shufflevector(left, left, 0, 1, 2, 3, 0, 1, 2, 3), pixel_pair);
        const pixel_pair to = __builtin_convertvector(
            __builtin_shufflevector(right, right, 0, 1, 2, 3, 0, 1, 2, 3), pixel_pair);
        // Differences may be negative; sums are not.
        const pixel_pair difference = to - from;
        pixel_pair sum = from * 128 + difference * weights;
        const pixel_pair more = difference * (2 * step);
        for (int pixel = 0; pixel < scale; pixel += 2) {
            const pair_bytes pair = __builtin_convertvector(sum >> 14, pair_bytes);
            memcpy(target, &pair, 8);
            target += 2;
            sum += more;
        }
    }
}

KERNEL void stretch_coverages(
    uint8_t *target, ptrdiff_t first, ptrdiff_t count, const struct pixel_stretch *stretch) {
    mix_columns(first, count + 1, 1, stretch);
    const int scale = 1 << stretch->shift;
    const uint32_t step = 128u >> stretch->shift;
    const uint16_t *mixed = stretch->scratch;
    for (ptrdiff_t cell = 0; cell < count; cell++) {
        const uint32_t difference = (uint32_t)mixed[cell + 1] - mixed[cell], more = difference * step;
        uint32_t sum = mixed[cell] * 128u + difference * (step / 2);
        for (int pixel = 0; pixel < scale; pixel++) {
            *target++ = (uint8_t)(sum >> 14);
            sum += more;
        }
    }
}
