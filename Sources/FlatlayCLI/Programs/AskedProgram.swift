import Flatlay
import Foundation
import Synchronization

/// A child process that handles one request at a time over pipes.
///
/// A request is a line of JSON on its standard input. An answer is a line of JSON on its standard output, which names
/// the number of bytes that follow it.
///
/// `@unchecked` because one thread at a time asks. Any thread may end the program.
final class AskedProgram: @unchecked Sendable {
    /// The program ended, timed out, or sent an invalid response.
    struct Failure: Error {
        var message: String
        /// The last message of the program.
        var said = ""
        /// Whether another thread ended the program while it was asked.
        var isInterruption = false
    }

    private let process: SpawnedProgram
    /// The pipe ends: requests are written to `input`, responses are read from `output`.
    private let descriptors: (input: Int32, output: Int32)
    private let messages: ProgramMessages?
    /// How the program ended; nil while it runs. Once it is set, the process ID may be reused.
    ///
    /// No thread blocks while holding the lock, so ``end()`` never blocks.
    private let ending = Mutex<String?>(nil)
    /// Whether ``end()`` was called: the system may take a moment to end the program.
    private let isKilled = Atomic(false)
    /// The bytes that were read beyond the last response.
    private var rest = Data()

    /// The maximum length of a response.
    private static let sizeLimit = 1 << 30

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - folder: the folder in which it runs; nil for the current one.
    ///   - keepsMessages: whether what it writes to standard error is kept for failures, besides being passed on.
    init(program: String, arguments: [String], folder: String?, keepsMessages: Bool) throws(Failure) {
        do throws(SpawnedProgram.Failure) {
            let (input, output) = try (SpawnPipe(), SpawnPipe())
            let errors = keepsMessages ? try SpawnPipe() : nil
            defer { for end in [input.reading, output.writing] + (errors.map { [$0.writing] } ?? []) { close(end) } }
            descriptors = (input.writing, output.reading)
            messages = errors.map { ProgramMessages($0.reading) }
            do throws(SpawnedProgram.Failure) {
                process = try SpawnedProgram(
                    program, arguments, folder: folder,
                    SpawnedProgram.Streams(
                        input: input.reading, output: output.writing, errors: errors?.writing ?? STDERR_FILENO))
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
        _ = waited()
    }

    /// Ends the program at once; a thread that waits for its response gets an error.
    func end() {
        isKilled.store(true, ordering: .releasing)
        sendKill()
    }

    private func sendKill() { ending.withLock { if $0 == nil { process.send(SIGKILL) } } }

    var wasEnded: Bool { isKilled.load(ordering: .acquiring) }

    /// Whether the program has ended or is being ended, so that it can't be asked.
    var hasEnded: Bool { wasEnded || ended() != nil }

    private func ended() -> String? {
        ending.withLock { ending in
            if ending == nil { ending = process.poll() }
            return ending
        }
    }

    private func waited() -> String {
        while true {
            if let ending = ended() { return ending }
            usleep(1000)
        }
    }

    /// Waits for the end of a program that has closed its output, and describes it.
    private func endingAfterOutput() -> String {
        // One that crashes has its pipes closed by the system a moment before it can be waited for.
        for _ in 0..<Self.patience {
            if let ending = ended() { return ending }
            usleep(1000)
        }
        sendKill()
        _ = waited()
        return "closed its output without ending, and was ended"
    }

    /// How many milliseconds a program may keep running after it has closed its output.
    private static let patience = 500

    /// Asks for something.
    ///
    /// - Parameters:
    ///   - count: the number of bytes that follow an answer.
    ///   - seconds: how long the answer may take.
    /// - Throws: ``Failure`` if the program ended or did not answer in time. The program can't be used after that.
    func ask<Answer: Decodable>(
        _ request: some Encodable, count: KeyPath<Answer, Int>, seconds: Double
    ) throws(Failure) -> (answer: Answer, bytes: Data) {
        guard var line = try? JSONEncoder().encode(request) else {
            throw Failure(message: "the request could not be written")
        }
        line.append(UInt8(ascii: "\n"))
        // The program may have ended; what it said is known where the answer is read.
        _ = DescriptorOutput.write(line, to: descriptors.input)
        let deadline = ProcessInfo.processInfo.systemUptime + seconds
        var end = rest.firstIndex(of: UInt8(ascii: "\n"))
        while end == nil {
            let known = rest.count
            try read(until: deadline, seconds)
            end = rest[(rest.startIndex + known)...].firstIndex(of: UInt8(ascii: "\n"))
        }
        let head = rest[..<(end ?? rest.startIndex)]
        guard let answer = try? JSONDecoder().decode(Answer.self, from: head),
            (0...Self.sizeLimit).contains(answer[keyPath: count])
        else { throw Failure(message: "the program is built with another version of Flatlay than this command") }
        rest = Data(rest[(head.endIndex + 1)...])
        while rest.count < answer[keyPath: count] { try read(until: deadline, seconds) }
        let bytes = Data(rest.prefix(answer[keyPath: count]))
        rest = Data(rest.dropFirst(answer[keyPath: count]))
        return (answer, bytes)
    }

    private func read(until deadline: TimeInterval, _ seconds: Double) throws(Failure) {
        let left = min(max(0, deadline - ProcessInfo.processInfo.systemUptime), 1e6)
        guard let (bytes, isLate) = SpawnPipe.read(descriptors.output, within: Int32(left * 1000)) else {
            throw Failure(message: "the program \(endingAfterOutput())", said: messages?.last() ?? "")
        }
        guard !isLate else {
            throw Failure(message: "drawing took longer than \(Int(seconds)) seconds; the program was ended")
        }
        guard rest.count <= Self.sizeLimit else { throw Failure(message: "the answer is too long") }
        rest.append(bytes)
    }
}
