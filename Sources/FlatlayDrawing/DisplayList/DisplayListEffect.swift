import CoreGeometry
import Foundation

// Everything that the other types of this module must know of an effect, so that a new one has a single place here.

extension DisplayList {
    /// The effect of a group.
    public enum Effect: Equatable, Sendable {
        /// None: the group only marks that its items belong to one node, such as a cell.
        case node
        /// Clips the group to the inside of a shape.
        case clip(DrawnShape, FillStyle)
        /// Composites the group as a whole with this opacity, from 0 to 1.
        case opacity(CGFloat)
        /// Composites the group as a whole, combined with its backdrop.
        case blendMode(BlendMode)
        /// Transforms the coordinates of the items.
        case transform(CGAffineTransform)
        /// Composites the group as a whole, and shows it as a plane in space: transformed, and nearer parts larger than
        /// those behind. What is at or behind the eye is not drawn.
        ///
        /// It is stored elsewhere: it is rare, and its sixteen numbers would make every item of a list larger.
        indirect case projection(CATransform3D)
        /// Draws a blurred copy of the group's silhouette below it. `radius` is SwiftUI's: twice the standard
        /// deviation.
        case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
        /// Blurs the group; `radius` is the standard deviation of the blur.
        case blur(radius: CGFloat)
        /// Marks the group as a blurred copy of its backdrop, as seen through a material; it ends where the backdrop
        /// ends. `radius` is the standard deviation of the blur.
        case backdrop(radius: CGFloat)
        /// Composites the group as a whole, so that blend modes inside it ignore what is below the group.
        case isolation
        /// Masks the group: it is visible as far as other items, drawn in the same place, are opaque.
        case mask(Items)
        /// Transforms the colours of the group. It is stored elsewhere, as a projection is.
        indirect case colorMatrix(ColorMatrix)
        /// Turns the group black, with the luminance of its colours as opacity.
        case luminanceToAlpha
    }
}

// MARK: Composition

extension DisplayList.Effect {
    /// How the items of a group affect its backdrop.
    package enum Composition {
        /// One by one, like items outside the group.
        case individual
        /// As one image.
        case whole
        /// As one image, whose pixels are changed.
        case filtered
    }

    /// How the items of the group affect its backdrop.
    package var composition: Composition {
        switch self {
        case .node, .clip, .transform, .shadow: .individual
        case .opacity, .blendMode, .isolation, .mask: .whole
        case .blur, .backdrop, .colorMatrix, .luminanceToAlpha, .projection: .filtered
        }
    }
}

extension DisplayList.Items {
    /// The only drawing in these items, if it can fade by itself: with less opacity it looks the same as an image of it
    /// with that opacity. Colour glyphs do not, nor do glyphs that overlap their neighbours. The groups around the
    /// drawing, if any, must not change how it covers its backdrop.
    package var onlyFadingDrawing: DisplayList.Command? {
        guard count == 1, let command = first?.command else { return nil }
        switch command {
        case .fill, .stroke, .image: return command
        case .glyphs(let run, _, _): return run.face.isColor ? nil : command
        case .group(.node, let inner), .group(.clip, let inner), .group(.transform, let inner),
            .group(.opacity, let inner):
            return inner.onlyFadingDrawing
        case .group: return nil
        }
    }
}

// MARK: Geometry

extension DisplayList.Effect {
    /// Returns how far a blur extends beyond its content, for a standard deviation in the same unit.
    package static func reach(sigma: CGFloat) -> CGFloat {
        max(0, sigma * 3)
    }

    /// Returns the bounds of a group whose items have the bounds `content`.
    package func bounds(around content: CGRect) -> CGRect {
        if content.isNull { return content }
        switch self {
        case .node, .opacity, .blendMode, .isolation, .backdrop, .colorMatrix, .luminanceToAlpha: return content
        case .mask(let mask): return content.intersection(mask.bounds)
        case .clip(let shape, _): return content.intersection(shape.bounds)
        case .transform(let transform): return content.applying(transform)
        case .projection(let transform): return transform.planeBounds(of: content)
        case .shadow(_, let radius, let offset):
            let reach = DisplayList.Effect.reach(sigma: radius / 2)
            let shadow = content.insetBy(dx: -reach, dy: -reach).offsetBy(dx: offset.width, dy: offset.height)
            return content.union(shadow)
        case .blur(let radius):
            let reach = DisplayList.Effect.reach(sigma: radius)
            return content.insetBy(dx: -reach, dy: -reach)
        }
    }

