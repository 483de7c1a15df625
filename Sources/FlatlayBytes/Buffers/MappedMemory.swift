import FlatlayRendering
import Foundation

/// Growable memory for a large file, which the system provides in pages of 2 MB where it can.
///
/// Allocators keep little memory of this size, so it comes from the system each time, and the system clears each page
/// when it is first written. With pages of 4 KB that interrupts the program two thousand times for a file of 8 MB, and
/// takes several times as long as copying the file.
struct MappedMemory: ~Copyable {
    /// The size of large pages. On systems with other sizes the memory is the same, only slower.
    static let pageSize = 2 << 20
    /// The least number of bytes that are mapped. Pages that are never written take no memory.
    private static let leastCapacity = 16 << 20

    private var base: UnsafeMutableRawPointer?
    /// The number of bytes that are mapped.
    private(set) var capacity = 0

    deinit {
        unmap()
    }

    /// Maps more memory if `needed` bytes don't fit, and moves the first `count` bytes there.
    ///
    /// - Returns: the start of the memory.
    /// - Throws: ``RenderError/outOfMemory(bytes:)``; the memory is then as before.
    mutating func reserve(_ needed: Int, keeping count: Int) throws(RenderError) -> UnsafeMutableRawPointer {
        if let base, needed <= capacity { return base }
        let least = max(needed, 2 * capacity, MappedMemory.leastCapacity)
        let newCapacity = (least + MappedMemory.pageSize - 1) / MappedMemory.pageSize * MappedMemory.pageSize
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        guard let start = mmap(nil, newCapacity, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED else {
            throw .outOfMemory(bytes: newCapacity)
        }
        // Where the system has no large pages, this fails and changes nothing.
        _ = madvise(start, newCapacity, MADV_HUGEPAGE)
        if let base { start.copyMemory(from: base, byteCount: count) }
        unmap()
        (base, capacity) = (start, newCapacity)
        return start
    }

    /// Returns the first bytes, gives the pages behind them back to the system, and is empty then.
    mutating func takeData(count: Int) -> Data {
        guard let start = base else { return Data() }
        let smallPage = sysconf(Int32(_SC_PAGESIZE))
        let used = min((max(count, 1) + smallPage - 1) / smallPage * smallPage, capacity)
        if used < capacity { munmap(start + used, capacity - used) }
        (base, capacity) = (nil, 0)
        return Data(bytesNoCopy: start, count: count, deallocator: .custom { start, _ in munmap(start, used) })
    }

    mutating func removeAll() {
        unmap()
        (base, capacity) = (nil, 0)
    }

    private func unmap() {
        if let base { munmap(base, capacity) }
    }
}
