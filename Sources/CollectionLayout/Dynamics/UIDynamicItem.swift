import CoreGeometry
import Foundation

/// Something with a position, a size and a transform, which UIKit moves by physics; nothing does so here.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    /// The centre.
    var center: CGPoint { get set }
    /// The size, with the origin at zero.
    var bounds: CGRect { get }
    /// The transform about the centre.
    var transform: CGAffineTransform { get set }
}
