import CISAL

/// Packs bytes into a zlib stream with ISA-L at level 1, piece by piece, so that the whole input never exists at once.
///
/// Flat pictures gain little from better compression and lose a lot of time: ISA-L's level 1 takes a fifteenth of
/// zlib's level 6 for a tenth to a quarter more bytes.
final class Deflater {
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let levelBuffer: UnsafeMutablePointer<UInt8>
    /// `ISAL_DEF_LVL1_DEFAULT`: a macro of macros, which Swift does not see.
    private static let levelBufferSize = 4 * 1024 + 2 * 8 * 1024 + 4 * 64 * 1024

    init() {
        stream = .allocate(capacity: 1)
        levelBuffer = .allocate(capacity: Deflater.levelBufferSize)
    }

    deinit {
        stream.deallocate()
        levelBuffer.deallocate()
    }

    /// Starts a stream.
    func begin() {
        isal_deflate_init(stream)
        stream.pointee.level = 1
        stream.pointee.level_buf = levelBuffer
        stream.pointee.level_buf_size = UInt32(Deflater.levelBufferSize)
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
