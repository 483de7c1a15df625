import Flatlay
import Foundation
import TestSupport
import Testing

@testable import FlatlayTemplates

/// Images of templates: within their names, as SVG, filled around a point, and what stands for those without a file.
@Suite struct ImageOptionTests {
    /// Four pixels in a row: red, green, blue and white.
    static let stripes: String = {
        let pixels: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255]
        let file = PixelFile.data(width: 4, height: 1, pixels: pixels) ?? Data()
        return "data:image/png;base64," + file.base64EncodedString()
    }()

    private let fixture: TemplateFixture

    init() throws {
        fixture = try TemplateFixture([
            "box.svg": """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="#00ff00"/></svg>
            """
        ])
    }

    private func bitmap(_ cell: String, width: Int = 40, height: Int = 20) throws -> RenderedBitmap {
        let template = try fixture.template(
            "canvas: { width: \(width), height: \(height), background: black }\n"
                + "sections: [{ items: 1, cell: \(cell), layout: { group: { size: [100%, 100%], horizontal: [{}] } } }]"
        )
        let renderer = try template.renderer()
        let bitmap = try renderer.bitmap()
        #expect(renderer.diagnostics.isEmpty, "\(renderer.diagnostics)")
        return bitmap
    }

    /// The colour of a pixel: red, green and blue.
    private func color(_ bitmap: RenderedBitmap, _ x: Int, _ y: Int) -> [Int] {
        let start = (y * bitmap.width + x) * 4
        return [2, 1, 0].map { Int(bitmap.bytes[start + $0]) }
    }

    private func isNear(_ one: [Int], _ other: [Int], _ tolerance: Int = 6) -> Bool {
        zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test func anImageMayBeWithinItsName() throws {
        let bitmap = try bitmap("{ image: { name: \"\(Self.stripes)\", resizable: true } }", width: 80)
        #expect(isNear(color(bitmap, 2, 10), [255, 0, 0]))
        #expect(isNear(color(bitmap, 78, 10), [255, 255, 255]))
    }

    @Test func anSVGFileIsAnImage() throws {
        let natural = try bitmap("{ image: box.svg }")
        #expect(isNear(color(natural, 20, 10), [0, 255, 0]) && color(natural, 8, 10) == [0, 0, 0])
        let fitted = try bitmap("{ image: { name: box.svg, contentMode: fit } }", width: 40, height: 40)
        #expect(isNear(color(fitted, 1, 20), [0, 255, 0]) && color(fitted, 20, 8) == [0, 0, 0])
    }

    @Test func aFilledImageKeepsItsFocusInSight() throws {
        // The image is four times as wide as high: a square shows a quarter of it.
        func middle(_ focus: String) throws -> [Int] {
            let image = "{ image: { name: \"\(Self.stripes)\", contentMode: fill\(focus) } }"
            return color(try bitmap(image, width: 20, height: 20), 10, 10)
        }
        #expect(isNear(try middle(", focus: leading"), [255, 0, 0], 40))
        #expect(isNear(try middle(", focus: trailing"), [255, 255, 255], 40))
        #expect(isNear(try middle(", focus: [0.625, 0.5]"), [0, 0, 255], 40))
    }

    @Test func aTiledImageIsRepeated() throws {
        let bitmap = try bitmap("{ image: { name: \"\(Self.stripes)\", resizingMode: tile } }")
        for x in stride(from: 0, to: 40, by: 4) {
            #expect(color(bitmap, x, 10) == [255, 0, 0] && color(bitmap, x + 2, 19) == [0, 0, 255], "\(x)")
        }
        let errors = fixture.errors(
            "sections: [{ items: 1, cell: { image: { name: box.svg, contentMode: fit, resizingMode: tile } } }]")
        #expect(
            errors.map(\.description) == [
                "t.yaml:1:74: sections[0].cell.image has both 'contentMode' and 'resizingMode'; keep one of them"
            ])
    }

    @Test func aPlaceholderStandsForAnImageWithoutAName() throws {
        let plain = try bitmap("{ image: { name: \"\", placeholder: red } }")
        #expect(isNear(color(plain, 20, 10), [255, 59, 48]))
        let hash = try bitmap("{ image: { name: , placeholder: LEHV6nWB2yk8pyo0adR*.7kCMdnj } }")
        // The colour that another decoder has in the middle; `BlurHashTests` compares more of them.
        #expect(isNear(color(hash, 20, 10), [158, 125, 108], 12))
    }

    @Test func aPictureDownloadsAtMostAHundredImages() throws {
        let pixels: [UInt8] = [0, 0, 255, 255]
        let server = try LocalServer(body: PixelFile.data(width: 1, height: 1, pixels: pixels) ?? Data())
        var options = TemplateOptions()
        options.allowedHosts = [server.host]
        func render(_ count: Int, query: String) throws -> (diagnostics: [String], isComplete: Bool) {
            let template = try fixture.template(
                "canvas: { width: 100 }\nsections: [{ items: \(count), cell: { image: "
                    + "\"http://\(server.host)/a.png?\(query){{ index }}\" } }]", options: options)
            let renderer = try template.renderer()
            let images = try renderer.displayList().description.split(separator: "\n").count { $0.contains("image") }
            return (renderer.diagnostics.map { "\($0)" }, images >= count)
        }
        let enough = try render(100, query: "a")
        #expect(enough.diagnostics.isEmpty && enough.isComplete, "\(enough)")
        // The count begins anew with each picture.
        #expect(try render(100, query: "b").diagnostics.isEmpty)
        let message = "the picture needs more than 100 files from the web; save some beside the template"
        do {
            let more = try render(101, query: "c")
            #expect(more.diagnostics.contains { $0.contains(message) }, "\(more)")
        } catch {
            #expect("\(error)".contains(message))
        }
    }

    @Test(arguments: [
        (
            "\"data:image/png;base64,!!\"",
            "t.yaml:1:39: file 'data:image/png;base64,!!' can't be read: it is malformed; write data:image/png;base64, and the bytes of the file in base64"
        ),
        (
            "{ name: a.png, contentMode: fill, resizable: true }",
            "t.yaml:1:54: sections[0].cell.image has both 'resizable' and 'contentMode'; keep one of them"
        ),
        (
            "{ name: a.png, placeholder: gary }",
            "t.yaml:1:67: unknown colour 'gary' in sections[0].cell.image.placeholder; did you mean 'gray'?"
        ),
        // The placeholder is for images that are missing, and hides no mistake.
        (
            "{ name: \"https://example.com/a.png\", placeholder: blue }",
            "t.yaml:1:47: 'https://example.com/a.png' is on the web, which is off; allow its host with --allow-net example.com, or save the file beside the template and name that"
        ),
        (
            "\"http://localhost:1/a.png\"",
            "t.yaml:1:39: 'http://localhost:1/a.png' is on the web, which is off; allow its host with --allow-net localhost:1, or save the file beside the template and name that"
        ),
    ])
    func mistakesAreTold(image: String, expected: String) {
        let errors = fixture.errors("sections: [{ items: 1, cell: { image: \(image) } }]").map(\.description)
        #expect(errors.contains(expected), "\(errors)")
    }

    @Test func anSVGImageStaysVectorsInSVG() throws {
        let template = try fixture.template("canvas: { width: 40 }\nsections: [{ items: 1, cell: { image: box.svg } }]")
        let svg = String(decoding: try template.renderer().svgData(), as: UTF8.self)
        let file = try #require(svg.firstMatch(of: /href="data:image\/svg\+xml;base64,([^"]*)"/))
        let content = try #require(Data(base64Encoded: String(file.1)))
        #expect(String(decoding: content, as: UTF8.self).contains("fill=\"#00ff00\"") && !svg.contains("image/png"))
    }

    /// No card is finished with a box in place of a photo: the error has the place of the view, and nothing is drawn.
    @Test(arguments: [
        ("image: photo.bmp", "image 'photo.bmp' is not PNG, JPEG, WebP, AVIF, GIF or SVG; convert it to one of them"),
        ("image: { name: damaged.png, contentMode: fill }", "image 'damaged.png' can't be decoded: "),
        ("image: cut.gif", "image 'cut.gif' can't be decoded: its GIF data is damaged or cut off; export it again"),
    ])
    func photosThatCantBeDecodedAreErrors(cell: String, message: String) throws {
        try writeDamagedFiles()
        let template = try fixture.template("canvas: { width: 60 }\nsections:\n  - { items: 1, cell: { \(cell) } }")
        let renderer = try template.renderer()
        let error = #expect(throws: TemplateErrors.self) { try renderer.bitmap() }
        let text = error?.errors.first?.description ?? ""
        #expect(text.hasPrefix("t.yaml:3:") && text.contains(message), "\(text)")
    }

    @Test func aPhotoThatCantBeDecodedIsItsPlaceholder() throws {
        try writeDamagedFiles()
        for name in ["damaged.png", "cut.gif", "photo.bmp"] {
            let shown = try bitmap("{ image: { name: \(name), placeholder: green, contentMode: fill } }")
            #expect(color(shown, 20, 10) == color(try bitmap("{ rectangle: { fill: green } }"), 20, 10), "\(name)")
        }
    }

    private func writeDamagedFiles() throws {
        let files: [(String, [UInt8])] = [
            ("damaged.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), ("photo.bmp", Array("BM".utf8)),
            ("cut.gif", Array("GIF89a".utf8) + [9, 0, 9, 0, 0, 0, 0]),
        ]
        for (name, bytes) in files { try Data(bytes).write(to: fixture.folder.appendingPathComponent(name)) }
    }

    @Test func linesOfEqualLengthAreAsManyAsBefore() throws {
        let text = "one two three four five six"
        let template = try fixture.template(
            "canvas: { width: 200 }\nsections: [{ items: 1, cell: { text: \(text), balancesLines: } }]")
        let lines = try template.gridRenderer().displayList().textPositions
        let plain = try fixture.template("canvas: { width: 200 }\nsections: [{ items: 1, cell: { text: \(text) } }]")
            .gridRenderer().displayList().textPositions
        #expect(plain.count == 2 && lines.count == 2, "\(plain) \(lines)")
        let lengths = lines.map { $0.split(separator: " ").dropLast(2).joined(separator: " ").count }
        let before = plain.map { $0.split(separator: " ").dropLast(2).joined(separator: " ").count }
        #expect(abs(lengths[0] - lengths[1]) < abs(before[0] - before[1]), "\(before) \(lengths)")
    }

    @Test func aRedirectToAHostThatIsNotAllowedIsNamed() {
        let problem = TemplateProblem.forbiddenRedirect("http://a.example/?b.example", host: "b.example")
        #expect(
            problem.message(at: "")
                == "'http://a.example/?b.example' redirects to b.example, which --allow-net does not name; add --allow-net "
                + "b.example, or save the file beside the template and name that")
        let own = TemplateProblem.forbiddenHost("HTTP://A.example/x.png", host: "a.example").message(at: "")
        #expect(own.contains("is on the web, which is off"))
    }
}
