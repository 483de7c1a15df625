// Which pixels of two rows are equal, as bits.

typedef float floats __attribute__((vector_size(REGISTER_BYTES)));

/// One bit for each pixel whose bits are all set, the lowest for the first one. No pixel may have some of its bits set.
INLINE uint64_t bits_of(words pixels) {
#if defined(__x86_64__) && REGISTER_BYTES == 32
    return (uint32_t)__builtin_ia32_movmskps256((floats)pixels);
#elif defined(__x86_64__)
    return (uint32_t)__builtin_ia32_movmskps((floats)pixels);
#else
    uint64_t bits = 0;
    for (int pixel = 0; pixel < PIXELS; pixel++) bits |= (uint64_t)(pixels[pixel] & 1) << pixel;
    return bits;
#endif
}

KERNEL void equal_pixels(const uint32_t *row, const uint32_t *other, size_t count, uint64_t *bits) {
    size_t index = 0;
    for (; index + 64 <= count; index += 64) {
        uint64_t word = 0;
        for (size_t part = 0; part < 64; part += PIXELS) {
            words own, others;
            memcpy(&own, row + index + part, REGISTER_BYTES);
            memcpy(&others, other + index + part, REGISTER_BYTES);
            word |= bits_of((words)(own == others)) << part;
        }
        bits[index / 64] = word;
    }
    uint64_t word = 0;
    for (size_t part = 0; index + part < count; part++) {
        word |= (uint64_t)(row[index + part] == other[index + part]) << part;
    }
    bits[index / 64] = word;
}
