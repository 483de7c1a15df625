import Foundation

/// The size of a view and the positions of its alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public let width: CGFloat
    /// The height in points.
    public let height: CGFloat

    /// The view that provides explicit guides, and the proposal that led to the size.
    private let node: ViewNode?
    private let proposal: ProposedViewSize

    /// Creates the dimensions of a box without explicit guides.
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

    /// Creates the dimensions of a view whose size for the proposal is already known. If the view sets no guides, it is
    /// not kept.
    init(_ size: CGSize, of view: ViewNode, for proposal: ProposedViewSize) {
        (width, height) = (size.width, size.height)
        node = view.guides.isEmpty ? nil : view
        self.proposal = proposal.sanitized
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// Returns the position of a guide: explicit or default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
    /// Returns the position of a guide: explicit or default.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }
    /// Returns the position of a guide if the view, or one inside it, sets it; otherwise nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }
    /// Returns the position of a guide if the view, or one inside it, sets it; otherwise nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

    func value(of key: AlignmentKey) -> CGFloat {
        if let explicit = explicitValue(of: key) { return explicit }
        if let fraction = key.fraction {
            return AlignmentKey.place(fraction, of: key.axis == .horizontal ? width : height)
        }
        return valid(key.id.defaultValue(in: self), for: key) ?? 0
    }

    func explicitValue(of key: AlignmentKey) -> CGFloat? {
        node?.explicitAlignment(of: key, for: proposal).flatMap { valid($0, for: key) }
    }

    /// Returns the value if it is valid: never NaN, and finite if the view has a finite length; otherwise nil.
    private func valid(_ value: CGFloat, for key: AlignmentKey) -> CGFloat? {
        if value.isFinite { return value }
        return value.isNaN || (key.axis == .horizontal ? width : height).isFinite ? nil : value
    }

    /// Compares the sizes, the views that provide the guides, and the proposals.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.size == rhs.size && lhs.node === rhs.node && lhs.proposal == rhs.proposal
    }
}
