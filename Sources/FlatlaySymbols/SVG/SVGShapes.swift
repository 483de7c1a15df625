import FlatlayDrawing
import Foundation

/// The outlines of SVG's basic shapes: SVG 1.1, section 9.
enum SVGShapes {
    static func path(of tag: SVGTag) throws(SVGIconError) -> Path {
        switch tag.name {
        case "path":
            do throws(SVGPathError) { return try Path(svgData: tag["d"] ?? "") } catch { throw .path(error) }
        case "circle":
            let radius = try length("r", of: tag)
            return try ellipse(tag, CGSize(width: radius, height: radius))
        case "ellipse":
            return try ellipse(tag, CGSize(width: try length("rx", of: tag), height: try length("ry", of: tag)))
        case "rect":
            return try rectangle(tag)
        case "polygon", "polyline":
            return try polygon(tag)
        default:
            return Path()
        }
    }

    private static func ellipse(_ tag: SVGTag, _ radii: CGSize) throws(SVGIconError) -> Path {
        guard radii.width > 0, radii.height > 0 else { return Path() }
        let (x, y) = (try length("cx", of: tag), try length("cy", of: tag))
        return Path(
            ellipseIn: CGRect(
                x: x - radii.width, y: y - radii.height, width: 2 * radii.width, height: 2 * radii.height))
    }

    private static func rectangle(_ tag: SVGTag) throws(SVGIconError) -> Path {
        let rect = CGRect(
            x: try length("x", of: tag), y: try length("y", of: tag), width: try length("width", of: tag),
            height: try length("height", of: tag))
        guard rect.width > 0, rect.height > 0 else { return Path() }
        // If only one radius is given, it applies to both axes.
        let rx = try length(tag["rx"] == nil ? "ry" : "rx", of: tag)
        let ry = try length(tag["ry"] == nil ? "rx" : "ry", of: tag)
        return Path(roundedRect: rect, cornerSize: CGSize(width: rx, height: ry), style: .circular)
    }

    private static func polygon(_ tag: SVGTag) throws(SVGIconError) -> Path {
        let text = tag["points"] ?? ""
        guard let numbers = SVGNumbers.list(text), numbers.count.isMultiple(of: 2) else {
            throw .invalid(attribute: "points", value: String(text.prefix(60)))
        }
        return Path { path in
            path.addLines(stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) })
            path.closeSubpath()
        }
    }

    /// A length; 0 if the attribute is missing.
    private static func length(_ name: String, of tag: SVGTag) throws(SVGIconError) -> CGFloat {
        guard let text = tag[name] else { return 0 }
        guard let length = SVGNumbers.length(text) else { throw .invalid(attribute: name, value: text) }
        return length
    }
}
