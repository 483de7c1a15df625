import Flatlay
import Foundation

/// What a program has done with its previews: a file with a line of JSON for each step.
///
/// A preview that traps ends its program. Whoever has started it reads here which one it was, and starts the program
/// again, which goes on with the others.
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
        /// - Parameter result: what the program has to say about it.
        case drawn(declaration: Int, preview: Int, result: Data)
    }

    /// What is known of a declaration.
    package struct State {
        /// Whether the program ended while it made the previews.
        package var isMaking = false
        /// The own names of the previews; nil while they are not made.
        package var names: [String?]?
        /// Why they could not be made.
        package var failure: String?
        /// The previews that were begun, with their names in files.
        var begun: [Int: String] = [:]
        /// The results of those that were drawn.
        package var results: [Int: Data] = [:]
        /// The name of a `#Preview` that could not be made.
        var name: String?
        var location = ""

        /// The previews at which the program ended.
        package var interrupted: Set<Int> { Set(begun.keys).subtracting(results.keys) }

        /// Whether nothing is left to do.
        var isDone: Bool {
            isMaking || failure != nil || names.map { $0.indices.allSatisfy { begun[$0] != nil } } ?? false
        }
    }

    private let path: String
    private var states: [Int: State] = [:]

    /// Reads a file. One that is not there yet has no steps.
    package init(path: String) {
        self.path = path
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
        guard var line = try? JSONEncoder().encode(step) else { return }
        line.append(UInt8(ascii: "\n"))
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
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

/// Goes through the previews of a program.
@MainActor
package struct PreviewWalk {
    /// The declarations.
    package let declarations: [PreviewDeclaration]
    /// What earlier processes of the program have done.
    package private(set) var journal: PreviewJournal
    /// Whether previews that an earlier process has drawn are drawn again.
    package var drawsAgain = false

    package init(_ declarations: [PreviewDeclaration], journal: String) {
        self.declarations = declarations
        self.journal = PreviewJournal(path: journal)
    }

    /// A preview with its name in files.
    package struct Found {
        package var preview: FoundPreview
        package var name: String
        /// Whether an earlier process has drawn it.
        package var isDrawn: Bool
    }

    /// Makes each preview and draws it, but for those at which an earlier process ended.
    ///
    /// - Parameter draw: draws a preview, and returns what there is to say about it.
    package mutating func run(_ draw: @MainActor (Found) async -> Data) async {
        var names = PreviewNames()
        for (number, declaration) in declarations.enumerated() {
            let state = journal.state(of: number)
            if state.isDone, !drawsAgain || state.isMaking || state.failure != nil {
                for name in state.names ?? [state.name] { _ = names.name(place: declaration.place, own: name) }
                continue
            }
            let location = declaration.location
            journal.append(.making(declaration: number, name: nil, location: location))
            let previews: [FoundPreview]
            do {
                previews = try await declaration.previews { name in
                    journal.append(.making(declaration: number, name: name, location: location))
                }
            } catch {
                journal.append(.failed(declaration: number, message: "\(error)"))
                continue
            }
            journal.append(.made(declaration: number, names: previews.map(\.name)))
            for (index, preview) in previews.enumerated() {
                let name = names.name(place: declaration.place, own: preview.name)
                if state.interrupted.contains(index) { continue }
                let isDrawn = state.results[index] != nil
                if isDrawn, !drawsAgain { continue }
                if !isDrawn { journal.append(.drawing(declaration: number, preview: index, name: name)) }
                let result = await draw(Found(preview: preview, name: name, isDrawn: isDrawn))
                if !isDrawn { journal.append(.drawn(declaration: number, preview: index, result: result)) }
            }
        }
    }

    /// What became of a preview.
    package struct Outcome {
        package enum Kind {
            /// It was drawn.
            case drawn(Data)
            /// It could not be made.
            case failed(String)
            /// The program ended.
            case interrupted(PreviewInterruption)
        }
        package var declaration: PreviewDeclaration
        /// Its name in files.
        package var name: String
        package var kind: Kind
    }

    /// What became of all previews, in their order. One that was not reached is missing.
    package static func outcomes(
        of declarations: [PreviewDeclaration], journal: PreviewJournal
    ) -> [Outcome] {
        var names = PreviewNames()
        var outcomes: [Outcome] = []
        for (number, declaration) in declarations.enumerated() {
            let state = journal.state(of: number)
            if let failure = state.failure {
                outcomes.append(Outcome(declaration: declaration, name: declaration.place, kind: .failed(failure)))
                continue
            }
            for (index, own) in (state.names ?? (state.isMaking ? [state.name] : [])).enumerated() {
                let name = names.name(place: declaration.place, own: own)
                if let result = state.results[index] {
                    outcomes.append(Outcome(declaration: declaration, name: name, kind: .drawn(result)))
                } else if state.isMaking || state.interrupted.contains(index) {
                    let interruption = PreviewInterruption(
                        declaration: number, location: state.location,
                        name: state.isMaking ? state.name : state.begun[index])
                    outcomes.append(Outcome(declaration: declaration, name: name, kind: .interrupted(interruption)))
                }
            }
        }
        return outcomes
    }
}
