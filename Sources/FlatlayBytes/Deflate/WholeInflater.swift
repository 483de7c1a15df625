import CDeflate
import Foundation

/// Decompresses a whole zlib stream whose decompressed length is known.
package enum WholeInflater {
    /// Returns the decompressed bytes; nil if the stream is damaged, or has another length.
    package static func bytes(of stream: UnsafeRawBufferPointer, count: Int) -> [UInt8]? {
        guard count >= 0, let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var isComplete = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            isComplete =
                libdeflate_zlib_decompress(
                    decompressor, stream.baseAddress, stream.count, buffer.baseAddress, count, nil)
                == LIBDEFLATE_SUCCESS
            written = isComplete ? count : 0
        }
        return isComplete ? bytes : nil
    }
}
