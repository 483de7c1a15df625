import CISAL

/// Packs bytes into a zlib stream with ISA-L at level 0, piece by piece, so that the whole input never exists at once.
///
/// Flat pictures gain little from better compression and lose a lot of time. Level 1 makes files some per cent smaller,
/// but not always the same ones: about one process in 500 gets other bytes for the same input from ISA-L 2.30 with
/// AVX-512, whatever its memory holds before. Level 0 gave the same bytes in every one of thousands of processes.
final class Deflater {
    private let stream: UnsafeMutablePointer<isal_zstream>

    init() {
        stream = .allocate(capacity: 1)
    }

    deinit {
        stream.deallocate()
    }

    /// Starts a stream.
    func begin() {
        isal_deflate_init(stream)
        stream.pointee.level = 0
        stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
        stream.pointee.flush = UInt16(NO_FLUSH)
    }

    /// Adds bytes to the stream, and ends it after the last ones.
    func write(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, isLast: Bool, to output: ByteBuffer
    ) throws(RenderError) {
        stream.pointee.next_in = bytes
        stream.pointee.avail_in = UInt32(count)
        stream.pointee.end_of_stream = isLast ? 1 : 0
        repeat {
            let room = 65_536
            stream.pointee.next_out = output.reserve(room).assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_out = UInt32(room)
            let code = isal_deflate(stream)
            guard code == COMP_OK else { throw .encoding(code: Int(code)) }
            output.advance(by: room - Int(stream.pointee.avail_out))
        } while stream.pointee.avail_out == 0
    }
}
