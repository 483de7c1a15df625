import CDeflate
import Foundation

/// Packs a whole input into a zlib stream with libdeflate, which packs tighter than ``Deflater`` and needs all of the
/// input at once.
final class WholeDeflater {
    private let compressor: OpaquePointer

    /// - Parameter level: from 1, fast, to 12, small.
    init?(level: Int32) {
        guard let compressor = libdeflate_alloc_compressor(level) else { return nil }
        self.compressor = compressor
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// The stream, or nil where there is no memory for it.
    func stream(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        var written = 0
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            written = libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, bound)
            count = written
        }
        return written > 0 ? stream : nil
    }
}
