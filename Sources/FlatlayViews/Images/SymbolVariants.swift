/// Variants of symbols that the surroundings ask for, with SwiftUI's names.
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

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = none.circle
    /// In a square.
    public static let square = none.square
    /// In a rectangle.
    public static let rectangle = none.rectangle
    /// Filled.
    public static let fill = none.fill
    /// Crossed out.
    public static let slash = none.slash

    /// These variants in a circle.
    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    /// These variants in a square.
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    /// These variants in a rectangle.
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    /// These variants filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// These variants crossed out.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether these variants hold all of the others.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// These variants and others, whose enclosure wins.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.enclosure = other.enclosure ?? enclosure
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    /// The name of a symbol's variant. What the name says already is not said twice; the order is that of SF Symbols:
    /// slash, enclosure, fill.
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

extension View {
    /// Shows symbols inside in a variant, where they have it, on top of variants that the surroundings ask for.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
    }
}
