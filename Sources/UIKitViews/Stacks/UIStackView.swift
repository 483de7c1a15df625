import AutoLayout
import CoreGeometry
import Foundation
import UIKitValues

/// A view that arranges others in a row or a column, by constraints.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title])
/// row.spacing = 8
/// row.alignment = .center
/// ```
///
/// The constraints are those of UIKit's stack views, with their identifiers and priorities.
open class UIStackView: UIView {
    /// How arranged views fill the stack along its axis.
    public enum Distribution: Int, Hashable, Sendable {
        /// By their natural sizes and priorities.
        case fill = 0
        /// Evenly.
        case fillEqually
        /// In proportion to their natural sizes.
        case fillProportionally
        /// With equal gaps.
        case equalSpacing
        /// With equal distances of their centres.
        case equalCentering
    }

    /// How arranged views are aligned across the axis.
    public enum Alignment: Int, Hashable, Sendable {
        /// They fill the stack.
        case fill = 0
        /// At the edge where reading starts, or the top.
        case leading
        /// On their first baselines.
        case firstBaseline
        /// At the centre.
        case center
        /// At the edge where reading ends, or the bottom.
        case trailing
        /// On their last baselines.
        case lastBaseline

        /// At the top: `leading`.
        public static var top: Alignment { .leading }
        /// At the bottom: `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// The custom spacing that means the stack's own spacing.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// The custom spacing that means the system's gap.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates an empty stack with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The views that the stack arranges, in their order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Adds a view at an index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let spacing = customSpacings[ObjectIdentifier(view)]
        if view.superview !== self { addSubview(view) }
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        customSpacings[ObjectIdentifier(view)] = spacing
        arrangementDidChange()
    }

    /// Stops arranging a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Called when a subview leaves; it is not arranged any more.
    open override func willRemoveSubview(_ subview: UIView) {
        if arranged.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
        super.willRemoveSubview(subview)
    }

    /// The direction; a row by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
    /// How views fill the stack along its axis.
    open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
    /// How views are aligned across the axis.
    open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
    /// The gap between views, in points.
    open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
    /// Whether gaps of a column run from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
    /// Whether views keep to the stack's margins instead of its edges.
    open var isLayoutMarginsRelativeArrangement = false { didSet { structureDidChange() } }

    /// Sets the gap after a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the gap that was set after a view; `spacingUseDefault` if none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// The baseline comes from the first arranged view of a column, and from the tallest of a row.
    open override var forFirstBaselineLayout: UIView {
        baselineView(arranged.first { !$0.isHidden }, \.forFirstBaselineLayout)
    }
    /// The baseline comes from the last arranged view of a column, and from the tallest of a row.
    open override var forLastBaselineLayout: UIView {
        baselineView(arranged.last { !$0.isHidden }, \.forLastBaselineLayout)
    }

    private func baselineView(_ end: UIView?, _ path: KeyPath<UIView, UIView>) -> UIView {
        let visible = arranged.filter { !$0.isHidden }
        let view =
            axis == .vertical
            ? end : visible.max { $0.systemLayoutSizeFitting(.zero).height < $1.systemLayoutSizeFitting(.zero).height }
        return view.map { $0[keyPath: path] } ?? self
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        structureDidChange()
    }

    /// The stack as values; `item` returns the item of a view.
    func layoutDescription(_ item: (UIView) -> LayoutItem?) -> StackDescription {
        let isProportional = distribution == .fillProportionally
        let views = arranged.compactMap { view -> StackDescription.ArrangedView? in
            guard let item = item(view) else { return nil }
            var length = 0.0
            if isProportional {
                let natural = view.intrinsicContentSize
                let value = axis == .horizontal ? natural.width : natural.height
                if value == UIView.noIntrinsicMetric {
                    let fitting = view.systemLayoutSizeFitting(.zero)
                    length = Double(axis == .horizontal ? fitting.width : fitting.height)
                } else {
                    length = Double(value)
                }
            }
            return StackDescription.ArrangedView(
                item, isHidden: view.isHidden, customSpacing: customSpacings[ObjectIdentifier(view)].map(gap),
                naturalLength: length,
                // Titles of buttons wrap as well, but only labels share the width.
                isMultilineText: view is UILabel && view.contentSource?.wrapsContent ?? false)
        }
        return StackDescription(
            views, axis: axis == .horizontal ? .horizontal : .vertical, distribution: distribution.layoutDistribution,
            alignment: alignment.layoutAlignment, spacing: gap(spacing),
            isBaselineRelative: isBaselineRelativeArrangement,
            isMarginsRelative: isLayoutMarginsRelativeArrangement)
    }

    private func gap(_ spacing: CGFloat) -> Double {
        if spacing == UIStackView.spacingUseSystem { return StackDescription.systemSpacing }
        return spacing == UIStackView.spacingUseDefault ? 0 : Double(spacing)
    }
}

extension UIStackView: ArrangingView {
    func arrangedViewDidChange(_ view: UIView) {
        if arranged.contains(where: { $0 === view }) { arrangementDidChange() }
    }
}

extension UIStackView.Distribution {
    fileprivate var layoutDistribution: StackDescription.Distribution {
        switch self {
        case .fill: .fill
        case .fillEqually: .fillEqually
        case .fillProportionally: .fillProportionally
        case .equalSpacing: .equalSpacing
        case .equalCentering: .equalCentering
        }
    }
}

extension UIStackView.Alignment {
    fileprivate var layoutAlignment: StackDescription.Alignment {
        switch self {
        case .fill: .fill
        case .leading: .leading
        case .firstBaseline: .firstBaseline
        case .center: .center
        case .trailing: .trailing
        case .lastBaseline: .lastBaseline
        }
    }
}
