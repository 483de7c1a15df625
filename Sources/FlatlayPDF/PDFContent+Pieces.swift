import FlatlayBytes
import FlatlayDrawing
import Foundation

/// Splits the page's content into pieces, which several threads complete and compress.
///
/// On a page with long texts, the texts take most of the writing time. The content contains everything else, and the
/// positions of the texts. Shared data, such as the characters of glyphs, is settled in order before. Pieces depend
/// only on the content, so the file does not depend on the number of threads.
extension PDFContent {
    /// A text that is missing in the content, and the offset at which its operators belong.
    struct WaitingText {
        var offset: Int
        var text: PDFText
    }

    /// A place between two drawings at which the content can be cut.
    struct Cut {
        /// The length of the content so far.
        var offset: Int
        /// The number of texts so far.
        var texts: Int
        /// The approximate length with these texts.
        var length: Int
    }

    /// A part of the content.
    struct Piece {
        var bytes: Range<Int>
        var texts: Range<Int>
    }

    /// The minimum distance of places for cuts.
    static let cutDistance = 16_384
    /// The length from which a content is cut. Each piece is compressed without knowledge of the others, so shorter
    /// ones would take more space.
    static let leastLength = 98_304
    /// The maximum length of pieces.
    private static let pieceLength = 262_144
    /// The approximate number of bytes that show a glyph: two for its number, and others for kerning.
    static let bytesPerGlyph = 4

    /// An even number of pieces of about one length, so that two threads end at the same time.
    var pieces: [Piece] {
        let end = Cut(offset: source.count, texts: waiting.count, length: length)
        let pairs = (length + 2 * PDFContent.pieceLength - 1) / (2 * PDFContent.pieceLength)
        let count = length < PDFContent.leastLength ? 1 : 2 * pairs
        var bounds = [Cut(offset: 0, texts: 0, length: 0)]
        for cut in cuts where bounds.count < count && cut.length * count >= length * bounds.count {
            bounds.append(cut)
        }
        bounds.append(end)
        return zip(bounds, bounds.dropFirst()).map {
            Piece(bytes: $0.offset..<$1.offset, texts: $0.texts..<$1.texts)
        }
    }

    /// The operators of a piece. It changes nothing, so several threads may call it.
    func write(_ piece: Piece, to buffer: ByteBuffer) {
        var start = piece.bytes.lowerBound
        func copy(to end: Int) {
            buffer.append(UnsafeRawBufferPointer(start: source.start + start, count: end - start))
            start = end
        }
        for index in piece.texts {
            copy(to: waiting[index].offset)
            var line = PDFTextLine(waiting[index].text, to: buffer)
            line.write()
        }
        copy(to: piece.bytes.upperBound)
    }
}
