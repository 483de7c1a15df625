import Foundation

/// Where the bytes of a file go as they are made.
protocol ByteSink: AnyObject {
    func write(_ bytes: Data) throws
    /// Forgets what was written.
    func restart() throws
}

/// A file in memory.
final class MemorySink: ByteSink {
    private var pieces: [Data] = []

    func write(_ bytes: Data) {
        pieces.append(bytes)
    }

    func restart() {
        pieces = []
    }

    /// All bytes. The sink is empty afterwards.
    func takeData() -> Data {
        defer { pieces = [] }
        let output = ByteBuffer(capacity: pieces.reduce(0) { $0 + $1.count })
        for piece in pieces { piece.withUnsafeBytes { output.append($0) } }
        return output.takeData()
    }
}
