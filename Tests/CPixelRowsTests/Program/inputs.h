// Random inputs, the same in each run, and memory that must not be accessed beyond its end.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static uint64_t state;

/// Returns a number below a bound.
static uint32_t chance(uint32_t bound) {
    // SplitMix64 of Steele, Lea and Flood (2014).
    state += 0x9e3779b97f4a7c15;
    uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return (uint32_t)((mixed ^ (mixed >> 31)) % bound);
}

/// Returns a premultiplied pixel: opaque, transparent or in between.
static uint32_t chance_pixel(void) {
    uint32_t kind = chance(6);
    uint32_t alpha = kind < 3 ? 255 : kind == 3 ? 0 : chance(256);
    uint32_t pixel = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) pixel |= chance(alpha + 1) << shift;
    return pixel;
}

/// Writes coverages in runs of 0, of 255, and of any values.
static void chance_coverages(uint8_t *coverages, size_t count) {
    uint32_t left = 0, kind = 0;
    for (size_t index = 0; index < count; index++, left--) {
        if (left == 0) {
            left = 1 + chance(20);
            kind = chance(3);
        }
        coverages[index] = (uint8_t)(kind == 0 ? 0 : kind == 1 ? 255 : chance(256));
    }
}

/// Returns the end of some pages, which a protected page follows: accessing it terminates the program.
static uint8_t *end_of_pages(size_t bytes) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t size = (bytes + page - 1) / page * page;
    uint8_t *memory = mmap(NULL, size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory + size, page, PROT_NONE) != 0) {
        perror("pages");
        exit(2);
    }
    return memory + size;
}
