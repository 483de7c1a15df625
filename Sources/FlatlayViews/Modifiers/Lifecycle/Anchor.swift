import CoreGeometry
import Foundation

/// A point or rectangle in a view that another view can convert to its own coordinates: SwiftUI's `Anchor`.
///
/// ```swift
/// Text("Chosen").anchorPreference(key: ChosenKey.self, value: .bounds) { $0 }
/// // …
/// .overlayPreferenceValue(ChosenKey.self) { anchor in
///     GeometryReader { proxy in
///         if let anchor { Rectangle().stroke().frame(width: proxy[anchor].width).offset(x: proxy[anchor].minX) }
///     }
/// }
/// ```
///
/// A ``GeometryProxy`` resolves it once the view has been drawn. Views behind it are drawn earlier, and get the value
/// of a rehearsal.
public struct Anchor<Value> {
    /// The point or rectangle that an anchor refers to.
    public struct Source: Sendable {
        let value: @Sendable (CGRect) -> Value
        let moved: @Sendable (Value, CGPoint) -> Value
    }

    let place: AnchorPlace
    let source: Source

    /// The value in the coordinates of a rectangle.
    func value(in frame: CGRect) -> Value {
        source.moved(source.value(place.frame), CGPoint(x: -frame.minX, y: -frame.minY))
    }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are anchors of one view.
    public static func == (left: Anchor, right: Anchor) -> Bool { left.place === right.place }
}

extension Anchor: Hashable where Value: Hashable {
    /// Hashes the identity of the view.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

extension Anchor.Source where Value == CGRect {
    /// The frame of the view.
    public static var bounds: Anchor.Source { rect { CGRect(origin: .zero, size: $0) } }

    /// A rectangle in the coordinates of the view.
    public static func rect(_ rect: CGRect) -> Anchor.Source { self.rect { _ in rect } }

    private static func rect(_ rect: @escaping @Sendable (CGSize) -> CGRect) -> Anchor.Source {
        Anchor.Source(
            value: { rect($0.size).offsetBy(dx: $0.minX, dy: $0.minY) }, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the coordinates of the view.
    public static func point(_ point: CGPoint) -> Anchor.Source {
        Anchor.Source(
            value: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) },
            moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
    }

    /// A point relative to the frame of the view.
    public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
        Anchor.Source(value: { point.point(in: $0) }, moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
    }

    /// The middle.
    public static var center: Anchor.Source { unitPoint(.center) }
    /// The upper left corner.
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    /// The middle of the upper edge.
    public static var top: Anchor.Source { unitPoint(.top) }
    /// The upper right corner.
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    /// The middle of the left edge.
    public static var leading: Anchor.Source { unitPoint(.leading) }
    /// The middle of the right edge.
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    /// The lower left corner.
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower edge.
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    /// The lower right corner.
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}

/// Where a view was drawn last, in the coordinates of the image. Only the thread of its host uses it.
final class AnchorPlace: @unchecked Sendable {
    var frame = CGRect.zero
}

/// Notes where its child is drawn.
private final class AnchorNode: WrapperNode {
    private let place: AnchorPlace

    init(_ child: ViewNode, _ place: AnchorPlace, environment: borrowing EnvironmentValues) {
        self.place = place
        super.init(child, environment)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        place.frame = frame
        super.draw(in: frame, proposal: proposal, pass: pass)
    }
}

nonisolated private struct AnchorModifier<Key: PreferenceKey, Value>: ViewModifier {
    typealias Body = Never
    let source: Anchor<Value>.Source
    let transform: (Anchor<Value>) -> Key.Value

    func _makeNodes(of content: Content, in context: ViewContext, into nodes: inout [ViewNode]) {
        let start = nodes.count
        content._makeNodes(in: context, into: &nodes)
        for index in start..<nodes.count {
            let place = AnchorPlace()
            nodes[index] = AnchorNode(nodes[index], place, environment: context.environment)
            let value = transform(Anchor(place: place, source: source))
            context.preferences.forEach { $0.add(value, for: Key.self) }
        }
    }
}

nonisolated extension View {
    /// Sets a value for the views around this one that is made of a place in it.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        modifier(AnchorModifier<Key, Value>(source: value, transform: transform))
    }
}
