// Loads and stores of fewer pixels than a register holds, without touching memory beyond them. The first half of the
// register (or its first quarter) holds the first pixels, the next half (or quarter) the last ones. Pixels in between
// may be in both: they are written twice, with the same value.

typedef uint64_t two_pairs __attribute__((vector_size(16)));
#if PIXELS == 8
typedef uint32_t half_words __attribute__((vector_size(16)));
#endif

INLINE words load_few(const uint32_t *pixels, ptrdiff_t count) {
#if PIXELS == 8
    if (count >= 4) {
        half_words first, last;
        memcpy(&first, pixels, 16);
        memcpy(&last, pixels + count - 4, 16);
        return __builtin_shufflevector(first, last, 0, 1, 2, 3, 4, 5, 6, 7);
    }
#endif
    uint64_t pairs[REGISTER_BYTES / 8] = {0};
    if (count >= 2) {
        memcpy(&pairs[0], pixels, 8);
        memcpy(&pairs[1], pixels + count - 2, 8);
    } else {
        pairs[0] = *pixels;
    }
    words loaded;
    memcpy(&loaded, pairs, REGISTER_BYTES);
    return loaded;
}

INLINE void store_few(uint32_t *pixels, words stored, ptrdiff_t count) {
#if PIXELS == 8
    half_words half = __builtin_shufflevector(stored, stored, 0, 1, 2, 3);
    if (count >= 4) {
        half_words last = __builtin_shufflevector(stored, stored, 4, 5, 6, 7);
        memcpy(pixels, &half, 16);
        memcpy(pixels + count - 4, &last, 16);
        return;
    }
#else
    words half = stored;
#endif
    two_pairs pairs = (two_pairs)half;
    uint64_t first = pairs[0], last = pairs[1];
    if (count >= 2) {
        memcpy(pixels, &first, 8);
        memcpy(pixels + count - 2, &last, 8);
    } else {
        *pixels = (uint32_t)first;
    }
}

INLINE parts load_few_parts(const uint8_t *coverages, ptrdiff_t count) {
#if PIXELS == 8
    if (count >= 4) {
        uint32_t first, last;
        memcpy(&first, coverages, 4);
        memcpy(&last, coverages + count - 4, 4);
        return first | (parts)last << 32;
    }
#endif
    if (count < 2) return *coverages;
    uint16_t first, last;
    memcpy(&first, coverages, 2);
    memcpy(&last, coverages + count - 2, 2);
    return first | (parts)last << 16;
}
