import CoreGeometry
import Foundation

/// What a control looks like, as shapes from back to front.
///
/// ```swift
/// let shapes = SwitchLook(isOn: true).shapes(in: bounds, isRightToLeft: false)
/// ```
package protocol ControlLook: Equatable, Sendable {
    /// The width; nil if the control is as wide as its place.
    var width: CGFloat? { get }
    /// The height; nil if the control is as high as its place.
    var height: CGFloat? { get }

    /// Returns the shapes in the bounds of the control.
    func shapes(in bounds: CGRect, isRightToLeft: Bool) -> [ControlShape]
}

extension ControlLook {
    /// As wide as the place.
    package var width: CGFloat? { nil }
    /// As high as the place.
    package var height: CGFloat? { nil }
}

/// What all controls share.
package enum ControlLooks {
    /// The opacity of a disabled control.
    package static let disabledOpacity = 0.5
}

extension CGRect {
    /// A rectangle of a size around a point.
    init(center: CGPoint, width: CGFloat, height: CGFloat) {
        self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// The rectangle where it lies in bounds in which reading runs from right to left, if it does.
    package func mirrored(in bounds: CGRect, if isRightToLeft: Bool) -> CGRect {
        guard isRightToLeft else { return self }
        return CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
    }
}
