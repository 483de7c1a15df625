import CoreGeometry
import FlatlayDrawing
import Foundation

/// The area that the items of a shadow cover, if it is one simple shape: an opaque fill, a material or a clipped image,
/// further fills of the same shape, and drawings inside it.
struct ShadowSilhouette: Equatable {
    /// The most fills of the same shape.
    private static let veilLimit = 4

    private(set) var shape: DrawnShape
    /// The opacities of the fills of the same shape that follow. They cover its edge once more.
    private(set) var veils: [Float] = []

    /// - Parameter isOpaque: whether drawings that a material blurs are opaque within a shape.
    init?(
        of items: DisplayList.Items,
        isOpaque: (_ below: DisplayList.Items, _ radius: CGFloat, _ shape: DrawnShape) -> Bool
    ) {
        var silhouette: ShadowSilhouette?
        guard ShadowSilhouette.extend(&silhouette, by: items, isOpaque), let silhouette else { return nil }
        self = silhouette
    }

    private init(_ shape: DrawnShape) {
        self.shape = shape
    }

    /// Adds items on top; returns false if the result is not simple.
    private static func extend(
        _ silhouette: inout ShadowSilhouette?, by items: DisplayList.Items,
        _ isOpaque: (_ below: DisplayList.Items, _ radius: CGFloat, _ shape: DrawnShape) -> Bool
    ) -> Bool {
        for item in items {
            if case .group(.node, let children) = item.command {
                guard extend(&silhouette, by: children, isOpaque) else { return false }
                continue
            }
            guard let below = silhouette else {
                guard let shape = firstShape(item.command, isOpaque) else { return false }
                silhouette = ShadowSilhouette(shape)
                continue
            }
            if case .fill(below.shape, .color(let color), let style) = item.command, style == FillStyle() {
                if color.opacity > 0 { silhouette?.veils.append(color.opacity) }
                if below.veils.count >= veilLimit { return false }
            } else if below.shape.interior.map({ item.command.lies(within: $0) }) != true {
                return false
            }
        }
        return true
    }

    /// The shape that the lowest drawing covers; nil if it is not one shape that is covered opaquely.
    private static func firstShape(
        _ command: DisplayList.Command,
        _ isOpaque: (_ below: DisplayList.Items, _ radius: CGFloat, _ shape: DrawnShape) -> Bool
    ) -> DrawnShape? {
        switch command {
        case .fill(let shape, .color(let color), let style):
            guard color.opacity == 1, style.isAntialiased, shape.interior != nil else { return nil }
            return shape
        case .group(.clip(let shape, let style), let items):
            guard style == FillStyle(), shape.interior != nil, let command = items.onlyCommand else { return nil }
            switch command {
            case .group(.backdrop(let radius), let below): return isOpaque(below, radius, shape) ? shape : nil
            case .image(let drawing):
                let isCovered =
                    drawing.image.isOpaque && drawing.templateColor == nil && drawing.rect.contains(shape.bounds)
                return isCovered ? shape : nil
            default: return nil
            }
        default: return nil
        }
    }
}

extension DrawnShape {
    /// A rectangle inside the shape, away from edges and corners.
    fileprivate var interior: CGRect? {
        // More than half a pixel even at small scales.
        let edge: CGFloat = 2
        switch self {
        case .rectangle(let rect):
            return rect.insetBy(dx: Swift.min(edge, rect.width / 2), dy: Swift.min(edge, rect.height / 2))
        case .roundedRectangle(let rect, let corner, _):
            return rect.insetBy(
                dx: Swift.min(corner.width / 2 + edge, rect.width / 2),
                dy: Swift.min(corner.height / 2 + edge, rect.height / 2))
        case .ellipse(let rect): return rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)
        case .path: return nil
        }
    }
}

extension DisplayList.Command {
    /// Whether it only adds drawings within a rectangle.
    fileprivate func lies(within rect: CGRect) -> Bool {
        switch self {
        case .fill, .stroke, .image, .glyphs: rect.contains(bounds)
        case .group(.node, let items): items.allSatisfy { $0.command.lies(within: rect) }
        case .group: false
        }
    }

    /// Whether it is opaque everywhere in a rectangle.
    fileprivate func covers(_ rect: CGRect) -> Bool {
        switch self {
        case .fill(let shape, let paint, _): paint.isOpaque && shape.interior?.contains(rect) == true
        case .image(let drawing):
            drawing.image.isOpaque && drawing.templateColor == nil && drawing.rect.insetBy(dx: 2, dy: 2).contains(rect)
        case .group(.node, let items): items.areOpaque(in: rect)
        case .group(.colorMatrix(let matrix), let items): matrix.opacity == 1 && items.areOpaque(in: rect)
        default: false
        }
    }

    /// Whether a blend mode may remove some of the backdrop.
    fileprivate var blends: Bool {
        switch self {
        case .fill, .stroke, .image, .glyphs: false
        case .group(.blendMode(let mode), let items): mode != .normal || items.contains { $0.command.blends }
        case .group(_, let items): items.contains { $0.command.blends }
        }
    }
}

extension DisplayList.Items {
    /// The only item, nested in any number of nodes.
    fileprivate var onlyCommand: DisplayList.Command? {
        guard count == 1, let command = first?.command else { return nil }
        if case .group(.node, let children) = command { return children.onlyCommand }
        return command
    }

    /// Whether they are opaque everywhere in a rectangle.
    func areOpaque(in rect: CGRect) -> Bool {
        contains { $0.command.covers(rect) } && !contains { $0.command.blends }
    }
}
