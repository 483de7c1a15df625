import Foundation

/// Sets the font in the environment.
@usableFromInline
struct FontModifier: EnvironmentChange {
    @usableFromInline typealias Body = Never
    let font: Font?

    @usableFromInline
    init(font: Font?) {
        self.font = font
    }

    @usableFromInline
    var repeated: RepeatedChange? { .font(font) }

    @usableFromInline
    func equals(_ old: Self) -> Bool { font == old.font }

    @usableFromInline
    func change(_ environment: inout EnvironmentValues) { environment.common.font = font }
}

nonisolated extension View {
    /// Sets the font of text inside; nil for the body font.
    @inlinable
    public consuming func font(_ font: Font?) -> some View {
        modifier(FontModifier(font: font))
    }

    /// Sets the weight of text inside; nil for that of its font.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(EnvironmentModifier { $0.common.fontModifiers.weight = weight })
    }

    /// Sets the design of text inside; nil for that of its font.
    public func fontDesign(_ design: Font.Design?) -> some View {
        modifier(EnvironmentModifier { $0.common.fontModifiers.design = design?.value })
    }

    /// Uses a narrower or wider face for text inside, if the family has one; nil for that of its font.
    public func fontWidth(_ width: Font.Width?) -> some View {
        modifier(EnvironmentModifier { $0.common.fontModifiers.width = width })
    }

    /// Makes text inside bold.
    public func bold(_ isActive: Bool = true) -> some View {
        modifier(EnvironmentModifier { $0.common.fontModifiers.isBold = isActive })
    }

    /// Makes text inside italic.
    public func italic(_ isActive: Bool = true) -> some View {
        modifier(EnvironmentModifier { $0.common.fontModifiers.isItalic = isActive })
    }

    /// Uses digits of equal width inside.
    public func monospacedDigit() -> some View {
        modifier(EnvironmentModifier { $0.common.fontModifiers.hasMonospacedDigits = true })
    }

    /// Sets the values of OpenType features inside, by their tags. Templates have it; SwiftUI does not.
    package func fontFeatures(_ values: [String: Int]) -> some View {
        modifier(EnvironmentModifier { $0.common.fontModifiers.features.merge(values) { _, new in new } })
    }

    /// Uses characters of equal width inside.
    public func monospaced(_ isActive: Bool = true) -> some View {
        modifier(EnvironmentModifier { if isActive { $0.common.fontModifiers.design = .monospaced } })
    }
}
