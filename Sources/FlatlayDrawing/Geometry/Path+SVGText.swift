import CoreGeometry
import Foundation

extension Path {
    /// The path as SVG path data, with at most three decimals: `M0 0L10 0L5 8Z`.
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
