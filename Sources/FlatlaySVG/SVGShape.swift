import FlatlayPaint
import FlatlayDrawing
import Foundation

/// Writes shapes as elements.
enum SVGShape {
    static func open(_ shape: DrawnShape, isDashed: Bool = false, in text: SVGText) -> Bool {
        switch shape {
        case .rectangle(let rect):
            guard rect.width > 0, rect.height > 0 else { return openPath(shape.path, in: text) }
            text.raw("<rect")
            place(rect, in: text)
        case .roundedRectangle(let rect, let corner, let style):
            let (rx, ry) = (min(corner.width, rect.width / 2), min(corner.height, rect.height / 2))
            // Dashes start where the path does, and SVG's rectangles start at a different corner.
            guard !isDashed, rx > 0, ry > 0, rect.width > 0, rect.height > 0,
                style == .circular || shape.path == Path(roundedRect: rect, cornerSize: corner, style: .circular)
            else { return openPath(shape.path, in: text) }
            text.raw("<rect")
            place(rect, in: text)
            text.attribute("rx", rx)
            if rx != ry { text.attribute("ry", ry) }
        case .ellipse(let rect):
            text.raw(rect.width == rect.height ? "<circle" : "<ellipse")
            text.attribute("cx", rect.midX)
            text.attribute("cy", rect.midY)
            if rect.width == rect.height {
                text.attribute("r", rect.width / 2)
            } else {
                text.attribute("rx", rect.width / 2)
                text.attribute("ry", rect.height / 2)
            }
        case .path(let path):
            return openPath(path, in: text)
        }
        return true
    }

    private static func openPath(_ path: Path, in text: SVGText) -> Bool {
        guard !path.isEmpty else { return false }
        text.raw("<path d=\"")
        var writer = SVGPathData(decimals: 3)
        writer.write(path, to: text.buffer)
        text.raw("\"")
        return true
    }

    private static func place(_ rect: CGRect, in text: SVGText) {
        if rect.minX != 0 { text.attribute("x", rect.minX) }
        if rect.minY != 0 { text.attribute("y", rect.minY) }
        text.attribute("width", rect.width)
        text.attribute("height", rect.height)
    }
}
