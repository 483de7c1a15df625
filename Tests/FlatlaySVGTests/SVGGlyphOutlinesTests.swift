import DrawingTestSupport
import FlatlayRendering
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlaySVG

/// Outlines that a worker keeps from image to image.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: GlyphFixtures.sans.path), "needs the font Inter"))
struct SVGGlyphOutlinesTests {
    /// Words in two faces and several sizes, some of them again and some as one letter.
    private func words(seed: UInt64) -> DisplayList {
        var generator = SeededGenerator(seed: seed &* 1_000_003)
        func number(_ count: Int) -> Int { Int(generator.next() >> 33) % count }
        return picture(400, 400) { builder in
            for _ in 0..<(1 + number(30)) {
                let letters = (0..<(1 + number(8))).map { _ in
                    "abcdefgh il.éW".randomElement(using: &generator) ?? "a"
                }
                let run = GlyphFixtures.run(
                    String(letters), face: number(3) == 0 ? GlyphFixtures.bold : GlyphFixtures.sans,
                    size: [9, 12.5, 17, 1000][number(4)])
                let origin = CGPoint(x: CGFloat(number(3000)) / 8, y: CGFloat(number(3000)) / 8)
                for _ in 0...(number(3)) { builder.glyphs(run, origin: origin, .color(.black)) }
            }
        }
    }

    @Test func filesAreTheSameWithKeptOutlines() throws {
        let cache = RenderCache()
        for seed in 0..<60 as Range<UInt64> {
            let list = words(seed: seed)
            let kept = try SVGWriter(cache: cache).data(for: list)
            #expect(try kept == SVGWriter(cache: RenderCache()).data(for: list), "seed \(seed)")
        }
        let reading = try #require(cache.statistics.first { $0.name == "outlines of glyphs in SVG" })
        #expect(reading.count >= 20 && reading.byteCount > 1000)
    }

    /// References lead to the outlines of the letters at their places, computed here from the runs alone.
    @Test func referencesAreAtThePlacesOfGlyphs() throws {
        for seed in 100..<140 as Range<UInt64> {
            let list = words(seed: seed)
            let source = try String(decoding: SVGWriter(cache: RenderCache()).data(for: list), as: UTF8.self)
            let drawn = try SVGReferences(source).places
            var expected: [SVGReferences.Place] = []
            for item in list.items.array {
                guard case .glyphs(let run, let origin, _) = item.command else { continue }
                for glyph in run.glyphs where glyph.id != GlyphFixtures.run(" ", face: run.face).glyphs.first?.id {
                    let scale = run.size / 1000
                    expected.append(
                        SVGReferences.Place(
                            x: origin.x + (glyph.position.x / scale).rounded() * scale,
                            y: origin.y + (glyph.position.y / scale).rounded() * scale))
                }
            }
            #expect(drawn.count == expected.count, "seed \(seed)")
            for (drawn, expected) in zip(drawn, expected) {
                #expect(abs(drawn.x - expected.x) < 0.03 && abs(drawn.y - expected.y) < 0.03, "seed \(seed)")
            }
        }
    }
}

/// The places of outlines in a file of texts: an own reader of `use`, `g` and `path`.
private struct SVGReferences {
    struct Place {
        var x: CGFloat
        var y: CGFloat
    }

    private(set) var places: [Place] = []
    /// The outlines of each definition, relative to it.
    private var definitions: [Substring: [Place]] = [:]

    init(_ source: String) throws {
        var (scale, origin) = (CGFloat(1), Place(x: 0, y: 0))
        var group: Substring?
        for element in source.matches(of: #/<(/?)(\w+)([^>]*?)(/?)>/#) {
            let (isEnd, name, attributes, isWhole) = (!element.1.isEmpty, element.2, element.3, !element.4.isEmpty)
            func value(_ name: String) -> Substring? {
                attributes.firstRange(of: " \(name)=\"").map { attributes[$0.upperBound...].prefix { $0 != "\"" } }
            }
            func number(_ name: String) -> CGFloat { value(name).flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
            if name == "g", isEnd { (group, scale, origin) = (nil, 1, Place(x: 0, y: 0)) }
            guard !isEnd else { continue }
            switch name {
            case "path": definitions[value("id") ?? ""] = [Place(x: 0, y: 0)]
            case "g":
                group = value("id")
                if let group { definitions[group] = [] }
                (scale, origin) = Self.transform(value("transform"))
            case "use":
                let (parts, x, y) = (definitions[value("href")?.dropFirst() ?? ""] ?? [], number("x"), number("y"))
                if isWhole, value("transform") != nil { (scale, origin) = Self.transform(value("transform")) }
                let moved = parts.map { Place(x: $0.x + x, y: $0.y + y) }
                if let group {
                    definitions[group, default: []] += moved
                } else {
                    places += moved.map { Place(x: origin.x + $0.x * scale, y: origin.y + $0.y * scale) }
                }
            default: break
            }
        }
    }

    private static func transform(_ text: Substring?) -> (CGFloat, Place) {
        let numbers = (text ?? "").split { !"-.0123456789".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        switch numbers.count {
        case 6: return (numbers[0], Place(x: numbers[4], y: numbers[5]))
        case 2: return (1, Place(x: numbers[0], y: numbers[1]))
        default: return (1, Place(x: 0, y: 0))
        }
    }
}
