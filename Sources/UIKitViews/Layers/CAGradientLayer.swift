import CoreGeometry
import Foundation

/// The kind of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Around a point, outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, clockwise.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a gradient, from top to bottom by default.
///
/// ```swift
/// let gradient = CAGradientLayer()
/// gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
/// gradient.frame = view.bounds
/// view.layer.insertSublayer(gradient, at: 0)
/// ```
open class CAGradientLayer: CALayer {
    /// The colours: values of type `CGColor`.
    open var colors: [Any]?
    /// Where each colour is, from 0 to 1; nil for even distances.
    open var locations: [NSNumber]?
    /// Where the gradient starts, in fractions of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the gradient ends, in fractions of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The kind of gradient.
    open var type = CAGradientLayerType.axial
}

/// How a shape layer decides what is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String
    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By the winding number.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// By the number of crossings.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the cap.
    public let rawValue: String
    /// Creates a cap from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the join.
    public let rawValue: String
    /// Creates a join from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sharp.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, which its bounds do not clip.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates.
    open var path: CGPath?
    /// The colour inside; opaque black by default, nil for none.
    open var fillColor: CGColor? = .black
    /// The colour of the line; nil for none.
    open var strokeColor: CGColor?
    /// How the inside is decided.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The width of the line.
    open var lineWidth: CGFloat = 1
    /// The ends of the line.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The corners of the line.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The longest sharp corner, in line widths.
    open var miterLimit: CGFloat = 10
    /// Where the line starts, as a fraction of the path.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, as a fraction of the path.
    open var strokeEnd: CGFloat = 1
    /// The lengths of dashes and gaps; nil for a solid line.
    open var lineDashPattern: [NSNumber]?
    /// Where in the pattern the line starts.
    open var lineDashPhase: CGFloat = 0
}

/// A layer whose sublayers are in space. It is drawn flat here.
open class CATransformLayer: CALayer {}
