import Foundation

nonisolated extension View {
    /// Adds space after each character of text inside, in points.
    public func kerning(_ kerning: CGFloat) -> some View {
        modifier(EnvironmentModifier { $0.common.textAttributes.kerning = kerning })
    }

    /// Raises text inside above its baseline, in points.
    public func baselineOffset(_ offset: CGFloat) -> some View {
        modifier(EnvironmentModifier { $0.common.textAttributes.baselineOffset = offset })
    }

    /// Adds a line below text inside; with a nil colour, in the colour of the text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        return modifier(EnvironmentModifier { $0.common.textAttributes.underline = line })
    }

    /// Adds a line through text inside; with a nil colour, in the colour of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = TextAttributes.Line(isActive: isActive, color: color, pattern: pattern)
        return modifier(EnvironmentModifier { $0.common.textAttributes.strikethrough = line })
    }

    /// Adds space after each character of text inside, in points.
    public func tracking(_ tracking: CGFloat) -> some View {
        kerning(tracking)
    }

    /// Changes the case of text inside; nil for text as it is written.
    public func textCase(_ textCase: Text.Case?) -> some View {
        transformCommonValues {
            $0.textCase = textCase
            $0.bandTextCase = .some(textCase)
        }
    }
}

extension Text {
    /// The case of drawn text.
    public enum Case: Hashable, Sendable {
        /// UPPERCASE.
        case uppercase
        /// lowercase.
        case lowercase
    }
}

extension EnvironmentValues {
    /// The case in which text is drawn; nil for text as it is written.
    public var textCase: Text.Case? {
        get { common.textCase }
        set { common.textCase = newValue }
    }
}

extension Optional<Text.Case> {
    /// Converts a string to this case by the rules of a locale.
    func applied(to text: String, locale: Locale) -> String {
        switch self {
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        case nil: text
        }
    }
}
