import CoreGeometry
import Foundation
import UIKitValues

/// A bordered button of a size.
///
/// Sources: an answer of an engineer of Apple for the margins of medium buttons; the rest is from memory.
package enum ButtonLook: Hashable, Sendable {
    case small, medium, large

    /// The distances of the label from the edges.
    package var margin: CGSize {
        switch self {
        case .small: CGSize(width: 10, height: 5)
        case .medium: CGSize(width: 12, height: 7)
        case .large: CGSize(width: 20, height: 15)
        }
    }

    /// The corner radius. SwiftUI's medium buttons are rounder than UIKit's, so the caller passes the radius for them.
    package func radius(medium: CGFloat) -> CGFloat {
        switch self {
        case .small: 14
        case .medium: medium
        case .large: 12
        }
    }

    package var font: UIFont { .preferredFont(forTextStyle: self == .small ? .subheadline : .body) }

    /// The ground of a button without a tint, and of a disabled one.
    package static let ground = UIColor.tertiarySystemFill
    /// The opacity of the tint behind a label in the tint.
    package static let paleOpacity: CGFloat = 0.15
    package static let pressedOpacity: CGFloat = 0.75
}
