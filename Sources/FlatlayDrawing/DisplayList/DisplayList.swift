import CoreGeometry
import Foundation

/// An image as plain values: what is drawn where, in drawing order. The narrow waist between layout and painters.
///
/// Coordinates are absolute, in points from the top left, y downwards, except inside a transform. Colours are resolved
/// and text is shaped. Every item has the node of the view that drew it. Everything in a list can be drawn: see
/// ``DisplayList/Items``.
///
/// ```swift
/// let builder = DisplayListBuilder()
/// builder.fill(.capsule(CGRect(x: 0, y: 0, width: 50, height: 27)), .color(.white))
/// let list = builder.finish(size: CGSize(width: 50, height: 27))
/// print(list)   // display-list 50 27 …
/// ```
public struct DisplayList: Equatable, Sendable {
    /// The identifier of a node.
    public struct NodeID: Hashable, Sendable {
        /// The index in ``DisplayList/nodes``.
        public var index: Int

        /// Creates an identifier from an index.
        public init(_ index: Int) {
            self.index = index
        }

        /// The node of the whole image.
        public static let root = NodeID(0)
    }

    /// A node of the tree that was drawn: a cell, a header or another view.
    public struct Node: Equatable, Sendable {
        /// The parent node; nil for the root.
        public var parent: NodeID?
        /// The name, such as `cell-0-3` or `text`; for a view with an identifier, `#` and the identifier.
        public var name: String
        /// The frame, in the coordinates in which the node is drawn.
        public var frame: CGRect
        /// Whether text of the node was truncated for lack of space.
        public var isTruncated: Bool

        /// Creates a node.
        public init(parent: NodeID?, name: String, frame: CGRect, isTruncated: Bool = false) {
            self.parent = parent
            self.name = name
            self.frame = frame
            self.isTruncated = isTruncated
        }

        /// The identifier that an app gave the view with `accessibilityIdentifier(_:)`; nil for other nodes.
        public var identifier: String? {
            hasIdentifier ? String(name.dropFirst()) : nil
        }

        /// Whether the node only names a view: no writer shows it.
        package var hasIdentifier: Bool { name.utf8.first == UInt8(ascii: "#") && name.utf8.count > 1 }

        /// Returns the name of the node of a view with an identifier.
        package static func name(forIdentifier identifier: String) -> String { "#" + identifier.visible }

        /// Returns the root node of an image.
        public static func root(size: CGSize) -> Node {
            Node(parent: nil, name: "root", frame: CGRect(origin: .zero, size: size))
        }
    }

    /// A drawing, and the node that drew it.
    public struct Item: Equatable, Sendable {
        /// The node that drew it.
        public var node: NodeID
        /// The drawing.
        public var command: Command

        /// Creates an item.
        public init(node: NodeID, command: Command) {
            self.node = node
            self.command = command
        }
    }

    /// A drawing command.
    public enum Command: Equatable, Sendable {
        /// Fills a shape.
        case fill(DrawnShape, Paint, FillStyle)
        /// Draws a line centred on the outline of a shape.
        case stroke(DrawnShape, Paint, StrokeStyle)
        /// Draws a bitmap.
        case image(ImageDrawing)
        /// Draws shaped text, whose baseline starts at `origin`.
        case glyphs(GlyphRun, origin: CGPoint, Paint)
        /// Draws items as a group with an effect.
        case group(Effect, Items)
    }

    /// The size of the image in points.
    public var size: CGSize
    /// All nodes; the first is the root.
    public var nodes: [Node]
    /// The items, from back to front.
    public var items: Items

    /// Creates a display list.
    public init(size: CGSize, nodes: [Node], items: Items) {
        self.size = size
        self.nodes = nodes.isEmpty ? [.root(size: size)] : nodes
        self.items = items
    }

    /// Returns the names from below the root down to the node, joined with slashes: `cell-0-3/text`. The root's path is
    /// empty.
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
    /// How pixels are interpolated when a bitmap is scaled, with SwiftUI's names.
    public enum Interpolation: String, Hashable, Sendable, CaseIterable {
        /// None: the nearest pixel.
        case none
        /// Between neighbouring pixels.
        case low
        /// Between neighbouring pixels; the default.
        case medium
        /// Over all covered pixels.
        case high
    }

    /// The bitmap.
    public var image: ImageResource
    /// The rectangle that the bitmap fills.
    public var rect: CGRect
    /// How its pixels are interpolated.
    public var interpolation: Interpolation
    /// The colour in which its opaque parts are drawn; nil for its own colours.
    public var templateColor: ResolvedColor?

    /// Creates a drawing of a bitmap in a rectangle.
    public init(
        image: ImageResource, rect: CGRect, interpolation: Interpolation = .medium, templateColor: ResolvedColor? = nil
    ) {
        self.image = image
        self.rect = rect
        self.interpolation = interpolation
        self.templateColor = templateColor
    }
}
