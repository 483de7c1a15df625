import Flatlay
import Synchronization

/// The jobs of a batch between their reading and the writing of their answers: a ``WorkQueue``, with what it does not
/// store itself.
///
/// The reader waits while the number of jobs without an answer, or the size of those that were not started, is at its
/// limit.
final class BatchQueue<Job: Sendable, Answer: Sendable>: Sendable {
    private struct Jobs {
        /// The jobs that were not started, by index.
        var jobs: [Int: Job] = [:]
        /// The answers that were not written, by index.
        var answers: [Int: Answer] = [:]
    }

    private let queue: WorkQueue
    private let jobs = Mutex(Jobs())

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - jobLimit: the maximum number of jobs that were read and have no response yet.
    ///   - byteLimit: no job is read while the jobs that have not started have more bytes.
    ///   - isOrdered: whether responses are written in the order of the jobs, instead of as soon as they are available.
    init(jobLimit: Int, byteLimit: Int, isOrdered: Bool) {
        queue = WorkQueue(lookAhead: jobLimit, sizeLimit: byteLimit, order: isOrdered ? .byPart : .byCompletion)
    }

    /// Reads and adds jobs until `next` returns nil, the queue is stopped, or an error occurs.
    ///
    /// - Parameter size: the number of bytes of a job.
    func read(size: (Job) -> Int, _ next: () throws -> Job?) rethrows {
        defer { queue.close() }
        while queue.waitForSpace(), let job = try next() {
            queue.add(size: size(job)) { index in jobs.withLock { $0.jobs[index] = job } }
        }
    }

    /// Stops the queue: jobs that wait will not be started.
    func stop() {
        queue.stop()
    }

    /// Answers jobs on this thread until there are no more.
    ///
    /// - Parameters:
    ///   - answer: answers a job with its index, from 0.
    ///   - write: writes an answer, on one thread at a time.
    func work(_ answer: (Int, Job) -> Answer, write: (Answer) -> Void) {
        queue.work { index in
            guard let job = jobs.withLock({ $0.jobs.removeValue(forKey: index) }) else { return false }
            let answered = answer(index, job)
            jobs.withLock { $0.answers[index] = answered }
            return true
        } take: { index in
            guard let answered = jobs.withLock({ $0.answers.removeValue(forKey: index) }) else { return false }
            write(answered)
            return true
        }
    }

    /// The jobs that were not started, in order, once all threads are done.
    var waiting: [Job] {
        jobs.withLock { jobs in queue.waiting.compactMap { jobs.jobs[$0] } }
    }
}
