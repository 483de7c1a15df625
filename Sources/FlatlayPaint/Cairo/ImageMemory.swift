import Foundation

/// Memory of intermediate images that are no longer used, for the next ones: new memory would have to be mapped page by
/// page. Use it on one thread only.
final class ImageMemory {
    /// The most memory that is kept, in bytes.
    static let byteLimit = 8_000_000

    /// Memory that an image uses until it gives it back.
    struct Block {
        let start: UnsafeMutableRawPointer
        fileprivate let capacity: Int
    }

    private var blocks: [Block] = []
    private(set) var byteCount = 0

    var count: Int { blocks.count }

    deinit {
        removeAll()
    }

    func removeAll() {
        for block in blocks { free(block.start) }
        blocks = []
        byteCount = 0
    }

    /// Returns cleared memory; nil if there is none.
    func take(_ count: Int) -> Block? {
        // A much larger block is left to a larger image.
        let suitable = blocks.indices.filter { blocks[$0].capacity >= count && blocks[$0].capacity / 4 <= count }
        guard let best = suitable.min(by: { blocks[$0].capacity < blocks[$1].capacity }) else {
            return ImageMemory.cleared(count).map { Block(start: $0, capacity: max(count, 1)) }
        }
        let block = blocks.remove(at: best)
        byteCount -= block.capacity
        memset(block.start, 0, count)
        return block
    }

    /// Returns new memory, to be released with `free`; nil if there is none.
    ///
    /// `calloc`, which Cairo would call, is slower with jemalloc, which clears large blocks by giving their pages back to
    /// the system. Each page then has to be mapped again, and the other threads are interrupted each time.
    static func cleared(_ count: Int) -> UnsafeMutableRawPointer? {
        let start = malloc(max(count, 1))
        if let start { memset(start, 0, count) }
        return start
    }

    func giveBack(_ block: Block) {
        guard byteCount + block.capacity <= ImageMemory.byteLimit else { return free(block.start) }
        byteCount += block.capacity
        blocks.append(block)
    }
}
