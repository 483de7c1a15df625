import FlatlayDrawing

/// Why an SVG file can't be used as a symbol.
package enum SVGIconError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file can't be read as text.
    case unreadable
    /// The file exceeds ``SVGIcon/byteLimit``.
    case tooLarge(bytes: Int)
    /// The text is not SVG.
    case notSVG
    /// It has neither a view box nor a size, or an empty one.
    case noViewBox
    /// It contains something that symbols don't support.
    case unsupported(String)
    /// An attribute has an invalid value.
    case invalid(attribute: String, value: String)
    /// A path is invalid.
    case path(SVGPathError)
    /// It has no filled shapes.
    case empty

    /// The error, and what to do about it.
    package var description: String {
        switch self {
        case .unreadable: "it can't be read; check that it is a text file that may be read"
        case .tooLarge(let bytes): "it has \(bytes) bytes; a symbol may have \(SVGIcon.byteLimit)"
        case .notSVG: "it is not an SVG file; export it again"
        case .noViewBox: "it has no view box; give the svg element a viewBox such as 0 0 16 16"
        case .unsupported(let what): "it has \(what); convert it to filled paths"
        case .invalid(let attribute, let value): "its \(attribute) is '\(value)', which is not a valid value"
        case .path(let error): "its \(error)"
        case .empty: "nothing in it is filled; convert lines to filled paths"
        }
    }
}
