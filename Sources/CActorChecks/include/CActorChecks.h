// What Swift's runtime asks before it decides where code of the main actor may run.
//
// 1. Swift checks at run time where code of the main actor runs: in closures that it passes to modules of older language
//    modes, in `MainActor.assumeIsolated`, and at the start of witnesses of `@preconcurrency` conformances. On another
//    thread such a check ends the program. Before that, the runtime calls a function
//    (`swift_task_checkIsolated_hook`). The one of this module accepts threads that hold a lease.
// 2. Tasks ask for the executor of the main actor when they continue there (`swift_task_getMainExecutor_hook`). A thread
//    that runs the tasks of an image gets a stand-in, which runs them on that thread.
//
// For all other threads and executors the functions call the originals. The variables belong to the runtime's interface
// for hooks (`ConcurrencyHooks.h`). They are weak, so that a runtime without them still links.

#ifndef FLATLAY_ACTOR_CHECKS_H
#define FLATLAY_ACTOR_CHECKS_H

#include <stdbool.h>
#include <stdint.h>

/// An executor as the runtime passes it: an object and its witness table.
struct actor_executor {
    uintptr_t identity;
    uintptr_t implementation;
};

/// Sets the variables, once per process. Returns whether the runtime has them.
bool actor_checks_install(struct actor_executor main, struct actor_executor stand_in);

/// What a thread is allowed to do.
struct actor_permits {
    /// The number of leases that it holds.
    int32_t leases;
    /// The queue of the tasks that it runs; null for none.
    void *_Nullable queue;
};

/// Those of the calling thread.
struct actor_permits *_Nonnull actor_permits_of_thread(void);

/// Gives a job to the main actor itself.
void actor_enqueue_on_main(void *_Nonnull job);

#endif
