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
    /// The node that what is drawn next belongs to.
    public private(set) var currentNode = DisplayList.NodeID.root

    /// Room for the picture of a cell.
    private static let usualCount = 32

    private var nodes: [DisplayList.Node]
    private(set) var items: [DisplayList.Item] = []
    /// What is known of the groups that are open around the current one, so that opening a group copies nothing.
    private(set) var openGroups: [OpenGroup] = []
    /// The bounds of the first of ``items``, for those who ask what lies below.
    var itemBounds = ItemBounds()

    /// A group that waits until the group inside it is done.
    struct OpenGroup {
        let items: [DisplayList.Item]
        var bounds: ItemBounds
        /// What happens to the group inside; nil for a drawing that is kept out of the picture.
        let inner: DisplayList.Effect?
    }

    /// The map from the coordinates that are drawn in now to those of the picture.
    package private(set) var currentTransform = CGAffineTransform.identity
    /// Whether it is noted what nodes are across pictures.
    package var keepsMarks = false
    /// What nodes are across pictures, by their numbers.
    package private(set) var marks: [DisplayList.NodeID: NodeMark] = [:]

    /// Whether the drawing is only a rehearsal, of which nobody takes notes.
    package let isRehearsal: Bool

    /// An empty picture.
    public convenience init() {
        self.init(isRehearsal: false)
    }

    /// An empty picture, or one that nobody looks at.
    package init(isRehearsal: Bool) {
        self.isRehearsal = isRehearsal
        var nodes: [DisplayList.Node] = []
        nodes.reserveCapacity(DisplayListBuilder.usualCount)
        nodes.append(.root(size: .zero))
        self.nodes = nodes
        items.reserveCapacity(DisplayListBuilder.usualCount)
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
    public func withNode<Result>(_ name: String, frame: CGRect, _ draw: () throws -> Result) rethrows -> Result {
        let parent = currentNode
        nodes.append(DisplayList.Node(parent: parent, name: name, frame: frame))
        currentNode = DisplayList.NodeID(nodes.count - 1)
        defer { currentNode = parent }
        return try draw()
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
    public func withEffect<Result>(_ effect: DisplayList.Effect, _ draw: () throws -> Result) rethrows -> Result {
        openGroup(effect)
        let outerTransform = currentTransform
        if case .transform(let map) = effect { currentTransform = map.concatenating(outerTransform) }
        defer {
            currentTransform = outerTransform
            let inner = closeGroup()
            if !inner.isEmpty { append(.group(effect, inner)) }
        }
        return try draw()
    }

    private func openGroup(_ inner: DisplayList.Effect?) {
        openGroups.append(OpenGroup(items: items, bounds: itemBounds, inner: inner))
        items = []
        itemBounds = ItemBounds()
    }

    private func closeGroup() -> [DisplayList.Item] {
        let inner = items
        let outer = openGroups.removeLast()
        items = outer.items
        itemBounds = outer.bounds
        return inner
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
        items += list.items.renumbered(by: numbers)
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
        DisplayList(size: .zero, nodes: nodes, items: []).path(of: currentNode)
    }

    /// The picture so far, in the size given.
    public func finish(size: CGSize) -> DisplayList {
        nodes[0].frame = CGRect(origin: .zero, size: size)
        return DisplayList(size: size, nodes: nodes, items: items)
    }

    func append(_ command: DisplayList.Command) {
        items.append(DisplayList.Item(node: currentNode, command: command))
    }
}
