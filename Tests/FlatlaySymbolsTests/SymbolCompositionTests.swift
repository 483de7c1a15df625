import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlaySymbols

/// The rules of names, with a fake set of files.
struct SymbolCompositionTests {
    /// A set in which each file is a square of a different size, so that outlines identify their file.
    private func resolver(_ files: [String]) -> SymbolResolver {
        SymbolResolver { name in
            files.contains(name) ? SymbolOutline(path: Self.square(of: name), viewBox: Self.box) : nil
        }
    }

    private static let box = CGRect(x: 0, y: 0, width: 16, height: 16)
    private static func square(of name: String) -> Path {
        Path(CGRect(x: 4, y: 4, width: CGFloat(name.utf8.count), height: 8))
    }

    @Test(
        "a name is parsed from its end",
        arguments: [
            ("bell", ["bell"]), ("bell.fill", ["bell.fill", "bell"]),
            ("bell.slash.circle.fill", ["bell.slash.circle.fill", "bell.slash.circle", "bell.slash", "bell"]),
            ("circle.fill", ["circle.fill", "circle"]), ("circle", ["circle"]),
            ("bell.badge.fill", ["bell.badge.fill", "bell.badge", "bell"]),
            ("cart.badge.plus", ["cart.badge.plus", "cart"]),
            ("person.fill.badge.plus", ["person.fill.badge.plus", "person.fill", "person"]),
            ("plus", ["plus"]), ("badge.plus", ["badge.plus"]), ("a.b.c", ["a.b.c"]),
        ])
    func readings(name: String, stems: [String]) {
        #expect(SymbolVariantName.readings(of: name).map(\.stem) == stems)
    }

    @Test("a file with the variants overrides composing")
    func filesFirst() throws {
        let set = resolver(["bell", "bell-fill", "bell-circle-fill"])
        #expect(set.file(for: "bell.circle.fill") == "bell-circle-fill")
        #expect(set.file(for: "bell.circle") == nil)
        let outline = try #require(set.symbol(named: "bell.fill"))
        #expect(outline.layers.map(\.path) == [Self.square(of: "bell-fill")])
        #expect(!outline.growsWithWeight)
        #expect(try #require(set.symbol(named: "bell")).growsWithWeight)
    }

    @Test("in a circle: a ring around the smaller symbol")
    func circle() throws {
        let outline = try #require(resolver(["bell"]).symbol(named: "bell.circle"))
        #expect(outline.layers.count == 2)
        #expect(outline.bounds == Self.box)
        let inner = outline.layers[1].path.boundingRect
        #expect(Self.box.insetBy(dx: 3, dy: 3).contains(inner), "\(inner)")
        #expect(abs(inner.midX - 8) < 1e-9 && abs(inner.midY - 8) < 1e-9)
        #expect(outline.levels.map(\.count) == [1, 1])
    }

    @Test("filled, in a circle: the filled symbol cut out of a disc")
    func filledCircle() throws {
        let outline = try #require(resolver(["bell", "bell-fill"]).symbol(named: "bell.circle.fill"))
        #expect(outline.layers.count == 1)
        let layer = outline.layers[0]
        #expect(layer.path.boundingRect == Self.box)
        // The shape of `bell-fill`: nine to eight.
        let hole = try #require(layer.cutouts.first).boundingRect
        #expect(abs(hole.width / hole.height - 9 / 8) < 1e-9)
        #expect(!outline.growsWithWeight)
    }

    @Test("slashed: a stroke, and a gap in the symbol")
    func slash() throws {
        let outline = try #require(resolver(["bell"]).symbol(named: "bell.slash"))
        #expect(outline.layers.map(\.cutouts.count) == [1, 0])
        let stroke = outline.layers[1].path.boundingRect
        #expect(stroke.minX < 2 && stroke.maxX > 14 && stroke.minY < 2 && stroke.maxY > 14)
    }

    @Test("slashed in a filled circle: the gap beside the stroke is filled again")
    func slashInCircle() throws {
        let outline = try #require(resolver(["bell"]).symbol(named: "bell.slash.circle.fill"))
        #expect(outline.layers.map(\.cutouts.count) == [2, 1])
        // The gap is left free under the stroke.
        #expect(outline.layers[1].cutouts == [outline.layers[0].cutouts[1]])
    }

    @Test("a circle file without a filled version is no filled circle; the stem in a circle is")
    func fillable() throws {
        let outline = try #require(
            resolver(["person", "person-fill", "person-circle"]).symbol(named: "person.circle.fill"))
        #expect(outline.layers.map(\.cutouts.count) == [1])
    }

    @Test("with a badge: a dot above, or a mark in a disc below")
    func badges() throws {
        let set = resolver(["bell", "plus-lg"])
        let dot = try #require(set.symbol(named: "bell.badge"))
        #expect(dot.layers.map(\.cutouts.count) == [1, 0])
        #expect(dot.layers[1].path.boundingRect.midY < 8)
        let plus = try #require(set.symbol(named: "bell.badge.plus"))
        #expect(plus.layers.map(\.cutouts.count) == [1, 1])
        #expect(plus.layers[1].path.boundingRect.midY > 8)
    }

    @Test("a circle in a file is a separate layer")
    func levels() throws {
        var path = Path(ellipseIn: Self.box)
        let inside = Path(CGRect(x: 5, y: 5, width: 6, height: 6))
        path.addPath(inside)
        let set = SymbolResolver { [path] name in
            name == "x-circle-fill" ? SymbolOutline(path: path, viewBox: Self.box) : nil
        }
        let outline = try #require(set.symbol(named: "x.circle.fill"))
        #expect(outline.levels.map { $0.map(\.path) } == [[inside], [Path(ellipseIn: Self.box)]])
    }

    @Test("forward and backward follow the reading direction")
    func directions() throws {
        let set = resolver(["chevron-right", "chevron-left", "fast-forward"])
        #expect(set.file(for: "chevron.forward") == "chevron-right")
        #expect(try #require(set.symbol(named: "chevron.backward")).flipsForRightToLeft)
        #expect(try #require(set.symbol(named: "chevron.right")).flipsForRightToLeft == false)
        // The button of a player does not follow the reading direction.
        #expect(try #require(set.symbol(named: "forward")).flipsForRightToLeft == false)
    }
}
