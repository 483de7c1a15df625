import Flatlay
import Foundation

/// Goes through the previews of a program.
@MainActor
package struct PreviewWalk {
    /// The declarations.
    package let declarations: [PreviewDeclaration]
    /// The journal of earlier processes of the program.
    package private(set) var journal: PreviewJournal
    /// Whether previews that an earlier process has drawn are drawn again.
    package var drawsAgain = false

    package init(_ declarations: [PreviewDeclaration], journal: String?) {
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
                for name in state.counted { _ = names.name(place: declaration.place, own: name) }
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

    /// The outcome of a preview.
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

    /// The outcomes of all previews, in order. A preview that was not reached is missing.
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
            for (index, own) in state.counted.enumerated() {
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
