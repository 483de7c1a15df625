import FlatlayDrawing
import Foundation
import Testing

@testable import FlatlayImages

/// SVG files as images.
@Suite struct VectorImageTests {
    private func svg(_ attributes: String, _ content: String = "") -> Data {
        Data(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(attributes)>\(content)</svg>"
                .utf8)
    }

    private func decode(_ data: Data) throws(ImageResolutionError) -> ImageResource {
        try ImageDecoder().decode(data, name: "a.svg")
    }

    /// Blue, green, red and alpha of the pixel in the middle.
    private func middle(_ image: ImageResource) -> [UInt8] {
        let start = (image.pixelHeight / 2 * image.pixelWidth + image.pixelWidth / 2) * 4
        return Array(image.pixels[start..<start + 4])
    }

    @Test(arguments: [
        ("width=\"20\" height=\"10\"", 20.0, 10.0), ("viewBox=\"0 0 30 60\"", 30, 60),
        ("width=\"1in\" height=\"25.4mm\"", 96, 96), ("width='40' viewBox='0,0,10,5'", 40, 20),
        ("width=\"100%\" height=\"100%\" viewBox=\"0 0 8 8\"", 8, 8),
    ])
    func sizesAreThoseOfTheFirstElement(attributes: String, width: Double, height: Double) throws {
        let size = try #require(VectorSize(svg(attributes)))
        #expect(abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01)
        let image = try decode(svg(attributes))
        #expect(abs(image.size.width - width) < width / 500 && abs(image.size.height - height) < height / 500)
        #expect(max(image.pixelWidth, image.pixelHeight) == 1024)
    }

    /// Outputs of vectors embed files that every program shows as librsvg does.
    @Test(arguments: [
        ("width='40' height='20'", "<path d='M0 0h9v9z'/>", true), ("viewBox='0 0 30 60'", "<rect width='9'/>", true),
        ("width='40' height='40' viewBox='0 0 10 5'", "<path d='M0 0h9'/>", false),
        ("viewBox='0 0 8 8'", "<script>alert(1)</script>", false),
        ("viewBox='0 0 8 8'", "<image xlink:href='http://example.org/a.png'/>", false),
        ("viewBox='0 0 8 8'", "<use href=\"#a\"/><rect fill='url(#b)'/>", true),
        ("viewBox='0 0 8 8'", "<rect fill='url(https://example.org/a.svg#b)'/>", false),
        ("viewBox='0 0 8 8' onload='a()'", "", false), ("viewBox='0 0 8 8'", "<style>@import 'a.css'</style>", false),
        ("viewBox='0 0 8 8'", "<image href='data:image/svg+xml,%3Csvg/%3E'/>", false),
    ])
    func filesThatLoadNothingStayVectors(attributes: String, content: String, isEmbedded: Bool) throws {
        let image = try decode(svg(attributes, content))
        #expect((image.vector != nil) == isEmbedded)
        if let vector = image.vector {
            #expect(String(decoding: vector.svg, as: UTF8.self).contains("viewBox=") && VectorSize.isVector(vector.svg))
            #expect(vector.pdf?.starts(with: Array("%PDF".utf8)) == true)
        }
    }

    @Test func whatPrecedesTheElementIsSkipped() throws {
        let head = "\u{feff}<?xml version=\"1.0\"?>\n<!-- <svg> -->\n<!DOCTYPE svg [ <!ENTITY a \">\"> ]>\n"
        let data = Data(head.utf8) + svg("width=\"4\" height=\"2\"")
        #expect(VectorSize(data)?.width == 4)
        #expect(!VectorSize.isVector(Data("<html><svg/></html>".utf8)))
        #expect(throws: ImageResolutionError.unknownFormat(name: "a.svg")) { try decode(Data("<html/>".utf8)) }
    }

    @Test func nothingOutsideOfTheFileIsLoaded() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flatlay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = PixelFile.data(width: 1, height: 1, pixels: [0, 0, 255, 255]) ?? Data()
        let file = folder.appendingPathComponent("a.png")
        try png.write(to: file)
        for address in [file.path, "file://\(file.path)", "http://127.0.0.1:1/a.png"] {
            let image = try decode(
                svg("width=\"8\" height=\"8\"", "<image xlink:href=\"\(address)\" width=\"8\" height=\"8\"/>"))
            #expect(middle(image) == [0, 0, 0, 0], "\(address)")
        }
        // An image within the file is a part of it.
        let own = "data:image/png;base64," + png.base64EncodedString()
        let image = try decode(
            svg("width=\"8\" height=\"8\"", "<image xlink:href=\"\(own)\" width=\"8\" height=\"8\"/>"))
        #expect(middle(image) == [0, 0, 255, 255])
        let entity = "<!DOCTYPE svg [ <!ENTITY e SYSTEM \"file:///etc/passwd\"> ]>"
        let text = Data(entity.utf8) + svg("width=\"200\" height=\"20\"", "<text y=\"15\">&e;</text>")
        if let drawn = try? decode(text) { #expect(drawn.pixels.allSatisfy { $0 == 0 }) }
    }

    /// Another process draws them, within limits of its time.
    @Test(.timeLimit(.minutes(5))) func hostileFilesEndWithAnErrorOrAnImage() throws {
        // Each level uses the one below ten times.
        var uses = "<g id=\"a0\"><rect width=\"1\" height=\"1\"/></g>"
        for level in 1...12 {
            uses +=
                "<g id=\"a\(level)\">" + String(repeating: "<use xlink:href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
        }
        var entities = "<!DOCTYPE svg [ <!ENTITY a \"aaaaaaaaaa\">"
        for (name, inner) in zip("bcdefghij", "abcdefghi") {
            entities += "<!ENTITY \(name) \"" + String(repeating: "&\(inner);", count: 10) + "\">"
        }
        let laughs = Data((entities + "]>").utf8) + svg("width=\"8\" height=\"8\"", "<text>&j;</text>")
        let slow = "<filter id=\"f\"><feMorphology operator=\"dilate\" radius=\"400\"/></filter>"
        for data in [
            svg("width=\"8\" height=\"8\"", uses), laughs, svg("width=\"8\" height=\"8\"", "<g>"),
            svg("width=\"1e9\" height=\"1e-9\""), svg("width=\"8\" height=\"8\"", "</svg><svg>"),
            svg("width=\"999\" height=\"999\"", slow + "<rect width=\"999\" height=\"999\" filter=\"url(#f)\"/>"),
            svg("width=\"8\" height=\"8\"", String(repeating: "<g>", count: 100_000)),
        ] {
            do throws(ImageResolutionError) {
                let image = try decode(data)
                #expect(max(image.pixelWidth, image.pixelHeight) <= 4096)
            } catch {
                guard case .corrupt = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
        // What expands without bounds is refused, and the next file is drawn.
        #expect(throws: ImageResolutionError.self) { try decode(laughs) }
        let fine = try decode(svg("width=\"8\" height=\"8\"", "<rect width=\"8\" height=\"8\" fill=\"#f00\"/>"))
        #expect(middle(fine) == [0, 0, 255, 255])
    }
}
