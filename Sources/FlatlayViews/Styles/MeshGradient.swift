import CoreGeometry
import Foundation

/// Colours at the points of a grid that can be bent. As a view, it fills the proposed size.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///     colors: [.red, .orange, .blue, .purple])
/// ```
///
/// How the grid bends between points without control points, and how colours become smooth, is chosen by eye. Texts,
/// symbols and strokes in a mesh have its mean colour.
public struct MeshGradient: PrimitiveView, ShapeStyle, Equatable {
    /// Never: a gradient draws itself.
    public typealias Body = Never

    /// A point with the control points of the curves to its neighbours.
    public struct BezierPoint: Hashable, Sendable {
        /// The point.
        public var position: SIMD2<Float>
        /// The control point of the curve to the point before it in its row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point above it.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the curve to the point after it in its row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point below it.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points of a mesh, in rows.
    public enum Locations: Hashable, Sendable {
        /// Points without control points.
        case points([SIMD2<Float>])
        /// Points with control points.
        case bezierPoints([BezierPoint])

        var positions: [SIMD2<Float>] {
            switch self {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        }
    }

    /// The points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The points, from 0 to 1.
    public var locations: Locations
    /// The colours of the points.
    public var colors: [Color]
    /// The colour where the mesh is not.
    public var background: Color
    /// Whether colours are mixed along smooth curves.
    public var smoothsColors: Bool

    /// Creates a mesh. One whose numbers of points or colours do not fit its size has its background alone.
    public init(
        width: Int, height: Int, locations: Locations, colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    /// Creates a mesh of points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: colors, background: background,
            smoothsColors: smoothsColors)
    }

    /// Creates a mesh of points with control points.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: colors,
            background: background, smoothsColors: smoothsColors)
    }

    /// The paint of the mesh.
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        StylePaint(
            kind: .mesh(
                ResolvedMesh(
                    width: width, height: height, locations: locations,
                    colors: colors.map { $0.resolve(in: environment) },
                    background: background.resolve(in: environment), smoothsColors: smoothsColors,
                    scale: environment.displayScale)))
    }

    /// Adds a node that fills its frame.
    public func _makeNodes(in context: ViewContext, into nodes: inout [ViewNode]) {
        nodes.append(StyleNode(self, name: "mesh-gradient", environment: context.environment))
    }
}
