import CoreGeometry
import Foundation
import UIKitValues

// Types that a button's configuration has in common with cells and layouts. Their UIKit names belong to modules above
// this one; once those types are in `UIKitValues`, these become their aliases.

/// The background of a button: `UIBackgroundConfiguration` of UIKit.
public struct ButtonBackground: Equatable {
    /// A view above the colour; nil for none.
    public var customView: UIView?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 6
    /// The insets of the background from the button, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour; nil for that of the style.
    public var backgroundColor: UIColor?
    /// Changes the colour before it is drawn.
    public var backgroundColorTransformer: ButtonColorTransformer?
    /// The effect below the colour.
    public var visualEffect: UIVisualEffect?
    /// The image above the colour; nil for none.
    public var image: UIImage?
    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the border; nil for the tint.
    public var strokeColor: UIColor?
    /// Changes the colour of the border before it is drawn.
    public var strokeColorTransformer: ButtonColorTransformer?
    /// The border width, in points; 0 for no border.
    public var strokeWidth: CGFloat = 0
    /// The distance of the border from the background, outwards, in points.
    public var strokeOutset: CGFloat = 0

    /// A background that draws nothing.
    public static func clear() -> ButtonBackground {
        var background = ButtonBackground()
        background.backgroundColor = .clear
        return background
    }

    /// Returns the background colour for a tint, after its transformer.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// Returns the border colour for a tint, after its transformer.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }
}

/// Transforms a colour of a button: `UIConfigurationColorTransformer` of UIKit.
public struct ButtonColorTransformer: Hashable, Sendable {
    /// The identity of the closure, which copies share.
    final class Identity: Sendable {}

    /// The closure that transforms a colour.
    public let transform: @Sendable (UIColor) -> UIColor
    let identity = Identity()

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Transforms a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Returns whether one transformer is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
    /// Hashes the identity, which copies share.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// The side of a button's image: `NSDirectionalRectEdge` of UIKit.
public struct ButtonImageEdge: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: UInt
    /// Creates edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Above the title.
    public static let top = ButtonImageEdge(rawValue: 1)
    /// Before the title.
    public static let leading = ButtonImageEdge(rawValue: 1 << 1)
    /// Below the title.
    public static let bottom = ButtonImageEdge(rawValue: 1 << 2)
    /// After the title.
    public static let trailing = ButtonImageEdge(rawValue: 1 << 3)
    /// All of them.
    public static let all: ButtonImageEdge = [.top, .leading, .bottom, .trailing]
}
