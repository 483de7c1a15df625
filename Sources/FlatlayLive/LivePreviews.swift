import Flatlay
import FlatlayPreviews
import Foundation

/// Draws the previews of a program for `flatlay preview`: what the program runs that the command builds.
public enum LivePreviews {
    /// The option before the path of a journal, with which the program is started again if a preview ends it.
    package static let journalOption = "--journal"

    /// Answers requests on the standard input until it ends.
    ///
    /// - Parameter arguments: the modules with previews; none for all of the program.
    /// - Returns: the exit code: 0, or 1 if the reader has closed the pipe.
    @MainActor
    public static func run(_ arguments: [String]) async -> Int32 {
        var modules = arguments
        var journal: String?
        if let option = modules.firstIndex(of: journalOption), option + 1 < modules.count {
            journal = modules[option + 1]
            modules.removeSubrange(option...(option + 1))
        }
        return await LiveProgram.run(await entries(of: modules.isEmpty ? Previews.modules : modules, journal: journal))
    }

    /// - Parameter journal: what earlier processes have made; nil if there were none.
    @MainActor
    package static func entries(of modules: [String], journal: String? = nil) async -> [LiveEntry] {
        let declarations = modules.flatMap { Previews.declarations(in: $0) }
        var journal = PreviewJournal(path: journal)
        var names = PreviewNames()
        var entries: [LiveEntry] = []
        for (number, declaration) in declarations.enumerated() {
            // If they can't be made, the picture says what is wrong.
            for (index, own) in await journal.names(of: declaration, number: number).enumerated() {
                let name = names.name(place: declaration.place, own: own)
                let picture = LiveAnswer.Picture(
                    name: "\(declaration.module)/\(name)", file: declaration.fileID, line: declaration.line)
                entries.append(LiveEntry(picture) { try await draw(declaration, index, $0, isInspected: $1) })
            }
        }
        return entries
    }

    /// Lays a preview out. It is made anew, so that every picture shows its first state.
    @MainActor
    private static func draw(
        _ declaration: PreviewDeclaration, _ index: Int, _ choices: LiveChoices, isInspected: Bool
    ) async throws -> LiveEntry.Drawing {
        let previews = try await declaration.previews()
        guard previews.indices.contains(index) else {
            throw LiveChoices.Failure(description: "\(declaration.place) has only \(previews.count) previews now")
        }
        // Without a choice as 'flatlay previews' draws it.
        let renderer = try previews[index].renderer(on: choices.device ?? .iPhone16)
        choices.apply(to: renderer)
        guard isInspected else { return LiveEntry.Drawing(renderer: renderer, list: try renderer.displayList()) }
        // Other threads would not record where views are written.
        renderer.threadLimit = 1
        let (list, layouts) = try renderer.displayListWithLayouts()
        return LiveEntry.Drawing(renderer: renderer, list: list, layouts: layouts)
    }
}
