import Foundation

/// Validates the format and completeness of font files before use. The libraries accept many bad files, and then draw
/// them as boxes.
///
/// Source: the OpenType specification, "OpenType font file", for the table directory.
enum FontFileCheck {
    /// Checks a file, and decompresses a WOFF file. Returns the path of the OpenType file.
    @discardableResult
    static func check(_ path: String) throws(FontLibraryError) -> String {
        guard let start = bytes(of: path, at: 0, count: 12) else { throw .notAFont(path: path) }
        switch Array(start.prefix(4)) {
        case let start where WebFontFile.isCompressed(start):
            guard let opened = try FontFileTable.file(at: path).pathToOpen else { throw .notAFont(path: path) }
            try checkTables(of: opened, named: path)
            return opened
        case [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8):
            try checkTables(of: path, named: path)
            return path
        default:
            if let format = format(startingWith: start) { throw .unsupportedFormat(path: path, format: format) }
            throw .notAFont(path: path)
        }
    }

    /// The name of a format that is not supported; nil if it is unknown.
    private static func format(startingWith start: [UInt8]) -> String? {
        let text = String(decoding: start.filter { $0 < 0x80 }, as: UTF8.self).lowercased()
        if text.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("<") { return "a web page or an XML file" }
        if text.hasPrefix("%!") || start.starts(with: [0x80, 1]) || text.hasPrefix("typ1") { return "a Type 1 font" }
        if text.hasPrefix("startfont") || start.starts(with: [1] + "fcp".utf8) || start.starts(with: [0x1f, 0x8b]) {
            return "a bitmap font"
        }
        return nil
    }

    /// Checks each font of a file or collection.
    private static func checkTables(of file: String, named path: String) throws(FontLibraryError) {
        var status = stat()
        let size = stat(file, &status) == 0 ? Int(status.st_size) : 0
        guard let start = bytes(of: file, at: 0, count: 12) else { throw .notAFont(path: path) }
        guard start.starts(with: "ttcf".utf8) else { return try checkFont(at: 0, of: file, size: size, named: path) }
        let count = number(start, at: 8, 4)
        guard (1...4096).contains(count), let places = bytes(of: file, at: 12, count: count * 4) else {
            throw .damaged(path: path, reason: "the list of its fonts is cut off")
        }
        for index in 0..<count {
            try checkFont(at: number(places, at: index * 4, 4), of: file, size: size, named: path)
        }
    }

    /// The tables that can contain glyph shapes: outlines, or images in colour.
    private static let shapes: Set<String> = ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "SVG "]

    private static func checkFont(
        at start: Int, of file: String, size: Int, named path: String
    ) throws(FontLibraryError) {
        guard let header = bytes(of: file, at: start, count: 12) else {
            throw .damaged(path: path, reason: "its start is cut off")
        }
        let count = number(header, at: 4, 2)
        guard let records = bytes(of: file, at: start + 12, count: count * 16) else {
            throw .damaged(path: path, reason: "the list of its tables is cut off")
        }
        var names: Set<String> = []
        for index in 0..<count {
            let name = String(decoding: records[index * 16..<index * 16 + 4], as: UTF8.self)
            names.insert(name)
            guard number(records, at: index * 16 + 8, 4) + number(records, at: index * 16 + 12, 4) <= size else {
                throw .damaged(path: path, reason: "its table '\(name)' is cut off")
            }
        }
        for name in ["cmap", "head", "hhea", "hmtx", "maxp"] where !names.contains(name) {
            throw .damaged(path: path, reason: "it lacks the table '\(name)'")
        }
        if names.isDisjoint(with: shapes) {
            throw names.contains("EBDT") || names.contains("bdat")
                ? .unsupportedFormat(path: path, format: "a bitmap font")
                : .damaged(path: path, reason: "it has no glyphs")
        }
    }

    /// Reads bytes of a regular file; returns nil if there are fewer. Other files are not read, since they may supply
    /// bytes forever, or none at all.
    private static func bytes(of file: String, at offset: Int, count: Int) -> [UInt8]? {
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
    }

    private static func number(_ bytes: [UInt8], at index: Int, _ count: Int) -> Int {
        bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
