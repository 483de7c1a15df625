import FlatlayTesting
import Foundation
import Testing

@testable import FlatlayPreviews

/// Names of previews in the processes that draw them one after the other.
@Suite struct PreviewWalkTests {
    private enum Failing: PreviewRegistry {
        struct Failure: Error {}
        static let fileID = "Elsewhere/Cards.swift"
        static let line = 1
        static let column = 1
        static func makePreview() throws -> Preview { throw Failure() }
    }
    private enum First: PreviewRegistry {
        static let fileID = "Elsewhere/Cards.swift"
        static let line = 2
        static let column = 1
        static func makePreview() -> Preview { Preview { Text("first") } }
    }
    private enum Second: PreviewRegistry {
        static let fileID = "Elsewhere/Cards.swift"
        static let line = 3
        static let column = 1
        static func makePreview() -> Preview { Preview { Text("second") } }
    }

    @Test("after a preview has ended its process, the others have the names that they would have had")
    @MainActor func names() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("walk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (whole, cut) = (folder.appendingPathComponent("whole"), folder.appendingPathComponent("cut"))
        let previews: [any PreviewRegistry.Type] = [Failing.self, First.self, Second.self]
        let declarations = previews.map { PreviewDeclaration(macro: $0) }
        var names: [String] = []
        var walk = PreviewWalk(declarations, journal: whole.path)
        await walk.run { found in
            // What a process leaves that ends while it draws the first one.
            if names.isEmpty { try? FileManager.default.copyItem(at: whole, to: cut) }
            names.append(found.name)
            return Data()
        }
        #expect(names.count == 2 && names.first != names.last)
        var later: [String] = []
        var next = PreviewWalk(declarations, journal: cut.path)
        await next.run { found in
            later.append(found.name)
            return Data()
        }
        #expect(later == [names.last])
        let outcomes = PreviewWalk.outcomes(of: declarations, journal: PreviewJournal(path: cut.path))
        #expect(outcomes.map(\.name) == ["Cards"] + names)
    }
}
