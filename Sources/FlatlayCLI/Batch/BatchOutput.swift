import Flatlay
import Foundation
import Synchronization

/// Writes answers to standard output: in the order of the jobs, or as soon as they are available.
final class BatchOutput: Sendable {
    private struct State {
        /// Answers that wait for earlier ones.
        var waiting: [Int: String] = [:]
        var nextIndex = 0
        var counts = BatchCounts()
        var isClosed = false
        var progress: BatchProgress
    }

    private let state: Mutex<State>
    private let isOrdered: Bool
    private let descriptor: Int32

    init(descriptor: Int32, isOrdered: Bool, progress: BatchProgress) {
        self.descriptor = descriptor
        self.isOrdered = isOrdered
        state = Mutex(State(progress: progress))
    }

    /// The number of jobs by outcome.
    var counts: BatchCounts { state.withLock { $0.counts } }

    /// Whether writing an answer has failed, for example because the reader closed the pipe.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Writes the answer of a job, and those that waited for it. Returns the number of answers written.
    func write(_ answer: BatchAnswer, index: Int) -> Int {
        let line = answer.line
        return state.withLock { state in
            state.counts.count(answer.outcome)
            var lines = [line]
            if isOrdered {
                state.waiting[index] = line
                lines = []
                while let next = state.waiting.removeValue(forKey: state.nextIndex) {
                    lines.append(next)
                    state.nextIndex += 1
                }
            }
            write(lines, &state)
            state.progress.show(state.counts)
            return lines.count
        }
    }

    /// Writes the last line.
    func finish(stoppedBy signal: String?) {
        state.withLock { state in
            state.progress.clear()
            write([state.counts.line(stoppedBy: signal)], &state)
        }
    }

    private func write(_ lines: [String], _ state: inout State) {
        guard !lines.isEmpty, !state.isClosed else { return }
        var text = lines.joined(separator: "\n")
        text += "\n"
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
