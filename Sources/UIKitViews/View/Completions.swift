/// Calls the completions of changes that UIKit animates, and that take effect at once here.
///
/// ```swift
/// func pulse() {
///     UIView.animate(withDuration: 1) { self.alpha = 1.5 - self.alpha } completion: { _ in self.pulse() }
/// }
/// ```
///
/// A completion that starts the next animation must not run inside the previous one: the stack would overflow. It waits
/// until that one has returned, as in UIKit. An animation that repeats itself like this one never ends, so after
/// ``limit`` rounds its completion is no longer called.
package enum Completions {
    /// How many completions may follow each other.
    package static let limit = 1000
    /// How many may be called in all because of the first one.
    private static let mostCalls = 100_000

    /// Those of a thread that wait.
    struct Queue {
        fileprivate var waiting: [(completion: () -> Void, round: Int)] = []
        /// The round of the completion that runs; 0 for none.
        fileprivate var round = 0
        fileprivate var calls = 0
        fileprivate var hasWarned = false
    }

    /// Calls a completion, now or after the one that runs on this thread.
    package static func run(_ completion: (() -> Void)?) {
        guard let completion else { return }
        let thread = DrawingThread.current
        let round = thread.completions.round + 1
        thread.completions.calls += 1
        guard round <= limit, thread.completions.calls <= mostCalls else { return warn(thread) }
        thread.completions.waiting.append((completion, round))
        guard round == 1 else { return }
        defer { thread.completions = Queue() }
        var next = 0
        while next < thread.completions.waiting.count {
            let (completion, round) = thread.completions.waiting[next]
            thread.completions.round = round
            completion()
            next += 1
            if next >= limit {
                thread.completions.waiting.removeFirst(next)
                next = 0
            }
        }
    }

    /// Calls a completion with whether the change has finished.
    package static func run(_ completion: ((Bool) -> Void)?, finished: Bool) {
        if let completion { run { completion(finished) } }
    }

    private static func warn(_ thread: DrawingThread) {
        guard !thread.completions.hasWarned else { return }
        thread.completions.hasWarned = true
        LayoutReports.warn(
            "completions of animations start animations again and again; after \(limit) rounds they are not called any "
                + "more, and the image shows the views as they are then")
    }
}
