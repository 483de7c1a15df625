import Foundation

/// Changes to a font: those of the font itself, of the surroundings and of a piece of text, in this order.
struct FontModifiers: Hashable, Sendable {
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: Font.Design?
    var hasMonospacedDigits: Bool?
    var width: Font.Width?
    var caps: SmallCaps?

    /// Which letters are drawn as small capitals.
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

    /// These changes, followed by others.
    func followed(by next: FontModifiers) -> FontModifiers {
        FontModifiers(
            weight: next.weight ?? weight, isBold: next.isBold ?? isBold, isItalic: next.isItalic ?? isItalic,
            design: next.design ?? design, hasMonospacedDigits: next.hasMonospacedDigits ?? hasMonospacedDigits,
            width: next.width ?? width, caps: next.caps ?? caps)
    }
}

extension Font {
    /// The font that is asked of a shaper: the one place where text styles become sizes.
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

    /// Sizes that no font has count as the smallest or the largest that one can have.
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
    /// Which letters of a font are drawn as small capitals.
    func smallCaps(_ own: Font?, _ changes: FontModifiers) -> FontModifiers.SmallCaps? {
        // The body font has none.
        changes.caps ?? common.fontModifiers.caps ?? (own ?? font)?.modifiers.caps
    }

    /// The font of the surroundings, as it is asked of a shaper.
    func fontDescriptor(_ own: Font? = nil, _ changes: FontModifiers = FontModifiers()) -> FontDescriptor {
        (own ?? font ?? .body).descriptor(common.fontModifiers.followed(by: changes), in: self)
    }
}
