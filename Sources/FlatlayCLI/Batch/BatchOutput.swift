import Flatlay
import Foundation
import Synchronization

/// A job that was answered, with its answer as it is written: several threads compose answers at the same time.
struct AnsweredJob: Sendable {
    let outcome: BatchAnswer.Outcome
    let line: String

    init(_ answer: BatchAnswer) {
        outcome = answer.outcome
        line = answer.line
    }
}

/// Writes answers to standard output as they come.
final class BatchOutput: Sendable {
    private struct State {
        var counts = BatchCounts()
        var isClosed = false
        var progress: BatchProgress
    }

    private let state: Mutex<State>
    private let descriptor: Int32

    init(descriptor: Int32, progress: BatchProgress) {
        self.descriptor = descriptor
        state = Mutex(State(progress: progress))
    }

    /// The number of jobs by outcome.
    var counts: BatchCounts { state.withLock { $0.counts } }

    /// Whether writing an answer has failed, for example because the reader closed the pipe.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Writes the answer of a job.
    func write(_ job: AnsweredJob) {
        state.withLock { state in
            state.counts.count(job.outcome)
            write(job.line, &state)
            state.progress.show(state.counts)
        }
    }

    /// Writes the last line.
    func finish(stoppedBy signal: String?) {
        state.withLock { state in
            state.progress.clear()
            write(state.counts.line(stoppedBy: signal), &state)
        }
    }

    private func write(_ line: String, _ state: inout State) {
        guard !state.isClosed else { return }
        var text = line + "\n"
        let code = text.withUTF8 { DescriptorOutput.write(UnsafeRawBufferPointer($0), to: descriptor) }
        if code != 0 { state.isClosed = true }
    }
}

/// Shows the progress of a batch on the terminal. Does nothing if standard error is not a terminal, or if the answers
/// appear there.
struct BatchProgress {
    private let isVisible: Bool
    private var lastShown = ContinuousClock.now

    init(isQuiet: Bool) {
        isVisible = !isQuiet && isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0
    }

    /// Updates the line at most ten times a second.
    mutating func show(_ counts: BatchCounts) {
        guard isVisible, ContinuousClock.now - lastShown > .milliseconds(100) else { return }
        lastShown = .now
        let failed = counts.failed == 0 ? "" : ", \(counts.failed) failed"
        StandardError.writeRaw("\r\u{1B}[2K\(counts.jobs) done\(failed)")
    }

    func clear() {
        if isVisible { StandardError.writeRaw("\r\u{1B}[2K") }
    }
}
