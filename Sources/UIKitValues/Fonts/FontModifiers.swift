/// Modifiers of a font: first the font's own, then those of the environment, then those of a run of text.
package struct FontModifiers: Hashable, Sendable {
    package var weight: UIFont.Weight?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var design: FontDesign?
    package var hasMonospacedDigits: Bool?
    package var width: UIFont.Width?
    package var caps: SmallCaps?
    /// The values of OpenType features by their tags; empty for none of its own.
    package var features: [String: Int] = [:]

    /// Which letters are drawn as small capitals.
    package enum SmallCaps: Hashable, Sendable {
        case lowercase
        case uppercase
        case all
    }

    @inlinable
    package init() {}
}

/// A variant of the system font.
package enum FontDesign: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
}
