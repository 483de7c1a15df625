import CHarfBuzz
import FlatlayDrawing
import Foundation

/// The PNG files in fonts of bitmaps, one for each glyph. Most have a palette, and are half as large as a new file.
enum GlyphFile {
    /// The chunks of files that every program shows alike. Others may change the colours, as a gamma does.
    private static let chunks: Set<String> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

    /// Returns the file of a glyph; nil if the font has none of this size, or one with other chunks.
    static func png(of glyphID: UInt32, face: FontFace, width: Int, height: Int) -> Data? {
        guard let path = face.file.pathToOpen, let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        let opened = hb_face_create(blob, UInt32(face.index & 0xffff))
        defer { hb_face_destroy(opened) }
        // A font without a size has the largest images.
        let font = hb_font_create(opened)
        defer { hb_font_destroy(font) }
        guard let image = hb_ot_color_glyph_reference_png(font, glyphID) else { return nil }
        defer { hb_blob_destroy(image) }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(image, &count), count > 0 else { return nil }
        let data = Data(bytes: bytes, count: Int(count))
        return isPlain(data, width: width, height: height) ? data : nil
    }

    /// Whether the bytes are a PNG file of a size with no chunks but the usual ones.
    static func isPlain(_ data: Data, width: Int, height: Int) -> Bool {
        let bytes = [UInt8](data)
        guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else { return false }
        func number(at offset: Int) -> Int { bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        var (offset, isFirst) = (8, true)
        while offset + 12 <= bytes.count {
            let length = number(at: offset)
            let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
            guard chunks.contains(type), length <= bytes.count - offset - 12 else { return false }
            if isFirst {
                guard type == "IHDR", length == 13, number(at: offset + 8) == width,
                    number(at: offset + 12) == height
                else { return false }
                isFirst = false
            }
            offset += length + 12
            if type == "IEND" { return offset == bytes.count }
        }
        return false
    }
}
