import Foundation
import UIKitValues

extension FontModifiers {
    /// Whether nothing is changed.
    var isEmpty: Bool {
        weight == nil && isBold == nil && isItalic == nil && design == nil && hasMonospacedDigits == nil
            && width == nil && caps == nil && features.isEmpty
    }

    /// These changes, followed by others.
    @inline(__always)
    func followed(by next: FontModifiers) -> FontModifiers {
        var changes = next
        if changes.weight == nil { changes.weight = weight }
        if changes.isBold == nil { changes.isBold = isBold }
        if changes.isItalic == nil { changes.isItalic = isItalic }
        if changes.design == nil { changes.design = design }
        if changes.hasMonospacedDigits == nil { changes.hasMonospacedDigits = hasMonospacedDigits }
        if changes.width == nil { changes.width = width }
        if changes.caps == nil { changes.caps = caps }
        if !features.isEmpty { changes.features.merge(features) { own, _ in own } }
        return changes
    }
}

extension Font {
    /// The font descriptor for a shaper: the only place where text styles are resolved to sizes.
    func descriptor(_ changes: FontModifiers, in environment: EnvironmentValues) -> FontDescriptor {
        let changes = modifiers.followed(by: changes)
        let (name, size, weight) = base.values(at: environment.textSize)
        let family: FontDescriptor.Family =
            switch (name, changes.design) {
            case (let name?, _): .named(name)
            case (nil, .default), (nil, nil): .system
            case (nil, .serif): .serif
            case (nil, .rounded): .rounded
            case (nil, .monospaced): .monospaced
            }
        var value = (changes.weight ?? weight).value
        if changes.isBold == true { value = max(value, Weight.bold.value) }
        return FontDescriptor(
            family: family, size: FontBase.drawable(size), weight: value, isItalic: changes.isItalic ?? false,
            hasMonospacedDigits: changes.hasMonospacedDigits ?? false,
            width: changes.width?.percent ?? 100, features: changes.features)
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
        let changes = common.fontModifiers.followed(by: changes)
        // Not `own ?? font ?? .body`, which copies each font: every text asks.
        if let own { return own.descriptor(changes, in: self) }
        if let inherited = common.font { return inherited.descriptor(changes, in: self) }
        return Font.body.descriptor(changes, in: self)
    }
}
