import Foundation

extension DisplayList {
    /// Items from back to front, all of which can be drawn.
    ///
    /// Creating a list checks its items, so that painters and writers don't have to:
    ///
    /// - All numbers are finite, and no coordinate is further from the origin than `coordinateLimit`. A number beyond
    ///   its range is clamped, such as an opacity of 2. An item without a meaning, such as a rectangle whose width is
    ///   NaN, is dropped.
    /// - Groups are nested at most `depthLimit` deep; deeper ones are dropped.
    ///
    /// ```swift
    /// let items: DisplayList.Items = [
    ///     DisplayList.Item(node: .root, command: .fill(.rectangle(rect), .color(.black), FillStyle()))
    /// ]
    /// ```
    public struct Items: Sendable {
        /// Fewer items have no tree: painting them all costs no more than a search.
        private static let leastForTree = 16

        /// The items as an array. Other modules inline the access to it; it would otherwise be generic code.
        @usableFromInline package private(set) var array: [Item]
        /// A rectangle that contains everything that the items draw.
        package private(set) var extent: DrawnExtent
        /// The extents of the items, for a search; nil for a short list.
        private var tree: ExtentTree?
        // The next three take eight bytes together, because there is a list for each group. None is a Boolean: Swift
        // would store cases of commands in its unused bits, and take longer to read them.
        /// An upper bound of the steps of painting the items at one pixel per point, wherever they are. For a scale
        /// above 1, it is multiplied by the square of the scale; see ``PaintingSteps``.
        private var stepBound: Float
        private var levels: Int16
        private var blurs: Int16

        /// The largest number of groups inside each other.
        package var depth: Int { Int(levels) }
        /// Whether a group is blurred, at any depth.
        package var holdsBlurs: Bool { blurs > 0 }

        /// Creates a list of items, checked as described for ``DisplayList/Items``.
        public init(_ items: some Sequence<Item>) {
            self.init(checking: Array(items))
        }

        init(checking items: [Item]) {
            self = Items(valid: items) ?? Items(valid: items.compactMap(\.corrected)) ?? Items()
        }

        private init() {
            (array, extent, stepBound, levels, blurs) = ([], .nothing, 0, 0, 0)
        }

        /// No items. An empty literal would be checked.
        fileprivate static var none: Items { Items() }

        /// Returns nil if an item is not valid.
        private init?(valid items: [Item]) {
            var summary = Summary()
            var extents: [DrawnExtent] = []
            extents.reserveCapacity(items.count)
            for item in items {
                guard let own = item.command.summary else { return nil }
                extents.append(own.extent)
                summary.add(own)
            }
            guard summary.depth <= DisplayList.depthLimit else { return nil }
            self.init(valid: items, summary, extents: extents[...])
        }

        /// Creates a list of items that are known to be valid.
        ///
        /// - Parameters:
        ///   - summary: what is known of all items together.
        ///   - extents: the extents of the items.
        init(valid items: [Item], _ summary: Summary, extents: @autoclosure () -> ArraySlice<DrawnExtent>) {
            array = items
            extent = summary.extent
            // Rounded up.
            stepBound = Float(summary.mostSteps).nextUp
            levels = Int16(clamping: summary.depth)
            blurs = summary.holdsBlurs ? 1 : 0
            tree = items.count < Items.leastForTree ? nil : ExtentTree(Array(extents()))
        }

        /// At least the steps of painting the items at one pixel per point.
        var mostSteps: Double { Double(stepBound) }

        /// An upper bound of the steps of painting the items, wherever they are, at a number of pixels per point.
        package func mostSteps(atScale scale: CGFloat) -> Double {
            mostSteps * Double(Swift.max(1, scale * scale))
        }

        /// Calls `body` with the place of each item whose extent intersects a rectangle, in their order. A short list
        /// passes all items without asking for the rectangle.
        package func forEachPlace(in seen: @autoclosure () -> DrawnExtent?, _ body: (UnsafePointer<Item>) -> Void) {
            withPlaces { places in
                guard let first = places.baseAddress else { return }
                guard let tree, let seen = seen() else {
                    for index in places.indices { body(first + index) }
                    return
                }
                tree.forEach(in: seen) { body(first + $0) }
            }
        }

        /// Calls `body` with the place of each item.
        ///
        /// Subscripts and iterators of arrays copy an item, which is large, and count references to what it contains.
        ///
        /// - Parameter range: the indices of the items; nil for all.
        @inlinable
        package func forEachPlace(in range: Range<Int>? = nil, _ body: (UnsafePointer<Item>) -> Void) {
            withPlaces { places in
                guard let first = places.baseAddress else { return }
                for index in range ?? places.indices { body(first + index) }
            }
        }

