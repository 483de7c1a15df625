import Foundation

/// Where the bytes of a file go as they are made.
package protocol ByteSink: AnyObject {
    func write(_ bytes: Data) throws
    /// Forgets what was written.
    func restart() throws
}

/// A file in memory.
package final class MemorySink: ByteSink {
    private var pieces: [Data] = []

    package init() {}

    package func write(_ bytes: Data) {
        pieces.append(bytes)
    }

    package func restart() {
        pieces = []
    }

    /// All bytes. The sink is empty afterwards.
    package func takeData() -> Data {
        defer { pieces = [] }
        let output = ByteBuffer(capacity: pieces.reduce(0) { $0 + $1.count })
        for piece in pieces { piece.withUnsafeBytes { output.append($0) } }
        return output.takeData()
    }
}