    /// The extent of a group whose items lie within `content`.
    package func extent(around content: DrawnExtent) -> DrawnExtent {
        switch self {
        case .node, .opacity, .blendMode, .isolation, .backdrop, .colorMatrix, .luminanceToAlpha: return content
        case .mask(let cover): return content.intersection(cover.extent)
        case .clip(let shape, _): return shape.validExtent.map { content.intersection($0) } ?? .nothing
        case .transform(let transform): return content.applying(transform)
        case .projection(let transform):
            return content == .nothing ? content : DrawnExtent(transform.planeBounds(of: content.rect))
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

    /// Returns the effect for items that are moved by a vector.
    package func offsetBy(dx: CGFloat, dy: CGFloat) -> DisplayList.Effect {
        if dx == 0, dy == 0 { return self }
        switch self {
        case .clip(let shape, let style): return .clip(shape.offsetBy(dx: dx, dy: dy), style)
        case .mask(let items): return .mask(items.offsetBy(dx: dx, dy: dy))
        case .transform(let transform):
            // The items inside are moved, too: undo the move, transform, and move again.
            return .transform(
                CGAffineTransform(translationX: -dx, y: -dy)
                    .concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: dx, y: dy)))
        case .projection(let transform): return .projection(transform.around(CGPoint(x: dx, y: dy)))
        case .node, .opacity, .blendMode, .shadow, .blur, .backdrop, .isolation, .colorMatrix, .luminanceToAlpha:
            return self
        }
    }
}

extension CATransform3D {
    /// The bounds of a rectangle's image; everything that a list may reach if a part of it is at or behind the eye.
    fileprivate func planeBounds(of rect: CGRect) -> CGRect {
        let limit = DisplayList.coordinateLimit
        let everything = CGRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
        return PlaneProjection(self).bounds(of: rect)?.intersection(everything) ?? everything
    }
}

// MARK: Validity

extension DisplayList.Effect {
    /// Whether every number is in its range, and the effect leaves something to see.
    package var isValid: Bool {
        switch self {
        case .node, .blendMode, .isolation, .luminanceToAlpha, .mask: true
        case .clip(let shape, _): shape.isValid
        case .opacity(let value): value >= 0 && value <= 1
        case .transform(let transform): transform.isValid
        case .projection(let transform):
            transform.entries.allSatisfy(DisplayList.reaches) && PlaneProjection(transform).isUsable
        case .shadow(_, let radius, let offset):
            radius >= 0 && radius <= DisplayList.coordinateLimit && DisplayList.reaches(offset.width)
                && DisplayList.reaches(offset.height)
        case .blur(let radius), .backdrop(let radius): radius >= 0 && radius <= DisplayList.coordinateLimit
        case .colorMatrix(let matrix): matrix.isValid
        }
    }

    /// The effect with every number in its range; nil if it leaves nothing to see.
    package var corrected: DisplayList.Effect? {
        if isValid { return self }
        switch self {
        case .clip(let shape, let style): return shape.corrected.map { .clip($0, style) }
        case .opacity(let value): return .opacity(value.isNaN ? 0 : min(max(value, 0), 1))
        case .transform, .projection: return nil
        case .shadow(let color, let radius, let offset):
            guard offset.width.isFinite, offset.height.isFinite else { return .node }
            let place = CGSize(width: DisplayList.clamped(offset.width), height: DisplayList.clamped(offset.height))
            return .shadow(color: color, radius: DisplayList.length(radius), offset: place)
        case .blur(let radius): return .blur(radius: DisplayList.length(radius))
        case .backdrop(let radius): return .backdrop(radius: DisplayList.length(radius))
        case .colorMatrix(let matrix): return .colorMatrix(matrix.corrected)
        case .node, .blendMode, .isolation, .luminanceToAlpha, .mask: return self
        }
    }
}

// MARK: Dump

extension DisplayList.Effect {
    /// The effect as a line of a dump.
    var line: String {
        switch self {
        case .node: return "node"
        case .clip(let shape, let style):
            return "clip \(DisplayListDump.describe(shape))\(style.isEOFilled ? " even-odd" : "")"
        case .opacity(let value): return "opacity \(DumpFormat.number(value))"
        case .blendMode(let mode): return "blend \(mode.rawValue)"
        case .transform(let t):
            return "transform \(DumpFormat.numbers(t.a, t.b, t.c, t.d, t.tx, t.ty))"
        case .projection(let t):
            // Small numbers count here: those of the depth are divided by lengths.
            let numbers = PlaneProjection(t).numbers.map { String(format: "%.6g", $0 == 0 ? 0 : $0) }
            return "projection \(numbers.joined(separator: " "))"
        case .shadow(let color, let radius, let offset):
            let place = DumpFormat.numbers(offset.width, offset.height)
            return "shadow \(color) radius \(DumpFormat.number(radius)) offset \(place)"
        case .blur(let radius): return "blur \(DumpFormat.number(radius))"
        case .backdrop(let radius): return "backdrop \(DumpFormat.number(radius))"
        case .isolation: return "isolation"
        case .mask: return "mask"
        case .colorMatrix(let matrix): return "color-matrix \(matrix)"
        case .luminanceToAlpha: return "luminance-to-alpha"
        }
    }
}
