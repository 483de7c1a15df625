import FlatlayRendering
import CDeflate
import Foundation

/// Compresses a whole input with libdeflate, which compresses better than ``Deflater`` but needs all of the input at
/// once.
package final class WholeDeflater {
    private let compressor: OpaquePointer

    /// - Parameter level: from 1, fastest, to 12, smallest.
    package init(level: Int32) throws(RenderError) {
        guard let compressor = libdeflate_alloc_compressor(level) else { throw .outOfMemory(bytes: 1 << 20) }
        self.compressor = compressor
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// Compresses bytes into a buffer; the last block is marked as the final one.
    package func pack(_ bytes: UnsafePointer<UInt8>, count: Int, to output: ByteBuffer) throws(RenderError) {
        let bound = libdeflate_deflate_compress_bound(compressor, count)
        let written = libdeflate_deflate_compress(compressor, bytes, count, output.reserve(bound), bound)
        guard written > 0 else { throw .encoding(code: 0) }
        output.advance(by: written)
    }

    /// Returns the bytes as a complete zlib stream, or nil if compression fails.
    package func stream(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        var written = 0
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            written = libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
            count = written
        }
        return written > 0 ? stream : nil
    }
}
