#include "CActorChecks.h"

#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

typedef struct actor_executor executor;
typedef SWIFT_CALL void (*check)(executor);
typedef SWIFT_CALL void (*check_hook)(executor, check);
typedef SWIFT_CALL executor (*main_getter)(void);
typedef SWIFT_CALL executor (*main_hook)(main_getter);

// The runtime's variables and functions.
extern check_hook swift_task_checkIsolated_hook __attribute__((weak));
extern main_hook swift_task_getMainExecutor_hook __attribute__((weak));
extern SWIFT_CALL void swift_task_enqueueMainExecutor(void *job) __attribute__((weak));

static executor main_executor;
static executor stand_in_executor;
// Another library may have set the variables before.
static check_hook next_check;
static main_hook next_main;

static _Thread_local struct actor_permits permits;

struct actor_permits *actor_permits_of_thread(void) { return &permits; }

static bool is_same(executor one, executor other) {
    return one.identity == other.identity && one.implementation == other.implementation;
}

static SWIFT_CALL void accept_leases(executor expected, check original) {
    if (permits.leases > 0 && (is_same(expected, main_executor) || is_same(expected, stand_in_executor))) return;
    if (next_check) {
        next_check(expected, original);
    } else {
        original(expected);
    }
}

static SWIFT_CALL executor main_or_stand_in(main_getter original) {
    if (permits.queue) return stand_in_executor;
    return next_main ? next_main(original) : original();
}

bool actor_checks_install(executor main, executor stand_in) {
    if (&swift_task_checkIsolated_hook == NULL || &swift_task_getMainExecutor_hook == NULL
        || &swift_task_enqueueMainExecutor == NULL) {
        return false;
    }
    main_executor = main;
    stand_in_executor = stand_in;
    next_check = swift_task_checkIsolated_hook;
    next_main = swift_task_getMainExecutor_hook;
    __atomic_store_n(&swift_task_checkIsolated_hook, accept_leases, __ATOMIC_RELEASE);
    __atomic_store_n(&swift_task_getMainExecutor_hook, main_or_stand_in, __ATOMIC_RELEASE);
    return true;
}

void actor_enqueue_on_main(void *job) { swift_task_enqueueMainExecutor(job); }
