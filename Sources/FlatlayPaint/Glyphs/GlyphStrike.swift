import FlatlayBytes
import FlatlayDrawing
import Foundation

/// The coverage of the glyphs of one face at one size, by glyph and place between pixels, one after the other in memory.
final class GlyphStrike {
    /// The coverage of one glyph. `left` and `top` are the place of its first pixel from the whole pixel of its origin.
    struct Mask {
        var left: Int32
        var top: Int32
        var width: Int32
        var height: Int32
        /// Where its coverage starts: rows of ``bytesPerRow``, clear beyond the width.
        var start: Int

        static let empty = Mask(left: 0, top: 0, width: 0, height: 0, start: 0)

        /// Rows are as long as eight bytes at once need.
        var bytesPerRow: Int { (Int(width) + 7) & ~7 }
    }

    let face: FontFace
    let size: CGFloat

    // Read for every glyph that is drawn; nothing that changes one of these calls back.

    /// The number of a mask for each glyph and phase, in pages of 256; -1 for what is not painted yet.
    @exclusivity(unchecked) private var numbers = GrowingMemory<Int32>()
    /// Where the page of each 64 glyphs starts in ``numbers``; -1 for none.
    @exclusivity(unchecked) private var pages = GrowingMemory<Int32>()
    @exclusivity(unchecked) private var masks = GrowingMemory<Mask>()
    @exclusivity(unchecked) private var coverages = GrowingMemory<UInt8>()

    init(face: FontFace, size: CGFloat) {
        self.face = face
        self.size = size
    }

    deinit {
        numbers.deallocate()
        pages.deallocate()
        masks.deallocate()
        coverages.deallocate()
    }

    /// How many glyphs are painted.
    var count: Int { masks.count }

    /// About how much memory it takes.
    var byteCount: Int {
        numbers.byteCount + pages.byteCount + masks.byteCount + coverages.byteCount + 256
    }

    /// The mask of a glyph, where it is painted.
    @inline(__always)
    func mask(of glyph: UInt32, phase: Int) -> Mask? {
        let page = Int(glyph >> 6)
        guard page < pages.count, pages[page] >= 0 else { return nil }
        let number = numbers[Int(pages[page]) + Int(glyph & 63) << 2 + phase]
        return number < 0 ? nil : masks[Int(number)]
    }

    /// The coverage of a mask.
    @inline(__always)
    func coverage(of mask: Mask) -> UnsafePointer<UInt8> {
        coverages.pointer(at: mask.start)
    }

    /// Keeps the mask of a glyph, whose coverage stands in rows without gaps.
    func insert(_ mask: Mask, coverage: [UInt8], of glyph: UInt32, phase: Int) -> Mask {
        var mask = mask
        mask.start = coverages.count
        for row in 0..<Int(mask.height) {
            let start = row * Int(mask.width)
            for column in 0..<mask.bytesPerRow {
                coverages.append(column < Int(mask.width) ? coverage[start + column] : 0)
            }
        }
        let page = Int(glyph >> 6)
        while pages.count <= page { pages.append(-1) }
        if pages[page] < 0 {
            pages[page] = Int32(numbers.count)
            for _ in 0..<256 { numbers.append(-1) }
        }
        numbers[Int(pages[page]) + Int(glyph & 63) << 2 + phase] = Int32(masks.count)
        masks.append(mask)
        return mask
    }
}
