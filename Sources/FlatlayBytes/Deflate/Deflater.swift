import FlatlayRendering
import CISAL

/// Packs bytes into deflate blocks with ISA-L at level 0, piece by piece, so that the whole input never exists at once.
///
/// Flat pictures gain little from better compression and lose a lot of time. Level 1 makes files some per cent smaller,
/// but not always the same ones: about one process in 500 gets other bytes for the same input from ISA-L 2.30 with
/// AVX-512, whatever its memory holds before. Level 0 gave the same bytes in every one of thousands of processes. What
/// it takes up to a tenth off the file at little cost is a code of the picture's own, made from samples of it.
package final class Deflater {
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let histogram: UnsafeMutablePointer<isal_huff_histogram>
    private let code: UnsafeMutablePointer<isal_hufftables>

    package init() {
        stream = .allocate(capacity: 1)
        histogram = .allocate(capacity: 1)
        code = .allocate(capacity: 1)
    }

    deinit {
        stream.deallocate()
        histogram.deallocate()
        code.deallocate()
    }

    /// Starts a run of blocks that know nothing of earlier ones. Samples that were taken since the last run decide about
    /// its code.
    package func begin(sampled: Bool) throws(RenderError) {
        isal_deflate_init(stream)
        stream.pointee.level = 0
        stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
        stream.pointee.flush = UInt16(NO_FLUSH)
        stream.pointee.end_of_stream = 0
        guard sampled else { return }
        var answer = isal_create_hufftables(code, histogram)
        if answer == 0 { answer = isal_deflate_set_hufftables(stream, code, IGZIP_HUFFTABLE_CUSTOM) }
        guard answer == COMP_OK else { throw .encoding(code: Int(answer)) }
    }

    /// Forgets samples.
    package func clearSamples() {
        histogram.initialize(to: isal_huff_histogram())
    }

    /// Looks at some bytes that are packed later.
    package func sample(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
        isal_update_histogram(bytes, Int32(count), histogram)
    }

    /// Adds bytes to the run. After the last ones it ends on the border of a byte, open for another run.
    package func write(
        _ bytes: UnsafeMutablePointer<UInt8>, count: Int, isLast: Bool, to output: ByteBuffer
    ) throws(RenderError) {
        stream.pointee.next_in = bytes
        stream.pointee.avail_in = UInt32(count)
        if isLast { stream.pointee.flush = UInt16(SYNC_FLUSH) }
        repeat {
            let room = 65_536
            stream.pointee.next_out = output.reserve(room).assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_out = UInt32(room)
            let answer = isal_deflate(stream)
            guard answer == COMP_OK else { throw .encoding(code: Int(answer)) }
            output.advance(by: room - Int(stream.pointee.avail_out))
        } while stream.pointee.avail_out == 0
    }
}
