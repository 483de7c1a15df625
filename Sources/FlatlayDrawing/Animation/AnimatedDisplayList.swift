import Foundation

/// An animation as plain values, the counterpart of ``DisplayList`` for still images.
///
/// It is a tree of layers. Tracks move, scale and fade a layer; its drawings are constant between given times. A format
/// that animates by itself, such as SVG, stores each drawing once. Other formats get the display list of each moment:
///
/// ```swift
/// var dot = AnimatedDisplayList.Layer(name: "dot")
/// dot.drawings = [.init(items: items)]
/// dot.translation = AnimationTrack(from: CGSize(width: 40, height: 0), to: .zero, start: 0, duration: 0.3, curve: .easeInOut)
/// let animation = AnimatedDisplayList(size: size, duration: 0.3, layers: [dot])
/// animation.displayList(at: 0.15)   // the items, 20 points to the right
/// ```
public struct AnimatedDisplayList: Equatable, Sendable {
    /// The size in points.
    public var size: CGSize
    /// The duration in seconds. With 0, the animation is a still image.
    public var duration: Double
    /// The nodes of all moments. The first one is the root. ``Drawing/nodes`` defines when each one is present.
    public var nodes: [DisplayList.Node]
    /// The layers, from back to front. They are checked as ``DisplayList/Items`` are: effects have valid numbers, and
    /// layers that are nested too deeply are left out.
    public var layers: [Layer] {
        didSet { layers = AnimatedDisplayList.checked(layers) }
    }

    /// Creates an animation. A duration that is negative or not finite counts as 0.
    public init(size: CGSize, duration: Double, nodes: [DisplayList.Node] = [], layers: [Layer]) {
        self.size = size
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.nodes = nodes.isEmpty ? [.root(size: size)] : nodes
        self.layers = AnimatedDisplayList.checked(layers)
    }

    private static func checked(_ layers: [Layer]) -> [Layer] {
        let limit = DisplayList.depthLimit - 1
        return layers.allSatisfy { $0.isValid(limit: limit) }
            ? layers : layers.compactMap { $0.corrected(limit: limit) }
    }

    /// Creates an animation that shows one image for a time.
    public init(_ list: DisplayList, duration: Double = 0) {
        let drawing = Drawing(nodes: list.nodes.indices.map { DisplayList.NodeID($0) }, items: list.items)
        self.init(
            size: list.size, duration: duration, nodes: list.nodes,
            layers: [Layer(name: "still", drawings: [drawing])])
    }

    /// A part of the animation that moves, scales and fades as one.
    ///
    /// A layer draws its current drawing and, above it, its sublayers. The effects apply to both, the first one
    /// outermost. The result is scaled about the anchor, moved, and drawn with the current opacity.
    public struct Layer: Equatable, Sendable {
        /// The name of its content, such as `cell-0-3`, for dumps and identifiers. It need not be unique.
        public var name: String
        /// The node that its effects belong to.
        public var node = DisplayList.NodeID.root
        /// The time at which it appears, in seconds.
        public var start: Double = 0
        /// The time from which it is no longer drawn; nil for never.
        public var end: Double?
        /// Its own content, in order of time. Each drawing is shown from its time to that of the next one.
        public var drawings: [Drawing]
        /// Layers above its own content, from back to front.
        public var sublayers: [Layer]
        /// Effects on the content and the sublayers together, such as a clip, in the layer's coordinates.
        public var effects: [DisplayList.Effect] = []
        /// The translation of the layer.
        public var translation = AnimationTrack(CGSize.zero)
        /// The scale of the layer about its anchor.
        public var scale = AnimationTrack(CGSize(width: 1, height: 1))
        /// The fixed point of scaling, in the layer's coordinates.
        public var anchor = CGPoint.zero
        /// The opacity of the layer as a whole, from 0 to 1.
        public var opacity = AnimationTrack<CGFloat>(1)

        /// Creates a layer.
        public init(name: String, drawings: [Drawing] = [], sublayers: [Layer] = []) {
            self.name = name
            self.drawings = drawings
            self.sublayers = sublayers
        }

        /// Whether its effects are valid and its sublayers too, at most `limit` deep.
        fileprivate func isValid(limit: Int) -> Bool {
            effects.allSatisfy(\.isValid)
                && (limit > 0 ? sublayers.allSatisfy { $0.isValid(limit: limit - 1) } : sublayers.isEmpty)
        }

        /// The layer with valid effects and without layers that are nested too deeply; nil if it draws nothing then.
        fileprivate func corrected(limit: Int) -> Layer? {
            guard !isValid(limit: limit) else { return self }
            var result = self
            result.effects = effects.compactMap(\.corrected)
            result.sublayers = limit > 0 ? sublayers.compactMap { $0.corrected(limit: limit - 1) } : []
            return result.effects.count == effects.count ? result : nil
        }

        /// Returns whether the layer is drawn at a time.
        public func isPresent(at time: Double) -> Bool {
            time >= start && (end.map { time < $0 } ?? true)
        }

        /// Returns the drawing at a time; nil before the first one.
        public func drawing(at time: Double) -> Drawing? {
            drawings.last { $0.time <= time }
        }
    }

    /// The content of a layer from a time on.
    public struct Drawing: Equatable, Sendable {
        /// The time at which it appears, in seconds.
        public var time: Double
        /// The nodes that are present while it is shown.
        public var nodes: [DisplayList.NodeID]
        /// The items, from back to front. An empty list is valid content.
        public var items: DisplayList.Items

        /// Creates a drawing.
        public init(time: Double = 0, nodes: [DisplayList.NodeID] = [], items: DisplayList.Items) {
            self.time = time
            self.nodes = nodes
            self.items = items
        }
    }
}
