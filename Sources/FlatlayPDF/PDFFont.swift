import FlatlayBytes
import FlatlayText
import CPangoCairo
import FlatlayDrawing
import Foundation

/// A face in a file: the glyphs that the image shows, the codes that text uses for them, and the characters that they
/// represent.
///
/// Every glyph that is written reads the tables, so accesses to them are not checked for exclusivity: one thread writes a
/// page, and no access lasts longer than reading or changing one entry.
final class PDFFont {
    /// A glyph in the file.
    struct Glyph {
        /// The number that text uses for it.
        var code: UInt16
        /// Its advance, in thousandths of the font size.
        var advance: Double
    }

    let face: FontFace
    /// The index among the fonts of the page.
    let number: Int
    /// The prefix of its name among the page's resources.
    let name: String
    /// The glyphs, indexed by their numbers in the face.
    @exclusivity(unchecked) private var glyphs: [Entry]
    /// The embedded font program; nil if the glyphs become drawings.
    private let program: PDFFontProgram?
    /// Whether glyphs become drawings. Codes then have one byte, with a font for every 256 glyphs.
    let isDrawn: Bool
    /// For each code, the bytes of the characters that its glyph represents, with their number in the highest byte; 0
    /// if no text has used it.
    @exclusivity(unchecked) private var characters: [UInt64] = []

    private struct Entry {
        var glyph = Glyph(code: 0, advance: 0)
        var isKnown = false
    }

    /// - Parameter program: the font program with the glyphs; nil to draw them.
    init(_ face: FontFace, number: Int, glyphs numbers: [UInt32], fonts: FontFaceCache, program: PDFFontProgram?) {
        self.face = face
        self.number = number
        name = "f\(number)"
        self.program = program
        isDrawn = program == nil
        // A font that cannot be subset is drawn. One that cannot be read is an error, which opening it here records.
        if isDrawn { _ = fonts.withFreeTypeFace(of: face) { $0 } }
        glyphs = Array(repeating: Entry(), count: Int(numbers.last ?? 0) + 1)
        var last = 0
        for (index, number) in numbers.enumerated() {
            let glyph: Glyph
            if let program {
                glyph = Glyph(code: program.numbers[index], advance: program.advances[index])
            } else {
                let advance = Double(fonts.advance(of: number, in: face)) * 1000
                glyph = Glyph(code: UInt16(truncatingIfNeeded: index), advance: advance)
            }
            glyphs[Int(number)] = Entry(glyph: glyph, isKnown: true)
            last = max(last, Int(glyph.code))
        }
        characters = Array(repeating: 0, count: last + 1)
    }

    subscript(number: UInt32) -> Glyph? {
        @inline(__always) get {
            let index = Int(number & 0xffff)
            guard index < glyphs.count, glyphs[index].isKnown else { return nil }
            return glyphs[index].glyph
        }
    }

    /// A table in which no code is marked.
    var unknownCodes: [Bool] { Array(repeating: false, count: characters.count) }

    /// Records which characters a glyph represents, unless it represents others.
    ///
    /// - Parameter key: the characters, as ``key(_:)`` returns them.
    @inline(__always)
    func settle(_ key: UInt64, of code: UInt16) {
        if characters[Int(code)] == 0 { characters[Int(code)] = key }
    }

    /// Whether a glyph represents these characters.
    @inline(__always)
    func represents(_ text: UnsafeRawBufferPointer, _ code: UInt16) -> Bool {
        PDFFont.key(text).map { characters[Int(code)] == $0 } ?? false
    }

    /// The bytes of some characters as one number; nil if they do not fit.
    @inline(__always)
    static func key(_ text: UnsafeRawBufferPointer) -> UInt64? {
        guard text.count > 0, text.count <= 7 else { return nil }
        var key: UInt64 = 0
        for byte in text { key = key << 8 | UInt64(byte) }
        return key | UInt64(text.count) << 56
    }

    // MARK: Objects

