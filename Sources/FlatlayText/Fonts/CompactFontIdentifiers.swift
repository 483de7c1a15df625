import Foundation

/// The character identifiers (CIDs) of the glyphs in a CID-keyed CFF font, which can differ from the glyph indices.
///
/// Source: Adobe Technical Note 5176, The Compact Font Format Specification, sections 4, 5, 9 and 13.
struct CompactFontIdentifiers {
    /// The identifier of each glyph.
    let numbers: [UInt16]

    /// Returns nil for a font whose glyphs have no identifiers, or whose table can't be read.
    init?(_ table: Data, glyphCount: Int) {
        let bytes = [UInt8](table)
        // Section 6: the header, then an index of names, then one of dictionaries, the first of which is the font's.
        guard bytes.count > 4, let names = Index(bytes, at: Int(bytes[2])),
            let dictionaries = Index(bytes, at: names.end), let first = dictionaries.first,
            let offset = CompactFontIdentifiers.characterSet(in: bytes[first])
        else { return nil }
        numbers = CompactFontIdentifiers.read(bytes, at: offset, count: glyphCount)
    }

    /// Section 5: a count, the size of offsets, the offsets from the byte before the data, the data.
    private struct Index {
        let first: Range<Int>?
        let end: Int

        init?(_ bytes: [UInt8], at start: Int) {
            guard start + 2 <= bytes.count else { return nil }
            let count = Int(bytes[start]) << 8 | Int(bytes[start + 1])
            guard count > 0 else {
                (first, end) = (nil, start + 2)
                return
            }
            guard start + 3 <= bytes.count else { return nil }
            let size = Int(bytes[start + 2])
            let base = start + 3 + (count + 1) * size - 1
            guard (1...4).contains(size), base < bytes.count else { return nil }
            func offset(_ index: Int) -> Int {
                let place = start + 3 + index * size
                return base + bytes[place..<(place + size)].reduce(0) { $0 << 8 | Int($1) }
            }
            let (low, high, last) = (offset(0), offset(1), offset(count))
            guard low <= high, high <= last, last <= bytes.count else { return nil }
            (first, end) = (low..<high, last)
        }
    }

    /// Sections 4 and 9: the offset of the identifiers according to the dictionary; nil for a font without them.
    private static func characterSet(in dictionary: ArraySlice<UInt8>) -> Int? {
        var (operand, place, hasIdentifiers) = (0, 0, false)
        var rest = dictionary
        while let byte = rest.popFirst() {
            switch byte {
            case 12:
                // 30: the registry and ordering of identifiers.
                if rest.popFirst() == 30 { hasIdentifiers = true }
            case 15: place = operand
            case 0...21: break
            case 28:
                operand = Int(Int16(truncatingIfNeeded: take(2, from: &rest)))
            case 29:
                operand = Int(Int32(truncatingIfNeeded: take(4, from: &rest)))
            case 30:
                // A decimal number, which ends with a half byte of ones.
                while let next = rest.popFirst(), next & 0x0f != 0x0f, next >> 4 != 0x0f {}
            case 32...246: operand = Int(byte) - 139
            case 247...250: operand = (Int(byte) - 247) * 256 + take(1, from: &rest) + 108
            case 251...254: operand = -(Int(byte) - 251) * 256 - take(1, from: &rest) - 108
            default: break
            }
        }
        return hasIdentifiers && place > 2 ? place : nil
    }

    private static func take(_ count: Int, from rest: inout ArraySlice<UInt8>) -> Int {
        (0..<count).reduce(0) { value, _ in value << 8 | Int(rest.popFirst() ?? 0) }
    }

    /// Section 13: a list, or ranges with a length of one or two bytes. The first glyph always has the identifier 0.
    private static func read(_ bytes: [UInt8], at offset: Int, count: Int) -> [UInt16] {
        var numbers: [UInt16] = [0]
        var rest = offset < bytes.count ? bytes[offset...] : []
        let format = rest.popFirst() ?? 0
        while numbers.count < count, !rest.isEmpty {
            let first = take(2, from: &rest)
            let more = format == 0 ? 0 : take(format == 1 ? 1 : 2, from: &rest)
            for step in 0...more where numbers.count < count {
                numbers.append(UInt16(truncatingIfNeeded: first + step))
            }
        }
        while numbers.count < count { numbers.append(0) }
        return numbers
    }
}
