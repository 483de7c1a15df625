import CoreGeometry
import Foundation

/// Collects a ``DisplayList`` in drawing order.
///
/// ```swift
/// builder.withNode("cell-0-3", frame: frame) {
///     builder.fill(.rectangle(frame), .color(.white))
/// }
/// ```
public final class DisplayListBuilder {
    // What changes with every drawing is not checked for overlapping accesses, here and below: no access calls anything
    // that draws, and a builder serves one thread. The checks cost as much as the drawing.
    /// The node that what is drawn next belongs to.
    @exclusivity(unchecked) public private(set) var currentNode = DisplayList.NodeID.root

    /// Room for the picture of a cell.
    private static let usualCount = 32

    @exclusivity(unchecked) private var nodes: [DisplayList.Node]
    /// The items of all open groups, from the outermost on.
    @exclusivity(unchecked) private var stack: [DisplayList.Item] = []
    /// Where those of the current group begin.
    @exclusivity(unchecked) private var groupStart = 0
    /// What is known of the groups that are open around the current one, so that opening a group copies nothing.
    @exclusivity(unchecked) private(set) var openGroups: [OpenGroup] = []
    /// The bounds of the first of ``items``, for those who ask what lies below.
    @exclusivity(unchecked) var itemBounds = ItemBounds()

    /// A group that waits until the group inside it is done.
    struct OpenGroup {
        /// Where its items begin among those of all groups.
        let start: Int
        var bounds: ItemBounds
        /// What happens to the group inside; nil for a drawing that is kept out of the picture.
        let inner: DisplayList.Effect?
    }

    /// The map from the coordinates that are drawn in now to those of the picture.
    @exclusivity(unchecked) package private(set) var currentTransform = CGAffineTransform.identity
    /// Whether it is noted what nodes are across pictures.
    package var keepsMarks = false
    /// What nodes are across pictures, by their numbers.
    package private(set) var marks: [DisplayList.NodeID: NodeMark] = [:]

    /// Whether the drawing is only a rehearsal, of which nobody takes notes.
    package let isRehearsal: Bool
    /// The path of the node that the drawing is a part of; nil for a whole picture.
    private let partPath: String?
    /// Whether something showed what lies below a part, which the part does not know.
    private(set) var looksBelow = false

    /// An empty picture.
    public convenience init() {
        self.init(isRehearsal: false)
    }

    /// An empty picture, or one that nobody looks at.
    package convenience init(isRehearsal: Bool) {
        self.init(isRehearsal: isRehearsal, partPath: nil)
    }

