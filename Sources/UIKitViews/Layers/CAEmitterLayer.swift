import CoreGeometry
import Foundation
import UIKitValues

/// A layer that emits particles over time. An image has no time, so it shows none; the values are stored.
open class CAEmitterLayer: CALayer {
    /// The kinds of particles; stored.
    open var emitterCells: [CAEmitterCell]?
    /// The middle of the emitter; stored.
    open var emitterPosition = CGPoint.zero
    /// The size of the emitter; stored.
    open var emitterSize = CGSize.zero
    /// The shape of the emitter; stored.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape that emits; stored.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are drawn; stored.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// A factor of the particles' rates; stored.
    open var birthRate: Float = 1
    /// A factor of the particles' lives; stored.
    open var lifetime: Float = 1
    /// A factor of the particles' speeds; stored.
    open var velocity: Float = 1
    /// A factor of the particles' sizes; stored.
    open var scale: Float = 1
    /// A factor of the particles' spin; stored.
    open var spin: Float = 1
    /// The start of the random numbers; stored.
    open var seed: UInt32 = 0
}

/// A kind of particles of a ``CAEmitterLayer``; stored.
open class CAEmitterCell: NSObject {
    /// A name; stored.
    open var name: String?
    /// The image of a particle; stored.
    open var contents: Any?
    /// The colour of a particle; stored.
    open var color: CGColor?
    /// Particles for each second; stored.
    open var birthRate: Float = 0
    /// The seconds that a particle lives; stored.
    open var lifetime: Float = 0
    /// How much that varies; stored.
    open var lifetimeRange: Float = 0
    /// The speed; stored.
    open var velocity: CGFloat = 0
    /// How much that varies; stored.
    open var velocityRange: CGFloat = 0
    /// The direction in radians; stored.
    open var emissionLongitude: CGFloat = 0
    /// How much that varies; stored.
    open var emissionRange: CGFloat = 0
    /// The acceleration along x; stored.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along y; stored.
    open var yAcceleration: CGFloat = 0
    /// The size as a factor; stored.
    open var scale: CGFloat = 1
    /// How much that varies; stored.
    open var scaleRange: CGFloat = 0
    /// How the size changes each second; stored.
    open var scaleSpeed: CGFloat = 0
    /// The spin in radians for each second; stored.
    open var spin: CGFloat = 0
    /// How much that varies; stored.
    open var spinRange: CGFloat = 0
    /// How the opacity changes each second; stored.
    open var alphaSpeed: Float = 0
    /// How much the opacity varies; stored.
    open var alphaRange: Float = 0
    /// Particles that a particle emits; stored.
    open var emitterCells: [CAEmitterCell]?

    /// Creates a kind of particles.
    public override init() {
        super.init()
    }
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String
    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// The part of an emitter that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String
    /// Creates a part from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its points.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Its surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Its inside.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are drawn above each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Added to each other.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
