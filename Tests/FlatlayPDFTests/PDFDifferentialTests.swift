import DrawingTestSupport
import FlatlayPNG
import FlatlayPaint
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPDF

/// Hundreds of random scenes as pages, drawn by Poppler and compared with Cairo's pixels of the same scenes.
@Suite(.enabled(if: ExternalTool.isInstalled("pdftoppm"), "needs pdftoppm of poppler-utils"))
struct PDFDifferentialTests {
    private static let side: CGFloat = 64
    private static let columns = 10
    private static let rows = 6

    private func cell(_ index: Int) -> CGRect {
        rect(
            CGFloat(index % Self.columns) * Self.side, CGFloat(index / Self.columns) * Self.side, Self.side, Self.side)
    }

    /// A page of scenes, each on its own white background.
    private func page(_ number: Int) -> DisplayList {
        picture(CGFloat(Self.columns) * Self.side, CGFloat(Self.rows) * Self.side) { builder in
            builder.fill(.rectangle(rect(0, 0, 640, 384)), .color(.white))
            for index in 0..<(Self.columns * Self.rows) {
                var dice = SceneDice(seed: UInt64(number * 1000 + index))
                builder.withEffect(.clip(.rectangle(cell(index)), FillStyle())) {
                    dice.draw(builder, in: cell(index).insetBy(dx: 6, dy: 6))
                }
            }
        }
    }

    @Test(arguments: 0..<6) func scenesLookAsTheirPixelsDo(number: Int) throws {
        let list = page(number)
        let pixels = try PNGRenderer(options: PNGOptions(scale: 1, background: .white)).bitmap(for: list)
        let data = try PDFWriter().data(for: list)
        let drawn = try PDFRaster.image(of: data, scale: 1)
        for index in 0..<(Self.columns * Self.rows) {
            let frame = cell(index)
            let area = PixelArea(x: Int(frame.minX), y: Int(frame.minY), width: Int(Self.side), height: Int(Self.side))
            let ours = PDFRaster.difference(pixels, drawn, in: area)
            // Poppler smooths edges and places images in its own way. In fine chequers a tenth of the pixels may be
            // those of another square. The maximum mean of these scenes is 10.8.
            #expect(
                ours.mean < 12 && ours.share < 0.1,
                "scene \(number * 1000 + index): mean \(ours.mean), far \(ours.share)")
        }
    }

    @Test func shapesOfOneSizeKeepTheirPaints() throws {
        let stops = [
            GradientStop(color: .pureRed, location: 0), GradientStop(color: ResolvedColor(hex: 0x0000ff), location: 1),
        ]
        let list = picture(600, 400) { builder in
            for index in 0..<96 {
                let frame = rect(CGFloat(index % 12) * 50 + 5, CGFloat(index / 12) * 50 + 5, 40, 40)
                let shape = DrawnShape.roundedRectangle(
                    frame, cornerSize: CGSize(width: 8, height: 8), style: index % 2 == 0 ? .circular : .continuous)
                let end = CGPoint(x: frame.maxX, y: frame.maxY)
                let gradient = Paint.linearGradient(stops: stops, start: frame.origin, end: end)
                builder.fill(shape, index % 3 == 0 ? .color(.pureGreen) : gradient)
                builder.stroke(shape, index % 3 == 1 ? .color(.black) : gradient, style: StrokeStyle(lineWidth: 4))
            }
        }
        let difference = try PDFRaster.difference(of: list)
        #expect(difference.mean < 1.5 && difference.share < 0.01, "\(difference)")
    }

    @Test func readersFindNothingToComplainAbout() throws {
        for list in [page(0), SampleSheet.list] {
            let complaints = try ExternalTool.run(
                "sh", ["-c", "pdftoppm -r 36 \"$0\" 2>&1 >/dev/null", "{}"], input: PDFWriter().data(for: list))
            #expect(String(decoding: complaints, as: UTF8.self) == "")
        }
    }

    @Test func whatIsDrawnOftenIsStoredOnce() throws {
        func size(_ count: Int) throws -> Int {
            try PDFWriter().data(
                for: picture(1000, 1000) { builder in
                    for index in 0..<count {
                        let frame = rect(CGFloat(index % 10) * 90, CGFloat(index / 10) * 30, 80, 24)
                        builder.fill(.capsule(frame), .color(.white))
                        builder.stroke(
                            .capsule(frame.insetBy(dx: 0.5, dy: 0.5)), .color(.pureRed), style: StrokeStyle())
                    }
                }
            ).count
        }
        #expect(try size(300) - size(100) < 200 * 12)
    }
}