    /// An empty part of a picture, for ``append(_:)``.
    ///
    /// - Parameter path: the path of the node that it will be put below.
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
    }

    /// Draws the inside of a shape.
    public func fill(_ shape: DrawnShape, _ paint: Paint, style: FillStyle = FillStyle()) {
        append(.fill(shape, paint, style))
    }

    /// Draws a line centred on the outline of a shape. Widths that are not positive draw nothing.
    public func stroke(_ shape: DrawnShape, _ paint: Paint, style: StrokeStyle = StrokeStyle()) {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
        append(.stroke(shape, paint, style))
    }

    /// Draws a bitmap.
    public func image(_ drawing: ImageDrawing) {
        append(.image(drawing))
    }

    /// Draws shaped text with its baseline starting at `origin`.
    public func glyphs(_ run: GlyphRun, origin: CGPoint, _ paint: Paint) {
        guard !run.glyphs.isEmpty else { return }
        append(.glyphs(run, origin: origin, paint))
    }

    /// Adds a node below the current one for the time of `draw`.
    ///
    /// - Parameters:
    ///   - name: what the node is, such as `cell-0-3` or `text`.
    ///   - frame: its rectangle in the coordinates that it is drawn in.
    @inlinable
    public func withNode<Result>(_ name: String, frame: CGRect, _ draw: () throws -> Result) rethrows -> Result {
        let parent = enterNode(name, frame: frame)
        defer { leaveNode(to: parent) }
        return try draw()
    }

    /// Adds a node below the current one, which it answers, and makes it the current one.
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

    /// Notes that text of the current node was left out.
    public func markTruncated() {
        nodes[currentNode.index].isTruncated = true
    }

    /// Says what the current node is across pictures.
    package func mark(_ mark: @autoclosure () -> NodeMark) {
        if keepsMarks { marks[currentNode] = mark() }
    }

    /// Draws what `draw` draws as one group under an effect; an empty group leaves no trace.
    @inlinable
    public func withEffect<Result>(_ effect: DisplayList.Effect, _ draw: () throws -> Result) rethrows -> Result {
        let outerTransform = beginEffect(effect)
        defer { endEffect(effect, outerTransform) }
        return try draw()
    }

    @usableFromInline
    func beginEffect(_ effect: DisplayList.Effect) -> CGAffineTransform {
        openGroup(effect)
        let outerTransform = currentTransform
        if case .transform(let map) = effect { currentTransform = map.concatenating(outerTransform) }
        return outerTransform
    }

    @usableFromInline
    func endEffect(_ effect: DisplayList.Effect, _ outerTransform: CGAffineTransform) {
        currentTransform = outerTransform
        let inner = closeGroup()
        if !inner.isEmpty { append(.group(effect, inner)) }
    }

    private func openGroup(_ inner: DisplayList.Effect?) {
        openGroups.append(OpenGroup(start: groupStart, bounds: itemBounds, inner: inner))
        groupStart = stack.count
        itemBounds = ItemBounds()
    }

    /// Takes the items of the current group from the stack: they move into an array of just that size.
    private func closeGroup() -> [DisplayList.Item] {
        let count = stack.count - groupStart
        let inner =
            count == 0
            ? []
            : [DisplayList.Item](unsafeUninitializedCapacity: count) { buffer, initializedCount in
                for place in (0..<count).reversed() {
                    buffer.initializeElement(at: place, to: stack.removeLast())
                }
                initializedCount = count
            }
        let outer = openGroups.removeLast()
        groupStart = outer.start
        itemBounds = outer.bounds
        return inner
    }

    /// The items of the current group so far.
    var items: ArraySlice<DisplayList.Item> { stack[groupStart...] }

    /// The items so far of an open group around the current one.
    func items(ofGroupAt index: Int) -> ArraySlice<DisplayList.Item> {
        let end = openGroups.indices.contains(index + 1) ? openGroups[index + 1].start : groupStart
        return stack[openGroups[index].start..<end]
    }

    /// Draws what `draw` draws, seen only as far as what `drawMask` draws is opaque.
    public func withMask(_ drawMask: () throws -> Void, _ draw: () throws -> Void) rethrows {
        let mask = try collect(drawMask)
        // What is hidden by an empty mask leaves no trace either.
        guard !mask.isEmpty else { return }
        try withEffect(.mask(mask), draw)
    }

    /// Draws another picture as it is; its nodes come below the current one, its root becomes that one.
    package func draw(_ list: DisplayList) {
        let shift = nodes.count - 1
        let numbers = list.nodes.indices.map { $0 == 0 ? currentNode : DisplayList.NodeID($0 + shift) }
        nodes += list.nodes.dropFirst().map { node in
            var node = node
            node.parent = node.parent.map { numbers.indices.contains($0.index) ? numbers[$0.index] : currentNode }
            return node
        }
        stack += list.items.renumbered(by: numbers)
    }

    /// What `draw` draws, kept out of the picture.
    package func collect(_ draw: () throws -> Void) rethrows -> [DisplayList.Item] {
        openGroup(nil)
        do {
            try draw()
        } catch {
            _ = closeGroup()
            throw error
        }
        return closeGroup()
    }

    /// Keeps the bounds of an open group's items, which were found.
    func keep(_ bounds: ItemBounds, ofGroupAt index: Int) {
        openGroups[index].bounds = bounds
    }

    /// The number of nodes so far.
    package var nodeCount: Int { nodes.count }

    /// Whether text of a node added after the first `count` nodes was left out.
    package func containsTruncatedNode(since count: Int) -> Bool {
        nodes[min(count, nodes.count)...].contains { $0.isTruncated }
    }

    /// The path of the current node.
    public var currentPath: String {
        let path = DisplayList(size: .zero, nodes: nodes, items: []).path(of: currentNode)
        guard let partPath, !partPath.isEmpty else { return path }
        return path.isEmpty ? partPath : partPath + "/" + path
    }

    /// Whether what lies below is known; notes that it was asked for where it is not.
    func knowsWhatLiesBelow() -> Bool {
        if partPath != nil { looksBelow = true }
        return partPath == nil
    }

    /// Adds what was drawn elsewhere, numbered as it belongs here.
    func append(nodes newNodes: ArraySlice<DisplayList.Node>, items newItems: [DisplayList.Item]) {
        nodes += newNodes
        stack += newItems
    }

    /// The picture so far, in the size given.
    public func finish(size: CGSize) -> DisplayList {
        nodes[0].frame = CGRect(origin: .zero, size: size)
        let list = DisplayList(size: size, nodes: nodes, items: groupStart == 0 ? stack : Array(items))
        list.checkInvariants()
        return list
    }

    func append(_ command: DisplayList.Command) {
        stack.append(DisplayList.Item(node: currentNode, command: command))
    }
}
