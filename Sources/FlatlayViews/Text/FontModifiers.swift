import Foundation

/// Changes to a font. They apply in this order: those of the font, of the environment and of a piece of text.
struct FontModifiers: Hashable, Sendable {
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: Font.Design?
    var hasMonospacedDigits: Bool?
    var width: Font.Width?
    var caps: SmallCaps?

    /// The letters that are drawn as small capitals.
    enum SmallCaps: Hashable, Sendable {
        case lowercase
        case uppercase
        case all
    }

    /// Whether nothing is changed.
    var isEmpty: Bool {
        weight == nil && isBold == nil && isItalic == nil && design == nil && hasMonospacedDigits == nil
            && width == nil && caps == nil
    }

    /// Combines these changes with later ones, which override them.
    func followed(by next: FontModifiers) -> FontModifiers {
        FontModifiers(
            weight: next.weight ?? weight, isBold: next.isBold ?? isBold, isItalic: next.isItalic ?? isItalic,
            design: next.design ?? design, hasMonospacedDigits: next.hasMonospacedDigits ?? hasMonospacedDigits,
            width: next.width ?? width, caps: next.caps ?? caps)
    }
}

extension Font {
    /// The font descriptor for a shaper: the only place where text styles are resolved to sizes.
    func descriptor(_ changes: FontModifiers, in environment: EnvironmentValues) -> FontDescriptor {
        let changes = modifiers.followed(by: changes)
        var (family, size, weight) = base.values(in: environment)
        switch (family, changes.design) {
        case (.named, _), (_, nil), (_, .default): break
        case (_, .serif): family = .serif
        case (_, .rounded): family = .rounded
        case (_, .monospaced): family = .monospaced
        }
        var value = (changes.weight ?? weight).value
        if changes.isBold == true { value = max(value, Weight.bold.value) }
        return FontDescriptor(
            family: family, size: Font.drawable(size), weight: value, isItalic: changes.isItalic ?? false,
            hasMonospacedDigits: changes.hasMonospacedDigits ?? false,
            width: (changes.width ?? .standard).percent)
    }

    /// Clamps sizes to what fonts can have; 17 points for NaN.
    private static func drawable(_ size: CGFloat) -> CGFloat {
        size.isNaN ? 17 : min(max(size, 0.5), 10_000)
    }
}

extension Font.Base {
    /// The family, the size in points and the weight in an environment.
    func values(
        in environment: EnvironmentValues
    ) -> (family: FontDescriptor.Family, size: CGFloat, weight: Font.Weight) {
        switch self {
        case .system(let size): return (.system, size, .regular)
        case .style(let style): return (.system, style.size(at: environment.dynamicTypeSize), style.weight)
        case .custom(let name, let size, let style):
            let scaled = style.map { DynamicType.scaledValue(size, relativeTo: $0, in: environment) }
            return (.named(name), scaled ?? size, .regular)
        case .scaled(let base, let style, let most):
            var values = base.values(in: environment)
            values.size = DynamicType.scaledValue(values.size, relativeTo: style, in: environment)
            if let most { values.size = min(values.size, most) }
            return values
        }
    }
}

extension EnvironmentValues {
    /// The letters that are drawn as small capitals; nil if none are.
    func smallCaps(_ own: Font?, _ changes: FontModifiers) -> FontModifiers.SmallCaps? {
        // The default body font has no small capitals.
        changes.caps ?? common.fontModifiers.caps ?? (own ?? font)?.modifiers.caps
    }

    /// The font of the environment as a descriptor for a shaper.
    func fontDescriptor(_ own: Font? = nil, _ changes: FontModifiers = FontModifiers()) -> FontDescriptor {
        (own ?? font ?? .body).descriptor(common.fontModifiers.followed(by: changes), in: self)
    }
}
