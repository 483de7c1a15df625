import CoreGeometry
import FlatlayDrawing
import Foundation

/// Reads a symbol from an SVG file, in the small subset of SVG that icon sets use.
///
/// Supported are filled paths, circles, ellipses, rectangles and polygons, in groups with transforms. Colours are
/// ignored, since a symbol is drawn in the foreground style; what is not filled is omitted. Lines, text, gradients,
/// masks and images are errors, as the symbol would look different.
package enum SVGIcon {
    /// The maximum size of a file, in bytes.
    package static let byteLimit = 1_000_000

    /// The outline described by the text of an SVG file.
    ///
    /// ```swift
    /// let outline = try SVGIcon.outline(of: #"<svg viewBox="0 0 16 16"><path d="M2 2h12v12z"/></svg>"#)
    /// ```
    ///
    /// - Throws: ``SVGIconError``.
    package static func outline(of text: String) throws(SVGIconError) -> SymbolOutline {
        guard text.utf8.count <= byteLimit else { throw .tooLarge(bytes: text.utf8.count) }
        var reader = SVGIconReader(text)
        return try reader.read()
    }
}

/// Reads an icon tag by tag.
struct SVGIconReader {
    /// The attributes that a group passes to its children.
    private struct State {
        var transform = CGAffineTransform.identity
        var isEvenOdd = false
        var isFilled = true
        var isStroked = false
        /// Whether nothing inside is drawn, as in `defs`.
        var isHidden = false
    }

    private static let depthLimit = 100
    private static let silent: Set = ["title", "desc", "metadata", "defs", "symbol"]

    private var tags: SVGTagReader
    private var viewBox: CGRect?
    private var layers: [SymbolOutline.Layer] = []
    private var states: [State] = []

    init(_ text: String) {
        tags = SVGTagReader(text)
    }

    mutating func read() throws(SVGIconError) -> SymbolOutline {
        while let tag = tags.next() {
            if tag.kind == .closing {
                _ = states.popLast()
                continue
            }
            let state = try state(of: tag)
            if !state.isHidden { try draw(tag, state) }
            if tag.kind == .opening { states.append(state) }
            guard states.count <= SVGIconReader.depthLimit else { throw .unsupported("groups nested too deeply") }
        }
        guard let viewBox else { throw .notSVG }
        guard !layers.isEmpty else { throw .empty }
        return SymbolOutline(layers: layers, viewBox: viewBox)
    }

    private func state(of tag: SVGTag) throws(SVGIconError) -> State {
        var state = states.last ?? State()
        if SVGIconReader.silent.contains(tag.name) || tag["display"] == "none" { state.isHidden = true }
        if let transform = tag["transform"] {
            state.transform = try SVGTransform.read(transform).concatenating(state.transform)
        }
        if let rule = tag["fill-rule"] { state.isEvenOdd = rule == "evenodd" }
        if let fill = tag["fill"] { state.isFilled = fill != "none" && fill != "transparent" }
        if let stroke = tag["stroke"] { state.isStroked = stroke != "none" && stroke != "transparent" }
        return state
    }

    private mutating func draw(_ tag: SVGTag, _ state: State) throws(SVGIconError) {
        switch tag.name {
        case "svg":
            if viewBox == nil { viewBox = try box(of: tag) }
        case "g": break
        case "path", "circle", "ellipse", "rect", "polygon", "polyline", "line":
            guard viewBox != nil else { throw .notSVG }
            guard !state.isStroked else { throw .unsupported("lines (stroke)") }
            let path = try SVGShapes.path(of: tag)
            guard state.isFilled, !path.isEmpty else { return }
            layers.append(
                SymbolOutline.Layer(path.applying(state.transform), fillStyle: FillStyle(eoFill: state.isEvenOdd)))
        default:
            throw .unsupported("the element '\(tag.name.prefix(40))'")
        }
    }

    private func box(of tag: SVGTag) throws(SVGIconError) -> CGRect {
        var box: CGRect?
        if let text = tag["viewBox"] {
            guard let numbers = SVGNumbers.list(text), numbers.count == 4 else {
                throw .invalid(attribute: "viewBox", value: text)
            }
            box = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        } else if let width = tag["width"].flatMap(SVGNumbers.length),
            let height = tag["height"].flatMap(SVGNumbers.length)
        {
            box = CGRect(x: 0, y: 0, width: width, height: height)
        }
        guard let box, box.width > 0, box.height > 0 else { throw .noViewBox }
        return box
    }
}
