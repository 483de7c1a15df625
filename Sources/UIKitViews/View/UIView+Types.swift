import AutoLayout
import CoreGeometry
import Foundation

extension UIView {
    /// The value of a natural size that there is none along an axis.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// The target size for the smallest size that fits the content.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for the largest size that the content fills.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// How a view follows the size of its superview.
    public typealias AutoresizingMask = AutoLayout.AutoresizingMask

    /// How content fills the bounds of a view.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched along both axes.
        case scaleToFill = 0
        /// As large as fits, with its ratio of lengths.
        case scaleAspectFit
        /// As small as fills, with its ratio of lengths.
        case scaleAspectFill
        /// Drawn again for each size.
        case redraw
        /// In its own size at the centre.
        case center
        /// In its own size at the top edge.
        case top
        /// In its own size at the bottom edge.
        case bottom
        /// In its own size at the left edge.
        case left
        /// In its own size at the right edge.
        case right
        /// In its own size in a corner.
        case topLeft
        /// In its own size in a corner.
        case topRight
        /// In its own size in a corner.
        case bottomLeft
        /// In its own size in a corner.
        case bottomRight

        /// Returns where content of a size is in bounds.
        package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y): (CGFloat, CGFloat)
            switch self {
            case .scaleToFill, .redraw: return bounds
            case .scaleAspectFit, .scaleAspectFill:
                let factors = (bounds.width / size.width, bounds.height / size.height)
                let factor = self == .scaleAspectFit ? min(factors.0, factors.1) : max(factors.0, factors.1)
                let scaled = CGSize(width: size.width * factor, height: size.height * factor)
                return CGRect(
                    x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width,
                    height: scaled.height)
            case .center: (x, y) = (0.5, 0.5)
            case .top: (x, y) = (0.5, 0)
            case .bottom: (x, y) = (0.5, 1)
            case .left: (x, y) = (0, 0.5)
            case .right: (x, y) = (1, 0.5)
            case .topLeft: (x, y) = (0, 0)
            case .topRight: (x, y) = (1, 0)
            case .bottomLeft: (x, y) = (0, 1)
            case .bottomRight: (x, y) = (1, 1)
            }
            return CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
    }

    /// How the tint is adjusted.
    public enum TintAdjustmentMode: Int, Hashable, Sendable {
        /// As in the superview.
        case automatic = 0
        /// Not adjusted.
        case normal
        /// Grey, as behind an alert.
        case dimmed
    }
}

/// Whether a view's content follows the reading direction.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// It follows the environment.
    case unspecified = 0
    /// Playback controls, which never do.
    case playback
    /// Directions in space, which never do.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
}

/// Traits for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit per trait.
    public let rawValue: UInt64
    /// Creates traits from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Plays a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// A value that can be changed by steps.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// A header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
}

extension UIView {
    @_silgen_name("flatlay_view_make")
    private static func makeView() -> UIView

    /// Creates a view of a class known only at run time with its `init(frame:)`, which need not be `required`. How it
    /// works is explained beside the creation of reusable views.
    package static func make(_ type: UIView.Type) -> UIView { type.makeView() }
}
