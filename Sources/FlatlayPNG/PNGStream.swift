import FlatlayBytes
import CISAL
import Foundation

/// A PNG file of one image that is written strip by strip, with a chunk for each strip.
final class PNGStream {
    private let sink: any ByteSink
    private let size: (width: Int, height: Int)
    private let scale: CGFloat
    private var checksum = Adler32()
    /// The colour type of the file; nil before the first strip.
    private(set) var colorType: PNGColorType?

    init(_ sink: any ByteSink, size: (width: Int, height: Int), scale: CGFloat) {
        self.sink = sink
        self.size = size
        self.scale = scale
    }

    /// Starts the file with its first strip, which determines what the file stores of each pixel.
    func begin(with strip: PixelStrip) throws {
        colorType = strip.colorType
        let file = PNGFile()
        file.begin(width: size.width, height: size.height, colorType: strip.colorType, scale: scale)
        try sink.write(file.takeBytes())
        try add(strip, after: Data(ZlibStream.head))
    }

    /// Adds the next strip as a chunk.
    func add(_ strip: PixelStrip) throws {
        try add(strip, after: Data())
    }

    /// Completes the file.
    func finish() throws {
        try writeChunk([Data(ZlibStream.end(checksum: checksum))])
        let file = PNGFile()
        file.chunk("IEND") { _ in }
        try sink.write(file.takeBytes())
    }

    private func add(_ strip: PixelStrip, after head: Data) throws {
        checksum.add(strip.checksum)
        try writeChunk([head, strip.blocks])
    }

    private func writeChunk(_ parts: [Data]) throws {
        let type = Data("IDAT".utf8)
        var sum: UInt32 = 0
        for part in [type] + parts {
            sum = part.withUnsafeBytes {
                crc32_gzip_refl(sum, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64($0.count))
            }
        }
        let length = UInt32(parts.reduce(0) { $0 + $1.count })
        try sink.write(withUnsafeBytes(of: length.bigEndian) { Data($0) } + type)
        for part in parts where !part.isEmpty { try sink.write(part) }
        try sink.write(withUnsafeBytes(of: sum.bigEndian) { Data($0) })
    }
}
