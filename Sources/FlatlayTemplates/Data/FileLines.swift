import Flatlay
import Foundation

/// The lines of a file in UTF-8 or UTF-16, as UTF-8, read as they are needed: a file of any size takes the memory of its
/// longest line.
final class FileLines {
    /// The lines so far.
    private(set) var count = 0
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    /// The start of the next line in the buffer.
    private var start = 0
    private var isAtEnd = false
    /// Converts the blocks of a file in UTF-16; nil for other files, and before the first block.
    private var decoder: UTF16Text?
    private var isAtStart = true
    private static let blockSize = 1 << 16

    /// Opens a regular file.
    init(path: String) throws(RegularFile.Failure) {
        descriptor = try RegularFile.open(path)
    }

    deinit {
        close(descriptor)
    }

    /// Returns the next line with its line break; nil at the end of the file.
    ///
    /// - Parameter limit: the maximum number of bytes.
    func next(limit: Int) throws(RegularFile.Failure) -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) { return take(to: end + 1) }
            searched = buffer.count
            if isAtEnd { return start < buffer.count ? take(to: buffer.count) : nil }
            guard buffer.count - start <= limit else { throw .tooLarge }
            buffer.removeSubrange(..<start)
            searched -= start
            start = 0
            let block = try RegularFile.readBlock(descriptor, count: Self.blockSize)
            isAtEnd = block.isEmpty
            if isAtStart { decoder = UTF16Text(startingWith: block) }
            isAtStart = false
            buffer += decoder?.utf8(of: block, isLast: isAtEnd) ?? block
        }
    }

    private func take(to end: Int) -> [UInt8] {
        defer { start = end }
        count += 1
        let line = buffer[start..<end]
        // The byte order mark that some editors write at the start of a file.
        return Array(count == 1 && line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line)
    }
}
