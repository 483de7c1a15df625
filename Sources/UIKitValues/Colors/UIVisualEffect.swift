import Foundation

/// The base class of effects on what is behind a view.
public class UIVisualEffect: NSObject, @unchecked Sendable {
    // Immutable, as are the subclasses, so threads can share effects.

    /// Creates an effect that changes nothing.
    public override init() {}
}

/// A translucent background that blurs its backdrop, drawn as the `Material` of the corresponding name.
///
/// ```swift
/// background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
/// ```
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    // Never changed after initialization, as the superclass requires.

    /// The thickness of the material.
    public enum Style: Int, Hashable, Sendable {
        /// A light material.
        case extraLight
        /// A light material.
        case light
        /// A dark material.
        case dark
        /// An adaptive material.
        case regular
        /// A thick adaptive material.
        case prominent
        /// The thinnest material.
        case systemUltraThinMaterial
        /// The thinnest material, always light.
        case systemUltraThinMaterialLight
        /// The thinnest material, always dark.
        case systemUltraThinMaterialDark
        /// A thin material.
        case systemThinMaterial
        /// A thin material, always light.
        case systemThinMaterialLight
        /// A thin material, always dark.
        case systemThinMaterialDark
        /// The regular material.
        case systemMaterial
        /// The regular material, always light.
        case systemMaterialLight
        /// The regular material, always dark.
        case systemMaterialDark
        /// A thick material.
        case systemThickMaterial
        /// A thick material, always light.
        case systemThickMaterialLight
        /// A thick material, always dark.
        case systemThickMaterialDark
        /// The material of bars.
        case systemChromeMaterial
        /// The material of bars, always light.
        case systemChromeMaterialLight
        /// The material of bars, always dark.
        case systemChromeMaterialDark
    }

    package let style: Style

    /// Creates an effect of a style.
    public init(style: Style) {
        self.style = style
    }

    /// Returns whether the other effect is a blur of the same style.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// A hash of the style.
    public override var hash: Int { style.hashValue }
}

/// A vibrancy effect over a blur. Only the blur is drawn.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    // Never changed after initialization, as the superclass requires.
    package let blur: UIBlurEffect

    /// Creates a vibrancy effect for a blur.
    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
    }

    /// Creates a vibrancy effect for a blur and what is drawn on it, which makes no difference here.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }

    /// Returns whether the other effect has the same blur.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIVibrancyEffect)?.blur == blur }

    /// A hash of the blur.
    public override var hash: Int { blur.hash }
}

/// What is drawn with vibrancy.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    /// Primary text.
    case label
    /// Secondary text.
    case secondaryLabel
    /// Tertiary text.
    case tertiaryLabel
    /// Quaternary text.
    case quaternaryLabel
    /// Large fills.
    case fill
    /// Smaller fills.
    case secondaryFill
    /// The smallest fills.
    case tertiaryFill
    /// Separators.
    case separator
}
