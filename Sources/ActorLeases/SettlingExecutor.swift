import Synchronization

/// Runs an asynchronous action on the calling thread until it is suspended by something external.
///
/// An image can't wait and must not depend on timing. The jobs of the action are queued here and run one after the
/// other. Once the queue is empty, the action has finished or is waiting for something that takes time. Jobs of the main
/// actor are among them (``MainActorStandIn``).
package final class SettlingExecutor: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    /// Wraps an action that need not be `Sendable`, to pass it to its task.
    private struct Action: @unchecked Sendable {
        // Safe because the task's jobs run on the thread that called `run`, while `run` waits for them.
        let body: () async -> Void
    }

    /// Queues a job of the task.
    package func enqueue(_ job: consuming ExecutorJob) {
        enqueue(UnownedJob(job))
    }

    /// Queues a job of the task, or one of the main actor.
    package func enqueue(_ job: UnownedJob) {
        jobs.withLock { $0.append(job) }
    }

    /// Runs an action.
    ///
    /// - Parameter finish: called if the action is still waiting, with a closure that cancels it and runs the rest.
    package static func run(_ action: @escaping () async -> Void, finish: (_ cancel: () -> Void) -> Void) {
        let executor = SettlingExecutor()
        let carried = Action(body: action)
        ActorLease.hold {
            MainActorStandIn.lead(to: executor) { executor.settle(carried, finish: finish) }
        }
    }

    private func settle(_ carried: Action, finish: (_ cancel: () -> Void) -> Void) {
        let done = Flag()
        let task = Task(executorPreference: self) {
            await carried.body()
            done.raise()
        }
        drain()
        if !done.isRaised {
            finish {
                task.cancel()
                self.drain()
            }
        }
    }

    private func drain() {
        let main = MainActor.sharedUnownedExecutor
        while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            // As jobs of the main actor, so that none continues on another thread.
            job.runSynchronously(isolatedTo: main, taskExecutor: asUnownedTaskExecutor())
        }
    }

    private final class Flag: Sendable {
        private let value = Mutex(false)
        var isRaised: Bool { value.withLock { $0 } }
        func raise() { value.withLock { $0 = true } }
    }
}
