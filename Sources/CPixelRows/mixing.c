#include "pixel_rows.h"

#include "unfused.h"

static inline float mixed(float first, float last, float part) {
    float value = first + (last - first) * part;
    value = value > 0 ? value : 0;
    return value < 1 ? value : 1;
}

/// A component as a byte. Halves are rounded up: the difference to the whole number below is exact.
static inline uint32_t byte(float component) {
    const float value = component * 255;
    const int32_t whole = (int32_t)value;
    return (uint32_t)(whole + (value - (float)whole >= 0.5f));
}

void pixel_rows_mix(uint32_t *pixels, ptrdiff_t first, ptrdiff_t last, ptrdiff_t count, const struct pixel_mix *mix) {
    const struct pixel_mix colors = *mix;
    const double length = colors.end - colors.start;
    for (int32_t x = 0; x < (int32_t)count; x++) {
        const float part = (float)(((double)((int32_t)first + x) / (double)last - colors.start) / length);
        const float opacity = mixed(colors.first[3], colors.last[3], part);
        const uint32_t blue = byte(mixed(colors.first[0], colors.last[0], part) * opacity);
        const uint32_t green = byte(mixed(colors.first[1], colors.last[1], part) * opacity);
        const uint32_t red = byte(mixed(colors.first[2], colors.last[2], part) * opacity);
        pixels[x] = byte(opacity) << 24 | red << 16 | green << 8 | blue;
    }
}
