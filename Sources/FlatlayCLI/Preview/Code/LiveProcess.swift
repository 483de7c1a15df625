import Flatlay
import FlatlayLive
import FlatlayService
import Foundation
import Synchronization

/// A program of a package that draws its pictures, and the pipes to it.
///
/// `@unchecked` because one thread at a time has it: its pool hands it out and takes it back.
final class LiveProcess: @unchecked Sendable {
    /// The program did not answer as one of this version of Flatlay does.
    struct Failure: Error {
        var message: String
        /// What the program said last.
        var said = ""
    }

    private let process: SpawnedProgram
    /// Where requests are written to and answers are read from.
    private let descriptors: (input: Int32, output: Int32)
    private let messages: ProgramMessages
    /// Whether the end of the program was waited for. Its number may then be that of another one.
    private let hasEnded = Mutex(false)
    /// What was read beyond the last answer.
    private var rest = Data()

    /// The longest answer that is taken, and how many seconds it may take.
    private static let sizeLimit = 1 << 30
    private static let timeLimit = 60.0

    init(program: String, arguments: [String], folder: String) throws(Failure) {
        do throws(SpawnedProgram.Failure) {
            let (input, output, errors) = try (SpawnPipe(), SpawnPipe(), SpawnPipe())
            defer { for end in [input.reading, output.writing, errors.writing] { close(end) } }
            descriptors = (input.writing, output.reading)
            messages = ProgramMessages(errors.reading)
            do throws(SpawnedProgram.Failure) {
                process = try SpawnedProgram(
                    program, arguments, folder: folder,
                    SpawnedProgram.Streams(input: input.reading, output: output.writing, errors: errors.writing))
            } catch {
                close(input.writing)
                close(output.reading)
                throw error
            }
        } catch {
            throw Failure(message: error.message)
        }
    }

    deinit {
        close(descriptors.input)
        close(descriptors.output)
        end()
        _ = ending()
    }

    /// Waits for the end of the program, and describes it.
    private func ending() -> String {
        hasEnded.withLock { hasEnded in
            if hasEnded { return "ended" }
            hasEnded = true
            return process.wait() ?? "ended"
        }
    }

    /// Asks for something.
    ///
    /// - Throws: ``Failure`` if the program ended or did not answer in time. It is of no use any more then.
    func ask(_ request: LiveRequest) throws(Failure) -> (answer: LiveAnswer, bytes: Data) {
        guard var line = try? JSONEncoder().encode(request) else {
            throw Failure(message: "the request could not be written")
        }
        line.append(UInt8(ascii: "\n"))
        // The program may have ended; what it said is known where the answer is read. Requests fit into the pipe.
        _ = line.withUnsafeBytes { write(descriptors.input, $0.baseAddress, $0.count) }
        let deadline = ProcessInfo.processInfo.systemUptime + Self.timeLimit
        var end = rest.firstIndex(of: UInt8(ascii: "\n"))
        while end == nil {
            let known = rest.count
            try read(until: deadline)
            end = rest[(rest.startIndex + known)...].firstIndex(of: UInt8(ascii: "\n"))
        }
        let head = rest[..<(end ?? rest.startIndex)]
        guard let answer = try? JSONDecoder().decode(LiveAnswer.self, from: head),
            (0...Self.sizeLimit).contains(answer.count)
        else { throw Failure(message: "the program is built with another version of Flatlay than this command") }
        rest = Data(rest[(head.endIndex + 1)...])
        while rest.count < answer.count { try read(until: deadline) }
        let bytes = Data(rest.prefix(answer.count))
        rest = Data(rest.dropFirst(answer.count))
        return (answer, bytes)
    }

    private func read(until deadline: TimeInterval) throws(Failure) {
        let left = max(0, deadline - ProcessInfo.processInfo.systemUptime)
        guard let (bytes, isLate) = SpawnPipe.read(descriptors.output, within: Int32(left * 1000)) else {
            throw Failure(message: "the program \(ending())", said: messages.last())
        }
        guard !isLate else {
            throw Failure(
                message: "drawing took longer than \(Int(Self.timeLimit)) seconds; the program was ended")
        }
        guard rest.count <= Self.sizeLimit else { throw Failure(message: "the answer is too long") }
        rest.append(bytes)
    }

    /// Ends the program at once; whoever waits for its answer gets an error.
    func end() { hasEnded.withLock { if !$0 { process.send(SIGKILL) } } }
}

/// What a program writes to standard error: it is passed on, and the end is kept.
final class ProgramMessages: Sendable {
    private let end = Mutex(Data())
    private let isDone = DispatchSemaphore(value: 0)
    /// More than Swift prints about a crash: what went wrong is at its beginning.
    private static let limit = 1 << 18

    /// - Parameter descriptor: where it is read from; it is closed at the end.
    init(_ descriptor: Int32) {
        let thread = Thread { [self] in
            while let (bytes, _) = SpawnPipe.read(descriptor) {
                FileHandle.standardError.write(bytes)
                end.withLock { $0 = ($0 + bytes).suffix(Self.limit) }
            }
            close(descriptor)
            isDone.signal()
        }
        thread.start()
    }

    /// The last lines, once the program has ended.
    func last() -> String {
        _ = isDone.wait(timeout: .now() + 1)
        let text = String(decoding: end.withLock { $0 }, as: UTF8.self)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("💣") }
        // Swift prints what went wrong before a long list of addresses.
        if let fatal = lines.first(where: { $0.contains("Fatal error") }) { return String(fatal).visible }
        return lines.suffix(6).joined(separator: "\n").visibleLines
    }
}

/// The processes of a program, as many as there are threads that ask.
final class LivePool: Sendable {
    private struct State {
        var idle: [LiveProcess] = []
        var all: [ObjectIdentifier: LiveProcess] = [:]
        var isEnded = false
    }

    private let program: String
    private let arguments: [String]
    private let folder: String
    private let state = Mutex(State())

    init(program: String, arguments: [String], folder: String) {
        (self.program, self.arguments, self.folder) = (program, arguments, folder)
    }

    /// Asks for something, by a process that is idle or a new one.
    func ask(_ request: LiveRequest) throws(LiveProcess.Failure) -> (answer: LiveAnswer, bytes: Data) {
        let process = try take()
        do {
            let answer = try process.ask(request)
            state.withLock { if !$0.isEnded { $0.idle.append(process) } }
            return answer
        } catch {
            process.end()
            state.withLock { $0.all[ObjectIdentifier(process)] = nil }
            throw error
        }
    }

    private func take() throws(LiveProcess.Failure) -> LiveProcess {
        if let idle = state.withLock({ $0.idle.popLast() }) { return idle }
        let process = try LiveProcess(program: program, arguments: arguments, folder: folder)
        let isEnded = state.withLock { state in
            if !state.isEnded { state.all[ObjectIdentifier(process)] = process }
            return state.isEnded
        }
        if isEnded {
            process.end()
            throw LiveProcess.Failure(message: "the preview has stopped")
        }
        return process
    }

    /// Ends all processes.
    func end() {
        let all = state.withLock { state in
            state.isEnded = true
            defer { (state.idle, state.all) = ([], [:]) }
            return Array(state.all.values)
        }
        for process in all { process.end() }
    }
}
