import Foundation

/// A view as a ``Layout`` sees it: to be measured and placed.
public struct LayoutSubview: Equatable {
    let node: ViewNode
    let index: Int
    let recorder: PlacementRecorder?

    /// The size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        node.sizeThatFits(proposal)
    }

    /// The size and the alignment guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        node.dimensions(in: proposal)
    }

    /// How far neighbours should be.
    public var spacing: ViewSpacing { node.spacing }

    /// The order in which stacks offer room, the highest first.
    public var priority: Double { node.priority }

    /// A value that the view gave with ``View/layoutValue(key:value:)``.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        // Asked first: a missing value, cast to an optional type, would be one, namely nil.
        guard let value = node.layoutValue(for: ObjectIdentifier(key)) else { return Key.defaultValue }
        return value as? Key.Value ?? Key.defaultValue
    }

    /// Places the view, while its layout is asked to. The last placement counts.
    ///
    /// - Parameters:
    ///   - position: a point in the coordinates of the bounds.
    ///   - anchor: the point of the view that lies there.
    ///   - proposal: what the view is offered.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        guard let recorder else { return }
        let proposal = proposal.sanitized
        let size = node.sizeThatFits(proposal)
        // Nothing of what is endless is nothing.
        func part(_ fraction: CGFloat, of length: CGFloat) -> CGFloat { fraction == 0 ? 0 : fraction * length }
        recorder.placements[index] = ChildPlacement(
            origin: CGPoint(
                x: position.x - part(anchor.x, of: size.width), y: position.y - part(anchor.y, of: size.height)),
            proposal: proposal)
    }

    /// Whether both stand for the same view.
    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.node === rhs.node && lhs.index == rhs.index
    }
}
