import CZlib
import Foundation

/// Compresses OpenType files as web fonts, by the W3C's "WOFF File Format 1.0" and "2.0".
struct PackedFont {
    private struct Table {
        let tag: [UInt8]
        let checksum: [UInt8]
        let bytes: [UInt8]
    }

    private let flavor: [UInt8]
    private let tables: [Table]
    private let size: Int

    init(_ path: String) throws {
        let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        func number(at index: Int, _ count: Int) -> Int { file[index..<index + count].reduce(0) { $0 << 8 | Int($1) } }
        flavor = Array(file[0..<4])
        size = file.count
        tables = (0..<number(at: 4, 2)).map { 12 + 16 * $0 }.map { record in
            let (start, length) = (number(at: record + 8, 4), number(at: record + 12, 4))
            return Table(
                tag: Array(file[record..<record + 4]), checksum: Array(file[record + 4..<record + 8]),
                bytes: Array(file[start..<start + length]))
        }
    }

    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private var unpackedSize: Int {
        12 + tables.reduce(0) { $0 + 16 + ($1.bytes.count + 3) / 4 * 4 }
    }

    /// Version 1: each table is compressed by zlib.
    var woff: Data {
        var directory: [UInt8] = []
        var body: [UInt8] = []
        let start = 44 + 20 * tables.count
        for table in tables {
            var packed = [UInt8](repeating: 0, count: Int(compressBound(UInt(table.bytes.count))))
            var length = UInt(packed.count)
            compress(&packed, &length, table.bytes, UInt(table.bytes.count))
            let stored = Int(length) < table.bytes.count ? Array(packed.prefix(Int(length))) : table.bytes
            directory += table.tag + Self.bytes(start + body.count, 4) + Self.bytes(stored.count, 4)
            directory += Self.bytes(table.bytes.count, 4) + table.checksum
            body += stored + [UInt8](repeating: 0, count: (4 - stored.count % 4) % 4)
        }
        return Data(header("wOFF", length: start + body.count, extra: []) + directory + body)
    }

    /// Version 2: all tables are in one Brotli stream, here of uncompressed blocks.
    var woff2: Data {
        var directory: [UInt8] = []
        for table in tables {
            // 63: the tag follows. 3 in the upper bits: outlines are not transformed.
            let isOutlines = table.tag == Array("glyf".utf8) || table.tag == Array("loca".utf8)
            directory += [(isOutlines ? 0xc0 : 0) | 63] + table.tag + Self.base128(table.bytes.count)
        }
        let stream = Self.brotli(tables.flatMap(\.bytes))
        let length = 48 + directory.count + stream.count
        let padding = [UInt8](repeating: 0, count: (4 - length % 4) % 4)
        return Data(
            header("wOF2", length: length + padding.count, extra: Self.bytes(stream.count, 4)) + directory + stream
                + padding)
    }

    private func header(_ signature: String, length: Int, extra: [UInt8]) -> [UInt8] {
        Array(signature.utf8) + flavor + Self.bytes(length, 4) + Self.bytes(tables.count, 2) + [0, 0]
            + Self.bytes(unpackedSize, 4) + extra + [0, 1, 0, 0] + [UInt8](repeating: 0, count: 20)
    }

    private static func base128(_ value: Int) -> [UInt8] {
        var groups: [UInt8] = [UInt8(value & 0x7f)]
        var rest = value >> 7
        while rest > 0 {
            groups.insert(UInt8(rest & 0x7f) | 0x80, at: 0)
            rest >>= 7
        }
        return groups
    }

    /// RFC 7932, section 9.2: a window of 64 KB, uncompressed blocks, and an empty last one.
    private static func brotli(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        while start < bytes.count {
            let end = min(start + 65_536, bytes.count)
            // Not the last block; length minus one in four nibbles; uncompressed. The first follows the window's bit.
            let bits = (end - start - 1) << 3 | 1 << 19
            let header = start == 0 ? bits << 1 : bits
            result += [UInt8(header & 0xff), UInt8(header >> 8 & 0xff), UInt8(header >> 16 & 0xff)]
            result += bytes[start..<end]
            start = end
        }
        return result + [3]
    }
}
