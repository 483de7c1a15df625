import CoreGeometry
import UIKitValues

extension Color {
    /// Creates a colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
        self.init(uiColor: UIColor(cgColor: cgColor))
    }

    /// The Core Graphics colour; nil for a colour that depends on the environment.
    public var cgColor: CGColor? {
        guard case .constant(let color) = provider else { return nil }
        return CGColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }
}
