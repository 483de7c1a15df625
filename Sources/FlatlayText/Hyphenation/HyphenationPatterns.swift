import FlatlayDrawing
import Foundation
import Synchronization

/// The patterns of a language, from the files of Debian's packages `hyphen-…` (`/usr/share/hyphen/hyph_de_DE.dic`).
///
/// Patterns are read once per process and kept. They are read-only afterwards, so any thread may use them.
final class HyphenationPatterns: @unchecked Sendable {
    // Unchecked: the library doesn't change patterns after it has read them.
    private let patterns: OpaquePointer
    private let library: HyphenationLibrary
    private let encoding: String.Encoding

    private static let known = Mutex<[String: HyphenationPatterns?]>([:])
    private static let folder = InstalledFiles.shared + "/hyphen/"
    /// Longer words are not divided; the library's time grows with the square of their length.
    private static let longestWord = 64

    /// The patterns of a language such as `de` or `en_GB`; nil if they are not installed. A region without patterns of
    /// its own gets those of its language, and a language without a region the first of its regions.
    static func patterns(of language: String) -> HyphenationPatterns? {
        known.withLock { known in
            if let found = known[language] { return found }
            let patterns = file(of: language, in: folder).flatMap { HyphenationPatterns(file: $0) }
            // A template can name any number of languages.
            if known.count >= 256 { known = [:] }
            known[language] = .some(patterns)
            return patterns
        }
    }

    /// The path of the patterns of a language; nil if there is none.
    static func file(of language: String, in folder: String) -> String? {
        let parts = language.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
        guard let code = parts.first?.lowercased(), (2...3).contains(code.count),
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return nil }
        let region = parts.dropFirst().last.map { "_" + $0.uppercased() } ?? ""
        let names = ["hyph_\(code)\(region).dic", "hyph_\(code).dic"]
        let files = FileManager.default
        if let name = names.first(where: { files.fileExists(atPath: folder + $0) }) { return folder + name }
        let all = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        let regions = all.filter { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }
        return regions.min().map { folder + $0 }
    }

    init?(file: String) {
        guard let library = HyphenationLibrary.installed, let handle = FileHandle(forReadingAtPath: file),
            let head = try? handle.read(upToCount: 64),
            let encoding = HyphenationPatterns.encoding(String(decoding: head.prefix { $0 > 0x20 }, as: UTF8.self)),
            let patterns = file.withCString(library.load)
        else { return nil }
        self.library = library
        self.encoding = encoding
        self.patterns = patterns
    }

    /// The encoding that the first line of a file names.
    private static func encoding(_ name: String) -> String.Encoding? {
        switch name.uppercased() {
        case "UTF-8": .utf8
        case "ISO8859-1", "ISO-8859-1": .isoLatin1
        case "ISO8859-2", "ISO-8859-2": .isoLatin2
        case "MICROSOFT-CP1250": .windowsCP1250
        case "MICROSOFT-CP1251": .windowsCP1251
        case "MICROSOFT-CP1252": .windowsCP1252
        default: nil
        }
    }

    /// The positions at which a word may be divided, as numbers of Unicode scalars before them. Places where a division
    /// would change the spelling are left out.
    func breaks(in word: String) -> [Int] {
        let lower = word.lowercased()
        let count = word.unicodeScalars.count
        guard count <= HyphenationPatterns.longestWord, lower.unicodeScalars.count == count,
            let data = lower.data(using: encoding), !data.isEmpty
        else { return [] }
        let bytes = data.map { CChar(bitPattern: $0) } + [0]
        var hyphens = [CChar](repeating: 0, count: bytes.count + 8)
        var (changes, starts, lengths) = (
            HyphenationLibrary.Strings?.none, UnsafeMutablePointer<Int32>?.none, UnsafeMutablePointer<Int32>?.none
        )
        let status = library.hyphenate(
            patterns, bytes, Int32(data.count), &hyphens, nil, &changes, &starts, &lengths)
        defer {
            for index in 0..<data.count { free(changes?[index]) }
            free(changes)
            free(starts)
            free(lengths)
        }
        guard status == 0 else { return [] }
        return (0..<max(0, count - 1)).filter { hyphens[$0] & 1 == 1 && changes?[$0] == nil }.map { $0 + 1 }
    }
}
