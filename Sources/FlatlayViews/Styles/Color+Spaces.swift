import CoreGeometry
import Foundation

extension Color.RGBColorSpace {
    /// The components in sRGB.
    func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
        switch self {
        case .sRGB: (red, green, blue)
        case .sRGBLinear: (SRGB.encoded(red), SRGB.encoded(green), SRGB.encoded(blue))
        case .displayP3: SRGB.displayP3(red, green, blue)
        }
    }
}
