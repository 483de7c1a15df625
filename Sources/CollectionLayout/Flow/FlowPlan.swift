import Foundation

/// A flow layout as plain data, the input of ``FlowSolver``.
struct FlowPlan: Sendable {
    /// The sizes of a section's items, in the cheapest representation.
    enum Sizes: Sendable {
        case uniform(CGSize, count: Int)
        case listed([CGSize])

        var count: Int {
            switch self {
            case .uniform(_, let count): count
            case .listed(let sizes): sizes.count
            }
        }

        /// The sizes of all items, one by one.
        var list: [CGSize] {
            switch self {
            case .uniform(let size, let count): Array(repeating: size, count: count)
            case .listed(let sizes): sizes
            }
        }
    }

    struct Section: Sendable {
        var sizes: Sizes
        /// The insets, with the section inset reference applied across the scroll direction.
        var inset: UIEdgeInsets
        var lineSpacing: CGFloat
        var interitemSpacing: CGFloat
        /// The lengths of header and footer along the scroll direction; 0 for none.
        var header: CGFloat
        var footer: CGFloat
    }

    var scrollAxis: Axis
    /// The length of lines: the bounds minus the adjusted content insets.
    var crossLength: CGFloat
    var scale: CGFloat
    var alignment: UICollectionViewFlowLayout.LineAlignment
    var sections: [Section]
}

extension UIEdgeInsets {
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
