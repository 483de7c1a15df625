#include "pixel_rows.h"

#include <stdbool.h>
#include <string.h>

#include "deflating.h"

// Compiled once for all processors: symbols differ in length, so they are written one after another.

/// The number of bytes that are written at once: three codes of up to 15 bits, behind up to seven, fit in a register.
#define AT_ONCE 3

/// Whether the next four bytes equal the one in front of them.
static inline bool begins_run(const uint8_t *bytes) {
    uint32_t own, before;
    memcpy(&own, bytes, 4);
    memcpy(&before, bytes - 1, 4);
    return own == before;
}

/// The length of a run of at least four bytes.
static size_t run_length(const uint8_t *bytes, size_t count) {
    const size_t longest = count < LONGEST_RUN ? count : LONGEST_RUN;
    size_t length = 4;
    for (; length + 8 <= longest; length += 8) {
        uint64_t own, before;
        memcpy(&own, bytes + length, 8);
        memcpy(&before, bytes + length - 1, 8);
        if (own != before) break;
    }
    while (length < longest && bytes[length] == bytes[length - 1]) length++;
    return length;
}

static inline uint64_t eight(const uint8_t *bytes) {
    uint64_t value;
    memcpy(&value, bytes, 8);
    return value;
}

/// Whether the next eight bytes equal those at a distance in front of them.
static inline bool repeats(const uint8_t *bytes, size_t index, size_t count, size_t distance) {
    return distance > 0 && index >= distance && index + 8 <= count
        && eight(bytes + index) == eight(bytes + index - distance);
}

/// The length of a repetition of at least eight bytes.
static size_t repeat_length(const uint8_t *bytes, size_t count, size_t distance) {
    const size_t longest = count < LONGEST_RUN ? count : LONGEST_RUN;
    size_t length = 8;
    while (length + 8 <= longest && eight(bytes + length) == eight(bytes + length - distance)) length += 8;
    while (length < longest && bytes[length] == bytes[length - distance]) length++;
    return length;
}

size_t pixel_rows_repeated_distance(const uint8_t *bytes, size_t count) {
    enum { SLOTS = 1024, STEP = 32, CANDIDATES = 8, LEAST = 64, MOST = 32768 };
    uint32_t places[SLOTS] = {0};
    struct {
        size_t distance, votes;
    } candidates[CANDIDATES] = {{0, 0}};
    size_t best = 0;
    for (size_t index = 0; index + 9 <= count; index++) {
        const uint64_t own = eight(bytes + index);
        // Runs of one byte are no repetition.
        if (own == eight(bytes + index + 1)) continue;
        uint32_t *place = places + (own * 0x9e3779b97f4a7c15u >> 54);
        const size_t other = *place - 1, distance = index - other;
        if (*place > 0 && distance >= LEAST && distance <= MOST && eight(bytes + other) == own) {
            for (int candidate = 0; candidate < CANDIDATES; candidate++) {
                if (candidates[candidate].votes > 0 && candidates[candidate].distance != distance) continue;
                candidates[candidate].distance = distance;
                if (++candidates[candidate].votes > candidates[best].votes) best = (size_t)candidate;
                break;
            }
        } else if (index % STEP == 0) {
            *place = (uint32_t)index + 1;
        }
    }
    return candidates[best].votes >= 4 ? candidates[best].distance : 0;
}

size_t pixel_rows_count_symbols(
    const uint8_t *bytes, size_t count, size_t distance, uint64_t counts[PIXEL_SYMBOLS]) {
    if (count == 0) return 0;
    size_t repetitions = 0;
    // Several tables: a count that has just been written is not read at once.
    uint32_t tables[AT_ONCE][256];
    memset(tables, 0, sizeof tables);
    size_t index = 1;
    tables[0][bytes[0]]++;
    while (index + 4 <= count) {
        if (begins_run(bytes + index)) {
            const size_t length = run_length(bytes + index, count - index);
            counts[length_symbol(length)]++;
            index += length;
            continue;
        }
        if (repeats(bytes, index, count, distance)) {
            const size_t length = repeat_length(bytes + index, count - index, distance);
            counts[length_symbol(length)]++;
            repetitions++;
            index += length;
            continue;
        }
        for (int table = 0; table < AT_ONCE; table++, index++) tables[table][bytes[index]]++;
    }
    for (; index < count; index++) tables[0][bytes[index]]++;
    for (int byte = 0; byte < 256; byte++) {
        for (int table = 0; table < AT_ONCE; table++) counts[byte] += tables[table][byte];
    }
    return repetitions;
}

void pixel_rows_pack(const uint8_t *bytes, size_t count, const struct pixel_code *code, struct pixel_bits *bits) {
    const uint16_t *literals = code->literals;
    const uint8_t *lengths = code->literal_lengths;
    struct pixel_bits own = *bits;
    size_t index = 0;
    if (count > 0) {
        add_bits(&own, literals[bytes[0]], lengths[bytes[0]]);
        index = 1;
    }
    while (index + 4 <= count) {
        write_bytes(&own);
        if (begins_run(bytes + index)) {
            const size_t length = run_length(bytes + index, count - index);
            add_bits(&own, code->lengths[length - 3] >> 5, code->lengths[length - 3] & 31);
            add_bits(&own, code->distance >> 5, code->distance & 31);
            index += length;
            continue;
        }
        if (repeats(bytes, index, count, code->repeat_distance)) {
            const size_t length = repeat_length(bytes + index, count - index, code->repeat_distance);
            add_bits(&own, code->lengths[length - 3] >> 5, code->lengths[length - 3] & 31);
            add_bits(&own, code->repeat, code->repeat_bits);
            index += length;
            continue;
        }
        for (int next = 0; next < AT_ONCE; next++, index++) {
            add_bits(&own, literals[bytes[index]], lengths[bytes[index]]);
        }
    }
    for (; index < count; index++) {
        write_bytes(&own);
        add_bits(&own, literals[bytes[index]], lengths[bytes[index]]);
    }
    write_bytes(&own);
    add_bits(&own, literals[256], lengths[256]);
    write_bytes(&own);
    *bits = own;
}
