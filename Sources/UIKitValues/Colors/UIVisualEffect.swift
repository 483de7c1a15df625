import Foundation

/// What becomes of what lies behind.
public class UIVisualEffect: NSObject, @unchecked Sendable {
    // Without state, and those of subclasses never change: threads may share effects.

    /// No effect.
    public override init() {}
}

/// A ground of frosted glass, drawn as the `Material` of the same name.
///
/// ```swift
/// background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
/// ```
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The kind of glass.
    public enum Style: Int, Hashable, Sendable {
        /// Bright glass.
        case extraLight
        /// Bright glass.
        case light
        /// Dark glass.
        case dark
        /// Glass that adapts.
        case regular
        /// Thick glass that adapts.
        case prominent
        /// Very thin glass.
        case systemUltraThinMaterial
        /// Very thin glass, always light.
        case systemUltraThinMaterialLight
        /// Very thin glass, always dark.
        case systemUltraThinMaterialDark
        /// Thin glass.
        case systemThinMaterial
        /// Thin glass, always light.
        case systemThinMaterialLight
        /// Thin glass, always dark.
        case systemThinMaterialDark
        /// Glass.
        case systemMaterial
        /// Glass, always light.
        case systemMaterialLight
        /// Glass, always dark.
        case systemMaterialDark
        /// Thick glass.
        case systemThickMaterial
        /// Thick glass, always light.
        case systemThickMaterialLight
        /// Thick glass, always dark.
        case systemThickMaterialDark
        /// The ground of bars.
        case systemChromeMaterial
        /// The ground of bars, always light.
        case systemChromeMaterialLight
        /// The ground of bars, always dark.
        case systemChromeMaterialDark
    }

    package let style: Style

    /// A ground of a kind.
    public init(style: Style) {
        self.style = style
    }

    /// Whether the other is of the same kind.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// Effects of one kind are equal.
    public override var hash: Int { style.hashValue }
}

/// Content that shines through glass. It is drawn as the glass alone.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    // Never changed after it is made, as the superclass demands.
    package let blur: UIBlurEffect

    /// Content in a ground of glass.
    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
    }

    /// Whether the other is that of the same glass.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIVibrancyEffect)?.blur == blur }

    /// Effects of one kind are equal.
    public override var hash: Int { blur.hash }
}
