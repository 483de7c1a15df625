import CoreGeometry
import Foundation

/// Builds a ``DisplayList`` in drawing order.
///
/// ```swift
/// builder.withNode("cell-0-3", frame: frame) {
///     builder.fill(.rectangle(frame), .color(.white))
/// }
/// ```
public final class DisplayListBuilder {
    // Exclusivity checks are off for the properties that change with every drawing, here and below: no access calls
    // code that draws, and one thread uses a builder. The checks cost as much as the drawing itself.
    /// The node of the next drawing.
    @exclusivity(unchecked) public private(set) var currentNode = DisplayList.NodeID.root

    /// Initial capacity: enough for a cell.
    private static let usualCount = 32

    @exclusivity(unchecked) private var nodes: [DisplayList.Node]
    /// The items of all open groups, starting with the outermost one. All are valid.
    @exclusivity(unchecked) private var stack: [DisplayList.Item] = []
    /// The extents of the items.
    @exclusivity(unchecked) private var extents: [DrawnExtent] = []
    /// The summary of the current group's items.
    @exclusivity(unchecked) private var summary = DisplayList.Items.Summary()
    /// The start index of the current group's items.
    @exclusivity(unchecked) private var groupStart = 0
    /// The open groups around the current one, stored so that opening a group copies nothing.
    @exclusivity(unchecked) private(set) var openGroups: [OpenGroup] = []
    /// Whether groups are nested so deeply that a list cannot hold what is drawn now.
    package var isTooDeep: Bool { openGroups.count > DisplayList.depthLimit }
    /// The cached bounds of the first of ``items``, for reading the backdrop.
    @exclusivity(unchecked) var itemBounds = ItemBounds()

    /// An open group around the current one.
    struct OpenGroup {
        /// The start index of its items among those of all groups.
        let start: Int
        let summary: DisplayList.Items.Summary
        var bounds: ItemBounds
    }

    /// The effects of the groups inside each of the open ones; nil for a drawing that is collected outside the image.
    /// They lie by themselves, so that they are moved in and out: to copy one takes as long as to draw a rectangle.
    @exclusivity(unchecked) private(set) var openEffects: [DisplayList.Effect?] = []

    /// The transform from the current coordinates to those of the image.
    @exclusivity(unchecked) package private(set) var currentTransform = CGAffineTransform.identity
    /// Whether marks are recorded, which identify nodes across images.
    package var keepsMarks = false
    /// The marks that identify nodes across images.
    package private(set) var marks: [DisplayList.NodeID: NodeMark] = [:]

    /// Whether this drawing is only a rehearsal, whose result is discarded.
    package let isRehearsal: Bool
    /// Whether an invisible view is being drawn, of which only the nodes are kept.
    private var isInvisible = false
    /// The path of the parent node if this is a part of an image; nil for a whole image.
    private let partPath: String?
    /// Whether something read the backdrop of a part, which the part does not know.
    private(set) var looksBelow = false

    /// Creates a builder of an empty image.
    public convenience init() {
        self.init(isRehearsal: false)
    }

    /// Creates a builder of an empty image, or of one that is discarded.
    package convenience init(isRehearsal: Bool) {
        self.init(isRehearsal: isRehearsal, partPath: nil)
    }

    /// Creates a builder of an empty part of an image, for ``append(_:)``.
    ///
    /// - Parameter path: the path of its future parent node.
    package convenience init(partOf path: String) {
        self.init(isRehearsal: false, partPath: path)
    }

    private init(isRehearsal: Bool, partPath: String?) {
        self.isRehearsal = isRehearsal
        self.partPath = partPath
        var nodes: [DisplayList.Node] = []
        nodes.reserveCapacity(DisplayListBuilder.usualCount)
        nodes.append(.root(size: .zero))
        self.nodes = nodes
        stack.reserveCapacity(DisplayListBuilder.usualCount)
        extents.reserveCapacity(DisplayListBuilder.usualCount)
    }

    /// Fills a shape.
    public func fill(_ shape: DrawnShape, _ paint: Paint, style: FillStyle = FillStyle()) {
        append(.fill(shape, paint, style))
    }

    /// Draws a line centred on the outline of a shape. Widths that are not positive draw nothing.
    public func stroke(_ shape: DrawnShape, _ paint: Paint, style: StrokeStyle = StrokeStyle()) {
        append(.stroke(shape, paint, style))
    }

    /// Draws a bitmap.
    public func image(_ drawing: ImageDrawing) {
        append(.image(drawing))
    }

    /// Draws shaped text with its baseline starting at `origin`.
    public func glyphs(_ run: GlyphRun, origin: CGPoint, _ paint: Paint) {
        append(.glyphs(run, origin: origin, paint))
    }

