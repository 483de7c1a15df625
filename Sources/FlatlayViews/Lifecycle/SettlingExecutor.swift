import Synchronization

/// Runs an asynchronous action on the calling thread as far as it goes without waiting for others.
///
/// A picture has no time to wait, and must not depend on how long something takes. The action's jobs are queued here and
/// run one after the other; once the queue is empty, the action is over or waits for something that only time can bring.
final class SettlingExecutor: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    /// Carries an action that need not be `Sendable` into its task.
    private struct Action: @unchecked Sendable {
        // Safe because the task's jobs run on the thread that called `run`, while that waits for them.
        let body: () async -> Void
    }

    /// Queues a job of the task.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    /// Runs an action.
    ///
    /// - Parameter finish: where the action waits, called with a closure that cancels it and runs what it does then.
    static func run(_ action: @escaping () async -> Void, finish: (_ cancel: () -> Void) -> Void) {
        let executor = SettlingExecutor()
        let carried = Action(body: action)
        let done = Flag()
        let task = Task(executorPreference: executor) {
            await carried.body()
            done.raise()
        }
        executor.drain()
        if !done.isRaised {
            finish {
                task.cancel()
                executor.drain()
            }
        }
    }

    private func drain() {
        while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    private final class Flag: Sendable {
        private let value = Mutex(false)
        var isRaised: Bool { value.withLock { $0 } }
        func raise() { value.withLock { $0 = true } }
    }
}
