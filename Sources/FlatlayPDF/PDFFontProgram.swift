import FlatlayText
import FlatlayDrawing
import Foundation

/// A font with some of its glyphs, compressed as files store it.
struct PDFFontProgram {
    let format: FontSubset.Format
    /// The number of bytes of the program before it was compressed.
    let length: Int
    let stream: PDFStreamData
    /// The number of each glyph in the font program, in the order of the request.
    let numbers: [UInt16]
    /// The advance of each glyph, in thousandths of the font size.
    let advances: [Double]
    /// A name such as `QWERTY+Inter-Bold`.
    let postScriptName: String

    /// Returns nil if the face cannot be embedded.
    init?(_ face: FontFace, glyphs: [UInt32], _ file: PDFFile) {
        guard let subset = FontSubset(of: face, glyphs: glyphs) else { return nil }
        format = subset.format
        length = subset.program.count
        stream = subset.program.withUnsafeBytes { file.data(of: $0) }
        (numbers, advances) = (subset.numbers, subset.advances)
        postScriptName = PDFFontProgram.name(of: face, subset)
    }

    /// The six letters of a name distinguish subsets of one font (9.6.4).
    private static func name(of face: FontFace, _ subset: FontSubset) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        subset.program.withUnsafeBytes { bytes in
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        }
        var tag = ""
        for _ in 0..<6 {
            tag.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "A") + UInt8(hash % 26)))
            hash /= 26
        }
        let name = (face.family + "-" + face.style).unicodeScalars.filter {
            $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-")
        }
        return tag + "+" + String(String.UnicodeScalarView(name))
    }
}
