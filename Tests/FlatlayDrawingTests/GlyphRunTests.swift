import FlatlayDrawing
import Foundation
import Testing

/// Faces and runs are stored in one reference, but behave like values.
@Suite("Runs of glyphs")
struct GlyphRunTests {
    private static let face = FontFace(family: "Inter", style: "Bold", path: "/fonts/Inter-Bold.otf", index: 0)
    private static let run = GlyphRun(
        face: face, size: 13, glyphs: [.init(id: 7, position: .zero, advance: 8.5)], text: "a",
        clusters: [.init(byteCount: 1, glyphCount: 1)], isRightToLeft: false, width: 8.5)

    @Test("changing a copy does not change the original")
    func valueSemantics() {
        var face = Self.face
        face.variations = "wght=600"
        #expect(Self.face.variations.isEmpty)
        #expect(face.family == "Inter" && face.variations == "wght=600")
        var run = Self.run
        run.face = face
        run.glyphs.append(.init(id: 8, position: CGPoint(x: 8.5, y: 0), advance: 4))
        run.width = 12.5
        #expect(Self.run.glyphs.count == 1 && Self.run.width == 8.5 && Self.run.face == Self.face)
        #expect(run.glyphs.map(\.id) == [7, 8] && run.width == 12.5 && run.face.variations == "wght=600")
    }

    @Test("equal descriptions are equal, and each difference counts")
    func equality() {
        let same = FontFace(family: "Inter", style: "Bold", path: "/fonts/Inter-Bold.otf", index: 0)
        #expect(same == Self.face && same.hashValue == Self.face.hashValue)
        let changes: [(inout FontFace) -> Void] = [
            { $0.family = "x" }, { $0.style = "x" }, { $0.path = "x" }, { $0.index = 1 }, { $0.variations = "x" },
            { $0.isEmboldened = true }, { $0.isSlanted = true }, { $0.isColor = true },
        ]
        for change in changes {
            var other = same
            change(&other)
            #expect(other != Self.face)
        }
        var run = Self.run
        run.face = same
        #expect(run == Self.run)
        let runChanges: [(inout GlyphRun) -> Void] = [
            { $0.face.index = 1 }, { $0.size = 1 }, { $0.glyphs = [] }, { $0.text = "b" }, { $0.clusters = [] },
            { $0.isRightToLeft = true }, { $0.width = 1 },
        ]
        for change in runChanges {
            var other = Self.run
            change(&other)
            #expect(other != Self.run)
        }
    }

    @Test("printing shows the properties")
    func description() {
        #expect("\(Self.face)".contains(#"path: "/fonts/Inter-Bold.otf""#))
        #expect("\(Self.run)".contains(#"text: "a""#) && "\(Self.run)".contains("advance: 8.5"))
    }
}
