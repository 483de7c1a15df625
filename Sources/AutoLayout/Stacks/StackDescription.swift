/// A stack view as values: what its constraints follow from.
public struct StackDescription: Equatable, Sendable {
    /// The direction of a stack.
    public enum Axis: Sendable, CaseIterable {
        case horizontal, vertical
    }

    /// How arranged views fill the stack along its axis: `UIStackView.Distribution`.
    public enum Distribution: String, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How arranged views are aligned across the axis: `UIStackView.Alignment`. `top` is `leading`, `bottom` is
    /// `trailing`.
    public enum Alignment: String, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    /// A view in a stack.
    public struct ArrangedView: Equatable, Sendable {
        /// The item in the tree.
        public var item: LayoutItem
        /// Whether it takes no room.
        public var isHidden: Bool
        /// The gap behind it instead of the stack's spacing. `nil` for that.
        public var customSpacing: Double?
        /// Its length along the axis by its content, or by its constraints: what `fillProportionally` divides by.
        public var naturalLength: Double
        /// Whether it is a label with several lines.
        public var isMultilineText: Bool

        /// A view in a stack.
        public init(
            _ item: LayoutItem, isHidden: Bool = false, customSpacing: Double? = nil, naturalLength: Double = 0,
            isMultilineText: Bool = false
        ) {
            self.item = item
            self.isHidden = isHidden
            self.customSpacing = customSpacing
            self.naturalLength = naturalLength
            self.isMultilineText = isMultilineText
        }
    }

    /// The arranged views, in their order.
    public var views: [ArrangedView]
    /// The axis along which the views follow each other.
    public var axis: Axis
    /// How the views share the length along the axis.
    public var distribution: Distribution
    /// How the views are aligned across the axis.
    public var alignment: Alignment
    /// In points.
    public var spacing: Double
    /// Whether gaps of a column run from baseline to baseline.
    public var isBaselineRelative: Bool
    /// Whether views keep to the stack's margins instead of its edges.
    public var isMarginsRelative: Bool
    /// The major version of iOS whose rules hold. Until 14, a row with a label of several lines is divided evenly.
    public var systemVersion: Int

    /// The gap for `UIStackView.spacingUseSystem`.
    public static let systemSpacing = 8.0

    /// A stack with UIKit's defaults.
    public init(
        _ views: [ArrangedView], axis: Axis = .horizontal, distribution: Distribution = .fill,
        alignment: Alignment = .fill, spacing: Double = 0, isBaselineRelative: Bool = false,
        isMarginsRelative: Bool = false, systemVersion: Int = 18
    ) {
        self.views = views
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = spacing
        self.isBaselineRelative = isBaselineRelative
        self.isMarginsRelative = isMarginsRelative
        self.systemVersion = systemVersion
    }
}
