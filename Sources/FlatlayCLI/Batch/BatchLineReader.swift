import Foundation

/// Reads lines from a file, a pipe or a terminal, and buffers at most one line and one block.
struct BatchLineReader {
    /// A line, without its line break.
    struct Line {
        /// The number of the line, from 1.
        var number: Int
        /// The bytes; nil for a line that exceeds the limit, which is skipped.
        var bytes: [UInt8]?
    }

    private let descriptor: Int32
    private let stopDescriptor: Int32
    private let limit: Int
    private var buffer: [UInt8] = []
    /// The start of the next line in the buffer.
    private var start = 0
    /// The position up to which the buffer was searched for a line break.
    private var searched = 0
    private var number = 0
    private var isAtEnd = false
    private static let blockSize = 1 << 16

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - descriptor: the input.
    ///   - stopDescriptor: a descriptor that becomes readable when the reader must stop.
    ///   - limit: the maximum length of a line, in bytes.
    init(descriptor: Int32, stopDescriptor: Int32, limit: Int) {
        self.descriptor = descriptor
        self.stopDescriptor = stopDescriptor
        self.limit = limit
    }

    /// Returns the next line that is not blank; nil at the end, or after a request to stop.
    ///
    /// - Throws: ``CommandFailure`` if the system reports an error.
    mutating func next() throws -> Line? {
        var isTooLong = false
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = take(to: end, isTooLong: isTooLong)
                start = end + 1
                searched = start
                isTooLong = false
                if let line { return line }
                continue
            }
            searched = buffer.count
            if buffer.count - start > limit {
                // Skip the rest of the line without buffering it.
                isTooLong = true
                dropAll()
            }
            guard !isAtEnd else {
                let line = start < buffer.count || isTooLong ? take(to: buffer.count, isTooLong: isTooLong) : nil
                dropAll()
                return line
            }
            guard try fill() else { return nil }
        }
    }

    /// The line up to a position; nil if it is blank.
    private mutating func take(to end: Int, isTooLong: Bool) -> Line? {
        number += 1
        if isTooLong || end - start > limit { return Line(number: number, bytes: nil) }
        var bytes = buffer[start..<end]
        // The byte order mark that some editors write at the start of a file.
        if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
        if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
        guard bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) else { return nil }
        return Line(number: number, bytes: Array(bytes))
    }

    private mutating func dropAll() {
        buffer.removeAll(keepingCapacity: buffer.capacity <= Self.blockSize * 4)
        (start, searched) = (0, 0)
    }

    /// Reads another block; returns false after a request to stop.
    private mutating func fill() throws -> Bool {
        if start > 0 {
            buffer.removeSubrange(..<start)
            searched -= start
            start = 0
        }
        while true {
            var waiting = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stopDescriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&waiting, 2, -1) > 0 else {
                if errno == EINTR { continue }
                throw Self.failure(errno)
            }
            if waiting[1].revents != 0 { return false }
            let descriptor = descriptor
            var code: Int32 = 0
            let block = [UInt8](unsafeUninitializedCapacity: Self.blockSize) { block, length in
                let count = read(descriptor, block.baseAddress, Self.blockSize)
                if count < 0 { code = errno }
                length = max(0, count)
            }
            if code == EINTR || code == EAGAIN { continue }
            guard code == 0 else { throw Self.failure(code) }
            isAtEnd = block.isEmpty
            buffer += block
            return true
        }
    }

    private static func failure(_ code: Int32) -> CommandFailure {
        .renderFailed("the jobs can't be read any further: \(String(cString: strerror(code)))")
    }
}
