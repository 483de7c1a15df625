import CHarfBuzz
import CPangoCairo
import FlatlayDrawing
import Foundation
import TestSupport
import Testing

@testable import FlatlayText

/// Font files may come from anywhere: rules with random bytes end no process, and take bounded time.
@Suite("Layout tables of damaged fonts") struct DamagedLayoutTableTests {
    /// A font of bytes, which live as long as it.
    private struct MemoryFont: ~Copyable {
        let font: OpaquePointer

        init(_ bytes: [UInt8]) throws {
            let blob = bytes.withUnsafeBytes {
                hb_blob_create($0.baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
            let face = try #require(hb_face_create(blob, 0))
            hb_blob_destroy(blob)
            font = try #require(hb_font_create(face))
            hb_face_destroy(face)
        }

        deinit { hb_font_destroy(font) }
    }

    /// The bytes of a table in a font file.
    private func range(of tag: String, in bytes: [UInt8]) -> Range<Int>? {
        func number(_ offset: Int, _ count: Int) -> Int {
            bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        for table in 0..<number(4, 2) {
            let record = 12 + 16 * table
            guard Array(bytes[record..<record + 4]) == Array(tag.utf8) else { continue }
            let start = number(record + 8, 4)
            return start..<start + number(record + 12, 4)
        }
        return nil
    }

    /// Whether pairs were found, and shaped a text.
    private func shapes(_ bytes: [UInt8]) throws -> Bool {
        let font = try MemoryFont(bytes)
        var properties = hb_segment_properties_t()
        (properties.direction, properties.script) = (HB_DIRECTION_LTR, HB_SCRIPT_LATIN)
        properties.language = hb_language_from_string("en", -1)
        var text = "AVATAR office, Ty. The quick brown fox"
        let key = try #require(GlyphPairs.Key(properties, [], byteCount: text.utf8.count))
        guard let pairs = GlyphPairs(key, font: font.font), let buffer = hb_buffer_create() else { return false }
        defer { hb_buffer_destroy(buffer) }
        var glyphs: [ShapedGlyph] = []
        return text.withUTF8 { pairs.shape($0, 0..<$0.count, in: buffer, to: &glyphs) }
    }

    @Test("are read without a trap", arguments: ["DejaVu Sans", "Noto Sans"], 0..<4)
    func damage(family: String, seed: UInt64) throws {
        let fonts = try FontLibraryTests.fonts.get()
        let face = fonts.face(for: FontDescriptor(family: .named(family)))
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fonts.sources[face.id].path)))
        #expect(try shapes(whole), "the font is one with pairs")
        let tables = ["GSUB", "GPOS"].compactMap { range(of: $0, in: whole) }
        try #require(tables.count == 2)
        var random = SeededGenerator(seed: (seed + 1) &* 1_000_003)
        for _ in 0..<60 {
            var bytes = whole
            let table = random.pick(tables)
            // Mostly near the start, where the lists of scripts, features and lookups are.
            let reach = random.pick([64, 1024, table.count])
            for _ in 0..<random.pick([1, 4, 40]) {
                let place = table.lowerBound + random.next(min(reach, table.count))
                bytes[place] = random.pick([0, 1, 0x7f, 0xff, UInt8(random.next(256))])
            }
            _ = try shapes(bytes)
        }
    }

    @Test("that end too soon are read without a trap") func truncation() throws {
        let fonts = try FontLibraryTests.fonts.get()
        let face = fonts.face(for: FontDescriptor(family: .named("DejaVu Sans")))
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fonts.sources[face.id].path)))
        let table = try #require(range(of: "GPOS", in: whole))
        for length in [0, 1, 9, 10, 11, 40, 200, 3000, table.count / 2, table.count - 1] where length < table.count {
            var bytes = whole
            // The length in the directory: the fourth number of the record.
            let record = try #require(
                (0..<40).map { 12 + 16 * $0 }.first { Array(whole[$0..<$0 + 4]) == Array("GPOS".utf8) })
            for (index, shift) in [24, 16, 8, 0].enumerated() {
                bytes[record + 12 + index] = UInt8(length >> shift & 0xff)
            }
            _ = try shapes(bytes)
        }
    }
}
