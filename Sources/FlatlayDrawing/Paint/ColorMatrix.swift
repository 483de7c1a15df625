import Foundation

/// A linear change of colours: each component becomes a sum of red, green and blue, with weights, and a constant.
///
/// It applies to components that are not premultiplied, from 0 to 1; results are limited to that range. Opacity is
/// multiplied by a factor. Source of the matrices of saturation, hue and luminance: Filter Effects Module Level 1
/// (https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement).
public struct ColorMatrix: Hashable, Sendable {
    /// A row: the weights of red, green and blue, and the constant.
    public typealias Row = SIMD4<Double>

    /// How red is made.
    public var red: Row
    /// How green is made.
    public var green: Row
    /// How blue is made.
    public var blue: Row
    /// What opacity is multiplied by.
    public var opacity: Double

    /// A matrix. What is not finite counts as 0.
    public init(red: Row, green: Row, blue: Row, opacity: Double = 1) {
        func finite(_ row: Row) -> Row { row.replacing(with: 0, where: (row - row) .!= Row(repeating: 0)) }
        self.red = finite(red)
        self.green = finite(green)
        self.blue = finite(blue)
        self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    }

    /// No change.
    public static let identity = scale(1, 1, 1)

    /// The weights of red, green and blue in the brightness that people see.
    public static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

    /// Each component multiplied.
    public static func scale(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> ColorMatrix {
        ColorMatrix(
            red: Row(red, 0, 0, 0), green: Row(0, green, 0, 0), blue: Row(0, 0, blue, 0), opacity: opacity)
    }

    /// Less colour below 1, more above.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        let weights = luminance * (1 - amount)
        func row(_ index: Int) -> Row {
            var row = Row(weights, 0)
            row[index] += amount
            return row
        }
        return ColorMatrix(red: row(0), green: row(1), blue: row(2))
    }

    /// An amount added to each component.
    public static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(red: Row(1, 0, 0, amount), green: Row(0, 1, 0, amount), blue: Row(0, 0, 1, amount))
    }

    /// The distance of each component from the middle multiplied.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        let constant = 0.5 - 0.5 * amount
        return ColorMatrix(
            red: Row(amount, 0, 0, constant), green: Row(0, amount, 0, constant), blue: Row(0, 0, amount, constant))
    }

    /// The opposite of each component.
    public static let inversion = contrast(-1)

    /// Hues turned around the circle of colours, by radians.
    public static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return ColorMatrix(
            red: Row(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0),
            green: Row(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0),
            blue: Row(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0))
    }

    /// A colour after the change.
    public func apply(to color: ResolvedColor) -> ResolvedColor {
        let input = Row(Double(color.red), Double(color.green), Double(color.blue), 1)
        func component(_ row: Row) -> Float { Float((row * input).sum()) }
        return ResolvedColor(
            red: component(red), green: component(green), blue: component(blue),
            opacity: color.opacity * Float(opacity))
    }
}

extension ColorMatrix: CustomStringConvertible {
    /// The rows, and the factor of opacity where it is not 1.
    public var description: String {
        func numbers(_ row: Row) -> String {
            (0..<4).map { DumpFormat.number(CGFloat(row[$0])) }.joined(separator: " ")
        }
        let rows = [red, green, blue].map(numbers).joined(separator: ", ")
        return opacity == 1 ? rows : rows + ", opacity " + DumpFormat.number(CGFloat(opacity))
    }
}
