import Flatlay
import FlatlayPreviews
import Foundation

/// Draws the previews of a program for `flatlay preview`: what the program runs that the command builds.
public enum LivePreviews {
    /// Answers requests on the standard input until it ends.
    ///
    /// - Parameter modules: the modules with previews; none for all of the program.
    /// - Returns: the exit code: 0, or 1 if nobody reads the answers.
    @MainActor
    public static func run(_ modules: [String]) async -> Int32 {
        await LiveProgram.run(await entries(of: modules.isEmpty ? Previews.modules : modules))
    }

    @MainActor
    package static func entries(of modules: [String]) async -> [LiveEntry] {
        var names = PreviewNames()
        var entries: [LiveEntry] = []
        for module in modules {
            for declaration in Previews.declarations(in: module) {
                let count: Int
                var own: [String?] = []
                do {
                    own = try await declaration.previews().map(\.name)
                    count = own.count
                } catch {
                    // The picture says what is wrong.
                    (count, own) = (1, [nil])
                }
                for index in 0..<count {
                    let name = names.name(place: declaration.place, own: own[index])
                    let picture = LiveAnswer.Picture(
                        name: "\(module)/\(name)", file: declaration.fileID, line: declaration.line)
                    entries.append(LiveEntry(picture) { try await draw(declaration, index, $0, isInspected: $1) })
                }
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
