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
        let inbox = ScrollInbox()
        var inner = context.inStack(.vertical)
        inner.environment.scrollValues.enter(inbox)
        let children = content.makeNodes(in: inner)
        let content =
            children.count == 1
            ? children[0]
            : LayoutNode(VStackLayout(), children: children, name: nil, environment: context.environment)
        let margins = context.environment.scrollValues.margins
        let padded =
            margins == EdgeInsets() ? content : PaddingNode(content, insets: margins, environment: context.environment)
        nodes.append(ScrollNode(padded, axes: axes, inbox: inbox, environment: context.environment))
    }
}

final class ScrollNode: ViewNode {
    private let content: ViewNode
    private let axes: Axis.Set
    private let values: ScrollValues
    private let inbox: ScrollInbox
    private let observers: [ScrollObserver]
    private let screen: ScreenContext?
    /// The environment for behaviours that apps write; nil without one.
    private let behaviorEnvironment: EnvironmentValues?
    /// The last places that were found, since a rehearsal is followed by the drawing itself.
    private var found: (size: CGSize, targets: ScrollTargets)?

    init(_ content: ViewNode, axes: Axis.Set, inbox: ScrollInbox, environment: borrowing EnvironmentValues) {
        self.content = content
        self.inbox = inbox
        observers = environment.scrollObservers
        self.axes = axes
        values = environment.scrollValues
        behaviorEnvironment = values.behavior == nil ? nil : copy environment
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
        let edges: Edge.Set = [
            axes.contains(.vertical) ? .vertical : [], axes.contains(.horizontal) ? .horizontal : [],
        ]
        let inner = pass.safeArea.map { pass.with($0.ignoring(edges, layoutDirection)) } ?? pass
        let origin = origin(of: size, in: frame, proposal: proposal, pass: inner)
        if pass.builder.isRehearsal {
            let geometry = ScrollGeometry(
                contentOffset: CGPoint(x: -origin.x, y: -origin.y), contentSize: size, contentInsets: EdgeInsets(),
                containerSize: frame.size)
            for observer in observers { observer.report(geometry, by: self) }
        }
        noteReach(of: CGRect(origin: origin, size: size), in: frame, pass)
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

    // MARK: The place of the content

    /// 1. The anchor says where the content rests at first, and `scrollOffset` how far it has been scrolled from there.
    /// 2. The behaviour of the scroll view moves that to a page or a view.
    /// 3. Scroll requests of views follow in order, each from the position of the one before.
    private func origin(
        of size: CGSize, in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass
    ) -> CGPoint {
        let margins = values.margins
        let port = ScrollPort(content: size, container: frame.size, margins: margins, axes: axes)
        var offset = port.clamped(
            CGPoint(
                x: values.offset.x + port.room(.horizontal) * (values.anchor?.x ?? 0),
                y: values.offset.y + port.room(.vertical) * (values.anchor?.y ?? 0)))
        let requests = (values.position.map { [$0] } ?? []) + values.requests + inbox.requests
        let isScrolled = values.behavior != nil && values.offset != .zero
        if !requests.isEmpty || isScrolled {
            let targets = targets(in: frame, size: size, proposal: proposal, pass: pass)
            if isScrolled, let behavior = values.behavior, let behaviorEnvironment {
                offset = port.clamped(port.rest(offset, of: behavior, at: targets.layout, behaviorEnvironment))
            }
            for request in requests {
                offset = port.clamped(port.offset(for: request, from: offset, frames: targets.frames))
            }
        }
        return CGPoint(
            x: start(offset.x, port, .horizontal, values.alignment?.x),
            y: start(offset.y, port, .vertical, values.alignment?.y))
    }

    /// Content that fits is at the start, or where its anchor says; along an axis that does not scroll, centred.
    private func start(_ offset: CGFloat, _ port: ScrollPort, _ axis: Axis, _ alignment: CGFloat?) -> CGFloat {
        let free = port.container[axis] - port.content[axis]
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return free / 2 }
        return free >= 0 ? free * (alignment ?? 0) : -offset
    }

    /// Where requested views are in the content, found by drawing it into nothing.
    private func targets(
        in frame: CGRect, size: CGSize, proposal: ProposedViewSize, pass: DrawingPass
    ) -> ScrollTargets {
        if let found, found.size == frame.size { return found.targets }
        let finder = ScrollTargetFinder(values.sought + inbox.requests.compactMap(\.viewID))
        place(content, at: .zero, proposal: proposal, in: frame, pass: pass.finding(finder))
        let start = CGPoint(
            x: layoutDirection == .rightToLeft ? frame.maxX : frame.minX, y: frame.minY)
        let targets = finder.targets(from: start, layoutDirection)
        found = (frame.size, targets)
        return targets
    }

    /// Along an axis that scrolls, the content is proposed its ideal length.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}

nonisolated extension View {
    /// Scrolls the scroll views inside by an offset, in points. (In SwiftUI the user does that.) Offsets beyond the end
    /// of the content count as its end.
    public func scrollOffset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        environment(\.scrollValues.offset, CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0))
    }

    /// Sets the point of the content that scroll views inside show initially, and where content lies that is smaller
    /// than they are.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollValues.anchor, anchor).environment(\.scrollValues.alignment, anchor)
    }

    /// Sets the point of the content that scroll views inside show in a situation.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(
            EnvironmentModifier { environment in
                if role == .initialOffset { environment.scrollValues.anchor = anchor }
                if role == .alignment { environment.scrollValues.alignment = anchor }
            })
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

/// The target of a margin.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    /// All placements.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// The content.
    public static let scrollContent = ContentMarginPlacement(name: "scroll-content")
    /// The scroll indicators.
    public static let scrollIndicators = ContentMarginPlacement(name: "scroll-indicators")
}
