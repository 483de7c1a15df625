import CollectionLayout
import Foundation
import Testing

@Suite("Compositional layouts against UIKit")
struct CompositionalFixtureTests {
    nonisolated static let measured = FixtureFile.load("compositional", as: [CompositionalCase].self) ?? []
    static let derived = FixtureFile.load("derived", as: DerivedFile.self)?.cases ?? []

    @MainActor
    private static func differences(_ fixture: CompositionalCase, scale: Double) throws -> [String] {
        let view = fixture.makeCollectionView(defaultScale: scale)
        try view.layoutElements()
        return ExpectedFrames(fixture.expect).differences(
            from: view.attributes(onlyVisible: fixture.layout.offset != nil), content: view.contentSize)
    }

    @Test("measured frames", arguments: measured)
    @MainActor
    func measuredFrames(_ fixture: CompositionalCase) throws {
        let differences = try Self.differences(fixture, scale: 2)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("all measured cases exist and pass")
    @MainActor
    func count() throws {
        let passing = try Self.measured.filter { try Self.differences($0, scale: 2).isEmpty }
        print("compositional: \(passing.count) of \(Self.measured.count) measured cases pass")
        #expect(Self.measured.count == 111)
        #expect(passing.count == Self.measured.count)
    }

    /// The reference model lists the whole content, and does not raise pinned elements before anything is scrolled.
    @MainActor
    private static func derivedDifferences(_ fixture: CompositionalCase) throws -> [String] {
        let view = fixture.makeCollectionView(defaultScale: 3)
        try view.layoutElements()
        let attributes = view.attributes(onlyVisible: false)
        if fixture.layout.offset == nil {
            for pinned in attributes where pinned.zIndex > 1_000_000_000 { pinned.zIndex -= 1_000_000_000 }
        }
        return ExpectedFrames(fixture.expect).differences(from: attributes, content: view.contentSize)
    }

    @Test("well-known sample layouts", arguments: derived)
    @MainActor
    func derivedFrames(_ fixture: CompositionalCase) throws {
        let differences = try Self.derivedDifferences(fixture)
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("all sample layouts exist and pass")
    @MainActor
    func derivedCount() throws {
        let passing = try Self.derived.filter { try Self.derivedDifferences($0).isEmpty }
        print("derived: \(passing.count) of \(Self.derived.count) cases of the reference model pass")
        #expect(Self.derived.count == 22)
        #expect(passing.count == Self.derived.count)
    }
}
