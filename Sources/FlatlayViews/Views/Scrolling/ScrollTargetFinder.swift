import Foundation

/// Where the views are that a scroll view looks for, from the top leading corner of its content.
struct ScrollTargets {
    /// The frames of the requested views.
    var frames: [AnyHashable: CGRect] = [:]
    /// The frames of the views at which scrolling comes to rest.
    var layout: [CGRect] = []
}

/// Learns where views are, while the content of a scroll view is drawn into nothing.
final class ScrollTargetFinder {
    private let sought: [AnyHashable]
    private var found = ScrollTargets()
    /// Whether the children of the next layout are views at which scrolling comes to rest.
    var awaitsLayout = false

    init(_ sought: [AnyHashable]) {
        self.sought = sought
    }

    /// Receives the frame of a view; the first one with an identifier counts.
    func note(_ id: AnyHashable, _ frame: CGRect) {
        guard found.frames[id] == nil, sought.contains(id) else { return }
        found.frames[id] = frame
    }

    /// Receives the frame of a view at which scrolling comes to rest.
    func noteTarget(_ frame: CGRect) {
        found.layout.append(frame)
    }

    /// The targets that were found, from the leading edge at a point.
    func targets(from start: CGPoint, _ direction: LayoutDirection) -> ScrollTargets {
        func moved(_ frame: CGRect) -> CGRect {
            CGRect(
                x: direction == .rightToLeft ? start.x - frame.maxX : frame.minX - start.x, y: frame.minY - start.y,
                width: frame.width, height: frame.height)
        }
        return ScrollTargets(frames: found.frames.mapValues(moved), layout: found.layout.map(moved))
    }
}

/// A view with an identifier that a scroll view looks for.
final class ScrollTargetNode: WrapperNode {
    private let id: AnyHashable

    init<ID: Hashable>(_ child: ViewNode, id: ID, environment: borrowing EnvironmentValues) {
        self.id = OptionTag(AnyHashable(id)).value ?? AnyHashable(id)
        super.init(child, environment)
    }

    override func layoutValue(for key: ObjectIdentifier) -> Any? {
        key == RowKeys.identity ? id : child.layoutValue(for: key)
    }

    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        pass.finder?.note(id, frame.applying(pass.builder.currentTransform))
        super.draw(in: frame, proposal: proposal, pass: pass)
    }
}

/// A layout at whose views scrolling comes to rest.
private final class ScrollTargetLayoutNode: WrapperNode {
    override func draw(in frame: CGRect, proposal: ProposedViewSize, pass: DrawingPass) {
        pass.finder?.awaitsLayout = true
        super.draw(in: frame, proposal: proposal, pass: pass)
        pass.finder?.awaitsLayout = false
    }
}

nonisolated extension View {
    /// Lets scrolling come to rest at the views of the layout that the view is; see
    /// ``View/scrollTargetBehavior(_:)``.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        wrappingNodes { isEnabled ? ScrollTargetLayoutNode($0, $1.environment) : $0 }
    }
}
