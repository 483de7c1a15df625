import CoreGeometry
import FlatlayDrawing
import Foundation

extension CGContext {
    /// Draws a bitmap in a rectangle. As on a device, it is upside down in UIKit's coordinates, whose y axis points
    /// downwards; `UIImage.draw(in:)` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let matrix = state.matrix
        state.matrix = matrix.translatedBy(x: 0, y: rect.minY + rect.maxY).scaledBy(x: 1, y: -1)
        defer { state.matrix = matrix }
        if byTiling {
            tile(image.resource, in: boundingBoxOfClipPath, from: rect)
        } else {
            draw(image.resource, in: rect)
        }
    }

    /// Draws a bitmap upright.
    package func draw(_ bitmap: ImageResource, in rect: CGRect, templateColor: ResolvedColor? = nil) {
        guard rect.width != 0, rect.height != 0 else { return }
        let matrix = state.matrix
        let drawing = { (rect: CGRect, isErasing: Bool) in
            ImageDrawing(
                image: bitmap, rect: rect, interpolation: self.state.interpolation.painted,
                templateColor: isErasing ? .black : templateColor)
        }
        let placed = rect.standardized.applying(matrix)
        record(in: placed) { isErasing in
            // Neither turned nor mirrored, it needs no group.
            if matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 {
                builder.image(drawing(placed, isErasing))
            } else {
                builder.withEffect(.transform(matrix)) { builder.image(drawing(rect.standardized, isErasing)) }
            }
        }
    }

    /// The maximum number of tiles; a bitmap that would need more is stretched instead.
    private static let tileLimit: CGFloat = 4096

    /// Fills an area with a bitmap, of which one copy fills a rectangle.
    func tile(_ bitmap: ImageResource, in area: CGRect, from first: CGRect, templateColor: ResolvedColor? = nil) {
        guard first.width > 0, first.height > 0, area.width > 0, area.height > 0 else { return }
        let left = ((area.minX - first.minX) / first.width).rounded(.down)
        let top = ((area.minY - first.minY) / first.height).rounded(.down)
        let columns = ((area.maxX - first.minX) / first.width).rounded(.up) - left
        let rows = ((area.maxY - first.minY) / first.height).rounded(.up) - top
        guard columns * rows <= CGContext.tileLimit else { return draw(bitmap, in: area, templateColor: templateColor) }
        saveGState()
        clip(to: area)
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                let tile = first.offsetBy(
                    dx: (left + CGFloat(column)) * first.width, dy: (top + CGFloat(row)) * first.height)
                draw(bitmap, in: tile, templateColor: templateColor)
            }
        }
        restoreGState()
    }
}

extension CGInterpolationQuality {
    fileprivate var painted: ImageDrawing.Interpolation {
        switch self {
        case .default, .medium: .medium
        case .none: .none
        case .low: .low
        case .high: .high
        }
    }
}
