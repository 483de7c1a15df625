import FlatlayViews
import Foundation

/// Makes one colour of another, for configurations.
///
/// ```swift
/// background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
/// ```
public struct UIConfigurationColorTransformer {
    /// What the closure is; copies share it. Configurations are compared by it.
    final class Identity: Sendable {}

    /// Makes the colour.
    public let transform: @Sendable (UIColor) -> UIColor
    let identity: Identity

    /// A change of colours.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
        identity = Identity()
    }

    /// Makes the colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey that is as bright as the colour.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor(resolving: { environment in
            let color = color.resolve(in: environment)
            // The weights of ITU-R BT.601, which grey pictures of screens have.
            let white = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
            return UIColor(white: CGFloat(white), alpha: CGFloat(color.opacity))
        })
    }

    /// The tint where tints have their colours: here always, so the colour itself.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// The colour of a tint where tints are grey: here nowhere, so the colour itself.
    public static let monochromeTint = UIConfigurationColorTransformer { color in color }
}

extension UIConfigurationColorTransformer: Hashable, Sendable {
    /// Whether one is a copy of the other.
    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

    /// Copies have one hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }
}
