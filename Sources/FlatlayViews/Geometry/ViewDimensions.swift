import Foundation

/// The size of a view and the places of its alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat

    /// The view that answers for explicit guides, and the proposal that led to the size.
    private let node: ViewNode?
    private let proposal: ProposedViewSize

    /// A plain box without explicit guides.
    init(_ size: CGSize) {
        (width, height) = (size.width, size.height)
        node = nil
        proposal = .unspecified
    }

    init(node: ViewNode, proposal: ProposedViewSize) {
        let size = node.sizeThatFits(proposal)
        (width, height) = (size.width, size.height)
        self.node = node
        self.proposal = proposal
    }

    /// The dimensions of a view whose size for the proposal is known. A view that sets no guides need not be asked.
    init(_ size: CGSize, of view: ViewNode, for proposal: ProposedViewSize) {
        (width, height) = (size.width, size.height)
        node = view.guides.isEmpty ? nil : view
        self.proposal = proposal.sanitized
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// The place of a guide, explicit or not.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
    /// The place of a guide, explicit or not.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }
    /// The place of a guide where the view, or one inside it, sets it; nil where nothing does.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }
    /// The place of a guide where the view, or one inside it, sets it; nil where nothing does.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

    func value(of key: AlignmentKey) -> CGFloat {
        if let explicit = explicitValue(of: key) { return explicit }
        if let fraction = key.fraction {
            // Nothing of what is endless is nothing.
            return fraction == 0 ? 0 : (key.axis == .horizontal ? width : height) * fraction
        }
        return valid(key.id.defaultValue(in: self), for: key) ?? 0
    }

    func explicitValue(of key: AlignmentKey) -> CGFloat? {
        node?.explicitAlignment(of: key, for: proposal).flatMap { valid($0, for: key) }
    }

    /// A guide lies at a number, and at a finite one in a view that has an end.
    private func valid(_ value: CGFloat, for key: AlignmentKey) -> CGFloat? {
        if value.isFinite { return value }
        return value.isNaN || (key.axis == .horizontal ? width : height).isFinite ? nil : value
    }

    /// Whether both are of the same size, with the same guides of the same view.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.size == rhs.size && lhs.node === rhs.node && lhs.proposal == rhs.proposal
    }
}
