import DrawingTestSupport
import FlatlayImages
import FlatlayPDF
import FlatlayRendering
import FlatlayDrawing
import Foundation
import TestSupport
import Testing

private let hasPdftotext = ExternalTool.isInstalled("pdftotext")

@Suite struct PDFWriterTests {
    private func contains(_ data: Data, _ text: String) -> Bool {
        data.range(of: Data(text.utf8)) != nil
    }

    @Test func theSamePictureIsTheSameFile() throws {
        let first = try PDFWriter().data(for: SampleSheet.list)
        #expect(try PDFWriter().data(for: SampleSheet.list) == first)
    }

    @Test func thePageHasThePicturesSize() throws {
        let data = try PDFWriter().data(for: picture(120, 45.5) { _ in })
        #expect(contains(data, "/MediaBox[0 0 120 45.5]"))
    }

    @Test func aPictureLargerThanAPageIsDrawnSmaller() throws {
        let data = try PDFWriter().data(for: picture(1440, 28_800) { _ in })
        #expect(contains(data, "/MediaBox[0 0 720 14400]"))
    }

    @Test func theDateIsPinnedAndMayBeChosen() throws {
        let data = try PDFWriter().data(for: picture(10, 10) { _ in })
        #expect(contains(data, "/CreationDate(D:20000101000000Z)"))
        #expect(contains(data, "/ModDate(D:20000101000000Z)"))
        let chosen = Date(timeIntervalSince1970: 1_700_000_000)
        let other = try PDFWriter(options: PDFOptions(creationDate: chosen)).data(for: picture(10, 10) { _ in })
        #expect(contains(other, "/CreationDate(D:20231114221320Z)"))
    }

    @Test func titleAndAuthorAreKept() throws {
        let options = PDFOptions(title: "Tags", author: "Flatlay")
        let data = try PDFWriter(options: options).data(for: picture(10, 10) { _ in })
        #expect(contains(data, "/Title(Tags)"))
        #expect(contains(data, "/Author(Flatlay)"))
    }

    @Test(arguments: [
        ("0001-01-01T00:00:00Z", "00010101000000"), ("1600-02-29T23:59:59Z", "16000229235959"),
        ("1969-12-31T23:59:59Z", "19691231235959"), ("2024-02-29T12:30:00Z", "20240229123000"),
        ("2100-03-01T00:00:00Z", "21000301000000"), ("9999-12-31T23:59:59Z", "99991231235959"),
    ])
    func everyDateIsWrittenInUniversalTime(date: String, expected: String) throws {
        let date = try Date(date, strategy: .iso8601)
        let data = try PDFWriter(options: PDFOptions(creationDate: date)).data(for: picture(10, 10) { _ in })
        #expect(contains(data, "/CreationDate(D:\(expected)Z)"))
    }

    @Test func titlesBeyondASCIIAreKept() throws {
        let options = PDFOptions(title: "Tür (1)\\", author: "a(b)\\c")
        let data = try PDFWriter(options: options).data(for: picture(10, 10) { _ in })
        #expect(contains(data, "/Title<feff005400fc0072002000280031" + "0029005c>"))
        #expect(contains(data, "/Author(a\\(b\\)\\\\c)"))
    }

    @Test(.enabled(if: hasPdftotext, "needs pdftotext of poppler-utils"))
    func textCanBeExtracted() throws {
        let list = picture(300, 100) { builder in
            builder.glyphs(GlyphFixtures.run("Läufer & Fische"), origin: CGPoint(x: 10, y: 30), .color(.black))
            builder.glyphs(
                GlyphFixtures.run("שלום", face: GlyphFixtures.hebrew, isRightToLeft: true),
                origin: CGPoint(x: 10, y: 70), .color(.black))
        }
        let output = try ExternalTool.run("pdftotext", ["{}", "-"], input: PDFWriter().data(for: list))
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("Läufer & Fische"))
        #expect(text.contains("שלום"))
    }

    @Test func clustersThatDoNotAddUpStillDraw() throws {
        var run = GlyphFixtures.run("abc")
        run.clusters = [GlyphRun.Cluster(byteCount: 99, glyphCount: 1)]
        let list = picture(60, 20) { builder in
            builder.glyphs(run, origin: CGPoint(x: 0, y: 15), .color(.black))
            builder.fill(.rectangle(rect(0, 0, 5, 5)), .color(.pureRed))
        }
        #expect(try !PDFWriter().data(for: list).isEmpty)
    }

    @Test func aPhotoIsStoredAsItsFileOnce() throws {
        let data = JPEGFixtures.jpeg(64, 64) { x, y in (UInt8(x * 4), UInt8(y * 4), UInt8((x ^ y) * 4)) }
        let photo = try ImageDecoder().decode(data, name: "photo")
        let list = picture(200, 100) { builder in
            builder.image(ImageDrawing(image: photo, rect: rect(0, 0, 100, 100)))
            builder.image(ImageDrawing(image: photo, rect: rect(100, 0, 50, 50)))
        }
        let page = try PDFWriter().data(for: list)
        #expect(contains(page, "/DCTDecode"))
        let first = try #require(page.range(of: data))
        #expect(page[first.upperBound...].range(of: data) == nil)
    }

    @Test func aTurnedPhotoIsNotStoredAsItsFile() throws {
        let data = JPEGFixtures.jpeg(64, 32, orientation: 6) { x, y in (UInt8(x * 4), UInt8(y * 8), 0) }
        let photo = try ImageDecoder().decode(data, name: "photo")
        let list = picture(100, 100) { $0.image(ImageDrawing(image: photo, rect: rect(0, 0, 50, 100))) }
        #expect(try !contains(PDFWriter().data(for: list), "/DCTDecode"))
    }

    @Test func shapesStayShapes() throws {
        let list = picture(100, 100) { builder in
            builder.fill(.capsule(rect(0, 0, 80, 20)), .color(.pureRed))
            builder.fill(
                .rectangle(rect(0, 30, 80, 20)),
                .linearGradient(
                    stops: [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)],
                    start: .zero, end: CGPoint(x: 80, y: 0)))
        }
        #expect(try !contains(PDFWriter().data(for: list), "/Subtype/Image"))
    }

    @Test func shadowsBecomePicturesOfTheChosenResolution() throws {
        let list = picture(100, 100) { builder in
            builder.withEffect(.shadow(color: .black, radius: 4, offset: .zero)) {
                builder.fill(.rectangle(rect(20, 20, 60, 60)), .color(.pureRed))
            }
        }
        func size(_ scale: CGFloat) throws -> Int {
            try PDFWriter(options: PDFOptions(rasterScale: scale)).data(for: list).count
        }
        #expect(try contains(PDFWriter().data(for: list), "/Subtype/Image"))
        #expect(try size(1) < size(4))
        #expect(throws: RenderError.invalidScale(0)) { try size(0) }
    }
}
