import Foundation

extension Path {
    /// The path that SVG's notation describes, with all its commands: lines, curves, smooth curves and arcs.
    ///
    /// ```swift
    /// let check = try Path(svgData: "M2 8.5l4 4 8-9")
    /// ```
    ///
    /// Arcs become cubic curves. An empty text is an empty path.
    ///
    /// - Throws: ``SVGPathError``.
    public init(svgData: String) throws(SVGPathError) {
        var reader = SVGPathReader(svgData)
        self = try reader.read()
    }

    /// The path in SVG's notation, with at most three decimals: `M0 0L10 0L5 8Z`.
    public var svgData: String {
        var data = ""
        for element in elements {
            switch element {
            case .move(let point): data += "M" + DumpFormat.point(point)
            case .line(let point): data += "L" + DumpFormat.point(point)
            case .quadCurve(let point, let control):
                data += "Q" + DumpFormat.point(control) + " " + DumpFormat.point(point)
            case .curve(let point, let control1, let control2):
                data +=
                    "C" + DumpFormat.point(control1) + " " + DumpFormat.point(control2) + " " + DumpFormat.point(point)
            case .closeSubpath: data += "Z"
            }
        }
        return data
    }
}
