import FlatlayDrawing

/// Where the drawings of a display list lie, found once for a picture, so that a band of it is painted without a look at
/// all the others.
///
/// Each list of items that holds many drawings has its ``ExtentTree``. Lists are known by the memory that their items lie
/// in, which the index holds on to: painters come by the same lists on their way through the groups.
final class DrawingIndex: Sendable {
    /// Lists with fewer drawings are painted as they are, which costs no more than looking.
    private static let leastCount = 16

    private let list: DisplayList
    private let trees: [UInt: ExtentTree]

    init(_ list: DisplayList) {
        self.list = list
        var builder = Builder()
        _ = builder.visit(list.items, depth: 0)
        trees = builder.trees
    }

    /// What is known of a list of items that is a part of the picture; nil for a short one.
    subscript(items: [DisplayList.Item]) -> ExtentTree? {
        trees.isEmpty ? nil : trees[items.address]
    }

    private struct Builder {
        var trees: [UInt: ExtentTree] = [:]
        /// The extents of the lists that are being visited, one after the other: most are short and need no tree.
        private var extents: [DrawnExtent] = []

        /// Answers where items lie, and how many drawings they hold.
        mutating func visit(_ items: [DisplayList.Item], depth: Int) -> (extent: DrawnExtent, count: Int) {
            // What is deeper than painters go is left out.
            guard !items.isEmpty, depth < DisplayList.depthLimit else { return (.nothing, 0) }
            let start = extents.count
            defer { extents.removeSubrange(start...) }
            var (whole, count) = (DrawnExtent.nothing, 0)
            for item in items {
                let found = visit(item.command, depth: depth)
                extents.append(found.extent)
                whole.formUnion(found.extent)
                count += found.count
            }
            if count >= DrawingIndex.leastCount { trees[items.address] = ExtentTree(Array(extents[start...])) }
            return (whole, count)
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
    /// The memory that the items lie in. Lists of the same memory are the same as long as somebody holds on to one.
    fileprivate var address: UInt {
        withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
}
