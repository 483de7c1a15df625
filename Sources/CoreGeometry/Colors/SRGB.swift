import Foundation

/// Converts components of other colour spaces and models to sRGB.
package enum SRGB {
    /// Converts the components of a Display P3 colour.
    package static func displayP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        // Both spaces have the same transfer function and white point; the matrix converts the primaries (CSS Color 4).
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.224_940_2 * r - 0.224_940_2 * g),
            encoded(-0.042_056_9 * r + 1.042_056_9 * g),
            encoded(-0.019_637_6 * r - 0.078_636_0 * g + 1.098_273_6 * b)
        )
    }

    /// Converts hue (0 and 1 are red), saturation and brightness, each from 0 to 1.
    package static func components(
        hue: Double, saturation: Double, brightness: Double
    ) -> (Double, Double, Double) {
        func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        let sector = unit(hue) * 6
        /// The component whose hue is `offset` sectors before red's: hexcone model of Smith, 1978.
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return unit(brightness) * (1 - unit(saturation) * max(0, min(k, 4 - k, 1)))
        }
        return (component(5), component(3), component(1))
    }

    /// Applies the transfer function of sRGB to a linear component.
    package static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
