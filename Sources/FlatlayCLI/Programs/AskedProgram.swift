import Flatlay
import Foundation
import Synchronization

/// A program that answers requests one at a time, and the pipes to it.
///
/// A request is a line of JSON on its standard input. An answer is a line of JSON on its standard output, which names the
/// number of bytes that follow it.
///
/// `@unchecked` because one thread at a time asks. Any thread may end the program.
final class AskedProgram: @unchecked Sendable {
    /// The program did not answer as one of this version of Flatlay does.
    struct Failure: Error {
        var message: String
        /// What the program said last.
        var said = ""
    }

    private let process: SpawnedProgram
    /// Where requests are written to and answers are read from.
    private let descriptors: (input: Int32, output: Int32)
    private let messages: ProgramMessages?
    /// How the program ended. Its number may then be that of another one.
    ///
    /// Nobody waits while holding it, so that ``end()`` never waits either.
    private let ending = Mutex<String?>(nil)
    /// What was read beyond the last answer.
    private var rest = Data()

    /// The longest answer that is taken.
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

    /// Ends the program at once; whoever waits for its answer gets an error.
    func end() { ending.withLock { if $0 == nil { process.send(SIGKILL) } } }

    /// Whether the program has ended, so that it can't be asked.
    var hasEnded: Bool { ended() != nil }

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
        end()
        _ = waited()
        return "closed its output without ending, and was ended"
    }

    /// For how many milliseconds a program may live on that has closed its output.
    private static let patience = 500

    /// Asks for something.
    ///
    /// - Parameters:
    ///   - count: the number of bytes that follow an answer.
    ///   - seconds: how long the answer may take.
    /// - Throws: ``Failure`` if the program ended or did not answer in time. It is of no use any more then.
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
