import CoreGeometry
import Foundation
import UIKitValues
import UIKitViews

/// Gesture recognisers of files.
@MainActor
enum NibGestures {
    /// Creates the recogniser of an element; nil if the element is none.
    static func make(_ element: NibElement) throws -> UIGestureRecognizer? {
        let gesture: UIGestureRecognizer
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            if let value = element.value("numberOfTapsRequired") { tap.numberOfTapsRequired = try value.integer() }
            if let value = element.value("numberOfTouchesRequired") {
                tap.numberOfTouchesRequired = try value.integer()
            }
            gesture = tap
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            // Interface Builder spells it with a p.
            let press = UILongPressGestureRecognizer()
            if let value = element.value("minimumPressDuration") {
                press.minimumPressDuration = TimeInterval(try value.number())
            }
            gesture = press
        case "swipeGestureRecognizer": gesture = UISwipeGestureRecognizer()
        case "panGestureRecognizer": gesture = UIPanGestureRecognizer()
        case "screenEdgePanGestureRecognizer": gesture = UIScreenEdgePanGestureRecognizer()
        case "pinchGestureRecognizer": gesture = UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": gesture = UIRotationGestureRecognizer()
        default: return nil
        }
        gesture.isEnabled = try element.bool("enabled", default: true)
        return gesture
    }
}
