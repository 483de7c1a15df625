import FlatlayDrawing
import Foundation
import Testing
@testable import FlatlayText

/// Cairo shares its list of a file's faces between threads without a lock.
@Suite("Faces of a font that are opened and closed on several threads at once")
struct FontFacesOnThreadsTests {
    @Test("are safe while they are opened")
    func faces() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let known = try #require(fonts.record(fonts.face(for: FontDescriptor(family: .serif)).id)).face
        let opened = ConcurrentWork.map(count: 4, threads: 4) {
        } _: { _, thread in
            // More positions on an axis than a cache holds, so that it releases faces again and again.
            let cache = FontFaceCache()
            return (0..<20000).count { round in
                var face = known
                face.variations = "wght=\(1 + (round + thread * 300) % 600)"
                return cache.cairoFontFace(for: face) != nil
            }
        }
        #expect(opened == [20000, 20000, 20000, 20000])
    }

    @Test("are safe while text is shaped in them")
    func maps() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let shaped = ConcurrentWork.map(count: 4, threads: 4) {
        } _: { _, _ in
            (0..<40).map { round -> ShapedText in
                // For tightened text, the lines depend on Pango's width of a character.
                let font = FontDescriptor(family: .named("DejaVu Sans"), size: 17)
                let text = TextSpan("   iAVATAR To" + (round % 2 == 0 ? "→" : "日本"), font: font, kerning: -1.3)
                return PangoTextShaper(fonts: fonts).shape([text], style: ParagraphStyle(), width: 17, height: nil)
            }
        }
        for texts in shaped { #expect(texts == shaped[0]) }
        #expect(shaped[0].allSatisfy { $0.size.width > 0 })
    }

    /// Pango sorts the fonts of each text in another thread, and does not wait for it if the first font is sufficient.
    @Test("are safe if their maps drop them, or are freed, while Pango still sorts them")
    func sorting() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let shaped = ConcurrentWork.map(count: 4, threads: 4) {
        } _: { _, thread in
            (0..<150).map { round -> ShapedText in
                let source = TextFontSource(fonts: fonts)
                let style = ParagraphStyle()
                let text = TextSpan("Hi", font: FontDescriptor(size: CGFloat(10 + thread)))
                func shape() -> ShapedText {
                    CairoFonts.exclusively {
                        TextLayout(source: TextSource(spans: [text]), style: style, fonts: source)
                            .shape(limits: TextLimits(width: 9, height: nil))
                    }
                }
                let first = shape()
                CairoFonts.exclusively { source.forgetFonts() }
                return round % 2 == 0 ? first : shape()
            }
        }
        for texts in shaped { #expect(texts.allSatisfy { $0 == texts[0] }) }
    }

    @Test("are dropped by their map after Pango has sorted them, and not before")
    func forgetting() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let text = TextSpan("Hi", font: FontDescriptor(size: 10))
        for _ in 0..<300 {
            let source = TextFontSource(fonts: fonts)
            let choice = try #require(source.choice(of: text.font, for: text.text))
            let map = try #require(source.map(for: [choice]))
            CairoFonts.exclusively {
                _ = TextLayout(source: TextSource(spans: [text]), style: ParagraphStyle(), fonts: source)
                    .shape(limits: TextLimits(width: nil, height: nil))
                map.forgetFonts()
                #expect(!map.isSearched)
            }
        }
    }
}