    /// Writes the font's objects, and returns the names and object numbers of its fonts.
    func write(to file: PDFFile, fonts: FontFaceCache, outlines: GlyphOutlines) -> [(name: String, number: Int)] {
        if let program { return [(name, write(program, to: file, fonts: fonts))] }
        return PDFDrawnFont(face: face, glyphs: codes, characters: characters, outlines: outlines)
            .write(to: file, name: name)
    }

    /// The glyphs in the order of their codes, each with its number in the face.
    private var codes: [(number: UInt32, glyph: Glyph)] {
        var result: [(number: UInt32, glyph: Glyph)] = []
        for (number, entry) in glyphs.enumerated() where entry.isKnown {
            result.append((UInt32(number), entry.glyph))
        }
        return result.sorted { $0.glyph.code < $1.glyph.code }
    }

    /// Writes a composite font whose text has two bytes per glyph (ISO 32000-1, 9.7).
    private func write(_ source: PDFFontProgram, to file: PDFFile, fonts: FontFaceCache) -> Int {
        let (number, descendant, descriptor, program) = (file.reserve(), file.reserve(), file.reserve(), file.reserve())
        let unicode = file.reserve()
        let postScriptName = source.postScriptName
        file.pack(number) { buffer in
            buffer.append("<</Type/Font/Subtype/Type0/BaseFont/\(postScriptName)/Encoding/Identity-H")
            buffer.append("/DescendantFonts[\(descendant) 0 R]/ToUnicode \(unicode) 0 R>>")
        }
        file.pack(descendant) { buffer in
            buffer.append("<</Type/Font/Subtype/")
            buffer.append(
                source.format == .trueType ? "CIDFontType2/CIDToGIDMap/Identity" : "CIDFontType0")
            buffer.append("/BaseFont/\(postScriptName)/CIDSystemInfo")
            buffer.append("<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor \(descriptor) 0 R/W[")
            writeWidths(to: buffer)
            buffer.append("]>>")
        }
        writeDescriptor(descriptor, name: postScriptName, program: program, source.format, to: file, fonts: fonts)
        let entries =
            source.format == .compact ? "/Subtype/CIDFontType0C" : "/Length1 \(source.length)"
        file.stream(program, entries: entries, source.stream)
        let map = PDFCharacterMap(characters: characters[...], codeLength: 2)
        file.stream(unicode, entries: "", map.source.bytes)
        return number
    }

    /// Writes advances by code; consecutive codes share a list.
    private func writeWidths(to source: ByteBuffer) {
        var next = -1
        for (_, glyph) in codes {
            if Int(glyph.code) != next {
                if next >= 0 { source.append("]") }
                source.append(digits: Int(glyph.code))
                source.append("[")
            } else {
                source.append(UInt8(ascii: " "))
            }
            source.append(CGFloat(glyph.advance), decimals: 2)
            next = Int(glyph.code) + 1
        }
        if next >= 0 { source.append("]") }
    }

    private func writeDescriptor(
        _ number: Int, name: String, program: Int, _ format: FontSubset.Format, to file: PDFFile, fonts: FontFaceCache
    ) {
        let measures: [Int] =
            fonts.withFreeTypeFace(of: face) { font in
                let units = max(1, Int(font.pointee.units_per_EM))
                let box = font.pointee.bbox
                return [
                    Int(box.xMin), Int(box.yMin), Int(box.xMax), Int(box.yMax), Int(font.pointee.ascender),
                    Int(font.pointee.descender),
                ].map { $0 * 1000 / units }
            } ?? [0, -200, 1000, 800, 800, -200]
        file.pack(number) { source in
            // 4: symbolic, since the characters are not only Latin.
            source.append("<</Type/FontDescriptor/FontName/\(name)/Flags 4/ItalicAngle 0/StemV 80/FontBBox[")
            source.append(measures.prefix(4).map { String($0) }.joined(separator: " "))
            source.append("]/Ascent \(measures[4])/Descent \(measures[5])/CapHeight \(measures[4])")
            source.append(format == .compact ? "/FontFile3 \(program) 0 R>>" : "/FontFile2 \(program) 0 R>>")
        }
    }
}
