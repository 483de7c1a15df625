import Foundation

/// Sets the line limit in the environment.
@usableFromInline
struct LineLimitModifier: EnvironmentChange {
    @usableFromInline typealias Body = Never
    let limit: Int?

    @usableFromInline
    init(limit: Int?) {
        self.limit = limit
    }

    @usableFromInline
    var repeated: RepeatedChange? { .lineLimit(limit) }

    @usableFromInline
    func equals(_ old: Self) -> Bool { limit == old.limit }

    @usableFromInline
    func change(_ environment: inout EnvironmentValues) { environment.common.setLines(limit: limit, reserved: nil) }
}

nonisolated extension View {
    /// Sets the maximum number of lines of text inside; nil for no limit.
    @inlinable
    public consuming func lineLimit(_ number: Int?) -> some View {
        modifier(LineLimitModifier(limit: number))
    }

    /// Sets the maximum number of lines of text inside, and whether text always takes the height of that many lines.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(EnvironmentModifier { $0.common.setLines(limit: limit, reserved: reservesSpace ? limit : nil) })
    }

    /// Sets the minimum and the maximum number of lines of text inside: it is at least as high as the minimum.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(EnvironmentModifier { $0.common.setLines(limit: limit.upperBound, reserved: limit.lowerBound) })
    }

    /// Sets the minimum number of lines of text inside: it is at least as high as these.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(EnvironmentModifier { $0.common.setLines(limit: nil, reserved: limit.lowerBound) })
    }

    /// Sets the maximum number of lines of text inside.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Sets where text that is too long is truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets how the lines of a text are aligned with each other, within the text's own width.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the space between the lines of a text, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Lets characters move closer together, by up to 3 % of the font size, before text is scaled down or truncated.
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets how far text may be scaled down to fit, from 0 to 1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
}

extension CommonValues {
    /// Sets the maximum and the minimum number of lines of text.
    mutating func setLines(limit: Int?, reserved: Int?) {
        lineLimit = limit.map { max($0, 1) }
        reservedLines = reserved.map { min(max($0, 1), 10_000) }
    }
}

extension EnvironmentValues {
    /// Whether characters may move closer together before text is scaled down or truncated.
    public var allowsTightening: Bool {
        get { common.allowsTightening }
        set { common.allowsTightening = newValue }
    }
}

nonisolated extension View {
    /// Hyphenates text inside at the ends of lines, by the rules of the locale's language.
    ///
    /// ```swift
    /// Text("Donaudampfschifffahrtsgesellschaft").hyphenation().environment(\.locale, Locale(identifier: "de_DE"))
    /// ```
    ///
    /// UIKit has this as `NSParagraphStyle.usesDefaultHyphenation`; SwiftUI has no name for it. The rules come from the
    /// installed `hyphen-…` packages; text in other languages is hyphenated only at soft hyphens (U+00AD).
    public func hyphenation(_ isActive: Bool = true) -> some View {
        modifier(
            EnvironmentModifier { environment in
                environment.common.hyphenation = isActive ? environment.locale.language.patternName : nil
            })
    }

    /// Divides words of text inside at the ends of lines, by the rules of a language.
    ///
    /// ```swift
    /// Text("hyphenation").hyphenation(Locale.Language(identifier: "en_GB"))
    /// ```
    public func hyphenation(_ language: Locale.Language) -> some View {
        modifier(EnvironmentModifier { $0.common.hyphenation = language.patternName })
    }
}

nonisolated extension View {
    /// Makes the lines of each text inside about equally long, without more lines and without dividing words. Templates
    /// have it; SwiftUI does not.
    package func balancesLines(_ isActive: Bool) -> some View {
        modifier(EnvironmentModifier { $0.common.balancesLines = isActive })
    }
}

extension Locale.Language {
    /// The language and its region as files of patterns name them; nil for no language.
    fileprivate var patternName: String? {
        languageCode.map { code in code.identifier + (region.map { "_" + $0.identifier } ?? "") }
    }
}
