import CoreGeometry
import Foundation
import UIKitValues

/// A layer that shows its sublayers several times, each time transformed once more.
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.addSublayer(dot)
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// dots.instanceAlphaOffset = -0.3
/// ```
///
/// Transforms are about the middle of the layer, as in Core Animation. The colours of copies do not change, and delays
/// have no effect, since nothing moves.
open class CAReplicatorLayer: CALayer {
    /// How many copies are shown, the first included. A view shows at most 10,000 in all.
    open var instanceCount = 1
    /// The transform from each copy to the next.
    open var instanceTransform = CATransform3DIdentity
    /// The seconds between copies; stored.
    open var instanceDelay: CFTimeInterval = 0
    /// The colour of the first copy; only its opacity is used.
    open var instanceColor: CGColor?
    /// The offset of each copy's opacity.
    open var instanceAlphaOffset: Float = 0
    /// The offset of each copy's red; stored.
    open var instanceRedOffset: Float = 0
    /// The offset of each copy's green; stored.
    open var instanceGreenOffset: Float = 0
    /// The offset of each copy's blue; stored.
    open var instanceBlueOffset: Float = 0
    /// Whether depth is kept; stored.
    open var preservesDepth = false

    /// The transform and the opacity of each copy, about a point.
    func instances(about centre: CGPoint) -> some Sequence<(transform: CGAffineTransform, opacity: CGFloat)> {
        let step = CATransform3DGetAffineTransform(instanceTransform)
        let first = instanceColor.map { Float($0.alpha) } ?? 1
        let offset = instanceAlphaOffset
        return sequence(state: (index: 0, transform: CGAffineTransform.identity)) { [instanceCount] state in
            guard state.index < instanceCount else { return nil }
            defer {
                state.index += 1
                state.transform = step.concatenating(state.transform)
            }
            let about = CGAffineTransform(translationX: -centre.x, y: -centre.y).concatenating(state.transform)
                .concatenating(CGAffineTransform(translationX: centre.x, y: centre.y))
            return (about, CGFloat(min(max(first + Float(state.index) * offset, 0), 1)))
        }
    }
}