        /// Calls `body` with the places of all items, for loops that take more than one item at a time.
        @inlinable
        package func withPlaces<Result>(_ body: (UnsafeBufferPointer<Item>) -> Result) -> Result {
            array.withUnsafeBufferPointer(body)
        }

        /// Removes and returns the items; the list is empty afterwards.
        mutating func take() -> [Item] {
            let items = array
            self = Items()
            return items
        }

        /// Changes the nodes of all items, also inside groups, which affects nothing else.
        package mutating func changeNodes(_ change: (inout NodeID) -> Void) {
            for place in array.indices { array[place].changeNodes(change) }
        }

        /// Returns both lists as one.
        package static func + (first: Items, second: Items) -> Items {
            first.isEmpty ? second : second.isEmpty ? first : Items(checking: first.array + second.array)
        }
    }

    /// The maximum number of groups inside each other, because each level uses stack space.
    package static let depthLimit = 128

    /// The maximum distance of a coordinate from the origin, in points: far beyond any image, and small enough that
    /// sums of coordinates still have fractions.
    package static let coordinateLimit: CGFloat = 1e9
}

extension DisplayList.Items: RandomAccessCollection, ExpressibleByArrayLiteral, Equatable {
    /// The position of the first item.
    @inlinable public var startIndex: Int { 0 }
    /// The number of items.
    @inlinable public var endIndex: Int { array.count }

    /// The item at a position.
    @inlinable public subscript(position: Int) -> DisplayList.Item { array[position] }

    /// Returns an iterator over the items.
    @inlinable public func makeIterator() -> IndexingIterator<[DisplayList.Item]> { array.makeIterator() }

    /// Creates a list of items, checked as described for ``DisplayList/Items``.
    public init(arrayLiteral elements: DisplayList.Item...) {
        self.init(checking: elements)
    }

    /// Returns whether both have equal items.
    public static func == (left: Self, right: Self) -> Bool { left.array == right.array }
}

extension DisplayList.Item {
    mutating func changeNodes(_ change: (inout DisplayList.NodeID) -> Void) {
        change(&node)
        guard case .group(var effect, var items) = command else { return }
        // Release the original first, so that its contents are not copied.
        command = .group(.node, .none)
        if case .mask(var mask) = effect {
            effect = .node
            mask.changeNodes(change)
            effect = .mask(mask)
        }
        items.changeNodes(change)
        command = .group(effect, items)
    }

    /// The item with valid numbers and without groups that are nested too deeply; nil if it draws nothing then.
    fileprivate var corrected: DisplayList.Item? {
        // Items that are valid stay exactly as they are, whatever is beside them.
        if let summary = command.summary, summary.depth <= DisplayList.depthLimit { return self }
        guard let command = command.corrected?.limited(to: DisplayList.depthLimit), command.summary != nil else {
            return nil
        }
        return DisplayList.Item(node: node, command: command)
    }

    /// The item without groups that are nested more than `limit` deep; nil for a group if the limit is 0.
    fileprivate func limited(to limit: Int) -> DisplayList.Item? {
        guard command.depth > limit else { return self }
        return limit == 0 ? nil : DisplayList.Item(node: node, command: command.limited(to: limit))
    }
}

extension DisplayList.Command {
    /// The number of groups inside each other: 0 for a drawing.
    var depth: Int {
        // Without a name for the effect, which would be copied.
        switch self {
        case .group(.mask(let mask), let items): 1 + max(items.depth, mask.depth)
        case .group(_, let items): 1 + items.depth
        default: 0
        }
    }

    fileprivate func limited(to limit: Int) -> DisplayList.Command {
        guard depth > limit, case .group(var effect, let items) = self else { return self }
        if case .mask(let mask) = effect { effect = .mask(mask.limited(to: limit - 1)) }
        return .group(effect, items.limited(to: limit - 1))
    }
}

extension DisplayList.Effect {
    /// The number of groups inside each other in a group with this effect.
    func depth(around items: DisplayList.Items) -> Int {
        if case .mask(let mask) = self { 1 + max(items.depth, mask.depth) } else { 1 + items.depth }
    }
}

extension DisplayList.Items {
    fileprivate func limited(to limit: Int) -> DisplayList.Items {
        depth <= limit ? self : DisplayList.Items(compactMap { $0.limited(to: limit) })
    }
}
