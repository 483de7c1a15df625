import Foundation

/// The destination for the bytes of a file while it is being written.
package protocol ByteSink: AnyObject {
    func write(_ bytes: Data) throws
    /// Discards everything written so far.
    func restart() throws
}

/// A sink that collects a file in memory.
package final class MemorySink: ByteSink {
    private var pieces: [Data] = []

    package init() {}

    package func write(_ bytes: Data) {
        pieces.append(bytes)
    }

    package func restart() {
        pieces = []
    }

    /// Returns all bytes and empties the sink.
    package func takeData() -> Data {
        defer { pieces = [] }
        let output = ByteBuffer(capacity: pieces.reduce(0) { $0 + $1.count })
        for piece in pieces { piece.withUnsafeBytes { output.append($0) } }
        return output.takeData()
    }
}
