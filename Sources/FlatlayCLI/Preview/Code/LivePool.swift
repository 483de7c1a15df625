import FlatlayLive
import Foundation
import Synchronization

/// The processes of a program, as many as there are threads that ask.
final class LivePool: Sendable {
    private struct State {
        var idle: [AskedProgram] = []
        var all: [ObjectIdentifier: AskedProgram] = [:]
        var isEnded = false
    }

    /// How long a picture may take.
    static let seconds = 60.0

    private let program: String
    private let arguments: [String]
    private let folder: String
    private let state = Mutex(State())

    init(program: String, arguments: [String], folder: String) {
        (self.program, self.arguments, self.folder) = (program, arguments, folder)
    }

    /// Asks for something, by a process that is idle or a new one.
    func ask(
        _ request: LiveRequest, seconds: Double = seconds
    ) throws(AskedProgram.Failure) -> (answer: LiveAnswer, bytes: Data) {
        let process = try take()
        do {
            let answer = try process.ask(request, count: \LiveAnswer.count, seconds: seconds)
            state.withLock { if !$0.isEnded { $0.idle.append(process) } }
            return answer
        } catch {
            process.end()
            state.withLock { $0.all[ObjectIdentifier(process)] = nil }
            throw error
        }
    }

    private func take() throws(AskedProgram.Failure) -> AskedProgram {
        if let idle = state.withLock({ $0.idle.popLast() }) { return idle }
        let process = try AskedProgram(
            program: program, arguments: arguments, folder: folder, keepsMessages: true)
        let isEnded = state.withLock { state in
            if !state.isEnded { state.all[ObjectIdentifier(process)] = process }
            return state.isEnded
        }
        if isEnded {
            process.end()
            throw AskedProgram.Failure(message: "the preview has stopped")
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
