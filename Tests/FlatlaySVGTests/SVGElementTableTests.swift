import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlaySVG

@Suite("The table of shapes that an SVG file draws by reference")
struct SVGElementTableTests {
    /// A shape of few kinds, sizes and colours, so that many are equal.
    private static func element(_ random: inout some RandomNumberGenerator) -> SVGElement? {
        func length() -> CGFloat { CGFloat(Int.random(in: 0...3, using: &random)) * 10.001 }
        let frame = CGRect(
            x: length(), y: length(), width: length() * (Bool.random(using: &random) ? 1 : -1), height: length())
        let shape: DrawnShape =
            switch Int.random(in: 0...3, using: &random) {
            case 0: .rectangle(frame)
            case 1: .ellipse(frame)
            case 2: .roundedRectangle(frame, cornerSize: CGSize(width: length(), height: 4), style: .circular)
            default: .roundedRectangle(frame, cornerSize: CGSize(width: length(), height: 4), style: .continuous)
            }
        func paint() -> Paint { .color(Bool.random(using: &random) ? .black : .white) }
        var style = StrokeStyle(lineWidth: CGFloat(Int.random(in: 0...2, using: &random)))
        style.lineCap = Bool.random(using: &random) ? .round : .butt
        style.lineJoin = Bool.random(using: &random) ? .round : .miter
        switch Int.random(in: 0...2, using: &random) {
        case 0: return SVGElement(shape, fill: paint(), FillStyle(eoFill: Bool.random(using: &random)))
        case 1: return SVGElement(shape, stroke: paint(), style)
        default: return SVGElement(shape, fill: paint(), stroke: paint(), style)
        }
    }

    @Test("elements have the index of the first one that is equal", arguments: 1...5, [nil, 0, UInt64.max])
    func indices(seed: UInt64, hash: UInt64?) {
        var random = SeededGenerator(seed: seed)
        var table = SVGElementTable()
        var known: [SVGElement] = []
        for step in 0..<4000 {
            guard let element = Self.element(&random) else { continue }
            let first = known.firstIndex(of: element)
            // Also if all have the same hash.
            let (index, isNew) = hash.map { table.index(of: element, hash: $0) } ?? table.index(of: element)
            #expect(isNew == (first == nil))
            #expect(index == first ?? known.count)
            if first == nil { known.append(element) }
            if step.isMultiple(of: 3) { table[index] = "id\(index)" }
            #expect(table[index] == "" || table[index] == "id\(index)")
        }
        #expect(known.count > 500, "\(known.count) different ones")
    }
}
