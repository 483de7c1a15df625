import DrawingTestSupport
import FlatlayBytes
import CoreGeometry
import FlatlayDrawing
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
@testable import FlatlaySVG
#endif

@Suite struct SVGWriterTests {
    private func svg(_ list: DisplayList, _ options: SVGOptions = SVGOptions()) throws -> String {
        try String(decoding: SVGWriter(options: options).data(for: list), as: UTF8.self)
    }

    private func svg(_ draw: (DisplayListBuilder) -> Void) throws -> String {
        try svg(picture(100, 50, draw))
    }

    private func isWellFormed(_ source: String) -> Bool {
        XMLParser(data: Data(source.utf8)).parse()
    }

    @Test func theRootStatesSizeAndIdentity() throws {
        #expect(
            try svg(picture(100, 50.25) { _ in }) == """
                <svg xmlns="http://www.w3.org/2000/svg" id="flatlay" width="100" height="50.25" viewBox="0 0 100 50.25">
                </svg>

                """)
    }

    @Test func titleAndDescriptionAreEscaped() throws {
        let options = SVGOptions(title: "Tags & <more>", description: "a\u{1}b\u{7}\"c\"")
        let source = try svg(picture(1, 1) { _ in }, options)
        #expect(source.contains("<title>Tags &amp; &lt;more&gt;</title>"))
        #expect(source.contains("<desc>a\u{fffd}b\u{fffd}&quot;c&quot;</desc>"))
        #expect(isWellFormed(source))
    }

    @Test func shapesAreNativeElements() throws {
        let source = try svg { builder in
            builder.fill(.rectangle(rect(0, 1, 20, 10)), .color(.pureRed))
            builder.fill(.capsule(rect(1.5, 2, 20, 10)), .color(ResolvedColor(hex: 0x123456, opacity: 0.5)))
            builder.fill(.ellipse(rect(0, 0, 10, 10)), .color(.black))
            builder.fill(.ellipse(rect(0, 0, 20, 10)), .color(.black), style: FillStyle(eoFill: true))
        }
        #expect(source.contains("<rect y=\"1\" width=\"20\" height=\"10\" fill=\"#f00\"/>"))
        #expect(
            source.contains(
                "<rect x=\"1.5\" y=\"2\" width=\"20\" height=\"10\" rx=\"5\" fill=\"#123456\" fill-opacity=\".5\"/>"))
        #expect(source.contains("<circle cx=\"5\" cy=\"5\" r=\"5\"/>"))
        #expect(source.contains("<ellipse cx=\"10\" cy=\"5\" rx=\"10\" ry=\"5\" fill-rule=\"evenodd\"/>"))
    }

    @Test func aPathIsShortAndExact() throws {
        let path = Path { path in
            path.addLines([CGPoint(x: 1, y: 1), CGPoint(x: 11, y: 1), CGPoint(x: 11, y: 6), CGPoint(x: 3.5, y: 9.25)])
            path.closeSubpath()
            path.move(to: CGPoint(x: 20, y: 20))
            path.addQuadCurve(to: CGPoint(x: 30, y: 20), control: CGPoint(x: 25, y: 10))
            path.addCurve(
                to: CGPoint(x: 40, y: 20), control1: CGPoint(x: 31, y: 22), control2: CGPoint(x: 39, y: 22))
        }
        let source = try svg { $0.fill(.path(path), .color(.black)) }
        #expect(source.contains("<path d=\"m1 1h10v5l-7.5 3.25zm19 19q5-10 10 0c1 2 9 2 10 0\"/>"))
    }

    @Test func aBorderInsideAShapeSharesItsElement() throws {
        let source = try svg { builder in
            builder.fill(.capsule(rect(10, 10, 50, 27)), .color(.white))
            builder.stroke(.capsule(rect(10.5, 10.5, 49, 26)), .color(.pureRed))
        }
        #expect(
            source.contains(
                "\n<rect x=\"10.5\" y=\"10.5\" width=\"49\" height=\"26\" rx=\"13\" fill=\"#fff\" stroke=\"#f00\"/></svg>"
            ))
    }

    @Test func shapesThatAppearAgainAreDefinedOnce() throws {
        let source = try svg { builder in
            for index in 0..<4 {
                let frame = rect(CGFloat(index) * 20 + 1, 2, 16, 10)
                builder.fill(.capsule(frame), .color(.white))
                builder.stroke(.capsule(frame), .color(.pureRed))
                // Another colour or line is not the same.
                builder.fill(.capsule(frame), .color(index == 0 ? .pureBlue : .pureGreen))
            }
        }
        let pill = "width=\"16\" height=\"10\" rx=\"5\""
        #expect(source.contains("<defs><rect \(pill) id=\"_a\" fill=\"#fff\" stroke=\"#f00\"/>"))
        #expect(source.contains("<rect x=\"1\" y=\"2\" \(pill) fill=\"#fff\" stroke=\"#f00\"/>"))
        #expect(source.contains("<use href=\"#_a\" x=\"21\" y=\"2\"/>"))
        #expect(source.components(separatedBy: "<use href=\"#_a\"").count == 4)
        #expect(source.components(separatedBy: "<use href=\"#_b\"").count == 3)
        #expect(source.components(separatedBy: "fill=\"#00f\"").count == 2)
        #expect(isWellFormed(source))
    }

    @Test func aTranslucentBorderKeepsAnElementOfItsOwn() throws {
        let source = try svg { builder in
            builder.fill(.capsule(rect(10, 10, 50, 27)), .color(.white))
            builder.stroke(.capsule(rect(10.5, 10.5, 49, 26)), .color(ResolvedColor(hex: 0xff0000, opacity: 0.5)))
        }
        #expect(source.components(separatedBy: "<rect").count == 3)
    }

    @Test func strokesKeepTheirStyle() throws {
        let style = StrokeStyle(
            lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
        let source = try svg { $0.stroke(.rectangle(rect(1, 1, 8, 8)), .color(.pureBlue), style: style) }
        #expect(
            source.contains(
                " fill=\"none\" stroke=\"#00f\" stroke-width=\"2.5\" stroke-linecap=\"round\" "
                    + "stroke-linejoin=\"bevel\" stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\"/>"))
    }

    @Test func cellsAreGroupsThatNameTheirNode() throws {
        let source = try svg { builder in
            builder.fill(.rectangle(rect(0, 0, 100, 50)), .color(.white))
            for index in 0..<2 {
                builder.withNode("cell-0-\(index)", frame: rect(0, 0, 10, 10)) {
                    builder.fill(.rectangle(rect(0, 0, 10, CGFloat(index + 1))), .color(.black))
                    builder.withNode("text", frame: rect(0, 0, 5, 5)) {
                        builder.fill(.rectangle(rect(0, 0, 5, CGFloat(index + 1))), .color(.black))
                    }
                }
            }
        }
        #expect(source.components(separatedBy: "<g data-node=").count == 3)
        for index in 0..<2 {
            let height = "height=\"\(index + 1)\"/>"
            #expect(
                source.contains(
                    "<g data-node=\"cell-0-\(index)\"><rect width=\"10\" " + height + "<rect width=\"5\" " + height
                        + "</g>"))
        }
    }

    @Test func cellsOfACollectionAreNamedWithinIt() throws {
        let source = try svg { builder in
            builder.withNode("collection", frame: rect(0, 0, 50, 50)) {
                for index in 0..<2 {
                    builder.withNode("cell-0-\(index)", frame: rect(0, 0, 10, 10)) {
                        builder.withEffect(.node) { builder.fill(.rectangle(rect(0, 0, 10, 10)), .color(.black)) }
                    }
                }
            }
        }
        let rectangle = "<rect width=\"10\" height=\"10\"/></g>"
        #expect(
            source.contains(
                "<g data-node=\"collection\"><g data-node=\"cell-0-0\">" + rectangle + "\n"
                    + "<g data-node=\"cell-0-1\"><use href=\"#_a\"/></g>\n</g>"))
        #expect(isWellFormed(source))
    }

    @Test func nodesInsideAGroupOfTheWholePictureAreNamedToo() throws {
        let source = try svg { builder in
            builder.withEffect(.clip(.rectangle(rect(0, 0, 50, 50)), FillStyle())) {
                builder.withNode("cell-0-0", frame: rect(0, 0, 10, 10)) {
                    builder.fill(.rectangle(rect(0, 0, 10, 10)), .color(.black))
                }
            }
        }
        #expect(source.contains("<g clip-path=\"url(#_a)\"><g data-node=\"cell-0-0\"><rect"))
        #expect(isWellFormed(source))
    }

    @Test func equalDefinitionsAreWrittenOnce() throws {
        let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .clear, location: 1)]
        let source = try svg { builder in
            for _ in 0..<3 {
                builder.fill(
                    .rectangle(rect(0, 0, 10, 10)),
                    .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 10, y: 0)))
            }
            builder.fill(
                .rectangle(rect(50, 0, 10, 10)),
                .linearGradient(stops: stops, start: CGPoint(x: 50, y: 0), end: CGPoint(x: 60, y: 0)))
        }
        #expect(source.components(separatedBy: "<stop ").count == 3)
        #expect(source.components(separatedBy: "<linearGradient").count == 4)
        #expect(source.contains("<stop offset=\"1\" stop-color=\"#f00\" stop-opacity=\"0\"/>"))
    }

    @Test func cardsOfOneSizeShareTheFilterOfTheirShadow() throws {
        let source = try svg { builder in
            for index in 0..<3 {
                builder.withEffect(.shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 2))) {
                    builder.fill(.rectangle(rect(CGFloat(index) * 30, 10, 20, 20)), .color(.white))
                }
            }
        }
        #expect(source.components(separatedBy: "<filter").count == 2)
        #expect(source.components(separatedBy: "filter=\"url(#_a)\"").count == 4)
    }

    @Test func anImageIsEmbeddedOnce() throws {
        let source = try svg { builder in
            builder.image(ImageDrawing(image: SampleSheet.drop, rect: rect(0, 0, 10, 10)))
            builder.image(ImageDrawing(image: SampleSheet.drop, rect: rect(20, 0, 10, 10), templateColor: .pureRed))
        }
        #expect(source.components(separatedBy: "data:image/png;base64,").count == 2)
        #expect(source.components(separatedBy: "<use href=\"#_a\"").count == 3)
        let embedded = SampleSheet.drop.encoded.base64EncodedString()
        #expect(source.contains(embedded))
    }

    @Test func everyIdentifierTakesThePrefix() throws {
        let source = try svg(SampleSheet.list, SVGOptions(idPrefix: "one \"<-"))
        let pattern = try Regex("(?: id=\"|href=\"#|url\\(#)([^\")]*)")
        let ids = source.matches(of: pattern).compactMap { $0.output[1].substring }
        #expect(ids.count > 50)
        #expect(ids.allSatisfy { $0.hasPrefix("one-") })
        #expect(source.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"one-flatlay\""))
    }

    @Test func identifiersStartWithALetterOrUnderscoreAndDiffer() {
        var ids = SVGIdentifiers(prefix: "1")
        #expect(ids.root == "p1flatlay")
        var plain = SVGIdentifiers(prefix: "")
        let names = (0..<20_000).map { _ in plain.nextOfGlyphs() }
        #expect(names[0] == "a" && names[51] == "Z" && names[52] == "aa" && names[52 * 63] == "aaa")
        // Those of glyphs don't depend on how many others there are, and none is that of another.
        let others = (0..<20_000).map { _ in plain.next() }
        #expect(others == names.map { "_" + $0 })
        #expect(Set(names + others).count == 40_000)
        #expect(ids.next() == "p1_a" && ids.nextOfGlyphs() == "p1a")
    }

    @Test(arguments: [
        (CGFloat(0), "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (12.3456, "12.346"), (100, "100"),
        (0.0004, "0"), (-0.0004, "0"), (1e9, "1000000000"), (.nan, "0"), (.infinity, "0"), (1.001, "1.001"),
        (0.05, ".05"), (10.05, "10.05"),
    ])
    func numbersAreShort(value: CGFloat, expected: String) {
        let text = SVGText()
        text.number(value)
        #expect(text.buffer.text == expected)
    }

    @Test func allOfTheSheetIsWellFormedInBothModes() throws {
        for mode in [SVGOptions.TextMode.outlines, .text] {
            let source = try svg(SampleSheet.list, SVGOptions(textMode: mode, title: "Sheet"))
            #expect(isWellFormed(source))
            #expect(try svg(SampleSheet.list, SVGOptions(textMode: mode, title: "Sheet")) == source)
        }
    }
}
