import Flatlay
import FlatlaySnapshots
import Foundation
import Testing

@testable import FlatlayTesting

/// What a failure says if no node differs: only pixels, or only the libraries and fonts.
@Suite struct ExplanationTests {
    private let card: some View = Text("Card").padding(20).background(.white)

    /// Replaces the reference by one with other pixels or another environment.
    private func rewrite(
        _ fixture: SnapshotFixture, _ name: String, environment: ([String: String]) -> [String: String] = { $0 },
        pixels change: (inout [UInt8], Int) -> Void
    ) throws {
        let path = fixture.references + "/" + name
        let old = try ImageReference(contentsOf: path)
        let bitmap = try old.decoded()
        var bytes = Array(bitmap.bytes)
        change(&bytes, bitmap.width)
        let new = RenderedBitmap(
            width: bitmap.width, height: bitmap.height, bytes: bytes, isOpaque: bitmap.isOpaque)
        let data = try ImageReference.data(
            for: new, scale: old.scale ?? 2, environment: environment(old.environment), tree: old.tree)
        try data.write(to: URL(fileURLWithPath: path))
    }

    private func lines(_ message: String?) throws -> [String] {
        try #require(message).split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { line in !["reference:", "result:", "difference:", "accept:"].contains { line.hasPrefix($0) } }
    }

    @Test("a pixel in a flat area is a colour, and names the node")
    func flatPixel() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(card, as: .image)
        try rewrite(fixture, "card.1.png") { bytes, width in bytes[(4 * width + 4) * 4] = 200 }
        let found = try lines(fixture.verify(card, as: .image))
        #expect(found.count == 1 && found[0].hasPrefix("color: "))
        #expect(found[0].hasSuffix("pixels differ by up to 55 of 255"))
        #expect(fixture.records.last?.changes.map(\.kind) == [.color])
    }

    @Test("pixels at the edges of letters alone are edges")
    func edges() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(card, as: .image)
        try rewrite(fixture, "card.1.png") { bytes, _ in
            // Antialiased pixels are neither black nor white.
            for place in stride(from: 0, to: bytes.count, by: 4) where (60...200).contains(bytes[place]) {
                bytes[place] += 5
            }
        }
        let found = try lines(fixture.verify(card, as: .image))
        #expect(found == ["edge: text \"Card\": only antialiased edges differ, by up to 5 of 255"])
    }

    @Test("if only libraries differ, this is said once for all references")
    func environment() throws {
        let fixture = try SnapshotFixture()
        for name in ["a", "b"] {
            _ = fixture.verify(card, as: .image, named: name)
            try rewrite(
                fixture, "card.\(name).png", environment: { $0.merging(["FreeType": "2.0.1"]) { $1 } },
                pixels: { bytes, width in bytes[(4 * width + 4) * 4] = 200 })
        }
        let messages = fixture.run {
            ["a", "b"].map { name in
                verifySnapshot(
                    of: card, as: .image, named: name, snapshotDirectory: fixture.references, testName: "card()")
            }
        }
        let version = try #require(RenderEnvironment.current()["FreeType"])
        #expect(
            try lines(messages[0]) == [
                "only the libraries or fonts differ from those that made the reference:",
                "environment: FreeType 2.0.1 → \(version)",
            ])
        #expect(try lines(messages[1]) == ["only the libraries or fonts differ, as for card.a.png"])
        let failures = fixture.records.suffix(2)
        #expect(Set(failures.map(\.cause)) == ["environment: FreeType 2.0.1 → \(version)"])
    }

    @Test("failures of several snapshots with one cause have one key")
    func causes() throws {
        let fixture = try SnapshotFixture()
        for (name, text) in [("a", "Card"), ("b", "Another card")] {
            _ = fixture.verify(Text(text).padding(20).background(.white), as: .image, named: name)
            _ = fixture.verify(Text(text).padding(20).background(.yellow), as: .image, named: name)
        }
        let causes = fixture.records.filter { $0.outcome == .changed }.map(\.cause)
        #expect(causes.count == 2 && Set(causes).count == 1 && causes[0] != nil)
    }

    @Test("a change of rounding is one cause, at edges and in areas")
    func rounding() throws {
        let fixture = try SnapshotFixture()
        for name in ["a", "b", "c"] { _ = fixture.verify(card, as: .image, named: name) }
        try rewrite(fixture, "card.a.png") { bytes, width in bytes[(4 * width + 4) * 4] = 253 }
        try rewrite(fixture, "card.b.png") { bytes, _ in
            for place in stride(from: 0, to: bytes.count, by: 4) where (60...200).contains(bytes[place]) {
                bytes[place] += 1
            }
        }
        try rewrite(fixture, "card.c.png") { bytes, width in bytes[(4 * width + 4) * 4] = 252 }
        for name in ["a", "b", "c"] { _ = fixture.verify(card, as: .image, named: name) }
        let records = fixture.records.filter { $0.outcome == .changed }
        #expect(records.map { $0.changes.map(\.kind) } == [[.color], [.edge], [.color]])
        let cause = "rounding: pixels differ by at most 2 of 255"
        #expect(records.prefix(2).map(\.cause) == [cause, cause] && records.last?.cause != cause)
    }

    @Test("another size is explained by nodes, too")
    func sizes() throws {
        let fixture = try SnapshotFixture()
        _ = fixture.verify(card, as: .image)
        let found = try lines(fixture.verify(Text("Card").padding(22).background(.white), as: .image))
        #expect(found.contains { $0.hasPrefix("layout: ") })
    }
}
