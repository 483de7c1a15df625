import CoreGeometry
import FlatlayDrawing
import Foundation

/// A rectangle that contains drawings, quick to grow and to compare: left, top, and the negated right and bottom.
///
/// It may be larger than what is drawn, but never smaller: drawings outside a band are skipped because of it.
struct DrawnExtent: Equatable, Sendable {
    private var edges: SIMD4<Double>

    private init(_ edges: SIMD4<Double>) {
        self.edges = edges
    }

    static let nothing = DrawnExtent(SIMD4(repeating: .infinity))
    static let everything = DrawnExtent(SIMD4(repeating: -.infinity))

    /// A rectangle that is not finite counts as everywhere.
    init(_ rect: CGRect) {
        if rect.isNull {
            self = .nothing
        } else {
            let edges = SIMD4(Double(rect.minX), Double(rect.minY), -Double(rect.maxX), -Double(rect.maxY))
            self = edges.sum().isFinite ? DrawnExtent(edges) : .everything
        }
    }

    /// The rectangle; null for nothing, infinite for everywhere.
    var rect: CGRect {
        if self == .nothing { return .null }
        if self == .everything { return .infinite }
        return CGRect(x: edges[0], y: edges[1], width: -edges[2] - edges[0], height: -edges[3] - edges[1])
    }

    mutating func formUnion(_ other: DrawnExtent) {
        edges.replace(with: other.edges, where: other.edges .< edges)
    }

    func intersection(_ other: DrawnExtent) -> DrawnExtent {
        let common = DrawnExtent(edges.replacing(with: other.edges, where: other.edges .> edges))
        return common.edges[0] > -common.edges[2] || common.edges[1] > -common.edges[3] ? .nothing : common
    }

    /// Returns the extent grown on all sides.
    func grown(by distance: CGFloat) -> DrawnExtent {
        distance.isFinite ? DrawnExtent(edges - Double(distance)) : .everything
    }

    func moved(by offset: CGSize) -> DrawnExtent {
        let (x, y) = (Double(offset.width), Double(offset.height))
        return x.isFinite && y.isFinite ? DrawnExtent(edges + SIMD4(x, y, -x, -y)) : .everything
    }

    func applying(_ transform: CGAffineTransform) -> DrawnExtent {
        self == .nothing || self == .everything ? self : DrawnExtent(rect.applying(transform))
    }

    func intersects(_ other: DrawnExtent) -> Bool {
        edges[0] < .infinity && other.edges[0] < .infinity && edges[0] <= -other.edges[2] && edges[1] <= -other.edges[3]
            && other.edges[0] <= -edges[2]
            && other.edges[1] <= -edges[3]
    }
}

extension DisplayList.Command {
    /// The extent of a drawing that is not a group.
    var leafExtent: DrawnExtent {
        switch self {
        case .fill(let shape, _, _): shape.extent
        case .stroke(let shape, _, let style): shape.extent.grown(by: style.reach)
        case .image(let drawing): DrawnExtent(drawing.rect)
        case .glyphs(let run, let origin, _): run.extent(at: origin)
        case .group: .everything
        }
    }
}

extension DisplayList.Effect {
    /// The extent of a group whose items lie within `content`, ignoring a mask.
    func extent(around content: DrawnExtent) -> DrawnExtent {
        switch self {
        case .node, .opacity, .blendMode, .isolation, .backdrop, .colorMatrix, .luminanceToAlpha, .mask:
            return content
        case .clip(let shape, _): return content.intersection(shape.extent)
        case .transform(let transform): return content.applying(transform)
        case .shadow(_, let radius, let offset):
            var extent = content
            extent.formUnion(content.grown(by: DisplayList.Effect.safeReach(sigma: radius / 2)).moved(by: offset))
            return extent
        case .blur(let radius): return content.grown(by: DisplayList.Effect.safeReach(sigma: radius))
        }
    }

    /// Blurs that are painted with fewer pixels reach a little further than three deviations.
    private static func safeReach(sigma: CGFloat) -> CGFloat {
        reach(sigma: sigma) * 1.25 + 2
    }
}

extension DrawnShape {
    fileprivate var extent: DrawnExtent {
        guard case .path(let path) = self else { return DrawnExtent(bounds) }
        // A curve lies within its control points.
        var extent = DrawnExtent.nothing
        for element in path.elements {
            for point in element.points { extent.formUnion(DrawnExtent(CGRect(origin: point, size: .zero))) }
        }
        return extent
    }
}

extension GlyphRun {
    /// Glyphs of any script, with stacked marks, may extend a few font sizes beyond their positions.
    fileprivate func extent(at origin: CGPoint) -> DrawnExtent {
        guard let first = glyphs.first else { return .nothing }
        var (least, most) = (first.position, first.position)
        for glyph in glyphs {
            let place = glyph.position
            least = CGPoint(x: min(least.x, place.x, place.x + glyph.advance), y: min(least.y, place.y))
            most = CGPoint(x: max(most.x, place.x, place.x + glyph.advance), y: max(most.y, place.y))
        }
        let rect = CGRect(
            x: origin.x + least.x, y: origin.y + least.y, width: most.x - least.x, height: most.y - least.y)
        return DrawnExtent(rect).grown(by: size * 4)
    }
}
