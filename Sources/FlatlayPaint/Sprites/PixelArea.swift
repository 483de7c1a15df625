import FlatlayDrawing

import CPangoCairo
import Foundation

/// A rectangle of whole pixels.
package struct PixelArea: Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The area of a rectangle; nil if Cairo does not support it.
    init?(_ rect: CGRect) {
        let limit = CGFloat(ImageResource.sideLimit)
        guard rect.width >= 1, rect.height >= 1, rect.width <= limit, rect.height <= limit,
            abs(rect.minX) < 1e9, abs(rect.minY) < 1e9
        else { return nil }
        x = Int(rect.minX)
        y = Int(rect.minY)
        width = Int(rect.width)
        height = Int(rect.height)
    }

    /// The area of a rectangle of whole pixels, of any size.
    init(within rect: CGRect) {
        func pixel(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e9), 1e9)) }
        guard !rect.isNull else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let (left, top) = (pixel(rect.minX), pixel(rect.minY))
        self.init(x: left, y: top, width: pixel(rect.maxX) - left, height: pixel(rect.maxY) - top)
    }

    /// The area of an image, which may be a part of a larger one, in the larger one's coordinates; nil for other
    /// surfaces.
    init?(ofImage surface: OpaquePointer) {
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &dx, &dy)
        self.init(
            x: -Int(dx), y: -Int(dy), width: Int(cairo_image_surface_get_width(surface)),
            height: Int(cairo_image_surface_get_height(surface)))
    }

    /// An empty area.
    static let nothing = PixelArea(x: 0, y: 0, width: 0, height: 0)

    /// The column after the last one.
    var maxX: Int { x + width }
    /// The row after the last one.
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// The common area; empty if there is none.
    func intersection(_ other: PixelArea) -> PixelArea {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelArea(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }
}
