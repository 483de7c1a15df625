import DrawingTestSupport
import FlatlayBytes
import FlatlayPDF
import FlatlayPNG
import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlaySVG

/// Set `FLATLAY_SAMPLE_FOLDER` to look at the sheet in every output.
private let sampleFolder = ProcessInfo.processInfo.environment["FLATLAY_SAMPLE_FOLDER"]

@Suite struct SampleSheetTests {
    @Test(.enabled(if: sampleFolder != nil, "set FLATLAY_SAMPLE_FOLDER to a folder to get the sheet in every output"))
    func writesTheSheetInEveryOutput() throws {
        let folder = try #require(sampleFolder)
        for scale in [1, 2] as [CGFloat] {
            let renderer = PNGRenderer(options: PNGOptions(scale: scale))
            try AtomicFile.write(renderer.data(for: SampleSheet.list), to: "\(folder)/sheet@\(Int(scale))x.png")
        }
        try AtomicFile.write(PDFWriter().data(for: SampleSheet.list), to: "\(folder)/sheet.pdf")
        try AtomicFile.write(SVGWriter().data(for: SampleSheet.list), to: "\(folder)/sheet.svg")
        let text = SVGWriter(options: SVGOptions(textMode: .text))
        try AtomicFile.write(text.data(for: SampleSheet.list), to: "\(folder)/sheet-text.svg")
    }
}
