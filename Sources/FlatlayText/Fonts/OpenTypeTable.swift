import CHarfBuzz

/// A layout table of a font, read with checked bounds and a bounded number of steps: font files may come from anywhere,
/// and offsets may point anywhere.
final class OpenTypeTable {
    /// The table is damaged, or larger than any real one.
    struct Unreadable: Error {}

    private let blob: OpaquePointer
    private let bytes: UnsafeBufferPointer<UInt8>
    private var steps: Int

    /// Returns nil if the face lacks the table.
    ///
    /// - Parameter tag: the four letters of its name.
    init?(_ tag: String, of face: OpaquePointer, steps: Int = 400_000) {
        guard let blob = hb_face_reference_table(face, OpenTypeTable.tag(tag)) else { return nil }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        guard let data, length > 0 else {
            hb_blob_destroy(blob)
            return nil
        }
        self.blob = blob
        self.steps = steps
        bytes = UnsafeRawBufferPointer(start: data, count: Int(length)).bindMemory(to: UInt8.self)
    }

    deinit { hb_blob_destroy(blob) }

    static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }

    /// The two bytes at an offset as a number.
    func number(_ offset: Int) throws -> Int {
        steps -= 1
        guard steps >= 0, offset >= 0, offset + 2 <= bytes.count else { throw Unreadable() }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    /// The numbers that follow their count.
    func numbers(_ offset: Int) throws -> [Int] {
        try numbers(try number(offset), at: offset + 2)
    }

    /// Some numbers beside each other.
    func numbers(_ count: Int, at offset: Int) throws -> [Int] {
        guard count >= 0, offset + 2 * count <= bytes.count else { throw Unreadable() }
        return try (0..<count).map { try number(offset + 2 * $0) }
    }

    /// The four bytes at an offset as a number.
    func longNumber(_ offset: Int) throws -> Int {
        try number(offset) << 16 | number(offset + 2)
    }

    /// The glyphs of a coverage table that are in a set, by their index in the table.
    func coverage(_ offset: Int, in glyphs: Set<Int>) throws -> [(index: Int, glyph: Int)] {
        var found: [(index: Int, glyph: Int)] = []
        let count = try number(offset + 2)
        switch try number(offset) {
        case 1:
            for index in 0..<count {
                let glyph = try number(offset + 4 + 2 * index)
                if glyphs.contains(glyph) { found.append((index, glyph)) }
            }
        case 2:
            try forEachInRanges(offset + 4, count: count, of: glyphs) { glyph, first, index in
                found.append((index + glyph - first, glyph))
            }
        default: throw Unreadable()
        }
        return found
    }

    /// Calls `body` with each glyph of a set that is in a range, with the first glyph of the range and its value.
    ///
    /// Fonts of many scripts have thousands of short ranges, whose glyphs are looked up in the set; in a long one, those
    /// of the set are compared.
    private func forEachInRanges(
        _ offset: Int, count: Int, of glyphs: Set<Int>, _ body: (_ glyph: Int, _ first: Int, _ value: Int) -> Void
    ) throws {
        for range in 0..<count {
            let start = offset + 6 * range
            let (first, last, value) = try (number(start), number(start + 2), number(start + 4))
            guard first <= last else { continue }
            if last - first < glyphs.count {
                for glyph in first...last where glyphs.contains(glyph) { body(glyph, first, value) }
            } else {
                for glyph in glyphs where glyph >= first && glyph <= last { body(glyph, first, value) }
            }
        }
    }

    /// The classes of some glyphs.
    func classes(_ offset: Int, of glyphs: Set<Int>) throws -> [Int: Int] {
        var classes: [Int: Int] = [:]
        switch try number(offset) {
        case 1:
            let (first, count) = try (number(offset + 2), number(offset + 4))
            for glyph in glyphs where glyph >= first && glyph < first + count {
                classes[glyph] = try number(offset + 6 + 2 * (glyph - first))
            }
        case 2:
            try forEachInRanges(offset + 4, count: number(offset + 2), of: glyphs) { glyph, _, value in
                classes[glyph] = value
            }
        default: throw Unreadable()
        }
        for glyph in glyphs where classes[glyph] == nil { classes[glyph] = 0 }
        return classes
    }
}
