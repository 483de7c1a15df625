import CoreGeometry
import Foundation

/// A picture as plain values: what is drawn where, in drawing order. The narrow waist between layout and painters.
///
/// Coordinates are absolute, in points from the top left, y downwards, except inside a transform. Colours are resolved
/// and text is shaped. Every item names the node of the view tree that it came from.
///
/// ```swift
/// let builder = DisplayListBuilder()
/// builder.fill(.capsule(CGRect(x: 0, y: 0, width: 50, height: 27)), .color(.white))
/// let list = builder.finish(size: CGSize(width: 50, height: 27))
/// print(list)   // display-list 50 27 …
/// ```
public struct DisplayList: Equatable, Sendable {
    /// The number of a node in ``DisplayList/nodes``.
    public struct NodeID: Hashable, Sendable {
        /// The index in ``DisplayList/nodes``.
        public var index: Int

        /// A number.
        public init(_ index: Int) {
            self.index = index
        }

        /// The node of the whole picture.
        public static let root = NodeID(0)
    }

    /// A node of the tree that was drawn: a cell, a header, a view.
    public struct Node: Equatable, Sendable {
        /// Its parent; nil for the root.
        public var parent: NodeID?
        /// Its name, such as `cell-0-3` or `text`.
        public var name: String
        /// Its rectangle, in the coordinates that it is drawn in.
        public var frame: CGRect
        /// Whether text of the node was left out for want of room.
        public var isTruncated: Bool

        /// A node.
        public init(parent: NodeID?, name: String, frame: CGRect, isTruncated: Bool = false) {
            self.parent = parent
            self.name = name
            self.frame = frame
            self.isTruncated = isTruncated
        }

        /// The node of a whole picture.
        public static func root(size: CGSize) -> Node {
            Node(parent: nil, name: "root", frame: CGRect(origin: .zero, size: size))
        }
    }

    /// Something drawn, and the node that drew it.
    public struct Item: Equatable, Sendable {
        /// The node.
        public var node: NodeID
        /// The drawing.
        public var command: Command

        /// An item.
        public init(node: NodeID, command: Command) {
            self.node = node
            self.command = command
        }
    }

    /// A drawing.
    public enum Command: Equatable, Sendable {
        /// The inside of a shape.
        case fill(DrawnShape, Paint, FillStyle)
        /// A line centred on the outline of a shape.
        case stroke(DrawnShape, Paint, StrokeStyle)
        /// A bitmap.
        case image(ImageDrawing)
        /// Shaped text, whose baseline starts at `origin`.
        case glyphs(GlyphRun, origin: CGPoint, Paint)
        /// Items drawn together under an effect.
        case group(Effect, [Item])
    }

    /// What happens to a group as a whole.
    public enum Effect: Equatable, Sendable {
        /// Nothing: the group only says that its items belong to one node, such as a cell.
        case node
        /// Only what is inside the shape is seen.
        case clip(DrawnShape, FillStyle)
        /// The group is drawn as one picture with this opacity, from 0 to 1.
        case opacity(CGFloat)
        /// The group is drawn as one picture, combined with what lies below.
        case blendMode(BlendMode)
        /// The items' coordinates are mapped.
        case transform(CGAffineTransform)
        /// A blurred copy of the group's silhouette lies below it. `radius` is SwiftUI's: twice the standard deviation.
        case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
        /// The group is blurred; `radius` is the standard deviation of the blur.
        case blur(radius: CGFloat)
        /// The group is a copy of what lies below, blurred, as seen through frosted glass; it ends where what lies below
        /// ends. `radius` is the standard deviation of the blur.
        case backdrop(radius: CGFloat)
        /// The group is drawn as one picture, so that blend modes inside see nothing below it.
        case isolation
        /// The group is seen only as far as other items, drawn in the same place, are opaque.
        case mask([Item])
        /// The colours of the group are changed.
        case colorMatrix(ColorMatrix)
        /// The group becomes black, the more opaque the brighter it was.
        case luminanceToAlpha
    }

    /// The size of the picture in points.
    public var size: CGSize
    /// All nodes; the first is the root.
    public var nodes: [Node]
    /// What is drawn, from back to front.
    public var items: [Item]

    /// A picture.
    public init(size: CGSize, nodes: [Node], items: [Item]) {
        self.size = size
        self.nodes = nodes.isEmpty ? [.root(size: size)] : nodes
        self.items = items
    }

    /// The names from below the root down to the node, joined with slashes: `cell-0-3/text`. The root's path is empty.
    public func path(of id: NodeID) -> String {
        var names: [String] = []
        var current: NodeID? = id
        while let node = current, nodes.indices.contains(node.index), let parent = nodes[node.index].parent {
            names.append(nodes[node.index].name)
            current = parent
        }
        return names.reversed().joined(separator: "/")
    }
}

/// A bitmap in a display list.
public struct ImageDrawing: Equatable, Sendable {
    /// How pixels are combined when a bitmap is drawn at another size, with SwiftUI's names.
    public enum Interpolation: String, Hashable, Sendable, CaseIterable {
        /// The nearest pixel.
        case none
        /// Between neighbours.
        case low
        /// Between neighbours, the default.
        case medium
        /// Over all pixels that are covered.
        case high
    }

    /// The bitmap.
    public var image: ImageResource
    /// The rectangle that it fills.
    public var rect: CGRect
    /// How its pixels are combined.
    public var interpolation: Interpolation
    /// The colour that its opaque parts are drawn in; nil for its own colours.
    public var templateColor: ResolvedColor?

    /// A bitmap in a rectangle.
    public init(
        image: ImageResource, rect: CGRect, interpolation: Interpolation = .medium, templateColor: ResolvedColor? = nil
    ) {
        self.image = image
        self.rect = rect
        self.interpolation = interpolation
        self.templateColor = templateColor
    }
}
