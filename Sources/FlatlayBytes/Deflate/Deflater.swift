import FlatlayRendering
import CISAL

/// Compresses bytes into deflate blocks with ISA-L at level 0, in chunks, so that the whole input never exists at once.
///
/// Flat images gain little from better compression and lose a lot of time. Level 1 makes files a few per cent smaller,
/// but its output is not deterministic: with ISA-L 2.30 and AVX-512, about one process in 500 gets other bytes for the
/// same input, whatever the previous contents of its memory. Level 0 gave the same bytes in every one of thousands of
/// processes. A Huffman code built from samples of the image makes the file up to a tenth smaller at little cost.
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

    /// Starts a run of blocks that don't refer to earlier ones.
    ///
    /// - Parameters:
    ///   - sampled: whether its Huffman code is built from the samples.
    ///   - isFirst: whether the code is built; if not, the run before had the same one.
    package func begin(sampled: Bool, isFirst: Bool = true) throws(RenderError) {
        isal_deflate_init(stream)
        stream.pointee.level = 0
        stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
        stream.pointee.flush = UInt16(NO_FLUSH)
        stream.pointee.end_of_stream = 0
        guard sampled else { return }
        var answer = isFirst ? isal_create_hufftables(code, histogram) : COMP_OK
        if answer == 0 { answer = isal_deflate_set_hufftables(stream, code, IGZIP_HUFFTABLE_CUSTOM) }
        guard answer == COMP_OK else { throw .encoding(code: Int(answer)) }
    }

    /// Discards the samples.
    package func clearSamples() {
        histogram.initialize(to: isal_huff_histogram())
    }

    /// Adds bytes that will be compressed later to the samples.
    package func sample(_ bytes: UnsafeMutablePointer<UInt8>, count: Int) {
        isal_update_histogram(bytes, Int32(count), histogram)
    }

    /// Adds bytes to the run. After the last ones, the run ends on a byte boundary, so that another can follow.
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
