import DrawingTestSupport
import FlatlayImages
import FlatlayPDF
import FlatlayPNG
import FlatlaySVG
import FlatlayDrawing
import Foundation
import TestSupport
import Testing
@testable import FlatlayPaint

/// Other programs render the outputs, and their pixels are compared with ours.
@Suite struct OutputComparisonTests {
    /// The mean and the maximum difference between the components of two images.
    private func difference(_ first: RenderedBitmap, _ second: ImageResource) -> (mean: Double, share: Double) {
        guard first.width == second.pixelWidth, first.height == second.pixelHeight else { return (255, 1) }
        var sum = 0
        var far = 0
        for (a, b) in zip(first.bytes, second.pixels) {
            let distance = abs(Int(a) - Int(b))
            sum += distance
            if distance > 48 { far += 1 }
        }
        return (Double(sum) / Double(first.bytes.count), Double(far) / Double(first.bytes.count))
    }

    private var reference: RenderedBitmap {
        get throws { try PNGRenderer(options: PNGOptions(scale: 2, background: .white)).bitmap(for: SampleSheet.list) }
    }

    @Test(.enabled(if: ExternalTool.isInstalled("rsvg-convert"), "needs rsvg-convert of librsvg2-bin"))
    func librsvgDrawsTheSheetAsWeDo() throws {
        let svg = try SVGWriter().data(for: SampleSheet.list)
        let png = try ExternalTool.run("rsvg-convert", ["-z", "2", "-b", "white", "{}"], input: svg)
        let (mean, share) = try difference(reference, ImageDecoder().decode(png, name: "sheet"))
        print("SVG by librsvg: mean difference \(mean), \(share * 100) % far")
        #expect(mean < 1)
        #expect(share < 0.01)
    }

    @Test(.enabled(if: ExternalTool.isInstalled("pdftoppm"), "needs pdftoppm of poppler-utils"))
    func popplerDrawsTheSheetAsWeDo() throws {
        let pdf = try PDFWriter().data(for: SampleSheet.list)
        let png = try ExternalTool.run("pdftoppm", ["-r", "144", "-png", "{}"], input: pdf)
        let (mean, share) = try difference(reference, ImageDecoder().decode(png, name: "sheet"))
        print("PDF by Poppler: mean difference \(mean), \(share * 100) % far")
        #expect(mean < 1.5)
        #expect(share < 0.02)
    }
}
