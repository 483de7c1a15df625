import Flatlay
import Foundation

/// A log of a program's work on its previews: a file with a line of JSON for each step.
///
/// If a preview traps, its program ends. The parent process reads from the journal which preview it was, and restarts
/// the program, which continues with the other previews.
package struct PreviewJournal {
    /// A step. Declarations are numbered as the program finds them, the previews of each from 0.
    package enum Step: Codable {
        /// The previews of a declaration are about to be made.
        ///
        /// - Parameters:
        ///   - name: the name that a `#Preview` has; nil if it has none, or if it is not known yet.
        ///   - location: `Module/File.swift:12`, or the name of a provider.
        case making(declaration: Int, name: String?, location: String)
        /// The previews of a declaration were made; their own names.
        case made(declaration: Int, names: [String?])
        /// They could not be made.
        case failed(declaration: Int, message: String)
        /// A preview is about to be drawn.
        ///
        /// - Parameter name: its name in files.
        case drawing(declaration: Int, preview: Int, name: String)
        /// It was drawn.
        ///
        /// - Parameter result: the caller's report about it, such as the result of a comparison.
        case drawn(declaration: Int, preview: Int, result: Data)
    }

    /// The state of a declaration.
    package struct State {
        /// Whether the program ended while it made the previews.
        package var isMaking = false
        /// The own names of the previews; nil while they are not made.
        package var names: [String?]?
        /// Why they could not be made.
        package var failure: String?
        /// The started previews, with their names in files.
        var begun: [Int: String] = [:]
        /// The results of those that were drawn.
        package var results: [Int: Data] = [:]
        /// The name of a `#Preview` that could not be made.
        var name: String?
        var location = ""

        /// The previews at which the program ended.
        package var interrupted: Set<Int> { Set(begun.keys).subtracting(results.keys) }

        /// The own names of the previews that take a name in files: none of a declaration that failed.
        var counted: [String?] { names ?? (isMaking ? [name] : []) }

        /// Whether nothing is left to do.
        var isDone: Bool {
            isMaking || failure != nil || names.map { $0.indices.allSatisfy { begun[$0] != nil } } ?? false
        }
    }

    /// The file; nil if the steps are not kept.
    private let path: String?
    private var states: [Int: State] = [:]

    /// Reads a file. One that is not there yet has no steps.
    package init(path: String?) {
        self.path = path
        guard let path else { return }
        let data = (try? RegularFile.read(path, limit: 256 << 20)) ?? Data()
        for line in data.split(separator: UInt8(ascii: "\n")) {
            // The last line may be cut off.
            guard let step = try? JSONDecoder().decode(Step.self, from: line) else { continue }
            note(step)
        }
    }

    package func state(of declaration: Int) -> State { states[declaration] ?? State() }

    /// The previews at which the program ended.
    package var interruptions: [PreviewInterruption] {
        states.sorted { $0.key < $1.key }.flatMap { number, state in
            let names = state.isMaking ? [state.name] : state.interrupted.sorted().map { state.begun[$0] }
            return names.map { PreviewInterruption(declaration: number, location: state.location, name: $0) }
        }
    }

    private mutating func note(_ step: Step) {
        switch step {
        case .making(let declaration, let name, let location):
            var state = self.state(of: declaration)
            (state.isMaking, state.name, state.location) = (true, name, location)
            states[declaration] = state
        case .made(let declaration, let names):
            states[declaration, default: State()].isMaking = false
            states[declaration]?.names = names
        case .failed(let declaration, let message):
            states[declaration, default: State()].isMaking = false
            states[declaration]?.failure = message
        case .drawing(let declaration, let preview, let name):
            states[declaration, default: State()].begun[preview] = name
        case .drawn(let declaration, let preview, let result):
            states[declaration, default: State()].results[preview] = result
        }
    }

    /// The own names of the previews of a declaration, which are made to learn them unless an earlier process has.
    @MainActor
    package mutating func names(of declaration: PreviewDeclaration, number: Int) async -> [String?] {
        let state = state(of: number)
        if let names = state.names { return names }
        if state.isMaking || state.failure != nil { return [state.name] }
        let location = declaration.location
        append(.making(declaration: number, name: nil, location: location))
        do {
            let names = try await declaration.previews { name in
                append(.making(declaration: number, name: name, location: location))
            }.map(\.name)
            append(.made(declaration: number, names: names))
            return names
        } catch {
            append(.failed(declaration: number, message: "\(error)"))
            return [nil]
        }
    }

    /// Adds a step, at once: the next one may end the program.
    mutating func append(_ step: Step) {
        note(step)
        guard let path, var line = try? JSONEncoder().encode(step) else { return }
        line.append(UInt8(ascii: "\n"))
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
        close(descriptor)
    }
}

/// A preview at which a program ended.
package struct PreviewInterruption: Hashable, CustomStringConvertible {
    /// The number of its declaration.
    package var declaration: Int
    /// `Module/File.swift:12`, or the name of a provider.
    var location: String
    /// The name; nil if the preview has none, or if it could not be asked for it.
    var name: String?

    package var description: String { "\(location): the preview" + (name.map { " '\($0.visible)'" } ?? "") }
}
