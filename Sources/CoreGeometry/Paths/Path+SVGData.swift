import Foundation

extension Path {
    /// Creates a path from SVG path data, with all its commands: lines, curves, smooth curves and arcs.
    ///
    /// ```swift
    /// let check = try Path(svgData: "M2 8.5l4 4 8-9")
    /// ```
    ///
    /// Arcs become cubic curves. An empty string is an empty path.
    ///
    /// - Throws: ``SVGPathError``.
    public init(svgData: String) throws(SVGPathError) {
        var reader = SVGPathReader(svgData)
        self = try reader.read()
    }
}
