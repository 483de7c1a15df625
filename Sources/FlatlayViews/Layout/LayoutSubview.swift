import Foundation

/// A proxy for a view that a ``Layout`` measures and places.
public struct LayoutSubview: Equatable {
    let node: ViewNode
    let index: Int
    let recorder: PlacementRecorder?

    /// The size of the view for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.sizeThatFits(proposal)
    }

    /// The size and the alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(in: proposal)
    }

    /// The spacing that the view prefers to its neighbours.
    public var spacing: ViewSpacing { node.spacing }

    /// The layout priority: stacks offer space to the highest priority first.
    public var priority: Double { node.priority }

    /// A value that the view set with ``View/layoutValue(key:value:)``, or the default of the key.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        // Checked separately: casting a missing value to an optional type would succeed with nil.
        guard let value = node.layoutValue(for: ObjectIdentifier(key)) else { return Key.defaultValue }
        return value as? Key.Value ?? Key.defaultValue
    }

    /// Places the view. It has an effect only while the layout places its views; the last call wins.
    ///
    /// - Parameters:
    ///   - position: a point in the coordinate space of the bounds.
    ///   - anchor: the point of the view that is placed at `position`.
    ///   - proposal: the size that the view is offered.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let recorder else { return }
        let proposal = proposal.sanitized
        let size = node.sizeThatFits(proposal)
        // 0 × infinity is not a number, so a fraction of zero is always 0.
        func part(_ fraction: CGFloat, of length: CGFloat) -> CGFloat { fraction == 0 ? 0 : fraction * length }
        recorder.placements[index] = ChildPlacement(
            origin: CGPoint(
                x: position.x - part(anchor.x, of: size.width), y: position.y - part(anchor.y, of: size.height)),
            proposal: proposal)
    }

    /// Whether both are proxies for the same view.
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.node === rhs.node && lhs.index == rhs.index
    }
}
