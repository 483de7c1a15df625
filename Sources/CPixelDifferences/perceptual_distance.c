// The perceptual distance of two colours.
//
// Colours are converted to Oklab (B. Ottosson, "A perceptual color space for image processing", 2020,
// https://bottosson.github.io/posts/oklab/), and compared with HyAB (S. Abasi, M. Amani Tehran, M. D. Fairchild,
// "Distance metrics for very large color differences", Color Research & Application 45, 2020): the difference of
// lightness plus the Euclidean distance of the two other components. Black and white have the distance 1; a difference
// of about 0.02 is just noticeable.

#include "pixel_differences.h"

#include <math.h>
#include <stdatomic.h>
#include <stdbool.h>

struct lab {
    float lightness, a, b;
};

/// The light of each component of sRGB (IEC 61966-2-1).
static float light(uint32_t component) {
    static _Atomic bool is_ready = false;
    static _Atomic float table[256];
    if (!atomic_load_explicit(&is_ready, memory_order_acquire)) {
        // Several threads may fill the table at a time; all of them write the same values.
        for (int i = 0; i < 256; i++) {
            const double value = i / 255.0;
            const double linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
            atomic_store_explicit(&table[i], (float)linear, memory_order_relaxed);
        }
        atomic_store_explicit(&is_ready, true, memory_order_release);
    }
    return atomic_load_explicit(&table[component], memory_order_relaxed);
}

static uint32_t byte(uint32_t pixel, int shift, uint32_t background) {
    const uint32_t sum = (pixel >> shift & 255) + background;
    return sum > 255 ? 255 : sum;
}

/// The colour of a pixel on a grey background, which shows through where the pixel is not opaque.
static struct lab lab(uint32_t pixel, uint32_t background) {
    // 1. sRGB to light.
    const float red = light(byte(pixel, 16, background));
    const float green = light(byte(pixel, 8, background));
    const float blue = light(byte(pixel, 0, background));
    // 2. Light to the responses of the cones.
    const float l = cbrtf(0.4122214708f * red + 0.5363325363f * green + 0.0514459929f * blue);
    const float m = cbrtf(0.2119034982f * red + 0.6806995451f * green + 0.1073969566f * blue);
    const float s = cbrtf(0.0883024619f * red + 0.2817188376f * green + 0.6299787005f * blue);
    // 3. Responses to lightness and two opponent colours.
    const struct lab lab = {
        0.2104542553f * l + 0.7936177850f * m - 0.0040720468f * s,
        1.9779984951f * l - 2.4285922050f * m + 0.4505937099f * s,
        0.0259040371f * l + 0.7827717662f * m - 0.8086757660f * s,
    };
    return lab;
}

static float distance(struct lab first, struct lab second) {
    const float a = first.a - second.a, b = first.b - second.b;
    return fabsf(first.lightness - second.lightness) + sqrtf(a * a + b * b);
}

float pixel_differences_distance(uint32_t first, uint32_t second) {
    const uint32_t first_rest = 255 - (first >> 24), second_rest = 255 - (second >> 24);
    const float on_black = distance(lab(first, 0), lab(second, 0));
    // On black, where nothing shows through, the distance is the same as on white.
    if (first_rest == 0 && second_rest == 0) return on_black;
    const float on_white = distance(lab(first, first_rest), lab(second, second_rest));
    return on_black > on_white ? on_black : on_white;
}
