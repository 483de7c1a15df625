import FlatlayRendering
import Foundation

/// Memory that is reused between calls and grows on demand.
package final class ScratchBuffer {
    private var start: UnsafeMutableRawPointer?
    private var capacity = 0

    package init() {}

    /// The allocated size, in bytes.
    package var byteCount: Int { capacity }

    deinit {
        free(start)
    }

    /// Returns uninitialized memory for `count` bytes.
    ///
    /// - Throws: ``RenderError/outOfMemory(bytes:)``.
    package func bytes(_ count: Int) throws(RenderError) -> UnsafeMutablePointer<UInt8> {
        if count > capacity || start == nil {
            free(start)
            capacity = 0
            start = malloc(max(count, 64))
            guard start != nil else { throw .outOfMemory(bytes: count) }
            capacity = count
        }
        guard let start else { throw .outOfMemory(bytes: count) }
        return start.assumingMemoryBound(to: UInt8.self)
    }
}
