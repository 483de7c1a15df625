import Flatlay
import FlatlayBytes
import Foundation

/// A picture that a program draws for a preview.
package struct LiveEntry {
    /// A picture that is laid out.
    package struct Drawing {
        package var renderer: ImageRenderer<AnyView>
        package var list: DisplayList
        /// The layouts of the collections in it, for an inspection.
        package var layouts: [DrawnLayout] = []
        /// Warnings about what could not be drawn as requested, besides the diagnostics of the renderer.
        package var warnings: [String] = []

        package init(
            renderer: ImageRenderer<AnyView>, list: DisplayList, layouts: [DrawnLayout] = [], warnings: [String] = []
        ) {
            self.renderer = renderer
            self.list = list
            self.layouts = layouts
            self.warnings = warnings
        }
    }

    /// Draws a picture with what people chose.
    ///
    /// - Parameter isInspected: whether it is drawn for an inspection, which needs layouts.
    package typealias Draw = @MainActor (_ choices: LiveChoices, _ isInspected: Bool) async throws -> Drawing

    package var picture: LiveAnswer.Picture
    package var draw: Draw

    package init(_ picture: LiveAnswer.Picture, draw: @escaping Draw) {
        self.picture = picture
        self.draw = draw
    }
}

/// A program that draws pictures of its own code for `flatlay preview`, until its standard input ends.
@MainActor
package enum LiveProgram {
    /// The argument that makes a program with figures one of these.
    package nonisolated static let option = "--flatlay-live"

    /// Answers requests.
    ///
    /// - Returns: the exit code.
    package static func run(_ entries: [LiveEntry]) async -> Int32 {
        guard let output = LiveOutput() else { return 1 }
        for await line in lines() {
            let (answer, bytes) = await self.answer(to: line, entries)
            // What the code printed is seen now, not when the program ends.
            fflush(nil)
            guard output.write(answer, bytes) else { return 1 }
        }
        return 0
    }

    /// The lines of the standard input, read on a thread of their own, so that tasks of the main actor go on.
    private static func lines() -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        Thread.detachNewThread {
            // Not by 'readLine', which locks the standard input while it waits: flushing all streams would wait, too.
            var rest = Data()
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                rest.append(contentsOf: buffer[..<count])
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            continuation.finish()
        }
        return stream
    }

    package static func answer(to line: String, _ entries: [LiveEntry]) async -> (LiveAnswer, Data) {
        var answer = LiveAnswer(version: FlatlayVersion.current)
        var bytes = Data()
        do {
            let request = try JSONDecoder().decode(LiveRequest.self, from: Data(line.utf8))
            switch request.subject {
            case .list: answer.pictures = entries.map(\.picture)
            case .picture, .inspection:
                guard let entry = entries.first(where: { $0.picture.name == request.name }) else {
                    throw LiveChoices.Failure(description: "the program has no picture '\(request.name)'")
                }
                let choices = try LiveChoices(request.choices)
                let drawing =
                    try await request.subject == .inspection
                    ? ViewRecord.recording { try await entry.draw(choices, true) } : entry.draw(choices, false)
                answer.warnings = drawing.renderer.diagnostics.map(\.description) + drawing.warnings
                bytes =
                    try request.subject == .picture
                    ? picture(drawing, request.format) : inspection(drawing, entry.picture)
                answer.count = bytes.count
            }
        } catch {
            answer.error = "\(error)"
            answer.isChoiceInvalid = error is LiveChoices.Failure || error is UnknownDeviceError
        }
        return (answer, bytes)
    }

    private static func picture(_ drawing: LiveEntry.Drawing, _ format: String) throws -> Data {
        guard let format = ImageFormat(rawValue: format) else {
            throw LiveChoices.Failure(description: "'\(format)' is no format of pictures")
        }
        return try drawing.renderer.data(of: drawing.list, as: format)
    }

    private static func inspection(_ drawing: LiveEntry.Drawing, _ picture: LiveAnswer.Picture) throws -> Data {
        var page = InspectionPage(
            drawing.list, layouts: drawing.layouts, scale: drawing.renderer.scale, location: ViewTrace.location)
        page.warnings = drawing.renderer.diagnostics.map { InspectionPage.Warning($0) }
        page.warnings += drawing.warnings.map { InspectionPage.Warning(message: $0) }
        return try page.json()
    }
}

/// The answers of the program. What the code of an app prints goes to standard error instead, where it can't be
/// mistaken for one.
private struct LiveOutput {
    private let descriptor: Int32

    /// Takes the standard output over.
    init?() {
        descriptor = dup(STDOUT_FILENO)
        guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Returns false if the reader has closed the pipe.
    func write(_ answer: LiveAnswer, _ bytes: Data) -> Bool {
        guard var message = try? JSONEncoder().encode(answer) else { return false }
        message.append(UInt8(ascii: "\n"))
        message.append(bytes)
        return message.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}
