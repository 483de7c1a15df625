import Foundation

extension View {
    /// Points added after each character of text inside.
    public func kerning(_ kerning: CGFloat) -> some View {
        modifier(EnvironmentModifier { $0.common.textAttributes.kerning = kerning })
    }

    /// Points by which text inside stands above its baseline.
    public func baselineOffset(_ offset: CGFloat) -> some View {
        modifier(EnvironmentModifier { $0.common.textAttributes.baselineOffset = offset })
    }

    /// A line below text inside; nil is the colour of the text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        return modifier(EnvironmentModifier { $0.common.textAttributes.underline = line })
    }

    /// A line through text inside; nil is the colour of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        return modifier(EnvironmentModifier { $0.common.textAttributes.strikethrough = line })
    }

    /// Points added after each character of text inside.
    public func tracking(_ tracking: CGFloat) -> some View {
        kerning(tracking)
    }

    /// Capital or small letters only in text inside; nil for text as it is written.
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}

extension Text {
    /// Capital or small letters only.
    public enum Case: Hashable, Sendable {
        /// CAPITAL LETTERS.
        case uppercase
        /// small letters.
        case lowercase
    }
}

extension EnvironmentValues {
    /// Whether text is drawn in capital or small letters only; nil for as it is written.
    public var textCase: Text.Case? {
        get { common.textCase }
        set { common.textCase = newValue }
    }
}

extension Optional<Text.Case> {
    /// The text in this case, by the rules of a language.
    func applied(to text: String, locale: Locale) -> String {
        switch self {
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        case nil: text
        }
    }
}
