import Foundation

extension Color.RGBColorSpace {
    /// The components in sRGB.
    func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        switch self {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
        case .displayP3:
            // Both spaces share the curve and the white point; the matrix maps the primaries (CSS Color 4).
            let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
            return (
                Self.encoded(1.224_940_2 * r - 0.224_940_2 * g),
                Self.encoded(-0.042_056_9 * r + 1.042_056_9 * g),
                Self.encoded(-0.019_637_6 * r - 0.078_636_0 * g + 1.098_273_6 * b)
            )
        }
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
