// Callgrind counts between two requests that valgrind recognises; outside of valgrind they do nothing.
#include "CBenchmarkProbe.h"

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

bool probe_supports_callgrind(void) { return true; }

bool probe_runs_under_valgrind(void) { return RUNNING_ON_VALGRIND != 0; }

void probe_begin_counting(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void probe_end_counting(const char *name) {
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}

#else

bool probe_supports_callgrind(void) { return false; }
bool probe_runs_under_valgrind(void) { return false; }
void probe_begin_counting(void) {}
void probe_end_counting(const char *name) { (void)name; }

#endif
