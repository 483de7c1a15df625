import FlatlayViews
import Foundation

/// Transforms a colour, for configurations.
///
/// ```swift
/// background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
/// ```
public struct UIConfigurationColorTransformer {
    /// The identity of the closure, which copies share. Configurations compare transformers by it.
    final class Identity: Sendable {}

    /// The closure that transforms a colour.
    public let transform: @Sendable (UIColor) -> UIColor
    let identity: Identity

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
        identity = Identity()
    }

    /// Transforms a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer to the grey of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor(resolving: { environment in
            let color = color.resolve(in: environment)
            // The luma weights of ITU-R BT.601, which greyscale screens use.
            let white = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return UIColor(white: CGFloat(white), alpha: CGFloat(color.opacity))
        })
    }

    /// A transformer to the preferred tint: returns the colour unchanged, because tints are always coloured here.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// A transformer to the monochrome tint: returns the colour unchanged, because tints are never grey here.
    public static let monochromeTint = UIConfigurationColorTransformer { color in color }
}

extension UIConfigurationColorTransformer: Hashable, Sendable {
    /// Returns whether one transformer is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

    /// Hashes the identity, which copies share.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }
}
