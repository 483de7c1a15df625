import FlatlayBytes
import FlatlayText
import CoreGeometry
import FlatlayDrawing
import Foundation

/// A face whose file cannot be embedded: each glyph becomes a drawing, and every 256 of them a font (ISO 32000-1,
/// 9.6.5). Its text can be searched and copied like any other.
struct PDFDrawnFont {
    let face: FontFace
    /// The glyphs in the order of their codes, each with its number in the face.
    let glyphs: [(number: UInt32, glyph: PDFFont.Glyph)]
    /// The characters of each code.
    let characters: [UInt64]
    let outlines: GlyphOutlines

    /// Writes the fonts, and returns their names and object numbers.
    func write(to file: PDFFile, name: String) -> [(name: String, number: Int)] {
        stride(from: 0, to: glyphs.count, by: 256).enumerated().map { index, start in
            let range = start..<min(start + 256, glyphs.count)
            return (PDFDrawnFont.name(name, part: index), write(range, to: file))
        }
    }

    /// The name of a part of a font.
    static func name(_ name: String, part: Int) -> String { "\(name)p\(part)" }

    private func write(_ range: Range<Int>, to file: PDFFile) -> Int {
        let (number, unicode) = (file.reserve(), file.reserve())
        let drawings = glyphs[range].map { write($0.number, $0.glyph, to: file) }
        file.pack(number) { source in
            source.append("<</Type/Font/Subtype/Type3/FontBBox[0 0 0 0]/FontMatrix[.001 0 0 -.001 0 0]")
            source.append("/FirstChar 0/LastChar \(range.count - 1)/Widths[")
            for (_, glyph) in glyphs[range] {
                source.append(CGFloat(glyph.advance), decimals: 2)
                source.append(UInt8(ascii: " "))
            }
            source.append("]/Encoding<</Type/Encoding/Differences[0")
            for index in drawings.indices { source.append("/g\(index)") }
            source.append("]>>/CharProcs<<")
            for (index, drawing) in drawings.enumerated() { source.append("/g\(index) \(drawing) 0 R") }
            source.append(">>/Resources<<>>/ToUnicode \(unicode) 0 R>>")
        }
        let map = PDFCharacterMap(characters: characters[range], codeLength: 1)
        file.stream(unicode, entries: "", map.source.bytes)
        return number
    }

    private func write(_ number: UInt32, _ glyph: PDFFont.Glyph, to file: PDFFile) -> Int {
        let content = PDFContent(scale: 1, clip: .infinite)
        let outline = outlines.outline(of: number, face: face, size: 1000) ?? Path()
        let box = outline.isEmpty ? .zero : outline.boundingRect
        content.number(CGFloat(glyph.advance))
        content.source.append("0 ")
        content.point(CGPoint(x: box.minX, y: box.minY))
        content.point(CGPoint(x: box.maxX, y: box.maxY))
        content.source.append("d1\n")
        content.path(.path(outline))
        if !outline.isEmpty { content.source.append("f\n") }
        let object = file.reserve()
        file.stream(object, entries: "", content.source.bytes)
        return object
    }
}
