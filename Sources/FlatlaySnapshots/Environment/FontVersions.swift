import Flatlay
import Foundation
import Synchronization

/// The versions of font files, each read once per process.
final class FontVersions: Sendable {
    static let shared = FontVersions()

    private let known = Mutex<[FontFile: String]>([:])
    /// The maximum number of files that are remembered.
    private static let limit = 4096
    /// The largest file that is read.
    private static let fileLimit = 1 << 28

    /// Returns the version that the file states, with the start of a hash of its content, such as `3.19 5d8a01bc`; nil
    /// if it cannot be read.
    func text(of file: FontFile) -> String? {
        if let text = known.withLock({ $0[file] }) { return text }
        guard let path = file.pathToOpen, let data = try? RegularFile.read(path, limit: Self.fileLimit) else {
            return nil
        }
        let text = data.withUnsafeBytes { bytes in
            let hash = PixelHash.text(of: bytes).prefix(8)
            return Self.revision(of: bytes).map { "\($0) \(hash)" } ?? String(hash)
        }
        known.withLock { known in
            if known.count >= Self.limit { known = [:] }
            known[file] = text
        }
        return text
    }

    /// The revision in the table `head` of the first face (https://learn.microsoft.com/typography/opentype/spec/head),
    /// with up to three decimals.
    static func revision(of bytes: UnsafeRawBufferPointer) -> String? {
        // 1. A collection starts with the offsets of its faces.
        let start = number(bytes, 0, 4) == 0x7474_6366 ? number(bytes, 12, 4) : 0
        // 2. A face starts with the list of its tables.
        guard let start, let count = number(bytes, start + 4, 2) else { return nil }
        for entry in 0..<count {
            let record = start + 12 + entry * 16
            guard number(bytes, record, 4) == 0x6865_6164 else { continue }
            // 3. The revision has 16 bits after the point.
            guard let table = number(bytes, record + 8, 4), let fixed = number(bytes, table + 4, 4) else { return nil }
            let thousandths = Int((Double(fixed) * 1000 / 65_536).rounded())
            var decimals = String(1000 + thousandths % 1000).dropFirst()
            while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
            return "\(thousandths / 1000).\(decimals)"
        }
        return nil
    }

    /// A number of some bytes; nil beyond the end.
    private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - count else { return nil }
        return (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }
}
