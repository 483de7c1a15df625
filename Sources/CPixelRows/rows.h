// Drawing rows of pixels over others.

/// A colour drawn over pixels, of which the share `rest` stays visible.
INLINE words over_part(words below, struct spread color, lanes rest) {
    return packed(sum(color, multiplied(spread(below), rest)));
}

INLINE void fill_row(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
#ifndef __OPTIMIZE__
    // Tests of apps run in debug builds, where the loop below takes several times as long as the C library.
    if (count >= PIXELS * 2 && sizeof(wchar_t) == sizeof *pixels) {
        wmemset((wchar_t *)pixels, (wchar_t)color, (size_t)count);
        return;
    }
#endif
    const words wide = repeated(color);
    if (count < PIXELS) {
        if (count > 0) store_few(pixels, wide, count);
        return;
    }
    for (ptrdiff_t x = 0; x + PIXELS < count; x += PIXELS) store(pixels + x, wide);
    store(pixels + count - PIXELS, wide);
}

INLINE void blend_row(uint32_t *pixels, ptrdiff_t count, uint32_t color) {
    if (color >> 24 == 255) {
        fill_row(pixels, count, color);
        return;
    }
    const struct spread wide = spread(repeated(color));
    const lanes rest = (lanes){0} + (uint16_t)(255 - (color >> 24));
    ptrdiff_t x = 0;
    for (; x + PIXELS <= count; x += PIXELS) store(pixels + x, over_part(load(pixels + x), wide, rest));
    if (x == count) return;
    store_few(pixels + x, over_part(load_few(pixels + x, count - x), wide, rest), count - x);
}

/// Draws a colour over pixels, weighted by coverages.
///
/// If `room` is more than `count`, so many pixels may be written, and as many coverages read: the last pixels are then
/// drawn as a full register, which leaves those behind them as they are.
INLINE void draw_row(
    uint32_t *pixels, const uint8_t *coverages, ptrdiff_t count, ptrdiff_t room, uint32_t color, struct spread wide) {
    const parts all = color >> 24 == 255 ? (parts)-1 : 0;
    ptrdiff_t x = 0;
    for (; x + PIXELS <= count; x += PIXELS) {
        parts coverage = load_parts(coverages + x);
        if (coverage == 0) continue;
        if (coverage == all) {
            store(pixels + x, repeated(color));
        } else {
            store(pixels + x, over(load(pixels + x), multiplied(wide, twice(coverage))));
        }
    }
    if (x == count) return;
    if (x + PIXELS <= room) {
        const parts coverage = load_parts(coverages + x) & first_parts(count - x);
        store(pixels + x, over(load(pixels + x), multiplied(wide, twice(coverage))));
        return;
    }
    struct spread drawn = multiplied(wide, twice(load_few_parts(coverages + x, count - x)));
    store_few(pixels + x, over(load_few(pixels + x, count - x), drawn), count - x);
}

/// Sums, limited to bytes.
INLINE lanes limited(lanes sum) {
    lanes excess = (lanes)(sum > 255);
    return (sum & ~excess) | (excess & 255);
}

/// Pixels drawn over others. A component of a reduced image may be greater than its alpha, and its sum more than a byte.
INLINE words over_limited(words below, struct spread drawn) {
    lanes rest = 255 - __builtin_shufflevector(drawn.high, drawn.high, ALPHAS);
    struct spread total = sum(drawn, multiplied(spread(below), rest));
    struct spread bytes = {limited(total.low), limited(total.high)};
    return packed(bytes);
}

KERNEL void draw_pixels(uint32_t *pixels, const uint32_t *drawn, ptrdiff_t count, uint32_t coverage) {
    const lanes part = (lanes){0} + (uint16_t)coverage;
    ptrdiff_t x = 0;
    for (; x + PIXELS <= count; x += PIXELS) {
        store(pixels + x, over_limited(load(pixels + x), multiplied(spread(load(drawn + x)), part)));
    }
    if (x == count) return;
    struct spread few = multiplied(spread(load_few(drawn + x, count - x)), part);
    store_few(pixels + x, over_limited(load_few(pixels + x, count - x), few), count - x);
}

KERNEL void draw_covered_pixels(
    uint32_t *pixels, const uint32_t *drawn, const uint8_t *coverages, ptrdiff_t count) {
    ptrdiff_t x = 0;
    for (; x + PIXELS <= count; x += PIXELS) {
        lanes part = twice(load_parts(coverages + x));
        store(pixels + x, over_limited(load(pixels + x), multiplied(spread(load(drawn + x)), part)));
    }
    if (x == count) return;
    lanes part = twice(load_few_parts(coverages + x, count - x));
    struct spread few = multiplied(spread(load_few(drawn + x, count - x)), part);
    store_few(pixels + x, over_limited(load_few(pixels + x, count - x), few), count - x);
}

/// A weighted mix of two images: the share `part` of the first, and the rest of the second.
INLINE words mixed(words pixels, words below, lanes part) {
    return packed(sum(multiplied(spread(pixels), part), multiplied(spread(below), 255 - part)));
}

KERNEL void restore(uint32_t *pixels, const uint32_t *below, const uint8_t *coverages, ptrdiff_t count) {
    ptrdiff_t x = 0;
    for (; x + PIXELS <= count; x += PIXELS) {
        store(pixels + x, mixed(load(pixels + x), load(below + x), twice(load_parts(coverages + x))));
    }
    if (x == count) return;
    lanes part = twice(load_few_parts(coverages + x, count - x));
    store_few(pixels + x, mixed(load_few(pixels + x, count - x), load_few(below + x, count - x), part), count - x);
}
