// The row filters of PNG: rows are stored as differences, which compress better if they are small.

INLINE bytes smaller(bytes a, bytes b) {
    bytes is_less = (bytes)(a < b);
    return (a & is_less) | (b & ~is_less);
}

INLINE bytes larger(bytes a, bytes b) {
    bytes is_less = (bytes)(a < b);
    return (b & is_less) | (a & ~is_less);
}

/// The means of two bytes, rounded down, without a ninth bit.
INLINE bytes mean_of(bytes a, bytes b) { return (a & b) + ((a ^ b) >> 1); }

/// The one of left, above and corner that is nearest to left + above − corner; ties go in this order.
///
/// If left and above lie on the same side of the corner, the corner is never the nearest.
INLINE bytes paeth_of(bytes left, bytes above, bytes corner) {
    bytes to_left = larger(above, corner) - smaller(above, corner);
    bytes to_above = larger(left, corner) - smaller(left, corner);
    bytes is_between = (bytes)(left < corner) ^ (bytes)(above < corner);
    bytes to_corner = (larger(to_left, to_above) - smaller(to_left, to_above)) | ~is_between;
    bytes is_left = (bytes)(to_left <= to_above) & (bytes)(to_left <= to_corner);
    bytes is_above = (bytes)(to_above <= to_corner);
    return (left & is_left) | (~is_left & ((above & is_above) | (corner & ~is_above)));
}

/// The prediction of some bytes of a row in one of the five ways of PNG.
INLINE bytes predicted(int way, const uint8_t *row, const uint8_t *above, ptrdiff_t pixel_bytes) {
    bytes left = {0}, top = {0}, corner = {0};
    if (way != 0 && way != 2) memcpy(&left, row - pixel_bytes, REGISTER_BYTES);
    if (way >= 2) memcpy(&top, above, REGISTER_BYTES);
    if (way == 4) memcpy(&corner, above - pixel_bytes, REGISTER_BYTES);
    switch (way) {
    case 0: return left;
    case 1: return left;
    case 2: return top;
    case 3: return mean_of(left, top);
    default: return paeth_of(left, top, corner);
    }
}

/// The sum of the magnitudes of some differences, as signed bytes; those after the first `count` do not count.
INLINE lanes magnitudes(bytes differences) {
    bytes least = smaller(differences, 0 - differences);
    return ((lanes)least & 255) + ((lanes)least >> 8);
}

INLINE uint64_t row_sum(
    int way, const uint8_t *row, const uint8_t *above, ptrdiff_t count, ptrdiff_t pixel_bytes) {
    uint64_t sum = 0;
    ptrdiff_t index = 0;
    while (index + REGISTER_BYTES <= count) {
        // A lane holds 255 sums of two magnitudes of up to 128.
        ptrdiff_t end = least(count, index + 255 * REGISTER_BYTES);
        lanes part = {0};
        for (; index + REGISTER_BYTES <= end; index += REGISTER_BYTES) {
            bytes own;
            memcpy(&own, row + index, REGISTER_BYTES);
            part += magnitudes(own - predicted(way, row + index, above + index, pixel_bytes));
        }
        for (int lane = 0; lane < REGISTER_BYTES / 2; lane++) sum += part[lane];
    }
    if (index == count) return sum;
    bytes own;
    memcpy(&own, row + index, REGISTER_BYTES);
    bytes rest = own - predicted(way, row + index, above + index, pixel_bytes);
    for (int byte = 0; byte < count - index; byte++) sum += rest[byte] < 128 ? rest[byte] : 256 - rest[byte];
    return sum;
}

INLINE void write_differences(
    int way, const uint8_t *row, const uint8_t *above, ptrdiff_t count, ptrdiff_t pixel_bytes, uint8_t *target) {
    ptrdiff_t index = 0;
    for (; index < count; index += REGISTER_BYTES) {
        bytes own;
        memcpy(&own, row + index, REGISTER_BYTES);
        bytes differences = own - predicted(way, row + index, above + index, pixel_bytes);
        memcpy(target + index, &differences, (size_t)least(REGISTER_BYTES, count - index));
    }
}

KERNEL void filter_row(
    const uint8_t *row, const uint8_t *above, ptrdiff_t count, ptrdiff_t pixel_bytes, uint8_t *target) {
    uint64_t sums[5] = {
        row_sum(0, row, row, count, pixel_bytes), row_sum(1, row, row, count, pixel_bytes), UINT64_MAX, UINT64_MAX,
        UINT64_MAX};
    if (above) {
        sums[2] = row_sum(2, row, above, count, pixel_bytes);
        sums[3] = row_sum(3, row, above, count, pixel_bytes);
        sums[4] = row_sum(4, row, above, count, pixel_bytes);
    }
    int best = 0;
    for (int way = 1; way < 5; way++) {
        if (sums[way] < sums[best]) best = way;
    }
    target[0] = (uint8_t)best;
    target++;
    switch (best) {
    case 0: memcpy(target, row, (size_t)count); break;
    case 1: write_differences(1, row, row, count, pixel_bytes, target); break;
    case 2: write_differences(2, row, above, count, pixel_bytes, target); break;
    case 3: write_differences(3, row, above, count, pixel_bytes, target); break;
    default: write_differences(4, row, above, count, pixel_bytes, target);
    }
}

/// A lane is all ones where the pixel differs both from the one to its left and from the one above.
INLINE words differing(const uint32_t *row, const uint32_t *above) {
    const words own = load(row);
    return (words)(own != load(row - 1)) & (words)(own != load(above));
}

KERNEL struct pixel_changes count_changes(const uint32_t *row, const uint32_t *above, size_t count) {
    struct pixel_changes changes = {0, 0};
    size_t index = 1;
    words sum = {0};
    for (; index + 8 <= count; index += 8) {
        words all = differing(row + index, above + index);
        sum -= all;
#if PIXELS == 4
        const words rest = differing(row + index + 4, above + index + 4);
        sum -= rest;
        all &= rest;
#endif
        uint64_t pairs[PIXELS / 2], both = UINT64_MAX;
        memcpy(pairs, &all, REGISTER_BYTES);
        for (int pair = 0; pair < PIXELS / 2; pair++) both &= pairs[pair];
        changes.runs += both == UINT64_MAX;
    }
    for (int lane = 0; lane < PIXELS; lane++) changes.pixels += sum[lane];
    for (; index < count; index++) changes.pixels += row[index] != row[index - 1] && row[index] != above[index];
    return changes;
}