    /// Adds a node below the current one, which contains the drawings of `draw`.
    ///
    /// - Parameters:
    ///   - name: the name of the node, such as `cell-0-3` or `text`.
    ///   - frame: its frame in the current coordinates.
    @inlinable
    public func withNode<Result>(_ name: String, frame: CGRect, _ draw: () throws -> Result) rethrows -> Result {
        let parent = enterNode(name, frame: frame)
        defer { leaveNode(to: parent) }
        return try draw()
    }

    /// Adds a node below the current one and makes it current. Returns the previous node.
    @usableFromInline
    func enterNode(_ name: String, frame: CGRect) -> DisplayList.NodeID {
        let parent = currentNode
        nodes.append(DisplayList.Node(parent: parent, name: name, frame: frame))
        currentNode = DisplayList.NodeID(nodes.count - 1)
        return parent
    }

    @usableFromInline
    func leaveNode(to parent: DisplayList.NodeID) {
        currentNode = parent
    }

    /// Marks that text of the current node was truncated.
    public func markTruncated() {
        nodes[currentNode.index].isTruncated = true
    }

    /// Sets the mark that identifies the current node across images.
    package func mark(_ mark: @autoclosure () -> NodeMark) {
        if keepsMarks { marks[currentNode] = mark() }
    }

    /// Draws a group with an effect; a group without items is not added.
    @inlinable
    public func withEffect<Result>(
        _ effect: consuming DisplayList.Effect, _ draw: () throws -> Result
    ) rethrows -> Result {
        let outerTransform = beginEffect(effect)
        defer { endEffect(outerTransform) }
        return try draw()
    }

    @usableFromInline
    func beginEffect(_ effect: consuming DisplayList.Effect) -> CGAffineTransform {
        let outerTransform = currentTransform
        if case .transform(let map) = effect { currentTransform = map.concatenating(outerTransform) }
        openGroup(consume effect)
        return outerTransform
    }

    @usableFromInline
    func endEffect(_ outerTransform: CGAffineTransform) {
        currentTransform = outerTransform
        let inner = closeGroup()
        let effect = openEffects.removeLast()
        if !inner.isEmpty, let effect { append(.group(effect, inner)) }
    }

    private func openGroup(_ inner: consuming DisplayList.Effect?) {
        openEffects.append(inner)
        openGroups.append(OpenGroup(start: groupStart, summary: summary, bounds: itemBounds))
        groupStart = stack.count
        summary = DisplayList.Items.Summary()
        itemBounds = ItemBounds()
    }

    /// Removes the items of the current group from the stack, and moves them into an array of exactly that size. The
    /// caller removes the effect.
    private func closeGroup() -> DisplayList.Items {
        let count = stack.count - groupStart
        var inner: [DisplayList.Item] = []
        if count > 0 {
            // An array with uninitialized memory is made by unspecialized code, which looks up the type each time.
            inner.reserveCapacity(count)
            for _ in 0..<count { inner.append(stack.removeLast()) }
            inner.withUnsafeMutableBufferPointer { $0.reverseByMoving() }
        }
        let list = DisplayList.Items(valid: inner, summary, extents: extents[groupStart...])
        extents.removeLast(count)
        let outer = openGroups.removeLast()
        groupStart = outer.start
        summary = outer.summary
        itemBounds = outer.bounds
        return list
    }

    /// The items of the current group so far.
    var items: ArraySlice<DisplayList.Item> { stack[groupStart...] }

    /// Returns the items so far of an open group around the current one.
    func items(ofGroupAt index: Int) -> ArraySlice<DisplayList.Item> {
        let end = openGroups.indices.contains(index + 1) ? openGroups[index + 1].start : groupStart
        return stack[openGroups[index].start..<end]
    }

    /// Draws `draw`, masked by what `drawMask` draws.
    public func withMask(_ drawMask: () throws -> Void, _ draw: () throws -> Void) rethrows {
        let mask = try collect(drawMask)
        // Content that an empty mask hides adds no group either.
        guard !mask.isEmpty else { return }
        try withEffect(.mask(mask), draw)
    }

    /// Draws another display list unchanged; its nodes are added below the current one, which replaces its root.
    package func draw(_ list: DisplayList) {
        let shift = nodes.count - 1
        let numbers = list.nodes.indices.map { $0 == 0 ? currentNode : DisplayList.NodeID($0 + shift) }
        nodes += list.nodes.dropFirst().map { node in
            var node = node
            node.parent = node.parent.map { numbers.indices.contains($0.index) ? numbers[$0.index] : currentNode }
            return node
        }
        append(list.items.renumbered(by: numbers))
    }

    /// Returns what `draw` draws, without adding it to the image.
    package func collect(_ draw: () throws -> Void) rethrows -> DisplayList.Items {
        openGroup(nil)
        defer { openEffects.removeLast() }
        do {
            try draw()
        } catch {
            _ = closeGroup()
            throw error
        }
        return closeGroup()
    }

    /// Whether views that are drawn now can take the focus: not in a rehearsal, and not inside an invisible view.
    package var canHaveFocus: Bool { !isRehearsal && !isInvisible }

