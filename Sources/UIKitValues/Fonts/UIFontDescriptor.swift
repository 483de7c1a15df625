import Foundation

/// What a font is: a value from which another one is made.
///
/// ```swift
/// let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let bold = UIFont(descriptor: body.withSymbolicTraits(.traitBold)!, size: 0)
/// ```
public struct UIFontDescriptor: Hashable, Sendable {
    let font: UIFont

    /// What a font looks like.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt32

        /// Traits from their bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// With characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// With lines closer; drawn as they are.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With lines farther apart; drawn as they are.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A variant of the system font.
    public struct SystemDesign: Hashable, Sendable {
        let design: FontDesign

        /// The ordinary one.
        public static let `default` = SystemDesign(design: .default)
        /// With serifs.
        public static let serif = SystemDesign(design: .serif)
        /// With round ends.
        public static let rounded = SystemDesign(design: .rounded)
        /// With characters of one width.
        public static let monospaced = SystemDesign(design: .monospaced)
    }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A dictionary of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// A name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The heaviness, as `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The traits as bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The width, as `UIFont.Width`.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    /// That of a text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points at the usual size of text.
    public var pointSize: CGFloat { font.pointSize }

    /// What the font looks like.
    public var symbolicTraits: SymbolicTraits {
        let modifiers = font.modifiers
        let weight = modifiers.weight ?? font.base.values(at: .usual).weight
        var traits: SymbolicTraits = []
        if modifiers.isItalic == true { traits.insert(.traitItalic) }
        if modifiers.isBold == true || weight.value >= UIFont.Weight.semibold.value { traits.insert(.traitBold) }
        if modifiers.design == .monospaced { traits.insert(.traitMonoSpace) }
        if let width = modifiers.width?.percent, width != 100 {
            traits.insert(width < 100 ? .traitCondensed : .traitExpanded)
        }
        return traits
    }

    /// The descriptor with these traits and no others. Never nil.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        with { modifiers in
            modifiers.isBold = symbolicTraits.contains(.traitBold)
            if !symbolicTraits.contains(.traitBold), self.symbolicTraits.contains(.traitBold) {
                modifiers.weight = .regular
            }
            modifiers.isItalic = symbolicTraits.contains(.traitItalic)
            if symbolicTraits.contains(.traitMonoSpace) { modifiers.design = .monospaced }
            if symbolicTraits.contains(.traitCondensed) { modifiers.width = .condensed }
            if symbolicTraits.contains(.traitExpanded) { modifiers.width = .expanded }
        }
    }

    /// The descriptor in a variant of the system font. Never nil.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        with { $0.design = design.design }
    }

    /// The descriptor at a size in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: font.withSize(newPointSize))
    }

    /// The descriptor with attributes: a size, a family, and the traits `weight`, `width` and `symbolic`. Others have no
    /// effect.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var result = self
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        if let symbolic = traits[.symbolic] {
            let bits = symbolic as? SymbolicTraits ?? (symbolic as? UInt32).map { SymbolicTraits(rawValue: $0) }
            result = bits.flatMap { result.withSymbolicTraits($0) } ?? result
        }
        if let name = (attributes[.family] ?? attributes[.name]) as? String {
            result = UIFontDescriptor(font: UIFont(.custom(name: name, size: result.pointSize, role: nil)))
        }
        if let size = attributes[.size] {
            result = result.withSize((size as? CGFloat) ?? CGFloat((size as? Double) ?? Double((size as? Int) ?? 17)))
        }
        return result.with { modifiers in
            if let weight = traits[.weight] as? UIFont.Weight { modifiers.weight = weight }
            if let width = traits[.width] as? UIFont.Width { modifiers.width = width }
        }
    }

    private func with(_ change: (inout FontModifiers) -> Void) -> UIFontDescriptor {
        var result = font
        change(&result.modifiers)
        return UIFontDescriptor(font: result)
    }
}

extension UIFont {
    /// What the font is.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

    /// The font of a descriptor, at a size in points; 0 is the descriptor's own.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    }
}
