import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayCairo

/// Set `FLATLAY_TIMING` to measure, in a release build.
@Suite(
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["FLATLAY_TIMING"] != nil, "set FLATLAY_TIMING to measure"))
struct PaintingTimingTests {
    private func time(_ name: String, _ body: () throws -> Int) rethrows {
        _ = try body()
        let clock = ContinuousClock()
        var best = Duration.seconds(100)
        var size = 0
        for _ in 0..<7 {
            best = try min(best, clock.measure { size = try body() })
        }
        print("\(name): \(best), \(size) bytes")
    }

    private static func cards(_ count: Int, isClipped: Bool, hasShadow: Bool = false) -> DisplayList {
        picture(1000, CGFloat(count / 10) * 28) { builder in
            for index in 0..<count {
                let frame = rect(5 + CGFloat(index % 10) * 100, CGFloat(index / 10) * 28, 90, 24)
                let shape = DrawnShape.roundedRectangle(
                    frame, cornerSize: CGSize(width: 6, height: 6), style: .circular)
                func draw() {
                    builder.fill(shape, .color(ResolvedColor(hex: 0xf4f4f6)))
                    let line = DrawnShape.roundedRectangle(
                        frame.insetBy(dx: 0.5, dy: 0.5), cornerSize: CGSize(width: 5.5, height: 5.5), style: .circular)
                    builder.stroke(line, .color(ResolvedColor(hex: 0xc8c8d0)))
                    builder.glyphs(
                        label, origin: CGPoint(x: frame.minX + 12.4, y: frame.minY + 16.2), .color(.black))
                }
                if isClipped {
                    builder.withEffect(.clip(shape, FillStyle()), draw)
                } else if hasShadow {
                    builder.withEffect(
                        .shadow(color: ResolvedColor(hex: 0, opacity: 0.2), radius: 6, offset: .zero), draw)
                } else {
                    draw()
                }
            }
        }
    }

    private static let label = GlyphFixtures.run("karmi 123", size: 11)

    @Test func measuresSVG() throws {
        try time("tags SVG outlines, ten times") {
            try (0..<10).reduce(0) { sum, _ in try sum + SVGWriter().data(for: SVGTextTests.tags).count }
        }
        let writer = SVGWriter(options: SVGOptions(textMode: .text))
        try time("tags SVG text, ten times") {
            try (0..<10).reduce(0) { sum, _ in try sum + writer.data(for: SVGTextTests.tags).count }
        }
    }

    @Test func measuresBitmaps() throws {
        let renderer = PNGRenderer(options: PNGOptions(scale: 2, background: .black))
        try time("tags bitmap 2x, ten times") {
            try (0..<10).reduce(0) { sum, _ in try sum + renderer.bitmap(for: SVGTextTests.tags).width }
        }
    }

    @Test func measures() throws {
        let renderer = PNGRenderer(options: PNGOptions(scale: 2, background: .black))
        let plain = PNGRenderer(options: PNGOptions(background: .white))
        try time("tags PNG 2x") { try renderer.data(for: SVGTextTests.tags).count }
        try time("tags bitmap 2x") { try renderer.bitmap(for: SVGTextTests.tags).width }
        try time("tags SVG outlines") { try SVGWriter().data(for: SVGTextTests.tags).count }
        let writer = SVGWriter(options: SVGOptions(textMode: .text))
        try time("tags SVG text") { try writer.data(for: SVGTextTests.tags).count }
        let pages = PDFWriter()
        try time("tags PDF") { try pages.data(for: SVGTextTests.tags).count }
        let cards = PaintingTimingTests.cards(1000, isClipped: false)
        let many = PaintingTimingTests.cards(10_000, isClipped: false)
        let clipped = PaintingTimingTests.cards(10_000, isClipped: true)
        let shadows = PaintingTimingTests.cards(1000, isClipped: false, hasShadow: true)
        try time("1,000 cards bitmap") { try plain.bitmap(for: cards).width }
        try time("10,000 cards bitmap") { try plain.bitmap(for: many).width }
        try time("10,000 cards PNG") { try plain.data(for: many).count }
        try time("10,000 clipped cards bitmap") { try plain.bitmap(for: clipped).width }
        try time("1,000 cards with shadows bitmap") { try plain.bitmap(for: shadows).width }
        let stops = [
            GradientStop(color: ResolvedColor(hex: 0x1e3c72), location: 0),
            GradientStop(color: ResolvedColor(hex: 0x7e22ce), location: 1),
        ]
        let og = picture(1200, 630) {
            $0.fill(
                .rectangle(rect(0, 0, 1200, 630)),
                .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 1200, y: 630)))
        }
        try time("gradient bitmap") { try plain.bitmap(for: og).width }
        try time("gradient PNG") { try plain.data(for: og).count }
    }
}
