/// Variants of symbols that the environment requests, with SwiftUI's names.
///
/// ```swift
/// Image(systemName: "heart").symbolVariant(.fill)            // heart.fill
/// Image(systemName: "bell").symbolVariant(.slash.circle)     // bell.slash.circle
/// ```
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as named.
    public static let none = SymbolVariants()
    /// Enclosed in a circle.
    public static let circle = none.circle
    /// Enclosed in a square.
    public static let square = none.square
    /// Enclosed in a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// Crossed out.
    public static let slash = none.slash

    /// These variants, enclosed in a circle.
    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    /// These variants, enclosed in a square.
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    /// These variants, enclosed in a rectangle.
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    /// These variants, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// These variants, crossed out.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns whether these variants include all of the others.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// Returns the union of both. The enclosure of `other` overrides this one.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.enclosure = other.enclosure ?? enclosure
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    /// Returns the name of a symbol's variant. Parts that the name already contains are not repeated. The order is that
    /// of SF Symbols: slash, enclosure, fill.
    func name(for symbol: String) -> String {
        var words = symbol.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let wasFilled = words.last == "fill"
        if wasFilled { words.removeLast() }
        if isSlashed, !words.contains("slash") { words.append("slash") }
        if let enclosure, !words.contains(where: { Enclosure(rawValue: $0) != nil }) {
            words.append(enclosure.rawValue)
        }
        if wasFilled || isFilled { words.append("fill") }
        return words.joined(separator: ".")
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var result = self
        change(&result)
        return result
    }
}

nonisolated extension View {
    /// Shows symbols inside in a variant, if they have it, combined with variants that the environment requests.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
}
