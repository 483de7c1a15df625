import Foundation

/// A moving picture as plain values: the waist of everything that moves, as ``DisplayList`` is of what stands still.
///
/// It is a tree of layers. A layer's drawings do not change by themselves; tracks move, scale and fade it. So an output
/// that moves things itself, such as an SVG, writes each drawing once, and one that shows pictures asks for the plain
/// list of each moment:
///
/// ```swift
/// var dot = AnimatedDisplayList.Layer(name: "dot")
/// dot.drawings = [.init(items: items)]
/// dot.translation = Track(from: CGSize(width: 40, height: 0), to: .zero, start: 0, duration: 0.3, curve: .easeInOut)
/// let film = AnimatedDisplayList(size: size, duration: 0.3, layers: [dot])
/// film.displayList(at: 0.15)   // the items, 20 points to the right
/// ```
public struct AnimatedDisplayList: Equatable, Sendable {
    /// The size of the picture in points.
    public var size: CGSize
    /// How long the film lasts, in seconds. It may be 0: then it is a still.
    public var duration: Double
    /// All nodes of all moments; the first is the root. ``Drawing/nodes`` says when each is there.
    public var nodes: [DisplayList.Node]
    /// What is drawn, from back to front.
    public var layers: [Layer]

    /// A film. A duration that is negative or not finite counts as 0.
    public init(size: CGSize, duration: Double, nodes: [DisplayList.Node] = [], layers: [Layer]) {
        self.size = size
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.nodes = nodes.isEmpty ? [.root(size: size)] : nodes
        self.layers = layers
    }

    /// A still: one picture for a time.
    public init(_ list: DisplayList, duration: Double = 0) {
        let drawing = Drawing(nodes: list.nodes.indices.map { DisplayList.NodeID($0) }, items: list.items)
        self.init(
            size: list.size, duration: duration, nodes: list.nodes,
            layers: [Layer(name: "still", drawings: [drawing])])
    }

    /// What is drawn, moved and faded as one.
    ///
    /// A layer is drawn so: its drawing of the moment, above it its sublayers; this under its effects, the first one
    /// outermost; this scaled about the anchor, moved, and with the opacity of the moment.
    public struct Layer: Equatable, Sendable {
        /// What it shows, such as `cell-0-3`; for dumps and for identifiers, not unique.
        public var name: String
        /// The node that its effects name.
        public var node = DisplayList.NodeID.root
        /// From when it is there, in seconds.
        public var start: Double = 0
        /// Until when it is there; nil for ever. At this time it is gone.
        public var end: Double?
        /// Its own content, in order of time: each drawing holds from its time to the next one's.
        public var drawings: [Drawing]
        /// Layers above its content, from back to front.
        public var sublayers: [Layer]
        /// What happens to the content and the sublayers as one, such as a clip, in the layer's own coordinates.
        public var effects: [DisplayList.Effect] = []
        /// How far it is moved.
        public var translation = Track(CGSize.zero)
        /// How it is scaled.
        public var scale = Track(CGSize(width: 1, height: 1))
        /// The point that stays where it is when the layer is scaled, in its own coordinates.
        public var anchor = CGPoint.zero
        /// How opaque it is as a whole, from 0 to 1.
        public var opacity = Track<CGFloat>(1)

        /// A layer.
        public init(name: String, drawings: [Drawing] = [], sublayers: [Layer] = []) {
            self.name = name
            self.drawings = drawings
            self.sublayers = sublayers
        }

        /// Whether it is there at a time.
        public func isPresent(at time: Double) -> Bool {
            time >= start && (end.map { time < $0 } ?? true)
        }

        /// The drawing that holds at a time; nil before the first.
        public func drawing(at time: Double) -> Drawing? {
            drawings.last { $0.time <= time }
        }
    }

    /// The content of a layer from a time on.
    public struct Drawing: Equatable, Sendable {
        /// From when it holds, in seconds.
        public var time: Double
        /// The nodes that are there with it.
        public var nodes: [DisplayList.NodeID]
        /// What is drawn, from back to front; nothing is a content, too.
        public var items: [DisplayList.Item]

        /// A drawing.
        public init(time: Double = 0, nodes: [DisplayList.NodeID] = [], items: [DisplayList.Item]) {
            self.time = time
            self.nodes = nodes
            self.items = items
        }
    }
}
