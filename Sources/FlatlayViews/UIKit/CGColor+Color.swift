import CoreGeometry
import UIKitValues

extension Color {
    /// The colour of Core Graphics.
    public init(cgColor: CGColor) {
        self.init(uiColor: UIColor(cgColor: cgColor))
    }

    /// The Core Graphics colour; nil for one that depends on where it is drawn.
    public var cgColor: CGColor? {
        guard case .constant(let color) = provider else { return nil }
        return CGColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.opacity))
    }
}
