import FlatlayRendering
import Foundation

/// Memory that is used again and again, and grows as it is needed.
package final class ScratchBuffer {
    private var start: UnsafeMutableRawPointer?
    private var capacity = 0

    package init() {}

    /// How much memory it has.
    package var byteCount: Int { capacity }

    deinit {
        free(start)
    }

    /// Room for so many bytes, whose values are not known.
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
