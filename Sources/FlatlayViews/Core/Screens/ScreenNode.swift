import Foundation

/// The bars of a screen, built for one state of its settings.
struct ScreenBarNodes {
    /// The bar above the content, which also covers the status bar; nil for none.
    var top: ViewNode?
    /// The height of the bar above the content, without the status bar, at rest.
    var topHeight: CGFloat = 0
    /// The bar below the content, which also covers the home indicator; nil for none.
    var bottom: ViewNode?
    /// The height of the bar below the content, without the home indicator.
    var bottomHeight: CGFloat = 0
}

/// Content with bars above and below it, which cover a part of its safe area.
///
/// It takes the proposed size. The content is laid out between the bars; what ignores the safe area, and what scrolls,
/// extends below them to the edges of the screen.
///
/// 1. The content is drawn first. Views that are created while drawing register their settings of the bars, and
///    scrolling views register how far they extend below them.
/// 2. Then the bars are built from these settings, and drawn.
///
/// The heights of the bars come from the settings that are known before the content is drawn. If the content is created
/// while drawing, a rehearsal has registered its settings.
final class ScreenNode: ViewNode {
    typealias MakeBars = (ScreenSettings, ScrollReach, EdgeInsets) -> ScreenBarNodes

    private struct State: Hashable {
        var revision: Int
        var scroll: ScrollReach
        var insets: EdgeInsets
    }

    private let content: ViewNode?
    private let screen: ScreenContext
    private let label: String
    private let makeBars: MakeBars
    private var made: (state: State, bars: ScreenBarNodes)?

    init(
        _ content: ViewNode?, screen: ScreenContext, name: String, environment: borrowing EnvironmentValues,
        makeBars: @escaping MakeBars
    ) {
        self.content = content
        self.screen = screen
        label = name
        self.makeBars = makeBars
        // A bar is at most as deep as a screen's content may be; the content counts.
        super.init(environment, around: content?.depth ?? 0)
        // Actions of views in bars have to be registered before the content is drawn.
        _ = bars(ScrollReach(), EdgeInsets())
    }

    /// The settings of the screen's bars, from its views.
    var settings: ScreenSettings { screen.settings }

    override var name: String? { label }
    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var guides: GuideKinds { [] }

    private func bars(_ scroll: ScrollReach, _ insets: EdgeInsets) -> ScreenBarNodes {
        let state = State(revision: screen.revision, scroll: scroll, insets: insets)
        if let made, made.state == state { return made.bars }
        let bars = makeBars(screen.settings, scroll, insets)
        made = (state, bars)
        return bars
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
            return CGSize(width: width, height: height)
        }
        let bars = bars(ScrollReach(), EdgeInsets())
        let height = bars.topHeight + bars.bottomHeight
        let inner = content?.sizeThatFits(
            ProposedViewSize(
                width: proposal.width, height: proposal.height.map { FrameLength.rest(of: $0, without: height) }))
        let size = inner ?? .zero
        func length(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
            proposed.flatMap { $0.isFinite ? $0 : nil } ?? own
        }
        return CGSize(
            width: length(proposal.width, size.width), height: length(proposal.height, size.height + height))
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        let outer = pass.safeArea ?? SafeArea(whole: frame, free: frame)
        let room = outer.extending(frame, over: .all, layoutDirection)
        let insets = outer.insets(around: frame, layoutDirection)
        let resting = bars(ScrollReach(), insets)
        let top = min(resting.topHeight, frame.height)
        let free = CGRect(
            x: frame.minX, y: frame.minY + top, width: frame.width,
            height: max(0, frame.height - top - resting.bottomHeight))
        screen.startDrawing()
        if let content {
            let offer = ProposedViewSize(free.size)
            let size = content.sizeThatFits(offer)
            place(
                content, at: CGPoint(x: (free.width - size.width) / 2, y: (free.height - size.height) / 2),
                proposal: offer, in: free, pass: pass.with(SafeArea(whole: room, free: free)))
        }
        let shown = bars(screen.scroll, insets)
        let whole = ProposedViewSize(width: room.width, height: nil)
        // Bars are drawn in the whole room, and have their own insets.
        let barPass = pass.with(SafeArea(whole: room, free: room))
        if let bottom = shown.bottom {
            let height = bottom.sizeThatFits(whole).height
            place(bottom, at: CGPoint(x: 0, y: room.height - height), proposal: whole, in: room, pass: barPass)
        }
        if let bar = shown.top { place(bar, at: .zero, proposal: whole, in: room, pass: barPass) }
    }
}

extension ViewContext {
    /// Returns one node for the content of a screen: several views are placed below each other, as at the root of an
    /// image.
    func screenNode(of view: some View, screen: ScreenContext?) -> ViewNode? {
        var inner = inStack(.vertical)
        inner.environment.screen = screen
        if !inner.environment.hasSafeArea { inner.environment.hasSafeArea = true }
        let nodes = view.makeNodes(in: inner)
        return nodes.count < 2
            ? nodes.first : LayoutNode(VStackLayout(), children: nodes, name: nil, environment: inner.environment)
    }

    /// Whether the device is a tablet; one of an unknown kind is, if the image is as wide as a tablet's screen.
    var isTablet: Bool {
        environment.userInterfaceIdiom.map { $0 == .pad } ?? environment.isWideScreen
    }

    /// The same context, for views whose container gives them a safe area.
    var withSafeArea: ViewContext {
        guard !environment.hasSafeArea else { return self }
        var inner = self
        inner.environment.hasSafeArea = true
        return inner
    }
}
