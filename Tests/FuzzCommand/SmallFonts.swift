import Foundation

/// Installed fonts, reduced to their first glyphs, so that mutations affect the parts that are read.
enum SmallFonts {
    /// The fonts that are reduced, with TrueType outlines.
    private static let files = [
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
    ]

    static let all: [[UInt8]] = files.compactMap { path in
        FileManager.default.contents(atPath: path).flatMap { cut([UInt8]($0)) }
    }

    /// The tables of a font with a number of its glyphs; nil for a file that is not a font.
    private static func cut(_ font: [UInt8], glyphs: Int = 110) -> [UInt8]? {
        func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
            guard offset + count <= bytes.count else { return 0 }
            return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        var tables: [String: [UInt8]] = [:]
        for index in 0..<number(font, 4, 2) {
            let entry = 12 + index * 16
            let (start, length) = (number(font, entry + 8, 4), number(font, entry + 12, 4))
            guard start + length <= font.count, length > 0 else { return nil }
            tables[String(decoding: font[entry..<entry + 4], as: UTF8.self)] = Array(font[start..<start + length])
        }
        guard let head = tables["head"], let loca = tables["loca"], let glyf = tables["glyf"], tables["maxp"] != nil,
            let hhea = tables["hhea"], let hmtx = tables["hmtx"]
        else { return nil }
        let isLong = number(head, 50, 2) == 1
        let count = min(glyphs, number(tables["maxp"] ?? [], 4, 2))
        let end = isLong ? number(loca, count * 4, 4) : number(loca, count * 2, 2) * 2
        tables["loca"] = Array(loca.prefix((count + 1) * (isLong ? 4 : 2)))
        tables["glyf"] = Array(glyf.prefix(end))
        tables["maxp"]?.replaceSubrange(4..<6, with: [UInt8(count >> 8), UInt8(count & 255)])
        let metrics = min(count, number(hhea, 34, 2))
        tables["hhea"]?.replaceSubrange(34..<36, with: [UInt8(metrics >> 8), UInt8(metrics & 255)])
        tables["hmtx"] = Array(hmtx.prefix(metrics * 4 + (count - metrics) * 2))
        for name in tables.keys where (tables[name]?.count ?? 0) > 20_000 && !["glyf", "cmap"].contains(name) {
            tables[name] = nil
        }
        return file(of: tables)
    }

    private static func file(of tables: [String: [UInt8]]) -> [UInt8] {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 255) }
        }
        var head = bytes(0x10000, 4) + bytes(tables.count, 2) + bytes(128, 2) + bytes(3, 2) + bytes(0, 2)
        var body: [UInt8] = []
        let start = 12 + tables.count * 16
        for (name, table) in tables.sorted(by: { $0.key < $1.key }) {
            head += Array(name.utf8) + bytes(0, 4) + bytes(start + body.count, 4) + bytes(table.count, 4)
            body += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
        }
        return head + body
    }
}
