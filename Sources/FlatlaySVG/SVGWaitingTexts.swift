import FlatlayBytes
import Foundation

/// Texts of the body that several threads write at the end, when the identifiers of all glyphs are known.
///
/// Most of the time of writing an image with long texts goes to the references to their glyphs. The body has everything
/// around them, and the places where they belong. They are written in parts of a fixed number of glyphs, and joined in
/// their order, so the number of threads has no influence on the file.
struct SVGWaitingTexts {
    /// The glyphs of a text, and the offset in the body at which their references belong.
    struct Text {
        var offset: Int
        var glyphs: Range<Int>
    }

    /// The minimum number of glyphs in a part: some hundred microseconds of work.
    private static let glyphsPerPart = 4096

    private(set) var texts: [Text] = []
    /// The indices at which parts end.
    private var ends: [Int] = []
    /// The number of glyphs after the last end.
    private var count = 0

    var isEmpty: Bool { texts.isEmpty }

    mutating func append(_ glyphs: Range<Int>, at offset: Int) {
        texts.append(Text(offset: offset, glyphs: glyphs))
        count += glyphs.count
        if count >= SVGWaitingTexts.glyphsPerPart {
            ends.append(texts.count)
            count = 0
        }
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
