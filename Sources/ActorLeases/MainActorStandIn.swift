import CActorChecks

/// The main actor's executor for tasks of an image: it runs them on the thread that renders the image, because an image
/// can't wait for the main queue.
///
/// One executor serves all images and outlives every task; it passes jobs to the ``SettlingExecutor`` of the thread. A
/// job that continues elsewhere, after the image, goes to the main queue.
final class MainActorStandIn: SerialExecutor {
    static let shared = MainActorStandIn()

    private init() {}

    /// Queues a job of the main actor.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if let queue = actor_permits_of_thread().pointee.queue {
            Unmanaged<SettlingExecutor>.fromOpaque(queue).takeUnretainedValue().enqueue(job)
        } else {
            actor_enqueue_on_main(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
        }
    }

    /// Runs a closure on a thread whose jobs of the main actor go to an executor.
    static func lead<Result>(to executor: SettlingExecutor, _ run: () -> Result) -> Result {
        let permits = actor_permits_of_thread()
        let outer = permits.pointee.queue
        permits.pointee.queue = Unmanaged.passUnretained(executor).toOpaque()
        defer { permits.pointee.queue = outer }
        return run()
    }
}