    /// Runs `draw` and adds only the nodes, not the items: an invisible view takes space, so it has a frame.
    package func addNodes(of draw: () throws -> Void) rethrows {
        let (count, outer) = (nodes.count, isInvisible)
        isInvisible = true
        defer { isInvisible = outer }
        _ = try collect(draw)
        // Nobody sees that an invisible text is truncated, so it needs no warning.
        for index in count..<nodes.count { nodes[index].isTruncated = false }
    }

    /// Adds what ``collect(_:)`` returned, as a group with an effect; nil for none.
    package func add(_ items: DisplayList.Items, with effect: DisplayList.Effect?) {
        guard !items.isEmpty else { return }
        if let effect { append(.group(effect, items)) } else { append(items) }
    }

    /// Stores the bounds of an open group's items in the cache.
    func keep(_ bounds: ItemBounds, ofGroupAt index: Int) {
        openGroups[index].bounds = bounds
    }

    /// The number of nodes so far.
    package var nodeCount: Int { nodes.count }

    /// Returns whether a node added after the first `count` nodes has truncated text.
    package func containsTruncatedNode(since count: Int) -> Bool {
        nodes[min(count, nodes.count)...].contains { $0.isTruncated }
    }

    /// The path of the current node.
    public var currentPath: String {
        let path = DisplayList(size: .zero, nodes: nodes, items: []).path(of: currentNode)
        guard let partPath, !partPath.isEmpty else { return path }
        return path.isEmpty ? partPath : partPath + "/" + path
    }

    /// Returns whether the backdrop is known; if not, records that it was needed.
    func knowsWhatLiesBelow() -> Bool {
        if partPath != nil { looksBelow = true }
        return partPath == nil
    }

    /// Takes everything out, for a list that this one becomes a part of.
    func takePart() -> DisplayListPart {
        var items = groupStart == 0 ? stack : Array(self.items)
        stack = []
        items.reverse()
        return DisplayListPart(
            nodes: nodes, reversedItems: items, extents: extents[groupStart...], summary: summary)
    }

    /// Makes room for more items of the current group, which are then added without moving those before them.
    package func reserve(_ count: Int) {
        let needed = stack.count + count
        guard needed > stack.capacity else { return }
        // At least twice the memory: with exactly as much as is needed, many small collections would each move all
        // items.
        stack.reserveCapacity(max(needed, 2 * stack.capacity))
        extents.reserveCapacity(stack.capacity)
    }

    /// The number of items for which there is memory.
    var room: Int { stack.capacity }

    /// Adds a part, and changes the nodes of its items.
    ///
    /// - Parameter nodes: those of the part without its root, already renumbered for this list.
    func append(
        _ part: inout DisplayListPart, nodes: ArraySlice<DisplayList.Node>,
        changing change: (inout DisplayList.NodeID) -> Void
    ) {
        self.nodes += nodes
        extents += part.extents
        summary.add(part.summary)
        // Each item is moved, which is cheaper than to retain it here and to release it there.
        while var item = part.reversedItems.popLast() {
            item.changeNodes(change)
            stack.append(item)
        }
    }

    /// Returns the display list so far, with a size.
    public func finish(size: CGSize) -> DisplayList {
        nodes[0].frame = CGRect(origin: .zero, size: size)
        let items = DisplayList.Items(
            valid: groupStart == 0 ? stack : Array(items), summary, extents: extents[groupStart...])
        let list = DisplayList(size: size, nodes: nodes, items: items)
        list.checkInvariants()
        return list
    }

    func append(_ command: consuming DisplayList.Command) {
        // Items that are nested too deeply are dropped here at no cost, instead of when each group around them closes.
        guard openGroups.count <= DisplayList.depthLimit else { return }
        // A part of an image is drawn without the groups around it, so it may be nested too deeply here.
        guard let own = command.summary, own.depth <= DisplayList.depthLimit else { return appendCorrected(command) }
        summary.add(own)
        stack.append(DisplayList.Item(node: currentNode, command: command))
        extents.append(own.extent)
    }

    /// Appends what is left of a command that is not valid.
    @inline(never)
    private func appendCorrected(_ command: DisplayList.Command) {
        append(DisplayList.Items(checking: [DisplayList.Item(node: currentNode, command: command)]))
    }

    /// Appends valid items from elsewhere.
    private func append(_ items: DisplayList.Items) {
        items.forEachPlace { extents.append($0.pointee.command.summary?.extent ?? .everything) }
        stack += items.array
        summary.add(items.summary)
    }
}

extension UnsafeMutableBufferPointer {
    /// Reverses the elements. Swaps of the standard library copy them, and count their references.
    fileprivate func reverseByMoving() {
        guard let start = baseAddress else { return }
        for index in 0..<count / 2 {
            let (one, other) = (start + index, start + (count - 1 - index))
            let element = one.move()
            one.moveInitialize(from: other, count: 1)
            other.initialize(to: element)
        }
    }
}
