import FlatlayDrawing
import Foundation
import TestSupport

/// Random texts of several faces between random drawings: as many as it takes for writers to divide them among threads.
package struct LongTexts {
    private static let alphabets: [(face: FontFace, glyphs: [(scalar: Character, glyph: GlyphRun.Glyph)])] = [
        (GlyphFixtures.sans, "abcdefgh (é)\\ij"), (GlyphFixtures.bold, "ABC abc"), (GlyphFixtures.hebrew, "שלום אב"),
    ].map { face, letters in (face, Array(zip(letters, GlyphFixtures.run(letters, face: face).glyphs))) }

    private var generator: SeededGenerator
    private var known: [GlyphRun] = []

    package init(seed: Int) {
        generator = SeededGenerator(seed: seed &* 1_000_003)
    }

    /// A text; sometimes one that was returned before.
    package mutating func run(count: Int) -> GlyphRun {
        if generator.next(8) == 0, !known.isEmpty { return generator.pick(known) }
        let (face, glyphs) = generator.pick(LongTexts.alphabets)
        let isRightToLeft = face == GlyphFixtures.hebrew
        let size: CGFloat = generator.pick([9, 12, 13.5])
        var (text, run, x): (String, [GlyphRun.Glyph], CGFloat) = ("", [], 0)
        for _ in 0..<count {
            let (character, glyph) = generator.pick(glyphs)
            text.append(character)
            // Kerned by any distance, and sometimes on another line.
            let kerning = generator.pick([0, 0, 0, -0.3, CGFloat(generator.next(100)) / 40])
            let place = CGPoint(x: x, y: generator.next(200) == 0 ? 3 : 0)
            run.append(GlyphRun.Glyph(id: glyph.id, position: place, advance: glyph.advance * size / 17))
            x += glyph.advance * size / 17 + kerning
        }
        if isRightToLeft { text = String(text.reversed()) }
        var clusters = text.map { GlyphRun.Cluster(byteCount: String($0).utf8.count, glyphCount: 1) }
        // Glyphs that represent other characters than elsewhere, or characters together.
        if generator.next(20) == 0, clusters.count > 2 {
            text = String(text.dropFirst(2))
            text = "xy" + text
            clusters[0] = GlyphRun.Cluster(byteCount: 1, glyphCount: 1)
            clusters[1] = GlyphRun.Cluster(byteCount: 1, glyphCount: 1)
        }
        let result = GlyphRun(
            face: face, size: size, glyphs: run, text: text, clusters: clusters, isRightToLeft: isRightToLeft, width: x)
        known.append(result)
        return result
    }

    /// An image with texts of so many glyphs, and a random drawing after every few of them.
    package mutating func list(glyphs count: Int, seed: Int) -> DisplayList {
        let size = CGSize(width: 400, height: 300)
        var picture = RandomPicture(seed: seed &* 1_000_003, size: size)
        let builder = DisplayListBuilder()
        var left = count
        while left > 0 {
            let run = run(count: 1 + generator.next(160))
            left -= run.glyphs.count
            let origin = CGPoint(x: generator.next(300), y: 10 + generator.next(280))
            let color = generator.pick([ResolvedColor.black, .pureRed, ResolvedColor(hex: 0x336699, opacity: 0.5)])
            let effects: [DisplayList.Effect] = [
                .node, .opacity(0.5), .clip(.rectangle(CGRect(origin: .zero, size: size)), FillStyle()),
                .transform(CGAffineTransform(translationX: 3, y: 1)), .isolation,
            ]
            if generator.next(5) == 0 {
                builder.withEffect(generator.pick(effects)) { builder.glyphs(run, origin: origin, .color(color)) }
            } else {
                builder.glyphs(run, origin: origin, .color(color))
            }
            if generator.next(40) == 0 { builder.draw(picture.list(count: 1)) }
        }
        return builder.finish(size: size)
    }
}
