import CoreGeometry
import Foundation

/// The methods that a layer calls for drawing and layout.
public protocol CALayerDelegate: AnyObject {
    /// Sets the contents of a layer.
    func display(_ layer: CALayer)
    /// Draws the content of a layer.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before a layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers of a layer.
    func layoutSublayers(of layer: CALayer)
    /// Returns what happens when a property changes; there are no implicit animations.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of the curve.
    public let rawValue: String
    /// Creates a curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve without a sudden change of curvature, as on icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer. `Min` and `Max` are sides of the axes: `layerMinXMinYCorner` is top left.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit per corner.
    public let rawValue: UInt
    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How an image fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the gravity.
    public let rawValue: String
    /// Creates a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In its own size at the centre.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In its own size at the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In its own size at the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In its own size at the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In its own size at the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In its own size in a corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In its own size in a corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In its own size in a corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In its own size in a corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched along both axes.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits, with its ratio of lengths.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills, with its ratio of lengths.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How pixels of contents are interpolated.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of the filter.
    public let rawValue: String
    /// Creates a filter from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Between neighbours.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Over all covered pixels.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The action for a changed property of a layer. There are no implicit animations.
public protocol CAAction {
    /// Runs the action.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// An animation of a layer. It is stored; images show the layer's values.
open class CAAnimation: NSObject, CAAction {
    /// The duration in seconds.
    open var duration: CFTimeInterval = 0
    /// When it begins.
    open var beginTime: CFTimeInterval = 0
    /// How often it runs.
    open var repeatCount: Float = 0
    /// For how long it repeats.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether it runs back, too.
    open var autoreverses = false
    /// How fast it runs.
    open var speed: Float = 1
    /// What is visible before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether it is removed at its end.
    open var isRemovedOnCompletion = true
    /// How it gains and loses speed.
    open var timingFunction: CAMediaTimingFunction?

    /// Does nothing.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
    /// The path of the property.
    open var keyPath: String?
    /// Whether values add up.
    open var isAdditive = false
    /// Whether repetitions add up.
    open var isCumulative = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The difference.
    open var byValue: Any?
}

/// An animation by a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass.
    open var mass: CGFloat = 1
    /// The stiffness.
    open var stiffness: CGFloat = 100
    /// The damping.
    open var damping: CGFloat = 10
    /// The first speed.
    open var initialVelocity: CGFloat = 0
    /// How long it takes to come to rest.
    open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// The path of positions.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// A transition between two contents of a layer.
open class CATransition: CAAnimation {
    /// The kind of transition.
    open var type = "fade"
    /// Its direction.
    open var subtype: String?
}

/// What is seen before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer's own value.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value before and the last value after it.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At one speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How an animation gains and loses speed.
open class CAMediaTimingFunction: NSObject {
    /// The name; nil for a curve by its control points.
    public let name: CAMediaTimingFunctionName?

    /// Creates a function by its name.
    public init(name: CAMediaTimingFunctionName) { self.name = name }
    /// Creates a function by the control points of a cubic curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}

/// Groups changes of layers. Values hold at once, so only completion blocks do something.
open class CATransaction: NSObject {
    /// Begins a group.
    open class func begin() {}
    /// Ends a group.
    open class func commit() {}
    /// Ends all groups.
    open class func flush() {}
    /// Has no effect.
    open class func setDisableActions(_ flag: Bool) {}
    /// Has no effect.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Has no effect.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Calls the block at once: there are no animations to wait for.
    open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// Seconds, as Core Foundation names them.
public typealias CFTimeInterval = Double
