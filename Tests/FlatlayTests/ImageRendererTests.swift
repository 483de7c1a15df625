import Flatlay
import Foundation
import RenderingTestSupport
import TestSupport
import Testing
@testable import FlatlayPaint

@Suite struct ImageRendererTests {
    private func temporaryFolder() throws -> String {
        try TemporaryFolder.untilExit().path
    }

    @Test func thePictureIsAsLargeAsTheViewWhereNothingIsOffered() throws {
        let list = try ImageRenderer(Text(verbatim: "abc").padding(), width: nil).displayList()
        #expect(list.size == CGSize(width: 62, height: 52))
    }

    @Test func thePictureIsAsLargeAsWhatIsOffered() throws {
        let list = try ImageRenderer(Text(verbatim: "abc"), width: 100, height: 60).displayList()
        #expect(list.size == CGSize(width: 100, height: 60))
        #expect(list.frame(of: "text") == CGRect(x: 35, y: 20, width: 30, height: 20))
    }

    @Test func sizesAreWholePixels() throws {
        for (scale, width) in [(1, 11), (2, 10.5), (3, 31 / 3)] as [(CGFloat, CGFloat)] {
            let view = Color.white.frame(width: 10.25, height: 4)
            #expect(try ImageRenderer(view, width: nil, scale: scale).displayList().size.width == width)
        }
    }

    @Test func theScaleMultipliesPixelsOnly() throws {
        let one = try ImageRenderer(Color.white.frame(width: 10, height: 4), width: nil).bitmap()
        let three = try ImageRenderer(Color.white.frame(width: 10, height: 4), width: nil, scale: 3).bitmap()
        #expect((one.width, one.height) == (10, 4))
        #expect((three.width, three.height) == (30, 12))
    }

    @Test func theBackgroundLiesBelowTheSafeArea() throws {
        let renderer = ImageRenderer(Color(red: 1, green: 0, blue: 0), width: 20, height: 20)
        renderer.safeAreaInsets = EdgeInsets(top: 5, leading: 2, bottom: 3, trailing: 1)
        renderer.background = .black
        let bitmap = try renderer.bitmap()
        #expect(bitmap[0, 0] == .black && bitmap[19, 19] == .black)
        #expect(bitmap[2, 5] == ResolvedColor(hex: 0xff0000) && bitmap[18, 16] == ResolvedColor(hex: 0xff0000))
        #expect(
            bitmap[1, 5] == .black && bitmap[2, 4] == .black && bitmap[19, 16] == .black && bitmap[18, 17] == .black)
    }

    @Test func theColorSchemeDecidesAdaptiveColors() throws {
        let renderer = ImageRenderer(Color.primary, width: 4, height: 4)
        #expect(try renderer.bitmap()[0, 0] == .black)
        renderer.colorScheme = .dark
        #expect(try renderer.bitmap()[0, 0] == .white)
    }

    @Test func rightToLeftMirrorsStacks() throws {
        let view = HStack(spacing: 0) {
            Text(verbatim: "a")
            Text(verbatim: "bb")
        }
        let renderer = ImageRenderer(view, width: nil)
        renderer.layoutDirection = .rightToLeft
        #expect(try renderer.displayList().frames(named: "text").map(\.minX) == [20, 0])
    }

    @Test func equalInputGivesEqualBytes() throws {
        for format in ImageFormat.allCases {
            let bytes = try (0..<2).map { _ in
                let renderer = ImageRenderer(
                    content: VStack {
                        Text(verbatim: "Größe ١٢٣ 漢字 🙂")
                        Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                            .frame(width: 50, height: 20).shadow(radius: 3)
                    })
                renderer.scale = 2
                return try renderer.data(as: format)
            }
            #expect(bytes[0] == bytes[1], "\(format)")
        }
    }

    @Test func writesByTheEndingOfTheName() throws {
        let folder = try temporaryFolder()
        let renderer = ImageRenderer(Color.white, width: 4, height: 4)
        for (name, start) in [("a.png", "\u{89}PNG"), ("a.SVG", "<svg"), ("a.pdf", "%PDF")] {
            try renderer.write(to: "\(folder)/\(name)")
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
            #expect(String(decoding: bytes.prefix(4).dropFirst(), as: UTF8.self) == String(start.dropFirst()))
        }
    }

    @Test func anUnknownEndingIsAnError() throws {
        let error = #expect(throws: UnknownFormatError.self) {
            try ImageRenderer(Color.white, width: 4, height: 4).write(to: "picture.gif")
        }
        #expect(
            error?.description
                == "'picture.gif' has no known file extension; end it in .png, .svg, .pdf, .webp, .jpeg or .avif, "
                + "or give the format")
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func aScaleThatIsNotPositiveIsAnError(_ scale: CGFloat) {
        let renderer = ImageRenderer(Color.white, width: 4, height: 4, scale: scale)
        #expect(throws: RenderError.self) { try renderer.displayList() }
    }

    @Test func aPictureWithoutAreaIsAnError() {
        let error = #expect(throws: RenderError.self) {
            try ImageRenderer(EmptyView(), width: nil).pngData()
        }
        #expect(
            error?.description == "an image of 0.0×0.0 points can't be drawn; give it a positive width and height")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300]) func sizesThatCanNotBeDrawnAreErrors(_ width: CGFloat) {
        #expect(throws: RenderError.self) {
            try ImageRenderer(Color.white, width: width, height: 10).pngData()
        }
    }

    @Test func aMissingFontFileIsAnErrorThatNamesIt() {
        let error = #expect(throws: FontLibraryError.self) { try FontLibrary(files: ["/nowhere/Brand.otf"]) }
        #expect(error?.description.contains("/nowhere/Brand.otf") == true)
    }

    @Test func aMissingImageIsDrawnAsAPlaceholderAndNoted() throws {
        let renderer = ImageRenderer(Image("portrait").frame(width: 40, height: 40), width: nil)
        let list = try renderer.displayList()
        #expect(!list.drawings.isEmpty)
        #expect(renderer.diagnostics.contains { $0.message.contains("image 'portrait' not found") })
    }

    @Test func aMissingGlyphIsNotedWithItsNode() throws {
        let renderer = ImageRenderer(content: Text(verbatim: "a\u{10FFFE}"))
        _ = try renderer.displayList()
        #expect(renderer.diagnostics.contains { $0.node == "text" && $0.message.contains("U+10FFFE") })
    }

    @Test func anUnknownFamilyIsNotedWithTheOneDrawn() throws {
        let renderer = ImageRenderer(content: Text(verbatim: "a").font(.custom("Intre", size: 12)))
        _ = try renderer.displayList()
        #expect(renderer.diagnostics.contains { $0.message.contains("Intre") && $0.message.contains("Inter") })
    }
}
