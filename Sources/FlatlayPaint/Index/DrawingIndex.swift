import FlatlayDrawing

/// The positions of the drawings of a display list, computed once per image, so that painting a band does not examine
/// the drawings of other bands.
///
/// Each list of items with many drawings has an ``ExtentTree``. Lists are identified by the address of their items,
/// which the index keeps alive: painters encounter the same lists on their way through the groups.
package final class DrawingIndex: Sendable {
    /// Lists with fewer drawings have no tree: painting them all costs no more than a search.
    private static let leastCount = 16

    /// Longer lists are visited in stretches of this many items, on several threads.
    private static let stretch = 256

    private let list: DisplayList
    private let trees: [UInt: ExtentTree]

    /// - Parameter threads: the maximum number of threads; the result does not depend on it.
    init(_ list: DisplayList, threads: Int = 1) {
        self.list = list
        var builder = Builder(threads: threads)
        _ = builder.visit(list.items, depth: 0)
        trees = builder.trees
    }

    /// Returns the tree of a list of items that is a part of the image; nil for a short list.
    subscript(items: [DisplayList.Item]) -> ExtentTree? {
        trees.isEmpty ? nil : trees[items.address]
    }

    private struct Builder {
        let threads: Int
        private(set) var trees: [UInt: ExtentTree] = [:]
        /// The extents of the lists being visited, one after another: most are short and need no tree.
        private var extents: [DrawnExtent] = []

        init(threads: Int) {
            self.threads = threads
        }

        /// Returns the extent of items, and the number of their drawings.
        mutating func visit(_ items: [DisplayList.Item], depth: Int) -> (extent: DrawnExtent, count: Int) {
            // Items that are nested deeper than painters go are left out.
            guard !items.isEmpty, depth < DisplayList.depthLimit else { return (.nothing, 0) }
            let start = extents.count
            defer { extents.removeSubrange(start...) }
            let count =
                threads > 1 && items.count > DrawingIndex.stretch
                ? visitOnThreads(items, depth: depth) : visit(each: items[...], depth: depth)
            if count >= DrawingIndex.leastCount { trees[items.address] = ExtentTree(Array(extents[start...])) }
            return (extents[start...].reduce(into: .nothing) { $0.formUnion($1) }, count)
        }

        /// Appends the extents of items, and returns the number of their drawings.
        private mutating func visit(each items: ArraySlice<DisplayList.Item>, depth: Int) -> Int {
            var count = 0
            for item in items {
                let found = visit(item.command, depth: depth)
                extents.append(found.extent)
                count += found.count
            }
            return count
        }

        private mutating func visitOnThreads(_ items: [DisplayList.Item], depth: Int) -> Int {
            let stretch = DrawingIndex.stretch
            let parts = ConcurrentWork.map(
                count: (items.count + stretch - 1) / stretch, threads: threads, context: {}
            ) { _, part in
                var builder = Builder(threads: 1)
                let first = part * stretch
                let count = builder.visit(each: items[first..<min(first + stretch, items.count)], depth: depth)
                return (extents: builder.extents, trees: builder.trees, count: count)
            }
            for part in parts {
                extents += part.extents
                // A list that occurs twice in the image has the same tree in both places.
                trees.merge(part.trees) { first, _ in first }
            }
            return parts.reduce(0) { $0 + $1.count }
        }

        private mutating func visit(
            _ command: DisplayList.Command, depth: Int
        ) -> (extent: DrawnExtent, count: Int) {
            guard case .group(let effect, let items) = command else { return (command.leafExtent, 1) }
            let content = visit(items, depth: depth + 1)
            let extent = effect.extent(around: content.extent)
            guard case .mask(let mask) = effect else { return (extent, content.count) }
            let cover = visit(mask, depth: depth + 1)
            return (extent.intersection(cover.extent), content.count + cover.count)
        }
    }
}

extension [DisplayList.Item] {
    /// The address of the items. Lists with the same address are the same list as long as one of them is kept alive.
    fileprivate var address: UInt {
        withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
}
