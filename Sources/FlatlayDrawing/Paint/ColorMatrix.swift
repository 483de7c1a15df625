import Foundation

/// A linear transform of colours: each component becomes a weighted sum of red, green and blue, plus a constant.
///
/// It applies to components from 0 to 1 that are not premultiplied; results are clamped to that range. Opacity is
/// multiplied by a factor. Source of the matrices of saturation, hue and luminance: Filter Effects Module Level 1
/// (https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement).
public struct ColorMatrix: Hashable, Sendable {
    /// A row: the weights of red, green and blue, and the constant.
    public typealias Row = SIMD4<Double>

    /// The weights and the constant of the red component.
    public var red: Row
    /// The weights and the constant of the green component.
    public var green: Row
    /// The weights and the constant of the blue component.
    public var blue: Row
    /// The factor of the opacity.
    public var opacity: Double

    /// Creates a matrix. Values that are not finite count as 0.
    public init(red: Row, green: Row, blue: Row, opacity: Double = 1) {
        func finite(_ row: Row) -> Row { row.replacing(with: 0, where: (row - row) .!= Row(repeating: 0)) }
        self.red = finite(red)
        self.green = finite(green)
        self.blue = finite(blue)
        self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    }

    /// The identity transform.
    public static let identity = scale(1, 1, 1)

    /// The weights of red, green and blue in perceived brightness.
    public static let luminance = SIMD3(0.2126, 0.7152, 0.0722)

    /// Returns a matrix that multiplies each component.
    public static func scale(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> ColorMatrix {
        ColorMatrix(
            red: Row(red, 0, 0, 0), green: Row(0, green, 0, 0), blue: Row(0, 0, blue, 0), opacity: opacity)
    }

    /// Returns a matrix that scales the saturation; 1 leaves it unchanged.
    public static func saturation(_ amount: Double) -> ColorMatrix {
        let weights = luminance * (1 - amount)
        func row(_ index: Int) -> Row {
            var row = Row(weights, 0)
            row[index] += amount
            return row
        }
        return ColorMatrix(red: row(0), green: row(1), blue: row(2))
    }

    /// Returns a matrix that adds an amount to each component.
    public static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(red: Row(1, 0, 0, amount), green: Row(0, 1, 0, amount), blue: Row(0, 0, 1, amount))
    }

    /// Returns a matrix that multiplies the distance of each component from 0.5.
    public static func contrast(_ amount: Double) -> ColorMatrix {
        let constant = 0.5 - 0.5 * amount
        return ColorMatrix(
            red: Row(amount, 0, 0, constant), green: Row(0, amount, 0, constant), blue: Row(0, 0, amount, constant))
    }

    /// A matrix that inverts each component.
    public static let inversion = contrast(-1)

    /// Returns a matrix that rotates hues, by an angle in radians.
    public static func hueRotation(_ angle: Double) -> ColorMatrix {
        let (c, s) = (cos(angle), sin(angle))
        return ColorMatrix(
            red: Row(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0),
            green: Row(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0),
            blue: Row(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0))
    }

    /// Returns a colour after the transform.
    public func apply(to color: ResolvedColor) -> ResolvedColor {
        let input = Row(Double(color.red), Double(color.green), Double(color.blue), 1)
        func component(_ row: Row) -> Float { Float((row * input).sum()) }
        return ResolvedColor(
            red: component(red), green: component(green), blue: component(blue),
            opacity: color.opacity * Float(opacity))
    }
}

extension ColorMatrix: CustomStringConvertible {
    /// The rows, and the opacity factor unless it is 1.
    public var description: String {
        func numbers(_ row: Row) -> String {
            (0..<4).map { DumpFormat.number(CGFloat(row[$0])) }.joined(separator: " ")
        }
        let rows = [red, green, blue].map(numbers).joined(separator: ", ")
        return opacity == 1 ? rows : rows + ", opacity " + DumpFormat.number(CGFloat(opacity))
    }
}
