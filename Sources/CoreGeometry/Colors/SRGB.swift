import Foundation

/// Components of other colour spaces and models in sRGB.
package enum SRGB {
    /// The components of a colour of Display P3.
    package static func displayP3(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        // Both spaces share the curve and the white point; the matrix maps the primaries (CSS Color 4).
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.224_940_2 * r - 0.224_940_2 * g),
            encoded(-0.042_056_9 * r + 1.042_056_9 * g),
            encoded(-0.019_637_6 * r - 0.078_636_0 * g + 1.098_273_6 * b)
        )
    }

    /// The components of a colour from its hue (0 and 1 are red), saturation and brightness, each between 0 and 1.
    package static func components(
        hue: Double, saturation: Double, brightness: Double
    ) -> (Double, Double, Double) {
        func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
        let sector = unit(hue) * 6
        /// The component whose hue lies `offset` sectors before red's: hexcone model of Smith, 1978.
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return unit(brightness) * (1 - unit(saturation) * max(0, min(k, 4 - k, 1)))
        }
        return (component(5), component(3), component(1))
    }

    /// A component with the curve of sRGB, from one without.
    package static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
