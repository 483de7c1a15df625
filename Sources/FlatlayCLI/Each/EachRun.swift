import Flatlay
import FlatlayTemplates
import Foundation

/// A run of `flatlay render --each`: one image for each row of a list, on all cores.
struct EachRun {
    private let command: RenderCommand
    private let source: PictureSource
    private let request: PictureRequest
    private let name: EachName
    private var rows: EachRows
    private static let megabyteLimit = 64

    /// - Parameter list: the path of the list in the data.
    init(command: RenderCommand, list: String) throws {
        self.command = command
        name = try EachName(command)
        source = try PictureSource(command.picture)
        request = try RenderPlan(command: command).requestOfRows(format: name.format)
        rows = try EachRows(list, template: command.templates[0], variant: command.variant, source: source)
    }

    /// Renders all images.
    ///
    /// - Throws: ``CommandFailure`` with the highest exit code of the rows; their errors have been printed by then.
    func run() throws {
        var rows = rows
        try check(rows.firstValue())
        let threadCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
        let queue = BatchQueue<EachRows.Row, EachWorker.Answer>(
            jobLimit: max(16, threadCount * 8), byteLimit: Self.megabyteLimit << 20, isOrdered: true)
        let stop = try StopSignal { queue.stop() }
        let output = EachOutput(command: command, data: rows.data)
        let workers = startWorkers(threadCount, queue, output)
        var failure: (any Error)?
        do {
            try queue.read(size: \.size) { try rows.next() }
        } catch {
            failure = error
        }
        for worker in workers { worker.wait() }
        if let name = stop.name {
            throw CommandFailure.stopped(
                "stopped by \(name): \(output.counts.ok) images are written", signal: stop.number)
        }
        if let failure { throw failure }
        try output.check()
    }

    /// Refuses a template that reads nothing of the rows: all images would be the same.
    private func check(_ row: TemplateValue?) throws(CommandFailure) {
        guard let row else { return }
        let use = rows.data.rowUse
        var reading = source.reading(variant: command.variant)
        reading.dataValue = rows.data.data(of: row)
        reading.namedDataFiles.removeAll { $0.name == self.rows.data.root }
        reading.rowUse = use
        let path = command.templates.first ?? "-"
        // Other errors are those of rows, which name them.
        guard let template = try? source.template(path, reading), (try? template.content()) != nil, !use.isRead else {
            return
        }
        let list = rows.data.name
        throw .usage(
            "--each \(list): the template reads neither '\(list)' nor 'item', the row, so all images would be the same; "
                + "show a value of the row, such as {{ \(example(of: row)) }}, or render one image without --each")
    }

    /// A value of a row as a template writes it.
    private func example(of row: TemplateValue) -> String {
        let isName = { (name: String) in name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        return row.memberNames.first(where: isName).map { "item.\($0)" } ?? "item"
    }

    /// Starts threads with stacks as large as the main thread's, since views may be deeply nested.
    private func startWorkers(
        _ count: Int, _ queue: BatchQueue<EachRows.Row, EachWorker.Answer>, _ output: EachOutput
    ) -> [DispatchSemaphore] {
        let names = SharedNames()
        return (0..<count).map { _ in
            let isDone = DispatchSemaphore(value: 0)
            let thread = Thread { [command, data = rows.data, name, request, source] in
                var worker = EachWorker(command: command, data: data, name: name, request: request, source: source)
                queue.work { index, row in
                    worker.answer(row) { path in names.take(path, line: index, inTurn: index) }
                } write: { answer in
                    if !output.write(answer) { queue.stop() }
                }
                isDone.signal()
            }
            thread.stackSize = 16 << 20
            thread.start()
            return isDone
        }
    }
}
