import Foundation

/// The description of a font, from which a modified font is created.
///
/// ```swift
/// let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// let bold = UIFont(descriptor: body.withSymbolicTraits(.traitBold)!, size: 0)
/// ```
public struct UIFontDescriptor: Hashable, Sendable {
    let font: UIFont

    /// The style of a font as bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// One bit per trait.
        public let rawValue: UInt32

        /// Creates traits from their bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Tighter line spacing; it is not drawn.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Looser line spacing; it is not drawn.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A design of the system font.
    public struct SystemDesign: Hashable, Sendable {
        let design: FontDesign

        /// The default design.
        public static let `default` = SystemDesign(design: .default)
        /// With serifs.
        public static let serif = SystemDesign(design: .serif)
        /// With rounded ends.
        public static let rounded = SystemDesign(design: .rounded)
        /// Monospaced.
        public static let monospaced = SystemDesign(design: .monospaced)
    }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The raw name of the attribute.
        public let rawValue: String

        /// Creates an attribute name.
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
        /// A list of dictionaries of ``FeatureKey``, one for each feature.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// A key of a feature: ``type`` and ``selector`` with Apple's numbers, such as `kNumberSpacingType` and
    /// `kMonospacedNumbersSelector`; or Core Text's `CTFeatureOpenTypeTag` and `CTFeatureOpenTypeValue` with a tag such
    /// as `ss01` and its value.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The raw name of the key.
        public let rawValue: String

        /// Creates a feature key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The number of the feature's type.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the feature's selector.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of ``type``.
        public static let featureIdentifier = type
        /// The former name of ``selector``.
        public static let typeIdentifier = selector
    }

    /// The name of a trait.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The raw name of the trait.
        public let rawValue: String

        /// Creates a trait key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The weight, as `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The symbolic traits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The width, as `UIFont.Width`.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    /// Returns the descriptor of a text style.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The size in points at the default text size.
    public var pointSize: CGFloat { font.pointSize }

    /// The symbolic traits of the font.
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

    /// Returns the descriptor with exactly these traits. Never nil.
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

    /// Returns the descriptor in a design of the system font. Never nil.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        with { $0.design = design.design }
    }

    /// Returns the descriptor at a size in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: font.withSize(newPointSize))
    }

    /// Returns the descriptor with added attributes: a size, a family, features, and the traits `weight`, `width` and
    /// `symbolic`. Others have no effect.
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
            for (tag, value) in FontFeatures.values(of: attributes[.featureSettings]) {
                modifiers.features[tag] = value
            }
        }
    }

    private func with(_ change: (inout FontModifiers) -> Void) -> UIFontDescriptor {
        var modifiers = font.modifiers
        change(&modifiers)
        return UIFontDescriptor(font: UIFont(font.base, modifiers: modifiers))
    }
}

extension UIFontDescriptor {
    /// Creates a descriptor of the system font with attributes, as ``addingAttributes(_:)`` adds them.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self = UIFont.systemFont(ofSize: 12).fontDescriptor.addingAttributes(attributes)
    }
}

extension UIFont {
    /// The descriptor of this font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

    /// Creates the font of a descriptor at a size in points; 0 keeps the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
        self.init(font.base, modifiers: font.modifiers)
    }
}
