import DrawingTestSupport
import FlatlayImages
import FlatlayPDF
import FlatlayPNG
import FlatlaySVG
import CoreGeometry
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint

/// Frosted glass over a background that is half red and half blue.
@Suite struct BackdropPaintingTests {
    private func list(saturation: Double = 1) -> DisplayList {
        picture(80, 40) { builder in
            builder.fill(.rectangle(rect(0, 0, 40, 40)), .color(.pureRed))
            builder.fill(.rectangle(rect(40, 0, 40, 40)), .color(.pureBlue))
            builder.blurBackdrop(in: .rectangle(rect(0, 0, 80, 20)), radius: 6, saturation: saturation)
        }
    }

    @Test func coloursMixWithinTheGlassAndNowhereElse() throws {
        let bitmap = try PNGRenderer(options: PNGOptions(background: nil)).bitmap(for: list())
        let (inside, outside) = (bitmap[40, 10].bytes, bitmap[40, 30].bytes)
        #expect((100...155).contains(inside.red) && (100...155).contains(inside.blue) && inside.opacity == 255)
        #expect(outside.red == 0 && outside.blue == 255)
        // The transparent area around does not blend into the edges.
        #expect(bitmap.hex(0, 0) == "#ff0000" && bitmap.hex(79, 0) == "#0000ff")
    }

    @Test func whatIsClearStaysClear() throws {
        let bitmap = try pixels(40, 40, background: nil) { builder in
            builder.fill(.rectangle(rect(0, 0, 20, 40)), .color(.pureRed))
            builder.blurBackdrop(in: .rectangle(rect(0, 0, 40, 40)), radius: 4)
        }
        #expect(bitmap.hex(18, 20) == "#ff0000")
        #expect(bitmap.hex(30, 20).hasSuffix("00"))
    }

    @Test func coloursBecomeStronger() throws {
        func chroma(_ saturation: Double) throws -> Int {
            let bitmap = try pixels(40, 40) { builder in
                builder.fill(.rectangle(rect(0, 0, 40, 40)), .color(ResolvedColor(hex: 0x806060)))
                builder.blurBackdrop(in: .rectangle(rect(0, 0, 40, 40)), radius: 4, saturation: saturation)
            }
            let pixel = bitmap[20, 20].bytes
            return Int(pixel.red) - Int(pixel.green)
        }
        #expect(try chroma(1) == 32)
        #expect((56...59).contains(try chroma(1.8)))
    }

    @Test(.enabled(if: ExternalTool.isInstalled("rsvg-convert"), "needs rsvg-convert of librsvg2-bin"))
    func anSVGShowsTheSame() throws {
        let ours = try PNGRenderer(options: PNGOptions(background: .white)).bitmap(for: list(saturation: 1.8))
        let svg = try SVGWriter().data(for: list(saturation: 1.8))
        let png = try ExternalTool.run("rsvg-convert", ["-b", "white", "{}"], input: svg)
        let theirs = try ImageDecoder().decode(png, name: "glass")
        let far = zip(ours.bytes, theirs.pixels).count { abs(Int($0) - Int($1)) > 12 }
        #expect(far == 0)
    }

    @Test(.enabled(if: ExternalTool.isInstalled("pdftoppm"), "needs pdftoppm of poppler-utils"))
    func aPDFShowsTheSame() throws {
        let ours = try PNGRenderer(options: PNGOptions(background: .white)).bitmap(for: list())
        let pdf = try PDFWriter().data(for: list())
        let png = try ExternalTool.run("pdftoppm", ["-r", "72", "-png", "{}"], input: pdf)
        let theirs = try ImageDecoder().decode(png, name: "glass")
        let far = zip(ours.bytes, theirs.pixels).count { abs(Int($0) - Int($1)) > 24 }
        #expect(far < ours.bytes.count / 50)
    }
}
