import FlatlayBytes
import FlatlayDrawing
import Foundation

/// The coverage of the glyphs of one face at one size, by glyph and subpixel position, in contiguous memory.
final class GlyphStrike {
    /// The coverage of one glyph. `left` and `top` are the position of its first pixel, relative to the pixel of its
    /// origin.
    struct Mask {
        var left: Int32
        var top: Int32
        var width: Int32
        var height: Int32
        /// The offset of its coverage: rows of ``bytesPerRow``, with zeros beyond the width.
        var start: Int

        static let empty = Mask(left: 0, top: 0, width: 0, height: 0, start: 0)

        /// Rows are padded to a multiple of eight bytes, which are processed at once.
        var bytesPerRow: Int { (Int(width) + 7) & ~7 }
    }

    let face: FontFace
    let faceIdentity: ObjectIdentifier
    let size: CGFloat

    // Read for every glyph that is drawn, through pointers, which are inlined here; subscripts of another module are
    // called. Nothing that changes one of these properties calls back.

    /// The number of the mask for each glyph and phase, in pages of 256; -1 if it is not painted yet.
    @exclusivity(unchecked) private var numbers = GrowingMemory<Int32>()
    /// The offset in ``numbers`` of the page for every 64 glyphs; -1 if there is none.
    @exclusivity(unchecked) private var pages = GrowingMemory<Int32>()
    @exclusivity(unchecked) private var masks = GrowingMemory<Mask>()
    @exclusivity(unchecked) private var coverages = GrowingMemory<UInt8>()

    init(face: FontFace, size: CGFloat) {
        self.face = face
        faceIdentity = face.identity
        self.size = size
    }

    /// The number of painted glyphs.
    var count: Int { masks.count }

    /// Its approximate memory, in bytes.
    var byteCount: Int {
        numbers.byteCount + pages.byteCount + masks.byteCount + coverages.byteCount + 256
    }

    /// Returns the mask of a glyph, or nil if it has not been painted.
    @inline(__always)
    func mask(of glyph: UInt32, phase: Int) -> Mask? {
        let page = Int(glyph >> 6)
        guard page < pages.count else { return nil }
        let first = pages.start[page]
        guard first >= 0 else { return nil }
        let number = numbers.start[Int(first) + Int(glyph & 63) << 2 + phase]
        return number < 0 ? nil : masks.start[Int(number)]
    }

    /// The coverage of a mask, in rows of ``Mask/bytesPerRow``.
    @inline(__always)
    func coverage(of mask: Mask) -> UnsafePointer<UInt8> {
        UnsafePointer(coverages.start + mask.start)
    }

    /// Stores the mask of a glyph, whose coverage is given in rows without padding.
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
