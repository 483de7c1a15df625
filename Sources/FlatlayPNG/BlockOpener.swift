import FlatlayBytes
import FlatlayRendering
import CZlib
import Foundation

/// Reopens the end of a run of deflate blocks, so that another run can follow (RFC 1951, 3.2.3).
///
/// libdeflate marks the last block as such in the first bit of its header, which may be any bit of a byte. Only reading
/// the blocks tells where it is.
///
/// 1. zlib decompresses the run and stops after each block; the last stop but one is the position of the last header.
/// 2. The first bit of that header is cleared.
/// 3. An empty stored block, whose header and padding are zero bits, extends the run to a byte boundary.
final class BlockOpener {
    private var output = GrowingMemory<UInt8>()
    private static let outputSize = 262_144

    /// Changes the run from an offset of a buffer to the buffer's end.
    func open(_ buffer: ByteBuffer, from offset: Int) throws(RenderError) {
        let run = (buffer.start + offset).assumingMemoryBound(to: UInt8.self)
        let place = try lastBlock(in: run, count: buffer.count - offset)
        run[place.head >> 3] &= ~(1 << UInt8(place.head & 7))
        if place.unusedBits < 3 { buffer.append(0 as UInt8) }
        for byte in [0, 0, 0xff, 0xff] as [UInt8] { buffer.append(byte) }
    }

    /// The bit at which the last block starts, and the number of unused bits in the last byte.
    private func lastBlock(
        in run: UnsafeMutablePointer<UInt8>, count: Int
    ) throws(RenderError) -> (head: Int, unusedBits: Int) {
        var stream = z_stream()
        stream.next_in = run
        stream.avail_in = UInt32(count)
        let answer = inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard answer == Z_OK else { throw .encoding(code: Int(answer)) }
        defer { inflateEnd(&stream) }
        let room = try output.scratch(BlockOpener.outputSize)
        var head = 0
        while true {
            stream.next_out = room
            stream.avail_out = UInt32(BlockOpener.outputSize)
            let answer = inflate(&stream, Z_BLOCK)
            guard answer == Z_OK else { throw .encoding(code: Int(answer)) }
            // Bits of `data_type`: 128 for the end of a block, 64 in the last one, the lowest three for the unused
            // bits.
            let (unused, isEnd, isLast) = (
                Int(stream.data_type & 7), stream.data_type & 128 != 0, stream.data_type & 64 != 0
            )
            if isEnd, isLast { return (head, unused) }
            if isEnd { head = (count - Int(stream.avail_in)) * 8 - unused }
        }
    }
}
