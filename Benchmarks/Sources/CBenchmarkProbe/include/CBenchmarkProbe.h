// What Swift cannot do by itself: stand before malloc, and talk to valgrind.
#ifndef BENCHMARK_PROBE_H
#define BENCHMARK_PROBE_H

#include <stdbool.h>
#include <stdint.h>

// Every malloc, calloc, realloc and aligned allocation of the process since it began, on all threads.
typedef struct {
  uint64_t allocations;
  // The bytes that are allocated now, as the allocator rounds them.
  int64_t live_bytes;
  // The most bytes that were allocated at once since probe_reset_peak.
  int64_t peak_bytes;
} probe_heap;

probe_heap probe_read_heap(void);
void probe_reset_peak(void);

// The seconds that this thread has spent on a processor: what else runs on the machine does not count.
double probe_thread_seconds(void);

// Whether this program can be counted by callgrind: valgrind's header was there when it was built.
bool probe_supports_callgrind(void);
// Whether the program runs under valgrind now.
bool probe_runs_under_valgrind(void);
// Instructions are counted between these two; the second writes them out under a name.
void probe_begin_counting(void);
void probe_end_counting(const char *name);

#endif
