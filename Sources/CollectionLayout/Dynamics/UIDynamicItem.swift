import CoreGeometry
import Foundation

/// Something with a place, a size and a transform. UIKit moves such things by physics; here nothing does.
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle.
    var center: CGPoint { get set }
    /// The size, at the origin.
    var bounds: CGRect { get }
    /// The transform about the middle.
    var transform: CGAffineTransform { get set }
}
