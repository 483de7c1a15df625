import Foundation

/// Formats numbers and rectangles for dumps: at most three decimals, without trailing zeros, the same on every
/// platform.
package enum DumpFormat {
    /// Formats a number, such as `12`, `0.5` or `106.667`.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
        let thousandths = Int((value * 1000).rounded())
        let sign = thousandths < 0 ? "-" : ""
        let (whole, fraction) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        guard fraction != 0 else { return sign + String(whole) }
        var digits = String(1000 + fraction).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return sign + String(whole) + "." + digits
    }

    /// Formats numbers, separated by spaces.
    package static func numbers(_ values: CGFloat...) -> String {
        values.map(number).joined(separator: " ")
    }

    /// Formats a rectangle as `x y width height`.
    package static func rect(_ rect: CGRect) -> String {
        numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    /// Formats a point as `x y`.
    package static func point(_ point: CGPoint) -> String {
        numbers(point.x, point.y)
    }

    /// Quotes a string; quotation marks, backslashes and control characters are escaped.
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20: result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
