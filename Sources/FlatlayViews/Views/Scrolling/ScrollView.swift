import Foundation

/// A viewport onto content that may be larger, at a scroll offset.
///
/// Along the axes that scroll it takes the proposed length, or the length of its content if none is proposed. Across
/// them it is as large as its content. Content outside of its frame is clipped.
public struct ScrollView<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a scroll view whose content scrolls along the given axes.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Adds the node of the scroll view.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        let children = content.makeNodes(in: context.inStack(.vertical))
        let content =
            children.count == 1
            ? children[0]
            : LayoutNode(VStackLayout(), children: children, name: nil, environment: context.environment)
        let margins = context.environment.scrollValues.margins
        let padded =
            margins == EdgeInsets() ? content : PaddingNode(content, insets: margins, environment: context.environment)
        nodes.append(ScrollNode(padded, axes: axes, environment: context.environment))
    }
}

final class ScrollNode: ViewNode {
    private let content: ViewNode
    private let axes: Axis.Set
    private let values: ScrollValues
    private let observers: [ScrollObserver]
    private let screen: ScreenContext?

    init(_ content: ViewNode, axes: Axis.Set, environment: borrowing EnvironmentValues) {
        self.content = content
        observers = environment.scrollObservers
        self.axes = axes
        values = environment.scrollValues
        screen = environment.screen
        super.init(environment, around: content.depth)
    }

    override var name: String? { "scroll-view" }
    override var children: [ViewNode] { [content] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func explicitAlignment(
        of key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let proposal = inner(proposal)
        let size = content.sizeThatFits(proposal)
        let origin = CGPoint(
            x: place(size, .horizontal, in: frame, offset: values.offset.x, anchor: values.anchor?.x),
            y: place(size, .vertical, in: frame, offset: values.offset.y, anchor: values.anchor?.y))
        if pass.builder.isRehearsal {
            let geometry = ScrollGeometry(
                contentOffset: CGPoint(x: -origin.x, y: -origin.y), contentSize: size, contentInsets: EdgeInsets(),
                containerSize: frame.size)
            for observer in observers { observer.report(geometry, by: self) }
        }
        let edges: Edge.Set = [
            axes.contains(.vertical) ? .vertical : [], axes.contains(.horizontal) ? .horizontal : [],
        ]
        noteReach(of: CGRect(origin: origin, size: size), in: frame, pass)
        let inner = pass.safeArea.map { pass.with($0.ignoring(edges, layoutDirection)) } ?? pass
        let drawContent = { self.place(self.content, at: origin, proposal: proposal, in: frame, pass: inner) }
        let isWhole = CGRect(origin: .zero, size: frame.size).contains(CGRect(origin: origin, size: size))
        if isWhole || values.isClipDisabled {
            drawContent()
        } else {
            // Scrolling content extends below bars and notches.
            let room = pass.safeArea?.extending(frame, over: edges, layoutDirection) ?? frame
            pass.builder.withEffect(.clip(.rectangle(pixels.round(room)), FillStyle()), drawContent)
        }
    }

    /// Tells the screen how far the content extends below its bars, at edges that the frame shares with them.
    private func noteReach(of content: CGRect, in frame: CGRect, _ pass: DrawingPass) {
        guard let screen, axes.contains(.vertical), let safeArea = pass.safeArea else { return }
        let room = safeArea.extending(frame, over: .vertical, layoutDirection)
        screen.note(
            ScrollReach(
                top: room.minY < frame.minY ? max(0, -content.minY) : 0,
                bottom: room.maxY > frame.maxY ? max(0, content.maxY - frame.height) : 0))
    }

    /// Content that fits is at the start; along an axis that does not scroll, centred.
    private func place(
        _ size: CGSize, _ axis: Axis, in frame: CGRect, offset: CGFloat, anchor: CGFloat?
    ) -> CGFloat {
        let room = frame.size[axis] - size[axis]
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return room / 2 }
        if room >= 0 { return 0 }
        return -min(max(offset - room * (anchor ?? 0), 0), -room)
    }

    /// Along an axis that scrolls, the content is proposed its ideal length.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}

/// The settings of a scroll view, inherited through the environment.
struct ScrollValues {
    var offset = CGPoint.zero
    var anchor: UnitPoint?
    var isClipDisabled = false
    var margins = EdgeInsets()
}

extension EnvironmentValues {
    private struct ScrollKey: EnvironmentKey {
        static let defaultValue = ScrollValues()
    }

    var scrollValues: ScrollValues {
        get { self[ScrollKey.self] }
        set { self[ScrollKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Scrolls the scroll views inside by an offset, in points. (In SwiftUI the user does that.) Offsets beyond the end
    /// of the content count as its end.
    public func scrollOffset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        environment(\.scrollValues.offset, CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0))
    }

    /// Sets the point of the content that scroll views inside show initially.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollValues.anchor, anchor)
    }

    /// Adds margins around the content of the scroll views inside.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16, on: .all), for: placement)
    }

    /// Adds margins around the content of the scroll views inside.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Adds margins around the content of the scroll views inside. Margins of indicators have no effect.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        modifier(
            EnvironmentModifier { environment in
                guard placement != .scrollIndicators else { return }
                var margins = environment.scrollValues.margins
                if edges.contains(.top) { margins.top = insets.top }
                if edges.contains(.leading) { margins.leading = insets.leading }
                if edges.contains(.bottom) { margins.bottom = insets.bottom }
                if edges.contains(.trailing) { margins.trailing = insets.trailing }
                environment.scrollValues.margins = margins.finite
            })
    }

    /// Turns off clipping: scroll views inside show content outside of their frames.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollValues.isClipDisabled, disabled)
    }
}

/// What a margin applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// All placements.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(name: "scroll-content")
    /// The scroll indicators.
    public static let scrollIndicators = ContentMarginPlacement(name: "scroll-indicators")
}

/// Passes a proxy for scrolling to its content; nothing scrolls in an image.
nonisolated public struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    /// Creates the content with a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// The content that the closure creates.
    public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy for scrolling, without effect.
public struct ScrollViewProxy: Sendable {
    /// Does nothing; see ``View/scrollOffset(x:y:)``.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
