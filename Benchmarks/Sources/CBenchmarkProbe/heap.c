// Counts allocations by standing before the allocator, as the test suite of SwiftNIO does: functions of the program come
// before those of a library, and glibc keeps its own under other names. Exact, needs nothing installed, and costs a few
// instructions for each allocation. glibc's statistics (mallinfo2) know totals only, and valgrind's memcheck cannot be
// had together with callgrind.
#include "CBenchmarkProbe.h"

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_uint_least64_t allocations;
static atomic_int_least64_t live;
static atomic_int_least64_t peak;

static void *added(void *block) {
  if (!block) return block;
  int64_t size = (int64_t)malloc_usable_size(block);
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  int64_t now = atomic_fetch_add_explicit(&live, size, memory_order_relaxed) + size;
  // Two threads may lose a peak to each other; benchmarks that read it run on one.
  if (now > atomic_load_explicit(&peak, memory_order_relaxed)) {
    atomic_store_explicit(&peak, now, memory_order_relaxed);
  }
  return block;
}

static void removed(void *block) {
  if (block) atomic_fetch_sub_explicit(&live, (int64_t)malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  int64_t old = block ? (int64_t)malloc_usable_size(block) : 0;
  void *moved = __libc_realloc(block, size);
  if (moved || size == 0) atomic_fetch_sub_explicit(&live, old, memory_order_relaxed);
  return added(moved);
}

void free(void *block) {
  removed(block);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *found = added(__libc_memalign(alignment, size));
  if (!found) return ENOMEM;
  *block = found;
  return 0;
}

probe_heap probe_read_heap(void) {
  return (probe_heap){
      .allocations = atomic_load_explicit(&allocations, memory_order_relaxed),
      .live_bytes = atomic_load_explicit(&live, memory_order_relaxed),
      .peak_bytes = atomic_load_explicit(&peak, memory_order_relaxed),
  };
}

void probe_reset_peak(void) {
  atomic_store_explicit(&peak, atomic_load_explicit(&live, memory_order_relaxed), memory_order_relaxed);
}
