import Flatlay
import FlatlayTemplates
import Foundation
import Synchronization

/// Prints what became of rows, in their order.
final class EachOutput: Sendable {
    private struct State {
        var counts = BatchCounts()
        var worst: Int32 = 0
        var isClosed = false
    }

    private let state = Mutex(State())
    private let isJSON: Bool
    private let isQuiet: Bool
    private let data: EachData

    init(command: RenderCommand, data: EachData) {
        (isJSON, isQuiet) = (command.json, command.picture.quiet)
        self.data = data
    }

    /// The number of rows by outcome.
    var counts: BatchCounts { state.withLock { $0.counts } }

    /// Prints the response of a row; returns false if the reader has closed the pipe.
    func write(_ answer: EachWorker.Answer) -> Bool {
        state.withLock { state in
            state.counts.count(answer.outcome)
            state.worst = max(state.worst, answer.exitCode)
            if isJSON {
                // JSON escapes control characters.
                let row = data.file.flatMap { file in answer.line.map { (file: file, line: $0) } }
                write(BatchAnswer(id: .integer(answer.index), outcome: answer.outcome, row: row).line, &state)
                return !state.isClosed
            }
            if let message = answer.message { StandardError.write(lines: message) }
            if !isQuiet, case .ok(let path, let count, _, let warnings) = answer.outcome {
                for warning in warnings {
                    StandardError.write(
                        "warning: \(data.place(of: answer.index, line: answer.line)): \(warning)")
                }
                write("\(path)  \(ByteCount.text(count))".visible, &state)
            }
            return !state.isClosed
        }
    }

    private func write(_ line: String, _ state: inout State) {
        guard !state.isClosed else { return }
        state.isClosed = DescriptorOutput.write(Data((line + "\n").utf8), to: STDOUT_FILENO) != 0
    }

    /// - Throws: ``CommandFailure`` unless every row has its image.
    func check() throws(CommandFailure) {
        let (counts, worst, isClosed) = state.withLock { ($0.counts, $0.worst, $0.isClosed) }
        if isClosed {
            throw .renderFailed(
                "standard output was closed after \(counts.ok) images, so the others were not rendered; read it to its end"
            )
        }
        if counts.jobs == 0, !isQuiet { StandardError.write("warning: the list is empty, so there is no image") }
        guard counts.failed > 0 else { return }
        throw .reported("\(counts.failed) of \(counts.jobs) images failed; their messages say why", exitCode: worst)
    }
}
