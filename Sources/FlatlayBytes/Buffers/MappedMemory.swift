import CMalloc
import FlatlayRendering
import Foundation
import Synchronization

/// Growable memory for a large file, which the system provides in pages of 2 MB where it can.
///
/// Allocators keep little memory of this size, so it comes from the system each time, and the system clears each page
/// when it is first written. With pages of 4 KB that interrupts the program two thousand times for a file of 8 MB, and
/// takes several times as long as copying the file. So the memory of the last freed file is kept for the next one; the
/// system may take its pages back at any time.
struct MappedMemory: ~Copyable {
    /// The size of large pages. On systems with other sizes the memory is the same, only slower.
    static let pageSize = 2 << 20
    /// The least number of bytes that are mapped. Pages that are never written take no memory.
    private static let leastCapacity = 16 << 20
    /// The largest block that is kept for the next file.
    static let spareLimit = 128 << 20

    /// A mapping, which its owner unmaps or passes on.
    private struct Block: ~Copyable, Sendable {
        // An address is `Sendable`, a pointer is not. Each block has one owner.
        let address: UInt
        let size: Int

        init(_ start: UnsafeMutableRawPointer, _ size: Int) {
            address = UInt(bitPattern: start)
            self.size = size
        }

        var start: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }
    }

    /// The block that the next file takes.
    private static let spare = Mutex<Block?>(nil)

    /// The number of bytes of the block that is kept, for tests.
    static var spareSize: Int { spare.withLock { $0?.size ?? 0 } }

    private var base: UnsafeMutableRawPointer?
    /// The number of bytes that are mapped.
    private(set) var capacity = 0

    deinit {
        if let base { MappedMemory.discard(base, capacity) }
    }

    /// Maps more memory if `needed` bytes don't fit. The bytes that were written stay, wherever they are then.
    ///
    /// - Returns: the start of the memory.
    /// - Throws: ``RenderError/outOfMemory(bytes:)``; the memory is then as before.
    mutating func reserve(_ needed: Int) throws(RenderError) -> UnsafeMutableRawPointer {
        if base == nil, let spare = MappedMemory.takeSpare(), let start = spare.start {
            (base, capacity) = (start, spare.size)
        }
        if let base, needed <= capacity { return base }
        let least = max(needed, 2 * capacity, MappedMemory.leastCapacity)
        let newCapacity = (least + MappedMemory.pageSize - 1) / MappedMemory.pageSize * MappedMemory.pageSize
        guard let start = MappedMemory.map(base, capacity, newCapacity), start != MAP_FAILED else {
            throw .outOfMemory(bytes: newCapacity)
        }
        // Where the system has no large pages, this fails and changes nothing.
        _ = madvise(start, newCapacity, MADV_HUGEPAGE)
        (base, capacity) = (start, newCapacity)
        return start
    }

    private static func map(
        _ base: UnsafeMutableRawPointer?, _ capacity: Int, _ newCapacity: Int
    ) -> UnsafeMutableRawPointer? {
        if let base { return resize_mapping(base, capacity, newCapacity) }
        return mmap(nil, newCapacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    }

    /// Returns the first bytes, gives the pages behind them back to the system, and is empty then.
    mutating func takeData(count: Int) -> Data {
        guard let start = base else { return Data() }
        let smallPage = sysconf(Int32(_SC_PAGESIZE))
        let used = min((max(count, 1) + smallPage - 1) / smallPage * smallPage, capacity)
        if used < capacity { munmap(start + used, capacity - used) }
        (base, capacity) = (nil, 0)
        return Data(
            bytesNoCopy: start, count: count, deallocator: .custom { start, _ in MappedMemory.discard(start, used) })
    }

    mutating func removeAll() {
        if let base { MappedMemory.discard(base, capacity) }
        (base, capacity) = (nil, 0)
    }

    private static func takeSpare() -> Block? {
        spare.withLock { $0.take() }
    }

    /// Keeps a block for the next file, or unmaps it. Of two blocks the larger one is kept.
    private static func discard(_ start: UnsafeMutableRawPointer, _ size: Int) {
        var unused: Block? = Block(start, size)
        if size <= spareLimit {
            spare.withLock { spare in
                guard size > spare?.size ?? 0 else { return }
                // The system may take the pages if memory is short; until then they need not be cleared again.
                _ = madvise(start, size, MADV_FREE)
                swap(&spare, &unused)
            }
        }
        if let unused, let start = unused.start { munmap(start, unused.size) }
    }
}
