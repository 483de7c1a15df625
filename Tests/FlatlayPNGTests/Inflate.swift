import CZlib
import Foundation
import Testing

/// What zlib reads from deflate blocks.
enum Inflate {
    /// - Parameter blocks: deflate blocks, the last of which isn't marked as such.
    static func bytes(of blocks: Data, count: Int) throws -> [UInt8] {
        // The last block: stored and empty.
        var input = [UInt8](blocks) + [1, 0, 0, 0xff, 0xff]
        var output = [UInt8](repeating: 0, count: count + 1)
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        try #require(inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK)
        defer { inflateEnd(&stream) }
        let inputCount = UInt32(input.count)
        let answer = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = inputCount
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(count + 1)
                return inflate(&stream, Z_FINISH)
            }
        }
        try #require(answer == Z_STREAM_END, "zlib answers \(answer)")
        return Array(output.prefix(Int(stream.total_out)))
    }
}
