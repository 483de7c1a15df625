import Foundation

/// Sets the most lines of a text.
@usableFromInline
struct LineLimitModifier: EnvironmentChange {
    @usableFromInline typealias Body = Never
    let limit: Int?

    @usableFromInline
    init(limit: Int?) {
        self.limit = limit
    }

    @usableFromInline
    func change(_ environment: inout EnvironmentValues) { environment.setLines(limit: limit, reserved: nil) }
}

extension View {
    /// The most lines of a text inside; nil for no limit.
    @inlinable
    public func lineLimit(_ number: Int?) -> some View {
        modifier(LineLimitModifier(limit: number))
    }

    /// The most lines of a text inside, and whether it is as high as if it had them all.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(EnvironmentModifier { $0.setLines(limit: limit, reserved: reservesSpace ? limit : nil) })
    }

    /// The least and the most lines of a text inside: it is at least as high as the least.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(EnvironmentModifier { $0.setLines(limit: limit.upperBound, reserved: limit.lowerBound) })
    }

    /// The least lines of a text inside: it is at least as high as these.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(EnvironmentModifier { $0.setLines(limit: nil, reserved: limit.lowerBound) })
    }

    /// The most lines of a text inside.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Where a text that is too long is cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// How the lines of a text are aligned with each other, within the text's own width.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Points between the lines of a text.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Whether the characters of a text may move together, by up to three hundredths of its size, before it is scaled
    /// down or cut.
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// How far a text may be scaled down to fit, from 0 to 1.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
}

extension EnvironmentValues {
    fileprivate mutating func setLines(limit: Int?, reserved: Int?) {
        common.lineLimit = limit.map { max($0, 1) }
        common.reservedLines = reserved.map { min(max($0, 1), 10_000) }
    }
}

extension EnvironmentValues {
    /// Whether the characters of a text may move together before it is scaled down or cut.
    public var allowsTightening: Bool {
        get { common.allowsTightening }
        set { common.allowsTightening = newValue }
    }
}
