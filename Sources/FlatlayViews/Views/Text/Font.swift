import Foundation
import UIKitValues

/// A font specification of a view: a text style, the system font at a size, or a family by name.
///
/// ```swift
/// Text("Title").font(.system(size: 20, weight: .semibold, design: .rounded))
/// ```
public struct Font: Hashable, Sendable {
    /// A text style with its own size and weight.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// Large titles.
        case largeTitle
        /// Titles.
        case title
        /// Second-level titles.
        case title2
        /// Third-level titles.
        case title3
        /// Headings.
        case headline
        /// Subheadings.
        case subheadline
        /// Body text.
        case body
        /// Callouts.
        case callout
        /// Footnotes.
        case footnote
        /// Captions.
        case caption
        /// Smaller captions.
        case caption2
    }

    /// The heaviness of characters.
    public typealias Weight = UIFont.Weight
    /// The width of a face.
    public typealias Width = UIFont.Width

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        /// The line spacing of the font itself.
        case standard
        /// Reduced line spacing.
        case tight
        /// Increased line spacing.
        case loose
    }

    /// A variant of the system font.
    public enum Design: Hashable, Sendable {
        /// The standard design.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// With characters of equal width.
        case monospaced
    }

    var base: FontBase
    var modifiers = FontModifiers()

    init(_ base: FontBase, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        modifiers.weight = weight
        modifiers.design = design?.value
    }

    /// The system font at a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style.role), weight: weight, design: design)
    }

    /// A font family by name, at a size in points that scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font family by name, at a size in points that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name: name, size: size, role: style.role))
    }

    /// A font family by name, at a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, role: nil))
    }

    /// Sets the weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Makes the font bold.
    public func bold() -> Font { with { $0.isBold = true } }
    /// Makes the font italic.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// The font in a variant.
    public func design(_ design: Design) -> Font { with { $0.design = design.value } }
    /// The font in a narrower or wider face, where its family has one.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// Draws all letters as small capitals: capital letters at four fifths of the size.
    public func smallCaps() -> Font { with { $0.caps = .all } }
    /// Draws lowercase letters as small capitals.
    public func lowercaseSmallCaps() -> Font { with { $0.caps = $0.caps == .uppercase ? .all : .lowercase } }
    /// Draws uppercase letters as small capitals.
    public func uppercaseSmallCaps() -> Font { with { $0.caps = $0.caps == .lowercase ? .all : .uppercase } }
    /// Has no effect: the font's own line spacing is used.
    public func leading(_ leading: Leading) -> Font { self }
    /// Uses digits of equal width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// Uses the monospaced design.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// Sets the values of OpenType features by their tags. Templates have it; SwiftUI does not.
    package func features(_ values: [String: Int]) -> Font {
        with { $0.features.merge(values) { _, new in new } }
    }

    private func with(_ change: (inout FontModifiers) -> Void) -> Font {
        var font = self
        change(&font.modifiers)
        return font
    }
}

extension Font.Design {
    /// The variant as UIKit's fonts have it.
    var value: FontDesign {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
