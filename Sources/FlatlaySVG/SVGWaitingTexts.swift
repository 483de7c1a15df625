import CoreGeometry
import FlatlayDrawing
import Foundation

/// Texts that several threads write at the end, when the identifiers of all glyphs are known.
///
/// In an image with long texts, references to glyphs take most of the writing time, and it turns out only while shapes
/// are written which glyphs are frequent. So the body contains everything but the texts, and their positions. The texts
/// are written in parts of a fixed number of glyphs and joined in order, so the file does not depend on the number of
/// threads.
struct SVGWaitingTexts {
    /// A text in one colour, and the offset in the body at which it belongs.
    struct Text {
        let run: GlyphRun
        let origin: CGPoint
        let color: ResolvedColor
        let offset: Int
    }

    /// The references of a text.
    enum Content {
        /// Its glyphs in the survey.
        case glyphs(Range<Int>)
        /// The definition of the whole text, as a part of ``SVGUses``.
        case stretch(Range<Int>)
        /// Nothing: it has no outlines.
        case blank
    }

    /// The minimum number of glyphs in a part: some ten microseconds of work.
    private static let glyphsPerPart = 1024

    private(set) var texts: [Text] = []
    /// The references of the texts, as far as their glyphs were defined.
    private(set) var contents: [Content] = []
    /// The indices at which parts end.
    private var ends: [Int] = []
    /// The number of glyphs after the last end.
    private var count = 0

    var isEmpty: Bool { texts.isEmpty }

    mutating func append(_ text: Text) {
        texts.append(text)
        count += text.run.glyphCount
        if count >= SVGWaitingTexts.glyphsPerPart {
            ends.append(texts.count)
            count = 0
        }
    }

    /// Defines the glyphs of the texts that were appended since the last time.
    mutating func define(_ body: (Text) -> Content) {
        contents.reserveCapacity(texts.count)
        for index in contents.count..<texts.count { contents.append(body(texts[index])) }
    }

    /// The texts of each part, with the bytes of the body that end where the next part starts.
    ///
    /// - Parameter length: the length of the body.
    func parts(length: Int) -> [(texts: Range<Int>, body: Range<Int>)] {
        let bounds = [0] + ends + (ends.last == texts.count ? [] : [texts.count])
        return zip(bounds, bounds.dropFirst()).map { first, end in
            let start = first == 0 ? 0 : texts[first].offset
            return (first..<end, start..<(end < texts.count ? texts[end].offset : length))
        }
    }
}
