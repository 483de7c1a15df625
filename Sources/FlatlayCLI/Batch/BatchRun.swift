import Flatlay
import Foundation

/// A run of `flatlay batch`: reads jobs, distributes them to threads, and writes their answers.
struct BatchRun {
    private let settings: BatchSettings
    private let source: PictureSource
    private let threadCount: Int

    init(command: BatchCommand) throws {
        settings = try BatchSettings(command)
        source = try PictureSource(command.picture)
        threadCount = command.threads ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    }

    private var command: BatchCommand { settings.command }
    private var byteLimit: Int { command.lineLimit << 20 }

    /// Runs all jobs.
    ///
    /// - Throws: ``CommandFailure`` unless every job succeeds.
    func run() throws {
        // While a slow job delays the answers after it, this many jobs keep the other threads busy.
        let queue = BatchQueue<BatchLineReader.Line, AnsweredJob>(
            jobLimit: max(16, threadCount * 8), byteLimit: byteLimit, isOrdered: !command.unordered)
        let stop = try StopSignal { queue.stop() }
        let input = try open()
        let output = BatchOutput(
            descriptor: STDOUT_FILENO, progress: BatchProgress(isQuiet: command.picture.quiet))
        let runFiles = BatchRunFiles(jobs: input, jobsPath: command.jobs, answers: STDOUT_FILENO)
        let workers = startWorkers(queue, output, stop, runFiles)
        var reader = BatchLineReader(
            descriptor: input, stopDescriptor: stop.descriptor, limit: byteLimit)
        var failure: (any Error)?
        do {
            try queue.read(size: { $0.bytes?.count ?? 0 }) { try reader.next() }
        } catch {
            failure = error
        }
        for worker in workers { worker.wait() }
        if stop.name != nil { answerNotStarted(queue.waiting, output) }
        output.finish(stoppedBy: stop.name)
        try check(output, stop, failure)
    }

    private func open() throws -> Int32 {
        guard let path = command.jobs, path != "-" else { return STDIN_FILENO }
        // Opening a pipe without a writer would block, and a signal could not interrupt it. The reader waits instead, for
        // input or a signal.
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            throw CommandFailure.usage("'\(path)' can't be read: \(String(cString: strerror(errno)))")
        }
        if FileKind(of: path) == .folder {
            throw CommandFailure.usage("'\(path)' is a folder; name a file with a job on each line")
        }
        return descriptor
    }

    /// Starts threads with stacks as large as the main thread's, since views may be deeply nested.
    private func startWorkers(
        _ queue: BatchQueue<BatchLineReader.Line, AnsweredJob>, _ output: BatchOutput, _ stop: StopSignal,
        _ runFiles: BatchRunFiles
    ) -> [DispatchSemaphore] {
        let names = SharedNames()
        return (0..<threadCount).map { _ in
            let isDone = DispatchSemaphore(value: 0)
            let thread = Thread { [settings, source] in
                var worker = BatchWorker(settings: settings, source: source, runFiles: runFiles)
                queue.work { index, line in
                    let line = BatchLine(line, limit: settings.command.lineLimit)
                    return AnsweredJob(
                        worker.answer(line) { path in names.take(path, line: line.number, inTurn: index) })
                } write: { job in
                    output.write(job)
                    if output.isClosed { stop.interrupt() }
                }
                isDone.signal()
            }
            thread.stackSize = 16 << 20
            thread.start()
            return isDone
        }
    }

    /// Answers the lines that were read ahead. Later lines were never looked at and count as not read.
    private func answerNotStarted(_ lines: [BatchLineReader.Line], _ output: BatchOutput) {
        guard !output.isClosed else { return }
        for line in lines {
            let id = BatchLine(line, limit: command.lineLimit).id
            output.write(AnsweredJob(BatchAnswer(id: id, outcome: .notStarted)))
        }
    }

    private func check(_ output: BatchOutput, _ stop: StopSignal, _ failure: (any Error)?) throws {
        let counts = output.counts
        let answered = counts.ok + counts.failed
        if output.isClosed {
            throw CommandFailure.renderFailed(
                "standard output was closed after \(answered) jobs, so their answers could not be written; read it to its end"
            )
        }
        if let name = stop.name {
            throw CommandFailure.stopped(
                "stopped by \(name): \(answered) jobs are answered, \(counts.notStarted) were read and not started",
                signal: stop.number)
        }
        if let failure { throw failure }
        if counts.failed > 0 {
            throw CommandFailure.renderFailed(
                "\(counts.failed) of \(counts.jobs) jobs failed; their answers say why")
        }
    }
}
